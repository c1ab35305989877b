#include "app/app.h"

#include "app/report.h"
#include "app/screens.h"
#include "app/words.h"
#include "games/modules/modules.h"
#include "scene/focus.h"
#include "scene/hit.h"
#include "session/save.h"

#include <algorithm>

namespace app {

namespace {

constexpr std::string_view match_record = "match";
constexpr std::string_view damaged_record = "match_damaged";
constexpr std::string_view settings_record = "settings";
constexpr std::string_view people_record = "people";
constexpr std::string_view own_cards_record = "own_cards";

Sound sound_of(kit::Cue cue) {
    static_assert(static_cast<int>(kit::Cue::sand) == static_cast<int>(Sound::sand));
    return static_cast<Sound>(cue);
}

engine::Bytes saved(const Match& match) { return match.session ? session::save(*match.session, {}) : engine::Bytes{}; }

// The table as everybody may see it.
bool shows_public_table(const Model& model) {
    if (model.screen != Screen::table) return false;
    return !model.match.session->blank() && !model.match.session->viewer().is_seat();
}

// There is one at most; null when it is not built in.
const games::Game* game_with_own_cards() {
    const auto games = games::shelf();
    const auto found =
        std::ranges::find_if(games, [](const games::Game& g) { return !g.rules->info().own_decks.empty(); });
    return found == games.end() ? nullptr : &*found;
}

// The first thing in front that takes the keyboard.
scene::NodeId first_focus(const scene::Nodes& nodes) {
    const std::vector<bool> reachable = scene::reachable(nodes);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (reachable[i] && nodes[i].state.enabled && !nodes[i].command.none()) return nodes[i].id;
    return {};
}

} // namespace

struct App::Impl {
    Impl(Device& a_device, const scene::Measure& measure, std::string_view code) : device(a_device), language(code) {
        env.language = &language;
        env.measure = &measure;
    }

    Device& device;
    text::Language language;
    Model model;
    scene::Env env;
    scene::Scrolls scrolls;
    scene::Director director;
    scene::GestureReader gestures;
    bool system_reduced = false;
    bool stale = true;   // the Nodes have to be made anew
    bool repaint = true; // something that is painted changed
    bool was_moving = false;
    double screen_wake = -1;
    Sheet last_sheet = Sheet::none;
    bool public_table = false; // is what the director shows
    scene::Nodes set_aside;    // the public table, while a seat looks
    bool refocus = false;
    scene::NodeId focused;

    // Lets `act` change the model, then does what that asks for.
    template <class Act> void change(double now, const Act& act) {
        Effects effects;
        Stage stage{model, device, effects, &language, now};
        act(stage);
        carry_out_effects(effects, now);
    }

    void carry_out_effects(const Effects& effects, double now) {
        if (effects.cut) cut(now);
        keep(effects);
        if (effects.cue != kit::Cue::none && model.settings.sound) device.play(sound_of(effects.cue));
        if (effects.vibrate > 0 && model.settings.vibration) device.vibrate(effects.vibrate);
        for (const text::Text& words : effects.spoken) device.say(language(words));
        if (effects.full_screen) device.full_screen();
        if (effects.show_licences) device.show_licences();
        if (effects.relayout) make_stale();
        // What the next viewer may not know is gone at once: from the mirror, too, and from under the finger.
        if (effects.cut && env.size.w > 0) lay_out(now);
    }

    void keep(const Effects& effects) {
        if (effects.forget_all) {
            for (const std::string_view record :
                 {match_record, damaged_record, settings_record, people_record, own_cards_record})
                device.keep(record, {});
            return;
        }
        if (effects.keep_match) device.keep(match_record, saved(model.match));
        const bool at_table = model.screen == Screen::table || model.screen == Screen::result;
        const bool visiting = model.screen == Screen::help || model.screen == Screen::settings;
        const bool moved = !visiting && at_table != model.settings.at_table;
        if (moved) model.settings.at_table = at_table;
        if (effects.keep_settings || moved) device.keep(settings_record, write_settings(model.settings));
        if (effects.keep_group) device.keep(people_record, write_group(model.group));
        if (effects.keep_own_cards) device.keep(own_cards_record, write_own_cards(model.own_cards));
    }

    // Nothing of the old picture remains: another viewer, another screen.
    void cut(double now) {
        gestures.drop();
        scene::Nodes last = director.take();
        // What a seat did is seen to happen: the table it comes back to begins as it was left. Only what everybody
        // saw is ever set aside.
        const bool looks = model.screen == Screen::table && model.match.session->viewer().is_seat();
        if (shows_public_table(model)) {
            if (!set_aside.empty()) director.show(std::move(set_aside), now, env.reduced_motion);
            set_aside = {};
        } else if (!looks) {
            set_aside = {};
        } else if (public_table) {
            set_aside = std::move(last);
        }
        public_table = false;
        scrolls.clear();
        refocus = true;
    }

    void make_stale() {
        stale = true;
        repaint = true;
        device.request_frame();
    }

    void command(const scene::Command& command, double now) {
        if (command.none()) return;
        change(now, [&](Stage& stage) { react_screen(stage, command); });
    }

    void refuse(scene::NodeId id, double now) {
        const scene::Node* const node = scene::find(director.nodes(), id);
        if (node == nullptr) return;
        const bool too_short = node->state.enabled && node->accepts.hold_to_open;
        const text::Text why = too_short ? words::hold_longer() : node->why_not;
        if (!why.empty()) change(now, [&](Stage& stage) { toast(stage, why); });
    }

    void take(const scene::Outcome& outcome, double now) {
        using What = scene::Outcome::What;
        if (outcome.relayout) make_stale();
        if (outcome.repaint || outcome.relayout) {
            director.drag(gestures.dragged(), gestures.drag_by());
            repaint = true;
            device.request_frame();
        }
        switch (outcome.what) {
        case What::pressed:
        case What::held:
        case What::lingered: command(outcome.command, now); break;
        case What::slid: slid(outcome, now); break;
        case What::dropped: {
            scene::Command dropped = outcome.command;
            dropped.b = outcome.with.a;
            dropped.dropped = true;
            command(dropped, now);
            break;
        }
        case What::refused: refuse(outcome.node, now); break;
        case What::none: break;
        }
    }

    void slid(const scene::Outcome& outcome, double now) {
        if (outcome.command.none()) return;
        command(outcome.command, now);
    }

    void read_env() {
        env.text_scale = text_scales[model.settings.text_size];
        env.left_handed = model.settings.left_handed;
        env.hold_to_look = model.settings.hold_to_look;
        env.high_contrast = model.settings.high_contrast;
        env.reduced_motion =
            model.settings.motion == Motion::reduced || (model.settings.motion == Motion::system && system_reduced);
    }

    // Whoever reads the rules hears the sand run out as well.
    [[nodiscard]] bool visits_from_table() const {
        const bool visits = model.screen == Screen::help || model.screen == Screen::settings;
        return visits && model.came_from == Screen::table && model.match.session;
    }

    // The table is not shown, but its clock goes on.
    void wake_for_table() {
        scene::Scrolls unseen;
        scene::Builder builder{env, unseen};
        build_table(model, builder);
        const double wake = builder.next_wake();
        if (wake >= 0 && (screen_wake < 0 || wake < screen_wake)) screen_wake = wake;
    }

    void lay_out(double now) {
        env.now = now;
        read_env();
        scene::Builder builder{env, scrolls, gestures.lifted()};
        build_screen(model, builder);
        screen_wake = builder.next_wake();
        if (visits_from_table()) wake_for_table();
        director.show(builder.take(), now, env.reduced_motion);
        gestures.nodes_changed(director.nodes());
        const bool opened = model.sheet != last_sheet && model.sheet != Sheet::none;
        last_sheet = model.sheet;
        device.mirror(director.nodes(), opened || refocus ? first_focus(director.nodes()) : scene::NodeId{});
        public_table = shows_public_table(model);
        refocus = false;
        stale = false;
        repaint = true;
    }

    // What happens by itself, by the clock.
    void tick(double now) {
        if (gestures.next_wake() >= 0 && now >= gestures.next_wake()) take(gestures.tick(director.nodes(), now), now);
        if (!model.toast.empty() && now >= model.toast_until) {
            model.toast = {};
            make_stale();
        }
        if (screen_wake < 0 || now < screen_wake) return;
        screen_wake = -1;
        make_stale();
        change(now, [&](Stage& stage) {
            if (model.screen == Screen::table || visits_from_table()) tick_table(stage);
            if (model.screen == Screen::watch) tick_watch(stage);
        });
    }

    void set_alarm() {
        double alarm = screen_wake;
        const double gesture = gestures.next_wake();
        if (gesture >= 0) alarm = alarm < 0 ? gesture : std::min(alarm, gesture);
        device.wake_at(alarm);
    }

    void wake_match(const Kept& kept) {
        if (kept.match.empty()) return;
        auto loaded = session::load(kept.match, &games::find_module);
        const games::Game* const game = loaded ? games::find_game(loaded->session->game().info().id) : nullptr;
        if (game == nullptr) {
            const bool newer = !loaded && loaded.error() == session::LoadError::newer;
            model.toast = newer ? words::newer_match() : words::damaged_match();
            model.toast_until = 8000;
            device.keep(damaged_record, kept.match);
            return;
        }
        model.match.game = game;
        model.match.session = std::move(loaded->session);
        model.match.open = game->table->fresh_local();
        if (model.settings.at_table) model.screen = Screen::table;
    }
};

App::App(Device& device, const scene::Measure& measure, Kept kept, std::string_view language)
    : impl_(std::make_unique<Impl>(device, measure, language)) {
    impl_->model.settings = read_settings(kept.settings);
    impl_->model.group = read_group(kept.people);
    if (const games::Game* const game = game_with_own_cards())
        impl_->model.own_cards = read_own_cards(kept.own_cards, game->rules->info());
    impl_->model.version = SOBREMESA_VERSION;
    impl_->wake_match(kept);
    device.request_frame();
}

App::~App() = default;

void App::resize(scene::Size size, scene::Insets safe, float pixel_ratio) {
    Impl& app = *impl_;
    if (app.env.size == size && app.env.safe == safe && app.env.pixel_ratio == pixel_ratio) return;
    app.env.size = size;
    app.env.safe = safe;
    app.env.pixel_ratio = pixel_ratio;
    app.gestures.drop();
    app.director.clear();
    app.set_aside = {};
    app.make_stale();
}

void App::pointer(const Pointer& event, double now) {
    Impl& app = *impl_;
    const bool mouse = !event.touch;
    if (event.what == Pointer::What::down && app.director.moving(now)) {
        app.director.finish();
        app.repaint = true;
        app.device.request_frame();
    }
    if (app.env.mouse != mouse) {
        app.env.mouse = mouse;
        app.repaint = true;
    }
    app.take(app.gestures.feed(event, app.director.nodes(), app.scrolls, now), now);
    app.set_alarm();
}

void App::press(scene::NodeId node, double now) { impl_->take(scene::activate(impl_->director.nodes(), node), now); }
void App::hold(scene::NodeId node, double now) {
    impl_->take(scene::activate_held(impl_->director.nodes(), node), now);
}

void App::focus(scene::NodeId node, double /*now*/) {
    Impl& app = *impl_;
    if (app.focused == node) return;
    app.focused = node;
    app.repaint = true;
    app.device.request_frame();
    // What has the keyboard is never out of sight.
    const scene::Reveal reveal = scene::reveal(app.director.nodes(), node);
    if (reveal.panel.none() || reveal.by == 0) return;
    app.scrolls[reveal.panel] += reveal.by;
    app.make_stale();
}

void App::type(scene::NodeId node, std::string words, double now) {
    const scene::Node* const field = scene::find(impl_->director.nodes(), node);
    if (field == nullptr || field->role != scene::Role::textbox || !field->state.enabled) return;
    scene::Command command = field->command;
    command.words = std::move(words);
    impl_->command(command, now);
}

void App::slide(scene::NodeId node, float value, double now) {
    impl_->take(scene::set_slider(impl_->director.nodes(), node, value), now);
}

void App::key(std::string_view name, double now) {
    Impl& app = *impl_;
    const scene::NodeId wanted = node_for_key(app.director.nodes(), name);
    if (!wanted.none()) {
        press(wanted, now);
    } else if (name == "Escape") {
        back(now);
    }
}

void App::system_reduced_motion(bool reduced, double /*now*/) {
    impl_->system_reduced = reduced;
    impl_->make_stale();
}

void App::hidden(double now) {
    Impl& app = *impl_;
    app.gestures.drop();
    if (!app.model.match.session || !app.model.match.session->viewer().is_seat()) return;
    // Whoever picks the device up again may be somebody else.
    app.change(now, [&](Stage& stage) {
        draw_curtain(stage);
        if (stage.model.screen != Screen::table) go(stage, Screen::table);
    });
    // A hidden tab gets no frame: the mirror is told now.
    if (app.env.size.w > 0) app.lay_out(now);
}

void App::shown(double /*now*/) { impl_->make_stale(); }

bool App::back(double now) {
    bool went = false;
    impl_->change(now, [&](Stage& stage) { went = go_back(stage); });
    return went;
}

void App::developer(double now) {
    impl_->change(now, [](Stage& stage) {
        stage.model.settings.developer = true;
        stage.effects.keep_settings = true;
        stage.effects.relayout = true;
    });
}

bool App::update(double now) {
    Impl& app = *impl_;
    app.tick(now);
    if (app.env.size.w <= 0) return false;
    if (app.stale) app.lay_out(now);
    app.set_alarm();
    // One frame more than what moves: however late it comes, everything is painted where it rests.
    const bool moving = app.director.moving(now);
    const bool paint = app.repaint || moving || app.was_moving;
    app.was_moving = moving;
    app.repaint = false;
    return paint;
}

const std::vector<scene::Painted>& App::painted(double now) {
    impl_->env.now = now;
    return impl_->director.frame(now);
}

const scene::Palette& App::palette() const { return palette_of(impl_->model); }
const scene::Env& App::env() const { return impl_->env; }
bool App::moving(double now) const { return impl_->director.moving(now) || impl_->was_moving; }
const scene::Nodes& App::nodes() const { return impl_->director.nodes(); }
scene::NodeId App::hovered() const { return impl_->gestures.hovered(); }
scene::NodeId App::focused() const { return impl_->focused; }
scene::NodeId App::pressed() const { return impl_->gestures.pressed(); }
std::string App::report() const { return report_of(impl_->model, impl_->director.nodes(), impl_->language); }
std::string App::leak() const { return leak_of(impl_->model, impl_->env); }

} // namespace app

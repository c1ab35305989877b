// Watch a round: a round that plays itself, captioned, for somebody who came alone or has never played.
//
// The round is a match like any other, of a fixed seed, in which every choice is drawn by a fixed generator: the same
// each time, and always by the present rules. What always holds: only the public table is shown.
#include "app/screens/parts.h"
#include "app/words.h"
#include "kit/panel.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace app {

namespace {

namespace space = scene::space;

constexpr std::uint64_t watched_seed = 20261;
constexpr double step_length = 2600; // ms between steps while it plays on

session::People demo_people(int seats, const text::Language& language) {
    session::People people;
    for (int i = 0; i < seats; ++i)
        people.push_back({language(words::demo(i)), static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i)});
    return people;
}

// One action, and the caption of what it led to.
void step(Stage& stage) {
    Watch& watch = stage.model.watch;
    session::Session& session = *watch.match.session;
    if (session.over()) return;
    const engine::Seat seat = *session.waiting_on().begin();
    const auto actions = session.legal(seat);
    if (actions.empty()) return;
    const std::uint32_t which = watch.choice.below(static_cast<std::uint32_t>(actions.size()));
    const auto done = session.submit_bytes(seat, actions[which]);
    if (!done) return;
    const kit::Sitting sitting = sitting_of(watch.match);
    text::Text caption;
    for (const engine::Value& event : done->events) {
        kit::Telling telling = watch.match.game->table->tell(event, sitting);
        if (telling.cue != kit::Cue::none) stage.effects.cue = telling.cue;
        if (telling.words.empty()) continue;
        stage.effects.spoken.push_back(telling.words);
        caption = caption.empty() ? telling.words : words::sentences(std::move(caption), telling.words);
    }
    if (!caption.empty()) watch.caption = std::move(caption);
    if (session.over()) {
        watch.caption = words::sentences(std::move(watch.caption), words::watch_over(game_name(*watch.match.game)));
        watch.playing = false;
    }
    ++watch.step;
    stage.effects.relayout = true;
}

void add_controls(const Watch& watch, scene::Builder& out, scene::Box foot) {
    kit::Button next{words::watch_step(), scene::command("watch_step"), kit::Kind::main};
    next.primary = true;
    kit::Button play{watch.playing ? words::watch_pause() : words::watch_auto(), scene::command("watch_play"),
                     kit::Kind::plain, watch.playing ? icon::pause : icon::play};
    if (watch.match.session->over()) {
        next = {words::done(), scene::command("go_back"), kit::Kind::main};
        play.enabled = false;
        play.why_not = words::watch_over(game_name(*watch.match.game));
    }
    const std::array<kit::Button, 2> buttons{play, next};
    kit::button_row(out, scene::id("watch_controls"), foot, buttons, {scene::Align::centre, true});
}

float controls_height(const scene::Env& env, float width) {
    const std::array<kit::Button, 2> measured{kit::Button{words::watch_auto(), {}, kit::Kind::plain, icon::play},
                                              kit::Button{words::watch_step(), {}, kit::Kind::main}};
    return kit::button_row_height(env, width, measured, {scene::Align::centre, true});
}

// In the middle of its box; what is longer scrolls.
void add_caption(const Watch& watch, scene::Builder& out, scene::Box box) {
    kit::Words caption{watch.caption, scene::Style::body, scene::Ink::text, scene::Align::centre};
    caption.shrink = true;
    caption.role = scene::Role::live;
    const float width = kit::scroll_width(box);
    const float height = kit::words_height(out.env(), watch.caption, caption.style, width);
    caption.lines = kit::words_lines(out.env(), watch.caption, caption.style, width);
    scene::Box inside = kit::begin_scroll_panel(out, scene::id("caption_panel"), box, height);
    kit::label(out, scene::id("caption"), {inside.x, inside.y, width, std::max(height, box.h)}, caption);
    kit::end_scroll_panel(out);
}

} // namespace

void start_watch(Stage& stage, int index) {
    const games::Game& game = games::shelf()[static_cast<std::size_t>(index)];
    const int seats = std::clamp(4, game.rules->info().least_seats, game.rules->info().most_seats);
    Watch& watch = stage.model.watch;
    watch = {};
    watch.match.game = &game;
    watch.match.session =
        std::make_unique<session::Session>(*game.rules, engine::standard_setup(game.rules->info(), seats), watched_seed,
                                           demo_people(seats, *stage.language));
    watch.match.open = game.table->fresh_local();
    watch.choice = engine::Rng{watched_seed, 1};
    watch.caption = words::watch_begin();
    visit(stage, Screen::watch);
}

void build_watch(const Model& model, scene::Builder& out) {
    const Watch& watch = model.watch;
    add_surface(out);
    Bar bar{words::watch_title(game_name(*watch.match.game)), back_button()};
    scene::Box area = add_bar(out, bar);
    const scene::Env& env = out.env();
    const float width = std::min(area.w, 640.0F) - 2 * kit::margin(env);
    const float lines = env.line_height(scene::Style::body) * 3;
    const float buttons = controls_height(env, width);
    scene::Box foot = area.cut_bottom(lines + buttons + space::small + 2 * kit::margin(env));
    const engine::Value view = watch.match.session->view();
    kit::Sitting sitting = sitting_of(watch.match);
    sitting.watching = true;
    watch.match.game->table->build({view, *watch.match.open, sitting, watch.match.session.get()}, area, out);
    scene::Box inside = kit::panel(out, scene::id("caption_sheet"), narrowed(foot, 640), scene::Ink::panel, 12);
    add_controls(watch, out, inside.cut_bottom(buttons));
    inside.cut_bottom(space::small);
    add_caption(watch, out, inside);
    if (watch.playing) out.wake_at(watch.next_step);
}

bool react_watch(Stage& stage, const scene::Command& command) {
    Watch& watch = stage.model.watch;
    if (command.is("watch_step")) {
        watch.playing = false;
        step(stage);
    } else if (command.is("watch_play")) {
        watch.playing = !watch.playing;
        if (watch.playing) step(stage);
        watch.next_step = stage.now + step_length;
        stage.effects.relayout = true;
    } else {
        return false;
    }
    return true;
}

void tick_watch(Stage& stage) {
    Watch& watch = stage.model.watch;
    if (!watch.playing || stage.now < watch.next_step) return;
    step(stage);
    watch.next_step = stage.now + step_length;
}

} // namespace app

// The buttons of the moment: each says what it will do, or why that is not possible.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
namespace space = scene::space;

kit::Button main_button(text::Text words, scene::Command command) {
    kit::Button button{std::move(words), std::move(command), kit::Kind::main};
    button.primary = true;
    return button;
}

// A main button that cannot be pressed yet says so in its own words.
kit::Button waiting_button(text::Text words, scene::Command command, text::Text why) {
    kit::Button button = main_button(std::move(words), std::move(command));
    button.enabled = false;
    button.why_not = std::move(why);
    return button;
}

kit::Button sort_button(const In& in) {
    const text::Text words = in.local.by_rank ? words::sort_suit() : words::sort_rank();
    kit::Button button{{}, scene::command("et_sort"), kit::Kind::quiet, icon::sort};
    button.name = words;
    return button;
}

// --- plays ----------------------------------------------------------------------------------------------------------

// What the table asks for, rather than which rule was broken.
text::Text objection(const In& in, engine::Refusal refusal, bool with_stress) {
    const auto reason = static_cast<Reason>(refusal.reason);
    const bool about_trick =
        reason == Reason::other_kind || reason == Reason::other_size || reason == Reason::not_higher;
    if (!about_trick || !in.view.trick || with_stress) return Screen::why_not(refusal, in.sitting);
    const Reading& beat = in.view.trick->reading;
    switch (beat.kind) {
    case Kind::single: return words::needs_single(beat.top);
    case Kind::set: return words::needs_set(beat.size, beat.top);
    case Kind::run: break;
    }
    return words::needs_run(beat.size, beat.top);
}

text::Text play_words(const In& in, const Play& play, Seat seat) {
    const text::Text reading = spoken_low(play.reading);
    if (play.with_stress) return words::play_stress(spoken(*seat_of(in.view, seat).stress), reading);
    return in.view.trick ? words::play(reading) : words::lead(reading);
}

kit::Button play_button(const In& in, const PlayDraft& draft, const Assessment& assessment, Seat seat) {
    const scene::Command command = scene::command("et_play");
    if (assessment.action) return main_button(play_words(in, std::get<Play>(*assessment.action), seat), command);
    const text::Text why = objection(in, assessment.refusal, draft.with_stress);
    if (!draft.cards.empty()) return waiting_button(why, command, why);
    return waiting_button(assessment.may_add.empty() ? words::nothing_beats() : words::choose_cards(), command, why);
}

int playable_readings(const Assessment& assessment) {
    return static_cast<int>(std::ranges::count_if(
        assessment.offers, [](const Assessment::Offer& offer) { return offer.refusal == engine::Refusal{}; }));
}

text::Text play_line(const In& in, const PlayDraft& draft, const Assessment& assessment, Seat seat) {
    const auto& stress = seat_of(in.view, seat).stress;
    if (draft.with_stress && stress) return words::stress_used(spoken(*stress));
    if (!draft.cards.empty()) return assessment.action ? words::no_more() : words::may_help();
    if (stress && assessment.stress_possible) return words::stress_ready(spoken(*stress));
    if (!in.view.trick) return words::line_lead();
    return words::line_beat(spoken_low(in.view.trick->reading), in.sitting.name(in.view.trick->by));
}

Controls play_controls(const In& in, const PlayDraft& draft, Seat seat) {
    const Assessment assessment = in.assess(seat, draft);
    Controls controls;
    controls.line = play_line(in, draft, assessment, seat);
    if (!draft.cards.empty())
        controls.more.push_back({words::clear_choice(), scene::command("et_clear"), kit::Kind::quiet});
    if (const int count = playable_readings(assessment); count > 1)
        controls.more.push_back({words::readings(count),
                                 scene::command("et_sheet", static_cast<int>(Screen::Sheet::readings)),
                                 kit::Kind::plain});
    else if (draft.cards.empty())
        controls.more.push_back(sort_button(in));
    const bool may_pass = in.view.trick || in.assess(seat, PassDraft{Pass::Deed::drop, {}, {}, {}}).action;
    const scene::Command ways = scene::command("et_sheet", static_cast<int>(Screen::Sheet::passes));
    // With nothing to play there is one thing to do.
    const bool stuck = draft.cards.empty() && assessment.may_add.empty() && !draft.with_stress && may_pass;
    if (stuck) {
        controls.line = words::nothing_beats();
        controls.buttons.push_back(main_button(words::pass(), ways));
        return controls;
    }
    if (may_pass) controls.buttons.push_back({words::pass(), ways, kit::Kind::plain});
    controls.buttons.push_back(play_button(in, draft, assessment, seat));
    return controls;
}

// --- passes with a deed ---------------------------------------------------------------------------------------------

text::Text deed_words(const In& in, const Pass& pass, Seat seat) {
    const auto& stress = seat_of(in.view, seat).stress;
    const text::Text used = stress ? spoken(*stress) : text::Text{};
    switch (pass.deed) {
    case Pass::Deed::nothing: return words::pass();
    case Pass::Deed::cover: return words::do_cover(spoken(pass.card), pass.column + 1);
    case Pass::Deed::to_badge: return words::do_badge(spoken(pass.card));
    case Pass::Deed::give: return words::do_give(used, spoken(pass.card), in.sitting.name(pass.receiver));
    case Pass::Deed::fetch: return words::do_fetch(used, spoken(pass.card));
    case Pass::Deed::shred: return words::do_shred(used, spoken(pass.card));
    case Pass::Deed::drop: break;
    }
    return words::do_drop(used);
}

text::Text pick_words(const PassDraft& draft) {
    switch (draft.deed) {
    case Pass::Deed::cover: return draft.card ? words::pick_column() : words::pick_cover();
    case Pass::Deed::to_badge: return words::pick_badge();
    case Pass::Deed::give: return draft.card ? words::pick_receiver() : words::pick_give();
    case Pass::Deed::fetch: return words::pick_fetch();
    default: break;
    }
    return words::pick_shred();
}

Controls pass_controls(const In& in, const PassDraft& draft, Seat seat) {
    const Assessment assessment = in.assess(seat, draft);
    Controls controls;
    controls.line = pick_words(draft);
    if (draft.deed == Pass::Deed::give && draft.card)
        for (const Seat receiver : assessment.receivers) {
            kit::Button to{words::give_to(in.sitting.name(receiver)), scene::command("et_receiver", receiver.index())};
            to.chosen = draft.receiver == receiver;
            controls.more.push_back(std::move(to));
        }
    controls.buttons.push_back({words::back_to_play(), scene::command("et_play_instead"), kit::Kind::plain});
    const scene::Command command = scene::command("et_pass");
    controls.buttons.push_back(
        assessment.action
            ? main_button(deed_words(in, std::get<Pass>(*assessment.action), seat), command)
            : waiting_button(pick_words(draft), command, Screen::why_not(assessment.refusal, in.sitting)));
    return controls;
}

// --- before the turns -----------------------------------------------------------------------------------------------

text::Text commit_line(const In& in, const CommitDraft& draft, Seat seat) {
    if (draft.cards.empty()) return words::choose_two();
    if (draft.cards.size() < 2) return words::choose_one_more();
    if (seat_of(in.view, seat).leader && !draft.wild) return words::choose_wild();
    return draft.wild ? words::choose_done_wild(draft.wild->rank()) : words::choose_done();
}

Controls commit_controls(const In& in, Seat seat) {
    Controls controls;
    if (seat_of(in.view, seat).committed) {
        controls.line = words::waits_choice(in.sitting.name(seat));
        return controls;
    }
    const CommitDraft draft = choices_of(in).commit;
    const Assessment assessment = in.assess(seat, draft);
    controls.line = commit_line(in, draft, seat);
    controls.more.push_back(sort_button(in));
    const scene::Command command = scene::command("et_commit");
    controls.buttons.push_back(assessment.action ? main_button(words::commit(), command)
                                                 : waiting_button(words::commit(), command, controls.line));
    return controls;
}

kit::Button take_button(const In& in, Seat seat) {
    const BadgeDraft draft = choices_of(in).badge;
    const Assessment assessment = in.assess(seat, draft);
    const scene::Command command = scene::command("et_take");
    if (assessment.action)
        return main_button(words::draft_take(in.sitting.name(seat), spoken(*draft.team), spoken(*draft.stress)),
                           command);
    const text::Text why = draft.team     ? words::draft_choose_stress()
                           : draft.stress ? words::draft_choose_team()
                                          : words::draft_choose();
    return waiting_button(why, command, why);
}

} // namespace

Controls own_controls(const In& in, Seat seat) {
    Controls controls;
    const View& view = in.view;
    if (view.phase == Phase::choice) return commit_controls(in, seat);
    if (!may_act(in, seat)) {
        if (!view.waiting_on.empty()) controls.line = words::waits_for(in.sitting.name(*view.waiting_on.begin()));
        return controls;
    }
    if (view.phase == Phase::draft) controls.buttons.push_back(take_button(in, seat));
    if (view.phase != Phase::turns) return controls;
    const Screen::Choices choices = choices_of(in);
    return choices.pass ? pass_controls(in, *choices.pass, seat) : play_controls(in, choices.play, seat);
}

Controls table_controls(const In& in) {
    Controls controls;
    const auto actor = actor_of(in);
    if (!actor) return controls;
    const std::string& name = in.sitting.name(*actor);
    switch (in.view.phase) {
    case Phase::draft: controls.buttons.push_back(take_button(in, *actor)); break;
    case Phase::turns: {
        const Screen::Choices choices = choices_of(in);
        if (choices.pass) return pass_controls(in, *choices.pass, *actor);
        if (!in.view.trick) break;
        if (passes_for_trick(in, *actor)) {
            controls.line = words::passes_soon(name);
            controls.buttons.push_back({words::pass_trick_off(name), scene::command("et_passing", actor->index())});
            break;
        }
        controls.buttons.push_back({words::pass_more(),
                                    scene::command("et_sheet", static_cast<int>(Screen::Sheet::passes)),
                                    kit::Kind::quiet});
        controls.buttons.push_back({words::pass_name(name), scene::command("et_pass"), kit::Kind::plain});
        break;
    }
    case Phase::result:
        controls.buttons.push_back(main_button(words::next_round(in.view.round + 1), scene::command("et_next_round")));
        break;
    case Phase::choice:
    case Phase::over: break;
    }
    return controls;
}

// --- laid out -------------------------------------------------------------------------------------------------------

namespace {

// The small buttons stand beside the line, or in a row of their own below it.
constexpr kit::Row more_row{scene::Align::right, false};

float more_width(const Env& env, const Controls& controls) {
    float width = 0;
    for (const kit::Button& button : controls.more)
        width += std::max(space::target, kit::button_size(env, button, 10000).w) + space::small;
    return width;
}

bool more_beside(const Env& env, float width, const Controls& controls) {
    return more_width(env, controls) <= width * 0.5F;
}

float words_height(const Env& env, const Controls& controls) {
    return controls.line.empty() ? 0 : 2 * env.line_height(scene::Style::small);
}

float line_height(const Env& env, float width, const Controls& controls) {
    const float words = words_height(env, controls);
    if (controls.more.empty()) return words > 0 ? words + space::hair : 0;
    const bool beside = more_beside(env, width, controls);
    const float room = beside ? more_width(env, controls) : width;
    const float more = kit::button_row_height(env, room, controls.more, more_row);
    return (beside ? std::max(words, more) : words + space::hair + more) + space::hair;
}

bool stacks(const Env& env, float width) { return width < 340 * std::min(1.5F, env.text_scale); }

// The main button has two thirds of a row.
float button_width(float width, std::size_t count, bool last, bool stacked) {
    if (stacked || count == 1) return width;
    return (width - space::small) * (last ? 0.62F : 0.38F);
}

float row_height(const Env& env, float width, const Controls& controls, bool stacked) {
    float height = std::max(52.0F, env.line_height(scene::Style::strong) + 2 * space::normal);
    for (std::size_t i = 0; i < controls.buttons.size(); ++i) {
        const float room = button_width(width, controls.buttons.size(), i + 1 == controls.buttons.size(), stacked);
        height = std::max(height, kit::button_size(env, controls.buttons[i], room).h);
    }
    return height;
}

void add_line(Box box, const Controls& controls, scene::Builder& out) {
    const Env& env = out.env();
    if (!controls.more.empty()) {
        const bool beside = more_beside(env, box.w, controls);
        const float room = beside ? more_width(env, controls) : box.w;
        const float height = kit::button_row_height(env, room, controls.more, more_row);
        Box more = beside ? box.cut_right(more_width(env, controls)) : box.cut_bottom(height);
        if (beside) more = more.centred({more.w, height});
        kit::button_row(out, scene::id("et_more"), more, controls.more, more_row);
    }
    kit::Words words{controls.line, scene::Style::small, scene::Ink::text,
                     controls.more.empty() ? scene::Align::centre : scene::Align::left};
    words.lines = 2;
    words.cut = true;
    words.role = scene::Role::live;
    kit::label(out, scene::id("et_line"), box, words);
}

} // namespace

float controls_height(const Env& env, float width, const Controls& controls) {
    const float line = line_height(env, width, controls);
    if (controls.buttons.empty()) return line;
    const bool stacked = stacks(env, width);
    const float row = row_height(env, width, controls, stacked);
    const auto rows = static_cast<float>(stacked ? controls.buttons.size() : 1);
    return line + rows * row + (rows - 1) * space::small + space::hair;
}

void add_controls(Box box, const Controls& controls, scene::Builder& out) {
    const Env& env = out.env();
    if (const float line = line_height(env, box.w, controls); line > 0) {
        add_line(box.cut_top(line - space::hair), controls, out);
        box.cut_top(space::hair);
    }
    const float whole = box.w;
    const bool stacked = stacks(env, whole);
    const float height = row_height(env, whole, controls, stacked);
    // Stacked, the main one lies lowest; in a row, at the end.
    for (std::size_t i = 0; i < controls.buttons.size(); ++i) {
        const std::size_t from_end = controls.buttons.size() - i;
        const kit::Button& button = controls.buttons[i];
        const scene::NodeId id = scene::id("et_button", static_cast<int>(from_end));
        if (stacked) {
            kit::button(out, id, box.cut_top(height), button);
            box.cut_top(space::small);
        } else {
            Box row = box.cut_left(button_width(whole, controls.buttons.size(), from_end == 1, false));
            kit::button(out, id, row.cut_top(height), button);
            box.cut_left(space::small);
        }
    }
}

} // namespace eternamente_temporario

// One large button for each moment, and smaller ones beside it.
#include "games/win/ui/parts.h"
#include "games/win/ui/sand.h"

#include "games/win/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace win {

namespace {

namespace space = scene::space;
using Buttons = std::vector<kit::Button>;

kit::Button main_button(text::Text words, scene::Command command, scene::Icon icon = {}) {
    kit::Button button;
    button.words = std::move(words);
    button.command = std::move(command);
    button.kind = kit::Kind::main;
    button.icon = icon;
    button.primary = true;
    return button;
}

kit::Button plain_button(text::Text words, scene::Command command, scene::Icon icon = {}) {
    kit::Button button = main_button(std::move(words), std::move(command), icon);
    button.kind = kit::Kind::plain;
    button.primary = false;
    return button;
}

text::Text after_speech(const In& in) {
    const text::Text white = name_of(in.sitting, in.view.arguing.white);
    const text::Text black = name_of(in.sitting, in.view.arguing.black);
    switch (in.view.phase) {
    case Phase::white_speaks:
    case Phase::white_answers: return words::time_up_go(black);
    case Phase::black_speaks: return words::time_up_go(white);
    default: break;
    }
    return words::time_up_vote();
}

text::Text speaker(const In& in) {
    const bool white = in.view.phase == Phase::white_speaks || in.view.phase == Phase::white_answers;
    return name_of(in.sitting, white ? in.view.arguing.white : in.view.arguing.black);
}

kit::Button sheet_button(text::Text words, Screen::Sheet sheet, scene::Icon icon) {
    return plain_button(std::move(words), scene::command("win_sheet", static_cast<int>(sheet)), icon);
}

// [WI-11]
kit::Button swap_button(const In& in) {
    kit::Button button = sheet_button(words::swap(), Screen::Sheet::swap, icon::restart);
    button.enabled = std::ranges::contains(in.view.can_swap, true);
    button.why_not = words::why_has_swapped();
    return button;
}

Buttons speech_buttons(const In& in, double now) {
    const Screen::Sand& sand = in.local.sand;
    const kit::Button done = plain_button(words::end_timer(), scene::command("win_speech_over"), icon::next);
    if (!is_turned(sand, in.view)) {
        const kit::Button start =
            main_button(words::start_for(speaker(in)), scene::command("win_turn_sand"), icon::hourglass);
        const bool may_swap = in.view.phase == Phase::white_speaks && !in.view.begun;
        return may_swap ? Buttons{start, swap_button(in), done} : Buttons{start, done};
    }
    const kit::Button again = plain_button(words::restart_timer(), scene::command("win_turn_sand"), icon::restart);
    if (has_run_out(sand, in.view, now))
        return {main_button(after_speech(in), scene::command("win_speech_over"), icon::next), again};
    const bool paused = is_paused(sand, in.view);
    return {main_button(paused ? words::resume_timer() : words::pause_timer(), scene::command("win_pause"),
                        paused ? icon::play : icon::pause),
            again, done};
}

// "All others white" beside the count: whoever votes black is tapped. [WI-9]
kit::Button others_button(const Assessment& assessment) {
    kit::Button button = plain_button(words::others_white(), scene::command("win_others_white"));
    button.enabled = !assessment.missing.empty();
    button.why_not = words::all_have_voted();
    return button;
}

Buttons hand_buttons(const In& in) {
    const Assessment assessment = in.assess(in.view.timekeeper, ShowOfHands{votes_now(in), false});
    kit::Button count = main_button(words::count_votes(), scene::command("win_count"), icon::vote_box);
    if (assessment.refusal && assessment.may_abstain) {
        count.words = words::count_abstaining(assessment.missing.size());
    } else if (assessment.refusal) {
        count.enabled = false;
        count.why_not = Screen::why_not(*assessment.refusal, in.sitting);
    }
    return {count, others_button(assessment)};
}

Buttons kind_buttons(const In& in) {
    kit::Button secret = plain_button(words::vote_in_secret(), scene::command("win_vote_kind", 1), icon::eye_off);
    secret.name = words::vote_secret_warning(in.view.voters.size());
    return {main_button(words::vote_by_hands(), scene::command("win_vote_kind", 0), icon::hand), secret};
}

Buttons buttons_of(const In& in, double now) {
    if (is_speech(in.view.phase)) return speech_buttons(in, now);
    switch (in.view.phase) {
    case Phase::draw_characters: return {main_button(words::draw(), scene::command("win_draw"), icon::deal)};
    case Phase::reveal_challenge:
        return {main_button(words::reveal(), scene::command("win_reveal"), icon::question), swap_button(in)};
    case Phase::choose_vote_kind: return kind_buttons(in);
    case Phase::show_of_hands: return hand_buttons(in);
    case Phase::verdict: return {main_button(words::next_turn(), scene::command("win_next"), icon::next)};
    default: break;
    }
    return {};
}

// Where there is little room, words matter more than the picture before them.
void add_button(scene::Builder& out, int number, scene::Box box, kit::Button button) {
    const scene::NodeId id = scene::id("win_controls").part("button", number);
    const scene::Icon icon = button.icon;
    if (kit::button_size(out.env(), button, box.w).h > box.h) button.icon = {};
    // Words may shrink a little; where even that is not enough, the picture stands for them.
    const float shrunk = (kit::button_size(out.env(), button, box.w).h - 2 * space::small) * 0.7F;
    if (shrunk > box.h && icon.code != 0) {
        button.icon = icon;
        kit::icon_button(out, id, box, button);
        return;
    }
    kit::button(out, id, box, button);
}

} // namespace

void add_controls(const In& in, scene::Box box, scene::Builder& out) {
    const Buttons buttons = buttons_of(in, out.env().now);
    if (buttons.empty()) return;
    const float height = button_height(out.env());
    const std::size_t small = buttons.size() - 1;
    if (small == 0) {
        add_button(out, 0, box.cut_bottom(height), buttons[0]);
        return;
    }
    if (box.h < 2 * height) {
        // Side by side, the large one twice as wide.
        const float unit = (box.w - space::small * static_cast<float>(small)) / (2 + static_cast<float>(small));
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            add_button(out, static_cast<int>(i), box.cut_left(i == 0 ? 2 * unit : unit), buttons[i]);
            box.cut_left(space::small);
        }
        return;
    }
    add_button(out, 0, box.cut_bottom(height), buttons[0]);
    box.cut_bottom(space::small);
    const float width = (box.w - space::small * static_cast<float>(small - 1)) / static_cast<float>(small);
    for (std::size_t i = 1; i < buttons.size(); ++i) {
        add_button(out, static_cast<int>(i), box.cut_left(width), buttons[i]);
        box.cut_left(space::small);
    }
}

} // namespace win

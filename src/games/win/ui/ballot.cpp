// One seat's own secret vote: choose a side, then confirm it.
#include "games/win/ui/faces.h"
#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/card.h"
#include "kit/words.h"
#include "scene/icons.h"

namespace win {

namespace {

namespace space = scene::space;

void add_side(const In& in, scene::Box box, bool white, scene::Builder& out) {
    const Vote vote = white ? Vote::white : Vote::black;
    const engine::Seat seat = white ? in.view.arguing.white : in.view.arguing.black;
    const auto& character = white ? in.view.white_character : in.view.black_character;
    const float label = out.env().line_height(scene::Style::small);
    const scene::Box name = box.cut_bottom(label);
    box.cut_bottom(space::small);
    kit::CardLook look;
    if (character) look.face = character_face(*character, white);
    look.back = character_back(white);
    look.name = white ? words::vote_white(in.sitting.name(seat)) : words::vote_black(in.sitting.name(seat));
    look.chosen = in.local.choice == vote;
    look.dim = in.local.choice && !look.chosen;
    look.command = scene::command("win_choose", static_cast<int>(vote));
    look.lift = look.chosen ? 14.0F : 4.0F;
    kit::card(out, scene::id("ballot", white ? 0 : 1), box, look);
    kit::Words who{look.name, scene::Style::small, scene::Ink::text, scene::Align::centre};
    who.shrink = true;
    who.role = scene::Role::none;
    kit::label(out, scene::id("ballot_name", white ? 0 : 1), name, who);
}

kit::Button cast_button(const In& in) {
    kit::Button button;
    button.command = scene::command("win_cast");
    button.kind = kit::Kind::main;
    button.primary = true;
    button.enabled = in.local.choice.has_value();
    button.why_not = words::choose_side();
    if (!in.local.choice) {
        button.words = words::choose_side();
    } else {
        button.words = *in.local.choice == Vote::white   ? words::vote_confirm_white()
                       : *in.local.choice == Vote::black ? words::vote_confirm_black()
                                                         : words::vote_confirm_abstain();
    }
    return button;
}

} // namespace

void add_ballot(const In& in, scene::Box area, scene::Builder& out) {
    const scene::Env& env = out.env();
    area = area.inset(space::normal, space::small);
    area = area.centred({std::min(area.w, 640.0F), area.h});
    const kit::Button cast = cast_button(in);
    kit::button(out, scene::id("cast"), area.cut_bottom(button_height(env)), cast);
    area.cut_bottom(space::small);
    const engine::Seat seat = in.sitting.viewer.seat();
    const Assessment abstaining = in.assess(seat, SecretVote{Vote::none});
    kit::Button abstain{words::vote_abstain(), scene::command("win_choose", static_cast<int>(Vote::none)), kit::Kind::quiet};
    abstain.chosen = in.local.choice == Vote::none;
    abstain.enabled = !abstaining.refusal;
    if (abstaining.refusal) abstain.why_not = Screen::why_not(*abstaining.refusal, in.sitting);
    kit::button(out, scene::id("abstain"), area.cut_bottom(button_height(env)), abstain);
    area.cut_bottom(space::small);
    kit::Words title{words::your_vote(in.sitting.name(seat)), scene::Style::title, scene::Ink::accent,
                     scene::Align::centre};
    title.role = scene::Role::heading;
    title.shrink = true;
    kit::label(out, scene::id("ballot_title"), area.cut_top(env.line_height(scene::Style::title)), title);
    area.cut_top(space::small);
    if (in.view.challenge) {
        scene::Card challenge{challenge_face(*in.view.challenge), challenge_back()};
        const float height = std::min(area.h * 0.25F, area.w * challenge_size.h / challenge_size.w);
        const scene::Box box = area.cut_top(height).centred({height * challenge_size.w / challenge_size.h, height});
        out.add(scene::id("ballot_challenge"), box, scene::Role::image, words::challenge(in.view.challenge->number),
                challenge);
        area.cut_top(space::small);
    }
    const float label = env.line_height(scene::Style::small) + space::small;
    const float width = std::min((area.w - space::large) / 2, (area.h - label) * character_size.w / character_size.h);
    const scene::Box pair = area.centred({2 * width + space::large, width * character_size.h / character_size.w + label});
    scene::Box rest = pair;
    add_side(in, rest.cut_left(width), true, out);
    add_side(in, rest.cut_right(width), false, out);
}

} // namespace win

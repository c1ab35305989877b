// One seat's own secret vote: choose a side, then confirm it.
#include "games/win/ui/faces.h"
#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/card.h"
#include "kit/panel.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <array>

namespace win {

namespace {

namespace space = scene::space;

// A card as large as fits, with whose side it is below.
void add_side(const In& in, scene::Box box, bool white, scene::Builder& out) {
    const Vote vote = white ? Vote::white : Vote::black;
    const text::Text who = name_of(in.sitting, white ? in.view.arguing.white : in.view.arguing.black);
    const auto& character = white ? in.view.white_character : in.view.black_character;
    const scene::Env& env = out.env();
    const float line_height = env.line_height(scene::Style::small);
    const float shape = character_size.h / character_size.w;
    const float width = std::min(box.w, (box.h - line_height - space::small) / shape);
    const scene::Size size{width, width * shape};
    // Card and name are one thing: they stand together in the middle of the box.
    box = box.centred({box.w, size.h + space::small + line_height});
    const scene::Box name = box.cut_bottom(line_height);
    box.cut_bottom(space::small);
    kit::CardLook look;
    if (character) look.face = character_face(env, size, in.sitting, *character, white);
    look.back = character_back(env, size, white);
    look.name = white ? words::vote_white(who) : words::vote_black(who);
    look.chosen = in.local.choice == vote;
    look.dim = in.local.choice && !look.chosen;
    look.command = scene::command("win_choose", static_cast<int>(vote));
    look.lift = look.chosen ? 14.0F : 4.0F;
    kit::card(out, scene::id("ballot", white ? 0 : 1), box.centred(size), look);
    kit::Words line{look.name, scene::Style::small, scene::Ink::text, scene::Align::centre};
    line.cut = true;
    line.role = scene::Role::none;
    kit::label(out, scene::id("ballot_name", white ? 0 : 1), name, line);
}

void add_challenge(const In& in, scene::Box box, scene::Builder& out) {
    if (!in.view.challenge) return;
    const float width = std::min(box.w, box.h * challenge_size.w / challenge_size.h);
    const scene::Size size{width, width * challenge_size.h / challenge_size.w};
    scene::Card challenge{challenge_face(out.env(), size, in.sitting, *in.view.challenge), challenge_back(size)};
    out.add(scene::id("ballot_challenge"), box.centred(size), scene::Role::image,
            name_of(in.sitting, *in.view.challenge), challenge);
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

kit::Button abstain_button(const In& in) {
    const Assessment abstaining = in.assess(in.sitting.viewer.seat(), SecretVote{Vote::none});
    kit::Button abstain{words::vote_abstain(), scene::command("win_choose", static_cast<int>(Vote::none)),
                        kit::Kind::quiet};
    abstain.chosen = in.local.choice == Vote::none;
    abstain.enabled = !abstaining.refusal;
    if (abstaining.refusal) abstain.why_not = Screen::why_not(*abstaining.refusal, in.sitting);
    return abstain;
}

bool lies(scene::Box area) { return area.w > area.h * 1.3F; }

// The two sides, and the challenge between them, or above where the screen stands upright.
void add_choice(const In& in, scene::Box area, scene::Builder& out) {
    const scene::Env& env = out.env();
    kit::Words title{words::your_vote(in.sitting.name(in.sitting.viewer.seat())), scene::Style::title,
                     scene::Ink::accent, scene::Align::centre};
    title.role = scene::Role::heading;
    title.cut = true;
    const bool lying = lies(area);
    kit::label(out, scene::id("ballot_title"), area.cut_top(env.line_height(scene::Style::title)), title);
    area.cut_top(space::small);
    if (!lying) {
        const float height = std::min(area.h * 0.25F, area.w * challenge_size.h / challenge_size.w);
        add_challenge(in, area.cut_top(height), out);
        area.cut_top(space::small);
    }
    const float columns = lying ? 3 : 2;
    const float width = (area.w - (columns - 1) * space::large) / columns;
    add_side(in, area.cut_left(width), true, out);
    add_side(in, area.cut_right(width), false, out);
    if (lying) add_challenge(in, area.inset(space::large, 0), out);
}

} // namespace

void add_ballot(const In& in, scene::Box area, scene::Builder& out) {
    const scene::Env& env = out.env();
    area = area.inset(space::normal, space::small);
    area = area.centred({std::min(area.w, lies(area) ? 900.0F : 640.0F), area.h});
    const std::array<kit::Button, 2> buttons{abstain_button(in), cast_button(in)};
    const kit::Row row{scene::Align::centre, true};
    scene::Box foot = area.cut_bottom(kit::button_row_height(env, area.w, buttons, row));
    kit::button_row(out, scene::id("ballot_buttons"), foot, buttons, row);
    area.cut_bottom(space::small);
    constexpr float least_card = 96;
    constexpr float least_challenge = 64;
    const float least = env.line_height(scene::Style::title) + env.line_height(scene::Style::small) + least_card +
                        2 * space::small + (lies(area) ? 0 : least_challenge + space::small);
    kit::at_least(out, scene::id("ballot_panel"), area, least, [&](scene::Box box) { add_choice(in, box, out); });
}

} // namespace win

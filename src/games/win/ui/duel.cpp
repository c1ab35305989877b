// Two characters face to face, the challenge between.
#include "games/win/ui/faces.h"
#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/pieces.h"
#include "kit/words.h"
#include "scene/icons.h"

namespace win {

namespace {

namespace space = scene::space;

bool speaks_now(Phase phase, bool white) {
    return white ? phase == Phase::white_speaks || phase == Phase::white_answers
                 : phase == Phase::black_speaks || phase == Phase::black_answers;
}

bool won(const View& view, engine::Seat seat) { return view.verdict && view.verdict->winner == seat; }

text::Text card_name(const In& in, bool white) {
    const auto& character = white ? in.view.white_character : in.view.black_character;
    return character ? words::character(character->number) : words::character_label();
}

// A card leans a little towards the other side; who does not speak stands back.
void add_character(const In& in, scene::Box box, bool white, scene::Builder& out) {
    const auto& character = white ? in.view.white_character : in.view.black_character;
    scene::Card card;
    const scene::Env& env = out.env();
    card.back = character_back(env, box.size(), white);
    if (character) card.face = character_face(env, box.size(), *character, white);
    const engine::Seat seat = white ? in.view.arguing.white : in.view.arguing.black;
    card.chosen = speaks_now(in.view.phase, white) || won(in.view, seat);
    card.dim = is_speech(in.view.phase) && !speaks_now(in.view.phase, white);
    const scene::NodeId id = scene::id("win_character", white ? 0 : 1);
    scene::Node& node = out.add(id, box, scene::Role::image, card_name(in, white), card);
    node.place.angle = white ? -0.025F : 0.025F;
    node.place.lift = card.chosen ? 14 : 5;
    node.place.scale = card.chosen ? 1.03F : 1;
    node.place.flip = character ? 0 : 1;
    node.state.overlap = true;
    node.z = 2;
    node.accepts.drop = in.view.phase == Phase::show_of_hands;
    if (node.accepts.drop) node.command = scene::command("win_drop", white ? 1 : 2);
}

// The player below the card: disc and name, and the count of what was won.
void add_player(const In& in, scene::Box box, bool white, scene::Builder& out) {
    const engine::Seat seat = white ? in.view.arguing.white : in.view.arguing.black;
    const session::Person& person = in.sitting.person(seat);
    const scene::NodeId id = scene::id("win_player", white ? 0 : 1);
    const float side = std::min(box.h, 28.0F);
    scene::Disc disc;
    disc.fill = scene::seat_ink(person.colour);
    disc.rim = scene::Ink::none;
    disc.icon = icon::picture[person.picture % std::size(icon::picture)];
    disc.ink = scene::Ink::on_seat;
    const float width = out.env().measured(words::plain(person.name), scene::Style::small).w;
    box = box.centred({std::min(box.w, side + space::small + width + space::small), box.h});
    // In front of the cards, whose shadows would fall on it.
    out.add(id, box.cut_left(side).centred({side, side}), disc).z = 4;
    box.cut_left(space::small);
    kit::Words name{words::plain(person.name), scene::Style::small};
    name.cut = true;
    kit::label(out, id.part("name"), box, name).z = 4;
}

void add_challenge(const In& in, scene::Box box, scene::Builder& out) {
    scene::Card card;
    card.back = challenge_back(box.size());
    const View& view = in.view;
    if (view.challenge) card.face = challenge_face(out.env(), box.size(), *view.challenge);
    scene::Node& node =
        out.add(scene::id("win_challenge"), box, scene::Role::image,
                view.challenge ? words::challenge(view.challenge->number) : words::challenge_label(), card);
    node.place.lift = view.challenge ? 10 : 4;
    node.place.flip = view.challenge ? 0 : 1;
    node.z = 3;
}

// What was counted, as large figures beside the challenge once it is known.
void add_tally(const In& in, const Plan& plan, scene::Builder& out) {
    if (!in.view.verdict) return;
    const float side = std::max(28.0F, std::min(56.0F, plan.white.w * 0.4F) * std::min(1.3F, out.env().text_scale));
    for (const bool white : {true, false}) {
        const scene::Box& card = white ? plan.white : plan.black;
        const int count = white ? in.view.verdict->tally.white : in.view.verdict->tally.black;
        const scene::Box spot{card.right() - side * 0.8F, card.y - side * 0.1F, side, side};
        const scene::NodeId id = scene::id("win_tally", white ? 0 : 1);
        scene::Disc disc;
        disc.fill = scene::Ink::accent;
        disc.rim = scene::Ink::on_accent;
        disc.lift = 12;
        scene::Node& node =
            out.add(id, spot, scene::Role::text, white ? words::tally_white(count) : words::tally_black(count), disc);
        node.state.overlap = true;
        node.state.decoration = true;
        node.z = 8;
        out.begin(id, 1);
        scene::Label figure;
        figure.text = words::seconds(count);
        figure.style = scene::Style::display;
        figure.ink = scene::Ink::on_accent;
        figure.align = scene::Align::centre;
        figure.fixed = true;
        figure.zoom = side * 0.55F / scene::size_of(figure.style);
        scene::Node& label = out.add(id.part("figure"), spot, figure);
        label.state.decoration = true;
        label.z = 9;
        out.end();
    }
}

} // namespace

void add_duel(const In& in, const Plan& plan, scene::Builder& out) {
    const float label = out.env().line_height(scene::Style::small);
    for (const bool white : {true, false}) {
        scene::Box side = white ? plan.white : plan.black;
        scene::Box name = side.cut_bottom(label);
        side.cut_bottom(space::small);
        add_character(in, side, white, out);
        add_player(in, name, white, out);
    }
    add_challenge(in, plan.challenge, out);
    add_tally(in, plan, out);
}

} // namespace win

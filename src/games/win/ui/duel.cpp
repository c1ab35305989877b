// Two characters face to face, the challenge between.
#include "games/win/ui/faces.h"
#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/pieces.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace win {

namespace {

namespace space = scene::space;

bool speaks_now(Phase phase, bool white) {
    return white ? phase == Phase::white_speaks || phase == Phase::white_answers
                 : phase == Phase::black_speaks || phase == Phase::black_answers;
}

Team team_at(const In& in, bool white) { return white ? in.view.arguing.white : in.view.arguing.black; }

bool won(const View& view, Team team) { return view.verdict && view.verdict->winner == team; }
bool lost(const View& view, Team team) { return view.verdict && view.verdict->winner && view.verdict->winner != team; }

text::Text card_name(const In& in, bool white) {
    const auto& character = white ? in.view.white_character : in.view.black_character;
    return character ? name_of(in.sitting, *character) : words::character_label();
}

// A card leans a little towards the other side; who does not speak, or has lost, stands back.
void add_character(const In& in, scene::Box box, bool white, scene::Builder& out) {
    const auto& character = white ? in.view.white_character : in.view.black_character;
    scene::Card card;
    const scene::Env& env = out.env();
    card.back = character_back(env, box.size(), white);
    if (character) card.face = character_face(env, box.size(), in.sitting, *character, white);
    const Team team = team_at(in, white);
    card.chosen = speaks_now(in.view.phase, white) || won(in.view, team);
    card.dim = (is_speech(in.view.phase) && !speaks_now(in.view.phase, white)) || lost(in.view, team);
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

// Who stands below the card: the disc of a player, or those of a team, and the name.
void add_player(const In& in, scene::Box box, bool white, scene::Builder& out) {
    const Team team = team_at(in, white);
    const engine::SeatSet members = in.view.members[team.number];
    const scene::NodeId id = scene::id("win_player", white ? 0 : 1);
    const float side = std::min(box.h, 28.0F);
    const text::Text called = name_of(in.sitting, team);
    const float width = out.env().measured(called, scene::Style::small).w + 1;
    // Discs of a large team lie over each other like cards of a hand.
    const float room = std::max(side, box.w - width - space::small);
    const float step = members.size() > 1 ? std::min(side, (room - side) / static_cast<float>(members.size() - 1)) : 0;
    const float discs = side + step * static_cast<float>(members.size() - 1);
    box = box.centred({std::min(box.w, discs + space::small + width), box.h});
    float x = box.x;
    for (const engine::Seat seat : members) {
        const kit::SeatLook look = look_of(in, seat);
        scene::Disc disc;
        disc.fill = scene::seat_ink(look.colour);
        disc.rim = scene::Ink::none;
        disc.icon = look.picture;
        disc.ink = scene::Ink::on_seat;
        // In front of the cards, whose shadows would fall on it.
        scene::Node& node = out.add(id.part("disc", seat.index()), {x, box.y + (box.h - side) / 2, side, side}, disc);
        node.z = 4;
        x += step;
    }
    box.cut_left(discs + space::small);
    kit::Words name{called, scene::Style::small};
    name.cut = true;
    kit::label(out, id.part("name"), box, name).z = 4;
}

void add_challenge(const In& in, scene::Box box, scene::Builder& out) {
    scene::Card card;
    card.back = challenge_back(box.size());
    const View& view = in.view;
    if (view.challenge) card.face = challenge_face(out.env(), box.size(), in.sitting, *view.challenge);
    scene::Node& node = out.add(scene::id("win_challenge"), box, scene::Role::image,
                                view.challenge ? name_of(in.sitting, *view.challenge) : words::challenge_label(), card);
    node.place.lift = view.challenge ? 10 : 4;
    node.place.flip = view.challenge ? 0 : 1;
    node.z = 3;
}

float tally_side(const scene::Env& env, const Plan& plan) {
    return std::max(28.0F, std::min(56.0F, plan.white.w * 0.4F) * std::min(1.3F, env.text_scale));
}

// One counted vote: a small card at the upper edge of its side's.
void add_counted(scene::Builder& out, scene::NodeId id, scene::NodeId from, scene::Box box, bool white, int place) {
    scene::Panel card;
    card.radius = 4;
    card.fill = white ? scene::Ink::first : scene::Ink::second;
    card.edge = scene::Ink::accent;
    card.edge_width = 1.5F;
    card.lift = 5;
    scene::Node& node = out.add(id, box, card);
    node.state.decoration = true;
    node.state.overlap = true;
    node.comes_from = from;
    node.wait = static_cast<float>(place) * 60;
    node.z = 5 + place;
}

// The votes fly to the two sides, where they can be counted. Secret ones come from the middle: they are nobody's. [WI-9]
void add_counted_votes(const In& in, const Plan& plan, bool white, scene::Builder& out) {
    constexpr scene::Size size{20, 27};
    const Verdict& verdict = *in.view.verdict;
    const Vote side = white ? Vote::white : Vote::black;
    const int count = white ? verdict.tally.white : verdict.tally.black;
    const scene::Box& card = white ? plan.white : plan.black;
    const float room = card.w - tally_side(out.env(), plan) - size.w - space::small;
    const float step = count > 1 ? std::min(size.w + 3, room / static_cast<float>(count - 1)) : 0;
    int place = 0;
    const auto add = [&](scene::NodeId id, scene::NodeId from) {
        const float along = static_cast<float>(place) * step;
        const float x = white ? card.x + along : card.right() - size.w - along;
        add_counted(out, id, from, {x, card.y - size.h * 0.4F, size.w, size.h}, white, place);
        ++place;
    };
    if (!verdict.votes) {
        for (int i = 0; i < count; ++i)
            add(scene::id("win_ballot", (white ? 0 : engine::max_seats) + i), scene::id("win_challenge"));
        return;
    }
    for (const engine::Seat seat : verdict.votes->with(side))
        add(scene::id("win_vote", seat.index()), scene::id("win_seat", seat.index()));
}

void add_figure(scene::Builder& out, scene::NodeId id, scene::Box spot, text::Text name, int count) {
    scene::Disc disc;
    disc.fill = scene::Ink::accent;
    disc.rim = scene::Ink::on_accent;
    disc.lift = 12;
    scene::Node& node = out.add(id, spot, scene::Role::text, std::move(name), disc);
    node.state.overlap = true;
    node.state.decoration = true;
    node.z = 30;
    out.begin(id, 1);
    scene::Label figure;
    figure.text = words::seconds(count);
    figure.style = scene::Style::display;
    figure.ink = scene::Ink::on_accent;
    figure.align = scene::Align::centre;
    figure.fixed = true;
    figure.zoom = spot.w * 0.55F / scene::size_of(figure.style);
    scene::Node& label = out.add(id.part("figure"), spot, figure);
    label.state.decoration = true;
    label.z = 31;
    out.end();
}

// What was counted, as votes and as large figures that face each other.
void add_tally(const In& in, const Plan& plan, scene::Builder& out) {
    if (!in.view.verdict) return;
    const float side = tally_side(out.env(), plan);
    for (const bool white : {true, false}) {
        add_counted_votes(in, plan, white, out);
        const scene::Box& card = white ? plan.white : plan.black;
        const int count = white ? in.view.verdict->tally.white : in.view.verdict->tally.black;
        const float x = white ? card.right() - side + space::hair : card.x - space::hair;
        add_figure(out, scene::id("win_tally", white ? 0 : 1), {x, card.y - side * 0.15F, side, side},
                   white ? words::tally_white(count) : words::tally_black(count), count);
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

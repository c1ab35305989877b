// The Humans round the desk: what lies open before each of them.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/parts.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>
#include <cmath>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
using scene::Ink;
using scene::NodeId;
namespace space = scene::space;

constexpr float band = 5; // of the department's colour, at the left edge
constexpr float least_disc = 26;

float name_line(const Env& env) { return std::max(least_disc, env.line_height(scene::Style::small)); }
float count_line(const Env& env) { return std::max(18.0F, env.line_height(scene::Style::small)); }
float tile_line(const Env& env) { return column_strip(env) + 4; }

bool is_on_turn(const In& in, Seat seat) { return is_anyones_turn(in.view) && in.view.waiting_on.contains(seat); }

scene::Icon picture_of(const session::Person& person) {
    return icon::picture[person.picture % std::size(icon::picture)];
}

// A number with its picture, or alone, or not at all: as there is room. Returns the rest of the line.
Box add_count(scene::Builder& out, NodeId id, Box line, scene::Icon icon, int count, Ink ink) {
    const Env& env = out.env();
    const text::Text words = words::number(count);
    const float width = std::ceil(env.measured(words, scene::Style::small).w) + 1;
    const float side = std::min(16.0F * std::min(1.4F, env.text_scale), line.h);
    if (line.w < width) return line;
    if (line.w >= side + 2 + width) {
        kit::picture(out, id.part("icon"), line.cut_left(side).centred({side, side}), icon, Ink::muted);
        line.cut_left(2);
    }
    kit::Words number{words, scene::Style::small, ink, scene::Align::left};
    number.role = scene::Role::none;
    kit::label(out, id.part("number"), line.cut_left(width), number);
    line.cut_left(space::small);
    return line;
}

// What a seat is doing, in a word; empty: nothing that the frame does not say.
text::Text state_of(const In& in, Seat seat) {
    const SeatView& own = seat_of(in.view, seat);
    if (in.view.phase == Phase::choice) return own.committed ? words::seat_chosen() : words::seat_chooses();
    if (own.out) return words::seat_out();
    if (passes_for_trick(in, seat)) return words::seat_passes();
    return {};
}

void add_name(const In& in, scene::Builder& out, NodeId id, Box line, Seat seat) {
    const session::Person& person = in.sitting.person(seat);
    const SeatView& own = seat_of(in.view, seat);
    scene::Disc disc;
    disc.fill = scene::seat_ink(person.colour);
    disc.ink = Ink::on_seat;
    disc.icon = picture_of(person);
    kit::shape(out, id.part("disc"), line.cut_left(least_disc).centred({least_disc, least_disc}), disc);
    line.cut_left(space::hair);
    kit::Words name{words::plain(person.name), scene::Style::small, own.out ? Ink::muted : Ink::text};
    name.cut = true;
    name.role = scene::Role::none;
    kit::label(out, id.part("name"), line, name);
}

// A sign in the department's colour at the end of a line; returns the rest.
Box add_sign(scene::Builder& out, NodeId id, Box line, scene::Icon icon, Team team) {
    constexpr float side = 18;
    kit::picture(out, id, line.cut_right(side).centred({side, side}), icon, ink_of(team));
    line.cut_right(2);
    return line;
}

Box add_department(const In& in, scene::Builder& out, NodeId id, Box line, Seat seat) {
    const auto team = seat_of(in.view, seat).team;
    return team ? add_sign(out, id.part("team"), line, icon_of(*team), *team) : line;
}

void add_counts(const In& in, scene::Builder& out, NodeId id, Box line, Seat seat) {
    const SeatView& own = seat_of(in.view, seat);
    line = add_count(out, id.part("hand"), line, icon::cards, own.hand_count, Ink::text);
    line = add_count(out, id.part("points"), line, icon::star, own.points, Ink::text);
    if (own.leader) line = add_sign(out, id.part("leader"), line, icon::crown, *own.team);
    const text::Text state = state_of(in, seat);
    if (state.empty()) return;
    if (line.w < out.env().measured(state, scene::Style::small).w) {
        if (own.out && line.w >= 16) kit::picture(out, id.part("out"), line.cut_right(16), icon::out, Ink::accent);
        return;
    }
    const bool quiet = in.view.phase == Phase::choice && !own.committed;
    kit::Words words{state, scene::Style::small, quiet ? Ink::muted : Ink::accent, scene::Align::right};
    words.cut = true;
    words.role = scene::Role::none;
    kit::label(out, id.part("state"), line, words);
}

// An open card before a seat, as large as index and suit need.
void add_tile(const In& in, scene::Builder& out, Box box, Card card, std::optional<Team> team) {
    scene::Card face{feeling_face(out.env(), box.size(), card, Corner::of_column, is_wild(in.view, team, card)), {}};
    scene::Node& node = out.add(card_id(card), box, face);
    node.place.lift = 1;
}

void add_slot(scene::Builder& out, NodeId id, Box box) {
    scene::Panel empty;
    empty.fill = Ink::none;
    empty.edge = Ink::panel_edge;
    empty.edge_width = 1.5F;
    empty.radius = 5;
    kit::shape(out, id, box, empty);
}

void add_stress_tile(scene::Builder& out, NodeId id, Box box, Stress stress) {
    scene::Panel tile;
    tile.fill = Ink::back;
    tile.edge = Ink::on_back;
    tile.edge_width = 1;
    tile.radius = 5;
    tile.lift = 1;
    kit::shape(out, id, box, tile);
    const float side = std::min(box.w, box.h) - 6;
    kit::picture(out, id.part("icon"), box.centred({side, side}), icon_of(stress), Ink::on_back);
}

// The two slots of the badge; before there is a badge, the two cards that were turned up. [ET-4] [ET-6]
void add_tiles(const In& in, scene::Builder& out, NodeId id, Box line, Seat seat) {
    const SeatView& own = seat_of(in.view, seat);
    const float width = std::max(least_column_width(out.env()), 34.0F);
    const auto next = [&] {
        const Box box = line.cut_left(width);
        line.cut_left(space::hair);
        return box.centred({box.w, std::min(box.h, tile_line(out.env()))});
    };
    if (own.revealed) {
        for (const Card card : *own.revealed) add_tile(in, out, next(), card, std::nullopt);
        return;
    }
    if (!own.team || in.view.phase == Phase::choice) return;
    for (int slot = 0; slot < 2; ++slot) {
        const Box box = next();
        const auto& card = own.badge[static_cast<std::size_t>(slot)];
        if (slot == 0 && own.stress)
            add_stress_tile(out, id.part("stress"), box, *own.stress);
        else if (card)
            add_tile(in, out, box, *card, own.team);
        else
            add_slot(out, id.part("slot", slot), box);
    }
}

scene::Node& add_frame(const In& in, scene::Builder& out, Box box, Seat seat) {
    const bool current = is_on_turn(in, seat);
    scene::Panel panel;
    panel.fill = Ink::panel;
    panel.edge = current ? Ink::accent : Ink::panel_edge;
    panel.edge_width = current ? 3.0F : 1.0F;
    panel.radius = 10;
    panel.lift = current ? 10.0F : 2.0F;
    const bool pressed = !in.sitting.watching;
    scene::Node& node = out.add(seat_id(seat), box, pressed ? scene::Role::button : scene::Role::image,
                                spoken_seat(in.view, in.sitting, seat), panel);
    node.state.current = current;
    if (pressed) {
        node.command = scene::command("et_seat", seat.index());
        node.accepts.tap = true;
    }
    return node;
}

void add_band(const In& in, scene::Builder& out, Box box, Seat seat) {
    const auto team = seat_of(in.view, seat).team;
    if (team)
        kit::sheet(out, seat_id(seat).part("band"), {box.x + 4, box.y + 7, band, box.h - 14}, ink_of(*team), band / 2);
}

} // namespace

float plate_height(const Env& env, bool low) {
    const float lines = name_line(env) + space::hair + count_line(env);
    return 2 * space::hair + 2 + lines + (low ? 0 : space::hair + tile_line(env));
}

void add_plate(const In& in, Box box, Seat seat, scene::Builder& out) {
    const Env& env = out.env();
    const NodeId id = seat_id(seat);
    add_frame(in, out, box, seat);
    out.begin(id);
    add_band(in, out, box, seat);
    Box inside = box.inset(space::hair + 1);
    inside.cut_left(band + space::hair);
    add_name(in, out, id, inside.cut_top(name_line(env)), seat);
    inside.cut_top(space::hair);
    Box line = inside.cut_top(count_line(env));
    const bool low = inside.h < tile_line(env);
    const float tiles = 2 * std::max(least_column_width(env), 34.0F) + space::small;
    const bool has_tiles = in.view.phase != Phase::choice;
    if (low && has_tiles && line.w >= tiles + 76 * env.text_scale) {
        add_tiles(in, out, id, line.cut_right(tiles), seat);
    } else if (low && in.view.phase == Phase::draft) {
        // In the draft all hands are alike: what was turned up matters more.
        add_tiles(in, out, id, add_department(in, out, id, line, seat), seat);
        out.end();
        return;
    } else if (!low) {
        inside.cut_top(space::hair);
        add_tiles(in, out, id, add_department(in, out, id, inside.cut_top(tile_line(env)), seat), seat);
    }
    if (low) line = add_department(in, out, id, line, seat);
    add_counts(in, out, id, line, seat);
    out.end();
}

float strip_height(const Env& env) { return std::max(space::target, name_line(env) + count_line(env) + 8); }

void add_strip(const In& in, Box box, scene::Builder& out) {
    const Env& env = out.env();
    const auto seats = static_cast<int>(in.view.seats.size());
    const float width = (box.w - space::hair * static_cast<float>(seats - 1)) / static_cast<float>(seats);
    for (int i = 0; i < seats; ++i) {
        const Seat seat{i};
        const NodeId id = seat_id(seat);
        const Box cell = box.cut_left(width);
        box.cut_left(space::hair);
        const session::Person& person = in.sitting.person(seat);
        const SeatView& own = seat_of(in.view, seat);
        add_frame(in, out, cell, seat);
        out.begin(id);
        add_band(in, out, cell, seat);
        Box inside = cell.inset(3);
        inside.cut_left(band + 2);
        Box upper = inside.cut_top(name_line(env));
        scene::Disc disc;
        disc.fill = scene::seat_ink(person.colour);
        disc.ink = Ink::on_seat;
        disc.icon = picture_of(person);
        kit::shape(out, id.part("disc"), upper.cut_left(least_disc).centred({least_disc, least_disc}), disc);
        upper.cut_left(2);
        add_count(out, id.part("hand"), upper, icon::cards, own.hand_count, Ink::text);
        kit::Words name{words::plain(person.name), scene::Style::small, own.out ? Ink::muted : Ink::text};
        name.cut = true;
        name.role = scene::Role::none;
        kit::label(out, id.part("name"), inside, name);
        out.end();
    }
}

} // namespace eternamente_temporario

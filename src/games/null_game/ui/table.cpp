#include "games/null_game/ui/parts.h"

#include "games/null_game/words.h"
#include "kit/button.h"
#include "kit/card.h"
#include "kit/fan.h"
#include "kit/panel.h"
#include "kit/pile.h"
#include "kit/seat.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>
#include <numbers>

namespace null_game {

namespace {

namespace space = scene::space;
using In = kit::In<Screen>;

void add_lines(const In& in, scene::Box box, scene::Builder& out) {
    const scene::Env& env = out.env();
    const View& view = in.view;
    int chosen = 0;
    for (const SeatView& seat : view.seats) chosen += seat.has_chosen ? 1 : 0;
    kit::Words title{words::round(view.round), scene::Style::title, scene::Ink::accent, scene::Align::centre};
    title.role = scene::Role::heading;
    kit::label(out, scene::id("null_round"), box.cut_top(env.line_height(scene::Style::title)), title);
    kit::Words line{words::chosen(chosen, static_cast<int>(view.seats.size())), scene::Style::small, scene::Ink::text,
                    scene::Align::centre};
    line.shrink = true;
    line.role = scene::Role::live;
    kit::label(out, scene::id("null_chosen"), box.cut_top(env.line_height(scene::Style::small)), line);
    if (view.round < 2) return;
    kit::Words last{view.last_winner ? words::won_round(in.sitting.name(*view.last_winner)) : words::nobody_won(),
                    scene::Style::small, scene::Ink::muted, scene::Align::centre};
    last.cut = true;
    kit::label(out, scene::id("null_last"), box, last);
}

void add_seat(const In& in, const kit::Ring& ring, int index, scene::Builder& out) {
    const SeatView& seat = in.view.seats[static_cast<std::size_t>(index)];
    const session::Person& person = in.sitting.person(engine::Seat{index});
    kit::SeatLook look;
    look.name = words::plain(person.name);
    look.spoken = words::seat_line(person.name, seat.points, seat.hand_count);
    look.picture = icon::picture[person.picture % std::size(icon::picture)];
    look.colour = person.colour;
    look.badge = words::number(seat.points);
    look.current = !seat.has_chosen && !in.view.over;
    kit::seat(out, scene::id("null_seat", index), ring.boxes[static_cast<std::size_t>(index)], look, ring.size);
}

void add_shown_card(const In& in, int seat, scene::Box box, scene::Builder& out) {
    const Card value = *in.view.seats[static_cast<std::size_t>(seat)].shown;
    kit::CardLook look;
    look.face = card_face(value, box.size());
    look.back = card_back();
    look.name = words::tell_showed(in.sitting.name(engine::Seat{seat}), value);
    look.comes_from = scene::id("null_seat", seat);
    kit::card(out, scene::id("null_shown", seat), box, look);
}

// As wide as cards of ours can be in that box, so many side by side in so many rows.
float width_in_rows(scene::Box box, int across, int rows) {
    const auto least = [](float room, int count) {
        return (room - space::hair * static_cast<float>(count - 1)) / static_cast<float>(count);
    };
    return std::min({card_size.w, least(box.w, across), least(box.h, rows) / kit::card_ratio});
}

// The cards of the round before, in the middle: in one row or in two, whichever leaves them larger.
void add_shown(const In& in, scene::Box box, scene::Builder& out) {
    std::vector<int> seats;
    for (int i = 0; i < static_cast<int>(in.view.seats.size()); ++i)
        if (in.view.seats[static_cast<std::size_t>(i)].shown) seats.push_back(i);
    if (seats.empty()) return;
    const int count = static_cast<int>(seats.size());
    const bool one_row = width_in_rows(box, count, 1) >= width_in_rows(box, (count + 1) / 2, 2);
    const int across = one_row ? count : (count + 1) / 2;
    const float width = width_in_rows(box, across, one_row ? 1 : 2);
    const scene::Size size{width, width * kit::card_ratio};
    const float rows = one_row ? 1 : 2;
    const scene::Box all = box.centred({static_cast<float>(across) * (width + space::hair) - space::hair,
                                        rows * (size.h + space::hair) - space::hair});
    for (int i = 0; i < count; ++i) {
        const auto column = static_cast<float>(i % across);
        const int line = i / across;
        const auto row = static_cast<float>(line);
        const scene::Box spot{all.x + column * (width + space::hair), all.y + row * (size.h + space::hair), size.w,
                              size.h};
        add_shown_card(in, seats[static_cast<std::size_t>(i)], spot, out);
    }
}

} // namespace

namespace {

float lines_height(const scene::Env& env) {
    return env.line_height(scene::Style::title) + 2 * env.line_height(scene::Style::small);
}

void add_round(const In& in, scene::Box area, scene::Builder& out) {
    const scene::Env& env = out.env();
    add_lines(in, area.cut_top(lines_height(env)), out);
    const kit::Ring ring = kit::seats_ring(env, area, static_cast<int>(in.view.seats.size()));
    for (int i = 0; i < static_cast<int>(in.view.seats.size()); ++i) add_seat(in, ring, i, out);
    scene::Box middle = ring.inside.inset(space::small);
    scene::Box top = middle.cut_top(middle.h / 2);
    kit::Pile pile;
    pile.count = in.view.draw_pile;
    pile.top.back = card_back();
    pile.top.name = words::draw_pile(in.view.draw_pile);
    const float height = std::min(card_size.h, top.h - space::small);
    kit::pile(out, scene::id("null_pile"), top.centred({height / kit::card_ratio, height}), pile);
    add_shown(in, middle, out);
}

} // namespace

void add_table(const In& in, scene::Box area, scene::Builder& out) {
    constexpr float least_ring = 260;
    area = area.inset(space::small, 0);
    const float least = lines_height(out.env()) + least_ring;
    kit::at_least(out, scene::id("null_table"), area, least, [&](scene::Box box) { add_round(in, box, out); });
}

void add_hand(const In& in, scene::Box area, scene::Builder& out) {
    const scene::Env& env = out.env();
    const engine::Seat seat = in.sitting.viewer.seat();
    const SeatView& own = in.view.seats[static_cast<std::size_t>(seat.index())];
    area = area.inset(space::small);
    const Assessment assessment = in.assess(seat, in.local.draft);
    kit::Button lay;
    lay.words = assessment.action ? words::lay(assessment.action->card) : words::choose();
    lay.command = scene::command("null_lay");
    lay.kind = kit::Kind::main;
    lay.primary = true;
    lay.enabled = assessment.action.has_value();
    if (assessment.why_not) lay.why_not = Screen::why_not(*assessment.why_not, in.sitting);
    const float width = std::min(area.w, 480.0F);
    const scene::Size size = kit::button_size(env, lay, width);
    kit::button(out, scene::id("null_lay"), area.cut_bottom(size.h).centred({width, size.h}), lay);
    area.cut_bottom(space::small);
    kit::Words title{words::hand_of(in.sitting.name(seat)), scene::Style::title, scene::Ink::accent,
                     scene::Align::centre};
    title.role = scene::Role::heading;
    title.cut = true;
    kit::label(out, scene::id("null_hand_title"), area.cut_top(env.line_height(scene::Style::title)), title);
    const int count = static_cast<int>(own.hand.size());
    const scene::Box box = area.cut_bottom(std::min(area.h, kit::fan_height(env, area.w, count) * 1.4F));
    const scene::Size size_in_fan = kit::fan_card_size(env, box, count);
    std::vector<kit::FanCard> cards;
    for (int i = 0; i < count; ++i) {
        const Card value = own.hand[static_cast<std::size_t>(i)];
        kit::FanCard card;
        card.id = scene::id("null_hand_card", i);
        card.look.face = card_face(value, size_in_fan);
        card.look.back = card_back();
        card.look.name = words::card(value);
        card.look.chosen = in.local.draft.card == value;
        card.look.command = scene::command("null_choose", value);
        cards.push_back(std::move(card));
    }
    kit::fan(out, scene::id("null_hand"), box, cards, {words::hand_of(in.sitting.name(seat)), true});
}

namespace {

// A number of so many px on a card.
scene::Label number_of(Card card, scene::Style style, float px) {
    scene::Label number;
    number.text = words::card(card);
    number.style = style;
    number.ink = scene::Ink::on_card;
    number.align = scene::Align::centre;
    number.fixed = true;
    number.zoom = px / scene::size_of(style);
    return number;
}

scene::Face blank(scene::Size size) {
    scene::Face face;
    face.size = size;
    face.radius = size.w * 0.1F;
    return face;
}

} // namespace

scene::FaceRef card_face(Card card, scene::Size size) {
    constexpr float least_px = 14;
    scene::Face face = blank(size);
    const float large = std::max(least_px, size.w * 0.48F);
    face.items.push_back({{0, 0, size.w, size.h}, number_of(card, scene::Style::display, large), 0});
    // Corners only where they leave the middle free.
    const float px = std::max(least_px, size.w * 0.2F);
    if (size.h >= 3 * px + large) {
        const scene::Label small = number_of(card, scene::Style::strong, px);
        const scene::Box corner{size.w * 0.05F, size.w * 0.05F, px * 1.6F, px * 1.4F};
        face.items.push_back({corner, small, 0});
        face.items.push_back({{size.w - corner.right(), size.h - corner.bottom(), corner.w, corner.h},
                              small,
                              std::numbers::pi_v<float>});
    }
    return std::make_shared<const scene::Face>(std::move(face));
}

scene::FaceRef card_back(scene::Size size) {
    scene::Face face = blank(size);
    face.paper = scene::Ink::back;
    face.edge = scene::Ink::on_back;
    const float side = size.w / 2;
    const scene::Box middle = scene::Box{0, 0, size.w, size.h}.centred({side, side});
    face.items.push_back({middle, scene::Picture{icon::dice, scene::Ink::on_back, 1}, 0});
    return std::make_shared<const scene::Face>(std::move(face));
}

void Screen::box_art(scene::Builder& out, scene::Box area) {
    const float height = area.h * 0.8F;
    const float width = height / kit::card_ratio;
    const scene::Box middle = area.centred({width * 2.2F, height});
    for (int i = 0; i < 3; ++i) {
        const float x = middle.x + static_cast<float>(i) * width * 0.6F;
        scene::Node& card = out.add(scene::id("null_art", i), {x, middle.y, width, height},
                                    scene::Card{card_face(static_cast<Card>(4 + 3 * i)), nullptr});
        card.place.angle = 0.1F * static_cast<float>(i - 1);
        card.place.lift = 4;
        card.state.overlap = true;
        card.z += i;
    }
}

} // namespace null_game

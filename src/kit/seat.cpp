#include "kit/seat.h"

#include "kit/parts.h"
#include "kit/words.h"

#include <array>
#include <cmath>

namespace kit {
namespace {

using scene::space::hair;
using scene::space::small;
using scene::space::target;

constexpr std::array<SeatSize, 3> sizes{SeatSize::full, SeatSize::line, SeatSize::small};

// Names may shrink, so their room grows by half as much as the text.
float name_growth(const Env& env) { return 1 + (env.text_scale - 1) / 2; }

float disc_side(const Env& env, SeatSize size) {
    if (size == SeatSize::full) return env.compact() ? 44.0F : 56.0F;
    return size == SeatSize::line ? 36.0F : 38.0F;
}

// To the upper right of the disc, or on its lower edge where a name stands beside it; never out of `limit`.
void badge(Builder& builder, NodeId id, Box disc, Box limit, const SeatLook& look, bool below) {
    const Size words = rounded_up(builder.env().measured(look.badge, Style::small));
    const float height = std::min(words.h, limit.h);
    const float width = std::min(limit.w, std::max(height, words.w + small));
    const float wished = below ? disc.centre().x - width / 2 : disc.right() - width * 0.4F;
    const Box pill{std::clamp(wished, limit.x, limit.right() - width),
                   below ? limit.bottom() - height : std::max(limit.y, disc.y - hair), width, height};
    sheet(builder, id.part("pill"), pill, Ink::panel, height / 2, 2, Ink::panel_edge, 1);
    Words text{look.badge, Style::small, Ink::text, Align::centre};
    text.role = Role::none;
    text.shrink = true;
    label(builder, id.part("badge"), pill.inset(2, 0), text);
}

void disc(Builder& builder, NodeId id, Box box, const SeatLook& look) {
    scene::Disc piece;
    piece.fill = look.dim ? Ink::raised : scene::seat_ink(look.colour);
    piece.ink = look.dim ? Ink::muted : Ink::on_seat;
    piece.icon = look.picture;
    piece.rim = look.current || look.chosen ? Ink::accent : Ink::panel_edge;
    piece.rim_width = look.current || look.chosen ? 4.0F : 2.0F;
    piece.lift = look.current ? 6.0F : 2.0F;
    builder.add(id.part("disc"), box, piece);
}

// A sign beside the rim's colour: a tick for what is chosen, a small lamp for whose turn it is.
void signs(Builder& builder, NodeId id, Box box, const SeatLook& look) {
    const float side = std::min(20.0F, box.w * 0.45F);
    if (look.chosen) {
        const Box spot{box.right() - side, box.bottom() - side, side, side};
        sheet(builder, id.part("chosen"), spot, Ink::accent, side / 2, 2);
        tick(builder, id.part("chosen"), spot.inset(2), Ink::on_accent);
    } else if (look.current) {
        const Box spot{box.x, box.y, side * 0.7F, side * 0.7F};
        sheet(builder, id.part("turn"), spot, Ink::accent, side, 2, Ink::on_accent, 2);
    }
}

void name(Builder& builder, NodeId id, Box box, const SeatLook& look, Align align) {
    Words words{look.name, Style::small, look.dim ? Ink::muted : Ink::text, align};
    words.role = Role::none;
    words.cut = true;
    label(builder, id.part("name"), box, words);
}

void add_seat(Builder& builder, NodeId id, Box box, const SeatLook& look) {
    const bool pressed = !look.command.none();
    Node& node =
        builder.add(id, box, pressed ? Role::button : Role::image, look.spoken.empty() ? look.name : look.spoken);
    if (look.current) node.paint = scene::Panel{Ink::panel, Ink::accent, 2, 12, 2, 1};
    node.state.instant = true;
    node.state.current = look.current;
    handled_as(node, look);
    node.accepts.drop = look.drop;
}

} // namespace

Size seat_size(const Env& env, SeatSize size) {
    const float line = env.line_height(Style::small);
    const float side = disc_side(env, size);
    if (size == SeatSize::full) {
        const float width = (env.compact() ? 76.0F : 96.0F) * name_growth(env);
        return {width, std::ceil(side + line + 2 * hair)};
    }
    if (size == SeatSize::line) return {side + 2 * hair + 68 * name_growth(env), std::max(target, std::ceil(line))};
    return {target, target};
}

void seat(Builder& builder, NodeId id, Box box, const SeatLook& look, SeatSize size) {
    const Env& env = builder.env();
    add_seat(builder, id, box, look);
    builder.begin(id);
    const float side = std::min({disc_side(env, size), box.w, box.h});
    Box round = box.centred({side, side});
    if (size == SeatSize::full) round.y = box.y + hair;
    if (size == SeatSize::line) round.x = box.x + hair;
    disc(builder, id, round, look);
    signs(builder, id, round, look);
    if (size == SeatSize::full)
        name(builder, id, {box.x + 2, round.bottom(), box.w - 4, box.bottom() - round.bottom()}, look, Align::centre);
    if (size == SeatSize::line)
        name(builder, id, {round.right() + hair, box.y, box.right() - round.right() - 2 * hair, box.h}, look,
             Align::left);
    Box limit = box;
    if (size == SeatSize::line) limit.w = round.right() - box.x;
    if (!look.badge.empty()) badge(builder, id, round, limit, look, size == SeatSize::line);
    builder.end();
}

namespace {

// How many seats stand on each side of a table.
struct Sides {
    int bottom = 0;
    int left = 0;
    int top = 0;
    int right = 0;
};

// Room on a side, in seats.
struct Room {
    float across = 0; // lower and upper side
    float down = 0;   // left and right side, between the lower and upper seats
};

Room room_of(Size table, Size seat) {
    return {table.w / (seat.w + small), std::max(0.0F, table.h - 2 * (seat.h + small)) / (seat.h + small)};
}

// Crowding: lower is better; negative when they do not fit.
float crowding(const Sides& sides, const Room& room) {
    const auto over = [](int count, float length) { return static_cast<float>(count) > length; };
    if (over(sides.bottom, room.across) || over(sides.top, room.across)) return -1;
    if (over(sides.left, room.down) || over(sides.right, room.down)) return -1;
    const auto square = [](int count) { return static_cast<float>(count * count); };
    float sum = (square(sides.bottom) + square(sides.top)) / room.across;
    if (sides.left + sides.right > 0) sum += (square(sides.left) + square(sides.right)) / room.down;
    return sum + 0.001F * static_cast<float>(std::abs(sides.bottom - sides.top)) +
           0.002F * static_cast<float>(std::abs(sides.left - sides.right));
}

// The least crowded way to sit round the table; bottom is 0 when there is none.
Sides share_out(int seats, const Room& room) {
    Sides best;
    float least = -1;
    for (int bottom = 1; bottom <= seats; ++bottom) {
        for (int top = 0; bottom + top <= seats; ++top) {
            const int rest = seats - bottom - top;
            const Sides sides{bottom, rest / 2, top, rest - rest / 2};
            const float sum = crowding(sides, room);
            if (sum < 0 || (least >= 0 && sum >= least)) continue;
            least = sum;
            best = sides;
        }
    }
    return best;
}

// The boxes clockwise as seen from above, from the lower side's right end.
std::vector<Box> round_table(Box table, const Sides& sides, Size seat) {
    std::vector<Box> boxes;
    const auto part = [](int i, int of) { return (static_cast<float>(i) + 0.5F) / static_cast<float>(of); };
    const auto add = [&](float x, float y) { boxes.push_back(Box{x, y, 0, 0}.centred(seat)); };
    const float above = table.y + seat.h + small;
    const float high = table.h - 2 * (seat.h + small);
    for (int i = sides.bottom - 1; i >= 0; --i)
        add(table.x + table.w * part(i, sides.bottom), table.bottom() - seat.h / 2);
    for (int i = sides.left - 1; i >= 0; --i) add(table.x + seat.w / 2, above + high * part(i, sides.left));
    for (int i = 0; i < sides.top; ++i) add(table.x + table.w * part(i, sides.top), table.y + seat.h / 2);
    for (int i = 0; i < sides.right; ++i) add(table.right() - seat.w / 2, above + high * part(i, sides.right));
    return boxes;
}

Box free_middle(Box table, const Sides& sides, Size seat) {
    table.cut_bottom(seat.h + small);
    if (sides.top > 0) table.cut_top(seat.h + small);
    if (sides.left + sides.right > 0) table = table.inset(seat.w + small, 0);
    return table;
}

Ring ring_of(Box table, int seats, int first, SeatSize size, const Sides& sides, Size seat) {
    Ring ring;
    ring.size = size;
    ring.inside = free_middle(table, sides, seat);
    const std::vector<Box> round = round_table(table, sides, seat);
    // The one nearest to the middle of the lower side is `first`.
    const int middle = (sides.bottom - 1) / 2;
    ring.boxes.resize(round.size());
    for (int i = 0; i < seats; ++i)
        ring.boxes[static_cast<std::size_t>((first + i) % seats)] =
            round[static_cast<std::size_t>((middle + i) % seats)];
    return ring;
}

} // namespace

Ring seats_ring(const Env& env, Box table, int seats, int first) {
    Ring last;
    for (const SeatSize size : sizes) {
        const Size seat = seat_size(env, size);
        const Sides sides = share_out(seats, room_of(table.size(), seat));
        if (sides.bottom == 0) continue;
        last = ring_of(table, seats, first, size, sides, seat);
        // Seats are there for the sake of what lies between them.
        if (last.inside.w >= table.w * 0.4F && last.inside.h >= table.h * 0.3F) break;
    }
    if (last.boxes.empty()) {
        Rows rows = seat_rows(env, table, seats);
        last = {std::move(rows.boxes), rows.size, {table.x, table.bottom(), table.w, 0}};
    }
    return last;
}

Rows seat_rows(const Env& env, Box box, int seats) {
    Rows rows;
    for (const SeatSize size : sizes) {
        const Size seat = seat_size(env, size);
        const int most = std::max(1, static_cast<int>((box.w + hair) / (seat.w + hair)));
        const int lines = (seats + most - 1) / most;
        const int columns = lines > 0 ? (seats + lines - 1) / lines : 1;
        rows.size = size;
        rows.height = static_cast<float>(lines) * (seat.h + hair) - hair;
        rows.boxes.clear();
        for (int i = 0; i < seats; ++i) {
            const int row = i / columns;
            const int in_row = std::min(columns, seats - row * columns);
            const float cell = box.w / static_cast<float>(in_row);
            const Box place{box.x + cell * static_cast<float>(i % columns),
                            box.y + (seat.h + hair) * static_cast<float>(row), cell, seat.h};
            rows.boxes.push_back(place.centred({std::min(seat.w, cell), seat.h}));
        }
        if (rows.height <= box.h) break;
    }
    return rows;
}

} // namespace kit

// Actions as bits. A match must fit a link, so what is done each turn is short: walking takes five bits, placing seven.
#include "games/siempre_de_wn/rules/rules.h"

namespace siempre_de_wn {

namespace {

using engine::Reader;
using engine::Writer;

// Two bits say walk, place, take or other; other has three more.
enum class Kind : std::uint8_t { move, place, take, other };
enum class Other : std::uint8_t { point_aloud, point_in_secret, boss, seen, claim, begin };
constexpr std::uint32_t kinds = 4;
constexpr std::uint32_t others = 6;
constexpr std::uint32_t tiles = most_workspaces + 1;
constexpr std::uint32_t hand_bound = hand_size + 1;
constexpr std::uint32_t seat_bound = most_seats;

template <class Number> std::uint32_t u32(Number number) { return static_cast<std::uint32_t>(number); }
template <class Number> Number read(Reader& in, std::uint32_t bound) { return static_cast<Number>(in.below(bound)); }

void write_kind(Writer& out, Kind kind) { out.below(u32(kind), kinds); }
void write_kind(Writer& out, Other kind) {
    write_kind(out, Kind::other);
    out.below(u32(kind), others);
}

void write(Writer& out, const Move& move) {
    write_kind(out, Kind::move);
    out.below(u32(move.to.number()), tiles);
}
// Face and announcement as one number of five bits.
void write(Writer& out, const Place& place) {
    write_kind(out, Kind::place);
    out.below(u32(place.card.face() * type_count + static_cast<int>(place.announced)), face_count * type_count);
}
void write(Writer& out, const Take& take) {
    write_kind(out, Kind::take);
    out.below(take.top, hand_bound);
    out.below(take.bottom, hand_bound);
}
// For each seat whether it points, and at which of the others.
void write(Writer& out, const PointAloud& point) {
    write_kind(out, Other::point_aloud);
    for (const Seat seat : SeatSet::first(most_seats)) {
        const auto target = point.arrows.from(seat);
        out.boolean(target.has_value());
        if (target) out.below(u32(target->index()), seat_bound);
    }
}
void write(Writer& out, const PointInSecret& point) {
    write_kind(out, Other::point_in_secret);
    out.below(u32(point.target.index()), seat_bound);
}
void write(Writer& out, const PlayBoss& boss) {
    write_kind(out, Other::boss);
    out.below(u32(boss.type), type_count);
    out.boolean(boss.deed == PlayBoss::Deed::auditoria);
    if (boss.deed == PlayBoss::Deed::auditoria) out.below(u32(boss.target.index()), seat_bound);
}
void write(Writer& out, const Seen& /*seen*/) { write_kind(out, Other::seen); }
void write(Writer& out, const Claim& claim) {
    write_kind(out, Other::claim);
    out.below(claim.place, row_size);
}
void write(Writer& out, const Begin& begin) {
    write_kind(out, Other::begin);
    out.below(begin.bottom, hand_bound);
    out.below(begin.active, row_size);
}

Seat read_seat(Reader& in) { return Seat{read<int>(in, seat_bound)}; }

Place read_place(Reader& in) {
    const int both = read<int>(in, face_count * type_count);
    return {Card::of_face(both / type_count), static_cast<TaskType>(both % type_count)};
}
Take read_take(Reader& in) {
    const auto top = read<std::uint8_t>(in, hand_bound);
    return {top, read<std::uint8_t>(in, hand_bound)};
}
PointAloud read_arrows(Reader& in) {
    PointAloud point;
    for (const Seat seat : SeatSet::first(most_seats))
        if (in.boolean()) point.arrows.set(seat, read_seat(in));
    return point;
}
PlayBoss read_boss(Reader& in) {
    PlayBoss boss{read<TaskType>(in, type_count), PlayBoss::Deed::dedocracia, {}};
    if (!in.boolean()) return boss;
    boss.deed = PlayBoss::Deed::auditoria;
    boss.target = read_seat(in);
    return boss;
}
Begin read_begin(Reader& in) {
    const auto bottom = read<std::uint8_t>(in, hand_bound);
    return {bottom, read<std::uint8_t>(in, row_size)};
}

Action read_other(Reader& in) {
    switch (read<Other>(in, others)) {
    case Other::point_aloud: return read_arrows(in);
    case Other::point_in_secret: return PointInSecret{read_seat(in)};
    case Other::boss: return read_boss(in);
    case Other::seen: return Seen{};
    case Other::claim: return Claim{read<std::uint8_t>(in, row_size)};
    case Other::begin: break;
    }
    return read_begin(in);
}

} // namespace

void Rules::encode(Writer& out, const Action& action) {
    std::visit([&](const auto& move) { write(out, move); }, action);
}

Action Rules::decode(Reader& in) {
    switch (read<Kind>(in, kinds)) {
    case Kind::move: return Move{Tile{read<int>(in, tiles)}};
    case Kind::place: return read_place(in);
    case Kind::take: return read_take(in);
    case Kind::other: break;
    }
    return read_other(in);
}

} // namespace siempre_de_wn

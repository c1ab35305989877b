// Actions as bits. A match must fit a link, so what most turns are made of is short.
#include "games/wench/rules/rules.h"

namespace wench {

namespace {

using engine::Reader;
using engine::Writer;

constexpr std::uint32_t move_count = std::variant_size_v<Action>;
constexpr std::uint32_t claim_kinds = 3;

void write(Writer& out, Card card) { out.below(static_cast<std::uint32_t>(card.id()), card_count); }
void write(Writer& out, Name name) { out.below(static_cast<std::uint32_t>(name), name_count); }
void write(Writer& out, Seat seat) { out.below(static_cast<std::uint32_t>(seat.index()), most_players); }
void write(Writer& out, SeatSet seats) { out.bits(seats.bits(), most_players); }
template <class T> void write(Writer& out, const std::optional<T>& value) {
    out.boolean(value.has_value());
    if (value) write(out, *value);
}

void read(Reader& in, Card& card) { card = Card{static_cast<int>(in.below(card_count))}; }
void read(Reader& in, Name& name) { name = static_cast<Name>(in.below(name_count)); }
void read(Reader& in, Seat& seat) { seat = Seat{static_cast<int>(in.below(most_players))}; }
void read(Reader& in, SeatSet& seats) { seats = SeatSet::from_bits(static_cast<std::uint32_t>(in.bits(most_players))); }
template <class T> void read(Reader& in, std::optional<T>& value) {
    if (in.boolean()) read(in, value.emplace());
}

// Targets, Spider and prepared cards each behind a bit that says whether there is something.
void write(Writer& out, const Play& play) {
    write(out, play.card);
    out.boolean(!play.targets.empty());
    if (!play.targets.empty()) write(out, play.targets);
    out.boolean(play.discard_old);
    const bool prepared = play.prepared != Prepared{};
    out.boolean(prepared);
    for (std::size_t slot = 0; prepared && slot < slot_count; ++slot) write(out, play.prepared[slot]);
}
void read(Reader& in, Play& play) {
    read(in, play.card);
    if (in.boolean()) {
        read(in, play.targets);
        if (play.targets.empty()) in.fail();
    }
    play.discard_old = in.boolean();
    if (!in.boolean()) return;
    for (auto& card : play.prepared) read(in, card);
    if (play.prepared == Prepared{}) in.fail();
}

// By rising id; any other order, or a card twice, is another spelling and fails in the adapter.
void write(Writer& out, const Choose& choose) {
    out.number(static_cast<std::uint64_t>(choose.cards.size()));
    for (const Card card : choose.cards) write(out, card);
}
void read(Reader& in, Choose& choose) {
    const std::uint64_t count = in.number();
    if (count > card_count) in.fail();
    for (std::uint64_t i = 0; in.ok() && i < count; ++i) {
        Card card;
        read(in, card);
        choose.cards.insert(card);
    }
}

void write(Writer& out, const Call& call) { write(out, call.callers); }
void read(Reader& in, Call& call) { read(in, call.callers); }

void write(Writer& out, const Claim& claim) {
    out.below(static_cast<std::uint32_t>(claim.kind), claim_kinds);
    if (claim.kind == Claim::Kind::nothing) return;
    if (claim.kind == Claim::Kind::fast)
        write(out, claim.card);
    else
        write(out, claim.name);
    write(out, claim.whom);
    if (claim.kind == Claim::Kind::rule) write(out, claim.gift);
}
void read(Reader& in, Claim& claim) {
    claim.kind = static_cast<Claim::Kind>(in.below(claim_kinds));
    if (claim.kind == Claim::Kind::nothing) return;
    if (claim.kind == Claim::Kind::fast)
        read(in, claim.card);
    else
        read(in, claim.name);
    read(in, claim.whom);
    if (claim.kind == Claim::Kind::rule) read(in, claim.gift);
}

void write(Writer& out, const Judge& judge) { out.boolean(judge.fair); }
void read(Reader& in, Judge& judge) { judge.fair = in.boolean(); }
void write(Writer& out, const Leave& leave) { write(out, leave.seat); }
void read(Reader& in, Leave& leave) { read(in, leave.seat); }
void write(Writer& /*out*/, const Draw& /*draw*/) {}
void read(Reader& /*in*/, Draw& /*draw*/) {}
void write(Writer& /*out*/, const Next& /*next*/) {}
void read(Reader& /*in*/, Next& /*next*/) {}

template <class Move> Action read_move(Reader& in) {
    Move move;
    read(in, move);
    return move;
}

template <std::size_t... index> Action read_kind(Reader& in, std::size_t kind, std::index_sequence<index...>) {
    Action action;
    ((kind == index ? void(action = read_move<std::variant_alternative_t<index, Action>>(in)) : void()), ...);
    return action;
}

} // namespace

void Rules::encode(Writer& out, const Action& action) {
    out.below(static_cast<std::uint32_t>(action.index()), move_count);
    std::visit([&](const auto& move) { write(out, move); }, action);
}

Action Rules::decode(Reader& in) {
    const std::uint32_t kind = in.below(move_count);
    return read_kind(in, kind, std::make_index_sequence<move_count>{});
}

} // namespace wench

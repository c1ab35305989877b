// States as bits, for saves and digests.
#include "games/wench/rules/rules.h"

namespace wench {

namespace {

using engine::Reader;
using engine::Writer;

constexpr std::uint32_t phase_count = 6;
constexpr std::uint32_t stage_count = 4;
constexpr std::uint32_t verb_count = static_cast<std::uint32_t>(Verb::discard_this) + 1;
constexpr int seat_range = most_players - least_players + 1;

// One list of everything in a state serves writing and reading: `Bits` is either of the two below, each field goes
// through it once, in order.
class Writing {
  public:
    explicit Writing(Writer& out) : out_(out) {}
    void below(const auto& value, std::uint32_t bound) { out_.below(static_cast<std::uint32_t>(value), bound); }
    void bit(bool value) { out_.boolean(value); }
    void bits(std::uint64_t value, int width) { out_.bits(value, width); }
    void operator()(SeatSet seats) { bits(seats.bits(), most_players); }
    void operator()(NameSet names) { bits(names.bits(), name_count); }
    void operator()(CardSet cards) {
        for (int copy = 0; copy < copy_count; ++copy) bits(cards.names(copy), name_count);
    }
    void operator()(Seat seat) { below(seat.index(), most_players); }
    void operator()(Card card) { below(card.id(), card_count); }
    void operator()(const engine::Rng& rng) { out_.rng(rng); }
    template <class T> void maybe(const std::optional<T>& value, auto&& each) {
        bit(value.has_value());
        if (value) each(*value);
    }

  private:
    Writer& out_;
};

class Reading {
  public:
    explicit Reading(Reader& in) : in_(in) {}
    template <class T> void below(T& value, std::uint32_t bound) { value = static_cast<T>(in_.below(bound)); }
    void bit(bool& value) { value = in_.boolean(); }
    void bits(auto& value, int width) {
        value = static_cast<std::remove_reference_t<decltype(value)>>(in_.bits(width));
    }
    void operator()(SeatSet& seats) { seats = SeatSet::from_bits(static_cast<std::uint32_t>(in_.bits(most_players))); }
    void operator()(NameSet& names) { names = NameSet::from_bits(in_.bits(name_count)); }
    void operator()(CardSet& cards) {
        const std::uint64_t first = in_.bits(name_count);
        cards = CardSet::of_names(first, in_.bits(name_count));
    }
    void operator()(Seat& seat) { seat = Seat{static_cast<int>(in_.below(most_players))}; }
    void operator()(Card& card) { card = Card{static_cast<int>(in_.below(card_count))}; }
    void operator()(engine::Rng& rng) { rng = in_.rng(); }
    template <class T> void maybe(std::optional<T>& value, auto&& each) {
        if (in_.boolean()) each(value.emplace());
    }

  private:
    Reader& in_;
};

void gift(auto& bits, auto& gift) {
    bits(gift.from);
    bits(gift.to);
    bits(gift.card);
}

void player(auto& bits, auto& player) {
    bits(player.hand);
    bits.maybe(player.table, bits);
    bits(player.spent);
    bits(player.discarded);
    bits.maybe(player.cut, bits);
    bits.maybe(player.gift, [&](auto& given) { gift(bits, given); });
    bits.below(player.penalties, most_penalties + 1);
    bits.below(player.turns_to_lose, most_turns_to_lose + 1);
}

void announced(auto& bits, auto& announced) {
    bits(announced.card);
    bits(announced.by);
    bits(announced.targets);
    bits.bit(announced.discard_old);
    bits.bit(announced.cancelled);
}

void request(auto& bits, auto& request) {
    bits.below(request.source, name_count);
    bits.below(request.verb, verb_count);
    bits.below(request.n, card_count + 1);
    bits(request.who);
    bits(request.answered);
    for (auto& answer : request.answers) bits(answer);
}

void claim(auto& bits, auto& claim) {
    bits.below(claim.kind, 3);
    bits.below(claim.name, name_count);
    bits(claim.card);
    bits.maybe(claim.whom, bits);
    bits.maybe(claim.gift, bits);
}

void wrestled(auto& bits, auto& wrestled) {
    bits(wrestled.one);
    bits(wrestled.other);
    bits(wrestled.one_card);
    bits(wrestled.other_card);
}

void agreements(auto& bits, auto& state) {
    bits.bit(state.cobra);
    bits.bit(state.spider);
    bits.bit(state.quiet);
    bits.below(state.window, 2);
    bits.bit(state.overruled_draws);
    bits.below(state.penalty, penalty_count);
    bits.bits(state.dropped, watched_count);
}

void course(auto& bits, auto& state) {
    bits(state.playing);
    bits(state.dealer);
    bits.below(state.phase, phase_count);
    bits(state.turn);
    bits.below(state.turns, most_turns + 1);
    bits.bit(state.extra_turn);
    bits.bit(state.to_the_left);
    bits(state.truces);
    bits(state.spoken);
    bits.maybe(state.announced, [&](auto& card) { announced(bits, card); });
    bits.maybe(state.done, [&](auto& card) { announced(bits, card); });
    for (auto& card : state.prepared) bits.maybe(card, bits);
    bits.bit(state.follows_suit);
    bits.bit(state.follows_even);
    bits.below(state.stage, stage_count);
    bits.below(state.step, 2);
    bits.maybe(state.request, [&](auto& asked) { request(bits, asked); });
}

void whole(auto& bits, auto& state) {
    agreements(bits, state);
    course(bits, state);
    for (int seat = 0; seat < state.seats; ++seat) player(bits, state.players[static_cast<std::size_t>(seat)]);
    bits(state.pile);
    bits(state.discards);
    bits.maybe(state.top, bits);
    bits.maybe(state.last_suit, [&](auto& suit) { bits.below(suit, suit_count); });
    bits.maybe(state.call, [&](auto& call) {
        bits(call.callers);
        bits.maybe(call.claim, [&](auto& claimed) { claim(bits, claimed); });
    });
    for (auto& moment : state.moments) bits(moment);
    for (auto& moment : state.answered)
        for (auto& by : moment) bits(by);
    bits.maybe(state.wrestled, [&](auto& cards) { wrestled(bits, cards); });
    bits.maybe(state.winner, bits);
    bits(state.pile_chance);
    bits(state.hand_chance);
}

} // namespace

void Rules::encode_state(Writer& out, const State& state) {
    out.below(static_cast<std::uint32_t>(state.seats - least_players), seat_range);
    Writing bits{out};
    whole(bits, state);
}

State Rules::decode_state(Reader& in) {
    State state;
    state.seats = static_cast<std::uint8_t>(least_players + in.below(seat_range));
    Reading bits{in};
    whole(bits, state);
    if (in.ok() && audit(state)) in.fail();
    return state;
}

} // namespace wench

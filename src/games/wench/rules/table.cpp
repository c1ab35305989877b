#include "games/wench/rules/table.h"

#include <algorithm>

namespace wench {

namespace {

Seat neighbour(const State& state, Seat seat, int step) {
    do seat = seat.left(step, state.seats);
    while (!state.playing.contains(seat));
    return seat;
}

} // namespace

Seat left_of(const State& state, Seat seat) { return neighbour(state, seat, 1); }

Seat next_of(const State& state, Seat seat) { return neighbour(state, seat, state.to_the_left ? 1 : -1); }

Seat first_clockwise(SeatSet seats, Seat from, int table) {
    assert(!seats.empty());
    while (!seats.contains(from)) from = from.left(1, table);
    return from;
}

Seat on_turn(const State& state) {
    PerSeat<std::uint8_t> lost{};
    Seat seat = state.turn;
    while (state.phase == Phase::turn && of(lost, seat) < state.at(seat).turns_to_lose) {
        ++of(lost, seat);
        seat = next_of(state, seat);
    }
    return seat;
}

Seat caller_of(const State& state) { return first_clockwise(state.call->callers, on_turn(state), state.seats); }

CardSet cards_of(const State& state) {
    CardSet cards;
    for (int i = 0; i < name_count; ++i) {
        const auto name = static_cast<Name>(i);
        if (state.quiet && row(name).watched) continue;
        cards.insert(Card{name});
        if (state.quiet) cards.insert(Card{name, 1});
    }
    for (std::size_t i = 0; i < watched_cards.size(); ++i)
        if ((state.dropped >> i & 1U) != 0) cards.erase(Card{watched_cards[i]});
    return cards;
}

int cards_to_deal(CardSet cards, int seats, bool many) {
    return many && cards.size() > seats * many_cards ? many_cards : few_cards;
}

SeatSet owners_of(const State& state, Name name) {
    if (name == Name::whim) return state.spoken;
    SeatSet owners;
    for (const Seat seat : state.playing)
        if (const auto table = state.at(seat).table; table && table->name() == name) owners.insert(seat);
    return owners;
}

bool binds(const State& state, Name name, Seat seat) {
    SeatSet owners = owners_of(state, name);
    if (state.cobra) owners.erase(seat);
    return !owners.empty();
}

bool has_window(const State& state, Card card) {
    if (!state.truces.empty()) return false;
    const When moment = row(card).kind == Kind::table ? When::table_announced : When::action_announced;
    return std::ranges::any_of(cards_of(state) - state.discards,
                               [&](Card answer) { return row(answer).when == moment; });
}

int due(const State& state, const Request& request, Seat seat) {
    const int hand = state.at(seat).hand.size();
    if (request.verb == Verb::discard_to) return std::max(0, hand - request.n);
    return std::min<int>(request.n, hand);
}

} // namespace wench

#include "games/win/rules/order.h"

#include <algorithm>

namespace win {

using engine::Seat;
using engine::SeatSet;

Seat left_of(const State& state, Seat seat, int steps) {
    while (steps > 0) {
        seat = seat.left(1, state.seats);
        if (state.playing.contains(seat)) --steps;
    }
    return seat;
}

int offset(std::uint32_t round, int players) {
    assert(round >= 1 && players >= least_players);
    return static_cast<int>(round % static_cast<std::uint32_t>(players - 1)) + 1;
}

Seat opponent(const State& state) { return left_of(state, state.white, offset(state.round, state.playing.size())); }

SeatSet voters(const State& state) {
    SeatSet rest = state.playing;
    rest.erase(state.white);
    rest.erase(opponent(state));
    return rest;
}

void pass_turn(State& state) {
    const auto place = [&](Seat seat) { return (seat.index() - state.first.index() + state.seats) % state.seats; };
    const Seat next = left_of(state, state.white, 1);
    if (place(next) < place(state.white)) state.round = std::min(state.round + 1, most_turns);
    state.white = next;
}

} // namespace win

#include "games/win/rules/order.h"

#include <algorithm>

namespace win {

using engine::Seat;
using engine::SeatSet;

Seat left_of(const State& state, Seat seat) {
    do seat = seat.left(1, state.seats);
    while (!state.playing.contains(seat));
    return seat;
}

Team team_of(const State& state, Seat seat) { return team_of(seat, state.seats, state.teams); }

SeatSet members(const State& state, Team team) {
    const auto before = [&](int number) {
        return SeatSet::first(first_seat(Team{static_cast<std::uint8_t>(number)}, state.seats, state.teams)).bits();
    };
    return SeatSet::from_bits(state.playing.bits() & before(team.number + 1) & ~before(team.number));
}

int playing_teams(const State& state) {
    int count = 0;
    for (std::uint8_t team = 0; team < state.teams; ++team) count += members(state, Team{team}).empty() ? 0 : 1;
    return count;
}

Team left_of(const State& state, Team team, int steps) {
    while (steps > 0) {
        team.number = static_cast<std::uint8_t>((team.number + 1) % state.teams);
        if (!members(state, team).empty()) --steps;
    }
    return team;
}

int offset(std::uint32_t round, int teams) {
    assert(round >= 1 && teams >= least_teams);
    return static_cast<int>(round % static_cast<std::uint32_t>(teams - 1)) + 1;
}

Team opponent(const State& state) { return left_of(state, state.white, offset(state.round, playing_teams(state))); }

SeatSet voters(const State& state) {
    const std::uint32_t argue = members(state, state.white).bits() | members(state, opponent(state)).bits();
    return SeatSet::from_bits(state.playing.bits() & ~argue);
}

void pass_turn(State& state) {
    const auto place = [&](Team team) { return (team.number - state.first.number + state.teams) % state.teams; };
    const Team next = left_of(state, state.white, 1);
    if (place(next) < place(state.white)) state.round = std::min(state.round + 1, most_turns);
    state.white = next;
}

} // namespace win

// Who is on turn, against whom, and who votes. [WI-3] [WI-4] [WI-5] [WI-10]
//
// What always holds: only seats that are still in the game count as places to the left, and only teams that have one.
// Left out: changing phases (apply.cpp).
#pragma once

#include "games/win/rules/state.h"

namespace win {

// The playing seat to the left of `seat`, which may have left itself.
engine::Seat left_of(const State& state, engine::Seat seat);

Team team_of(const State& state, engine::Seat seat);
// Those of a team who still play.
engine::SeatSet members(const State& state, Team team);
// How many teams still play.
int playing_teams(const State& state);
// The playing team `steps` places to the left of `team`, steps ≥ 0; `team` itself may have left.
Team left_of(const State& state, Team team, int steps);
// How many places to the left the opponent sits on the round-th own turn, among `teams` ≥ 3: 2, 3, …, teams − 1, 1, 2,
// 3, … [WI-4]
int offset(std::uint32_t round, int teams);
// Black of the present turn.
Team opponent(const State& state);
// Those who play and do not argue. [WI-5] [WI-10]
engine::SeatSet voters(const State& state);
// The place of a drawn card in State::swapped.
[[nodiscard]] constexpr std::uint8_t bit_of(Drawn which) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(which));
}
// Makes the next playing team white. Every team has one turn between two passages of the first place, so the count of
// those passages is the count of each team's own turns.
void pass_turn(State& state);

} // namespace win

// Who is on turn, against whom, and who votes. [WI-3] [WI-4] [WI-5]
//
// What always holds: only seats that are still in the game count as places to the left. Left out: changing phases
// (apply.cpp).
#pragma once

#include "games/win/rules/state.h"

namespace win {

// The playing seat `steps` places to the left of `seat`, steps ≥ 0; `seat` itself may have left.
engine::Seat left_of(const State& state, engine::Seat seat, int steps);
// How many places to the left the opponent sits on the round-th own turn, among `players` ≥ 3: 2, 3, …, players − 1,
// 1, 2, 3, … [WI-4]
int offset(std::uint32_t round, int players);
// Black of the present turn.
engine::Seat opponent(const State& state);
// Those who play and do not argue. [WI-5]
engine::SeatSet voters(const State& state);
// Makes the next playing seat white. Everybody has one turn between two passages of the first place, so the count of
// those passages is the count of everybody's own turns.
void pass_turn(State& state);

} // namespace win

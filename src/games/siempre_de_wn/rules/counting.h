// Points, places and winners. [WN-18] … [WN-21] [WN-24] [WN-25]
//
// What always holds: it reads the state alone, so that a count cannot contradict what lies on the table. Left out: when
// a match ends (ending.h).
#pragma once

#include "games/siempre_de_wn/rules/state.h"

namespace siempre_de_wn {

// The objective of the worker at that place, as things stand: Pillo is not fired so far. [WN-19]
[[nodiscard]] bool is_fulfilled(const State& state, Seat seat, int place);

// Workers whose objective is fulfilled and may be claimed: on the seat's turn. [WN-20]
[[nodiscard]] Places claims_of(const State& state, Seat seat);

// The final count of a seat; with a result only, and not in the base game.
[[nodiscard]] SeatCount count_of(const State& state, Seat seat);

// How many others each seat has left behind. With a result only. [WN-21] [WN-25]
[[nodiscard]] std::vector<int> places_gained(const State& state);
// With a result only.
[[nodiscard]] SeatSet winners(const State& state);

} // namespace siempre_de_wn

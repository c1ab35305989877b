// What follows from a play or a pass: who is out, whether the round is over, whose turn is next. [ET-17] … [ET-19] [ET-21]
//
// What always holds: after end_turn either the round is over, or the seat whose turn it is can do something.
// Left out: points and the next Leaders (scoring.h).
#pragma once

#include "games/eternamente_temporario/rules/moves.h"

namespace eternamente_temporario {

// The seat has just played or passed, and its cards are where they belong. `lead_again`: Overtime was used with it.
void end_turn(State& state, Seat seat, bool lead_again, Events& events);

// The seat's Stress card leaves the round. [ET-20]
void discard_stress(State& state, Seat seat, bool in_vain, Events& events);

// Nothing is on the table, nobody has a usable card, and the seat must discard the Stress card that it still holds:
// the round would not end otherwise. [ET-18] *(ours)*
[[nodiscard]] bool must_drop_stress(const State& state, Seat seat);

// The team's Archive and badges are empty, and at most one Human of it has cards in hand. [ET-19]
[[nodiscard]] bool has_finished(const State& state, Team team);

// A Human who can no longer use their Lead or Play Stress card. [ET-21]
[[nodiscard]] bool is_stranded(const State& state, Seat seat);

} // namespace eternamente_temporario

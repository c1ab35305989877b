// Every play that is legal now, found by counting along ranks and suits, not by trying subsets.
//
// What always holds: each play is found once; of equal cards in one place (hand, badge) the lowest ids are named.
// Left out: passes (legal.cpp), and what a screen asks (addable.h).
#pragma once

#include "games/eternamente_temporario/rules/demand.h"

#include <vector>

namespace eternamente_temporario {

// Appends to `plays` all legal plays of the seat, whose turn it is. With the Stress card only if it has its moment.
void find_plays(const State& state, Seat seat, bool with_stress, std::vector<Action>& plays);

} // namespace eternamente_temporario

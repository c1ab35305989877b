// From the revealed cards to two teams. [ET-7] [ET-8]
//
// What always holds: a Human's two cards lie in front of them until they have a department, then in its Archive. Left
// out: choosing them (choice.cpp).
#pragma once

#include "games/eternamente_temporario/rules/moves.h"

namespace eternamente_temporario {

// The two cards of a Human who has a department become two new columns of its Archive, the lower one first.
void archive_choice(State& state, Seat seat, Events& events);

} // namespace eternamente_temporario

// Program players for tests and figures.
//
// What always holds: a choice is legal. Left out: playing well; the sensible one finishes tasks often enough that matches
// end in every way.
#pragma once

#include "games/siempre_de_wn/rules/rules.h"

namespace siempre_de_wn {

// Any legal action; the seat is waited on.
Action random_choice(const State& state, Seat seat, engine::Rng& rng);
// Workers place what a task still wants and take tasks, WNs do otherwise at times; they point as chance will have it.
Action sensible_choice(const State& state, Seat seat, engine::Rng& rng);

} // namespace siempre_de_wn

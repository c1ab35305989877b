// Simple players for whole matches: they play, answer, call and judge by chance, somewhat as people do.
//
// What always holds: a choice depends on the state and the generator alone, and is legal. Left out: playing well.
#pragma once

#include "games/wench/rules/rules.h"

namespace wench {

// Plays when it can rather than draw, calls now and then, answers with Fast cards often, judges fairly most of the
// time.
Action table_choice(const State& state, Seat seat, engine::Rng& chance);
// The same without calls, but for answers to what was announced or done: nobody watches the others.
Action quiet_choice(const State& state, Seat seat, engine::Rng& chance);

} // namespace wench

// Simple players for whole matches: they play, answer, call and judge by chance, somewhat as people do.
//
// What always holds: a choice depends on the state and the generator alone, and is legal. Left out: playing well.
#pragma once

#include "games/wench/rules/rules.h"

namespace wench {

// Plays when it can rather than draw, calls now and then, answers with Fast cards often, judges fairly most of the
// time.
Action table_choice(const State& state, Seat seat, engine::Rng& chance);
// The same, but nobody ever calls or answers.
Action silent_choice(const State& state, Seat seat, engine::Rng& chance);

} // namespace wench

// Two who play by themselves: one at random, one with simple good sense.
//
// What always holds: they choose among Rules::legal with what their own seat may know. Left out: skill; the sensible
// one exists so that matches of ordinary length and shape are tested, which random ones are not.
#pragma once

#include "games/eternamente_temporario/rules/rules.h"

namespace eternamente_temporario {

Action random_choice(const State& state, Seat seat, engine::Rng& rng);

// Gets rid of many low cards when leading, beats the other team cheaply, keeps wilds and Bombs, empties the Archive, uses
// the Stress card early, and never loses the round by its own Stress card if it can help it.
Action sensible_choice(const State& state, Seat seat, engine::Rng& rng);

} // namespace eternamente_temporario

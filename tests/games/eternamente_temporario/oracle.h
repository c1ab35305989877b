// What the rulebook says may be played, worked out the slow way: every subset of the usable cards, every meaning of
// every wild. Shares nothing with the rules but the cards and the state.
//
// What always holds: written from the rules' text. Left out: passes.
#pragma once

#include "games/eternamente_temporario/rules/state.h"

#include <functional>
#include <vector>

namespace eternamente_temporario::oracle {

// Whether the seat, whose turn it is, may play these cards as that, with or without their Stress card.
bool may_play(const State& state, Seat seat, CardSet cards, Reading reading, bool with_stress);

// Every reading that any cards could have.
const std::vector<Reading>& all_readings();

// Every set of one to six of the cards.
void each_subset(CardSet cards, const std::function<void(CardSet)>& visit);

} // namespace eternamente_temporario::oracle

// Which cards can still join a chosen few in some legal play: what a screen leaves bright while somebody chooses.
//
// What always holds: exact, in a time that does not grow with the number of legal plays. Left out: which plays.
#pragma once

#include "games/eternamente_temporario/rules/demand.h"

namespace eternamente_temporario {

// The usable cards that are, together with all of `chosen`, part of some play allowed by `asked`, the chosen ones
// included; empty when there is no such play. The seat has a department.
[[nodiscard]] CardSet cards_of_plays_with(const State& state, Seat seat, const Demand& asked, CardSet chosen);

} // namespace eternamente_temporario

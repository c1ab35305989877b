// What a Stress card for passes can be used on. [ET-20]
//
// What always holds: where the set of cards is empty the Stress card may just be discarded, and only there. Left out:
// doing it (moves.h).
#pragma once

#include "games/eternamente_temporario/rules/moves.h"

namespace eternamente_temporario {

// The others of the seat's team.
[[nodiscard]] SeatSet teammates(const State& state, Seat seat);

// Cards that the seat could use that Stress card on: to give, to fetch or to shred. Empty for other Stress cards.
[[nodiscard]] CardSet cards_for_stress(const State& state, Seat seat, Stress stress);

} // namespace eternamente_temporario

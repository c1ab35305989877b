// On whom a card can be played, and whose cards an effect waits for.
//
// What always holds: only what everybody can see decides. Left out: doing it (turn.h).
#pragma once

#include "games/wench/rules/table.h"

namespace wench {

[[nodiscard]] SeatSet possible_targets(const State& state, Seat seat, Card card);
[[nodiscard]] int most_targets(Card card);
// Whether it cannot be played without one, as long as there is one to choose.
[[nodiscard]] bool needs_target(Card card);
// Whom the request under way waits for: clockwise from who is on turn.
[[nodiscard]] Seat next_to_choose(const State& state);

} // namespace wench

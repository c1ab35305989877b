// Turns: whose is next, and what can be done where. [WN-8] [WN-9]
//
// What always holds: after begin_turn or end_turn somebody employed is to walk. Left out: the end of the match, which is
// looked at before a turn ends (ending.h).
#pragma once

#include "games/siempre_de_wn/rules/moves.h"

namespace siempre_de_wn {

void begin_turn(State& state, Seat seat, Events& events);
// The turn goes to the next employed player clockwise.
void end_turn(State& state, Events& events);
// Everybody is to point; whose turn it is began it.
void begin_pointing(State& state, Occasion occasion, Events& events);

// How many cards action C may bring now. [WN-8]
[[nodiscard]] int most_to_take(const State& state, Seat seat);
// A draw has to bring at least one webeo. [WN-6]
[[nodiscard]] bool owes_webeo(const State& state, Seat seat);

// Something can be done there, as everybody can tell: whatever the hand is. [WN-9]
[[nodiscard]] bool can_openly_act_at(const State& state, Seat seat, Tile tile);
// Something can be done there, as the seat knows. [WN-9]
[[nodiscard]] bool can_act_at(const State& state, Seat seat, Tile tile);
// Where the seat may walk to. [WN-8] [WN-9]
[[nodiscard]] TileSet moves_of(const State& state, Seat seat);
// What of that can be told from open things alone; empty only where one has to look at the hand.
[[nodiscard]] TileSet open_moves_of(const State& state, Seat seat);

} // namespace siempre_de_wn

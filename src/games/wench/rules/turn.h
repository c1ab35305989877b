// The course of a turn: its beginning, the announced card, what follows from it, its end.
//
// A turn goes through its stages in order (Stage, state.h) and waits only for the window and for cards of choice. What
// always holds: whoever has no cards is looked for when an effect is finished, never amid one [WE-6]. Left out: calls
// (calls.h), which come between and change no stage.
#pragma once

#include "games/wench/rules/verbs.h"

namespace wench {

// Those who lose their turn lose it; then the turn of on_turn(state) begins, and its player's new round. [WE-7]
void begin_turn(Context& context);
// The card lies in the middle, and takes effect at once where nothing can answer it. [WE-4] [WE-11]
void announce(Context& context, const Play& play);
// A card is drawn as the turn. [WE-2]
void draw_as_turn(Context& context);
// From the present stage on, until it waits for cards or the turn is over.
void go_on(Context& context);
// Ends the game if somebody has no cards left. [WE-6]
bool end_game(Context& context);
// Which of the play's slots will ask for a card, if nothing comes between. [WE-13]
std::array<bool, slot_count> slots_of(const State& state, Seat seat, const Play& play);

} // namespace wench

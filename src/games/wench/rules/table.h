// Questions to a state that everybody at the table can answer: seats, order, and the rules that lie in front of
// players.
//
// What always holds: nothing here depends on a hidden card. Left out: changing anything.
#pragma once

#include "games/wench/rules/state.h"

namespace wench {

// The next player clockwise, whatever the direction of play.
[[nodiscard]] Seat left_of(const State& state, Seat seat);
// The next player in the direction of play.
[[nodiscard]] Seat next_of(const State& state, Seat seat);
// The first of `seats`, which are not none, clockwise from `from`, itself included. [WE-12]
[[nodiscard]] Seat first_clockwise(SeatSet seats, Seat from, int table);
// Who is on turn, or acts next: those who lose their turn are passed over.
[[nodiscard]] Seat on_turn(const State& state);
// Who fills in the form of the call under way.
[[nodiscard]] Seat caller_of(const State& state);

// All cards of the match. [WE-14]
[[nodiscard]] CardSet cards_of(const State& state);
// Cards that each player is dealt. A deck from which many cards are dropped may not reach for seven. [WE-9]
[[nodiscard]] int cards_to_deal(CardSet cards, int seats, bool many);

// In front of whom the rule `name` lies, or who spoke it (Name::whim).
[[nodiscard]] SeatSet owners_of(const State& state, Name name);
// Whether it is in force for `seat`: somebody owns it, under Cobra somebody else. [WE-7] [WE-9]
[[nodiscard]] bool binds(const State& state, Name name, Seat seat);

// Whether an announced card waits to be answered: not when all that could answer it lie among the discards, nor during
// a Truce. Never for what somebody holds. [WE-11] [WE-13]
[[nodiscard]] bool has_window(const State& state, Card card);

// How many cards `seat` is to choose for an effect; 0 where it has none to give or need not. [WE-13]
[[nodiscard]] int due(const State& state, const Request& request, Seat seat);

} // namespace wench

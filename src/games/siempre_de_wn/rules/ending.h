// How a match ends. [WN-13] [WN-16] [WN-17] [WN-24]
//
// What always holds: each function ends the match and says so, or changes nothing. Left out: points and winners
// (counting.h).
#pragma once

#include "games/siempre_de_wn/rules/moves.h"

namespace siempre_de_wn {

// After a task: four done, or four ruined.
bool end_by_tasks(State& state, Events& events);
// After everybody has pointed: by who is fired, or because that was the last debate.
bool end_by_vote(State& state, Occasion occasion, Events& events);

// What firings alone have led to; nothing if the match goes on. [WN-16] [WN-24]
[[nodiscard]] std::optional<Result> result_of_firings(const State& state);
// What the markers alone have led to. [WN-13]
[[nodiscard]] std::optional<Result> result_of_tasks(const State& state);
// What the markers lead to when the deck has run out. [WN-17] [WN-24]
[[nodiscard]] Result result_of_deck_out(const State& state);

} // namespace siempre_de_wn

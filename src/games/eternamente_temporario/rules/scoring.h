// The end of a round and of the match. [ET-22] … [ET-25]
//
// What always holds: points are kept by Human, never by team. Left out: noticing that a round is over (turn.h).
#pragma once

#include "games/eternamente_temporario/rules/moves.h"

namespace eternamente_temporario {

inline constexpr int points_for_winning = 20;   // [ET-22]
inline constexpr int points_for_being_out = 10; // of a loser [ET-22]

// `stranded`: who of the losers could no longer use a Stress card, if that ended it.
void finish_round(State& state, Team winner, std::optional<Seat> stranded, Events& events);

// Points that a team of so many needs together to be released. [ET-23]
[[nodiscard]] int points_to_win(int team_size, bool short_game);

[[nodiscard]] SeatSet members(const State& state, Team team);

// All Humans of the last winning team, once the match is over; else nobody. [ET-25]
[[nodiscard]] SeatSet winners(const State& state);

} // namespace eternamente_temporario

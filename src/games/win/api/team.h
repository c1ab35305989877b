// Who argues and wins: a team. [WI-10]
//
// In the rulebook's game everybody is a team of one; in its variant neighbours share one. So the rules speak of teams
// throughout. What always holds: each seat belongs to one team; teams are numbered clockwise and so are their seats,
// which follow each other. Left out: who has gone home (View::members), names (text).
#pragma once

#include "engine/seat.h"

#include <algorithm>
#include <compare>
#include <cstdint>

namespace win {

struct Team {
    std::uint8_t number = 0; // 0 … count of teams − 1
    friend constexpr auto operator<=>(Team, Team) = default;
};

inline constexpr int least_teams = 3;
inline constexpr int most_teams = 6; // in the variant

// The option `teams`: 0 everybody for themselves, 1 three teams, 2 four teams, … as long as somebody has a partner.
[[nodiscard]] constexpr int team_values(int seats) { return std::clamp(seats, least_teams, most_teams + 1) - 2; }
[[nodiscard]] constexpr int team_count(int seats, int value) { return value == 0 ? seats : value + least_teams - 1; }

// Sizes differ by one at most.
[[nodiscard]] constexpr int first_seat(Team team, int seats, int teams) { return team.number * seats / teams; }
// The last team whose first seat is not behind that seat.
[[nodiscard]] constexpr Team team_of(engine::Seat seat, int seats, int teams) {
    return Team{static_cast<std::uint8_t>(((seat.index() + 1) * teams - 1) / seats)};
}

} // namespace win

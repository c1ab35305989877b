// The agreements before a game, and the numbers of the office plan. [WN-1] [WN-2] [ALL-4]
//
// What always holds: the order of the list and of each option's values is for ever, links and saves count on it. Where
// an option does not apply its value makes no difference. Left out: texts.
#pragma once

#include "engine/setup.h"

#include <array>

namespace siempre_de_wn {

inline constexpr int least_seats = 3;
inline constexpr int most_seats = 8;

enum class Option : std::uint8_t {
    first,    // who plays first: random or a seat
    leaders,  // 1: team leaders, with three players only [WN-22]
    career,   // 1: Civil Service Career [WN-18]; team leaders have it in any case
    bosses,   // 0: 3, 1: 6, 2: 9 Boss cards [WN-1]
    wns,      // with 7 or 8 players; 0: three WNs, 1: two [WN-2]
    refill,   // 0: up to three in hand, 1: up to three more [WN-8]
    deck_out, // 0: more done than ruined decides, 1: strict [WN-17]
    pointing, // 0: aloud, 1: in secret
    talk,     // seconds to speak in a debate: an index into talk_seconds [WN-14]
};

inline constexpr std::array talk_seconds{0, 30, 60, 90}; // 0: no timer

inline constexpr std::array<engine::OptionInfo, 9> options{{
    {.id = "first", .kind = engine::OptionInfo::Kind::seat},
    {.id = "leaders",
     .kind = engine::OptionInfo::Kind::toggle,
     .standard_for = [](int seats) { return seats == 3 ? 1 : 0; },
     .applies = [](int seats) { return seats == 3; }},
    {.id = "career", .kind = engine::OptionInfo::Kind::toggle},
    {.id = "bosses", .count = 3, .standard = 1},
    {.id = "wns", .count = 2, .applies = [](int seats) { return seats >= 7; }},
    {.id = "refill", .count = 2},
    {.id = "deck_out", .count = 2},
    {.id = "pointing", .count = 2},
    {.id = "talk", .count = static_cast<int>(talk_seconds.size())},
}};

// What the office plan card says for that many players. [WN-2]
struct OfficePlan {
    int wns = 1;
    int workspaces = 4;
    int first_tokens = 3;
    int refill_tokens = 3;
};

[[nodiscard]] constexpr OfficePlan office_plan(int seats) {
    if (seats <= 4) return {1, 4, 3, 3};
    if (seats <= 6) return {2, 5, 3, 4};
    return {3, 6, 4, 5};
}

} // namespace siempre_de_wn

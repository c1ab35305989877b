// The agreements before a game: who the first Leaders are, three readings of the rules, and open hands. [ALL-4]
//
// What always holds: the order of the list is for ever, links and saves count on it. Leaders are seats or chance; when
// the same seat is named for both, its left neighbour is Leader 2. Left out: texts.
#pragma once

#include "engine/setup.h"

#include <array>

namespace eternamente_temporario {

enum class Option : std::uint8_t {
    leader_1,     // first round's Customer Service Leader: random or a seat
    leader_2,     // first round's Collections Agency Leader: random or a seat
    shortest_run, // 0: two cards, 1: three cards [ET-9]
    bombs,        // 0: the higher lowest rank beats (the rulebook's example), 1: its sentence taken literally [ET-12]
    length,       // 0: to 100 / 150 points, 1: short, to 60 / 90 [ET-23]
    hands,        // 0: everyone sees their own, 1: all lie open, to learn or to play alone (ours)
};

inline constexpr std::array<engine::OptionInfo, 6> options{{
    {.id = "leader_1", .kind = engine::OptionInfo::Kind::seat},
    {.id = "leader_2", .kind = engine::OptionInfo::Kind::seat},
    {.id = "shortest_run", .kind = engine::OptionInfo::Kind::choice, .count = 2, .standard = 0},
    {.id = "bombs", .kind = engine::OptionInfo::Kind::choice, .count = 2, .standard = 0},
    {.id = "length", .kind = engine::OptionInfo::Kind::choice, .count = 2, .standard = 0},
    {.id = "hands", .kind = engine::OptionInfo::Kind::choice, .count = 2, .standard = 0},
}};

} // namespace eternamente_temporario

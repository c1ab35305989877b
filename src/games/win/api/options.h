// What a table settles before a match of WIN, and the numbers of the rulebook.
//
// What always holds: the order of options and of their values never changes within a revision, for links hold their
// numbers. Left out: texts; `deal` reads these (rules/).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace win {

inline constexpr int least_players = 3;
inline constexpr int most_players = 20;

// Places in Setup::values.
enum class Option : std::uint8_t {
    timekeeper, // 0 random, else seat + 1 [WI-2] [ALL-4]
    votes,      // a VoteOption [WI-9]
    speech,     // an index into speech_seconds [WI-8]
    answer,     // an index into answer_seconds [WI-8]
};
inline constexpr std::size_t option_count = 4;

enum class VoteOption : std::uint8_t { show_of_hands, secret, ask_each_time };

inline constexpr std::array speech_seconds{10, 20, 30, 45, 60};
inline constexpr int standard_speech = 1;
inline constexpr std::array answer_seconds{3, 5, 10};
inline constexpr int standard_answer = 1;

// Challenges to win the game with, from the number of players at its start: 3 … 20. [WI-7]
[[nodiscard]] constexpr int goal_for(int players) {
    if (players <= 5) return 5;
    if (players <= 10) return 4;
    if (players <= 15) return 3;
    return 2;
}

} // namespace win

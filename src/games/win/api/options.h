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
    teams,      // 0 none, else how many: team.h [WI-10]
    cards,      // a CardsOption [WI-11]
};
inline constexpr std::size_t option_count = 6;

// Which cards are in the two decks. [WI-11]
enum class CardsOption : std::uint8_t {
    ours,      // the game's own alone
    mixed,     // with those that the table wrote
    own_alone, // those that the table wrote, and the game's own where they are too few
};

enum class VoteOption : std::uint8_t { show_of_hands, secret, ask_each_time };

// Up to so many votes in secret are no burden; beyond, the app says how often the device goes round. [WI-9]
inline constexpr int easy_secret_voters = 8;

inline constexpr std::array speech_seconds{10, 20, 30, 45, 60};
inline constexpr int standard_speech = 1;
inline constexpr std::array answer_seconds{3, 5, 10};
inline constexpr int standard_answer = 1;

// With fewer of its own cards a table that plays them alone could run out of them: what all teams can have won before
// one of them wins, the one on the table, and one to swap it for; and as few Characters as leave some choice.
inline constexpr int least_own_characters = 6;
[[nodiscard]] constexpr int least_own_challenges(int players);

// Challenges to win the game with, from the number of players at its start: 3 … 20. [WI-7]
[[nodiscard]] constexpr int goal_for(int players) {
    if (players <= 5) return 5;
    if (players <= 10) return 4;
    if (players <= 15) return 3;
    return 2;
}

constexpr int least_own_challenges(int players) { return players * (goal_for(players) - 1) + 2; }

} // namespace win

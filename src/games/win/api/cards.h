// The two decks of WIN: a hundred Characters and a hundred Challenges [WI-1], and what a table wrote itself [WI-11].
//
// A card is its number. What stands on it is text: up to 99 under the keys character_0 … character_99 and challenge_0 …
// challenge_99, the same card in every language; from 100 on what the table wrote (engine::Setup::own), in its order.
// Left out: texts (text/cards.en.json), pictures (assets/icons/win.txt), and where a card lies (rules/).
#pragma once

#include <compare>
#include <cstdint>

namespace win {

inline constexpr int character_count = 100;
inline constexpr int challenge_count = 100;

inline constexpr int most_own = 100;    // cards of each deck that a table can add
inline constexpr int most_letters = 60; // of a card that a table writes

struct Character {
    std::uint8_t number = 0;
    [[nodiscard]] constexpr bool own() const { return number >= character_count; }
    friend constexpr auto operator<=>(Character, Character) = default;
};

struct Challenge {
    std::uint8_t number = 0;
    [[nodiscard]] constexpr bool own() const { return number >= challenge_count; }
    friend constexpr auto operator<=>(Challenge, Challenge) = default;
};

// The cards that a turn draws.
enum class Drawn : std::uint8_t { white_character, black_character, challenge };

enum class Deck : std::uint8_t { characters, challenges };

} // namespace win

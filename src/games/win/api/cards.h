// The two decks of WIN: a hundred Characters and a hundred Challenges. [WI-1]
//
// A card is its number; what stands on it is text, under the keys character_0 … character_99 and challenge_0 …
// challenge_99, the same card in every language. What always holds: a number is below its deck's count. Left out:
// texts (text/cards.en.json), pictures (assets/icons/win.txt), and where a card lies (rules/).
#pragma once

#include <compare>
#include <cstdint>

namespace win {

inline constexpr int character_count = 100;
inline constexpr int challenge_count = 100;

struct Character {
    std::uint8_t number = 0; // 0 … character_count − 1
    friend constexpr auto operator<=>(Character, Character) = default;
};

struct Challenge {
    std::uint8_t number = 0; // 0 … challenge_count − 1
    friend constexpr auto operator<=>(Challenge, Challenge) = default;
};

enum class Deck : std::uint8_t { characters, challenges };

} // namespace win

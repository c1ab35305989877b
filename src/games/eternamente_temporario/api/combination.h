// What cards are played as. [ET-9] [ET-11] [ET-13]
//
// A Reading says what a play counts as: its kind, how many cards, its highest rank, and for a run its suit. Where wild
// cards are among them, the same cards may have several readings; a play names one. What always holds of a reading
// that can_be: single 1 card; set 2–6 cards of one rank; run 2–6 ranks in a row within 1 … 12, never round the end.
// Left out: which cards make it (rules/combinations.h), and which option shortens runs.
#pragma once

#include "games/eternamente_temporario/api/cards.h"

#include <cstdint>

namespace eternamente_temporario {

enum class Kind : std::uint8_t { single, set, run };

inline constexpr int kind_count = 3;
inline constexpr int bomb_size = 6; // [ET-11]

struct Reading {
    Kind kind = Kind::single;
    std::uint8_t size = 1;
    std::uint8_t top = 1;      // the highest rank, 1 … 12
    Suit suit = Suit::sadness; // of a run; sadness for everything else, where suits never matter [ET-10]

    friend constexpr bool operator==(Reading, Reading) = default;
};

[[nodiscard]] constexpr Reading single_of(int rank) { return {Kind::single, 1, static_cast<std::uint8_t>(rank), {}}; }
// A set of `size` cards; a single for size 1.
[[nodiscard]] constexpr Reading set_of(int size, int rank) {
    return {size == 1 ? Kind::single : Kind::set, static_cast<std::uint8_t>(size), static_cast<std::uint8_t>(rank), {}};
}
[[nodiscard]] constexpr Reading run_of(int size, int top, Suit suit) {
    return {Kind::run, static_cast<std::uint8_t>(size), static_cast<std::uint8_t>(top), suit};
}

// Six cards: beats everything but a higher Bomb. [ET-11]
[[nodiscard]] constexpr bool is_bomb(Reading reading) { return reading.size == bomb_size; }

// The lowest rank in it, by which Bombs are compared. [ET-12]
[[nodiscard]] constexpr int lowest_rank(Reading reading) {
    return reading.kind == Kind::run ? reading.top - reading.size + 1 : reading.top;
}

// Whether any cards at all could be read so.
[[nodiscard]] constexpr bool can_be(Reading reading) {
    if (reading.top < 1 || reading.top > rank_count || static_cast<int>(reading.suit) >= suit_count) return false;
    switch (reading.kind) {
    case Kind::single: return reading.size == 1 && reading.suit == Suit::sadness;
    case Kind::set: return reading.size >= 2 && reading.size <= bomb_size && reading.suit == Suit::sadness;
    case Kind::run: return reading.size >= 2 && reading.size <= bomb_size && reading.top >= reading.size;
    }
    return false;
}

} // namespace eternamente_temporario

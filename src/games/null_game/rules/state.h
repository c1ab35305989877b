// The whole truth of a game of null_game.
//
// What always holds is what Rules::audit checks. It is trivially copyable: program players copy it by the million.
// Left out: what follows from the rest, such as the round's number or its winner, so that it cannot contradict it.
#pragma once

#include "engine/rng.h"
#include "engine/seat.h"
#include "games/null_game/rules/cards.h"

namespace null_game {

// What chance is drawn for: one stream each, so that drawing for one purpose never shifts another.
enum class Stream : std::uint32_t { draw = 1 };

inline constexpr Card no_card = 0;

struct State {
    std::uint8_t seats = 0;
    std::uint8_t hand_size = 0;
    bool sprint = false;
    Cards draw_pile;
    Cards played; // in all rounds before this one
    std::array<Cards, most_seats> hands{};
    std::array<Card, most_seats> choices{}; // face down; no_card before one has chosen
    std::array<Card, most_seats> shown{};   // of the round before; no_card in the first
    std::array<std::uint8_t, most_seats> points{};
    engine::Rng chance;
    friend bool operator==(const State&, const State&) = default;
};

// A seat's place in the arrays above.
inline std::size_t at(engine::Seat seat) { return static_cast<std::size_t>(seat.index()); }

// The seat that laid the highest value that nobody else laid; nobody where no card was alone, or none was laid. [NG-4]
std::optional<engine::Seat> winner(const State& state);

} // namespace null_game

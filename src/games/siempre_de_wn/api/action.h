// Everything somebody can do.
//
// What always holds: an action says what is done, with cards named by their face; never what follows, nor a place in a
// list. Left out: who does it (the engine passes the seat beside it) and whether it is legal (rules/).
#pragma once

#include "games/siempre_de_wn/api/arrows.h"
#include "games/siempre_de_wn/api/cards.h"
#include "games/siempre_de_wn/api/office.h"

#include <variant>

namespace siempre_de_wn {

inline constexpr int hand_size = 3; // to begin with, and what one fills up to [WN-6] [WN-8]

// The first three cards, in secret; a team leader chooses the active worker in the same look. [WN-6] [WN-22]
struct Begin {
    std::uint8_t bottom = 0; // how many of the three come from the bottom of the draw pile, where the webeos lie
    std::uint8_t active = 0; // the place of the active worker; 0 for all but team leaders
    friend bool operator==(const Begin&, const Begin&) = default;
};

// One's meeple walks. [WN-8]
struct Move {
    Tile to{};
    friend bool operator==(const Move&, const Move&) = default;
};

// Action A: a card face down at one's workspace, announced as a type, truly or not.
struct Place {
    Card card{};
    TaskType announced = TaskType::email;
    friend bool operator==(const Place&, const Place&) = default;
};

// Action B: a Boss card, shown and discarded. [WN-10] [WN-11]
struct PlayBoss {
    enum class Deed : std::uint8_t { dedocracia, auditoria };
    TaskType type = TaskType::email; // of the card
    Deed deed = Deed::dedocracia;
    engine::Seat target{}; // auditoria: whose hand is looked at; else seat 0
    friend bool operator==(const PlayBoss&, const PlayBoss&) = default;
};

// Action C: cards from the draw pile, in secret. The top ones come first.
struct Take {
    std::uint8_t top = 0;    // 0 … 3
    std::uint8_t bottom = 0; // 0 … 3
    friend bool operator==(const Take&, const Take&) = default;
};

// The hand shown by an Auditoría has been seen.
struct Seen {
    friend bool operator==(const Seen&, const Seen&) = default;
};

// Everybody's arrow at the count of three, where one points aloud. By whoever began. [WN-10] [WN-14]
struct PointAloud {
    Arrows arrows;
    friend bool operator==(const PointAloud&, const PointAloud&) = default;
};

// One's own arrow, where one points in secret; all are shown together.
struct PointInSecret {
    engine::Seat target{};
    friend bool operator==(const PointInSecret&, const PointInSecret&) = default;
};

// Shows a worker whose objective is fulfilled and takes its prestige. [WN-20]
struct Claim {
    std::uint8_t place = 0; // in one's row
    friend bool operator==(const Claim&, const Claim&) = default;
};

using Action = std::variant<Move, Place, Take, PointAloud, PointInSecret, PlayBoss, Seen, Claim, Begin>;

} // namespace siempre_de_wn

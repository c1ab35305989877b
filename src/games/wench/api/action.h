// Everything that can be done in Wench.
//
// Play, Draw, Choose and Claim are decided with one's own cards in view; Next, Call, Judge and Leave are the table's:
// the device lies open, and they are logged for the seat that is waited on. What always holds: an action names cards
// and seats by what they are and says nothing of what follows; it carries no time. Left out: what is possible when
// (rules/).
#pragma once

#include "engine/seat.h"
#include "games/wench/api/cards.h"

#include <optional>
#include <variant>

namespace wench {

// Own cards that a play will ask for, chosen with it so that the device need not come back. [WE-4] [WE-13]
enum class Slot : std::uint8_t {
    text,       // the card's text: what is discarded, exchanged, passed, or given to the first target
    text_again, // given to the second target
    matching,   // discarded under Matching
    sharing,    // given under Even Share
};
inline constexpr int slot_count = 4;
using Prepared = std::array<std::optional<Card>, slot_count>;

// A gold card is played as the turn. [WE-2]
struct Play {
    Card card{};
    engine::SeatSet targets{}; // of a Turn Action
    bool discard_old = false;  // Spider: the Table card already there is discarded [WE-9]
    Prepared prepared{};       // none: asked for when it is due
    friend bool operator==(const Play&, const Play&) = default;
};
// A card is drawn as the turn. [WE-2]
struct Draw {
    friend bool operator==(const Draw&, const Draw&) = default;
};
// The window of an announced card has closed: its time ran out, or the table tapped on. [WE-11]
struct Next {
    friend bool operator==(const Next&, const Next&) = default;
};
// The cards that an effect asks its seat for.
struct Choose {
    CardSet cards{};
    friend bool operator==(const Choose&, const Choose&) = default;
};
// These have called: each is handed the device in turn, clockwise from the player on turn. [WE-10] [WE-12]
struct Call {
    engine::SeatSet callers{};
    friend bool operator==(const Call&, const Call&) = default;
};
// What one caller calls, in private. [WE-10]
struct Claim {
    enum class Kind : std::uint8_t {
        nothing,
        rule, // the Table rule `name`, in front of anybody; or the rule that somebody spoke (name: whim)
        fast, // the caller's own Fast card `card`
    };
    Kind kind = Kind::nothing;
    Name name = Name::elbows_off;       // rule
    Card card{};                        // fast
    std::optional<engine::Seat> whom{}; // who is caught, or draws for it
    std::optional<Card> gift{};         // rule with a gift: the card to give
    friend bool operator==(const Claim&, const Claim&) = default;
};
// The table's answer to a claim that only people can judge. [WE-10]
struct Judge {
    bool fair = false;
    friend bool operator==(const Judge&, const Judge&) = default;
};
// Somebody goes home, between turns; the hand and the Table card go to the discards. [ALL-5]
struct Leave {
    engine::Seat seat{};
    friend bool operator==(const Leave&, const Leave&) = default;
};

using Action = std::variant<Play, Draw, Next, Choose, Call, Claim, Judge, Leave>;

} // namespace wench

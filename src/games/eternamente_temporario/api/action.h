// Everything a Human can do.
//
// What always holds: an action names cards by what they are, never by a place in a list. Two plays are the same when
// their cards, reading and use of the Stress card are; which wild stands where makes no difference. Left out: who does
// it (the engine passes the seat beside it) and whether it is legal (rules/).
#pragma once

#include "engine/seat.h"
#include "games/eternamente_temporario/api/cards.h"
#include "games/eternamente_temporario/api/combination.h"
#include "games/eternamente_temporario/api/stress.h"

#include <optional>
#include <variant>

namespace eternamente_temporario {

enum class Team : std::uint8_t { customer_service, collections };

inline constexpr int team_count = 2;
inline constexpr int column_count = 6; // of an Archive, at most; a column keeps its number, an emptied one is gone

[[nodiscard]] constexpr Team other(Team team) {
    return team == Team::collections ? Team::customer_service : Team::collections;
}

// The secret choice before a round: two hand cards for the Archive; a Leader adds the card of the wild rank. [ET-6]
struct Commit {
    CardSet cards{};
    std::optional<Card> wild{};
    friend bool operator==(const Commit&, const Commit&) = default;
};

// A Human who is no Leader picks a department and one of the open Stress cards. [ET-7]
struct TakeBadge {
    Team team = Team::customer_service;
    Stress stress = Stress::overtime;
    friend bool operator==(const TakeBadge&, const TakeBadge&) = default;
};

// Leads or plays cards as one combination. [ET-9] … [ET-15]
struct Play {
    CardSet cards{};
    Reading reading{};
    bool with_stress = false; // one's own Stress card is used with it [ET-20]
    friend bool operator==(const Play&, const Play&) = default;
};

// Passes, with at most one thing done. [ET-16] The last four use a Stress card, which takes the place of that thing.
struct Pass {
    enum class Deed : std::uint8_t {
        nothing,
        cover,    // `card` from hand onto `column` of one's Archive
        to_badge, // available Archive `card` to one's badge
        give,     // Call Transfer: `card` of one's hand or available in the Archive to `receiver`'s hand
        fetch,    // Backlog: any Archive `card` into one's hand
        shred,    // Shredder: `card` of one's hand or badge, or available in the Archive, out of the round
        drop,     // any of the three, with nothing to do it with: the Stress card is just discarded
    };
    Deed deed = Deed::nothing;
    Card card{};             // unless nothing or drop
    std::uint8_t column = 0; // cover: 0 … 5
    engine::Seat receiver{}; // give
    friend bool operator==(const Pass&, const Pass&) = default;
};

// The result of a round has been seen: deal the next. By the Human who will be Leader 1.
struct NextRound {
    friend bool operator==(const NextRound&, const NextRound&) = default;
};

using Action = std::variant<Play, Pass, Commit, TakeBadge, NextRound>;

} // namespace eternamente_temporario

// An unfinished choice, and what it amounts to: what a screen asks while somebody chooses.
//
// What always holds: an assessment depends on nothing that the seat may not know; `action` is there exactly when the
// draft is an action that may be done now. Left out: the list of all legal actions, which is far too long to look at.
#pragma once

#include "engine/rules.h"
#include "engine/seat.h"
#include "games/eternamente_temporario/api/action.h"

#include <optional>
#include <variant>
#include <vector>

namespace eternamente_temporario {

struct CommitDraft {
    CardSet cards{};
    std::optional<Card> wild{};
    friend bool operator==(const CommitDraft&, const CommitDraft&) = default;
};

struct BadgeDraft {
    std::optional<Team> team{};
    std::optional<Stress> stress{};
    friend bool operator==(const BadgeDraft&, const BadgeDraft&) = default;
};

struct PlayDraft {
    CardSet cards{};
    std::optional<Reading> reading{}; // none: the highest that can be played
    bool with_stress = false;
    friend bool operator==(const PlayDraft&, const PlayDraft&) = default;
};

struct PassDraft {
    Pass::Deed deed = Pass::Deed::nothing;
    std::optional<Card> card{};
    std::optional<std::uint8_t> column{};
    std::optional<engine::Seat> receiver{};
    friend bool operator==(const PassDraft&, const PassDraft&) = default;
};

using Draft = std::variant<PlayDraft, PassDraft, CommitDraft, BadgeDraft, NextRound>;

struct Assessment {
    // A reading of exactly the chosen cards; `refusal` of Reason::none when it can be played now.
    struct Offer {
        Reading reading;
        engine::Refusal refusal;
        friend bool operator==(const Offer&, const Offer&) = default;
    };

    std::optional<Action> action{}; // what committing the draft would do
    engine::Refusal refusal;        // why there is no action

    // Plays: every reading of the chosen cards, none twice, the strongest first.
    std::vector<Offer> offers;
    // Cards to choose besides those chosen. Plays: exactly those that are, together with all chosen ones, part of
    // some play that is legal now (with the Stress card, if the draft uses it). Passes and the secret choice: the
    // cards that may be named.
    CardSet may_add;
    std::uint8_t columns = 0;     // Passes that cover: bit i for column i
    engine::SeatSet receivers;    // Call Transfer
    std::uint8_t teams = 0;       // Departments with a badge left: bit 0 Customer Service
    std::uint8_t stress_left = 0; // Stress cards to take: bit i for Stress i

    bool stress_possible = false; // one's own Stress card could be used in some action now [ET-21]
    // Whoever could then no longer use a Stress card: `action` would lose the round at once. [ET-21]
    std::optional<engine::Seat> stranded{};

    friend bool operator==(const Assessment&, const Assessment&) = default;
};

} // namespace eternamente_temporario

// An unfinished choice, and what it amounts to: what a screen asks while somebody chooses.
//
// What always holds: an assessment depends on nothing that the seat may not know; `action` is there exactly when the
// draft is an action that may be done now. It may depend on the seat's own secrets: on the public table a screen asks
// only about walking to one of View::moves and about pointing aloud. Left out: the list of all legal actions.
#pragma once

#include "engine/rules.h"
#include "engine/seat.h"
#include "games/siempre_de_wn/api/action.h"
#include "games/siempre_de_wn/api/workers.h"

#include <optional>
#include <variant>
#include <vector>

namespace siempre_de_wn {

// The first three cards: how far the pile was slid at either end, and the active worker of a team leader.
struct BeginDraft {
    std::uint8_t top = 0;
    std::uint8_t bottom = 0;
    std::optional<std::uint8_t> active{}; // none: not chosen yet; only team leaders choose
    friend bool operator==(const BeginDraft&, const BeginDraft&) = default;
};
struct MoveDraft {
    std::optional<Tile> to{};
    friend bool operator==(const MoveDraft&, const MoveDraft&) = default;
};
struct PlaceDraft {
    std::optional<Card> card{};
    std::optional<TaskType> announced{};
    friend bool operator==(const PlaceDraft&, const PlaceDraft&) = default;
};
struct BossDraft {
    std::optional<TaskType> type{};
    std::optional<PlayBoss::Deed> deed{};
    std::optional<engine::Seat> target{};
    friend bool operator==(const BossDraft&, const BossDraft&) = default;
};
struct SecretPointDraft {
    std::optional<engine::Seat> target{};
    friend bool operator==(const SecretPointDraft&, const SecretPointDraft&) = default;
};

// An unfinished Take has its shape: cards are slid off either end. In an unfinished PointAloud arrows are missing.
using Draft =
    std::variant<MoveDraft, PlaceDraft, Take, PointAloud, SecretPointDraft, BossDraft, Seen, Claim, BeginDraft>;

struct Assessment {
    std::optional<Action> action{}; // what committing the draft would do
    engine::Refusal refusal;        // why there is no action

    TileSet tiles;           // walking: where to; after a look at one's own hand
    Cards cards;             // placing: what may be placed; Boss cards: those that may be played
    engine::SeatSet targets; // Auditoría: whose hand may be looked at; pointing: at whom
    engine::SeatSet missing; // pointing aloud: who has no arrow yet
    int least = 0;           // drawing: how few cards
    int most = 0;            // drawing: how many cards
    bool webeo_due = false;  // drawing: at least one has to come from the bottom [WN-6]
    Places workers;          // the first hand: who may be the active worker; claims: what may be claimed now

    friend bool operator==(const Assessment&, const Assessment&) = default;
};

} // namespace siempre_de_wn

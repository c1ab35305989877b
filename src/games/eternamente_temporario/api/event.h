// What happened, for animation and narration, in the order it happened.
//
// What always holds: everything in an event is public, but for one card: which one changed hands by Call Transfer.
// Places are zone and slot; a card in a hand has no slot, and a card that stays hidden has no name. Left out: what the
// next View shows anyway (counts, points in all).
#pragma once

#include "engine/seat.h"
#include "games/eternamente_temporario/api/action.h"
#include "games/eternamente_temporario/api/view.h"

#include <array>
#include <optional>
#include <variant>

namespace eternamente_temporario {

// Where a card was: `slot` is the badge's slot (0, 1) or the Archive's column (0 … 5); `depth` how many cards lay on
// it in its column before the whole action.
struct Place {
    enum class Zone : std::uint8_t { hand, badge, archive };
    Zone zone = Zone::hand;
    std::uint8_t slot = 0;
    std::uint8_t depth = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

struct RoundDealt { // [ET-3]
    std::uint8_t round = 1;
    engine::Seat leader_1{};
    engine::Seat leader_2{};
    friend bool operator==(const RoundDealt&, const RoundDealt&) = default;
};
struct Committed { // [ET-6]; what was chosen stays secret
    engine::Seat seat{};
    friend bool operator==(const Committed&, const Committed&) = default;
};
struct Revealed { // all choices at once [ET-6]
    std::array<CardSet, 6> cards;
    std::array<Card, team_count> wilds;
    friend bool operator==(const Revealed&, const Revealed&) = default;
};
struct Archived { // the two cards chosen before the round become columns of the Archive [ET-7]
    engine::Seat seat{};
    Team team = Team::customer_service;
    std::array<Card, 2> cards{};
    std::array<std::uint8_t, 2> columns{};
    friend bool operator==(const Archived&, const Archived&) = default;
};
struct BadgeTaken { // [ET-7]
    engine::Seat seat{};
    Team team = Team::customer_service;
    Stress stress = Stress::overtime;
    CardSet cards; // that lay on the badge and go into the hand [ET-3]
    friend bool operator==(const BadgeTaken&, const BadgeTaken&) = default;
};
struct StressLeft { // the last one in the centre is discarded [ET-7]
    Stress stress = Stress::overtime;
    friend bool operator==(const StressLeft&, const StressLeft&) = default;
};
struct TurnsBegin { // [ET-8]
    engine::Seat first{};
    friend bool operator==(const TurnsBegin&, const TurnsBegin&) = default;
};
struct Played {
    struct Source {
        Card card;
        Place from;
        friend bool operator==(const Source&, const Source&) = default;
    };
    engine::Seat seat{};
    Reading reading{};
    bool lead = false;
    std::optional<Stress> stress{};  // used with it
    std::array<Source, 6> sources{}; // the first `reading.size`, by rising card id
    friend bool operator==(const Played&, const Played&) = default;
};
struct Passed { // by choice; what else was done follows as an event of its own
    engine::Seat seat{};
    friend bool operator==(const Passed&, const Passed&) = default;
};
struct Covered { // [ET-16]
    engine::Seat seat{};
    Card card{};
    std::uint8_t column = 0;
    friend bool operator==(const Covered&, const Covered&) = default;
};
struct MovedToBadge { // [ET-16]
    engine::Seat seat{};
    Card card{};
    std::uint8_t column = 0;
    std::uint8_t slot = 0;
    friend bool operator==(const MovedToBadge&, const MovedToBadge&) = default;
};
struct Given { // Call Transfer
    engine::Seat seat{};
    engine::Seat receiver{};
    Place from;
    std::optional<Card> card{}; // out of a hand: only giver and receiver know it
    friend bool operator==(const Given&, const Given&) = default;
};
struct Fetched { // Backlog
    engine::Seat seat{};
    Place from;
    Card card{};
    friend bool operator==(const Fetched&, const Fetched&) = default;
};
struct Shredded { // Shredder; the card is shown
    engine::Seat seat{};
    Place from;
    Card card{};
    friend bool operator==(const Shredded&, const Shredded&) = default;
};
struct StressUsed { // and discarded; its slot is free
    engine::Seat seat{};
    Stress stress = Stress::overtime;
    bool in_vain = false; // there was nothing to use it on
    friend bool operator==(const StressUsed&, const StressUsed&) = default;
};
struct Disturbed { // Do Not Disturb: `seat` will lose a turn
    engine::Seat seat{};
    friend bool operator==(const Disturbed&, const Disturbed&) = default;
};
struct TurnLost { // Do Not Disturb
    engine::Seat seat{};
    friend bool operator==(const TurnLost&, const TurnLost&) = default;
};
struct TurnSkipped { // nothing usable [ET-18]
    engine::Seat seat{};
    friend bool operator==(const TurnSkipped&, const TurnSkipped&) = default;
};
struct TableCleared { // everyone else passed, or Overtime [ET-17]
    friend bool operator==(const TableCleared&, const TableCleared&) = default;
};
struct LeadPassed { // the Human who should lead has nothing usable [ET-18]
    engine::Seat from{};
    engine::Seat to{};
    friend bool operator==(const LeadPassed&, const LeadPassed&) = default;
};
struct WentOut { // [ET-18]
    engine::Seat seat{};
    friend bool operator==(const WentOut&, const WentOut&) = default;
};
struct CameBack { // out, and holds a card again [ET-18]
    engine::Seat seat{};
    friend bool operator==(const CameBack&, const CameBack&) = default;
};
struct RoundEnded { // [ET-19] [ET-21] [ET-22]
    RoundResult result;
    friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
};
struct MatchEnded { // [ET-25]
    engine::SeatSet winners;
    friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};

using Event = std::variant<Played, Passed, Covered, MovedToBadge, Given, Fetched, Shredded, StressUsed, Disturbed,
                           TurnLost, TurnSkipped, TableCleared, LeadPassed, WentOut, CameBack, RoundDealt, Committed,
                           Revealed, Archived, BadgeTaken, StressLeft, TurnsBegin, RoundEnded, MatchEnded>;

} // namespace eternamente_temporario

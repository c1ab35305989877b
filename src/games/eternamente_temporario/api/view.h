// What somebody may see of a match. [ALL-3]
//
// Filled field by field. What always holds: the only secrets are cards in hands and choices not yet revealed; they are
// there for their own seat, for the omniscient viewer once the match is over, and for everyone when the table agreed on
// open hands. Everything else lies open on the table. Left out: the seed, and cards whose owner keeps them hidden (only their number is given).
#pragma once

#include "engine/seat.h"
#include "games/eternamente_temporario/api/action.h"

#include <array>
#include <optional>
#include <vector>

namespace eternamente_temporario {

enum class Phase : std::uint8_t {
    choice, // everyone chooses in secret [ET-6]
    draft,  // departments and Stress cards [ET-7]
    turns,
    result, // the round is over, the next not yet dealt
    over,   // the match is over [ET-23]
};

inline constexpr int phase_count = 5;

enum class RoundEnd : std::uint8_t {
    all_out,  // the winners' Archive and badges are empty [ET-19]
    stranded, // a loser could no longer use a Stress card [ET-21]
};

struct RoundResult {
    Team winner = Team::customer_service;
    RoundEnd how = RoundEnd::all_out;
    std::optional<engine::Seat> stranded{}; // [ET-21]
    std::array<std::uint8_t, 6> gained{};   // points by seat [ET-22]
    engine::Seat next_leader_1{};           // [ET-24]
    engine::Seat next_leader_2{};
    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

// A combination in the middle of the table.
struct Trick {
    CardSet cards{};
    Reading reading{};
    engine::Seat by{};
    friend bool operator==(const Trick&, const Trick&) = default;
};

struct SeatView {
    int points = 0;
    std::optional<Team> team; // none before it is taken
    bool leader = false;
    int hand_count = 0;                         // including a choice not yet revealed
    std::optional<CardSet> hand;                // only for who may see it
    bool committed = false;                     // has chosen [ET-6]
    std::optional<Commit> choice;               // one's own, before it is revealed
    std::optional<CardSet> revealed;            // the two cards in front of a Human who has no department yet [ET-7]
    std::array<std::optional<Card>, 2> badge{}; // Feelings by slot; a Stress card lies in slot 0
    std::optional<Stress> stress{};             // still held
    bool out = false;                           // no cards in hand or on the badge [ET-18]
    int out_place = 0;                          // 1 for who went out first among those out now; 0 when not out
    bool loses_turn = false;                    // Do Not Disturb
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct ArchiveView {
    std::optional<Card> wild{};                          // the open card that gives the wild rank, out of play [ET-6]
    std::array<std::vector<Card>, column_count> columns; // the last card of each is available [ET-4]
    friend bool operator==(const ArchiveView&, const ArchiveView&) = default;
};

struct View {
    std::optional<engine::Seat> viewer{}; // none for the public and the omniscient
    Phase phase = Phase::choice;
    int round = 1;
    int shortest_run = 2; // options in force
    bool literal_bombs = false;
    bool short_game = false;
    bool open_hands = false;
    engine::SeatSet waiting_on;
    engine::Seat leader_1{};
    engine::Seat leader_2{};
    std::vector<SeatView> seats;
    std::array<ArchiveView, team_count> archives;

    std::array<int, team_count> badges_left{}; // in the centre
    CardSet centre_cards;                      // on the Collections badge, five Humans [ET-3]
    std::vector<Stress> stress_left;           // open in the centre
    std::vector<engine::Seat> draft_order;     // who still takes a badge, next first

    int tricks = 0;             // led in this round, the present one too: tells one from the next
    std::optional<Trick> trick; // what is to be beaten; none: the turn is a lead
    std::optional<engine::Seat> turn{};
    CardSet discarded; // played, discarded or removed in this round; all of it was open

    std::optional<RoundResult> result; // of the round just ended
    int together = 0;                  // the points of its winners together; 0 while there is no result
    int goal = 0;                      // with so many together they win the match [ET-23]
    engine::SeatSet winners;           // of the match, once it is over [ET-25]

    friend bool operator==(const View&, const View&) = default;
};

} // namespace eternamente_temporario

// The whole state of a match, secrets included.
//
// A plain value: no pointers, copied freely. What always holds is what audit (rules.h) checks: every card is in exactly
// one place, and the fields that a phase does not use are empty. Left out: history; and what can be told from the rest
// (whose turn it is to take a badge, who is out of cards).
#pragma once

#include "engine/seat.h"
#include "games/eternamente_temporario/api/view.h"
#include "games/eternamente_temporario/rules/archive.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace eternamente_temporario {

using engine::Seat;
using engine::SeatSet;

inline constexpr int most_seats = 6;
inline constexpr int least_seats = 4;
inline constexpr int badge_slots = 2;
inline constexpr int most_badges_left = 2; // of a department, in the centre [ET-2]
// Above what any match can reach: a team wins at most three rounds, and six Humans form 20 teams of three. [ET-23]
// Only states from outside come near; they stop counting there.
inline constexpr int most_rounds = 63;
inline constexpr int most_points = 2000;

struct Player {
    CardSet hand; // cards chosen in secret stay in it until they are revealed
    std::array<std::optional<Card>, badge_slots> badge{};
    std::optional<Stress> stress; // in slot 0, whose Feeling is then none
    std::optional<Team> team;
    // Phase choice: what this Human has chosen. Phase draft: the two cards still in front of them.
    std::optional<Commit> choice;
    std::uint8_t out_place = 0; // 0: not out; 1 for who went out first among those out now [ET-24]
    bool loses_turn = false;    // Do Not Disturb
    std::uint16_t points = 0;

    [[nodiscard]] CardSet badge_cards() const {
        CardSet cards;
        for (const auto& slot : badge)
            if (slot) cards.insert(*slot);
        return cards;
    }
    // The slot that a card moved to the badge would take. [ET-16]
    [[nodiscard]] std::optional<int> free_slot() const {
        if (!stress && !badge[0]) return 0;
        if (!badge[1]) return 1;
        return std::nullopt;
    }
    // No cards in hand or on the badge, Stress included. [ET-18]
    [[nodiscard]] bool holds_nothing() const { return hand.empty() && !badge[0] && !badge[1] && !stress; }

    friend bool operator==(const Player&, const Player&) = default;
};

struct State {
    std::uint8_t seats = least_seats;
    std::uint8_t shortest_run = 2; // [ET-9]
    bool literal_bombs = false;    // [ET-12]
    bool short_game = false;       // [ET-23]
    bool open_hands = false;       // nothing is secret
    std::uint64_t seed = 0;

    std::uint8_t round = 1;
    Phase phase = Phase::choice;
    std::array<Seat, team_count> leaders{};
    std::array<Player, most_seats> players{};
    std::array<Archive, team_count> archives{};
    std::array<std::optional<Card>, team_count> wilds{}; // beneath the Archive cards [ET-6]

    std::array<std::uint8_t, team_count> badges_left{};
    CardSet centre_cards;         // on the Collections badge [ET-3]
    std::uint8_t stress_left = 0; // bit i: Stress i lies open in the centre

    Seat turn;                  // phase turns
    std::uint8_t tricks = 0;    // led in this round
    std::optional<Trick> trick; // none: the turn is a lead
    CardSet discarded;
    std::optional<RoundResult> result; // phases result and over

    [[nodiscard]] const Player& at(Seat seat) const { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] Player& at(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] const Archive& archive(Team team) const { return archives[static_cast<std::size_t>(team)]; }
    [[nodiscard]] Archive& archive(Team team) { return archives[static_cast<std::size_t>(team)]; }
    [[nodiscard]] Seat leader(Team team) const { return leaders[static_cast<std::size_t>(team)]; }
    [[nodiscard]] bool is_leader(Seat seat) const { return seat == leaders[0] || seat == leaders[1]; }
    [[nodiscard]] Seat left(Seat seat, int steps = 1) const { return seat.left(steps, seats); }
    [[nodiscard]] SeatSet everyone() const { return SeatSet::first(seats); }
    // What is somebody's own is known to them alone, but for a table with open hands. [ALL-3]
    [[nodiscard]] bool shown_to(engine::Viewer viewer, Seat seat) const { return open_hands || viewer.sees(seat); }
    // 0 … seats − 1: places clockwise from one seat to another.
    [[nodiscard]] int distance(Seat from, Seat to) const { return (to.index() - from.index() + seats) % seats; }

    friend bool operator==(const State&, const State&) = default;
};

// Only for a Human with a department: the Archive they play from.
[[nodiscard]] inline const Archive& archive_of(const State& state, Seat seat) {
    return state.archive(*state.at(seat).team);
}
[[nodiscard]] inline Archive& archive_of(State& state, Seat seat) { return state.archive(*state.at(seat).team); }

// The team's wild rank, 1 … 12; only once it is revealed. [ET-6]
[[nodiscard]] inline int wild_rank(const State& state, Seat seat) {
    return state.wilds[static_cast<std::size_t>(*state.at(seat).team)]->rank();
}

// Hand, Feelings of one's badge and the whole Archive of one's team, covered cards too. [ET-20]
[[nodiscard]] CardSet usable_cards(const State& state, Seat seat);
[[nodiscard]] int usable_count(const State& state, Seat seat);

// Open in the centre. [ET-5]
[[nodiscard]] std::vector<Stress> open_stress(const State& state);

// Who takes a badge next; nobody once all have one. Phase draft. [ET-7]
[[nodiscard]] std::optional<Seat> next_to_draft(const State& state);

} // namespace eternamente_temporario

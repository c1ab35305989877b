// The whole truth of a match, secrets included.
//
// A plain value: no pointers, copied freely. What always holds is what audit (rules.h) checks: each card, token and
// worker is in one place, and what a phase does not use is empty. Heaps have no order; chance picks from them when
// cards are taken. Left out: history, and what follows from the rest (who is employed, how many points anybody has).
#pragma once

#include "engine/rng.h"
#include "engine/seat.h"
#include "games/siempre_de_wn/api/api.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace siempre_de_wn {

using engine::Seat;
using engine::SeatSet;

// What chance is drawn for: one stream each, so that drawing for one purpose never shifts another. [ALL-2]
enum class Stream : std::uint8_t { setup = 1, cards, tokens, reveals };

inline constexpr int tasks_to_win = 4;  // done, or ruined [WN-13]
inline constexpr int most_debates = 31; // counted up to here; there are at most three WNs to fire

struct Player {
    Cards hand;
    std::array<Worker, row_size> row{}; // the places of whole_row() are used
    Places fired;
    Places shown;            // claimed [WN-20]
    Places was_pointed_at;   // in play when its owner was pointed at in a debate, and not fired by it [WN-19]
    Places saw_wn_fired;     // in play when its owner pointed at a WN in a debate that fired that WN [WN-19]
    std::uint8_t active = 0; // place in the row
    Tile at{};
    PileLore lore;
    std::uint8_t done = 0; // markers; none in the base game [WN-18]
    std::uint8_t ruined = 0;
    std::uint8_t debates = 0; // prestige for WNs fired in debates one began [WN-18]

    [[nodiscard]] Worker worker(int place) const { return row[static_cast<std::size_t>(place)]; }
    friend bool operator==(const Player&, const Player&) = default;
};

struct PlacedCard {
    Card card{};
    Announcement announced{};
    friend bool operator==(const PlacedCard&, const PlacedCard&) = default;
};

struct Workspace {
    Tokens tokens;
    std::uint8_t count = 0; // of cards
    std::array<PlacedCard, most_tokens> placed{};
    friend bool operator==(const Workspace&, const Workspace&) = default;
};

struct State {
    // What was agreed.
    std::uint8_t seats = least_seats;
    Way way = Way::base;
    std::uint8_t wns = 1; // dealt
    std::uint8_t bosses = 6;
    bool take_three_more = false;
    bool strict = false;
    bool secret_pointing = false;
    std::uint8_t talk = 0; // index into talk_seconds
    Seat first;

    Phase phase = Phase::start;
    Seat turn; // who begins, walks, acts, inspects or has begun the pointing
    std::array<Player, most_seats> players{};
    std::array<Workspace, most_workspaces> workspaces{};
    Tokens reserve;
    Cards tasks; // of the draw pile
    Cards webeos;
    Cards discards;
    Cards gone; // hands of those who were fired, unseen [WN-15]
    std::uint8_t done = 0;
    std::uint8_t ruined = 0;

    Occasion occasion = Occasion::dedocracia; // phase pointing
    Arrows arrows;                            // phase pointing, in secret: what is in so far
    Seat inspected;                           // phase inspect
    std::optional<Worker> first_wn_fired;     // [WN-19]
    std::optional<Reveal> last_reveal;
    std::optional<Vote> last_vote;
    std::optional<Result> result; // phase over

    engine::Rng card_chance;
    engine::Rng token_chance;
    engine::Rng reveal_chance;

    [[nodiscard]] const Player& at(Seat seat) const { return players[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] Player& at(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
    // Only for a workspace of this office.
    [[nodiscard]] const Workspace& at(Tile tile) const {
        return workspaces[static_cast<std::size_t>(tile.number() - 1)];
    }
    [[nodiscard]] Workspace& at(Tile tile) { return workspaces[static_cast<std::size_t>(tile.number() - 1)]; }
    [[nodiscard]] Seat left(Seat seat, int steps = 1) const { return seat.left(steps, seats); }
    [[nodiscard]] SeatSet everyone() const { return SeatSet::first(seats); }
    [[nodiscard]] OfficePlan plan() const { return office_plan(seats); }
    // Where each player has workers, fired or not.
    [[nodiscard]] Places whole_row() const { return Places::first(way == Way::leaders ? row_size : 1); }
    [[nodiscard]] bool has_career() const { return way != Way::base; }
    [[nodiscard]] int pile_size() const { return tasks.size() + webeos.size(); }

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);

// Workers of that seat who are not fired.
[[nodiscard]] inline Places in_play(const State& state, Seat seat) { return state.whole_row() - state.at(seat).fired; }
// Not fired; a team leader: not without workers. [WN-15] [WN-23]
[[nodiscard]] inline bool is_employed(const State& state, Seat seat) { return !in_play(state, seat).empty(); }
[[nodiscard]] SeatSet employed(const State& state);
// Has taken the first three cards. [WN-6]
[[nodiscard]] bool has_begun(const State& state, Seat seat);

[[nodiscard]] inline Worker active_worker(const State& state, Seat seat) {
    return state.at(seat).worker(state.at(seat).active);
}
// Anywhere to the right of the place, wrapping; the place itself when it is the last one in play. [WN-22]
[[nodiscard]] int next_in_row(const State& state, Seat seat, int place);

// Workers fired so far, WNs among them or only those.
[[nodiscard]] int fired_workers(const State& state);
[[nodiscard]] int fired_wns(const State& state);

// Prestige tokens before a player. [WN-18] … [WN-20]
[[nodiscard]] int prestige(const State& state, Seat seat);

} // namespace siempre_de_wn

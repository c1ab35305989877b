// The whole state of a match, secrets included.
//
// A plain value: no pointers, copied freely. What always holds is what audit (rules.h) checks: every card is in exactly
// one place, and what a moment does not use is empty, so that equal matches are equal states. Left out: history; and
// what follows from the rest, such as who acts next (table.h).
#pragma once

#include "engine/rng.h"
#include "games/wench/api/api.h"

#include <span>
#include <type_traits>

namespace wench {

using engine::Seat;
using engine::SeatSet;

// What chance is drawn for: one stream each. [ALL-2]
enum class Stream : std::uint32_t { dealer = 1, pile = 2, hands = 3 };

// Counters stop here, rather than wrapping in a state from outside.
inline constexpr std::uint32_t most_turns = 1'000'000;
inline constexpr std::uint32_t most_penalties = 9999;
inline constexpr std::uint32_t most_turns_to_lose = 3;

// What Fast cards can answer until the next turn begins: something that happened to, or was done by, a player. [WE-5]
enum class Moment : std::uint8_t { drew, given, discarded, down_to_one, turn_ended };
inline constexpr int moment_count = 5;

template <class T> using PerSeat = std::array<T, most_players>;
template <class T> [[nodiscard]] constexpr T& of(PerSeat<T>& values, Seat seat) {
    return values[static_cast<std::size_t>(seat.index())];
}
template <class T> [[nodiscard]] constexpr const T& of(const PerSeat<T>& values, Seat seat) {
    return values[static_cast<std::size_t>(seat.index())];
}

struct Player {
    CardSet hand{}; // cards chosen for something stay in it until they go
    std::optional<Card> table{};
    NameSet spent{};                // in the present round [WE-7]
    CardSet discarded{};            // since the present turn began, for all to see
    std::optional<Card> cut{};      // until the first turn is done [WE-1]
    std::optional<Gift> gift{};     // the last that was received and may be given back; gift->to is this seat
    std::uint16_t penalties = 0;    // [WE-8]
    std::uint8_t turns_to_lose = 0; // Jumped Queue
    friend bool operator==(const Player&, const Player&) = default;
};

// What remains to be done before the turn is over, in this order.
enum class Stage : std::uint8_t {
    text,     // the announced card's text
    matching, // the automatic rules that its playing set off: follows_suit, follows_even
    sharing,
    charity, // the automatic rules of a turn's end
};

// An effect that waits for cards.
struct Request {
    Name source{}; // the card whose text or rule asks
    Verb verb = Verb::discard;
    std::uint8_t n = 0; // of the step
    SeatSet who;
    SeatSet answered;
    PerSeat<CardSet> answers{};
    friend bool operator==(const Request&, const Request&) = default;
};

struct CallState {
    SeatSet callers;            // still to come, the present one included
    std::optional<Claim> claim; // to be judged
    friend bool operator==(const CallState&, const CallState&) = default;
};

struct State {
    std::uint8_t seats = least_players;
    // agreements
    bool cobra = false;
    bool spider = false;
    bool quiet = false;
    WindowOption window = WindowOption::three_seconds;
    bool overruled_draws = false;
    Penalty penalty = Penalty::none;
    std::uint32_t dropped = 0; // bit i: watched_cards[i] is out of the game

    SeatSet playing;
    Seat dealer;
    Phase phase = Phase::turn; // turn, window, choosing or over; what a call adds to it is in `call`
    Seat turn;                 // phase turn: who acts next, unless they lose their turn
    std::uint32_t turns = 0;
    bool extra_turn = false; // phase turn: Encore
    bool to_the_left = true;
    SeatSet truces; // their Truce holds
    SeatSet spoken; // the rule of their Whim holds
    PerSeat<Player> players{};

    CardSet pile; // in no order: each draw is by chance
    CardSet discards;
    std::optional<Card> top;
    std::optional<Suit> last_suit;

    std::optional<Announced> announced; // phases window and choosing, until its text is done
    std::optional<Announced> done;      // whose text is done, until the next turn begins
    Prepared prepared{};                // of `turn`, until the turn is over
    bool follows_suit = false;          // of the announced card: Matching was in force when it was played
    bool follows_even = false;          // Even Share
    Stage stage = Stage::text;          // phase choosing
    std::uint8_t step = 0;              // phase choosing, stage text
    std::optional<Request> request;     // phase choosing

    std::optional<CallState> call;
    // Who can be answered, and by whom that was done already, by moment and by whom it is about.
    std::array<SeatSet, moment_count> moments{};
    std::array<PerSeat<SeatSet>, moment_count> answered{};
    std::optional<Wrestled> wrestled;
    std::optional<Seat> winner;

    engine::Rng pile_chance;
    engine::Rng hand_chance;

    [[nodiscard]] const Player& at(Seat seat) const { return of(players, seat); }
    [[nodiscard]] Player& at(Seat seat) { return of(players, seat); }
    // Everybody counts their hand openly at the end. [WE-6]
    [[nodiscard]] bool shown_to(engine::Viewer viewer, Seat seat) const {
        return phase == Phase::over || viewer.sees(seat);
    }
    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);

} // namespace wench

// What a screen of null_game may know: actions, drafts, views, events and the reasons of refusals.
//
// The smallest complete game: a hidden hand, chance, one simultaneous secret choice, a score. Copy it to begin another
// (docs/adding-a-game.md). What always holds: all types here are plain values with operator==, and a View or a
// projected Event carries nothing that its viewer may not know: what is hidden is absent, not masked. Left out: the
// state and the logic (rules/), words (text/), looks (ui/).
#pragma once

#include "engine/refusal.h"
#include "engine/seat.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace null_game {

inline constexpr int least_seats = 2;
inline constexpr int most_seats = 8;
inline constexpr int sprint_points = 3; // [NG-6]

// A card is its face value and nothing else: the copies of a value are the same to everybody, so that no card can be
// followed from hand to hand while it lies face down. [NG-1]
using Card = std::uint8_t;
inline constexpr int faces = 12; // values 1 … 12
inline constexpr int copies = 3; // of each value

// Places of the options in Setup::values, and what their values mean.
enum class Option : std::uint8_t { hand_size, sprint };
inline constexpr std::array<int, 2> hand_sizes{3, 4}; // [NG-2]

// The only thing one does in this game: lay a card of one's hand face down. [NG-3]
struct Action {
    Card card = 1;
    friend bool operator==(const Action&, const Action&) = default;
};

// A choice in the making.
struct Draft {
    std::optional<Card> card;
    friend bool operator==(const Draft&, const Draft&) = default;
};

// Why an action or a draft will not do; in brackets what Refusal::a is.
enum class Reason : std::uint16_t {
    over,           // the game is over
    not_seated,     // nobody sits there
    already_chosen, // that seat has laid its card
    not_in_hand,    // (card) it is not in that seat's hand
    nothing_chosen, // only for drafts: no card yet
};

// What a draft amounts to.
struct Assessment {
    std::optional<Action> action;           // what committing the draft would do; nothing while it is no action
    std::optional<engine::Refusal> why_not; // present exactly when `action` is not
    std::vector<Card> may_choose;           // the cards that could be chosen instead, ascending
    friend bool operator==(const Assessment&, const Assessment&) = default;
};

// One seat as the viewer sees it.
struct SeatView {
    int points = 0;
    int hand_count = 0;
    bool has_chosen = false;
    std::vector<Card> hand;     // ascending; empty unless it is the viewer's own or the game is over
    std::optional<Card> choice; // the card laid face down; only the viewer's own
    std::optional<Card> shown;  // the card of the round before
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct View {
    int hand_size = 0;
    bool sprint = false;
    int round = 1; // the one being played, or the last one when the game is over
    bool over = false;
    int draw_pile = 0;
    std::vector<SeatView> seats;
    std::optional<engine::Seat> last_winner; // of the round before; nobody when no card was alone
    friend bool operator==(const View&, const View&) = default;
};

// What happened, for animation and narration; everything in it can also be read from the views before and after.
struct Event {
    enum class Kind : std::uint8_t {
        chose,  // `seat` laid `card` face down; the card is for that seat alone
        showed, // `seat`'s card was turned up: `card`
        scored, // `seat` won the round
        no_one, // nobody won the round; `seat` means nothing
        drew,   // `seat` drew `card`; the card is for that seat alone
        ended,  // the game is over; `seat` means nothing
    };
    Kind kind = Kind::ended;
    engine::Seat seat;
    std::optional<Card> card;
    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace null_game

// What the table, or one seat, sees of a match of Wench. [ALL-3]
//
// Filled field by field. Secret are hands, cards chosen but not yet shown, and which card passed between two others.
// What always holds: nothing here depends on who holds a Fast card; what became known in a turn stays in the view until
// the next turn begins, for events may be skipped. Left out: the seed, the order of the pile, the time left of a
// window.
#pragma once

#include "engine/seat.h"
#include "games/wench/api/action.h"
#include "games/wench/api/options.h"

#include <optional>
#include <vector>

namespace wench {

enum class Phase : std::uint8_t {
    turn,     // somebody is to play or to draw
    window,   // an announced card lies in the middle [WE-11]
    choosing, // an effect asks for cards
    form,     // somebody has called and chooses what [WE-10]
    judging,  // the table answers a call
    over,
};

// A card that was given and can still be given back. Only for the two that it passed between.
struct Gift {
    engine::Seat from{};
    engine::Seat to{};
    Card card{};
    friend bool operator==(const Gift&, const Gift&) = default;
};

struct SeatView {
    bool playing = true; // has not gone home
    int hand_count = 0;
    std::optional<CardSet> hand{}; // only for who may see it; everybody's once the game is over
    std::optional<Card> table{};   // the Table card in front
    NameSet spent;                 // rules and Fast cards used in the present round [WE-7]
    bool spoke_rule = false;       // the rule of a Whim holds
    bool truce = false;            // keeps everybody from calling until the next turn
    int turns_to_lose = 0;         // Jumped Queue
    int penalties = 0;             // Secondary Penalties so far [WE-8]
    CardSet discarded;             // shown and discarded since the present turn began
    std::optional<Card> cut{};     // for the deal, until the first turn is done [WE-1]
    int points = 0;                // of the hand, once the game is over [WE-6]
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

// The card in the middle of the table: announced, or being done.
struct Announced {
    Card card{};
    engine::Seat by{};
    engine::SeatSet targets;
    bool discard_old = false;
    bool cancelled = false; // Not So Fast or House Veto
    friend bool operator==(const Announced&, const Announced&) = default;
};

// An effect that asks for cards: who is still to choose, and of whom it waits first. Those who have chosen are told of
// nothing but their own cards until all have.
struct Asked {
    Name source = Name::elbows_off; // the card whose text or rule it is
    Verb verb = Verb::discard;
    engine::SeatSet who;
    engine::SeatSet answered;
    engine::Seat next{};
    int count = 0;                       // cards that `next` chooses
    std::optional<CardSet> own_answer{}; // the viewer's
    friend bool operator==(const Asked&, const Asked&) = default;
};

struct CallView {
    engine::SeatSet callers;      // whose form is still to come, the present one's included
    engine::Seat caller{};        // the present one
    std::optional<Claim> claim{}; // phase judging; the gift is there for the caller alone
    friend bool operator==(const CallView&, const CallView&) = default;
};

// Arm Wrestle: the cards that both showed.
struct Wrestled {
    engine::Seat one{};
    engine::Seat other{};
    Card one_card{};
    Card other_card{};
    friend bool operator==(const Wrestled&, const Wrestled&) = default;
};

struct View {
    std::optional<engine::Seat> viewer{}; // none for the public and the omniscient
    Phase phase = Phase::turn;
    engine::SeatSet waiting_on;
    engine::SeatSet playing;
    engine::Seat dealer{};
    engine::Seat turn{};     // who is on turn, or to act next
    int turns = 0;           // begun so far: tells one from the next
    bool extra_turn = false; // Encore: the next turn is the same player's
    bool to_the_left = true; // direction of play
    std::vector<SeatView> seats;

    int pile = 0;
    CardSet discards;
    std::optional<Card> top{};       // of the discards, as long as it lies there
    std::optional<Suit> last_suit{}; // of the last gold card played [WE-7]
    CardSet cards;                   // all that are in the game

    std::optional<Announced> announced{};
    std::optional<Announced> done{}; // the card of this turn whose text is done, until the next turn begins
    std::optional<Asked> asked{};
    std::optional<CallView> call{};
    std::optional<Wrestled> wrestled{};
    std::vector<Gift> gifts;            // those known to the viewer
    std::optional<Prepared> prepared{}; // the viewer's own, of the turn under way

    // agreements
    bool cobra = false;
    bool spider = false;
    bool quiet = false;
    WindowOption window = WindowOption::three_seconds;
    bool overruled_draws = false;
    Penalty penalty = Penalty::none;

    std::optional<engine::Seat> winner{};
    engine::SeatSet losers; // most points in hand; several where they are equal [WE-6]
    friend bool operator==(const View&, const View&) = default;
};

} // namespace wench

// The verbs that all effects are made of, each written once.
//
// `perform` does one step of a card's row. What always holds: a step that needs cards of choice does nothing until it
// has all of them, and may be performed again then; parts with nothing to give, show or take are left out [WE-13]. Left
// out: when a card acts (turn.h, calls.h).
#pragma once

#include "games/wench/rules/table.h"

#include <vector>

namespace wench {

using Events = std::vector<Event>;

// An action that is being applied.
struct Context {
    State& state;
    Events& events;
    Seat doer;            // whose action it is
    bool fast = false;    // a Fast card is the cause: only Right Back can answer what it does [WE-12]
    bool barrier = false; // chance was used, or somebody else's secret shown
    PerSeat<int> hands{}; // counts when the action, or what is to be noted of it, began
};

// Who a card's steps are about.
struct Cast {
    Name source{};
    Card card{}; // itself, where it moves
    Seat self{};
    SeatSet other{};            // chosen, caught or answered
    std::optional<Card> gift{}; // chosen with the call
    bool called = false;        // by a call: no cards are asked for
    std::optional<Slot> slot{}; // where self may have prepared a card
};

// False when it waits for cards that are still to be chosen.
[[nodiscard]] bool perform(Context& context, const Cast& cast, const Step& step);

// Draws up to n cards; how many there were. [WE-2]
int draw(Context& context, Seat seat, int n, std::optional<Name> source);
// Puts a card that is nowhere onto the discards.
void put_away(State& state, Card card);
// Something that Fast cards can answer has happened, unless a Fast card caused it. [WE-12]
void note(Context& context, Moment moment, Seat about);
// Looks who has come down to one card since the counts were taken, and takes them anew.
void note_counts(Context& context);

} // namespace wench

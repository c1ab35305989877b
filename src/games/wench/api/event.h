// What happened, for animation and narration, in the order in which it happened.
//
// What always holds: everything is public but which card passed unseen between two players; those cards are told to the
// two. A card that somebody draws is never told: its new owner finds it in hand. Left out: what the next View shows
// anyway.
#pragma once

#include "engine/seat.h"
#include "games/wench/api/action.h"
#include "games/wench/api/deck.h"

#include <optional>
#include <variant>

namespace wench {

struct TurnBegan { // [WE-7]
    engine::Seat seat{};
    bool extra = false; // Encore
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct TurnLost { // Jumped Queue
    engine::Seat seat{};
    friend bool operator==(const TurnLost&, const TurnLost&) = default;
};
struct CardAnnounced { // [WE-4]
    engine::Seat seat{};
    Card card{};
    engine::SeatSet targets;
    bool window = false; // it can be answered [WE-11]
    friend bool operator==(const CardAnnounced&, const CardAnnounced&) = default;
};
struct CardPlaced { // a Table card takes its place [WE-3]
    engine::Seat seat{};
    Card card{};
    std::optional<Card> old{}; // that lay there before
    bool old_discarded = false;
    friend bool operator==(const CardPlaced&, const CardPlaced&) = default;
};
struct ActionDone { // a Turn Action's text is done, it is discarded [WE-4]
    engine::Seat seat{};
    Card card{};
    friend bool operator==(const ActionDone&, const ActionDone&) = default;
};
struct CardCancelled { // Not So Fast
    Card card{};
    friend bool operator==(const CardCancelled&, const CardCancelled&) = default;
};
struct CardSentBack { // House Veto: into its player's hand
    engine::Seat seat{};
    Card card{};
    friend bool operator==(const CardSentBack&, const CardSentBack&) = default;
};
struct PileRefilled { // [WE-2]
    int cards = 0;
    friend bool operator==(const PileRefilled&, const PileRefilled&) = default;
};
struct CardsDrawn {
    engine::Seat seat{};
    int count = 0;                // that there were; 0: nothing was left to draw
    std::optional<Name> source{}; // the card that caused it; none: the turn's draw, or an overruled call
    friend bool operator==(const CardsDrawn&, const CardsDrawn&) = default;
};
struct CardsDiscarded {
    engine::Seat seat{};
    CardSet cards{};
    Name source{};
    friend bool operator==(const CardsDiscarded&, const CardsDiscarded&) = default;
};
struct CardGiven {
    engine::Seat from{};
    engine::Seat to{};
    std::optional<Card> card{}; // for the two alone, unless it is the card `source` itself
    Name source{};
    friend bool operator==(const CardGiven&, const CardGiven&) = default;
};
struct CardsSwapped { // Fair Trade
    engine::Seat one{};
    engine::Seat other{};
    std::optional<Card> from_one{}; // for the two alone
    std::optional<Card> from_other{};
    friend bool operator==(const CardsSwapped&, const CardsSwapped&) = default;
};
struct HandsSwapped { // Trade Hands
    engine::Seat one{};
    engine::Seat other{};
    friend bool operator==(const HandsSwapped&, const HandsSwapped&) = default;
};
struct CardTaken { // Loose Purse
    engine::Seat from{};
    engine::Seat to{};
    std::optional<Card> card{}; // for the two alone
    friend bool operator==(const CardTaken&, const CardTaken&) = default;
};
struct TableTaken { // Borrowed Rule
    engine::Seat from{};
    engine::Seat to{};
    Card card{};
    std::optional<Card> old{}; // returns to the hand of `to`
    friend bool operator==(const TableTaken&, const TableTaken&) = default;
};
struct TableDiscarded {
    engine::Seat seat{}; // in front of whom it lay
    Card card{};
    friend bool operator==(const TableDiscarded&, const TableDiscarded&) = default;
};
struct ArmsWrestled { // Arm Wrestle
    engine::Seat one{};
    engine::Seat other{};
    Card one_card{};
    Card other_card{};
    friend bool operator==(const ArmsWrestled&, const ArmsWrestled&) = default;
};
struct DirectionChanged { // About Turn
    bool to_the_left = true;
    friend bool operator==(const DirectionChanged&, const DirectionChanged&) = default;
};
struct TurnWillBeLost { // Jumped Queue
    engine::Seat seat{};
    friend bool operator==(const TurnWillBeLost&, const TurnWillBeLost&) = default;
};
struct ExtraTurn { // Encore
    engine::Seat seat{};
    friend bool operator==(const ExtraTurn&, const ExtraTurn&) = default;
};
struct TruceBegan {
    engine::Seat seat{};
    friend bool operator==(const TruceBegan&, const TruceBegan&) = default;
};
struct RuleSpoken { // Whim: it is said aloud
    engine::Seat seat{};
    friend bool operator==(const RuleSpoken&, const RuleSpoken&) = default;
};
struct TurnTaken { // Privilege
    engine::Seat seat{};
    friend bool operator==(const TurnTaken&, const TurnTaken&) = default;
};
struct Chose { // what an effect asked for; which cards stays secret until all have chosen
    engine::Seat seat{};
    friend bool operator==(const Chose&, const Chose&) = default;
};
struct Called { // [WE-10]
    engine::SeatSet callers;
    friend bool operator==(const Called&, const Called&) = default;
};
struct NothingCalled { // somebody looked and found nothing
    engine::Seat seat{};
    friend bool operator==(const NothingCalled&, const NothingCalled&) = default;
};
struct Claimed { // the table is to judge it, or it is done at once
    engine::Seat seat{};
    bool fast = false;
    Name name{};
    std::optional<engine::Seat> whom{};
    friend bool operator==(const Claimed&, const Claimed&) = default;
};
struct Overruled {
    engine::Seat seat{}; // the caller
    friend bool operator==(const Overruled&, const Overruled&) = default;
};
struct Penalised { // fairly caught, but the caller's use was spent [WE-8]
    engine::Seat seat{};
    int penalties = 0; // of that seat so far; 0 where the table plays without
    friend bool operator==(const Penalised&, const Penalised&) = default;
};
struct TurnEnded {
    engine::Seat seat{};
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
struct SeatLeft { // [ALL-5]
    engine::Seat seat{};
    CardSet cards; // to the discards
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};
struct GameWon { // [WE-6]
    engine::Seat seat{};
    friend bool operator==(const GameWon&, const GameWon&) = default;
};

using Event =
    std::variant<TurnBegan, TurnLost, CardAnnounced, CardPlaced, ActionDone, CardCancelled, CardSentBack, PileRefilled,
                 CardsDrawn, CardsDiscarded, CardGiven, CardsSwapped, HandsSwapped, CardTaken, TableTaken,
                 TableDiscarded, ArmsWrestled, DirectionChanged, TurnWillBeLost, ExtraTurn, TruceBegan, RuleSpoken,
                 TurnTaken, Chose, Called, NothingCalled, Claimed, Overruled, Penalised, TurnEnded, SeatLeft, GameWon>;

} // namespace wench

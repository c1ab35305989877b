// Events as lines for playthrough files. No words for players: those are the screen's.
#include "games/wench/rules/rules.h"

namespace wench {

namespace {

std::string text(Seat seat) { return std::to_string(seat.index()); }
std::string text(SeatSet seats) {
    std::string joined;
    for (const Seat seat : seats) joined += (joined.empty() ? "" : " ") + text(seat);
    return joined;
}
std::string text(Name name) { return std::string{row(name).id}; }
// ' for the second copy of a Quiet table.
std::string text(Card card) { return text(card.name()) + (card.copy() == 1 ? "'" : ""); }
std::string text(CardSet cards) {
    std::string joined;
    for (const Card card : cards) joined += (joined.empty() ? "" : " ") + text(card);
    return joined;
}
std::string text(const std::optional<Card>& card) { return card ? text(*card) : "a card"; }
std::string by(Name source) { return " (" + text(source) + ")"; }

std::string line(const TurnBegan& e) { return "turn of " + text(e.seat) + (e.extra ? ", extra" : ""); }
std::string line(const TurnLost& e) { return text(e.seat) + " loses a turn"; }
std::string line(const CardAnnounced& e) {
    const std::string on = e.targets.empty() ? "" : " on " + text(e.targets);
    return text(e.seat) + " plays " + text(e.card) + on + (e.window ? ", window" : "");
}
std::string line(const CardPlaced& e) {
    const std::string old = !e.old ? "" : (e.old_discarded ? ", discards " : ", takes back ") + text(*e.old);
    return text(e.card) + " lies in front of " + text(e.seat) + old;
}
std::string line(const ActionDone& e) { return text(e.card) + " discarded"; }
std::string line(const CardCancelled& e) { return text(e.card) + " has no effect"; }
std::string line(const CardSentBack& e) { return text(e.card) + " returns to " + text(e.seat); }
std::string line(const PileRefilled& e) { return "pile refilled with " + std::to_string(e.cards); }
std::string line(const CardsDrawn& e) {
    return text(e.seat) + " draws " + std::to_string(e.count) + (e.source ? by(*e.source) : "");
}
std::string line(const CardsDiscarded& e) { return text(e.seat) + " discards " + text(e.cards) + by(e.source); }
std::string line(const CardGiven& e) {
    return text(e.from) + " gives " + text(e.card) + " to " + text(e.to) + by(e.source);
}
std::string line(const CardsSwapped& e) { return text(e.one) + " and " + text(e.other) + " exchange a card"; }
std::string line(const HandsSwapped& e) { return text(e.one) + " and " + text(e.other) + " exchange hands"; }
std::string line(const CardTaken& e) { return text(e.to) + " takes " + text(e.card) + " from " + text(e.from); }
std::string line(const TableTaken& e) {
    return text(e.to) + " takes " + text(e.card) + " from in front of " + text(e.from) +
           (e.old ? ", takes back " + text(*e.old) : "");
}
std::string line(const TableDiscarded& e) { return text(e.card) + " in front of " + text(e.seat) + " is discarded"; }
std::string line(const ArmsWrestled& e) {
    return text(e.one) + " shows " + text(e.one_card) + ", " + text(e.other) + " shows " + text(e.other_card);
}
std::string line(const DirectionChanged& e) { return e.to_the_left ? "play goes left" : "play goes right"; }
std::string line(const TurnWillBeLost& e) { return text(e.seat) + " will lose a turn"; }
std::string line(const ExtraTurn& e) { return text(e.seat) + " has an extra turn"; }
std::string line(const TruceBegan& e) { return "truce of " + text(e.seat); }
std::string line(const RuleSpoken& e) { return text(e.seat) + " speaks a rule"; }
std::string line(const TurnTaken& e) { return text(e.seat) + " takes the next turn"; }
std::string line(const Chose& e) { return text(e.seat) + " has chosen"; }
std::string line(const Called& e) { return "call by " + text(e.callers); }
std::string line(const NothingCalled& e) { return text(e.seat) + " calls nothing"; }
std::string line(const Claimed& e) {
    return text(e.seat) + (e.fast ? " uses " : " calls ") + text(e.name) + (e.whom ? " on " + text(*e.whom) : "");
}
std::string line(const Overruled& e) { return text(e.seat) + " is overruled"; }
std::string line(const Penalised& e) {
    return text(e.seat) + " takes the secondary penalty, " + std::to_string(e.penalties) + " so far";
}
std::string line(const TurnEnded& e) { return "turn of " + text(e.seat) + " ends"; }
std::string line(const SeatLeft& e) { return text(e.seat) + " leaves: " + text(e.cards); }
std::string line(const GameWon& e) { return text(e.seat) + " wins"; }

} // namespace

std::string Rules::describe(const Event& event) {
    return std::visit([](const auto& what) { return line(what); }, event);
}

} // namespace wench

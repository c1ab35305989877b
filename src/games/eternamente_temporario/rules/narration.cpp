// Events as lines for playthrough files: what, who, and where a card came from. No words for players: those are the
// screen's. A card is its rank and the suit's letter, with ' for the second copy.
#include "games/eternamente_temporario/rules/rules.h"

#include <string_view>

namespace eternamente_temporario {

namespace {

std::string text(int number) { return std::to_string(number); }
std::string text(Seat seat) { return text(seat.index()); }
std::string text(Team team) { return team == Team::collections ? "collections" : "customer_service"; }
std::string text(Suit suit) { return {"SFA"[static_cast<std::size_t>(suit)]}; }
std::string text(Card card) { return text(card.rank()) + text(card.suit()) + (card.copy() == 1 ? "'" : ""); }
std::string text(Stress stress) {
    static constexpr std::array<std::string_view, stress_count> names{
        "overtime", "breakdown", "escalation", "echo", "do_not_disturb", "call_transfer", "backlog", "shredder"};
    return std::string{names[static_cast<std::size_t>(stress)]};
}
std::string text(CardSet cards) {
    std::string joined;
    for (const Card card : cards) joined += (joined.empty() ? "" : "+") + text(card);
    return joined;
}
std::string text(Reading reading) {
    const std::string bomb = is_bomb(reading) ? "bomb " : "";
    switch (reading.kind) {
    case Kind::single: return "single " + text(reading.top);
    case Kind::set: return bomb + "set " + text(reading.size) + "x" + text(reading.top);
    case Kind::run: break;
    }
    return bomb + "run " + text(lowest_rank(reading)) + "-" + text(reading.top) + text(reading.suit);
}

std::string text(Card card, Place from) {
    if (from.zone == Place::Zone::hand) return text(card);
    const std::string_view zone = from.zone == Place::Zone::badge ? "badge " : "column ";
    const std::string under = from.depth > 0 ? " under " + text(from.depth) : "";
    return text(card) + "(" + std::string{zone} + text(from.slot) + under + ")";
}

std::string line(const RoundDealt& dealt) {
    return "dealt round " + text(dealt.round) + " leaders " + text(dealt.leader_1) + " " + text(dealt.leader_2);
}
std::string line(const Committed& committed) { return "chose " + text(committed.seat); }
std::string line(const Revealed& revealed) {
    std::string all = "revealed";
    for (const CardSet cards : revealed.cards)
        if (!cards.empty()) all += " " + text(cards);
    return all + " wilds " + text(revealed.wilds[0]) + " " + text(revealed.wilds[1]);
}
std::string line(const Archived& archived) {
    std::string all = "archived " + text(archived.seat) + " " + text(archived.team);
    for (std::size_t i = 0; i < archived.cards.size(); ++i)
        all += " " + text(archived.cards[i]) + "(column " + text(archived.columns[i]) + ")";
    return all;
}
std::string line(const BadgeTaken& taken) {
    const std::string with = taken.cards.empty() ? "" : " with " + text(taken.cards);
    return "joined " + text(taken.seat) + " " + text(taken.team) + " " + text(taken.stress) + with;
}
std::string line(const StressLeft& left) { return "left " + text(left.stress); }
std::string line(const TurnsBegin& turns) { return "begins " + text(turns.first); }
std::string line(const Played& played) {
    std::string all = (played.lead ? "led " : "played ") + text(played.seat) + " " + text(played.reading) + ":";
    for (std::size_t i = 0; i < played.reading.size; ++i)
        all += " " + text(played.sources[i].card, played.sources[i].from);
    return played.stress ? all + " using " + text(*played.stress) : all;
}
std::string line(const Passed& passed) { return "passed " + text(passed.seat); }
std::string line(const Covered& covered) {
    return "covered " + text(covered.seat) + " column " + text(covered.column) + " " + text(covered.card);
}
std::string line(const MovedToBadge& moved) {
    const Place from{Place::Zone::archive, moved.column, 0};
    return "moved " + text(moved.seat) + " " + text(moved.card, from) + " badge " + text(moved.slot);
}
std::string line(const Given& given) {
    const std::string what = given.card ? text(*given.card, given.from) : "hidden";
    return "gave " + text(given.seat) + " " + text(given.receiver) + " " + what;
}
std::string line(const Fetched& fetched) {
    return "fetched " + text(fetched.seat) + " " + text(fetched.card, fetched.from);
}
std::string line(const Shredded& shredded) {
    return "shredded " + text(shredded.seat) + " " + text(shredded.card, shredded.from);
}
std::string line(const StressUsed& used) {
    return "used " + text(used.seat) + " " + text(used.stress) + (used.in_vain ? " in vain" : "");
}
std::string line(const Disturbed& disturbed) { return "disturbed " + text(disturbed.seat); }
std::string line(const TurnLost& lost) { return "turn lost " + text(lost.seat); }
std::string line(const TurnSkipped& skipped) { return "turn skipped " + text(skipped.seat); }
std::string line(const TableCleared& /*cleared*/) { return "cleared"; }
std::string line(const LeadPassed& lead) { return "lead passed " + text(lead.from) + " " + text(lead.to); }
std::string line(const WentOut& went) { return "out " + text(went.seat); }
std::string line(const CameBack& came) { return "back " + text(came.seat); }
std::string line(const RoundEnded& ended) {
    const RoundResult& result = ended.result;
    std::string all = "round won " + text(result.winner);
    if (result.stranded) all += " stranded " + text(*result.stranded);
    all += " points";
    for (std::size_t seat = 0; seat < result.gained.size(); ++seat)
        if (result.gained[seat] > 0) all += " " + std::to_string(seat) + ":" + text(result.gained[seat]);
    return all + " next leaders " + text(result.next_leader_1) + " " + text(result.next_leader_2);
}
std::string line(const MatchEnded& ended) {
    std::string all = "match won";
    for (const Seat seat : ended.winners) all += " " + text(seat);
    return all;
}

} // namespace

std::string Rules::describe(const Event& event) {
    return std::visit([](const auto& happened) { return line(happened); }, event);
}

} // namespace eternamente_temporario

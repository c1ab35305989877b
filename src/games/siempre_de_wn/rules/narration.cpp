// Events as lines without a language, for playthrough files and developers. No words for players: those are the screen's.
#include "games/siempre_de_wn/rules/rules.h"

#include <span>
#include <string_view>

namespace siempre_de_wn {

namespace {

template <class Enum, std::size_t count>
std::string name(const std::array<std::string_view, count>& names, Enum value) {
    return std::string{names[static_cast<std::size_t>(value)]};
}

std::string of(TaskType type) { return name(std::array<std::string_view, 3>{"email", "report", "presentation"}, type); }
std::string of(Card card) {
    return name(std::array<std::string_view, 3>{"", "boss ", "webeo "}, card.quality()) + of(card.type());
}
std::string of(Worker worker) {
    return name(std::array<std::string_view, worker_count>{"pillo", "volao", "wn", "goriela", "jose_cornelio",
                                                           "horacio", "laura", "jirafina", "mariano"},
                worker);
}
std::string of(Occasion occasion) {
    return name(std::array<std::string_view, 3>{"dedocracia", "debate", "last debate"}, occasion);
}
std::string of(int number) { return std::to_string(number); }
std::string of(Seat seat) { return of(seat.index()); }
std::string of(Tile tile) { return tile.is_bathroom() ? "bathroom" : of(tile.number()); }
std::string of(const Tokens& tokens) {
    std::string text;
    for (const TaskType type : task_types)
        for (int i = 0; i < tokens.of(type); ++i) text += " " + of(type);
    return text;
}
std::string of(const Arrows& arrows) {
    std::string text;
    for (const Seat from : arrows.pointing()) text += " " + of(from) + ">" + of(*arrows.from(from));
    return text;
}
std::string of(SeatSet seats) {
    std::string text;
    for (const Seat seat : seats) text += " " + of(seat);
    return text;
}

std::string line(const TurnBegan& event) { return "turn " + of(event.seat); }
std::string line(const ActiveChosen& event) { return "active " + of(event.seat) + " " + of(event.place); }
std::string line(const ActiveMoved& event) { return "active " + of(event.seat) + " " + of(event.to); }
std::string line(const Took& event) {
    std::string text = "took " + of(event.seat) + " " + of(event.count);
    if (event.cards)
        for (int i = 0; i < event.cards->size(); ++i) text += " " + of(event.cards->at(i));
    return text;
}
std::string line(const Walked& event) { return "walked " + of(event.seat) + " " + of(event.to); }
std::string line(const Idle& event) { return "idle " + of(event.seat); }
std::string line(const Placed& event) {
    std::string text = "placed " + of(event.seat) + " at " + of(event.tile) + " as " + of(event.announced);
    if (event.card) text += ", a " + of(*event.card);
    return text;
}
std::string line(const BossPlayed& event) {
    const bool aims = event.boss.deed == PlayBoss::Deed::auditoria;
    return "boss " + of(event.boss.type) + " " + of(event.seat) +
           (aims ? " auditoria " + of(event.boss.target) : " dedocracia");
}
std::string line(const HandShown& event) { return "hand of " + of(event.target) + " shown to " + of(event.to); }
std::string line(const Revealed& event) {
    const Reveal& reveal = event.reveal;
    std::string text = "revealed " + of(reveal.by) + " at " + of(reveal.tile) + ":";
    for (const Card card : std::span{reveal.cards}.first(reveal.count)) text += " " + of(card) + ",";
    return text + " wanted" + of(reveal.tokens) + (reveal.done ? ": done" : ": ruined");
}
std::string line(const TokensPlaced& event) { return "tokens " + of(event.tile) + of(event.tokens); }
std::string line(const DeckRanOut& event) { return "deck out " + of(event.by); }
std::string line(const PointingBegan& event) { return of(event.occasion) + " begun by " + of(event.starter); }
std::string line(const Pointed& event) {
    return "pointed " + of(event.seat) + (event.target ? ">" + of(*event.target) : "");
}
std::string line(const Counted& event) {
    const auto& fired = event.vote.fired;
    return "counted" + of(event.vote.arrows) +
           (fired ? ", fired " + of(fired->seat) + " " + of(fired->worker) : ", a tie");
}
std::string line(const LeftOffice& event) { return "left " + of(event.seat) + " with " + of(event.cards); }
std::string line(const Prestige& event) {
    return "prestige " + of(event.seat) + " " +
           name(std::array<std::string_view, 3>{"debate", "volao", "claim"}, event.what);
}
std::string line(const Claimed& event) { return "claimed " + of(event.seat) + " " + of(event.worker); }
std::string line(const Ended& event) {
    return "ended " +
           name(std::array<std::string_view, 6>{"four_done", "four_ruined", "wns_fired", "wns_remain", "four_fired",
                                                "deck_out"},
                event.result.ending) +
           ", won" + of(event.winners);
}

} // namespace

std::string Rules::describe(const Event& event) {
    return std::visit([](const auto& kind) { return line(kind); }, event);
}

} // namespace siempre_de_wn

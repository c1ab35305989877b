#include "games/eternamente_temporario/ui/spoken.h"

namespace eternamente_temporario {

text::Text spoken(Suit suit) { return words::suit(static_cast<int>(suit)); }
text::Text spoken(Card card) { return words::card(card.rank(), spoken(card.suit())); }
text::Text spoken(Team team) { return words::team(static_cast<int>(team)); }
text::Text written(const scene::Env& env, Team team, scene::Style style, float width) {
    text::Text whole = spoken(team);
    return env.measured(whole, style).w <= width ? whole : words::team_short(static_cast<int>(team));
}
text::Text spoken(Stress stress) { return words::stress(static_cast<int>(stress)); }

text::Text spoken(Reading reading) {
    const bool bomb = is_bomb(reading);
    switch (reading.kind) {
    case Kind::single: return words::reading_single(reading.top);
    case Kind::set: return bomb ? words::reading_bomb_set(reading.top) : words::reading_set(reading.size, reading.top);
    case Kind::run: break;
    }
    const text::Text suit = spoken(reading.suit);
    return bomb ? words::reading_bomb_run(suit, lowest_rank(reading), reading.top)
                : words::reading_run(reading.size, suit, lowest_rank(reading), reading.top);
}

text::Text spoken_low(Reading reading) {
    const bool bomb = is_bomb(reading);
    switch (reading.kind) {
    case Kind::single: return words::low_single(reading.top);
    case Kind::set: return bomb ? words::low_bomb_set(reading.top) : words::low_set(reading.size, reading.top);
    case Kind::run: break;
    }
    const text::Text suit = spoken(reading.suit);
    return bomb ? words::low_bomb_run(suit, lowest_rank(reading), reading.top)
                : words::low_run(reading.size, suit, lowest_rank(reading), reading.top);
}

text::Text joined(std::span<const text::Text> words) {
    text::Text all = words.front();
    for (const text::Text& next : words.subspan(1)) all = words::join(all, next);
    return all;
}

bool is_anyones_turn(const View& view) { return view.phase == Phase::draft || view.phase == Phase::turns; }

text::Text spoken_seat(const View& view, const kit::Sitting& sitting, engine::Seat seat) {
    const SeatView& own = view.seats[static_cast<std::size_t>(seat.index())];
    std::vector<text::Text> parts{words::plain(sitting.name(seat))};
    if (own.team) parts.push_back(own.leader ? words::seat_leader(spoken(*own.team)) : spoken(*own.team));
    if (is_anyones_turn(view) && view.waiting_on.contains(seat)) parts.push_back(words::seat_turn());
    parts.push_back(own.out ? words::seat_out() : words::seat_hand_long(own.hand_count));
    parts.push_back(words::seat_points_long(own.points));
    for (const auto& card : own.badge)
        if (card) parts.push_back(words::seat_badge(spoken(*card)));
    if (own.stress) parts.push_back(words::seat_stress(spoken(*own.stress)));
    if (own.revealed)
        for (const Card card : *own.revealed) parts.push_back(words::seat_revealed(spoken(card)));
    if (own.loses_turn) parts.push_back(words::seat_loses_turn());
    return joined(parts);
}

} // namespace eternamente_temporario

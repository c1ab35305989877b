#include "games/eternamente_temporario/rules/demand.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

Demand::Span from(int rank) { return {static_cast<std::uint8_t>(rank), rank_count}; }
Demand::Span only(int rank) { return {static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(rank)}; }

void allow_set(Demand& demand, int size, int rank) { demand.sets[static_cast<std::size_t>(size)] = from(rank); }
void allow_run(Demand& demand, int size, int top) {
    demand.runs[static_cast<std::size_t>(size)] = from(std::max(top, size));
}

void allow_any_bomb(Demand& demand) {
    allow_set(demand, bomb_size, 1);
    allow_run(demand, bomb_size, bomb_size);
}

Demand for_lead(const State& state) {
    Demand demand;
    for (int size = 1; size <= bomb_size; ++size) allow_set(demand, size, 1);
    for (int size = state.shortest_run; size <= bomb_size; ++size) allow_run(demand, size, size);
    return demand;
}

// Only a Bomb, above the lowest rank of the old one with its own lowest; literally, with any of its ranks. [ET-12]
Demand to_beat_bomb(int lowest, bool literal) {
    Demand demand;
    allow_set(demand, bomb_size, lowest + 1);
    allow_run(demand, bomb_size, literal ? lowest + 1 : lowest + bomb_size);
    return demand;
}

Demand to_beat(const State& state, Reading table) {
    if (is_bomb(table)) return to_beat_bomb(lowest_rank(table), state.literal_bombs);
    Demand demand;
    allow_any_bomb(demand);
    if (table.kind == Kind::run)
        allow_run(demand, table.size, table.top + 1);
    else
        allow_set(demand, table.size, table.top + 1);
    return demand;
}

Demand without_bombs(Demand demand) {
    demand.sets[bomb_size] = demand.runs[bomb_size] = {};
    return demand;
}

// The lowest card alone, as printed. With an empty hand: the lowest that can be played alone, since a covered card
// cannot.
Demand for_breakdown(const State& state, Seat seat) {
    const Player& player = state.at(seat);
    const CardSet among =
        player.hand.empty() ? player.badge_cards() | archive_of(state, seat).available() : player.hand;
    Demand demand;
    if (among.empty()) return demand;
    const int lowest = std::countr_zero(among.ranks()) + 1;
    demand.sets[1] = only(lowest);
    demand.cards = among & CardSet::of_rank(lowest);
    return demand;
}

// One card more than lies on the table, higher; never above five. With one usable card left, any ordinary play.
Demand for_escalation(const State& state, Seat seat, Reading table) {
    if (usable_count(state, seat) == 1) return without_bombs(to_beat(state, table));
    Demand demand;
    const int size = table.size + 1;
    if (size >= bomb_size) return demand;
    if (table.kind != Kind::run) allow_set(demand, size, table.top + 1);
    if (table.kind != Kind::set && size >= state.shortest_run) allow_run(demand, size, table.top + 1);
    return demand;
}

Demand for_echo(Reading table) {
    Demand demand;
    if (is_bomb(table)) return demand;
    (table.kind == Kind::run ? demand.runs : demand.sets)[table.size] = only(table.top);
    return demand;
}

engine::Refusal objection_to_size(Reading table, Reading reading) {
    if (reading.kind != table.kind) return engine::Refusal::of(Reason::other_kind);
    if (reading.size != table.size) return engine::Refusal::of(Reason::other_size, table.size);
    return engine::Refusal::of(Reason::not_higher, table.top);
}

engine::Refusal objection_to_escalation(Reading table, Reading reading) {
    if (table.size + 1 >= bomb_size) return engine::Refusal::of(Reason::escalation_five);
    if (reading.size != table.size + 1) return engine::Refusal::of(Reason::escalation_size, table.size + 1);
    if (table.kind != Kind::single && reading.kind != table.kind) return engine::Refusal::of(Reason::other_kind);
    return engine::Refusal::of(Reason::not_higher, table.top);
}

// The reading is not what is asked for; the nearest reason why.
engine::Refusal reason_against(const State& state, Seat seat, bool with_stress, Reading reading) {
    if (reading.kind == Kind::run && reading.size < state.shortest_run)
        return engine::Refusal::of(Reason::run_too_short, state.shortest_run);
    if (!state.trick) return engine::Refusal::of(Reason::stress_in_bomb);
    const Reading table = state.trick->reading;
    if (with_stress && (is_bomb(table) || is_bomb(reading))) return engine::Refusal::of(Reason::stress_in_bomb);
    if (is_bomb(table) && !is_bomb(reading)) return engine::Refusal::of(Reason::bomb_only);
    if (is_bomb(table)) return engine::Refusal::of(Reason::bomb_not_higher, lowest_rank(table));
    if (with_stress && state.at(seat).stress == Stress::escalation && usable_count(state, seat) > 1)
        return objection_to_escalation(table, reading);
    if (with_stress && state.at(seat).stress == Stress::echo && reading.kind == table.kind &&
        reading.size == table.size)
        return engine::Refusal::of(Reason::echo_equal, table.top);
    return objection_to_size(table, reading);
}

} // namespace

Checked stress_has_moment(const State& state, Seat seat) {
    const auto stress = state.at(seat).stress;
    if (!stress) return refuse(Reason::no_stress);
    if (!(state.trick ? used_when_playing(*stress) : used_when_leading(*stress))) return refuse(Reason::stress_moment);
    return {};
}

Demand demand(const State& state, Seat seat, bool with_stress) {
    if (!with_stress) return state.trick ? to_beat(state, state.trick->reading) : for_lead(state);
    switch (*state.at(seat).stress) {
    case Stress::breakdown: return for_breakdown(state, seat);
    case Stress::escalation: return for_escalation(state, seat, state.trick->reading);
    case Stress::echo: return for_echo(state.trick->reading);
    default: return without_bombs(demand(state, seat, false));
    }
}

engine::Refusal objection(const State& state, Seat seat, bool with_stress, CardSet cards, Reading reading) {
    const Demand asked = demand(state, seat, with_stress);
    const bool taken = asked.cards.contains_all(cards);
    if (taken && asked.allows(reading)) return {};
    if (with_stress && state.at(seat).stress == Stress::breakdown && !is_bomb(reading))
        return engine::Refusal::of(Reason::breakdown_lowest, asked.sets[1].to);
    return reason_against(state, seat, with_stress, reading);
}

} // namespace eternamente_temporario

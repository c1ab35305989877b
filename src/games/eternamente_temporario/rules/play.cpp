// Leading and playing. [ET-9] … [ET-15] [ET-20]
#include "games/eternamente_temporario/rules/combinations.h"
#include "games/eternamente_temporario/rules/demand.h"
#include "games/eternamente_temporario/rules/moves.h"
#include "games/eternamente_temporario/rules/turn.h"

namespace eternamente_temporario {

namespace {

// All cards are the Human's to use, and none is covered by one that is not played too. [ET-14]
Checked check_sources(const State& state, Seat seat, CardSet cards) {
    const Player& player = state.at(seat);
    const Archive& archive = archive_of(state, seat);
    int taken = (cards & (player.hand | player.badge_cards())).size();
    for (int column = 0; column < column_count; ++column) taken += archive.reachable(column, cards);
    if (taken == cards.size()) return {};
    return usable_cards(state, seat).contains_all(cards) ? refuse(Reason::covered) : refuse(Reason::not_usable);
}

Place place_of(const State& state, Seat seat, Card card) {
    const Player& player = state.at(seat);
    if (player.hand.contains(card)) return {};
    for (std::uint8_t slot = 0; slot < badge_slots; ++slot)
        if (player.badge[slot] == card) return {Place::Zone::badge, slot, 0};
    const auto spot = archive_of(state, seat).find(card);
    assert(spot);
    return {Place::Zone::archive, static_cast<std::uint8_t>(spot->column), static_cast<std::uint8_t>(spot->depth)};
}

void take_cards(State& state, Seat seat, CardSet cards) {
    Player& player = state.at(seat);
    player.hand -= cards;
    for (auto& slot : player.badge)
        if (slot && cards.contains(*slot)) slot.reset();
    Archive& archive = archive_of(state, seat);
    for (int column = 0; column < column_count; ++column)
        for (int count = archive.reachable(column, cards); count > 0; --count) archive.take({column, 0});
}

void disturb_next_opponent(State& state, Seat seat, Events& events) {
    Seat victim = state.left(seat);
    while (state.at(victim).team == state.at(seat).team) victim = state.left(victim);
    state.at(victim).loses_turn = true;
    events.emplace_back(Disturbed{victim});
}

} // namespace

Checked check_move(const State& state, Seat seat, const Play& play) {
    if (play.cards.empty()) return refuse(Reason::no_cards);
    if (play.cards.size() > bomb_size) return refuse(Reason::too_many, bomb_size);
    if (auto sources = check_sources(state, seat, play.cards); !sources) return sources;
    if (play.with_stress)
        if (auto moment = stress_has_moment(state, seat); !moment) return moment;
    const int wild = wild_rank(state, seat);
    if (!fits(play.cards, wild, play.reading)) {
        // The rulebook's shortest run, so that a pair's run is refused for its length and not as no combination.
        const bool any = !readings(play.cards, wild, 2).empty();
        return any ? refuse(Reason::other_reading) : refuse(Reason::no_combination);
    }
    const engine::Refusal against = objection(state, seat, play.with_stress, play.cards, play.reading);
    if (against != engine::Refusal{}) return std::unexpected(against);
    return {};
}

bool apply_move(State& state, Seat seat, const Play& play, Events& events) {
    const std::optional<Stress> stress = play.with_stress ? state.at(seat).stress : std::nullopt;
    Played played{.seat = seat, .reading = play.reading, .lead = !state.trick, .stress = stress};
    std::size_t i = 0;
    for (const Card card : play.cards) played.sources[i++] = {card, place_of(state, seat, card)};
    events.emplace_back(played);

    take_cards(state, seat, play.cards);
    if (state.trick)
        state.discarded |= state.trick->cards;
    else
        ++state.tricks;
    state.trick = Trick{play.cards, play.reading, seat};
    if (stress) discard_stress(state, seat, false, events);
    if (stress == Stress::do_not_disturb) disturb_next_opponent(state, seat, events);
    end_turn(state, seat, stress == Stress::overtime, events);
    return false;
}

} // namespace eternamente_temporario

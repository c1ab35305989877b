#include "games/eternamente_temporario/rules/state.h"

#include <bit>
#include <tuple>

namespace eternamente_temporario {

CardSet usable_cards(const State& state, Seat seat) {
    const Player& player = state.at(seat);
    return player.hand | player.badge_cards() | archive_of(state, seat).cards();
}

int usable_count(const State& state, Seat seat) {
    const Player& player = state.at(seat);
    return player.hand.size() + player.badge_cards().size() + archive_of(state, seat).size();
}

std::vector<Stress> open_stress(const State& state) {
    std::vector<Stress> open;
    for (std::uint32_t left = state.stress_left; left != 0; left &= left - 1)
        open.push_back(static_cast<Stress>(std::countr_zero(left)));
    return open;
}

namespace {

// Lowest card first, then the other card, then closest clockwise from Leader 1. [ET-7]
std::tuple<int, int, int> draft_rank(const State& state, Seat seat) {
    const std::uint32_t ranks = state.at(seat).choice->cards.ranks();
    return {std::countr_zero(ranks), std::bit_width(ranks), state.distance(state.leader(Team::customer_service), seat)};
}

} // namespace

std::optional<Seat> next_to_draft(const State& state) {
    std::optional<Seat> next;
    for (const Seat seat : state.everyone()) {
        if (!state.at(seat).choice) continue;
        if (!next || draft_rank(state, seat) < draft_rank(state, *next)) next = seat;
    }
    return next;
}

} // namespace eternamente_temporario

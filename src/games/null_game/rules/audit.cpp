#include "games/null_game/rules/rules.h"

#include <algorithm>

namespace null_game {

namespace {

// All copies of a value, wherever they are.
int count(const State& state, Card card) {
    int found = state.draw_pile.of(card) + state.played.of(card);
    for (const Cards& hand : state.hands) found += hand.of(card);
    return found + static_cast<int>(std::ranges::count(state.choices, card));
}

// Held and laid cards of a seat.
int holding(const State& state, std::size_t seat) {
    return state.hands[seat].size() + (state.choices[seat] == no_card ? 0 : 1);
}

bool shown_is_of_played(const State& state) {
    const auto shown = std::span{state.shown}.first(state.seats);
    if (state.played.empty()) return std::ranges::count(shown, no_card) == state.seats;
    return std::ranges::all_of(
        shown, [&](Card card) { return card != no_card && std::ranges::count(shown, card) <= state.played.of(card); });
}

int points_given(const State& state) { return std::accumulate(state.points.begin(), state.points.end(), 0); }

} // namespace

std::optional<std::string> Rules::audit(const State& state) {
    if (state.seats < null_game::least_seats || state.seats > null_game::most_seats) return "seats out of range";
    if (!std::ranges::contains(hand_sizes, state.hand_size)) return "no such hand size";
    for (Card card = 1; card <= faces; ++card)
        if (count(state, card) != copies) return "a card is lost or doubled: " + std::to_string(card);
    for (std::size_t seat = 0; seat < null_game::most_seats; ++seat) {
        const int held = holding(state, seat);
        if (seat >= state.seats && (held != 0 || state.shown[seat] != no_card || state.points[seat] != 0))
            return "an empty chair has something";
        if (seat < state.seats && held != holding(state, 0)) return "one seat holds more than another";
    }
    if (holding(state, 0) > state.hand_size) return "a hand is too large";
    if (state.played.size() % state.seats != 0) return "a round is half shown";
    if (!shown_is_of_played(state)) return "the cards shown are not among those played";
    if (points_given(state) > state.played.size() / state.seats) return "more points than rounds";
    const bool all_chosen =
        std::ranges::none_of(std::span{state.choices}.first(state.seats), [](Card card) { return card == no_card; });
    if (all_chosen) return "all have chosen and nothing was shown";
    if (state.chance.stream_number() != static_cast<std::uint32_t>(Stream::draw)) return "the wrong stream of chance";
    return std::nullopt;
}

} // namespace null_game

#include "table.h"

namespace null_game_test {

namespace {

engine::Setup setup_for(int seats, Options options) {
    return {
        seats,
        {options.four_cards ? std::uint8_t{1} : std::uint8_t{0}, options.sprint ? std::uint8_t{1} : std::uint8_t{0}}};
}

} // namespace

State dealt(int seats, Options options, std::uint64_t seed) {
    return Rules::deal(setup_for(seats, options), engine::Rng{seed});
}

State with_hands(const std::vector<std::vector<Card>>& hands, Options options) {
    State state = dealt(static_cast<int>(hands.size()), options);
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        for (const Card card : cards_of(state.hands[seat])) state.draw_pile.add(card);
        state.hands[seat] = {};
    }
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
        for (const Card card : hands[seat]) {
            state.draw_pile.take(card);
            state.hands[seat].add(card);
        }
    return state;
}

Rules::Outcome lay(State state, const std::vector<Card>& cards) {
    Rules::Outcome outcome{state, {}};
    for (std::size_t seat = 0; seat < cards.size(); ++seat) {
        const Seat who{static_cast<int>(seat)};
        EXPECT_TRUE(Rules::check(outcome.state, who, {cards[seat]})) << "seat " << seat;
        outcome = Rules::apply(outcome.state, who, {cards[seat]});
        EXPECT_EQ(Rules::audit(outcome.state), std::nullopt);
    }
    return outcome;
}

std::pair<State, int> play_lowest(State state) {
    int rounds = 0;
    while (!Rules::waiting_on(state).empty()) {
        const Seat seat = *Rules::waiting_on(state).begin();
        auto outcome = Rules::apply(state, seat, Rules::legal(state, seat).front());
        state = outcome.state;
        rounds += outcome.undo_barrier ? 1 : 0;
    }
    return {state, rounds};
}

std::optional<Reason> refused(const State& state, int seat, Card card) {
    const auto allowed = Rules::check(state, Seat{seat}, {card});
    return allowed ? std::nullopt : std::optional{static_cast<Reason>(allowed.error().reason)};
}

std::vector<Card> cards_of(const Cards& heap) {
    std::vector<Card> cards;
    for (Card card = 1; card <= faces; ++card) cards.insert(cards.end(), static_cast<std::size_t>(heap.of(card)), card);
    return cards;
}

} // namespace null_game_test

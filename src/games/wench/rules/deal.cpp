// Setting the table: options, the cards in the game, the dealer, the first hands. [WE-1] [WE-9] [WE-14]
#include "games/wench/rules/rules.h"
#include "games/wench/rules/table.h"

#include <algorithm>
#include <span>
#include <vector>

namespace wench {

namespace {

int value_of(const engine::Setup& setup, Option option) { return setup.values[static_cast<std::size_t>(option)]; }

void agree(State& state, const engine::Setup& setup) {
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.playing = SeatSet::first(setup.seats);
    state.cobra = value_of(setup, Option::cobra) == 1;
    state.spider = value_of(setup, Option::spider) == 1;
    state.quiet = value_of(setup, Option::quiet) == 1;
    state.window = static_cast<WindowOption>(value_of(setup, Option::window));
    state.overruled_draws = value_of(setup, Option::overruled) == 1;
    state.penalty = static_cast<Penalty>(value_of(setup, Option::penalty));
    // All † cards are out of a Quiet game already: there the choice of single ones says nothing.
    for (std::size_t i = 0; !state.quiet && i < watched_cards.size(); ++i)
        if (setup.values[plain_option_count + i] == 1) state.dropped |= 1U << i;
}

// Each cuts a card, the highest deals (ace low); those who tie for it cut again. [WE-1]
Seat cut_for_deal(State& state, engine::Rng& chance) {
    SeatSet tied = state.playing;
    std::vector<Card> cards;
    for (const Card card : cards_of(state)) cards.push_back(card);
    while (tied.size() > 1) {
        chance.shuffle(std::span<Card>{cards});
        auto next = cards.begin();
        int highest = 0;
        for (const Seat seat : tied) {
            state.at(seat).cut = *next;
            highest = std::max(highest, (next++)->rank());
        }
        for (const Seat seat : tied)
            if (state.at(seat).cut->rank() < highest) tied.erase(seat);
    }
    return *tied.begin();
}

Seat dealer_of(State& state, const engine::Setup& setup, engine::Rng chance) {
    const int chosen = value_of(setup, Option::dealer);
    if (chosen > 0) return Seat{chosen - 1};
    if (value_of(setup, Option::cut) == 1) return cut_for_deal(state, chance);
    return Seat{static_cast<int>(chance.below(static_cast<std::uint32_t>(setup.seats)))};
}

void deal_hands(State& state, int count) {
    std::vector<Card> cards;
    for (const Card card : cards_of(state)) cards.push_back(card);
    state.pile_chance.shuffle(std::span<Card>{cards});
    for (const Seat seat : state.playing)
        for (int i = 0; i < count; ++i) {
            state.at(seat).hand.insert(cards.back());
            cards.pop_back();
        }
    for (const Card card : cards) state.pile.insert(card);
}

} // namespace

State Rules::deal(const engine::Setup& setup, engine::Rng rng) {
    State state;
    agree(state, setup);
    state.pile_chance = rng.stream(static_cast<std::uint32_t>(Stream::pile));
    state.hand_chance = rng.stream(static_cast<std::uint32_t>(Stream::hands));
    state.dealer = dealer_of(state, setup, rng.stream(static_cast<std::uint32_t>(Stream::dealer)));
    state.turn = left_of(state, state.dealer);
    const bool many = value_of(setup, Option::cards) == 1;
    deal_hands(state, cards_to_deal(cards_of(state), setup.seats, many));
    return state;
}

} // namespace wench

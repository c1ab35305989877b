// Another state that a viewer cannot tell from this one.
#include "games/eternamente_temporario/rules/rules.h"

#include <utility>

namespace eternamente_temporario {

namespace {

// A hidden choice becomes any other that the Human could have made. [ET-6]
void redraw_choice(State& state, Seat seat, engine::Rng& chance) {
    Player& player = state.at(seat);
    if (state.phase != Phase::choice || !player.choice) return;
    std::vector<Card> hand;
    for (const Card card : player.hand) hand.push_back(card);
    chance.shuffle(std::span<Card>{hand});
    player.choice->cards = {hand[0], hand[1]};
    if (player.choice->wild) player.choice->wild = hand[2];
}

} // namespace

State Rules::resample_hidden(const State& state, engine::Viewer viewer, engine::Rng& chance) {
    State other = state;
    // What will be dealt in later rounds is hidden from everybody.
    other.seed = std::uint64_t{chance.next()} << 32;
    other.seed |= chance.next();
    std::vector<Card> hidden;
    for (const Seat seat : state.everyone())
        if (!state.shown_to(viewer, seat))
            for (const Card card : state.at(seat).hand) hidden.push_back(card);
    chance.shuffle(std::span<Card>{hidden});
    for (const Seat seat : state.everyone()) {
        if (state.shown_to(viewer, seat)) continue;
        CardSet& hand = other.at(seat).hand;
        for (int count = std::exchange(hand, {}).size(); count > 0; --count) {
            hand.insert(hidden.back());
            hidden.pop_back();
        }
        redraw_choice(other, seat, chance);
    }
    return other;
}

} // namespace eternamente_temporario

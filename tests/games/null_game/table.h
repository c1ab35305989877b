// A table whose hands a test chooses, and short names for what tests do at it.
#pragma once

#include "games/null_game/rules/rules.h"

#include <gtest/gtest.h>

namespace null_game_test {

using namespace null_game;
using engine::Seat;
using engine::SeatSet;
using engine::Viewer;

struct Options {
    bool four_cards = false;
    bool sprint = true;
};

// A table just dealt, with whatever chance gave.
State dealt(int seats, Options options = {}, std::uint64_t seed = 1);

// A table in its first round with these hands, all of one size; the rest is in the draw pile.
State with_hands(const std::vector<std::vector<Card>>& hands, Options options = {});

// Each seat in turn lays its card. All of it must be legal; gives what the last action led to.
Rules::Outcome lay(State state, const std::vector<Card>& cards);

// Plays the lowest card of each hand until the game is over; gives the last state and counts the rounds.
std::pair<State, int> play_lowest(State state);

// The reason why a seat may not lay that card now; nothing where it may.
std::optional<Reason> refused(const State& state, int seat, Card card);

std::vector<Card> cards_of(const Cards& heap);

} // namespace null_game_test

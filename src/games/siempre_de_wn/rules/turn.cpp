#include "games/siempre_de_wn/rules/turn.h"

#include <algorithm>

namespace siempre_de_wn {

namespace {

constexpr int most_at_once = 3;

// Action A, for anybody with a card. A full workspace is revealed at once, so one with tokens has room.
bool takes_cards(const State& state, Tile tile) { return !tile.is_bathroom() && state.at(tile).tokens.size() > 0; }

// Those near tiles for which `possible` holds.
template <class Possible> TileSet near(const State& state, Seat seat, Possible possible) {
    TileSet tiles;
    for (const Tile tile : neighbours(state.at(seat).at, state.plan().workspaces))
        if (possible(tile)) tiles.insert(tile);
    return tiles;
}

} // namespace

void begin_turn(State& state, Seat seat, Events& events) {
    state.turn = seat;
    state.phase = Phase::walk;
    events.emplace_back(TurnBegan{seat});
}

void end_turn(State& state, Events& events) {
    Seat next = state.left(state.turn);
    while (!is_employed(state, next)) next = state.left(next);
    begin_turn(state, next, events);
}

void begin_pointing(State& state, Occasion occasion, Events& events) {
    state.phase = Phase::pointing;
    state.occasion = occasion;
    events.emplace_back(PointingBegan{occasion, state.turn});
}

int most_to_take(const State& state, Seat seat) {
    const int room = state.take_three_more ? most_at_once : hand_size - state.at(seat).hand.size();
    return std::clamp(room, 0, std::min(most_at_once, state.pile_size()));
}

bool owes_webeo(const State& state, Seat seat) {
    const PileLore lore = state.at(seat).lore;
    return is_wn(active_worker(state, seat)) && !lore.webeos_gone && !lore.tasks_gone;
}

bool can_openly_act_at(const State& state, Seat seat, Tile tile) {
    if (tile.is_bathroom()) return most_to_take(state, seat) > 0;
    return takes_cards(state, tile) && !state.at(seat).hand.empty();
}

bool can_act_at(const State& state, Seat seat, Tile tile) {
    return can_openly_act_at(state, seat, tile) || !state.at(seat).hand.only(Quality::boss).empty();
}

TileSet moves_of(const State& state, Seat seat) {
    const TileSet tiles = near(state, seat, [&](Tile tile) { return can_act_at(state, seat, tile); });
    return tiles.empty() ? neighbours(state.at(seat).at, state.plan().workspaces) : tiles;
}

TileSet open_moves_of(const State& state, Seat seat) {
    // Without a card nobody can have a Boss card either: all of it can be told.
    if (state.at(seat).hand.empty()) return moves_of(state, seat);
    return near(state, seat, [&](Tile tile) { return can_openly_act_at(state, seat, tile); });
}

} // namespace siempre_de_wn

// Placing cards, and what comes of a task. [WN-8] [WN-12] [WN-13] [WN-18]
#include "games/siempre_de_wn/rules/ending.h"
#include "games/siempre_de_wn/rules/tokens.h"
#include "games/siempre_de_wn/rules/turn.h"

#include <span>

namespace siempre_de_wn {

namespace {

// The types match the tokens, and none is a webeo. [WN-12]
bool is_done(const Reveal& reveal) {
    Tokens shown;
    for (const Card card : std::span{reveal.cards}.first(reveal.count)) {
        if (card.is_webeo()) return false;
        ++shown.of(card.type());
    }
    return shown == reveal.tokens;
}

// Turns the cards over, in another order than they were placed, and discards them.
Reveal reveal_cards(State& state, Seat seat, Tile tile) {
    Workspace& workspace = state.at(tile);
    Reveal reveal{.by = seat, .tile = tile, .tokens = workspace.tokens, .count = workspace.count};
    for (std::size_t i = 0; i < workspace.count; ++i) {
        reveal.cards[i] = workspace.placed[i].card;
        reveal.announced[i] = workspace.placed[i].announced;
        state.discards.add(workspace.placed[i].card);
    }
    state.reveal_chance.shuffle(std::span{reveal.cards}.first(reveal.count));
    reveal.done = is_done(reveal);
    workspace.placed = {};
    workspace.count = 0;
    return reveal;
}

// A marker for the task: beside the office, and before who revealed it in a career. [WN-12] [WN-18]
void mark(State& state, const Reveal& reveal) {
    Player& player = state.at(reveal.by);
    ++(reveal.done ? state.done : state.ruined);
    if (state.has_career()) ++(reveal.done ? player.done : player.ruined);
}

void finish_task(State& state, Seat seat, Tile tile, Events& events) {
    const Reveal reveal = reveal_cards(state, seat, tile);
    state.last_reveal = reveal;
    events.emplace_back(Revealed{reveal});
    mark(state, reveal);
    if (end_by_tasks(state, events)) return;
    return_tokens(state, tile);
    place_tokens(state, tile, state.plan().refill_tokens);
    events.emplace_back(TokensPlaced{tile, state.at(tile).tokens});
    if (reveal.done)
        end_turn(state, events);
    else
        begin_pointing(state, Occasion::debate, events); // [WN-13]
}

} // namespace

Checked check_move(const State& state, Seat seat, const Place& place) {
    const Player& player = state.at(seat);
    if (player.at.is_bathroom()) return refuse(Reason::not_at_workspace);
    if (state.at(player.at).tokens.size() == 0) return refuse(Reason::no_place);
    if (!player.hand.has(place.card)) return refuse(Reason::not_in_hand);
    return {};
}

bool apply_move(State& state, Seat seat, const Place& place, Events& events) {
    Player& player = state.at(seat);
    Workspace& workspace = state.at(player.at);
    player.hand.take(place.card);
    workspace.placed[workspace.count++] = {place.card, {seat, place.announced}};
    events.emplace_back(Placed{seat, player.at, place.announced, place.card});
    if (workspace.count < workspace.tokens.size()) {
        end_turn(state, events);
        return false;
    }
    finish_task(state, seat, player.at, events);
    return true; // it uncovers what others placed
}

} // namespace siempre_de_wn

// The secret choice before each round. [ET-6] [ET-7]
#include "games/eternamente_temporario/rules/badges.h"
#include "games/eternamente_temporario/rules/moves.h"

namespace eternamente_temporario {

Checked check_move(const State& state, Seat seat, const Commit& commit) {
    const Player& player = state.at(seat);
    if (player.choice) return refuse(Reason::not_waited);
    if (!player.hand.contains_all(commit.cards)) return refuse(Reason::not_in_hand);
    if (commit.cards.size() != 2) return refuse(Reason::two_cards);
    if (!state.is_leader(seat)) {
        if (commit.wild) return refuse(Reason::wild_not_yours);
        return {};
    }
    if (!commit.wild) return refuse(Reason::wild_missing);
    if (!player.hand.contains(*commit.wild)) return refuse(Reason::not_in_hand);
    if (commit.cards.contains(*commit.wild)) return refuse(Reason::wild_chosen);
    return {};
}

namespace {

void reveal(State& state, Events& events) {
    Revealed revealed;
    for (const Seat seat : state.everyone()) {
        Player& player = state.at(seat);
        revealed.cards[static_cast<std::size_t>(seat.index())] = player.choice->cards;
        player.hand -= player.choice->cards;
        if (!player.choice->wild) continue;
        player.hand.erase(*player.choice->wild);
        state.wilds[static_cast<std::size_t>(*player.team)] = player.choice->wild;
        revealed.wilds[static_cast<std::size_t>(*player.team)] = *player.choice->wild;
    }
    events.emplace_back(revealed);
    state.phase = Phase::draft;
    for (const Seat leader : state.leaders) archive_choice(state, leader, events);
}

} // namespace

bool apply_move(State& state, Seat seat, const Commit& commit, Events& events) {
    state.at(seat).choice = commit;
    events.emplace_back(Committed{seat});
    for (const Seat other : state.everyone())
        if (!state.at(other).choice) return false;
    reveal(state, events);
    return true; // it shows everybody else's cards
}

} // namespace eternamente_temporario

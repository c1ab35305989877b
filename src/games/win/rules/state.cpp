#include "games/win/rules/state.h"

#include "games/win/rules/order.h"

#include <algorithm>

namespace win {

using engine::Seat;
using engine::SeatSet;

Heap::Cards DeckMade::cards() const {
    Heap::Cards all;
    for (int card = 0; ours && card < character_count; ++card) all.set(static_cast<std::size_t>(card));
    for (int card = 0; card < own; ++card)
        all.set(static_cast<std::size_t>(character_count) + static_cast<std::size_t>(card));
    return all;
}

int won_by(const State& state, Team team) {
    return static_cast<int>(std::ranges::count(state.won(), team, &Trophy::team));
}

std::optional<Team> challenge_winner(const State& state) {
    if (state.tally.white > state.tally.black) return state.white;
    if (state.tally.black > state.tally.white) return opponent(state);
    return std::nullopt;
}

Tally tally_of(const Votes& votes, SeatSet voters) {
    Tally tally;
    for (const Seat seat : voters) {
        const Vote vote = votes.of(seat);
        ++(vote == Vote::white ? tally.white : vote == Vote::black ? tally.black : tally.abstained);
    }
    return tally;
}

} // namespace win

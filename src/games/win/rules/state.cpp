#include "games/win/rules/state.h"

#include "games/win/rules/order.h"

#include <algorithm>

namespace win {

using engine::Seat;
using engine::SeatSet;

int won_by(const State& state, Seat seat) {
    return static_cast<int>(std::ranges::count(state.won(), seat, &Trophy::seat));
}

std::optional<Seat> challenge_winner(const State& state) {
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

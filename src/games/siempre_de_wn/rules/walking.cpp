// Walking through the office. [WN-8] [WN-9]
#include "games/siempre_de_wn/rules/turn.h"

#include <utility>

namespace siempre_de_wn {

Checked check_move(const State& state, Seat seat, const Move& move) {
    const Tile from = state.at(seat).at;
    if (move.to == from) return refuse(Reason::stays);
    if (!neighbours(from, state.plan().workspaces).contains(move.to)) return refuse(Reason::not_adjacent);
    if (!moves_of(state, seat).contains(move.to)) return refuse(Reason::nothing_to_do);
    return {};
}

bool apply_move(State& state, Seat seat, const Move& move, Events& events) {
    const Tile from = std::exchange(state.at(seat).at, move.to);
    events.emplace_back(Walked{seat, from, move.to});
    if (can_act_at(state, seat, move.to)) {
        state.phase = Phase::act;
        return false;
    }
    events.emplace_back(Idle{seat});
    end_turn(state, events);
    return false;
}

} // namespace siempre_de_wn

// Objectives claimed before the end. [WN-20]
#include "games/siempre_de_wn/rules/counting.h"
#include "games/siempre_de_wn/rules/moves.h"
#include "games/siempre_de_wn/rules/tokens.h"

namespace siempre_de_wn {

Checked check_move(const State& state, Seat seat, const Claim& claim) {
    if (!state.has_career()) return refuse(Reason::no_objectives);
    if (!state.whole_row().contains(claim.place)) return refuse(Reason::no_such_worker);
    const Player& player = state.at(seat);
    if (!is_claimable(player.worker(claim.place))) return refuse(Reason::not_claimable);
    if (player.shown.contains(claim.place)) return refuse(Reason::claimed);
    if (!is_fulfilled(state, seat, claim.place)) return refuse(Reason::not_fulfilled);
    return {};
}

bool apply_move(State& state, Seat seat, const Claim& claim, Events& events) {
    Player& player = state.at(seat);
    player.shown.insert(claim.place);
    hand_out_prestige(state);
    events.emplace_back(Claimed{seat, claim.place, player.worker(claim.place)});
    events.emplace_back(Prestige{seat, Prestige::For::claim});
    return false; // one's own worker
}

} // namespace siempre_de_wn

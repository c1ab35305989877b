// Boss cards: Dedocracia and Auditoría. [WN-10] [WN-11]
#include "games/siempre_de_wn/rules/turn.h"

#include <algorithm>

namespace siempre_de_wn {

namespace {

// Not at an empty hand while somebody else has cards. [WN-11]
Checked check_audit(const State& state, Seat seat, Seat target) {
    if (target == seat) return refuse(Reason::yourself);
    if (!employed(state).contains(target)) return refuse(Reason::not_here, target.index());
    if (!state.at(target).hand.empty()) return {};
    for (const Seat other : state.everyone())
        if (other != seat && !state.at(other).hand.empty()) return refuse(Reason::empty_hand, target.index());
    return {};
}

} // namespace

Checked check_move(const State& state, Seat seat, const PlayBoss& boss) {
    if (!state.at(seat).hand.has(Card{boss.type, Quality::boss})) return refuse(Reason::no_boss);
    if (boss.deed == PlayBoss::Deed::auditoria) return check_audit(state, seat, boss.target);
    return {};
}

bool apply_move(State& state, Seat seat, const PlayBoss& boss, Events& events) {
    const Card card{boss.type, Quality::boss};
    state.at(seat).hand.take(card);
    state.discards.add(card);
    events.emplace_back(BossPlayed{seat, boss});
    if (boss.deed == PlayBoss::Deed::dedocracia) {
        begin_pointing(state, Occasion::dedocracia, events);
        return false;
    }
    state.phase = Phase::inspect;
    state.inspected = boss.target;
    events.emplace_back(HandShown{seat, boss.target, state.at(boss.target).hand});
    return true; // it shows another's hand
}

Checked check_move(const State& /*state*/, Seat /*seat*/, const Seen& /*seen*/) { return {}; }

bool apply_move(State& state, Seat /*seat*/, const Seen& /*seen*/, Events& events) {
    state.inspected = {};
    end_turn(state, events);
    return false;
}

} // namespace siempre_de_wn

// What is legal: whose it is to act, and whether a play, a choice, a call or leaving is possible.
#include "games/wench/rules/calls.h"
#include "games/wench/rules/plays.h"
#include "games/wench/rules/rules.h"

namespace wench {

namespace {

// A Play's targets. [WE-4] Where nobody can be one, the card is played without: that part is left out. [WE-13]
Checked check_targets(const State& state, Seat seat, const Play& play) {
    const SeatSet possible = possible_targets(state, seat, play.card);
    const int most = most_targets(play.card);
    for (const Seat target : play.targets)
        if (!possible.contains(target)) return refuse(Reason::no_such_target, target.index());
    if (play.targets.size() > most) return refuse(Reason::too_many_targets, most);
    if (needs_target(play.card) && play.targets.empty() && !possible.empty()) return refuse(Reason::target_missing);
    return {};
}

Checked check_prepared(const State& state, Seat seat, const Play& play) {
    const auto slots = slots_of(state, seat, play);
    CardSet taken{play.card};
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        const auto card = play.prepared[slot];
        if (!card) continue;
        if (!slots[slot]) return refuse(Reason::not_asked, static_cast<int>(slot));
        if (!state.at(seat).hand.contains(*card)) return refuse(Reason::not_in_hand);
        if (taken.contains(*card)) return refuse(Reason::prepared_twice);
        taken.insert(*card);
    }
    return {};
}

// [WE-9]
Checked check_discard_old(const State& state, Seat seat, const Play& play) {
    if (!play.discard_old) return {};
    if (!state.spider) return refuse(Reason::only_with_spider);
    if (row(play.card).kind != Kind::table || !state.at(seat).table) return refuse(Reason::no_old_card);
    return {};
}

// Each says first whether the table is about such an action at all.

Checked check_move(const State& state, Seat seat, const Play& play) {
    if (state.call || state.phase != Phase::turn) return refuse(Reason::not_now);
    if (!state.at(seat).hand.contains(play.card)) return refuse(Reason::not_in_hand);
    if (!is_gold(play.card)) return refuse(Reason::not_gold);
    for (const auto check : {check_targets, check_discard_old, check_prepared})
        if (const Checked checked = check(state, seat, play); !checked) return checked;
    return {};
}

Checked check_move(const State& state, Seat /*seat*/, const Draw& /*draw*/) {
    if (state.call || state.phase != Phase::turn) return refuse(Reason::not_now);
    return {};
}

Checked check_move(const State& state, Seat /*seat*/, const Next& /*next*/) {
    if (state.call || state.phase != Phase::window) return refuse(Reason::not_now);
    return {};
}

Checked check_move(const State& state, Seat seat, const Choose& choose) {
    if (state.call || state.phase != Phase::choosing) return refuse(Reason::not_now);
    const int count = due(state, *state.request, seat);
    if (!state.at(seat).hand.contains_all(choose.cards)) return refuse(Reason::not_in_hand);
    if (choose.cards.size() != count) return refuse(Reason::how_many, count);
    return {};
}

Checked check_move(const State& state, Seat /*seat*/, const Call& call) {
    if (state.call) return refuse(Reason::not_now);
    if (!state.truces.empty()) return refuse(Reason::truce);
    if (call.callers.empty()) return refuse(Reason::nobody_called);
    for (const Seat caller : call.callers)
        if (!state.playing.contains(caller)) return refuse(Reason::no_such_caller, caller.index());
    return {};
}

Checked check_move(const State& state, Seat seat, const Claim& claim) {
    if (!state.call || state.call->claim) return refuse(Reason::not_now);
    return check_claim(state, seat, claim);
}

Checked check_move(const State& state, Seat /*seat*/, const Judge& /*judge*/) {
    if (!state.call || !state.call->claim) return refuse(Reason::not_now);
    return {};
}

Checked check_move(const State& state, Seat /*seat*/, const Leave& leave) {
    if (state.call || state.phase != Phase::turn) return refuse(Reason::only_between_turns);
    if (!state.playing.contains(leave.seat)) return refuse(Reason::not_in_the_game, leave.seat.index());
    if (state.playing.size() <= least_players) return refuse(Reason::too_few_would_remain, least_players);
    return {};
}

Seat waited_on(const State& state) {
    if (state.call && !state.call->claim) return caller_of(state);
    if (!state.call && state.phase == Phase::choosing) return next_to_choose(state);
    return on_turn(state);
}

} // namespace

// Always one seat: an effect asks clockwise, and what the table decides is logged for who is on turn.
SeatSet Rules::waiting_on(const State& state) {
    if (state.phase == Phase::over) return {};
    return {waited_on(state)};
}

Checked Rules::check(const State& state, Seat seat, const Action& action) {
    if (state.phase == Phase::over) return refuse(Reason::game_over);
    if (const Seat waited = waited_on(state); waited != seat) return refuse(Reason::not_waited, waited.index());
    return std::visit([&](const auto& move) { return check_move(state, seat, move); }, action);
}

} // namespace wench

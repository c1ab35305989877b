// Checking and doing each kind of action; rules.cpp sends an action to its own pair.
//
// What always holds: `check_move` only reads, and is the one authority; the seat is waited on, and the phase is the
// action's. `apply_move` is called after check said yes, changes the state and appends what happened to `events`, in
// order. It returns whether it is an undo barrier for another reason than that the match is over.
// Left out: whose choice it is, which rules.cpp asks first; and what follows from it (turn.h, ending.h).
#pragma once

#include "games/siempre_de_wn/api/event.h"
#include "games/siempre_de_wn/rules/refuse.h"
#include "games/siempre_de_wn/rules/state.h"

#include <vector>

namespace siempre_de_wn {

using Events = std::vector<Event>;

// The first hand. [WN-6] In drawing.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Begin& begin);
bool apply_move(State& state, Seat seat, const Begin& begin, Events& events);

// Action C. [WN-8] In drawing.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Take& take);
bool apply_move(State& state, Seat seat, const Take& take, Events& events);

// Walking. [WN-8] [WN-9] In walking.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Move& move);
bool apply_move(State& state, Seat seat, const Move& move, Events& events);

// Action A. [WN-8] [WN-12] In tasks.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Place& place);
bool apply_move(State& state, Seat seat, const Place& place, Events& events);

// Action B. [WN-10] [WN-11] In bosses.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const PlayBoss& boss);
bool apply_move(State& state, Seat seat, const PlayBoss& boss, Events& events);
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Seen& seen);
bool apply_move(State& state, Seat seat, const Seen& seen, Events& events);

// Pointing. [WN-10] [WN-14] In pointing.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const PointAloud& point);
bool apply_move(State& state, Seat seat, const PointAloud& point, Events& events);
[[nodiscard]] Checked check_move(const State& state, Seat seat, const PointInSecret& point);
bool apply_move(State& state, Seat seat, const PointInSecret& point, Events& events);

// Claims. [WN-20] In claims.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Claim& claim);
bool apply_move(State& state, Seat seat, const Claim& claim, Events& events);

// Whether such an action belongs to the present moment.
[[nodiscard]] inline bool is_time_for(const State& state, const Begin& /*move*/) { return state.phase == Phase::start; }
[[nodiscard]] inline bool is_time_for(const State& state, const Move& /*move*/) { return state.phase == Phase::walk; }
[[nodiscard]] inline bool is_time_for(const State& state, const Take& /*move*/) { return state.phase == Phase::act; }
[[nodiscard]] inline bool is_time_for(const State& state, const Place& /*move*/) { return state.phase == Phase::act; }
[[nodiscard]] inline bool is_time_for(const State& state, const PlayBoss& /*move*/) {
    return state.phase == Phase::act;
}
[[nodiscard]] inline bool is_time_for(const State& state, const Seen& /*move*/) {
    return state.phase == Phase::inspect;
}
[[nodiscard]] inline bool is_time_for(const State& state, const PointAloud& /*move*/) {
    return state.phase == Phase::pointing && !state.secret_pointing;
}
[[nodiscard]] inline bool is_time_for(const State& state, const PointInSecret& /*move*/) {
    return state.phase == Phase::pointing && state.secret_pointing;
}
[[nodiscard]] inline bool is_time_for(const State& state, const Claim& /*move*/) {
    return state.phase == Phase::walk || state.phase == Phase::act;
}

} // namespace siempre_de_wn

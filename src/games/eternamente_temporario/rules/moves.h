// Checking and doing each kind of action; rules.cpp sends an action to its own pair.
//
// What always holds: `check` only reads, and is the one authority; `apply` is called after check said yes, changes the
// state and appends what happened to `events`, in order. It returns whether it is an undo barrier.
// Left out: whose choice it is, which rules.cpp asks first; and what follows from a turn (turn.h).
#pragma once

#include "games/eternamente_temporario/api/event.h"
#include "games/eternamente_temporario/rules/refuse.h"
#include "games/eternamente_temporario/rules/state.h"

#include <vector>

namespace eternamente_temporario {

using Events = std::vector<Event>;

// The secret choice. [ET-6] In choice.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Commit& commit);
bool apply_move(State& state, Seat seat, const Commit& commit, Events& events);

// Department and Stress card. [ET-7] In badges.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const TakeBadge& take);
bool apply_move(State& state, Seat seat, const TakeBadge& take, Events& events);

// Leading and playing. [ET-9] … [ET-15] In play.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Play& play);
bool apply_move(State& state, Seat seat, const Play& play, Events& events);

// Passing. [ET-16] In passing.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const Pass& pass);
bool apply_move(State& state, Seat seat, const Pass& pass, Events& events);

// The next deal. [ET-24] In deal.cpp.
[[nodiscard]] Checked check_move(const State& state, Seat seat, const NextRound& next);
bool apply_move(State& state, Seat seat, const NextRound& next, Events& events);

// The phase in which such an action is possible.
[[nodiscard]] constexpr Phase phase_of(const Commit& /*move*/) { return Phase::choice; }
[[nodiscard]] constexpr Phase phase_of(const TakeBadge& /*move*/) { return Phase::draft; }
[[nodiscard]] constexpr Phase phase_of(const Play& /*move*/) { return Phase::turns; }
[[nodiscard]] constexpr Phase phase_of(const Pass& /*move*/) { return Phase::turns; }
[[nodiscard]] constexpr Phase phase_of(const NextRound& /*move*/) { return Phase::result; }

} // namespace eternamente_temporario

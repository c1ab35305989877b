// Calls: what can be called, and what comes of it. [WE-10] [WE-12]
//
// A call lies over whatever the table is about and leaves it as it was, but for what the called cards do. What always
// holds: what a caller may claim depends on public things and the caller's own hand. Left out: whether a call may be
// made now (check.cpp).
#pragma once

#include "games/wench/rules/refuse.h"
#include "games/wench/rules/turn.h"

namespace wench {

// Whom the Fast card `card` of `seat` could be used on now; empty where its moment is not now.
[[nodiscard]] SeatSet answerable(const State& state, Seat seat, Card card);
// Whom `seat` may catch by that rule.
[[nodiscard]] SeatSet catchable(const State& state, Seat seat, Name rule);
// Whether a claim of that rule gives a card of choice away: not where the caller's use is spent or the hand empty.
// [WE-7]
[[nodiscard]] bool gives(const State& state, Seat seat, Name rule);
// The row that a rule's claim is about.
[[nodiscard]] const Row& rule_row(Name rule);

[[nodiscard]] Checked check_claim(const State& state, Seat seat, const Claim& claim);
// Done at once where the rules can tell that it is fair; else the table judges.
void claim(Context& context, const Claim& claim);
void judge(Context& context, bool fair);

} // namespace wench

#include "games/wench/rules/plays.h"

namespace wench {

SeatSet possible_targets(const State& state, Seat seat, Card card) {
    const Targets targets = row(card).targets;
    SeatSet possible;
    for (const Seat other : state.playing) {
        if (other == seat || targets == Targets::none) continue;
        if (targets == Targets::one_with_table && !state.at(other).table) continue;
        possible.insert(other);
    }
    return possible;
}

int most_targets(Card card) {
    switch (row(card).targets) {
    case Targets::none: return 0;
    case Targets::up_to_two: return 2;
    default: return 1;
    }
}

bool needs_target(Card card) {
    const Targets targets = row(card).targets;
    return targets == Targets::one || targets == Targets::one_with_table;
}

Seat next_to_choose(const State& state) {
    SeatSet pending = state.request->who;
    for (const Seat seat : state.request->answered) pending.erase(seat);
    return first_clockwise(pending, state.turn, state.seats);
}

} // namespace wench

// Who may act, and sending each action to the file that knows it.
#include "games/eternamente_temporario/rules/rules.h"

#include "games/eternamente_temporario/rules/moves.h"
#include "games/eternamente_temporario/rules/scoring.h"

namespace eternamente_temporario {

const engine::GameInfo Rules::info{
    .id = "eternamente_temporario",
    .revision = 2,
    .least_seats = least_seats,
    .most_seats = most_seats,
    .least_minutes = 40,
    .most_minutes = 90,
    .options = options,
};

SeatSet Rules::waiting_on(const State& state) {
    switch (state.phase) {
    case Phase::choice: {
        SeatSet waiting;
        for (const Seat seat : state.everyone())
            if (!state.at(seat).choice) waiting.insert(seat);
        return waiting;
    }
    case Phase::draft: return {*next_to_draft(state)};
    case Phase::turns: return {state.turn};
    case Phase::result: return {state.result->next_leader_1};
    case Phase::over: return {};
    }
    return {};
}

std::expected<void, engine::Refusal> Rules::check(const State& state, Seat seat, const Action& action) {
    return std::visit(
        [&](const auto& move) -> Checked {
            if (phase_of(move) != state.phase) return refuse(Reason::not_now);
            if (!waiting_on(state).contains(seat)) return refuse(Reason::not_waited);
            return check_move(state, seat, move);
        },
        action);
}

engine::Outcome<State, Event> Rules::apply(const State& state, Seat seat, const Action& action) {
    engine::Outcome<State, Event> outcome{state, {}, false};
    outcome.events.reserve(8);
    outcome.undo_barrier =
        std::visit([&](const auto& move) { return apply_move(outcome.state, seat, move, outcome.events); }, action);
    return outcome;
}

engine::Privacy Rules::privacy(const State& state, Seat seat) {
    if (state.open_hands || !waiting_on(state).contains(seat)) return engine::Privacy::open;
    switch (state.phase) {
    case Phase::choice: return engine::Privacy::must_look;
    case Phase::draft: return engine::Privacy::may_look;
    case Phase::turns:
        // One may pass unseen, but not lead. Whether a hand is empty is public. [ET-15]
        if (state.at(seat).hand.empty()) return engine::Privacy::open;
        return state.trick ? engine::Privacy::may_look : engine::Privacy::must_look;
    case Phase::result:
    case Phase::over: break;
    }
    return engine::Privacy::open;
}

std::vector<int> Rules::standing(const State& state) {
    std::vector<int> standing;
    for (const Seat seat : state.everyone())
        standing.push_back(state.phase == Phase::over ? int{winners(state).contains(seat)} : state.at(seat).points);
    return standing;
}

} // namespace eternamente_temporario

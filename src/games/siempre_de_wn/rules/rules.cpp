// Who may act, and sending each action to the file that knows it.
#include "games/siempre_de_wn/rules/rules.h"

#include "games/siempre_de_wn/rules/counting.h"
#include "games/siempre_de_wn/rules/moves.h"
#include "games/siempre_de_wn/rules/turn.h"

namespace siempre_de_wn {

const engine::GameInfo Rules::info{
    .id = "siempre_de_wn",
    .revision = 1,
    .least_seats = least_seats,
    .most_seats = most_seats,
    .least_minutes = 30,
    .most_minutes = 60,
    .options = options,
};

SeatSet Rules::waiting_on(const State& state) {
    if (state.phase == Phase::over) return {};
    if (state.phase != Phase::pointing || !state.secret_pointing) return {state.turn};
    SeatSet waiting = employed(state);
    for (const Seat seat : state.arrows.pointing()) waiting.erase(seat);
    return waiting;
}

std::expected<void, engine::Refusal> Rules::check(const State& state, Seat seat, const Action& action) {
    return std::visit(
        [&](const auto& move) -> Checked {
            if (!is_time_for(state, move)) return refuse(Reason::not_now);
            if (!waiting_on(state).contains(seat)) return refuse(Reason::not_waited);
            return check_move(state, seat, move);
        },
        action);
}

engine::Outcome<State, Event> Rules::apply(const State& state, Seat seat, const Action& action) {
    engine::Outcome<State, Event> outcome{state, {}, false};
    outcome.events.reserve(4);
    const bool barrier =
        std::visit([&](const auto& move) { return apply_move(outcome.state, seat, move, outcome.events); }, action);
    outcome.undo_barrier = barrier || outcome.state.phase == Phase::over; // all workers are shown then
    return outcome;
}

// Nothing here depends on a hand or a worker: whoever hands the device on sees it.
engine::Privacy Rules::privacy(const State& state, Seat seat) {
    using engine::Privacy;
    if (!waiting_on(state).contains(seat)) return Privacy::open;
    switch (state.phase) {
    case Phase::start:
    case Phase::act: return Privacy::must_look;
    case Phase::walk: return open_moves_of(state, seat).empty() ? Privacy::must_look : Privacy::may_look;
    case Phase::inspect: return Privacy::may_look;
    case Phase::pointing: return state.secret_pointing ? Privacy::must_look : Privacy::open;
    case Phase::over: break;
    }
    return Privacy::open;
}

std::vector<int> Rules::standing(const State& state) {
    if (state.phase == Phase::over && state.has_career()) return places_gained(state);
    std::vector<int> standing;
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        standing.push_back(state.phase == Phase::over ? int{winners(state).contains(seat)}
                                                      : player.done - player.ruined + prestige(state, seat));
    }
    return standing;
}

} // namespace siempre_de_wn

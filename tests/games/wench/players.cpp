#include "players.h"

#include <algorithm>

namespace wench {

namespace {

const Action& any(const std::vector<Action>& actions, engine::Rng& chance) {
    return actions[chance.below(static_cast<std::uint32_t>(actions.size()))];
}

template <class Move> std::vector<Action> all(const std::vector<Action>& actions) {
    std::vector<Action> found;
    for (const Action& action : actions)
        if (std::holds_alternative<Move>(action)) found.push_back(action);
    return found;
}

// Somebody calls, at times two at once.
Action some_call(const State& state, engine::Rng& chance) {
    SeatSet callers;
    for (int i = chance.below(6) == 0 ? 2 : 1; i > 0;) {
        const Seat seat{static_cast<int>(chance.below(state.seats))};
        if (!state.playing.contains(seat)) continue;
        callers.insert(seat);
        --i;
    }
    return Call{callers};
}

Action some_claim(const std::vector<Action>& actions, engine::Rng& chance) {
    std::vector<Action> answers;
    std::vector<Action> judged;
    for (const Action& action : actions) {
        const Claim& claim = std::get<Claim>(action);
        if (claim.kind == Claim::Kind::nothing) continue;
        const bool known = claim.kind == Claim::Kind::fast && !is_judged(row(claim.card));
        (known ? answers : judged).push_back(action);
    }
    if (!answers.empty() && chance.below(3) != 0) return any(answers, chance);
    if (!judged.empty() && chance.below(3) != 0) return any(judged, chance);
    return Claim{};
}

Action choose(const State& state, Seat seat, bool calls, engine::Rng& chance) {
    const std::vector<Action> actions = Rules::legal(state, seat);
    if (state.call) return state.call->claim ? Action{Judge{chance.below(5) != 0}} : some_claim(actions, chance);
    if (calls && state.truces.empty() && chance.below(6) == 0) return some_call(state, chance);
    if (state.phase == Phase::window) return Next{};
    if (state.phase == Phase::choosing) return any(all<Choose>(actions), chance);
    if (const auto leaving = all<Leave>(actions); !leaving.empty() && chance.below(4) == 0) return leaving[0];
    const std::vector<Action> plays = all<Play>(actions);
    if (plays.empty() || chance.below(8) == 0) return Draw{};
    return any(plays, chance);
}

} // namespace

Action table_choice(const State& state, Seat seat, engine::Rng& chance) { return choose(state, seat, true, chance); }

Action silent_choice(const State& state, Seat seat, engine::Rng& chance) { return choose(state, seat, false, chance); }

} // namespace wench

#include "games/siempre_de_wn/rules/ending.h"

#include "games/siempre_de_wn/rules/counting.h"

namespace siempre_de_wn {

namespace {

constexpr int wns_to_fire = 3;     // team leaders [WN-24]
constexpr int workers_to_fire = 4; // team leaders, WNs among them

bool end(State& state, std::optional<Result> result, Events& events) {
    if (!result) return false;
    state.phase = Phase::over;
    state.result = result;
    events.emplace_back(Ended{*result, winners(state)});
    return true;
}

std::optional<Result> result_among_leaders(const State& state) {
    if (fired_wns(state) == wns_to_fire) return Result{Ending::wns_fired, Side::workers};
    if (fired_workers(state) == workers_to_fire) return Result{Ending::four_fired, Side::wns};
    return std::nullopt;
}

} // namespace

std::optional<Result> result_of_tasks(const State& state) {
    if (state.done == tasks_to_win) return Result{Ending::four_done, Side::workers};
    if (state.ruined == tasks_to_win) return Result{Ending::four_ruined, Side::wns};
    return std::nullopt;
}

std::optional<Result> result_of_firings(const State& state) {
    if (state.way == Way::leaders) return result_among_leaders(state);
    const int wns = state.wns - fired_wns(state);
    const int players = employed(state).size();
    if (wns == 0) return Result{Ending::wns_fired, Side::workers};
    if (players <= 2 || wns == players) return Result{Ending::wns_remain, Side::wns};
    return std::nullopt;
}

Result result_of_deck_out(const State& state) {
    if (state.way == Way::leaders) return {Ending::deck_out, Side::neither};
    const bool workers = !state.strict && state.done > state.ruined;
    return {Ending::deck_out, workers ? Side::workers : Side::wns};
}

bool end_by_tasks(State& state, Events& events) { return end(state, result_of_tasks(state), events); }

bool end_by_vote(State& state, Occasion occasion, Events& events) {
    if (end(state, result_of_firings(state), events)) return true;
    return occasion == Occasion::last_debate && end(state, result_of_deck_out(state), events);
}

} // namespace siempre_de_wn

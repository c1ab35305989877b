// How fast the rules of Wench are, and how long its matches. Prints figures; judges nothing.
//
//   check + apply           actions a second, replaying recorded matches
//   play with legal         decisions a second, with `legal` at every step
//   legal, assess           median, 99th percentile and slowest, over all positions of those matches
//   lengths                 turns of a match by players, Spider, normal and Quiet, with calls and without
#include "games/wench/players.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace wench {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

struct Step {
    Seat seat;
    Action action;
};
struct Record {
    State start;
    std::vector<Step> steps;
};

Record record(std::uint64_t seed) {
    const int seats = least_players + static_cast<int>(seed % 4);
    engine::Rng chance{seed, 12};
    Record match{Rules::deal(engine::standard_setup(Rules::info, seats), engine::Rng{seed}), {}};
    for (State state = match.start; state.phase != Phase::over;) {
        const Seat seat = *Rules::waiting_on(state).begin();
        match.steps.push_back({seat, table_choice(state, seat, chance)});
        state = Rules::apply(state, seat, match.steps.back().action).state;
    }
    return match;
}

void time_check_and_apply(const std::vector<Record>& matches) {
    std::size_t actions = 0;
    std::size_t events = 0;
    const auto begin = Clock::now();
    while (seconds_since(begin) < 1.0)
        for (const Record& match : matches) {
            State state = match.start;
            for (const Step& step : match.steps) {
                if (!Rules::check(state, step.seat, step.action)) std::abort();
                auto outcome = Rules::apply(state, step.seat, step.action);
                events += outcome.events.size();
                state = outcome.state;
                ++actions;
            }
        }
    std::printf("check + apply: %.0f actions/s (%.2f events each, a state of %zu bytes)\n",
                static_cast<double>(actions) / seconds_since(begin),
                static_cast<double>(events) / static_cast<double>(actions), sizeof(State));
}

void time_play() {
    std::size_t decisions = 0;
    std::uint64_t matches = 0;
    const auto begin = Clock::now();
    for (; seconds_since(begin) < 2.0; ++matches) decisions += record(matches).steps.size();
    std::printf("play with legal: %.0f decisions/s, %.0f matches/s\n",
                static_cast<double>(decisions) / seconds_since(begin),
                static_cast<double>(matches) / seconds_since(begin));
}

// The best of three: the machine does other things too.
template <class Work> double milliseconds(Work work) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const auto begin = Clock::now();
        work();
        best = std::min(best, seconds_since(begin) * 1000);
    }
    return best;
}

void print_times(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    std::printf("%s: median %.4f ms, p99 %.4f ms, slowest %.4f ms (%zu)\n", what, times[times.size() / 2],
                times[times.size() * 99 / 100], times.back(), times.size());
}

void time_choosing(const std::vector<Record>& matches) {
    std::vector<double> legal;
    std::vector<double> assess;
    for (const Record& match : matches) {
        State state = match.start;
        for (const Step& step : match.steps) {
            legal.push_back(milliseconds([&] { (void)Rules::legal(state, step.seat); }));
            assess.push_back(milliseconds([&] { (void)Rules::assess(state, step.seat, step.action); }));
            state = Rules::apply(state, step.seat, step.action).state;
        }
    }
    print_times("legal", legal);
    print_times("assess", assess);
}

// Where nobody has won by then, the table stops.
constexpr std::uint32_t most_turns_played = 5000;
constexpr std::uint64_t matches_each = 2000;

void print_lengths(int seats, bool spider, bool quiet, bool calls) {
    engine::Setup setup = engine::standard_setup(Rules::info, seats);
    setup.values[static_cast<std::size_t>(Option::spider)] = spider ? 1 : 0;
    setup.values[static_cast<std::size_t>(Option::quiet)] = quiet ? 1 : 0;
    std::vector<std::uint32_t> turns;
    std::size_t handed = 0;
    for (std::uint64_t seed = 0; seed < matches_each; ++seed) {
        engine::Rng chance{seed, 13};
        State state = Rules::deal(setup, engine::Rng{seed});
        while (state.phase != Phase::over && state.turns < most_turns_played) {
            const Seat seat = *Rules::waiting_on(state).begin();
            const Action action = calls ? table_choice(state, seat, chance) : silent_choice(state, seat, chance);
            handed +=
                Rules::privacy(state, seat) == engine::Privacy::must_look && !std::holds_alternative<Call>(action);
            state = Rules::apply(state, seat, action).state;
        }
        turns.push_back(state.turns);
    }
    std::ranges::sort(turns);
    const auto at = [&](std::size_t percent) { return turns[turns.size() * percent / 100]; };
    double all = 0;
    for (const std::uint32_t count : turns) all += count;
    std::printf("%d %s %s %s: turns %3.0f on average, 10%% %u, 50%% %u, 90%% %u, 99%% %u, longest %u; "
                "%.2f hand-overs a turn\n",
                seats, spider ? "spider" : "plain ", quiet ? "quiet " : "normal", calls ? "calls " : "silent",
                all / static_cast<double>(matches_each), at(10), at(50), at(90), at(99), turns.back(),
                static_cast<double>(handed) / all);
}

void run() {
    std::vector<Record> matches;
    for (std::uint64_t seed = 0; seed < 60; ++seed) matches.push_back(record(seed));
    time_check_and_apply(matches);
    time_play();
    time_choosing(matches);
    for (const bool calls : {true, false})
        for (const bool quiet : {false, true})
            for (const bool spider : {false, true})
                for (int seats = least_players; seats <= most_players; ++seats)
                    print_lengths(seats, spider, quiet, calls);
}

} // namespace
} // namespace wench

int main() { wench::run(); }

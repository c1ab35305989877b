// How fast the rules of Siempre de WN are. Prints figures; judges nothing.
//
//   check + apply           actions a second, replaying recorded random matches
//   random play             decisions a second, with `legal` at every step
//   view, assess            a second, over positions of sensible play
#include "games/siempre_de_wn/players.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace siempre_de_wn {
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

// Every number of seats and every way to play in turn.
State dealt(std::uint64_t seed) {
    const int seats = 3 + static_cast<int>(seed % 6);
    engine::Setup setup = engine::standard_setup(Rules::info, seats);
    setup.values[static_cast<std::size_t>(Option::career)] = seed / 6 % 2;
    return Rules::deal(setup, engine::Rng{seed});
}

template <class Choose> Record record(std::uint64_t seed, Choose choose) {
    engine::Rng rng{seed, 12};
    Record match{dealt(seed), {}};
    for (State state = match.start; state.phase != Phase::over;) {
        const Seat seat = *Rules::waiting_on(state).begin();
        const Action action = choose(state, seat, rng);
        match.steps.push_back({seat, action});
        state = Rules::apply(state, seat, action).state;
    }
    return match;
}

void time_check_and_apply(const std::vector<Record>& matches, const char* who) {
    std::size_t actions = 0;
    const auto begin = Clock::now();
    while (seconds_since(begin) < 1.0)
        for (const Record& match : matches) {
            State state = match.start;
            for (const Step& step : match.steps) {
                if (!Rules::check(state, step.seat, step.action)) std::abort();
                state = Rules::apply(state, step.seat, step.action).state;
                ++actions;
            }
        }
    std::printf("check + apply, %s matches: %.0f actions/s\n", who,
                static_cast<double>(actions) / seconds_since(begin));
}

void time_random_play() {
    std::size_t decisions = 0;
    std::size_t listed = 0;
    const auto begin = Clock::now();
    for (std::uint64_t seed = 0; seconds_since(begin) < 2.0; ++seed) {
        engine::Rng rng{seed, 12};
        State state = dealt(seed);
        while (state.phase != Phase::over) {
            const Seat seat = *Rules::waiting_on(state).begin();
            const std::vector<Action> actions = Rules::legal(state, seat);
            listed += actions.size();
            state = Rules::apply(state, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]).state;
            ++decisions;
        }
    }
    std::printf("random play with legal: %.0f decisions/s (%.1f actions each)\n",
                static_cast<double>(decisions) / seconds_since(begin),
                static_cast<double>(listed) / static_cast<double>(decisions));
}

void time_looking(const std::vector<Record>& matches) {
    std::size_t looks = 0;
    const auto begin = Clock::now();
    for (const Record& match : matches) {
        State state = match.start;
        for (const Step& step : match.steps) {
            if (Rules::view(state, engine::Viewer::at(step.seat)).seats.empty()) std::abort();
            if (!Rules::ready(Rules::assess(state, step.seat, Rules::draft_of(step.action)))) std::abort();
            state = Rules::apply(state, step.seat, step.action).state;
            ++looks;
        }
    }
    std::printf("view and assess: %.0f/s\n", static_cast<double>(looks) / seconds_since(begin));
}

void run() {
    std::vector<Record> random_matches;
    std::vector<Record> sensible_matches;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        random_matches.push_back(record(seed, random_choice));
        sensible_matches.push_back(record(seed, sensible_choice));
    }
    std::printf("a state has %zu bytes\n", sizeof(State));
    time_check_and_apply(random_matches, "random");
    time_check_and_apply(sensible_matches, "sensible");
    time_random_play();
    time_looking(sensible_matches);
}

} // namespace
} // namespace siempre_de_wn

int main() { siempre_de_wn::run(); }

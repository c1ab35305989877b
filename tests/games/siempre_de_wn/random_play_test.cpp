// Whole matches of every way to play, at random and sensibly: they end, no card, token or worker is lost, and they end as they should.
//
// SOBREMESA_LONG=1 plays a hundred times as many and prints how long they are.
#include "players.h"
#include "table.h"

#include <algorithm>
#include <map>

namespace siempre_de_wn {
namespace {

constexpr int everyday_matches = 1'000;
constexpr int long_matches = 100'000;
// Each draw takes a card of 48 at least; between two draws a hand is placed; and each action may need a move.
constexpr int most_actions = 4'000;

struct Tally {
    std::map<std::string, int> endings;
    std::vector<int> actions;
    std::vector<int> looks;
    std::vector<int> bits;
};

engine::Setup setup_of(std::uint64_t seed) {
    engine::Rng rng{seed, 11};
    engine::Setup setup{3 + static_cast<int>(rng.below(6)), {}};
    for (const engine::OptionInfo& option : Rules::info.options)
        setup.values.push_back(
            static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(option.values(setup.seats)))));
    return setup;
}

// Counted here, not by the audit.
int cards_in_all(const State& state) {
    int count = state.pile_size() + state.discards.size() + state.gone.size();
    for (const Seat seat : state.everyone()) count += state.at(seat).hand.size();
    for (const Workspace& workspace : state.workspaces) count += workspace.count;
    return count;
}
int tokens_in_all(const State& state) {
    int count = state.reserve.size();
    for (const Workspace& workspace : state.workspaces) count += workspace.tokens.size();
    for (const Seat seat : state.everyone()) count += prestige(state, seat);
    return count;
}

// Told again from the state alone. [WN-13] [WN-16] [WN-17] [WN-24]
void check_end(const State& state) {
    int wns_left = 0;
    int workers_left = 0;
    int fired = 0;
    for (const Seat seat : state.everyone())
        for (const int place : state.whole_row()) {
            const bool wn = is_wn(state.at(seat).worker(place));
            if (state.at(seat).fired.contains(place))
                ++fired;
            else
                ++(wn ? wns_left : workers_left);
        }
    const bool leaders = state.way == Way::leaders;
    const bool outnumbered = leaders ? fired == 4 : wns_left + workers_left <= 2 || workers_left == 0;
    const bool settled = state.done == 4 || state.ruined == 4 || wns_left == 0 || outnumbered;
    if (state.phase != Phase::over) {
        ASSERT_FALSE(settled);
        ASSERT_TRUE(state.pile_size() > 0 || state.occasion == Occasion::last_debate);
        return;
    }
    ASSERT_TRUE(settled || state.pile_size() == 0);
    Side side = state.done > state.ruined && !state.strict ? Side::workers : Side::wns;
    if (leaders) side = Side::neither;
    if (outnumbered) side = Side::wns;
    if (wns_left == 0 || state.done == 4) side = Side::workers;
    if (state.ruined == 4) side = Side::wns;
    ASSERT_EQ(state.result->side, side);
}

template <class Choose> void play_match(std::uint64_t seed, Choose choose, Tally& tally) {
    engine::Rng rng{seed, 12};
    State state = Rules::deal(setup_of(seed), engine::Rng{seed});
    engine::Writer link;
    int looks = 0;
    int actions = 0;
    for (; state.phase != Phase::over; ++actions) {
        ASSERT_LT(actions, most_actions);
        const SeatSet waiting = Rules::waiting_on(state);
        ASSERT_FALSE(waiting.empty());
        const Seat seat = *waiting.begin();
        const Action action = choose(state, seat, rng);
        ASSERT_TRUE(Rules::check(state, seat, action));
        if (Rules::privacy(state, seat) == engine::Privacy::must_look) ++looks;
        Rules::encode(link, action);
        state = Rules::apply(state, seat, action).state;
        ASSERT_EQ(cards_in_all(state), 48);
        ASSERT_EQ(tokens_in_all(state), 39);
        const auto fault = Rules::audit(state);
        ASSERT_FALSE(fault) << *fault;
        ASSERT_NO_FATAL_FAILURE(check_end(state));
    }
    static constexpr std::array<std::string_view, 6> names{"four_done",  "four_ruined", "wns_fired",
                                                           "wns_remain", "four_fired",  "deck_out"};
    ++tally.endings[std::string{names[static_cast<std::size_t>(state.result->ending)]}];
    tally.actions.push_back(actions);
    tally.looks.push_back(looks);
    tally.bits.push_back(static_cast<int>(link.bit_count()));
}

void print_spread(const char* what, std::vector<int> values) {
    std::ranges::sort(values);
    const auto at = [&](std::size_t percent) { return values[(values.size() - 1) * percent / 100]; };
    std::printf("  %-8s least %d, median %d, 99%% %d, most %d\n", what, at(0), at(50), at(99), at(100));
}

template <class Choose> Tally play_matches(Choose choose) {
    Tally tally;
    const int matches = long_run() ? long_matches : everyday_matches;
    for (int seed = 0; seed < matches; ++seed) {
        play_match(static_cast<std::uint64_t>(seed), choose, tally);
        if (!testing::Test::HasFatalFailure()) continue;
        ADD_FAILURE() << "match " << seed;
        return tally;
    }
    if (!long_run()) return tally;
    for (const auto& [ending, count] : tally.endings) std::printf("  %s: %d\n", ending.c_str(), count);
    print_spread("actions", tally.actions);
    print_spread("looks", tally.looks);
    print_spread("bits", tally.bits);
    return tally;
}

TEST(WnMatches, EndAsTheyShouldAndInEveryWay) {
    // [WN-13] [WN-16] [WN-17] [WN-24]
    const Tally random = play_matches(random_choice);
    Tally all = play_matches(sensible_choice);
    all.endings.insert(random.endings.begin(), random.endings.end());
    EXPECT_EQ(all.endings.size(), 6U);
}

} // namespace
} // namespace siempre_de_wn

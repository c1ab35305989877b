// Whole matches by chance: what must hold at every step of any match, and how long matches are.
#include "players.h"
#include "table.h"

#include <algorithm>
#include <array>

namespace wench {

namespace {

// Beyond any chance for players of this kind.
constexpr int longest = 20'000;

State play_out(State state, engine::Rng& chance) {
    for (int actions = 0; state.phase != Phase::over; ++actions) {
        const Seat seat = *Rules::waiting_on(state).begin();
        const Action action = table_choice(state, seat, chance);
        EXPECT_TRUE(Rules::check(state, seat, action));
        state = Rules::apply(state, seat, action).state;
        const auto fault = Rules::audit(state);
        EXPECT_EQ(fault, std::nullopt);
        EXPECT_LT(actions, longest);
        if (fault || actions >= longest || testing::Test::HasFailure()) break;
    }
    return state;
}

engine::Setup random_setup(int players, engine::Rng& chance) {
    engine::Setup setup{players, {}};
    for (const engine::OptionInfo& option : options)
        setup.values.push_back(
            static_cast<std::uint8_t>(chance.below(static_cast<std::uint32_t>(option.values(players)))));
    return setup;
}

} // namespace

// Cards are conserved by the audit of every state, and there is an end: a hundred thousand matches in a long run.
TEST(RandomPlay, EndsSoundly) {
    const int matches = long_run() ? 100'000 : 600;
    for (int match = 0; match < matches && !HasFailure(); ++match) {
        engine::Rng chance{static_cast<std::uint64_t>(match), 99};
        const int players = least_players + match % (most_players - least_players + 1);
        const engine::Setup setup =
            match % 2 == 0 ? engine::standard_setup(Rules::info, players) : random_setup(players, chance);
        const State end = play_out(Rules::deal(setup, engine::Rng{static_cast<std::uint64_t>(match)}), chance);
        ASSERT_TRUE(end.winner) << match;
        EXPECT_TRUE(end.at(*end.winner).hand.empty()) << match;
    }
}

} // namespace wench

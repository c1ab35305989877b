// What is settled before the first turn. [WI-1] [WI-2] [WI-3] [WI-7] [WI-8]
#include "table.h"

#include <set>

namespace win_test {

namespace {

engine::Setup with(int seats, Option option, int value) {
    engine::Setup setup = setup_for(seats);
    setup.values[static_cast<std::size_t>(option)] = static_cast<std::uint8_t>(value);
    return setup;
}

} // namespace

// [WI-1]
TEST(Setup, HasTwoFullPilesOfAHundred) {
    const View view = Table{5}.view();
    EXPECT_EQ(view.characters, (Pile{100, 0}));
    EXPECT_EQ(view.challenges, (Pile{100, 0}));
    EXPECT_EQ(view.won, std::vector<std::vector<Challenge>>(5));
    EXPECT_EQ(view.phase, Phase::draw_characters);
    EXPECT_FALSE(view.white_character || view.black_character || view.challenge || view.verdict || view.winner);
}

// WIN is for 3 to 20 players.
TEST(Setup, FitsThreeToTwentyPlayersAndNoOthers) {
    EXPECT_TRUE(engine::fits(Rules::info, setup_for(3)));
    EXPECT_TRUE(engine::fits(Rules::info, setup_for(20)));
    EXPECT_FALSE(engine::fits(Rules::info, {2, {0, 0, 1, 1}}));
    EXPECT_FALSE(engine::fits(Rules::info, {4, {0, 3, 1, 1}}));
    EXPECT_FALSE(engine::fits(Rules::info, {4, {5, 0, 1, 1}}));
}

// [WI-2] [ALL-4]
TEST(Setup, NamesTheTimekeeper) {
    for (int seat = 0; seat < 6; ++seat) EXPECT_EQ(Table{setup_for(6, seat)}.view().timekeeper, Seat{seat});
}

// [WI-2] [ALL-4]
TEST(Setup, DrawsATimekeeperByChance) {
    std::set<Seat> named;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Table table{with(6, Option::timekeeper, 0), seed};
        named.insert(table.state.timekeeper);
        EXPECT_EQ(table.state, (Table{with(6, Option::timekeeper, 0), seed}.state)); // [ALL-2]
    }
    EXPECT_EQ(named.size(), 6U);
}

// [WI-2] the Timekeeper works the device, nobody else.
TEST(Setup, WaitsForTheTimekeeper) {
    const Table table{setup_for(6, 4)};
    EXPECT_EQ(Rules::waiting_on(table.state), SeatSet{Seat{4}});
    EXPECT_EQ(table.refusal(Seat{4}, Draw{}), std::nullopt);
    EXPECT_EQ(table.refusal(Seat{5}, Draw{}), Reason::only_the_timekeeper); // though on turn
    EXPECT_EQ(Rules::check(table.state, Seat{5}, Draw{}).error().a, 4);
}

// [WI-3]
TEST(Setup, BeginsWithTheTimekeepersLeftNeighbour) {
    EXPECT_EQ(Table(setup_for(6, 2)).view().arguing.white, Team{3});
    EXPECT_EQ(Table(setup_for(6, 5)).view().arguing.white, Team{0});
}

// [WI-3]
TEST(Setup, TurnsGoClockwise) {
    Table table{setup_for(5, 2)};
    for (const int white : {3, 4, 0, 1, 2, 3, 4}) {
        EXPECT_EQ(table.view().arguing.white, Team{static_cast<std::uint8_t>(white)});
        table.play_tie();
    }
}

// [WI-7] the rulebook's table, row by row at its edges.
TEST(Setup, TellsTheGoal) {
    const auto goal = [](int players) { return Table{players}.view().goal; };
    EXPECT_EQ(goal(3), 5);
    EXPECT_EQ(goal(5), 5);
    EXPECT_EQ(goal(6), 4);
    EXPECT_EQ(goal(10), 4);
    EXPECT_EQ(goal(11), 3);
    EXPECT_EQ(goal(15), 3);
    EXPECT_EQ(goal(16), 2);
    EXPECT_EQ(goal(20), 2);
}

// [WI-8] the rulebook's timers unless the table chooses others.
TEST(Setup, TellsTheTimes) {
    EXPECT_EQ(Rules::view(Rules::deal(engine::standard_setup(Rules::info, 4), engine::Rng{1}), Viewer::everyone())
                  .speech_seconds,
              20);
    EXPECT_EQ(Table{4}.view().answer_seconds, 5);
    EXPECT_EQ((Table{with(4, Option::speech, 4)}.view().speech_seconds), 60);
    EXPECT_EQ((Table{with(4, Option::answer, 0)}.view().answer_seconds), 3);
}

} // namespace win_test

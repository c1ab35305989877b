// The end of the game. [WI-7]
#include "table.h"

namespace win_test {

namespace {

// The seat on turn wins whenever it is seat 1, else nobody, until the game is over; how many Challenges that took.
int challenges_to_win(int players) {
    Table table{players};
    while (table.state.phase != Phase::over) {
        const bool hero = table.state.white == Team{1};
        table.argue();
        table.all_vote(hero ? Vote::white : Vote::none);
        if (table.state.phase == Phase::verdict) table.act(Next{});
    }
    EXPECT_EQ(table.view().winner, Team{1});
    EXPECT_EQ(*table.event<GameWon>(), GameWon{Team{1}});
    EXPECT_TRUE(Rules::waiting_on(table.state).empty());
    EXPECT_EQ(table.view().next, std::nullopt);
    return Rules::standing(table.state)[1];
}

} // namespace

// [WI-7] on either side of each edge of the rulebook's table.
TEST(Goal, DependsOnTheNumberOfPlayers) {
    EXPECT_EQ(challenges_to_win(4), 5);
    EXPECT_EQ(challenges_to_win(5), 5);
    EXPECT_EQ(challenges_to_win(6), 4);
    EXPECT_EQ(challenges_to_win(10), 4);
    EXPECT_EQ(challenges_to_win(11), 3);
    EXPECT_EQ(challenges_to_win(15), 3);
    EXPECT_EQ(challenges_to_win(16), 2);
    EXPECT_EQ(challenges_to_win(20), 2);
}

// [WI-7] black can win the game as well, on somebody else's turn; one short of the goal does not.
TEST(Goal, IsReachedAsBlackToo) {
    Table table{16};
    table.play_turn(Vote::black); // 1 against 3
    EXPECT_EQ(Rules::standing(table.state)[3], 1);
    EXPECT_EQ(table.state.phase, Phase::draw_characters);
    table.play_tie();
    table.play_turn(Vote::white); // 3 against 5
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.view().winner, Team{3});
    EXPECT_EQ(table.view(Viewer::omniscient()), table.view());
}

// [WI-7] nothing goes on after the end.
TEST(Goal, EndsEverything) {
    Table table{3};
    while (table.state.phase != Phase::over) table.play_turn(table.state.white == Team{1} ? Vote::white : Vote::black);
    for (const Action& action :
         {Action{Draw{}}, Action{Next{}}, Action{ShowOfHands{}}, Action{SecretVote{}}, Action{Leave{Seat{1}}}}) {
        EXPECT_EQ(table.refusal(action), Reason::game_over);
        EXPECT_FALSE(Rules::ready(Rules::assess(table.state, table.state.timekeeper, action)));
    }
    EXPECT_TRUE(Rules::legal(table.state, table.state.timekeeper).empty());
}

} // namespace win_test

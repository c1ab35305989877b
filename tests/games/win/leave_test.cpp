// Somebody goes home. [ALL-5]
#include "table.h"

namespace win_test {

// [ALL-5] before the Characters are drawn, by the Timekeeper.
TEST(Leave, IsPossibleBetweenTurns) {
    Table table{5};
    EXPECT_EQ(table.refusal(Seat{2}, Leave{Seat{2}}), Reason::only_the_timekeeper);
    EXPECT_EQ(table.refusal(Leave{Seat{5}}), Reason::not_in_the_game);
    table.act(Draw{});
    EXPECT_EQ(table.refusal(Leave{Seat{2}}), Reason::only_between_turns);
    table.act(Reveal{});
    for (int speech = 0; speech < 4; ++speech) table.act(SpeechOver{});
    table.all_vote(Vote::white);
    EXPECT_EQ(table.refusal(Leave{Seat{2}}), Reason::only_between_turns);
    table.act(Next{});
    table.act(Leave{Seat{3}});
    EXPECT_EQ(table.refusal(Leave{Seat{3}}), Reason::not_in_the_game);
    EXPECT_EQ(table.view().playing, (SeatSet{Seat{0}, Seat{1}, Seat{2}, Seat{4}}));
}

// [ALL-5] three must remain.
TEST(Leave, LeavesThreeAtLeast) {
    Table table{4};
    table.act(Leave{Seat{2}});
    EXPECT_EQ(table.refusal(Leave{Seat{1}}), Reason::too_few_would_remain);
}

// [ALL-5] the seat's Challenges go to the discards; the goal stays what it was.
TEST(Leave, ReturnsItsChallenges) {
    Table table{6};
    table.play_turn(Vote::white); // 1
    table.play_turn(Vote::white); // 2
    table.play_turn(Vote::black); // 3 against 5
    const View before = table.view();
    table.act(Leave{Seat{2}});
    EXPECT_EQ(*table.event<SeatLeft>(), (SeatLeft{Seat{2}, 1}));
    EXPECT_EQ(table.event<TimekeeperChanged>(), nullptr);
    EXPECT_FALSE(table.undo_barrier);
    const View after = table.view();
    EXPECT_TRUE(after.won[2].empty());
    EXPECT_EQ(after.won[1], before.won[1]);
    EXPECT_EQ(after.won[5], before.won[5]);
    EXPECT_EQ(after.challenges, (Pile{97, 1}));
    EXPECT_EQ(after.goal, 4); // though five play on
}

// [ALL-5] [WI-2] the next seat keeps time.
TEST(Leave, HandsTheTimekeepingOn) {
    Table table{5};
    table.act(Leave{Seat{1}});
    table.act(Leave{Seat{0}});
    EXPECT_EQ(table.view().timekeeper, Seat{2});
    EXPECT_EQ(*table.event<TimekeeperChanged>(), TimekeeperChanged{Seat{2}});
    EXPECT_EQ(Rules::waiting_on(table.state), SeatSet{Seat{2}});
}

// [ALL-5] [WI-3] when the seat on turn leaves, the next one is on turn.
TEST(Leave, PassesTheTurn) {
    Table table{5};
    table.act(Leave{Seat{1}});
    EXPECT_EQ(table.view().arguing, (Pairing{Team{2}, Team{4}}));
    EXPECT_EQ(table.view().turn, 1);
    EXPECT_EQ(table.view().round, 1);
    EXPECT_EQ(*table.event<TurnBegan>(), (TurnBegan{1, {Team{2}, Team{4}}}));
}

// [ALL-5] [WI-4] the circle closes up: empty places are not counted, own turns are counted on.
TEST(Leave, ClosesTheCircle) {
    Table table{5};
    table.play_tie(); // 1 against 3
    EXPECT_EQ(table.view().arguing, (Pairing{Team{2}, Team{4}}));
    table.act(Leave{Seat{3}});
    EXPECT_EQ(table.view().arguing, (Pairing{Team{2}, Team{0}})); // 4, then 0
    EXPECT_NE(table.event<TurnBegan>(), nullptr);
    table.play_tie();
    EXPECT_EQ(table.view().arguing, (Pairing{Team{4}, Team{1}}));
    table.play_tie();
    EXPECT_EQ(table.view().arguing, (Pairing{Team{0}, Team{2}}));
    table.play_tie(); // second own turns: three to the left
    EXPECT_EQ(table.view().round, 2);
    EXPECT_EQ(table.view().arguing, (Pairing{Team{1}, Team{0}}));
}

// [ALL-5] [WI-4] a bystander's leaving changes no pairing on its own.
TEST(Leave, OfSomebodyElseLeavesThePairing) {
    Table table{8};
    table.act(Leave{Seat{6}});
    EXPECT_EQ(table.view().arguing, (Pairing{Team{1}, Team{3}}));
    EXPECT_EQ(table.event<TurnBegan>(), nullptr);
}

// [ALL-5] [WI-4] a round still begins at the first place when its seat has left.
TEST(Leave, KeepsTheCountOfOwnTurns) {
    Table table{5}; // first is seat 1
    for (int turn = 0; turn < 5; ++turn) table.play_tie();
    EXPECT_EQ(table.view().round, 2);
    table.act(Leave{Seat{1}}); // before its second turn
    EXPECT_EQ(table.view().round, 2);
    EXPECT_EQ(table.view().arguing, (Pairing{Team{2}, Team{0}})); // three to the left of 2: 3, 4, 0
    for (int turn = 0; turn < 4; ++turn) table.play_tie();
    EXPECT_EQ(table.view().arguing.white, Team{2});
    EXPECT_EQ(table.view().round, 3);

    Table last{5};
    for (int turn = 0; turn < 4; ++turn) last.play_tie();
    EXPECT_EQ(last.view().arguing.white, Team{0}); // the last of the round, which leaves
    last.act(Leave{Seat{0}});
    EXPECT_EQ(last.view().arguing.white, Team{1});
    EXPECT_EQ(last.view().round, 2);
}

} // namespace win_test

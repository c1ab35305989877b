// Several argue as one. [WI-10]
#include "table.h"

#include <algorithm>

namespace win_test {

namespace {

// `teams` 3 … 6.
engine::Setup in_teams(int seats, int teams, int timekeeper = 0) {
    engine::Setup setup = setup_for(seats, timekeeper);
    setup.values[static_cast<std::size_t>(Option::teams)] = static_cast<std::uint8_t>(teams - 2);
    return setup;
}

std::vector<int> sizes(int seats, int teams) {
    std::vector<int> found;
    for (const SeatSet members : Table{in_teams(seats, teams)}.view().members) found.push_back(members.size());
    return found;
}

bool allowed(int seats, int teams) { return engine::fits(Rules::info, in_teams(seats, teams)); }

} // namespace

// [WI-10] at least three teams, and in one of them at least two.
TEST(Teams, AreAtLeastThree) {
    EXPECT_FALSE(allowed(3, 3));
    EXPECT_TRUE(allowed(4, 3));
    EXPECT_FALSE(allowed(4, 4));
    EXPECT_TRUE(allowed(7, 6));
    EXPECT_TRUE(allowed(20, 6));
    EXPECT_FALSE(allowed(20, 7));
}

// [WI-10] without the variant everybody is a team of one.
TEST(Teams, OfOneAreTheRulebooksGame) {
    const View view = Table{5}.view();
    EXPECT_FALSE(view.in_teams);
    ASSERT_EQ(view.members.size(), 5U);
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(view.members[static_cast<std::size_t>(seat)], SeatSet{Seat{seat}});
}

// [WI-10] members sit together; the teams are as alike in size as can be.
TEST(Teams, SitTogether) {
    EXPECT_EQ(sizes(12, 4), (std::vector{3, 3, 3, 3}));
    EXPECT_EQ(sizes(4, 3), (std::vector{1, 1, 2}));
    for (int seats = 4; seats <= most_players; ++seats) {
        for (int teams = least_teams; teams < team_values(seats) + 2; ++teams) {
            const View view = Table{in_teams(seats, teams)}.view();
            EXPECT_TRUE(view.in_teams);
            ASSERT_EQ(view.members.size(), static_cast<std::size_t>(teams));
            std::vector<Seat> round;
            for (const SeatSet members : view.members)
                for (const Seat seat : members) round.push_back(seat);
            EXPECT_EQ(round.size(), static_cast<std::size_t>(seats));
            EXPECT_TRUE(std::ranges::is_sorted(round)) << "somebody sits apart";
            const std::vector<int> all = sizes(seats, teams);
            EXPECT_LE(std::ranges::max(all) - std::ranges::min(all), 1);
        }
    }
}

// [WI-3] [WI-10] the team to the left of the Timekeeper's begins, wherever in it the Timekeeper sits.
TEST(Teams, BeginLeftOfTheTimekeepers) {
    for (const int timekeeper : {0, 1, 2})
        EXPECT_EQ(Table{in_teams(12, 4, timekeeper)}.view().arguing.white, Team{1}) << timekeeper;
    EXPECT_EQ(Table{in_teams(12, 4, 11)}.view().arguing.white, Team{0});
}

// [WI-4] [WI-10] opponents are counted by team: two to the left, then three, round the table and past oneself.
TEST(Teams, MeetByTeam) {
    Table table{in_teams(12, 4)};
    const std::vector<Pairing> pairs{{Team{1}, Team{3}}, {Team{2}, Team{0}}, {Team{3}, Team{1}},
                                     {Team{0}, Team{2}}, {Team{1}, Team{0}}, {Team{2}, Team{1}},
                                     {Team{3}, Team{2}}, {Team{0}, Team{3}}, {Team{1}, Team{2}}};
    for (const Pairing& pair : pairs) {
        EXPECT_EQ(table.view().arguing, pair);
        table.play_tie();
    }
}

// [WI-10] nobody of the two teams votes; everybody else does.
TEST(Teams, ThatArgueDoNotVote) {
    Table table{in_teams(8, 3)}; // 0 1 | 2 3 4 | 5 6 7: the middle team against the first
    table.argue();
    EXPECT_EQ(table.view().arguing, (Pairing{Team{1}, Team{0}}));
    EXPECT_EQ(table.view().voters, (SeatSet{Seat{5}, Seat{6}, Seat{7}}));
    EXPECT_EQ(table.refusal(ShowOfHands{votes({5, 6, 7}, {1}), false}), Reason::not_a_voter);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({5, 6}, {7}), false}), std::nullopt);
}

// [WI-10] secret votes go to the members of the other teams alone.
TEST(Teams, VoteInSecretToo) {
    engine::Setup setup = in_teams(8, 3);
    setup.values[static_cast<std::size_t>(Option::votes)] = static_cast<std::uint8_t>(VoteOption::secret);
    Table table{setup};
    table.argue();
    EXPECT_EQ(Rules::waiting_on(table.state), (SeatSet{Seat{5}, Seat{6}, Seat{7}}));
    EXPECT_EQ(table.refusal(Seat{3}, SecretVote{Vote::white}), Reason::not_a_voter);
    for (const int seat : {5, 6, 7}) table.act(Seat{seat}, SecretVote{Vote::black});
    EXPECT_EQ(table.view().verdict->winner, Team{0});
}

// [WI-10] [WI-7] the Challenge is the team's, and so every member's; the goal follows the number of players.
TEST(Teams, WinTogether) {
    Table table{in_teams(12, 4)};
    table.argue();
    table.all_vote(Vote::white);
    EXPECT_EQ(table.view().won[1], std::vector{*table.view().challenge});
    EXPECT_EQ(*table.event<ChallengeWon>(), (ChallengeWon{Team{1}, *table.view().challenge}));
    EXPECT_EQ(Rules::standing(table.state), (std::vector{0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(table.view().goal, 3); // twelve players
    table.act(Next{});
    while (table.state.phase != Phase::over) {
        const bool hero = table.state.white == Team{1};
        hero ? table.play_turn(Vote::white) : table.play_tie();
    }
    EXPECT_EQ(table.view().winner, Team{1});
    EXPECT_EQ(Rules::standing(table.state), (std::vector{0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0}));
}

// [WI-10] [ALL-5] a team goes on without one of its members, and keeps what it has won.
TEST(Teams, LoseAMemberAndGoOn) {
    Table table{in_teams(12, 4)};
    table.play_turn(Vote::white); // team 1
    table.act(Leave{Seat{3}});
    EXPECT_EQ(*table.event<SeatLeft>(), (SeatLeft{Seat{3}, 0}));
    EXPECT_EQ(table.view().won[1].size(), 1U);
    EXPECT_EQ(table.view().members[1], (SeatSet{Seat{4}, Seat{5}}));
    EXPECT_EQ(table.view().arguing, (Pairing{Team{2}, Team{0}}));
    EXPECT_EQ(Rules::standing(table.state)[3], 0);
    EXPECT_EQ(Rules::standing(table.state)[4], 1);
}

// [WI-10] [ALL-5] with its last member a team goes; three teams must remain, however many players there are.
TEST(Teams, GoWithTheirLastMember) {
    Table table{in_teams(7, 4)};  // 0 | 1 2 | 3 4 | 5 6
    table.play_turn(Vote::white); // team 1
    table.act(Leave{Seat{1}});
    table.act(Leave{Seat{2}});
    EXPECT_EQ(*table.event<SeatLeft>(), (SeatLeft{Seat{2}, 1}));
    EXPECT_TRUE(table.view().members[1].empty());
    EXPECT_TRUE(table.view().won[1].empty());
    EXPECT_EQ(table.refusal(Leave{Seat{0}}), Reason::too_few_would_remain);
    EXPECT_EQ(table.refusal(Leave{Seat{3}}), std::nullopt);
    table.act(Leave{Seat{3}});
    EXPECT_EQ(table.refusal(Leave{Seat{4}}), Reason::too_few_would_remain);
}

// [WI-10] [ALL-5] when the team on turn goes, the next is on turn.
TEST(Teams, PassTheTurnWhenTheyGo) {
    Table table{in_teams(7, 4, 6)}; // 0 | 1 2 | 3 4 | 5 6: team 0 begins
    EXPECT_EQ(table.view().arguing, (Pairing{Team{0}, Team{2}}));
    table.act(Leave{Seat{0}});
    EXPECT_EQ(table.view().arguing, (Pairing{Team{1}, Team{3}}));
    EXPECT_EQ(*table.event<TurnBegan>(), (TurnBegan{1, {Team{1}, Team{3}}}));
}

// [WI-10] whole matches with four teams come to an end.
TEST(Teams, PlayToTheEnd) {
    engine::Rng chance{5};
    for (int seats = 7; seats <= most_players; ++seats) {
        Table table{in_teams(seats, 4)};
        for (int turn = 0; table.state.phase != Phase::over && turn < 400; ++turn)
            table.play_turn(chance.below(2) == 0 ? Vote::white : Vote::black);
        EXPECT_EQ(table.state.phase, Phase::over) << seats;
    }
}

} // namespace win_test

// Points, the end of the match, the next round's Leaders. [ET-22] … [ET-25]
#include "table.h"

namespace eternamente_temporario {
namespace {

// Seat 0 wins the round for gold by its last card; seat 2 keeps a card.
Position about_to_win(std::string_view teams = "gsgs") {
    Position position{teams};
    position.hand(0, "7S").turn(0);
    return position;
}
State won(const Position& position) {
    const State state = position.state();
    return done(state, 0, play(state, 0, "7S", single_of(7)));
}

TEST(EtScoring, ET22_TwentyForWinnersTenForLosersWhoAreOut) {
    // [ET-22]
    const State after = won(about_to_win().column(silver, "3A").out(3, 1).points(0, 10).points(3, 30));
    EXPECT_EQ(player(after, 0).points, 30);
    EXPECT_EQ(player(after, 2).points, 20) << "a winner who is not out too";
    EXPECT_EQ(player(after, 1).points, 0);
    EXPECT_EQ(player(after, 3).points, 40);
    EXPECT_EQ(after.result->gained, (std::array<std::uint8_t, 6>{20, 0, 20, 10, 0, 0}));
    EXPECT_EQ(Rules::standing(after), (std::vector<int>{30, 0, 20, 40}));
}

TEST(EtScoring, ET22_ALoserWithABadgeCardIsNotOut) {
    // [ET-22]
    const State badge = won(about_to_win().hand(3, "").badge(3, "4A"));
    EXPECT_EQ(player(badge, 3).points, 0);
    const State stress = won(about_to_win("gsgsgs").out(2, 1).hand(3, "").stress(3, Stress::backlog));
    EXPECT_EQ(player(stress, 3).points, 0);
}

TEST(EtScoring, ET22_PointsOfARoundLostByAStressCard) {
    // [ET-21] [ET-22]
    Position position{"gsgsgs"};
    position.hand(2, "7S").stress(2, Stress::echo).out(4, 1).out(1, 2).column(silver, "3A").turn(2);
    const State state = position.state();
    const State after = done(state, 2, play(state, 2, "7S", single_of(7)));
    EXPECT_EQ(after.result->gained, (std::array<std::uint8_t, 6>{0, 20, 0, 20, 10, 20}));
}

TEST(EtScoring, ET22_WonWithNobodyOut) {
    // [ET-21] [ET-22] The others cannot use a Stress card any more; all winners still hold cards.
    const State state = Position{"gsgs"}.hand(2, "7S").stress(2, Stress::echo).turn(2).state();
    const State after = done(state, 2, play(state, 2, "7S", single_of(7)));
    EXPECT_EQ(after.result->gained, (std::array<std::uint8_t, 6>{0, 20, 0, 20, 0, 0}));
    EXPECT_EQ(player(after, 1).out_place, 0);
    EXPECT_EQ(player(after, 3).out_place, 0);
}

TEST(EtMatch, ET23_TwoHumansNeedAHundred) {
    // [ET-23] The rulebook's example: 70 and 40 are 110.
    EXPECT_EQ(won(about_to_win().points(0, 50).points(2, 20)).phase, Phase::over);
    EXPECT_EQ(won(about_to_win().points(0, 40).points(2, 20)).phase, Phase::over) << "exactly 100";
    EXPECT_EQ(won(about_to_win().points(0, 30).points(2, 20)).phase, Phase::result);
    EXPECT_EQ(won(about_to_win().points(1, 90).points(3, 90)).phase, Phase::result) << "only the winning team counts";
}

TEST(EtMatch, ET23_ThreeHumansNeedAHundredAndFifty) {
    // [ET-23]
    const auto three = [](int points) { return about_to_win("gsgsgs").out(2, 1).points(4, points); };
    EXPECT_EQ(won(three(90)).phase, Phase::over);
    EXPECT_EQ(won(three(80)).phase, Phase::result);
    // Five Humans: the team of two needs 100, the team of three 150.
    EXPECT_EQ(won(Position{"sgsgg"}.hand(0, "7S").turn(0).points(2, 60)).phase, Phase::over);
    EXPECT_EQ(won(Position{"gsgsg"}.hand(0, "7S").out(4, 1).turn(0).points(2, 80)).phase, Phase::result);
    EXPECT_EQ(won(Position{"gsgsg"}.hand(0, "7S").out(4, 1).turn(0).points(2, 90)).phase, Phase::over);
}

TEST(EtMatch, ET23_OptionShort) {
    // [ET-23] 60 and 90.
    EXPECT_EQ(won(about_to_win().short_game().points(0, 20)).phase, Phase::over);
    EXPECT_EQ(won(about_to_win().short_game().points(0, 10)).phase, Phase::result);
    EXPECT_EQ(won(about_to_win("gsgsgs").out(2, 1).short_game().points(0, 30)).phase, Phase::over);
    EXPECT_EQ(won(about_to_win("gsgsgs").out(2, 1).short_game().points(0, 20)).phase, Phase::result);
}

TEST(EtMatch, ET25_AllOfTheTeamWinTogether) {
    // [ET-25] Whatever their own points, and though a loser has more.
    const State state = about_to_win().points(0, 60).points(1, 90).state();
    const auto events = events_of(state, 0, play(state, 0, "7S", single_of(7)));
    EXPECT_EQ(only<MatchEnded>(events).front().winners, (SeatSet{Seat{0}, Seat{2}}));
    const State over = done(state, 0, play(state, 0, "7S", single_of(7)));
    EXPECT_TRUE(Rules::waiting_on(over).empty());
    EXPECT_EQ(Rules::standing(over), (std::vector<int>{1, 0, 1, 0}));
    EXPECT_EQ(Rules::view(over, engine::Viewer::everyone()).winners, (SeatSet{Seat{0}, Seat{2}}));
    EXPECT_EQ(reason(over, 0, NextRound{}), Reason::not_now);
    EXPECT_TRUE(Rules::legal(over, Seat{0}).empty());
}

std::array<Seat, 2> next_leaders(const State& state) {
    return {state.result->next_leader_1, state.result->next_leader_2};
}

TEST(EtNextRound, ET24_TheFirstToGoOutThenTheSecond) {
    // [ET-24]
    EXPECT_EQ(next_leaders(won(about_to_win("gsgsgs").out(4, 1))), (std::array{Seat{4}, Seat{0}}));
    const auto by_badge = Position{"gsgsgs"}.hand(0, "8S").badge(0, "7S").out(2, 2).out(4, 1).turn(0);
    EXPECT_EQ(next_leaders(won(by_badge)), (std::array{Seat{4}, Seat{2}}));
    // In a team of two, the other Human.
    EXPECT_EQ(next_leaders(won(about_to_win())), (std::array{Seat{0}, Seat{2}}));
    // Losers do not count, though they were out before.
    EXPECT_EQ(next_leaders(won(about_to_win().column(silver, "3A").out(1, 1))), (std::array{Seat{0}, Seat{2}}));
}

TEST(EtNextRound, ET24_WhoIsNotOutByFewestCardsThenClockwise) {
    // [ET-24] Silver wins because seat 2 is stranded, so winners may hold cards.
    const auto after = [](Position position) {
        const State state = position.hand(2, "7S").stress(2, Stress::echo).turn(2).state();
        return next_leaders(done(state, 2, play(state, 2, "7S", single_of(7))));
    };
    EXPECT_EQ(after(Position{"gsgsgs"}.hand(1, "3A 4A 5A").hand(3, "6A 8A").hand(5, "9A")),
              (std::array{Seat{5}, Seat{3}}));
    // The badge counts, the Stress card too.
    EXPECT_EQ(after(Position{"gsgsgs"}.hand(1, "3A 4A 5A").hand(3, "6A 8A").hand(5, "9A").badge(5, "10A 11A")),
              (std::array{Seat{3}, Seat{1}}));
    EXPECT_EQ(after(Position{"gsgsgs"}.hand(1, "3A 4A").hand(3, "6A 8A").hand(5, "9A").stress(5, Stress::shredder)),
              (std::array{Seat{1}, Seat{3}}));
    EXPECT_EQ(
        after(Position{"gsgsgs"}.hand(1, "3A 4A 5A").hand(3, "6A 8A 7A").hand(5, "9A").stress(5, Stress::shredder)),
        (std::array{Seat{5}, Seat{1}}));
    // Equal: clockwise from the former Leader 1. Here that is seat 0, then seat 4.
    EXPECT_EQ(after(Position{"gsgsgs"}.hand(1, "3A").hand(3, "6A").hand(5, "9A")), (std::array{Seat{1}, Seat{3}}));
    State state = Position{"gsgsgs"}
                      .hand(1, "3A")
                      .hand(3, "6A")
                      .hand(5, "9A")
                      .hand(2, "7S")
                      .stress(2, Stress::echo)
                      .turn(2)
                      .state();
    state.leaders[0] = Seat{4};
    EXPECT_EQ(next_leaders(done(state, 2, play(state, 2, "7S", single_of(7)))), (std::array{Seat{5}, Seat{1}}));
    // Who is out comes first.
    EXPECT_EQ(after(Position{"gsgsgs"}.column(silver, "1F").hand(1, "3A").hand(3, "6A").out(5, 1)),
              (std::array{Seat{5}, Seat{1}}));
}

TEST(EtNextRound, ET24_DealtByTheNextLeader1) {
    // [ET-24] Points stay, all else is new.
    const State state = won(about_to_win().points(1, 30));
    EXPECT_EQ(Rules::waiting_on(state), SeatSet{Seat{0}});
    EXPECT_EQ(reason(state, 1, NextRound{}), Reason::not_waited);
    const auto outcome = Rules::apply(state, Seat{0}, NextRound{});
    EXPECT_TRUE(outcome.undo_barrier) << "it uses chance";
    const State next = done(state, 0, NextRound{});
    EXPECT_EQ(next.round, 2);
    EXPECT_EQ(next.phase, Phase::choice);
    EXPECT_EQ(next.leaders, (std::array{Seat{0}, Seat{2}}));
    EXPECT_EQ(player(next, 0).points, 20);
    EXPECT_EQ(player(next, 1).points, 30);
    EXPECT_EQ(player(next, 0).team, gold);
    EXPECT_EQ(player(next, 2).team, silver);
    EXPECT_FALSE(player(next, 1).team) << "teams are temporary";
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(player(next, seat).hand.size(), 15);
}

TEST(EtNextRound, ALL2_EachRoundIsAnotherDeal) {
    const State first = Rules::deal(engine::standard_setup(Rules::info, 4), engine::Rng{5});
    State ended = won(about_to_win());
    ended.seed = 5;
    const State second = done(ended, 0, NextRound{});
    EXPECT_NE(player(first, 0).hand, player(second, 0).hand);
    EXPECT_EQ(second, done(ended, 0, NextRound{}));
}

} // namespace
} // namespace eternamente_temporario

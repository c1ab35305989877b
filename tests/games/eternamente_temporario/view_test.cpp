// Who sees what. [ALL-3] [ET-4] [ET-6]
#include "players.h"
#include "table.h"

namespace eternamente_temporario {
namespace {

using engine::Viewer;

TEST(EtView, ALL3_OnlyOnesOwnHand) {
    const State state = Position{"gsgs"}.hand(0, "7F 9S").hand(1, "3A").turn(0).state();
    const View own_view = Rules::view(state, Viewer::at(Seat{0}));
    EXPECT_EQ(own_view.viewer, Seat{0});
    EXPECT_EQ(own_view.seats[0].hand, (CardSet{card("7F"), card("9S")}));
    EXPECT_FALSE(own_view.seats[1].hand);
    EXPECT_EQ(own_view.seats[1].hand_count, 1);
    const View open = Rules::view(state, Viewer::everyone());
    EXPECT_FALSE(open.viewer);
    for (const SeatView& seat : open.seats) EXPECT_FALSE(seat.hand);
}

TEST(EtView, ET4_ArchivesAndBadgesLieOpen) {
    // [ET-4]
    const State state = Position{"gsgs"}
                            .wilds("2S", "9S")
                            .hand(0, "7F")
                            .badge(3, "10A 11A")
                            .stress(2, Stress::echo)
                            .column(silver, "4F 5F 6F")
                            .turn(0)
                            .state();
    const View open = Rules::view(state, Viewer::everyone());
    EXPECT_EQ(open.archives[1].columns[0], (std::vector{card("4F"), card("5F"), card("6F")}));
    EXPECT_TRUE(open.archives[1].columns[1].empty());
    EXPECT_EQ(open.archives[0].wild, card("2S"));
    EXPECT_EQ(open.archives[1].wild, card("9S"));
    EXPECT_EQ(open.seats[3].badge[0], card("10A"));
    EXPECT_EQ(open.seats[3].badge[1], card("11A"));
    EXPECT_EQ(open.seats[2].stress, Stress::echo);
    EXPECT_EQ(open.turn, Seat{0});
    EXPECT_FALSE(open.trick);
    EXPECT_EQ(open.seats[0].team, gold);
    EXPECT_TRUE(open.seats[0].leader);
    EXPECT_FALSE(open.seats[2].leader);
}

TEST(EtView, ET18_WhoIsOutIsShown) {
    // [ET-18] [ET-24]
    const State state = Position{"gsgsgs"}.out(1, 2).out(3, 1).column(silver, "4F").turn(0).state();
    const View open = Rules::view(state, Viewer::everyone());
    EXPECT_TRUE(open.seats[1].out);
    EXPECT_EQ(open.seats[1].out_place, 2);
    EXPECT_TRUE(open.seats[3].out);
    EXPECT_FALSE(open.seats[5].out);
    EXPECT_EQ(open.seats[5].out_place, 0);
}

TEST(EtView, ET7_TheOrderOfTheDraftIsShown) {
    // [ET-7]
    State state = Rules::deal(engine::standard_setup(Rules::info, 6), engine::Rng{3});
    EXPECT_TRUE(Rules::view(state, Viewer::everyone()).draft_order.empty());
    for (const Seat seat : state.everyone()) state = done(state, seat.index(), Rules::legal(state, seat).front());
    const View draft = Rules::view(state, Viewer::everyone());
    for (const SeatView& seat : draft.seats) EXPECT_FALSE(seat.committed) << "all is revealed";
    const auto order = draft.draft_order;
    EXPECT_EQ(order.size(), 4U);
    for (const Seat seat : order) {
        EXPECT_TRUE(Rules::view(state, Viewer::everyone()).seats[static_cast<std::size_t>(seat.index())].revealed);
        EXPECT_EQ(Rules::waiting_on(state), SeatSet{seat});
        state = done(state, seat.index(), Rules::legal(state, seat).front());
    }
    EXPECT_EQ(state.phase, Phase::turns);
}

TEST(EtView, ALL3_TheOmniscientSeeEveryHandInTheEnd) {
    const State last = Position{"gsgs"}.hand(0, "7S").points(0, 60).turn(0).state();
    const State over = done(last, 0, play(last, 0, "7S", single_of(7)));
    ASSERT_EQ(over.phase, Phase::over);
    for (const SeatView& seat : Rules::view(over, Viewer::omniscient()).seats) EXPECT_TRUE(seat.hand);
}

TEST(EtView, OptionsInForceAreShown) {
    const State state = Rules::deal(engine::Setup{4, {0, 0, 1, 1, 1, 1}}, engine::Rng{3});
    const View open = Rules::view(state, Viewer::everyone());
    EXPECT_EQ(open.shortest_run, 3);
    EXPECT_TRUE(open.literal_bombs);
    EXPECT_TRUE(open.short_game);
    EXPECT_TRUE(open.open_hands);
}

TEST(EtView, ALL3_WithOpenHandsNobodyHidesAnything) {
    State state = Rules::deal(engine::Setup{4, {0, 0, 0, 0, 0, 1}}, engine::Rng{3});
    state = done(state, 0, Rules::legal(state, Seat{0}).front());
    const View open = Rules::view(state, Viewer::everyone());
    for (const SeatView& seat : open.seats) EXPECT_TRUE(seat.hand);
    EXPECT_TRUE(open.seats[0].choice);
    EXPECT_FALSE(open.seats[1].choice);
    for (const Seat seat : state.everyone()) EXPECT_EQ(Rules::privacy(state, seat), engine::Privacy::open);
    // And so it stays, round after round.
    const State last = Position{"gsgs"}.open_hands().hand(0, "7S").turn(0).state();
    State next = done(last, 0, play(last, 0, "7S", single_of(7)));
    ASSERT_EQ(next.phase, Phase::result);
    next = done(next, next.result->next_leader_1.index(), NextRound{});
    EXPECT_TRUE(Rules::view(next, Viewer::everyone()).open_hands);
}

TEST(EtView, ET23_TheResultSaysHowFarTheWinnersAre) {
    const State last = Position{"gsgs"}.hand(0, "7S").points(0, 30).points(2, 10).turn(0).state();
    EXPECT_EQ(Rules::view(last, Viewer::everyone()).goal, 0);
    const State won = done(last, 0, play(last, 0, "7S", single_of(7)));
    const View open = Rules::view(won, Viewer::everyone());
    EXPECT_EQ(open.together, 30 + 10 + 2 * 20);
    EXPECT_EQ(open.goal, 100);
}

TEST(EtView, EachTrickOfARoundHasItsNumber) {
    State state = Position{"gsgs"}.hand(0, "7S 8F").hand(1, "9S 3F").turn(0).state();
    EXPECT_EQ(Rules::view(state, Viewer::everyone()).tricks, 0);
    state = done(state, 0, play(state, 0, "7S", single_of(7)));
    EXPECT_EQ(Rules::view(state, Viewer::everyone()).tricks, 1);
    state = done(state, 1, play(state, 1, "9S", single_of(9)));
    EXPECT_EQ(Rules::view(state, Viewer::everyone()).tricks, 1);
    state = passed_until(state, 1);
    EXPECT_FALSE(state.trick);
    EXPECT_EQ(Rules::view(state, Viewer::everyone()).tricks, 1);
    state = done(state, 1, play(state, 1, "3F", single_of(3)));
    EXPECT_EQ(Rules::view(state, Viewer::everyone()).tricks, 2);
}

TEST(EtSecrets, ALL3_NobodyCanTellAnotherDistributionApart) {
    // Views, legal actions and assessments in states that differ only in what the viewer does not see.
    for (std::uint64_t seed = 0; seed < 9; ++seed) {
        engine::Rng rng{seed, 12};
        State state =
            Rules::deal(engine::standard_setup(Rules::info, 4 + static_cast<int>(seed % 3)), engine::Rng{seed});
        for (int steps = 0; steps < 120 && state.phase != Phase::over; ++steps) {
            const Seat actor = *Rules::waiting_on(state).begin();
            for (int i = -1; i < state.seats; ++i) {
                const Viewer viewer = i < 0 ? Viewer::everyone() : Viewer::at(Seat{i});
                const State other = Rules::resample_hidden(state, viewer, rng);
                ASSERT_FALSE(Rules::audit(other));
                ASSERT_EQ(Rules::view(state, viewer), Rules::view(other, viewer));
                if (i < 0) continue;
                ASSERT_EQ(Rules::legal(state, Seat{i}), Rules::legal(other, Seat{i}));
                ASSERT_EQ(Rules::assess(state, Seat{i}, PlayDraft{}), Rules::assess(other, Seat{i}, PlayDraft{}));
            }
            state = Rules::apply(state, actor, random_choice(state, actor, rng)).state;
        }
    }
}

} // namespace
} // namespace eternamente_temporario

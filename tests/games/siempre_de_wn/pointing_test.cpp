// Debates and Dedocracia: who points at whom, who is fired. [WN-10] [WN-14] [WN-15]
#include "table.h"

namespace siempre_de_wn {
namespace {

// The rulebook's table: Roberto, Juan, Alejandro, Miguel, Nicole; Roberto is Horacio.
constexpr std::string_view rulebook = "horacio pillo volao laura mariano";

TEST(WnDebate, WN14_TheRulebooksFourVotesAgainstOne) {
    // [WN-14] "Roberto is pointed at by Juan, Alejandro, Miguel and Nicole, Miguel only by Roberto."
    const State state = Position{rulebook}.hand(0, "E R").pointing(Occasion::debate).state();
    const State after = done(state, 0, aloud("3 0 0 0 0"));
    const Vote vote = *after.last_vote;
    EXPECT_EQ(vote.fired, (Firing{Seat{0}, Worker::horacio, 0}));
    EXPECT_EQ(vote.occasion, Occasion::debate);
    EXPECT_EQ(vote.starter, Seat{0});
    EXPECT_EQ(vote.arrows.at(Seat{0}).size(), 4);
    EXPECT_EQ(public_view(after).seats[0].row[0].worker, Worker::horacio) << "the worker is shown";
    EXPECT_TRUE(public_view(after).seats[0].row[0].fired);
    EXPECT_FALSE(public_view(after).seats[0].employed);
    EXPECT_EQ(public_view(after).last_vote, vote);
    EXPECT_EQ(after.phase, Phase::walk);
    EXPECT_EQ(after.turn, Seat{1});
    EXPECT_TRUE(is_barrier(state, 0, aloud("3 0 0 0 0"))) << "it shows a worker";
}

TEST(WnDebate, WN14_ATieFiresNobody) {
    // [WN-14]
    const State state = Position{rulebook}.pointing(Occasion::debate).state();
    for (const std::string_view arrows : {"1 0 1 0 3", "1 2 3 4 0", "1 0 0 1 2"}) {
        const State after = done(state, 0, aloud(arrows));
        EXPECT_FALSE(after.last_vote->fired) << arrows;
        EXPECT_EQ(employed(after).size(), 5);
        EXPECT_EQ(after.turn, Seat{1});
        EXPECT_FALSE(is_barrier(state, 0, aloud(arrows)));
    }
    EXPECT_EQ(done(state, 0, aloud("1 0 0 1 1")).last_vote->fired->seat, Seat{1}) << "three against two";
    EXPECT_EQ(done(state, 0, aloud("1 0 3 2 0")).last_vote->fired->seat, Seat{0}) << "two, one, one and one";
}

TEST(WnDebate, WN14_SpokenFromTheLeftOfWhoRevealed) {
    // [WN-14]
    const State state = Position{rulebook}.fired(4).turn(2).pointing(Occasion::debate).state();
    const auto pointing = public_view(state).pointing;
    ASSERT_TRUE(pointing);
    EXPECT_EQ(pointing->speaking, (std::vector{Seat{3}, Seat{0}, Seat{1}, Seat{2}})) << "who is fired does not speak";
    EXPECT_EQ(pointing->starter, Seat{2});
    EXPECT_EQ(Rules::waiting_on(state), SeatSet{Seat{2}}) << "who counts to three";
    EXPECT_EQ(Rules::privacy(state, Seat{2}), engine::Privacy::open);
    EXPECT_FALSE(public_view(done(state, 2, aloud("1 0 0 0 -"))).pointing);
}

TEST(WnDebate, WN14_EverybodyPointsAtSomebodyElse) {
    // [WN-14]
    const State state = Position{rulebook}.fired(4).pointing(Occasion::debate).state();
    EXPECT_EQ(refusal(state, 0, aloud("1 - 0 - -")), engine::Refusal::of(Reason::arrows_missing, 1, 2));
    EXPECT_EQ(reason(state, 0, aloud("1 1 0 0 -")), Reason::yourself);
    EXPECT_EQ(refusal(state, 0, aloud("1 0 0 4 -")), engine::Refusal::of(Reason::not_here, 4)) << "was fired";
    EXPECT_EQ(refusal(state, 0, aloud("1 0 0 0 1")), engine::Refusal::of(Reason::not_here, 4)) << "does not vote";
    EXPECT_EQ(refusal(state, 0, aloud("1 0 0 0 - - 1")), engine::Refusal::of(Reason::not_here, 6));
    EXPECT_EQ(refusal(state, 0, aloud("1 0 0 6 -")), engine::Refusal::of(Reason::not_here, 6));
    EXPECT_EQ(reason(state, 1, aloud("1 0 0 0 -")), Reason::not_waited) << "who began enters what is seen";
    EXPECT_EQ(reason(state, 0, in_secret(1)), Reason::not_now);
    EXPECT_EQ(reason(state, 0, aloud("1 0 0 0 -")), Reason::none);
}

TEST(WnDebate, WN14_ArrowsMayBeSetOneByOne) {
    // [WN-14] Until the count fingers may move: nothing is done before.
    const State state = Position{rulebook}.fired(4).pointing(Occasion::debate).state();
    PointAloud draft;
    Assessment assessment = assess(state, 0, draft);
    EXPECT_EQ(assessment.missing, (SeatSet{Seat{0}, Seat{1}, Seat{2}, Seat{3}}));
    EXPECT_EQ(assessment.targets, (SeatSet{Seat{0}, Seat{1}, Seat{2}, Seat{3}}));
    EXPECT_FALSE(Rules::ready(assessment));
    draft.arrows.set(Seat{2}, Seat{0});
    draft.arrows.set(Seat{0}, Seat{2});
    draft.arrows.set(Seat{2}, Seat{1});
    EXPECT_EQ(assess(state, 0, draft).missing, (SeatSet{Seat{1}, Seat{3}}));
    draft.arrows.set(Seat{1}, Seat{3});
    draft.arrows.set(Seat{3}, Seat{1});
    EXPECT_EQ(assess(state, 0, draft).action, aloud("2 3 1 1 -"));
}

TEST(WnFired, WN15_HandUnseenMeepleAndTurnGone) {
    // [WN-15]
    const State state = Position{rulebook}.hand(1, "E! R*").at(1, 3).pointing(Occasion::debate).state();
    const State after = done(state, 0, aloud("1 0 1 1 1"));
    EXPECT_TRUE(player(after, 1).hand.empty());
    EXPECT_EQ(player(after, 1).at, bathroom);
    EXPECT_EQ(after.gone, cards("E! R*"));
    EXPECT_EQ(public_view(after).gone, 2) << "only their number is known";
    EXPECT_TRUE(after.discards.empty());
    EXPECT_EQ(after.turn, Seat{2}) << "out of turn order";
    const auto events = events_of(state, 0, aloud("1 0 1 1 1"));
    EXPECT_EQ(only<LeftOffice>(events).at(0), (LeftOffice{Seat{1}, 2}));
    const State next = done(done(after, 2, move(1)), 2, place("E", email));
    EXPECT_EQ(next.turn, Seat{3});
}

TEST(WnFired, WN15_WhatTheyPlacedStays) {
    // [WN-15]
    const State state = Position{rulebook}.placed(2, "1E!").pointing(Occasion::debate).state();
    EXPECT_EQ(done(state, 0, aloud("1 0 1 1 1")).at(Tile{2}).count, 1);
}

TEST(WnDedocracia, WN10_StrictlyMostIsFired) {
    // [WN-10]
    const State state = Position{rulebook}.pointing(Occasion::dedocracia).state();
    EXPECT_EQ(done(state, 0, aloud("4 4 4 0 1")).last_vote->fired, (Firing{Seat{4}, Worker::mariano, 0}));
    EXPECT_EQ(done(state, 0, aloud("4 4 4 0 1")).last_vote->occasion, Occasion::dedocracia);
    EXPECT_FALSE(done(state, 0, aloud("4 4 3 2 3")).last_vote->fired);
    EXPECT_EQ(reason(state, 0, aloud("0 0 0 0 0")), Reason::yourself);
}

TEST(WnDedocracia, WN10_WhoPlayedItMayGoToo) {
    // [WN-10] The turn then goes to the left all the same.
    const State state = Position{rulebook}.turn(2).pointing(Occasion::dedocracia).state();
    EXPECT_EQ(done(state, 2, aloud("2 2 0 2 2")).turn, Seat{3});
}

TEST(WnSecret, WN14_TheDeviceGoesRoundInAnyOrder) {
    // [WN-14]
    const State start = Position{rulebook}.fired(4).in_secret().pointing(Occasion::debate).state();
    EXPECT_EQ(Rules::waiting_on(start), (SeatSet{Seat{0}, Seat{1}, Seat{2}, Seat{3}}));
    EXPECT_EQ(Rules::privacy(start, Seat{1}), engine::Privacy::must_look);
    EXPECT_EQ(reason(start, 0, aloud("1 0 0 0 -")), Reason::not_now);
    EXPECT_EQ(reason(start, 1, in_secret(1)), Reason::yourself);
    EXPECT_EQ(refusal(start, 1, in_secret(4)), engine::Refusal::of(Reason::not_here, 4));
    EXPECT_EQ(reason(start, 4, in_secret(1)), Reason::not_waited);
    EXPECT_EQ(assess(start, 1, SecretPointDraft{}).targets, (SeatSet{Seat{0}, Seat{2}, Seat{3}}));
    EXPECT_EQ(assess(start, 1, SecretPointDraft{}).refusal, engine::Refusal::of(Reason::unfinished));
    EXPECT_EQ(assess(start, 1, SecretPointDraft{Seat{3}}).action, in_secret(3));

    State state = done(start, 2, in_secret(1));
    EXPECT_EQ(reason(state, 2, in_secret(3)), Reason::not_waited) << "once";
    EXPECT_FALSE(is_barrier(start, 2, in_secret(1)));
    EXPECT_EQ(view(state, 2).pointing->own, Seat{1});
    EXPECT_EQ(view(state, 0).pointing->own, std::nullopt);
    EXPECT_EQ(public_view(state).pointing->pointed, SeatSet{Seat{2}});
    const auto pointed = only<Pointed>(events_of(start, 2, in_secret(1))).at(0);
    EXPECT_EQ(std::get<Pointed>(*Rules::project(pointed, engine::Viewer::at(Seat{2}))).target, Seat{1});
    EXPECT_FALSE(std::get<Pointed>(*Rules::project(pointed, engine::Viewer::at(Seat{1}))).target);
    state = done(done(state, 0, in_secret(1)), 3, in_secret(1));
    EXPECT_TRUE(is_barrier(state, 1, in_secret(0))) << "it shows where the others point";
    state = done(state, 1, in_secret(0));
    EXPECT_EQ(state.last_vote->fired->seat, Seat{1});
    EXPECT_EQ(state.last_vote->arrows, std::get<PointAloud>(aloud("1 0 1 1 -")).arrows);
    EXPECT_EQ(state.arrows, Arrows{});
    EXPECT_EQ(state.phase, Phase::walk);
}

TEST(WnSecret, WN14_ATieIsShownAndCannotBeTakenBack) {
    State state = Position{rulebook}.fired(3).fired(4).in_secret().pointing(Occasion::dedocracia).state();
    state = done(done(state, 0, in_secret(1)), 1, in_secret(2));
    EXPECT_TRUE(is_barrier(state, 2, in_secret(0)));
    EXPECT_FALSE(done(state, 2, in_secret(0)).last_vote->fired);
}

} // namespace
} // namespace siempre_de_wn

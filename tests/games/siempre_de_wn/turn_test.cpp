// Walking, placing, Boss cards. [WN-8] … [WN-11]
#include "table.h"

namespace siempre_de_wn {
namespace {

constexpr std::string_view four = "pillo goriela laura mariano";

TEST(WnWalking, WN8_ToAnAdjacentTileNeverStay) {
    // [WN-8]
    const State state = Position{four}.hand(0, "E R").at(0, 1).state();
    EXPECT_EQ(reason(state, 0, move(1)), Reason::stays);
    EXPECT_EQ(reason(state, 0, move(3)), Reason::not_adjacent);
    EXPECT_EQ(reason(state, 0, move(5)), Reason::not_adjacent) << "no such workspace here";
    for (const int tile : {0, 2, 4}) EXPECT_EQ(reason(state, 0, move(tile)), Reason::none);
    EXPECT_EQ(reason(state, 1, move(2)), Reason::not_waited);
    EXPECT_EQ(reason(state, 0, place("E", email)), Reason::not_now) << "walk first";
    const State after = done(state, 0, move(2));
    EXPECT_EQ(player(after, 0).at, Tile{2});
    EXPECT_EQ(after.phase, Phase::act);
    EXPECT_EQ(after.turn, Seat{0});
    EXPECT_EQ(reason(after, 0, move(3)), Reason::not_now);
    EXPECT_FALSE(is_barrier(state, 0, move(2)));
    const auto walked = only<Walked>(events_of(state, 0, move(2))).at(0);
    EXPECT_EQ(walked.from, Tile{1});
    EXPECT_EQ(walked.to, Tile{2});
}

TEST(WnWalking, WN8_DecidedOnThePublicTable) {
    const State state = Position{four}.hand(0, "E R").state();
    EXPECT_EQ(Rules::privacy(state, Seat{0}), engine::Privacy::may_look);
    EXPECT_EQ(Rules::privacy(state, Seat{1}), engine::Privacy::open);
    EXPECT_EQ(public_view(state).moves, (TileSet{Tile{1}, Tile{2}, Tile{3}, Tile{4}}));
}

TEST(WnWalking, WN9_AFullHandDoesNotLeadToTheBathroom) {
    // [WN-9]
    const State state = Position{four}.hand(0, "E R P").at(0, 1).state();
    EXPECT_EQ(reason(state, 0, move(0)), Reason::nothing_to_do);
    EXPECT_EQ(reason(state, 0, move(2)), Reason::none);
    EXPECT_EQ(view(state, 0).moves, (TileSet{Tile{2}, Tile{4}}));
    EXPECT_EQ(assess(state, 0, MoveDraft{}).tiles, (TileSet{Tile{2}, Tile{4}}));
    EXPECT_EQ(assess(state, 0, MoveDraft{}).refusal, engine::Refusal::of(Reason::unfinished));
    EXPECT_EQ(assess(state, 0, MoveDraft{Tile{2}}).action, move(2));
    EXPECT_EQ(assess(state, 0, MoveDraft{bathroom}).refusal, engine::Refusal::of(Reason::nothing_to_do));
}

TEST(WnWalking, WN9_ButWithABossCardItDoesWhereTheHandIsSeen) {
    // [WN-9]
    const State state = Position{four}.hand(0, "E R P*").at(0, 1).state();
    EXPECT_EQ(reason(state, 0, move(0)), Reason::none);
    EXPECT_TRUE(view(state, 0).moves.contains(bathroom));
    EXPECT_FALSE(public_view(state).moves.contains(bathroom)) << "it would tell of the Boss card";
    EXPECT_FALSE(view(state, 1).moves.contains(bathroom));
    EXPECT_EQ(done(state, 0, move(0)).phase, Phase::act);
}

TEST(WnWalking, WN9_AnEmptyHandLeadsToTheBathroom) {
    // [WN-9] An empty hand away from the bathroom: only there something can be done.
    const State state = Position{four}.hand(0, "").at(0, 1).state();
    EXPECT_EQ(reason(state, 0, move(2)), Reason::nothing_to_do);
    EXPECT_EQ(reason(state, 0, move(0)), Reason::none);
    EXPECT_EQ(public_view(state).moves, TileSet{bathroom});
    EXPECT_EQ(done(state, 0, move(0)).phase, Phase::act);
}

TEST(WnWalking, WN9_WithNothingToDoOneWalksAndTheTurnEnds) {
    // [WN-9] An empty hand in the bathroom, as after a Boss card: one has to leave, and has nothing to place.
    const State state = Position{four}.hand(0, "").at(0, 0).state();
    EXPECT_EQ(public_view(state).moves, (TileSet{Tile{1}, Tile{2}, Tile{3}, Tile{4}}));
    EXPECT_EQ(Rules::privacy(state, Seat{0}), engine::Privacy::may_look);
    const State after = done(state, 0, move(3));
    EXPECT_EQ(player(after, 0).at, Tile{3});
    EXPECT_EQ(after.turn, Seat{1});
    EXPECT_EQ(after.phase, Phase::walk);
    EXPECT_TRUE(has<Idle>(events_of(state, 0, move(3))));
    EXPECT_FALSE(has<Idle>(events_of(Position{four}.hand(0, "E").state(), 0, move(3))));
}

TEST(WnWalking, WN9_AWorkspaceWithoutTokensIsNoPlaceForCards) {
    // [WN-7] [WN-9]
    const State state = Position{four}.hand(0, "E").at(0, 1).bare(2).state();
    EXPECT_EQ(reason(state, 0, move(2)), Reason::nothing_to_do);
    EXPECT_FALSE(public_view(state).moves.contains(Tile{2}));
    EXPECT_EQ(reason(state, 0, move(4)), Reason::none);
    // With a Boss card there is something to do, but not to place.
    const State boss = Position{four}.hand(0, "E*").at(0, 1).bare(2).state();
    const State there = done(boss, 0, move(2));
    EXPECT_EQ(reason(there, 0, place("E*", email)), Reason::no_place);
    EXPECT_TRUE(assess(there, 0, PlaceDraft{}).cards.empty());
    EXPECT_EQ(assess(there, 0, PlaceDraft{}).refusal, engine::Refusal::of(Reason::no_place));
}

TEST(WnWalking, WN9_AWorkspaceWithOneTokenTakesACard) {
    // [WN-9] [WN-12]
    const State state = Position{four}.hand(0, "E").at(0, 1).wants(2, "P").state();
    EXPECT_EQ(reason(state, 0, move(2)), Reason::none);
    const State there = done(state, 0, move(2));
    EXPECT_EQ(assess(there, 0, PlaceDraft{}).cards, cards("E"));
    EXPECT_EQ(done(there, 0, place("E", email)).ruined, 1);
}

TEST(WnWalking, WN9_OneHasToLookWhereOnlyABossCardCouldHelp) {
    // [WN-9] No tokens anywhere and a full hand: what can be done is nobody else's business.
    const auto full_hand = [](std::string_view hand) {
        return Position{four}.hand(0, hand).at(0, 1).bare(1).bare(2).bare(3).bare(4).state();
    };
    const State without = full_hand("E R P");
    const State with = full_hand("E R P*");
    EXPECT_TRUE(public_view(without).moves.empty());
    EXPECT_TRUE(public_view(with).moves.empty());
    EXPECT_EQ(Rules::privacy(without, Seat{0}), engine::Privacy::must_look);
    EXPECT_EQ(Rules::privacy(with, Seat{0}), engine::Privacy::must_look);
    EXPECT_EQ(done(with, 0, move(2)).phase, Phase::act);
    EXPECT_EQ(done(without, 0, move(2)).turn, Seat{1});
}

TEST(WnPlacing, WN8_FaceDownAndAnnouncedTrulyOrNot) {
    // [WN-8] The rulebook's Juan announces an orange presentation and places a green webeo.
    const State state = Position{four}.hand(0, "E! R").at(0, 1).acting().state();
    EXPECT_EQ(Rules::privacy(state, Seat{0}), engine::Privacy::must_look);
    const State after = done(state, 0, place("E!", presentation));
    EXPECT_EQ(player(after, 0).hand, cards("R"));
    EXPECT_EQ(after.turn, Seat{1});
    EXPECT_FALSE(is_barrier(state, 0, place("E!", presentation))) << "one's own card";
    const auto others = view(after, 1).workspaces[0].placed;
    ASSERT_EQ(others.size(), 1U);
    EXPECT_EQ(others[0].by, Seat{0});
    EXPECT_EQ(others[0].announced, presentation);
    EXPECT_FALSE(others[0].card);
    EXPECT_FALSE(public_view(after).workspaces[0].placed[0].card);
    EXPECT_EQ(view(after, 0).workspaces[0].placed[0].card, card("E!"));
    const auto placed = only<Placed>(events_of(state, 0, place("E!", presentation))).at(0);
    EXPECT_EQ(placed.tile, Tile{1});
    EXPECT_EQ(std::get<Placed>(*Rules::project(placed, engine::Viewer::at(Seat{0}))).card, card("E!"));
    EXPECT_FALSE(std::get<Placed>(*Rules::project(placed, engine::Viewer::at(Seat{2}))).card);
}

TEST(WnPlacing, WN8_OnlyWhatOneHolds) {
    // [WN-8]
    const State state = Position{four}.hand(0, "E R*").at(0, 1).acting().state();
    EXPECT_EQ(reason(state, 0, place("E", report)), Reason::none);
    EXPECT_EQ(reason(state, 0, place("R*", report)), Reason::none) << "a Boss card as a task";
    EXPECT_EQ(reason(state, 0, place("R", report)), Reason::not_in_hand);
    EXPECT_EQ(reason(state, 0, place("E!", email)), Reason::not_in_hand);
    EXPECT_EQ(reason(state, 1, place("E", email)), Reason::not_waited);
    Assessment assessment = assess(state, 0, PlaceDraft{});
    EXPECT_EQ(assessment.cards, cards("E R*"));
    EXPECT_EQ(assessment.refusal, engine::Refusal::of(Reason::unfinished));
    EXPECT_EQ(assess(state, 0, PlaceDraft{card("E"), {}}).refusal, engine::Refusal::of(Reason::unfinished));
    EXPECT_EQ(assess(state, 0, PlaceDraft{{}, report}).refusal, engine::Refusal::of(Reason::unfinished));
    EXPECT_EQ(assess(state, 0, PlaceDraft{card("P"), {}}).refusal, engine::Refusal::of(Reason::not_in_hand));
    EXPECT_EQ(assess(state, 0, PlaceDraft{card("E"), report}).action, place("E", report));
}

TEST(WnPlacing, WN8_NotInTheBathroom) {
    // [WN-8]
    const State state = Position{four}.hand(0, "E R*").acting().state();
    EXPECT_EQ(reason(state, 0, place("E", email)), Reason::not_at_workspace);
    EXPECT_EQ(assess(state, 0, PlaceDraft{}).refusal, engine::Refusal::of(Reason::not_at_workspace));
    EXPECT_TRUE(assess(state, 0, PlaceDraft{}).cards.empty());
}

TEST(WnBosses, WN8_ShownAndDiscardedAnywhere) {
    // [WN-8] [WN-10]
    for (const int tile : {0, 2}) {
        const State state = Position{four}.hand(0, "E R* P!").at(0, tile).acting().state();
        const State after = done(state, 0, dedocracia(report));
        EXPECT_EQ(player(after, 0).hand, cards("E P!"));
        EXPECT_EQ(after.discards, cards("R*"));
        EXPECT_EQ(public_view(after).discards, cards("R*"));
        EXPECT_EQ(after.phase, Phase::pointing);
        EXPECT_EQ(after.occasion, Occasion::dedocracia);
        EXPECT_FALSE(is_barrier(state, 0, dedocracia(report)));
        EXPECT_EQ(reason(state, 0, dedocracia(email)), Reason::no_boss);
        EXPECT_EQ(reason(state, 0, dedocracia(presentation)), Reason::no_boss) << "a webeo has no Boss";
        EXPECT_EQ(reason(state, 0, auditoria(email, 1)), Reason::no_boss);
        EXPECT_EQ(reason(state, 1, dedocracia(report)), Reason::not_waited);
    }
}

TEST(WnBosses, WN10_NoSpeechesInADedocracia) {
    // [WN-10]
    const State state = Position{four}.pointing(Occasion::dedocracia).state();
    const auto pointing = public_view(state).pointing;
    ASSERT_TRUE(pointing);
    EXPECT_EQ(pointing->occasion, Occasion::dedocracia);
    EXPECT_TRUE(pointing->speaking.empty());
    EXPECT_EQ(pointing->starter, Seat{0});
}

TEST(WnAuditoria, WN11_OnlyTheActorSeesTheHandAndNotTheWorker) {
    // [WN-11]
    const State before = Position{four}.hand(0, "R*").hand(1, "E P!").at(0, 2).acting().state();
    const State state = done(before, 0, auditoria(report, 1));
    EXPECT_EQ(state.phase, Phase::inspect);
    EXPECT_TRUE(is_barrier(before, 0, auditoria(report, 1)));
    EXPECT_EQ(Rules::waiting_on(state), SeatSet{Seat{0}});
    EXPECT_EQ(Rules::privacy(state, Seat{0}), engine::Privacy::may_look);
    ASSERT_TRUE(view(state, 0).inspection);
    EXPECT_EQ(view(state, 0).inspection->target, Seat{1});
    EXPECT_EQ(view(state, 0).inspection->hand, cards("E P!"));
    EXPECT_FALSE(view(state, 0).seats[1].row[0].worker);
    ASSERT_TRUE(view(state, 2).inspection);
    EXPECT_FALSE(view(state, 2).inspection->hand);
    EXPECT_FALSE(public_view(state).inspection->hand);
    const auto shown = only<HandShown>(events_of(before, 0, auditoria(report, 1))).at(0);
    EXPECT_EQ(std::get<HandShown>(*Rules::project(shown, engine::Viewer::at(Seat{0}))).hand, cards("E P!"));
    EXPECT_FALSE(std::get<HandShown>(*Rules::project(shown, engine::Viewer::at(Seat{2}))).hand);
    EXPECT_FALSE(std::get<HandShown>(*Rules::project(shown, engine::Viewer::everyone())).hand);
    EXPECT_EQ(std::get<HandShown>(*Rules::project(shown, engine::Viewer::at(Seat{1}))).hand, cards("E P!"))
        << "whose own it is";

    EXPECT_EQ(reason(state, 1, seen()), Reason::not_waited);
    const State after = done(state, 0, seen());
    EXPECT_EQ(after.turn, Seat{1});
    EXPECT_FALSE(view(after, 0).inspection);
    EXPECT_EQ(player(after, 1).hand, cards("E P!")) << "nothing is taken";
    EXPECT_EQ(reason(after, 1, seen()), Reason::not_now);
    EXPECT_EQ(assess(state, 0, Seen{}).action, seen());
}

TEST(WnAuditoria, WN11_AtSomebodyElseWhoIsThere) {
    // [WN-11]
    const State state = Position{"pillo volao laura mariano goriela"}.hand(0, "R*").fired(3).at(0, 2).acting().state();
    EXPECT_EQ(reason(state, 0, auditoria(report, 0)), Reason::yourself);
    EXPECT_EQ(refusal(state, 0, auditoria(report, 3)), engine::Refusal::of(Reason::not_here, 3));
    EXPECT_EQ(refusal(state, 0, auditoria(report, 7)), engine::Refusal::of(Reason::not_here, 7));
    EXPECT_EQ(reason(state, 0, auditoria(report, 1)), Reason::none);
    EXPECT_EQ(assess(state, 0, BossDraft{}).targets, (SeatSet{Seat{1}, Seat{2}, Seat{4}}));
}

TEST(WnAuditoria, WN11_NotAtAnEmptyHandWhileSomebodyElseHasCards) {
    // [WN-11]
    const State state = Position{four}.hand(0, "R* E").hand(1, "").hand(2, "").hand(3, "E").at(0, 2).acting().state();
    EXPECT_EQ(refusal(state, 0, auditoria(report, 1)), engine::Refusal::of(Reason::empty_hand, 1));
    EXPECT_EQ(reason(state, 0, auditoria(report, 3)), Reason::none);
    const State alone = Position{four}.hand(0, "R* E").hand(1, "").hand(2, "").hand(3, "").at(0, 2).acting().state();
    EXPECT_EQ(reason(alone, 0, auditoria(report, 1)), Reason::none) << "one's own cards do not count";
    EXPECT_EQ(view(done(alone, 0, auditoria(report, 1)), 0).inspection->hand, Cards{});
}

TEST(WnBosses, DraftsAreFilledStepByStep) {
    const State state = Position{four}.hand(0, "E* R*").hand(1, "").at(0, 2).acting().state();
    using Deed = PlayBoss::Deed;
    const auto unfinished = engine::Refusal::of(Reason::unfinished);
    EXPECT_EQ(assess(state, 0, BossDraft{}).cards, cards("E* R*"));
    EXPECT_EQ(assess(state, 0, BossDraft{}).refusal, unfinished);
    EXPECT_EQ(assess(state, 0, BossDraft{report, {}, {}}).refusal, unfinished);
    EXPECT_EQ(assess(state, 0, BossDraft{report, Deed::auditoria, {}}).refusal, unfinished);
    EXPECT_EQ(assess(state, 0, BossDraft{{}, Deed::dedocracia, {}}).refusal, unfinished);
    EXPECT_EQ(assess(state, 0, BossDraft{report, Deed::dedocracia, {}}).action, dedocracia(report));
    EXPECT_EQ(assess(state, 0, BossDraft{report, Deed::dedocracia, Seat{2}}).action, dedocracia(report));
    EXPECT_EQ(assess(state, 0, BossDraft{report, Deed::auditoria, Seat{2}}).action, auditoria(report, 2));
    EXPECT_EQ(assess(state, 0, BossDraft{report, Deed::auditoria, Seat{1}}).refusal,
              engine::Refusal::of(Reason::empty_hand, 1));
    EXPECT_EQ(assess(state, 0, BossDraft{presentation, {}, {}}).refusal, engine::Refusal::of(Reason::no_boss));
    const State none = Position{four}.hand(0, "E").at(0, 2).acting().state();
    EXPECT_EQ(assess(none, 0, BossDraft{}).refusal, engine::Refusal::of(Reason::no_boss));
    EXPECT_TRUE(assess(none, 0, BossDraft{}).targets.empty());
}

TEST(WnTurns, ClockwisePastThoseWhoWereFired) {
    // [WN-15] [ALL-1]
    const State state = Position{"pillo volao laura mariano goriela"}.fired(1).fired(2).at(0, 1).acting().state();
    EXPECT_EQ(done(state, 0, place("E", email)).turn, Seat{3});
    const State last = Position{"pillo volao laura mariano goriela"}.fired(0).turn(4).at(4, 1).acting().state();
    EXPECT_EQ(done(last, 4, place("E", email)).turn, Seat{1});
}

} // namespace
} // namespace siempre_de_wn

// The draw pile and action C. [WN-5] [WN-6] [WN-8] [WN-17]
#include "table.h"

namespace siempre_de_wn {
namespace {

// Seat 0 has walked into the bathroom.
Position in_bathroom(std::string_view workers, std::string_view hand) {
    Position position{workers};
    position.hand(0, hand).acting();
    return position;
}
constexpr std::string_view worker_first = "goriela pillo laura mariano";
constexpr std::string_view wn_first = "pillo goriela laura mariano";

TEST(WnDrawing, WN5_TasksFromTheTopWebeosFromTheBottom) {
    // [WN-5]
    const State state = in_bathroom(worker_first, "").state();
    EXPECT_EQ(player(done(state, 0, take(3, 0)), 0).hand.webeos(), 0);
    EXPECT_EQ(player(done(state, 0, take(0, 3)), 0).hand.webeos(), 3);
    const State after = done(state, 0, take(2, 1));
    EXPECT_EQ(player(after, 0).hand.webeos(), 1);
    EXPECT_EQ(after.tasks.size(), state.tasks.size() - 2);
    EXPECT_EQ(after.webeos.size(), state.webeos.size() - 1);
    EXPECT_EQ(player(after, 0).lore, PileLore{});
}

TEST(WnDrawing, WN5_EveryCardMayCome) {
    // [WN-5] Unseen: chance decides which.
    Cards seen;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        State state = in_bathroom(worker_first, "E E").state();
        state.card_chance = engine::Rng{seed, 2};
        state.token_chance = engine::Rng{seed, 3};
        state.reveal_chance = engine::Rng{seed, 4};
        for (const Action& action : {take(1, 0), take(0, 1)}) {
            const Cards hand = player(done(state, 0, action), 0).hand;
            for (int face = 1; face < face_count; ++face)
                if (hand.has(Card::of_face(face)) && !seen.has(Card::of_face(face))) seen.add(Card::of_face(face));
        }
    }
    EXPECT_EQ(seen.size(), 8);
}

TEST(WnDrawing, WN5_TheTopIsAWebeoOnceTheTasksAreGone) {
    // [WN-5] [WN-8]
    const State state = in_bathroom(worker_first, "").pile(1, 5).state();
    const State after = done(state, 0, take(2, 0));
    EXPECT_EQ(player(after, 0).hand.webeos(), 1);
    EXPECT_EQ(player(after, 0).lore, (PileLore{.tasks_gone = true}));
    EXPECT_EQ(after.webeos.size(), 4);
    // Just the last task: nobody has found out.
    EXPECT_EQ(player(done(state, 0, take(1, 1)), 0).lore, PileLore{});
}

TEST(WnDrawing, WN5_TheBottomIsATaskOnceTheWebeosAreGone) {
    // [WN-5] [WN-6] No webeo is left for a WN: who takes from the bottom has done enough.
    const State state = in_bathroom(wn_first, "").pile(5, 0).state();
    const State after = done(state, 0, take(1, 1));
    EXPECT_EQ(player(after, 0).hand.webeos(), 0);
    EXPECT_EQ(player(after, 0).hand.size(), 2);
    EXPECT_EQ(player(after, 0).lore, (PileLore{.webeos_gone = true}));
    EXPECT_EQ(player(done(in_bathroom(wn_first, "").pile(5, 1).state(), 0, take(0, 1)), 0).lore, PileLore{});
}

TEST(WnDrawing, WN8_ThatAHalfIsUsedUpIsToldToTheTakerOnly) {
    // [WN-8]
    const State state = in_bathroom(wn_first, "").pile(5, 0).state();
    const auto took = only<Took>(events_of(state, 0, take(1, 1))).at(0);
    EXPECT_TRUE(took.found.webeos_gone);
    EXPECT_EQ(std::get<Took>(*Rules::project(took, engine::Viewer::at(Seat{1}))).found, PileLore{});
    EXPECT_EQ(std::get<Took>(*Rules::project(took, engine::Viewer::everyone())).found, PileLore{});
    const State after = done(state, 0, take(1, 1));
    EXPECT_TRUE(view(after, 0).seats[0].lore.webeos_gone) << "and stays known";
    EXPECT_EQ(view(after, 1).seats[0].lore, PileLore{});
    EXPECT_EQ(public_view(after).seats[0].lore, PileLore{});
}

TEST(WnDrawing, WN6_AWnTakesAWebeoAtEveryDraw) {
    // [WN-6]
    const State state = in_bathroom(wn_first, "").state();
    for (int top = 1; top <= 3; ++top) EXPECT_EQ(reason(state, 0, take(top, 0)), Reason::webeo_due);
    EXPECT_EQ(reason(state, 0, take(2, 1)), Reason::none);
    EXPECT_EQ(reason(state, 0, take(0, 3)), Reason::none);
    EXPECT_TRUE(assess(state, 0, Take{}).webeo_due);
    const State worker = in_bathroom(worker_first, "").state();
    EXPECT_EQ(reason(worker, 0, take(3, 0)), Reason::none);
    EXPECT_FALSE(assess(worker, 0, Take{}).webeo_due);
}

TEST(WnDrawing, WN6_AWnDoesNotLearnFromARefusalWhereTheWebeosAreGone) {
    // [WN-6] Whether any are left is a secret to the WN too, until one is looked for.
    for (const int webeos : {0, 3})
        EXPECT_EQ(reason(in_bathroom(wn_first, "").pile(9, webeos).state(), 0, take(2, 0)), Reason::webeo_due);
}

TEST(WnDrawing, WN6_WhoHasFoundAHalfUsedUpIsFree) {
    // [WN-6]
    State state = in_bathroom(wn_first, "").pile(9, 0).state();
    state.at(Seat{0}).lore.webeos_gone = true;
    EXPECT_EQ(reason(state, 0, take(2, 0)), Reason::none);
    EXPECT_FALSE(view(state, 0).seats[0].webeo_due);
    // All that is left are webeos: the top will do.
    state = in_bathroom(wn_first, "").pile(0, 9).state();
    EXPECT_EQ(reason(state, 0, take(2, 0)), Reason::webeo_due);
    state.at(Seat{0}).lore.tasks_gone = true;
    EXPECT_EQ(reason(state, 0, take(2, 0)), Reason::none);
    EXPECT_EQ(player(done(state, 0, take(2, 0)), 0).hand.webeos(), 2);
}

TEST(WnDrawing, WN8_UpToThreeInHandAtLeastOne) {
    // [WN-8]
    const State state = in_bathroom(worker_first, "E R").state();
    EXPECT_EQ(reason(state, 0, take(1, 0)), Reason::none);
    EXPECT_EQ(reason(state, 0, take(0, 1)), Reason::none);
    EXPECT_EQ(refusal(state, 0, take(1, 1)), engine::Refusal::of(Reason::too_many, 1));
    EXPECT_EQ(reason(state, 0, take(0, 0)), Reason::take_one);
    EXPECT_EQ(assess(state, 0, Take{}).most, 1);
    EXPECT_EQ(assess(state, 0, Take{}).least, 1);
    EXPECT_EQ(assess(in_bathroom(worker_first, "").state(), 0, Take{}).most, 3);
}

TEST(WnDrawing, WN8_NotWithAFullHand) {
    // [WN-8] [WN-9] One is there with three cards only to play a Boss card.
    const State state = in_bathroom(worker_first, "E R P*").state();
    EXPECT_EQ(reason(state, 0, take(1, 0)), Reason::hand_full);
    EXPECT_EQ(assess(state, 0, Take{}).most, 0);
    EXPECT_EQ(assess(state, 0, Take{}).least, 0);
    EXPECT_EQ(reason(state, 0, dedocracia(presentation)), Reason::none);
}

TEST(WnDrawing, WN8_UpToThreeMoreByOption) {
    // [WN-8]
    const State state = in_bathroom(worker_first, "E R P").three_more().state();
    EXPECT_EQ(player(done(state, 0, take(2, 1)), 0).hand.size(), 6);
    EXPECT_EQ(reason(state, 0, take(3, 1)), Reason::too_many);
    EXPECT_EQ(reason(state, 0, take(0, 1)), Reason::none);
}

TEST(WnDrawing, WN8_OnlyInTheBathroom) {
    // [WN-8]
    const State state = Position{worker_first}.hand(0, "E").at(0, 1).acting().state();
    EXPECT_EQ(reason(state, 0, take(1, 0)), Reason::not_in_bathroom);
    EXPECT_EQ(assess(state, 0, Take{}).most, 0);
}

TEST(WnDrawing, WN8_WhileThePileLasts) {
    // [WN-8]
    const State state = in_bathroom(worker_first, "").pile(1, 1).state();
    EXPECT_EQ(refusal(state, 0, take(2, 1)), engine::Refusal::of(Reason::too_many, 2));
    EXPECT_EQ(assess(state, 0, Take{}).most, 2);
    EXPECT_EQ(reason(state, 0, take(2, 0)), Reason::none) << "the second is the webeo";
}

TEST(WnDrawing, WN8_TheTurnIsOverAndNothingIsUndone) {
    const State state = in_bathroom(worker_first, "").state();
    const State after = done(state, 0, take(1, 0));
    EXPECT_EQ(after.phase, Phase::walk);
    EXPECT_EQ(after.turn, Seat{1});
    EXPECT_TRUE(is_barrier(state, 0, take(1, 0)));
    EXPECT_EQ(only<Took>(events_of(state, 0, take(1, 1))).at(0).count, 2);
}

TEST(WnDrawing, WN17_TheLastCardBringsTheLastDebate) {
    // [WN-17]
    const State state = in_bathroom(worker_first, "").pile(1, 1).state();
    const State after = done(state, 0, take(1, 1));
    EXPECT_EQ(after.phase, Phase::pointing);
    EXPECT_EQ(after.occasion, Occasion::last_debate);
    EXPECT_EQ(Rules::waiting_on(after), SeatSet{Seat{0}}) << "begun by who took it";
    EXPECT_EQ(only<DeckRanOut>(events_of(state, 0, take(1, 1))).at(0).by, Seat{0});
    const auto pointing = public_view(after).pointing;
    ASSERT_TRUE(pointing);
    EXPECT_EQ(pointing->speaking, (std::vector{Seat{1}, Seat{2}, Seat{3}, Seat{0}}));
    // With one card left the game goes on.
    EXPECT_EQ(done(state, 0, take(1, 0)).phase, Phase::walk);
}

} // namespace
} // namespace siempre_de_wn

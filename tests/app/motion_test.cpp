// Motion never outlives its time: late frames, reduced motion, and rest.
#include "walker.h"

#include <gtest/gtest.h>

namespace {

using app_test::Walker;

Walker lively(app::Motion motion = app::Motion::full) {
    app_test::Start start;
    start.settings = app_test::still_settings();
    start.settings.motion = motion;
    return Walker{start};
}

void expect_at_rest(Walker& walker) {
    for (const scene::Painted& painted : walker.app().painted(walker.now)) {
        EXPECT_EQ(painted.box, painted.node->box) << painted.node->id.zone;
        EXPECT_EQ(painted.place, painted.node->place) << painted.node->id.zone;
        EXPECT_EQ(painted.opacity, 1) << painted.node->id.zone;
    }
    EXPECT_EQ(walker.app().painted(walker.now).size(), walker.nodes().size());
}

// Presses without waiting for what moves then.
void tap(Walker& walker, std::string_view verb) {
    const scene::Node* const node = walker.find(verb);
    ASSERT_NE(node, nullptr) << verb;
    walker.app().press(node->id, walker.now);
}

class Motion : public testing::Test {
  protected:
    void SetUp() override {
        win = app_test::on_shelf("win");
        if (win < 0) GTEST_SKIP() << "WIN is not built in";
    }
    void deal(Walker& walker) const {
        walker.press("open_setup", win);
        walker.press("start_game");
    }
    int win = -1;
};

TEST_F(Motion, IsOverWhenNoFrameIsWanted) {
    Walker walker = lively();
    deal(walker);
    tap(walker, "win_draw");
    EXPECT_TRUE(walker.app().update(walker.now));
    EXPECT_TRUE(walker.app().moving(walker.now));
    walker.settle();
    EXPECT_FALSE(walker.app().moving(walker.now));
    expect_at_rest(walker);
}

TEST_F(Motion, EndsInItsPlaceHoweverLateTheFrameComes) {
    Walker walker = lively();
    deal(walker);
    for (const std::string_view verb : {"win_draw", "win_reveal", "win_turn_sand", "win_speech_over", "win_sheet"}) {
        tap(walker, verb);
        walker.app().update(walker.now);
        walker.app().painted(walker.now);
        walker.now += 1000;
        EXPECT_TRUE(walker.app().update(walker.now)) << "what moved is painted once more, after " << verb;
        expect_at_rest(walker);
        walker.app().update(walker.now);
        EXPECT_FALSE(walker.app().moving(walker.now)) << verb;
    }
}

TEST_F(Motion, ReducedTakesOneFrame) {
    Walker walker = lively(app::Motion::reduced);
    deal(walker);
    for (const std::string_view verb : {"win_draw", "win_reveal"}) {
        tap(walker, verb);
        EXPECT_TRUE(walker.app().update(walker.now));
        expect_at_rest(walker);
        EXPECT_FALSE(walker.app().update(walker.now)) << verb;
    }
}

TEST_F(Motion, FollowsTheSystemWhereItIsNotSet) {
    Walker walker = lively(app::Motion::system);
    deal(walker);
    walker.app().system_reduced_motion(true, walker.now);
    walker.settle();
    tap(walker, "win_draw");
    walker.app().update(walker.now);
    expect_at_rest(walker);
}

TEST_F(Motion, ATapFinishesWhatMoves) {
    Walker walker = lively();
    deal(walker);
    tap(walker, "win_draw");
    walker.app().update(walker.now);
    ASSERT_TRUE(walker.app().moving(walker.now));
    walker.app().pointer({app::Pointer::What::down, {1, 1}, 0, true}, walker.now);
    walker.app().update(walker.now);
    expect_at_rest(walker);
}

TEST_F(Motion, RestsWithoutFrameOrTimer) {
    Walker walker = lively();
    deal(walker);
    walker.device.frame_wanted = false;
    walker.pass(60000);
    EXPECT_FALSE(walker.app().update(walker.now));
    EXPECT_FALSE(walker.device.frame_wanted);
    EXPECT_LT(walker.device.wake, 0);
}

TEST(MotionAfterALook, StartsFromThePublicTableAsItWasLeft) {
    const int game = app_test::on_shelf("null_game");
    if (game < 0) GTEST_SKIP() << "null_game is not built in";
    Walker walker = lively();
    walker.press("open_setup", game);
    while (walker.can("seat_remove")) walker.press("seat_remove");
    walker.press("start_game");
    walker.press("look");
    walker.press("null_choose");
    walker.press("null_lay");
    walker.press("look");
    walker.press("null_choose");
    tap(walker, "null_lay"); // the last choice: all cards are shown
    EXPECT_TRUE(walker.app().update(walker.now));
    EXPECT_TRUE(walker.app().moving(walker.now));
    const scene::Painted* flying = nullptr;
    for (const scene::Painted& painted : walker.app().painted(walker.now))
        if (painted.node->id == scene::id("null_shown", 0)) flying = &painted;
    ASSERT_NE(flying, nullptr);
    EXPECT_NE(flying->box, flying->node->box);
    walker.settle();
    expect_at_rest(walker);
}

} // namespace

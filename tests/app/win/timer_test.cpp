// The sand timer on screen: what is read, heard, and what the tab's fate does to it. [WI-8]
#include "walker.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using app::Sound;
using app_test::Walker;

class Timer : public testing::Test {
  protected:
    void SetUp() override {
        walker.press("open_setup", app_test::on_shelf("win"));
        walker.press("start_game");
        walker.press("win_draw");
        walker.press("win_reveal");
        walker.device.sounds.clear();
    }
    [[nodiscard]] long heard(Sound sound) const { return std::ranges::count(walker.device.sounds, sound); }
    // As the big figures say.
    [[nodiscard]] int seconds() const {
        const scene::Node* const sand = scene::find(walker.nodes(), scene::id("win_sand"));
        if (sand == nullptr || sand->name.args.empty()) return -1;
        return static_cast<int>(std::get<std::int64_t>(sand->name.args[0].held()));
    }
    // Frames come, but nobody is woken: a device that is busy elsewhere.
    void one_late_frame(double ms) {
        walker.now += ms;
        walker.settle();
    }
    static app_test::Start start() {
        app_test::Start start;
        start.settings = app_test::still_settings();
        return start;
    }
    Walker walker{start()};
};

TEST_F(Timer, WaitsToBeTurned) {
    walker.pass(60000);
    EXPECT_EQ(seconds(), 20);
    EXPECT_TRUE(walker.device.sounds.empty());
}

TEST_F(Timer, CountsDownTicksFiveTimesAndRingsOnce) {
    walker.press("win_turn_sand");
    walker.pass(14500);
    EXPECT_EQ(seconds(), 6);
    EXPECT_EQ(heard(Sound::tick), 0);
    walker.pass(1000);
    EXPECT_EQ(heard(Sound::tick), 1);
    walker.pass(3900);
    EXPECT_EQ(seconds(), 1);
    EXPECT_EQ(heard(Sound::tick), 5);
    EXPECT_EQ(heard(Sound::gong), 0);
    walker.pass(60000);
    EXPECT_EQ(seconds(), 0);
    EXPECT_EQ(heard(Sound::tick), 5);
    EXPECT_EQ(heard(Sound::gong), 1);
}

TEST_F(Timer, IsWokenOnceASecondAndNotAtAllWhenItHasRunOut) {
    walker.press("win_turn_sand");
    EXPECT_GE(walker.device.wake, walker.now);
    EXPECT_LE(walker.device.wake, walker.now + 1002);
    walker.pass(30000);
    EXPECT_LT(walker.device.wake, 0);
}

TEST_F(Timer, ReadsTheClockHoweverFewFramesThereAre) {
    walker.press("win_turn_sand");
    one_late_frame(13000);
    EXPECT_EQ(seconds(), 7);
    one_late_frame(6500);
    EXPECT_EQ(seconds(), 1);
    EXPECT_LE(heard(Sound::tick), 1) << "seconds that are gone are not ticked later";
    one_late_frame(5000);
    EXPECT_EQ(seconds(), 0);
    EXPECT_EQ(heard(Sound::gong), 1);
}

TEST_F(Timer, RunsOnInAHiddenTab) {
    walker.press("win_turn_sand");
    walker.app().hidden(walker.now);
    walker.now += 300000;
    walker.app().shown(walker.now);
    walker.settle();
    EXPECT_EQ(seconds(), 0);
    EXPECT_EQ(heard(Sound::gong), 1);
    EXPECT_TRUE(walker.can("win_speech_over"));
}

TEST_F(Timer, PausesAndGoesOn) {
    walker.press("win_turn_sand");
    walker.pass(16500);
    ASSERT_EQ(seconds(), 4);
    ASSERT_EQ(heard(Sound::tick), 2);
    walker.press("win_pause");
    walker.pass(600000);
    EXPECT_EQ(seconds(), 4);
    EXPECT_EQ(heard(Sound::tick), 2);
    EXPECT_LT(walker.device.wake, 0) << "nothing ticks in a pause";
    walker.press("win_pause");
    walker.pass(600);
    EXPECT_EQ(seconds(), 3);
    EXPECT_EQ(heard(Sound::tick), 3);
    walker.pass(10000);
    EXPECT_EQ(heard(Sound::tick), 5);
    EXPECT_EQ(heard(Sound::gong), 1);
}

TEST_F(Timer, IsTurnedAgain) {
    walker.press("win_turn_sand");
    walker.pass(17000);
    walker.press("win_turn_sand");
    EXPECT_EQ(seconds(), 20);
    walker.device.sounds.clear();
    walker.pass(30000);
    EXPECT_EQ(heard(Sound::tick), 5);
    EXPECT_EQ(heard(Sound::gong), 1);
}

TEST_F(Timer, OfASpeechThatEndedEarlyIsNeverHeard) {
    walker.press("win_turn_sand");
    walker.pass(3000);
    walker.press("win_speech_over");
    EXPECT_EQ(seconds(), 20) << "the other side's sand is full";
    walker.pass(60000);
    EXPECT_EQ(heard(Sound::tick), 0);
    EXPECT_EQ(heard(Sound::gong), 0);
    EXPECT_EQ(seconds(), 20) << "and waits to be turned";
}

TEST_F(Timer, RingsWhileTheRulesAreRead) {
    walker.press("win_turn_sand");
    walker.press("open_help");
    walker.pass(25000);
    EXPECT_EQ(heard(Sound::tick), 5);
    EXPECT_EQ(heard(Sound::gong), 1);
    walker.press("go_back");
    EXPECT_EQ(seconds(), 0);
    EXPECT_EQ(heard(Sound::gong), 1);
}

TEST_F(Timer, IsSilentWhereSoundIsOff) {
    walker.press("open_menu");
    walker.press("open_settings");
    walker.press("set_sound", 0);
    walker.press("go_back");
    walker.device.sounds.clear();
    walker.press("win_turn_sand");
    walker.pass(30000);
    EXPECT_TRUE(walker.device.sounds.empty());
    EXPECT_EQ(walker.device.vibrations.size(), 1U) << "the end is felt";
}

} // namespace

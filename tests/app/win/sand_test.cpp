// The sand of a speech, by the clock and nothing else. [WI-8]
#include "games/win/ui/sand.h"

#include <gtest/gtest.h>

#include <array>

namespace {

using win::Phase;
using Sand = win::Screen::Sand;

win::View view_of(Phase phase, int turn = 1) {
    win::View view;
    view.phase = phase;
    view.turn = turn;
    view.speech_seconds = 20;
    view.answer_seconds = 5;
    return view;
}

const win::View speech = view_of(Phase::white_speaks);

TEST(Sand, IsAsLongAsTheSpeech) {
    EXPECT_EQ(win::sand_length(view_of(Phase::white_speaks)), 20000);
    EXPECT_EQ(win::sand_length(view_of(Phase::black_speaks)), 20000);
    EXPECT_EQ(win::sand_length(view_of(Phase::white_answers)), 5000);
    EXPECT_EQ(win::sand_length(view_of(Phase::black_answers)), 5000);
    for (const Phase phase : {Phase::draw_characters, Phase::show_of_hands, Phase::verdict, Phase::over})
        EXPECT_EQ(win::sand_length(view_of(phase)), 0);
}

TEST(Sand, StandsStillUntilItIsTurned) {
    const Sand sand;
    EXPECT_FALSE(win::is_turned(sand, speech));
    EXPECT_EQ(win::seconds_left(sand, speech, 1e9), 20);
    EXPECT_FALSE(win::has_run_out(sand, speech, 1e9));
}

TEST(Sand, RunsByTheClock) {
    Sand sand;
    win::turn_sand(sand, speech, 1000);
    const std::array<std::pair<double, int>, 7> readings{
        {{1000, 20}, {1001, 20}, {2000, 19}, {20000, 1}, {20999, 1}, {21000, 0}, {1e9, 0}}};
    for (const auto& [now, seconds] : readings) EXPECT_EQ(win::seconds_left(sand, speech, now), seconds) << now;
    EXPECT_FALSE(win::has_run_out(sand, speech, 20999));
    EXPECT_TRUE(win::has_run_out(sand, speech, 21000));
}

TEST(Sand, NeverHoldsMoreThanItsLength) {
    Sand sand;
    win::turn_sand(sand, speech, 5000);
    EXPECT_EQ(win::sand_left(sand, speech, 4000), 20000) << "a clock that went back a little";
}

TEST(Sand, WaitsWhilePaused) {
    Sand sand;
    win::turn_sand(sand, speech, 0);
    win::pause_sand(sand, 5000);
    win::pause_sand(sand, 9000);
    EXPECT_TRUE(win::is_paused(sand, speech));
    EXPECT_EQ(win::seconds_left(sand, speech, 100000), 15) << "the second pause changes nothing";
    win::resume_sand(sand, 65000);
    win::resume_sand(sand, 66000);
    EXPECT_FALSE(win::is_paused(sand, speech));
    EXPECT_EQ(win::seconds_left(sand, speech, 65000), 15);
    EXPECT_TRUE(win::has_run_out(sand, speech, 80000));
    EXPECT_FALSE(win::has_run_out(sand, speech, 79999));
}

TEST(Sand, StartsAnewWhenTurnedAgain) {
    Sand sand;
    win::turn_sand(sand, speech, 0);
    sand.ticked = 3;
    sand.rung = true;
    win::turn_sand(sand, speech, 30000);
    EXPECT_EQ(win::seconds_left(sand, speech, 30000), 20);
    EXPECT_FALSE(sand.rung);
    EXPECT_EQ(sand.ticked, 0);
}

TEST(Sand, OfAnotherSpeechIsNotTurned) {
    Sand sand;
    win::turn_sand(sand, speech, 0);
    for (const win::View& other : {view_of(Phase::black_speaks), view_of(Phase::white_speaks, 2)}) {
        EXPECT_FALSE(win::is_turned(sand, other));
        EXPECT_EQ(win::seconds_left(sand, other, 1e6), 20);
        EXPECT_FALSE(win::has_run_out(sand, other, 1e6));
    }
}

} // namespace

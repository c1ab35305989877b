// How a match ends: what ended it is seen on the table, and one button leads from there to the result.
#include "tour.h"

#include <gtest/gtest.h>

namespace {

using app_test::Walker;

app_test::Start still() {
    app_test::Start start;
    start.settings = app_test::still_settings();
    return start;
}

// Plays a match of that game until its last action.
void play_to_the_table(Walker& walker, int game) {
    app_test::deal(walker, game);
    engine::Rng chance{static_cast<std::uint64_t>(game) + 7};
    EXPECT_TRUE(app_test::play(walker, chance, [](Walker&, std::string_view) {}, app_test::Until::over));
}

class Ending : public testing::TestWithParam<int> {};

TEST_P(Ending, IsSeenOnTheTableFirst) {
    Walker walker{still()};
    play_to_the_table(walker, GetParam());
    EXPECT_TRUE(walker.on("table"));
    ASSERT_TRUE(walker.can("see_result"));
    EXPECT_EQ(scene::find(walker.device.mirrored, walker.find("see_result")->id)->role, scene::Role::button);
    walker.app().key("Enter", walker.now);
    walker.settle();
    EXPECT_TRUE(walker.on("result"));
}

// Nothing but looking about is left to do: only the result's button and those of the bar and of lists answer.
TEST_P(Ending, LeavesNothingToDoAtTheTable) {
    Walker walker{still()};
    play_to_the_table(walker, GetParam());
    for (const scene::Node& node : walker.pressable()) {
        if (node.command.is("undo_ask") || node.command.is("see_result") || node.command.is("open_menu")) continue;
        walker.press(node.id);
        EXPECT_TRUE(walker.reports("\"over\":true")) << walker.app().env().words(node.name);
        if (walker.can("go_back")) walker.press("go_back");
        // Whatever lies over the table now goes away as it came.
        for (int i = 0; i < 2 && !walker.can("open_menu"); ++i) walker.app().key("Escape", walker.now), walker.settle();
    }
    walker.press("open_menu");
    EXPECT_EQ(walker.find("end_ask"), nullptr) << "what is over cannot be ended";
}

TEST_P(Ending, IsStillOnTheTableAfterAReload) {
    Walker walker{still()};
    play_to_the_table(walker, GetParam());
    walker.reload();
    walker.press("open_curtain");
    EXPECT_TRUE(walker.on("table"));
    walker.press("see_result");
    EXPECT_TRUE(walker.on("result"));
}

// What was ended early has nothing more to show on its table: whoever comes back to it sees the result.
TEST_P(Ending, EarlyLeadsToTheResultForGood) {
    Walker walker{still()};
    app_test::deal(walker, GetParam());
    walker.press("open_menu");
    walker.press("end_ask");
    walker.press("answer_yes");
    EXPECT_TRUE(walker.on("result"));
    walker.app().back(walker.now);
    walker.settle();
    walker.press("continue_match");
    EXPECT_TRUE(walker.on("result"));
}

std::string name_of(const testing::TestParamInfo<int>& info) {
    return std::string{games::shelf()[static_cast<std::size_t>(info.param)].rules->info().id};
}

INSTANTIATE_TEST_SUITE_P(EachGame, Ending, testing::Range(0, static_cast<int>(games::shelf().size())), name_of);

} // namespace

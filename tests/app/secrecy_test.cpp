// At no step of a match is there anything on screen that the one who looks may not know.
#include "tour.h"

#include <gtest/gtest.h>

namespace {

using app_test::Walker;

void expect_no_leak(Walker& walker, std::string_view where) {
    EXPECT_EQ(walker.app().leak(), "") << where << ": " << walker.app().report();
}

// Sets one option of the setup that is shown.
void choose(Walker& walker, int option, int value) {
    for (const scene::Node& node : walker.nodes()) {
        if (!node.command.is("option_set") || node.command.a != option || node.command.b != value) continue;
        walker.press(node.id);
        return;
    }
    ADD_FAILURE() << "there is no value " << value << " of option " << option;
}

class Secrecy : public testing::TestWithParam<int> {
  protected:
    static app_test::Start start() {
        app_test::Start start;
        start.settings = app_test::still_settings();
        start.group = app_test::long_named(GetParam());
        return start;
    }
    Walker walker{start()};
    engine::Rng chance{17};
};

TEST_P(Secrecy, HoldsThroughEveryMatchOfEveryGame) {
    for (int game = 0; game < static_cast<int>(games::shelf().size()); ++game) {
        app_test::deal(walker, game, true);
        EXPECT_TRUE(app_test::play(walker, chance, expect_no_leak));
        walker.press("close_match");
    }
}

TEST_P(Secrecy, HoldsThroughSecretVotes) {
    const int win = app_test::on_shelf("win");
    if (win < 0) GTEST_SKIP() << "WIN is not built in";
    constexpr int votes = 1;
    constexpr int secret = 1;
    walker.press("open_setup", win);
    choose(walker, votes, secret);
    walker.press("start_game");
    int looks = 0;
    app_test::play(walker, chance, [&](Walker& w, std::string_view where) {
        expect_no_leak(w, where);
        looks += w.can("win_cast") ? 1 : 0;
    });
    EXPECT_GT(looks, 0) << "nobody voted in secret";
}

INSTANTIATE_TEST_SUITE_P(App, Secrecy, testing::Values(2, 5),
                         [](const auto& test) { return std::to_string(test.param) + "_people"; });

} // namespace

// Secrets leave the screen with whoever was looking: hidden tab, back, reload.
#include "walker.h"

#include "text/language.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using app_test::Walker;

std::vector<scene::NodeId> painted_ids(Walker& walker) {
    std::vector<scene::NodeId> ids;
    for (const scene::Painted& painted : walker.app().painted(walker.now)) ids.push_back(painted.node->id);
    std::ranges::sort(ids);
    return ids;
}

std::vector<scene::NodeId> ids_of(const scene::Nodes& nodes) {
    std::vector<scene::NodeId> ids;
    for (const scene::Node& node : nodes) ids.push_back(node.id);
    std::ranges::sort(ids);
    return ids;
}

// null_game with four players, the first of whom looks at the hand and has chosen a card.
class Curtain : public testing::Test {
  protected:
    void SetUp() override {
        const int game = app_test::on_shelf("null_game");
        if (game < 0) GTEST_SKIP() << "null_game is not built in";
        walker.press("open_setup", game);
        walker.press("start_game");
        walker.press("look");
        ASSERT_TRUE(walker.reports("\"viewer\":0"));
        walker.press("null_choose");
        secret = walker.nodes();
    }

    // Nothing of the hand is in the Nodes, in the mirror, or still painted.
    void expect_nothing_secret() {
        EXPECT_EQ(painted_ids(walker), ids_of(walker.nodes())) << "something fades that is no longer there";
        EXPECT_EQ(ids_of(walker.device.mirrored), ids_of(walker.nodes()));
        for (const scene::Node& node : walker.nodes()) {
            const bool hand = node.command.is("null_choose") || node.command.is("null_lay");
            EXPECT_FALSE(hand) << "the hand can still be reached";
            EXPECT_NE(node.id.zone, scene::id("null_hand_card").zone) << "a card of the hand is still there";
        }
    }

    static app_test::Start start() {
        app_test::Start start;
        start.settings = app_test::still_settings();
        start.settings.motion = app::Motion::full;
        return start;
    }
    Walker walker{start()};
    scene::Nodes secret;
};

TEST_F(Curtain, FallsBlankWhenTheTabIsHidden) {
    walker.app().hidden(walker.now);
    // The tab gets no frame any more: what is left now stays until it is shown.
    EXPECT_TRUE(walker.reports("\"blank\":true"));
    EXPECT_EQ(walker.device.mirrored, walker.nodes()) << "the mirror of a hidden tab still tells the hand";
    expect_nothing_secret();
    walker.app().shown(walker.now);
    walker.app().update(walker.now);
    expect_nothing_secret();
    EXPECT_TRUE(walker.can("open_curtain"));
    EXPECT_FALSE(walker.can("look")) << "the curtain is opened first";
}

TEST_F(Curtain, FallsBlankWhereverTheTabIsHidden) {
    walker.press("open_menu");
    walker.app().hidden(walker.now);
    walker.settle();
    expect_nothing_secret();
    EXPECT_TRUE(walker.can("open_curtain"));
}

TEST_F(Curtain, FallsBlankBehindHelpAsWell) {
    walker.press("open_help");
    walker.app().hidden(walker.now);
    walker.settle();
    expect_nothing_secret();
    EXPECT_TRUE(walker.can("open_curtain"));
}

TEST_F(Curtain, StaysAwayWhereNobodyLooks) {
    walker.press("hide");
    walker.app().hidden(walker.now);
    walker.settle();
    EXPECT_TRUE(walker.reports("\"blank\":false"));
}

TEST_F(Curtain, FallsBlankWhenOneGoesBack) {
    EXPECT_TRUE(walker.app().back(walker.now));
    walker.app().update(walker.now);
    EXPECT_TRUE(walker.reports("\"viewer\":-1"));
    EXPECT_TRUE(walker.reports("\"blank\":true"));
    expect_nothing_secret();
    EXPECT_TRUE(walker.can("open_curtain"));
    EXPECT_FALSE(walker.can("look")) << "the curtain is opened first";
}

TEST_F(Curtain, IsDrawnOverATableThatOneGoesBackFrom) {
    walker.press("hide");
    EXPECT_TRUE(walker.app().back(walker.now));
    walker.app().update(walker.now);
    ASSERT_TRUE(walker.on("shelf"));
    walker.press("continue_match");
    EXPECT_TRUE(walker.can("open_curtain"));
}

TEST_F(Curtain, HidingDropsWhatWasChosen) {
    walker.press("hide");
    expect_nothing_secret();
    walker.press("look");
    const scene::Node* const lay = walker.find("null_lay");
    ASSERT_NE(lay, nullptr);
    EXPECT_FALSE(lay->state.enabled);
    EXPECT_FALSE(lay->why_not.empty());
}

TEST_F(Curtain, AReloadComesBackBehindItWithTheSameMatch) {
    walker.press("null_lay");
    const scene::Nodes before = walker.nodes();
    ASSERT_TRUE(walker.reports("\"actions\":1"));
    walker.reload();
    EXPECT_TRUE(walker.reports("\"blank\":true"));
    EXPECT_TRUE(walker.reports("\"actions\":1"));
    expect_nothing_secret();
    walker.press("open_curtain");
    EXPECT_EQ(walker.nodes(), before);
}

TEST_F(Curtain, AReloadWhileSomebodyLooksShowsNothing) {
    walker.reload();
    EXPECT_TRUE(walker.reports("\"blank\":true"));
    expect_nothing_secret();
    walker.press("open_curtain");
    EXPECT_TRUE(walker.reports("\"viewer\":-1"));
    expect_nothing_secret();
}

TEST_F(Curtain, AMatchThatWasPutAwayComesBackBehindIt) {
    walker.press("open_menu");
    walker.press("put_away");
    EXPECT_TRUE(walker.on("shelf"));
    expect_nothing_secret();
    walker.press("continue_match");
    EXPECT_TRUE(walker.can("open_curtain"));
    expect_nothing_secret();
}

TEST_F(Curtain, NothingOfAHandIsSpoken) {
    const text::Language english{"en"};
    std::vector<std::string> faces;
    for (const scene::Node& node : secret)
        if (node.command.is("null_choose")) faces.push_back(english(node.name));
    ASSERT_FALSE(faces.empty());
    for (const std::string& said : walker.device.said)
        for (const std::string& face : faces) EXPECT_NE(said, face);
}

} // namespace

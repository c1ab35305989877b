#include "scene/lint.h"

#include "scene/builder.h"
#include "texts/words.h"

#include "fake_measure.h"

#include <gtest/gtest.h>

namespace {

using namespace scene;
namespace words = test::words;

class LintTest : public testing::Test {
  protected:
    Node& button(NodeId id, Box box) {
        Node& node = builder.add(id, box, Role::button, words::continue_());
        node.accepts.tap = true;
        node.command = command("press");
        return node;
    }
    Label& label(NodeId id, Box box, const text::Text& text) {
        Label words;
        words.text = text;
        return std::get<Label>(builder.add(id, box, words).paint);
    }
    // One problem, and that one.
    void expect(std::string_view problem) {
        const std::vector<std::string> found = lint(builder.nodes(), env);
        ASSERT_EQ(found.size(), 1U) << (found.size() > 1 ? found[1] : "");
        EXPECT_NE(found[0].find(problem), std::string::npos) << found[0];
    }
    void expect_none() {
        const std::vector<std::string> found = lint(builder.nodes(), env);
        EXPECT_TRUE(found.empty()) << found[0];
    }

    Env env = scene_test::env_of({400, 800});
    Scrolls scrolls;
    Builder builder{env, scrolls};
};

TEST_F(LintTest, AGoodLayoutPasses) {
    button(id("a"), {10, 10, 100, 44});
    button(id("b"), {10, 54, 100, 44});
    label(id("l"), {10, 100, 200, 21}, words::continue_());
    expect_none();
}

TEST_F(LintTest, WordsThatDoNotFit) {
    label(id("l"), {10, 10, 63, 30}, words::continue_()); // 8 letters of 8 px
    expect("do not fit");
    std::get<Label>(builder.nodes()[0].paint).shrink = true;
    expect_none();
    builder.nodes()[0].box.w = 40;
    expect("do not fit");
    std::get<Label>(builder.nodes()[0].paint).cut = true;
    expect_none();
}

TEST_F(LintTest, WordsThatFitOnlyWhenTooSmall) {
    Label& words = label(id("l"), {10, 10, 60, 30}, words::continue_()); // 8 letters of 8 px: 64
    words.shrink = true;
    expect_none();
    words.style = Style::small; // of 7 px: 56, and 14 px is as small as words become
    expect_none();
    builder.nodes()[0].box.w = 50;
    expect("do not fit");
}

TEST_F(LintTest, HeadingsWithoutWords) {
    builder.add(id("h"), {10, 10, 100, 30}, Role::heading, {});
    expect("has no words");
}

TEST_F(LintTest, AButtonThatIsReadOutTwice) {
    button(id("a"), {10, 10, 100, 44});
    builder.begin(id("a"));
    builder.add(id("name"), {10, 10, 100, 44}, Role::text, words::continue_());
    builder.end();
    expect("says again");
}

TEST_F(LintTest, WordsThatAreTooHigh) {
    label(id("l"), {10, 10, 100, 18}, words::continue_());
    expect("do not fit");
}

TEST_F(LintTest, TooManyLines) {
    label(id("l"), {10, 10, 200, 200}, words::sentence()).lines = 2;
    expect("do not fit");
    std::get<Label>(builder.nodes()[0].paint).lines = 3;
    expect_none();
    env.text_scale = 2;
    expect("do not fit");
}

TEST_F(LintTest, WordsThatAreTooSmall) {
    label(id("l"), {10, 10, 200, 44}, words::continue_()).zoom = 0.7F;
    expect("less than 14 px");
}

TEST_F(LintTest, WordsOnACardCountAsLargeAsTheyLie) {
    Face face;
    face.size = {200, 280};
    Label words;
    words.text = words::continue_();
    face.items.push_back({{10, 10, 180, 40}, words, 0});
    builder.add(id("card"), {10, 10, 200, 280}, Card{std::make_shared<const Face>(face), nullptr});
    expect_none();
    builder.nodes()[0].box = {10, 10, 100, 140};
    expect("less than 14 px");
}

TEST_F(LintTest, WhatLeavesTheSafeArea) {
    env.safe = {0, 40, 0, 0};
    button(id("a"), {10, 20, 100, 44});
    expect("safe area");
    builder.nodes()[0].state.decoration = true;
    expect_none();
}

TEST_F(LintTest, ATurnedCardThatLeavesIt) {
    builder.add(id("a"), {5, 100, 100, 140}, Card{});
    expect_none();
    builder.nodes()[0].place.angle = 0.2F;
    expect("safe area");
}

TEST_F(LintTest, WhatSticksOutOfItsPanel) {
    const Box inside = builder.begin_scroll(id("panel"), {10, 10, 200, 100}, 400);
    button(id("a"), {inside.x, inside.y + 300, 200, 44});
    builder.end_scroll();
    expect_none();
    builder.nodes()[1].box.w = 220;
    expect("sideways");
}

TEST_F(LintTest, TargetsThatOverlap) {
    button(id("a"), {10, 10, 100, 44});
    button(id("b"), {100, 10, 100, 44});
    expect("lies over another");
    builder.nodes()[0].state.overlap = builder.nodes()[1].state.overlap = true;
    expect_none();
}

TEST_F(LintTest, WhatABlindedTargetBehindADialogMayDo) {
    button(id("a"), {10, 10, 100, 44});
    builder.add(id("dialog"), {0, 0, 400, 800}, Role::dialog, words::continue_(), Veil{}).state.decoration = true;
    builder.begin(id("dialog"), 1);
    button(id("b"), {10, 10, 100, 44});
    builder.end();
    expect_none();
}

TEST_F(LintTest, TargetsThatAreTooSmall) {
    button(id("a"), {10, 10, 100, 40});
    expect("less than 44 px");
    builder.nodes()[0].state.overlap = true;
    expect_none();
}

TEST_F(LintTest, AFanThatIsTooTight) {
    for (int i = 0; i < 3; ++i) {
        Node& card = button(id("card", i), {10 + 24 * static_cast<float>(i), 10, 64, 90});
        card.state.overlap = true;
        card.z = i;
    }
    expect_none();
    builder.nodes()[1].box.x = 30;
    expect("strip");
    // Two rows: what the front row leaves free of the back row counts as well.
    builder.nodes()[1].box = {10, 40, 64, 90};
    builder.nodes()[2].box = {74, 40, 64, 90};
    expect_none();
}

TEST_F(LintTest, NamesRolesAndReasons) {
    button(id("a"), {10, 10, 100, 44}).name = {};
    expect("no name");
    builder.nodes()[0].name = words::continue_();
    builder.nodes()[0].state.enabled = false;
    expect("say why");
    builder.nodes()[0].why_not = words::continue_();
    builder.nodes()[0].role = Role::none;
    expect("no role");
}

TEST_F(LintTest, IdsAreUnique) {
    button(id("a"), {10, 10, 100, 44});
    button(id("b"), {10, 60, 100, 44});
    builder.nodes()[1].id = id("a");
    expect("id of another");
}

TEST_F(LintTest, WordsOverWords) {
    label(id("a"), {10, 10, 100, 21}, words::continue_());
    label(id("b"), {60, 12, 100, 21}, words::continue_());
    expect("other words");
    std::get<Label>(builder.nodes()[1].paint).align = Align::right;
    expect_none();
}

TEST_F(LintTest, TheLanguageReallyCounts) {
    label(id("l"), {10, 10, 70, 30}, words::continue_());
    expect_none();
    env = scene_test::env_of({400, 800}, 1, "qps");
    expect("do not fit");
}

TEST_F(LintTest, WordsThatComeFromNoTable) {
    env = scene_test::env_of({400, 800}, 1, "qps");
    label(id("l"), {10, 10, 300, 30}, words::part(1, "Fold"));
    expect("no table");
    const std::vector<std::string> names{"Fold"};
    EXPECT_TRUE(lint(builder.nodes(), env, names).empty());
    std::get<Label>(builder.nodes()[0].paint).text = words::outer(words::name("Fold"));
    expect("no table");
    // What only chooses between words is never seen.
    std::get<Label>(builder.nodes()[0].paint).text = words::kind("fear", words::continue_());
    expect_none();
}

} // namespace

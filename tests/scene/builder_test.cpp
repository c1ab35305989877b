#include "scene/builder.h"

#include "fake_measure.h"

#include <gtest/gtest.h>

namespace {

using namespace scene;

class BuilderTest : public testing::Test {
  protected:
    Env env = scene_test::env_of({400, 800});
    Scrolls scrolls;
    Builder builder{env, scrolls};
};

TEST_F(BuilderTest, FillsInParentOrderAndHeight) {
    builder.add(id("a"), {0, 0, 10, 10}).z = 5;
    builder.begin(id("a"), 2);
    builder.add(id("b"), {0, 0, 5, 5});
    builder.end();
    builder.add(id("c"), {0, 0, 5, 5});
    const Nodes& nodes = builder.nodes();
    EXPECT_EQ(nodes[1].parent, id("a"));
    EXPECT_EQ(nodes[1].z, 7);
    EXPECT_EQ(nodes[1].order, 1);
    EXPECT_TRUE(nodes[2].parent.none());
    EXPECT_EQ(nodes[2].z, 0);
}

TEST_F(BuilderTest, ScrollsWithinBoundsAndClips) {
    scrolls[id("panel")] = 10000;
    const Box inside = builder.begin_scroll(id("panel"), {10, 20, 100, 50}, 120);
    builder.add(id("row"), {inside.x, inside.y, 100, 20});
    builder.end_scroll();
    EXPECT_EQ(scrolls[id("panel")], 70);
    EXPECT_EQ(inside.y, -50);
    EXPECT_EQ(builder.nodes()[1].clip, (Box{10, 20, 100, 50}));
    EXPECT_TRUE(builder.nodes()[1].state.instant);
    EXPECT_TRUE(builder.nodes()[0].accepts.scroll);
}

TEST_F(BuilderTest, APanelThatFitsDoesNotScroll) {
    builder.begin_scroll(id("panel"), {10, 20, 100, 50}, 40);
    builder.end_scroll();
    EXPECT_FALSE(builder.nodes()[0].accepts.scroll);
}

TEST_F(BuilderTest, WhatIsWhollyOutsideIsNotUnclipped) {
    builder.begin_scroll(id("outer"), {0, 0, 100, 50}, 500);
    builder.begin_scroll(id("inner"), {0, 200, 100, 50}, 500);
    builder.add(id("row"), {0, 200, 100, 20});
    builder.end_scroll();
    builder.end_scroll();
    EXPECT_FALSE(builder.nodes().back().clip.empty());
    EXPECT_LT(builder.nodes().back().clip.w * builder.nodes().back().clip.h, 1.5F);
}

TEST_F(BuilderTest, WakesAtTheEarliestWish) {
    EXPECT_LT(builder.next_wake(), 0);
    builder.wake_at(50);
    builder.wake_at(20);
    builder.wake_at(90);
    EXPECT_EQ(builder.next_wake(), 20);
}

#if GTEST_HAS_DEATH_TEST && !defined(NDEBUG)
TEST_F(BuilderTest, RefusesAnIdTwice) {
    builder.add(id("a"), {});
    EXPECT_DEATH(builder.add(id("a"), {}), "");
}
#endif

TEST(NodeIds, PartsDiffer) {
    EXPECT_NE(id("seat", 1).part("name"), id("seat", 2).part("name"));
    EXPECT_NE(id("seat", 1).part("name"), id("seat", 1).part("disc"));
    EXPECT_NE(id("seat", 1).part("name", 1), id("seat", 1).part("name", 2));
    EXPECT_FALSE(id("seat", 1).part("name").none());
}

TEST(Paints, CompareByWhatIsPrinted) {
    const auto face = [](float radius) {
        Face made;
        made.radius = radius;
        made.items.push_back({{0, 0, 5, 5}, Picture{Icon{7}}, 0});
        return std::make_shared<const Face>(made);
    };
    EXPECT_EQ((Paint{Card{face(4), nullptr}}), (Paint{Card{face(4), nullptr}}));
    EXPECT_NE((Paint{Card{face(4), nullptr}}), (Paint{Card{face(5), nullptr}}));
    EXPECT_NE((Paint{Card{face(4), nullptr}}), (Paint{Card{nullptr, nullptr}}));
}

} // namespace

#include "scene/director.h"

#include "scene/builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {
int allocations = 0;
}

// Counts what the whole program allocates.
void* operator new(std::size_t size) {
    ++allocations;
    void* const memory = std::malloc(size);
    if (memory == nullptr) std::abort();
    return memory;
}
// The freeing itself looks to the analyzer like a use of what is freed.
// NOLINTBEGIN(clang-analyzer-cplusplus.NewDelete)
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
// NOLINTEND(clang-analyzer-cplusplus.NewDelete)

namespace {

using namespace scene;

Node card(NodeId id, float x, float y = 0) {
    Node node;
    node.id = id;
    node.box = {x, y, 100, 140};
    node.paint = Card{std::make_shared<const Face>(), nullptr};
    return node;
}

Node face_down(NodeId id, float x) {
    Node node = card(id, x);
    node.paint = Card{};
    return node;
}

Nodes with_order(Nodes nodes) {
    for (std::size_t i = 0; i < nodes.size(); ++i) nodes[i].order = static_cast<std::uint16_t>(i);
    return nodes;
}

const Painted* painted(Director& director, NodeId id, double now) {
    for (const Painted& one : director.frame(now))
        if (one.node->id == id) return &one;
    return nullptr;
}

float x_at(Director& director, NodeId id, double now) {
    const Painted* const one = painted(director, id, now);
    return one != nullptr ? one->box.x : -1;
}

class DirectorTest : public testing::Test {
  protected:
    void show(Nodes nodes, double now, bool reduced = false) {
        director.show(with_order(std::move(nodes)), now, reduced);
    }
    Director director;
};

TEST_F(DirectorTest, TheFirstPictureIsThereAtOnce) {
    show({card(id("a"), 10)}, 0);
    EXPECT_EQ(x_at(director, id("a"), 0), 10);
    EXPECT_FALSE(director.moving(0));
}

TEST_F(DirectorTest, MovesFromHereToThereInTime) {
    show({card(id("a"), 0)}, 0);
    show({card(id("a"), 600)}, 1000);
    EXPECT_EQ(x_at(director, id("a"), 1000), 0);
    const float middle = x_at(director, id("a"), 1100);
    EXPECT_GT(middle, 200);
    EXPECT_LT(middle, 600);
    EXPECT_TRUE(director.moving(1100));
    EXPECT_FALSE(director.moving(1351));
    EXPECT_EQ(x_at(director, id("a"), 1351), 600);
    EXPECT_EQ(director.nodes()[0].box.x, 600) << "the truth does not wait";
}

TEST_F(DirectorTest, AShortWayTakesLessTime) {
    show({card(id("a"), 0)}, 0);
    show({card(id("a"), 20)}, 1000);
    EXPECT_TRUE(director.moving(1140));
    EXPECT_FALSE(director.moving(1170));
}

TEST_F(DirectorTest, AnInterruptedMoveStartsWhereItIs) {
    show({card(id("a"), 0)}, 0);
    show({card(id("a"), 600)}, 1000);
    const float seen = x_at(director, id("a"), 1080);
    show({card(id("a"), 0)}, 1080);
    EXPECT_FLOAT_EQ(x_at(director, id("a"), 1080), seen);
    EXPECT_LT(x_at(director, id("a"), 1200), seen);
}

TEST_F(DirectorTest, TheSameAimDoesNotStartAnew) {
    show({card(id("a"), 0)}, 0);
    show({card(id("a"), 600)}, 1000);
    show({card(id("a"), 600)}, 1200);
    EXPECT_FALSE(director.moving(1360));
}

TEST_F(DirectorTest, ComesFromWhereTheOtherWasAndTurnsUp) {
    show({face_down(id("deck"), 500)}, 0);
    Node drawn = card(id("hand", 1), 0);
    drawn.comes_from = id("deck");
    show({face_down(id("deck"), 500), drawn}, 100);
    EXPECT_EQ(x_at(director, id("hand", 1), 100), 500);
    EXPECT_EQ(painted(director, id("hand", 1), 100)->place.flip, 1);
    EXPECT_EQ(painted(director, id("hand", 1), 500)->place.flip, 0);
}

TEST_F(DirectorTest, WhatWasTakenUpLeavesNoGhost) {
    show({card(id("hand", 1), 0)}, 0);
    Node played = card(id("table", 1), 300);
    played.comes_from = id("hand", 1);
    show({played}, 100);
    EXPECT_EQ(x_at(director, id("table", 1), 100), 0);
    EXPECT_TRUE(director.leaving().empty());
}

TEST_F(DirectorTest, KeepsItsProportionsWhenItComesFromARoundThing) {
    Node seat = card(id("seat"), 500);
    seat.box = {500, 0, 44, 44};
    seat.paint = Disc{};
    show({seat}, 0);
    Node dealt = card(id("hand"), 0);
    dealt.comes_from = id("seat");
    show({seat, dealt}, 100);
    const Box box = painted(director, id("hand"), 100)->box;
    EXPECT_NEAR(box.h / box.w, 1.4, 0.01);
    EXPECT_LE(box.h, 44);
}

TEST_F(DirectorTest, WhatIsGoneFadesWithin150Ms) {
    show({card(id("a"), 10)}, 0);
    show({}, 100);
    ASSERT_EQ(director.leaving().size(), 1U);
    EXPECT_EQ(x_at(director, id("a"), 100), 10);
    EXPECT_LT(painted(director, id("a"), 200)->opacity, 0.5F);
    EXPECT_EQ(painted(director, id("a"), 251), nullptr);
    EXPECT_TRUE(director.leaving().empty());
    EXPECT_FALSE(director.moving(251));
}

TEST_F(DirectorTest, WhatComesBackGoesOnFromItsFading) {
    show({card(id("a"), 10)}, 0);
    show({}, 100);
    const float faded = painted(director, id("a"), 180)->opacity;
    show({card(id("a"), 10)}, 180);
    EXPECT_NEAR(painted(director, id("a"), 180)->opacity, faded, 0.01);
    EXPECT_EQ(std::ranges::count_if(director.frame(180), [](const Painted& p) { return p.node->id == id("a"); }), 1);
    EXPECT_EQ(painted(director, id("a"), 400)->opacity, 1);
}

TEST_F(DirectorTest, ReducedMotionIsOneFrame) {
    show({card(id("a"), 0), card(id("b"), 0)}, 0, true);
    show({card(id("a"), 600)}, 1000, true);
    EXPECT_EQ(x_at(director, id("a"), 1000), 600);
    EXPECT_FALSE(director.moving(1000));
    EXPECT_TRUE(director.leaving().empty());
}

TEST_F(DirectorTest, ClearForgetsEverything) {
    show({card(id("secret"), 0)}, 0);
    show({card(id("other"), 50)}, 100);
    director.clear();
    EXPECT_TRUE(director.frame(110).empty());
    Node next = card(id("secret"), 900);
    next.comes_from = id("other");
    show({next}, 120);
    EXPECT_EQ(x_at(director, id("secret"), 120), 900);
    EXPECT_EQ(director.frame(120).size(), 1U);
}

TEST_F(DirectorTest, FinishEndsWhatMoves) {
    show({card(id("a"), 0), card(id("b"), 0)}, 0);
    show({card(id("a"), 600)}, 1000);
    director.finish();
    EXPECT_FALSE(director.moving(1001));
    EXPECT_EQ(x_at(director, id("a"), 1001), 600);
    EXPECT_EQ(director.frame(1001).size(), 1U);
}

TEST_F(DirectorTest, WaitsForItsTurn) {
    show({card(id("a"), 0)}, 0);
    Node late = card(id("a"), 600);
    late.wait = 200;
    show({late}, 1000);
    EXPECT_EQ(x_at(director, id("a"), 1190), 0);
    EXPECT_GT(x_at(director, id("a"), 1250), 0);
    EXPECT_TRUE(director.moving(1500));
    EXPECT_FALSE(director.moving(1551));
}

TEST_F(DirectorTest, WordsJumpButGoAlongWithTheirThing) {
    Node label;
    label.id = id("label");
    label.parent = id("a");
    label.paint = Label{};
    label.box = {20, 20, 40, 10};
    show({card(id("a"), 0), label}, 0);
    label.box.x = 620;
    show({card(id("a"), 600), label}, 1000);
    for (const double now : {1000.0, 1080.0, 1200.0, 1400.0})
        EXPECT_NEAR(x_at(director, id("label"), now), x_at(director, id("a"), now) + 20, 0.01) << now;

    label.parent = {};
    label.box.x = 0;
    show({card(id("a"), 600), label}, 2000);
    EXPECT_EQ(x_at(director, id("label"), 2000), 0);
}

TEST_F(DirectorTest, WhatFliesLiesAboveTheRest) {
    Node high = card(id("high"), 0);
    high.z = 20;
    show({card(id("a"), 0), high}, 0);
    show({card(id("a"), 600), high}, 1000);
    EXPECT_EQ(director.frame(1050).back().node->id, id("a"));
    EXPECT_EQ(director.frame(2000).back().node->id, id("high"));
}

TEST_F(DirectorTest, PaintsByHeightThenByOrder) {
    Node low = card(id("low"), 0);
    low.z = -1;
    show({card(id("a"), 0), card(id("b"), 0), low}, 0);
    const std::vector<Painted>& frame = director.frame(0);
    ASSERT_EQ(frame.size(), 3U);
    EXPECT_EQ(frame[0].node->id, id("low"));
    EXPECT_EQ(frame[1].node->id, id("a"));
    EXPECT_EQ(frame[2].node->id, id("b"));
}

TEST_F(DirectorTest, AFrameTakesNoMemory) {
    Nodes nodes;
    for (int i = 0; i < 200; ++i) nodes.push_back(card(id("card", i), static_cast<float>(i)));
    show(nodes, 0);
    for (Node& node : nodes) node.box.x += 300;
    nodes.resize(150);
    show(nodes, 100);
    const int before = allocations;
    for (double now = 100; now < 600; now += 16) director.frame(now);
    EXPECT_EQ(allocations, before);
}

TEST_F(DirectorTest, ADragMovesThePictureAndLetsGoGently) {
    show({card(id("a"), 0)}, 0);
    director.drag(id("a"), {200, 50});
    EXPECT_EQ(x_at(director, id("a"), 10), 200);
    EXPECT_EQ(director.nodes()[0].box.x, 0);
    director.drag({}, {});
    EXPECT_NEAR(x_at(director, id("a"), 10), 200, 0.5);
    EXPECT_TRUE(director.moving(20));
    EXPECT_EQ(x_at(director, id("a"), 400), 0);
}

TEST_F(DirectorTest, WhatWasDroppedFliesFromTheFinger) {
    show({card(id("hand"), 0)}, 0);
    director.drag(id("hand"), {200, 0});
    director.frame(10);
    director.drag({}, {});
    Node played = card(id("table"), 250);
    played.comes_from = id("hand");
    show({played}, 10);
    EXPECT_NEAR(x_at(director, id("table"), 10), 200, 0.5);
}

} // namespace

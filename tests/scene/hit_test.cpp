#include "scene/hit.h"

#include "scene/builder.h"

#include <gtest/gtest.h>

#include <numbers>

namespace {

using namespace scene;

Node button(NodeId id, Box box, int z = 0) {
    Node node;
    node.id = id;
    node.box = box;
    node.z = z;
    node.role = Role::button;
    node.accepts.tap = true;
    node.command = command("press", id.slot);
    return node;
}

NodeId at(const Nodes& nodes, float x, float y, Want want = Want::press) {
    const Node* const node = hit(nodes, {x, y}, want);
    return node != nullptr ? node->id : NodeId{};
}

TEST(Hit, TheHigherOneThenTheLaterOne) {
    Nodes nodes{button(id("a"), {0, 0, 100, 100}, 1), button(id("b"), {0, 0, 100, 100}),
                button(id("c"), {0, 0, 50, 100})};
    nodes[1].order = 1;
    nodes[2].order = 2;
    EXPECT_EQ(at(nodes, 10, 10), id("a"));
    nodes[0].z = 0;
    EXPECT_EQ(at(nodes, 10, 10), id("c"));
    EXPECT_EQ(at(nodes, 60, 10), id("b"));
    EXPECT_TRUE(at(nodes, 150, 150).none());
}

TEST(Hit, ThroughTheTransform) {
    Nodes nodes{button(id("a"), {100, 100, 200, 50})};
    nodes[0].place.angle = std::numbers::pi_v<float> / 2;
    EXPECT_EQ(at(nodes, 200, 40), id("a")) << "a lying card that was turned to stand";
    EXPECT_TRUE(at(nodes, 110, 125).none());
    nodes[0].place.angle = std::numbers::pi_v<float> / 4;
    EXPECT_EQ(at(nodes, 260, 185), id("a")) << "clockwise, y downwards";
    EXPECT_TRUE(at(nodes, 260, 65).none());
    nodes[0].place = {};
    nodes[0].place.scale = 2;
    EXPECT_EQ(at(nodes, 20, 90), id("a"));
}

TEST(Hit, SmallThingsAreHitAroundThemselves) {
    const Nodes nodes{button(id("a"), {100, 100, 20, 20})};
    EXPECT_EQ(at(nodes, 90, 110), id("a"));
    EXPECT_EQ(at(nodes, 110, 131), id("a"));
    EXPECT_TRUE(at(nodes, 86, 110).none());
    EXPECT_TRUE(at(nodes, 110, 134).none());
}

TEST(Hit, ButNeverInAnothersBox) {
    Nodes nodes{button(id("small"), {100, 100, 20, 20}), button(id("big"), {50, 100, 48, 48})};
    nodes[0].z = 9;
    EXPECT_EQ(at(nodes, 95, 110), id("big"));
    const Nodes two{button(id("left"), {100, 100, 20, 20}), button(id("right"), {124, 100, 20, 20})};
    EXPECT_EQ(at(two, 121, 110), id("left"));
    EXPECT_EQ(at(two, 123, 110), id("right"));
}

TEST(Hit, OnlyWithinTheClip) {
    Nodes nodes{button(id("a"), {0, 0, 100, 100})};
    nodes[0].clip = {0, 50, 100, 20};
    EXPECT_TRUE(at(nodes, 10, 40).none());
    EXPECT_EQ(at(nodes, 10, 60), id("a"));
}

TEST(Hit, NothingBehindADialog) {
    Nodes nodes{button(id("behind"), {0, 0, 100, 100}, 5000), button(id("in"), {200, 0, 100, 100})};
    Node dialog;
    dialog.id = id("dialog");
    dialog.role = Role::dialog;
    dialog.box = {150, 0, 200, 200};
    nodes.push_back(dialog);
    nodes[1].parent = id("dialog");
    EXPECT_TRUE(at(nodes, 10, 10).none());
    EXPECT_EQ(at(nodes, 210, 10), id("in"));
    EXPECT_EQ(reachable(nodes), (std::vector<bool>{false, true, true}));
}

TEST(Hit, ASheetInFrontTakesTheTap) {
    Nodes nodes{button(id("below"), {0, 0, 100, 100})};
    Node sheet;
    sheet.id = id("sheet");
    sheet.box = {0, 0, 50, 100};
    sheet.paint = Panel{};
    sheet.z = 1;
    nodes.push_back(sheet);
    EXPECT_TRUE(at(nodes, 10, 10).none());
    EXPECT_EQ(at(nodes, 60, 10), id("below"));
    nodes[1].parent = id("below");
    EXPECT_EQ(at(nodes, 10, 10), id("below")) << "what lies on a button is part of it";
    nodes[1].parent = {};
    nodes[1].z = layer::toast;
    EXPECT_EQ(at(nodes, 10, 10), id("below")) << "a toast is in nobody's way";
}

TEST(Hit, DropsAndScrollsHaveTheirOwnTargets) {
    Nodes nodes{button(id("a"), {0, 0, 100, 100}), button(id("pile"), {0, 0, 100, 100}),
                button(id("list"), {0, 0, 99, 99})};
    nodes[1].accepts = {};
    nodes[1].accepts.drop = true;
    nodes[2].accepts = {};
    nodes[2].accepts.scroll = true;
    EXPECT_EQ(at(nodes, 10, 10), id("a"));
    EXPECT_EQ(at(nodes, 10, 10, Want::drop), id("pile"));
    EXPECT_EQ(at(nodes, 10, 10, Want::scroll), id("list"));
    EXPECT_EQ(hit(nodes, {10, 10}, Want::drop, id("pile")), nullptr);
}

} // namespace

#include "scene/focus.h"

#include <gtest/gtest.h>

namespace {

using namespace scene;

Node thing(NodeId id, Role role, Box box, NodeId parent = {}) {
    Node node;
    node.id = id;
    node.role = role;
    node.box = box;
    node.parent = parent;
    return node;
}

class Focus : public testing::Test {
  protected:
    // A button, a group of three options in a row, another button; all in a panel that scrolls.
    Nodes nodes{thing(id("panel"), Role::group, {0, 0, 400, 100}),
                thing(id("first"), Role::button, {0, 0, 50, 50}, id("panel")),
                thing(id("group"), Role::group, {0, 60, 300, 50}, id("panel")),
                thing(id("option", 0), Role::option, {0, 60, 50, 50}, id("group")),
                thing(id("option", 1), Role::option, {60, 60, 50, 50}, id("group")),
                thing(id("option", 2), Role::option, {120, 60, 50, 50}, id("group")),
                thing(id("words"), Role::text, {0, 120, 50, 50}, id("panel")),
                thing(id("last"), Role::button, {0, 180, 50, 50}, id("panel"))};
    void SetUp() override { nodes[0].state.scroller = true; }
};

TEST_F(Focus, AGroupIsOneStop) {
    EXPECT_EQ(next_stop(nodes, {}), id("first"));
    EXPECT_EQ(next_stop(nodes, id("first")), id("option", 0));
    EXPECT_EQ(next_stop(nodes, id("option", 2)), id("last"));
    EXPECT_EQ(next_stop(nodes, id("last")), id("first"));
    EXPECT_EQ(next_stop(nodes, id("first"), true), id("last"));
    EXPECT_EQ(next_stop(nodes, id("last"), true), id("option", 0));
    EXPECT_EQ(next_stop(nodes, {}, true), id("last"));
}

TEST_F(Focus, TheChosenOneIsTheGroupsStop) {
    nodes[4].state.chosen = true;
    EXPECT_EQ(next_stop(nodes, id("first")), id("option", 1));
}

TEST_F(Focus, ArrowsMoveWithinTheGroup) {
    EXPECT_EQ(neighbour(nodes, id("option", 0), Way::right), id("option", 1));
    EXPECT_EQ(neighbour(nodes, id("option", 2), Way::right), id("option", 2));
    EXPECT_EQ(neighbour(nodes, id("option", 1), Way::up), id("option", 1));
    EXPECT_EQ(neighbour(nodes, id("option", 0), Way::last), id("option", 2));
    EXPECT_EQ(neighbour(nodes, id("option", 2), Way::first), id("option", 0));
    EXPECT_EQ(neighbour(nodes, id("first"), Way::down), id("last"));
}

TEST_F(Focus, NothingBehindADialog) {
    nodes.push_back(thing(id("dialog"), Role::dialog, {0, 0, 400, 400}));
    nodes.push_back(thing(id("ok"), Role::button, {0, 0, 50, 50}, id("dialog")));
    EXPECT_EQ(focusable(nodes).size(), 1U);
    EXPECT_EQ(next_stop(nodes, id("first")), id("ok"));
}

TEST_F(Focus, EnterEscapeAndDigits) {
    EXPECT_EQ(for_enter(nodes), nullptr);
    nodes[7].state.primary = true;
    nodes[1].state.escape = true;
    EXPECT_EQ(for_enter(nodes)->id, id("last"));
    EXPECT_EQ(for_escape(nodes)->id, id("first"));
    nodes.push_back(thing(id("dialog"), Role::dialog, {0, 0, 400, 400}));
    nodes.back().state.escape = true;
    EXPECT_EQ(for_escape(nodes)->id, id("dialog"));
    nodes.pop_back();
    EXPECT_EQ(for_digit(nodes, 2)->id, id("option", 1));
    EXPECT_EQ(for_digit(nodes, 4), nullptr);
}

TEST_F(Focus, WhatIsOutOfSightIsScrolledTo) {
    EXPECT_EQ(reveal(nodes, id("first")).by, 0);
    EXPECT_EQ(reveal(nodes, id("last")).panel, id("panel"));
    EXPECT_EQ(reveal(nodes, id("last")).by, 130);
    nodes[1].box.y = -40;
    EXPECT_EQ(reveal(nodes, id("first")).by, -40);
}

} // namespace

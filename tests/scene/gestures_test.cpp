#include "scene/gestures.h"

#include <gtest/gtest.h>

namespace {

using namespace scene;
using What = Outcome::What;
using Event = PointerEvent::What;

Node button(NodeId id, Box box) {
    Node node;
    node.id = id;
    node.box = box;
    node.role = Role::button;
    node.accepts.tap = true;
    node.command = command("press", id.slot);
    return node;
}

class Finger : public testing::Test {
  protected:
    Outcome send(Event what, float x, float y, bool touch = true) {
        Outcome out = reader.feed({what, {x, y}, 0, touch}, nodes, scrolls, now);
        if (out.what != What::none) outcomes.push_back(out);
        return out;
    }
    Outcome down(float x, float y) { return send(Event::down, x, y); }
    Outcome move(float x, float y) { return send(Event::move, x, y); }
    Outcome up(float x, float y) { return send(Event::up, x, y); }
    Outcome wait(double ms) {
        now += ms;
        Outcome out = reader.tick(nodes, now);
        if (out.what != What::none) outcomes.push_back(out);
        return out;
    }
    // A hand of four cards that overlap, each 30 px free.
    void deal() {
        Node group = button(id("hand"), {0, 400, 300, 140});
        group.accepts = {};
        group.accepts.slide = true;
        group.role = Role::group;
        nodes.push_back(group);
        for (int i = 0; i < 4; ++i) {
            Node card = button(id("card", i), {10 + 30 * static_cast<float>(i), 400, 100, 140});
            card.parent = id("hand");
            card.z = i + 1;
            card.role = Role::option;
            nodes.push_back(card);
        }
    }
    void add_scroller() {
        Node panel = button(id("panel"), {0, 0, 300, 300});
        panel.accepts = {};
        panel.accepts.scroll = true;
        panel.range = {0, 0, 500, 20};
        nodes.insert(nodes.begin(), panel);
    }

    Nodes nodes;
    Scrolls scrolls;
    GestureReader reader;
    double now = 1000;
    std::vector<Outcome> outcomes;
};

TEST_F(Finger, OneTapIsOneAction) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    down(50, 50);
    EXPECT_EQ(reader.pressed(), id("a"));
    const Outcome out = up(52, 51);
    EXPECT_EQ(out.what, What::pressed);
    EXPECT_TRUE(out.command.is("press"));
    up(52, 51);
    wait(1000);
    EXPECT_EQ(outcomes.size(), 1U);
}

TEST_F(Finger, TheMouseThatBrowsersSendAfterwardsIsNotAnotherTap) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    down(50, 50);
    up(50, 50);
    now += 300;
    send(Event::move, 50, 50, false);
    send(Event::down, 50, 50, false);
    send(Event::up, 50, 50, false);
    EXPECT_EQ(outcomes.size(), 1U);
    EXPECT_TRUE(reader.hovered().none());
    now += 1000;
    send(Event::down, 50, 50, false);
    send(Event::up, 50, 50, false);
    EXPECT_EQ(outcomes.size(), 2U);
}

TEST_F(Finger, SlidingOffAButtonPressesNothing) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    down(50, 50);
    move(150, 50);
    EXPECT_TRUE(reader.pressed().none());
    move(50, 50);
    up(50, 50);
    EXPECT_TRUE(outcomes.empty());
}

TEST_F(Finger, ATouchOnWhatCannotBePressedIsAnsweredWithWhy) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    nodes[0].state.enabled = false;
    down(50, 50);
    const Outcome out = up(50, 50);
    EXPECT_EQ(out.what, What::refused);
    EXPECT_EQ(out.node, id("a"));
    EXPECT_TRUE(out.command.none());
}

TEST_F(Finger, WhatChangedUnderTheFingerIsNotPressed) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    down(50, 50);
    nodes[0].command = command("something_else");
    reader.nodes_changed(nodes);
    up(50, 50);
    down(50, 50);
    nodes.clear();
    up(50, 50);
    EXPECT_TRUE(outcomes.empty());
    nodes = {button(id("a"), {0, 0, 100, 100})};
    down(50, 50);
    nodes.clear();
    reader.nodes_changed(nodes);
    nodes = {button(id("a"), {0, 0, 100, 100})};
    up(50, 50);
    EXPECT_TRUE(outcomes.empty());
}

TEST_F(Finger, CancelEndsItWithoutAnAction) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    down(50, 50);
    send(Event::cancel, 50, 50);
    up(50, 50);
    EXPECT_TRUE(outcomes.empty());
    down(50, 50);
    up(50, 50);
    EXPECT_EQ(outcomes.size(), 1U);
}

TEST_F(Finger, HoldingIsAnotherThingThanTapping) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    nodes[0].accepts.hold = true;
    nodes[0].held = command("look_closely");
    down(50, 50);
    EXPECT_EQ(reader.next_wake(), now + 400);
    EXPECT_EQ(wait(399).what, What::none);
    const Outcome out = wait(1);
    EXPECT_EQ(out.what, What::held);
    EXPECT_TRUE(out.command.is("look_closely"));
    up(50, 50);
    EXPECT_EQ(outcomes.size(), 1U);
    EXPECT_LT(reader.next_wake(), 0);
    down(50, 50);
    now += 100;
    EXPECT_EQ(up(50, 50).what, What::pressed);
    EXPECT_EQ(wait(1000).what, What::none);
}

TEST_F(Finger, HoldToOpenNeedsTheHolding) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    nodes[0].accepts = {};
    nodes[0].accepts.hold_to_open = true;
    down(50, 50);
    now += 200;
    EXPECT_EQ(up(50, 50).what, What::refused);
    down(50, 50);
    EXPECT_EQ(wait(400).what, What::pressed);
    EXPECT_EQ(up(50, 50).what, What::none);
    EXPECT_EQ(activate(nodes, id("a")).what, What::pressed) << "by key or mirror at once";
}

TEST_F(Finger, AMovingFingerHoldsNothing) {
    nodes = {button(id("a"), {0, 0, 300, 300})};
    nodes[0].accepts.hold = true;
    nodes[0].held = command("look_closely");
    add_scroller();
    down(50, 50);
    move(50, 90);
    wait(1000);
    EXPECT_TRUE(outcomes.empty());
}

TEST_F(Finger, ALongDragScrollsAndPressesNothing) {
    nodes = {button(id("a"), {0, 0, 300, 300})};
    add_scroller();
    down(50, 250);
    EXPECT_FALSE(move(50, 245).relayout);
    EXPECT_TRUE(move(50, 150).relayout);
    EXPECT_EQ(scrolls[id("panel")], 100);
    move(50, -1000);
    EXPECT_EQ(scrolls[id("panel")], 500);
    move(50, 2000);
    EXPECT_EQ(scrolls[id("panel")], 0);
    move(50, 150);
    up(50, 150);
    EXPECT_EQ(scrolls[id("panel")], 100);
    EXPECT_TRUE(outcomes.empty());
}

TEST_F(Finger, TheWheelScrollsWhatIsUnderIt) {
    add_scroller();
    EXPECT_TRUE(reader.feed({Event::wheel, {50, 50}, 120, false}, nodes, scrolls, now).relayout);
    EXPECT_EQ(scrolls[id("panel")], 120);
    EXPECT_FALSE(reader.feed({Event::wheel, {500, 50}, 120, false}, nodes, scrolls, now).relayout);
    reader.feed({Event::wheel, {50, 50}, 9999, false}, nodes, scrolls, now);
    EXPECT_EQ(scrolls[id("panel")], 500);
}

TEST_F(Finger, SlidingLiftsAndChoosesTheLiftedCard) {
    deal();
    down(20, 450);
    EXPECT_EQ(reader.lifted(), id("card", 0));
    EXPECT_TRUE(move(55, 455).relayout);
    EXPECT_EQ(reader.lifted(), id("card", 1));
    move(75, 460);
    EXPECT_EQ(reader.lifted(), id("card", 2));
    move(90, 390);
    EXPECT_EQ(reader.lifted(), id("card", 2)) << "a finger may slide beside the cards";
    const Outcome out = up(90, 390);
    EXPECT_EQ(out.what, What::pressed);
    EXPECT_EQ(out.node, id("card", 2));
    EXPECT_TRUE(reader.lifted().none());
    EXPECT_EQ(outcomes.size(), 1U);
}

TEST_F(Finger, SlidingFarAwayChoosesNothing) {
    deal();
    down(20, 450);
    move(55, 450);
    move(55, 100);
    EXPECT_TRUE(reader.lifted().none());
    up(55, 100);
    EXPECT_TRUE(outcomes.empty());
}

TEST_F(Finger, RestingWhileSlidingLooksAtThatCard) {
    deal();
    for (Node& node : nodes) {
        node.accepts.hold = node.role == Role::option;
        node.held = command("look_closely", node.id.slot);
    }
    down(20, 450);
    wait(300);
    move(55, 450);
    EXPECT_EQ(wait(300).what, What::none);
    const Outcome out = wait(100);
    EXPECT_EQ(out.what, What::held);
    EXPECT_EQ(out.command.a, 1);
}

TEST_F(Finger, DragsACardOutOfTheHandOntoAPile) {
    deal();
    for (Node& node : nodes) node.accepts.drag = node.role == Role::option;
    Node pile = button(id("pile"), {0, 100, 100, 140});
    pile.accepts = {};
    pile.accepts.drop = true;
    pile.command = command("play");
    nodes.push_back(pile);
    down(20, 450);
    move(22, 420);
    EXPECT_EQ(reader.dragged(), id("card", 0));
    EXPECT_TRUE(reader.lifted().none());
    move(50, 150);
    EXPECT_EQ(reader.target(), id("pile"));
    EXPECT_EQ(reader.drag_by(), (Point{30, -300}));
    const Outcome out = up(50, 150);
    EXPECT_EQ(out.what, What::dropped);
    EXPECT_EQ(out.node, id("pile"));
    EXPECT_EQ(out.dragged, id("card", 0));
    EXPECT_TRUE(out.command.is("play"));
    EXPECT_EQ(out.with, command("press", 0));
    EXPECT_TRUE(reader.dragged().none());

    down(20, 450);
    move(22, 420);
    move(250, 300);
    EXPECT_EQ(up(250, 300).what, What::none) << "dropped on nothing";
}

TEST_F(Finger, ADragInFlightIsDroppedWhenTheCardGoes) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    nodes[0].accepts.drag = true;
    down(50, 50);
    move(90, 50);
    EXPECT_EQ(reader.dragged(), id("a"));
    nodes.clear();
    reader.nodes_changed(nodes);
    EXPECT_TRUE(reader.dragged().none());
    up(90, 50);
    EXPECT_TRUE(outcomes.empty());
}

TEST_F(Finger, ASliderFollowsTheFinger) {
    Node slider = button(id("slider"), {0, 0, 128, 44});
    slider.role = Role::slider;
    slider.range = {0, 0, 10, 1};
    nodes = {slider};
    EXPECT_EQ(down(slider_inset, 20).command.a, 0);
    EXPECT_EQ(move(64, 20).command.a, 5);
    EXPECT_EQ(move(500, 90).command.a, 10);
    up(500, 90);
    EXPECT_EQ(outcomes.back().what, What::slid);
    EXPECT_EQ(set_slider(nodes, id("slider"), 3.4F).value, 3);
}

TEST_F(Finger, ATapOnATextboxTypesNothing) {
    nodes = {button(id("name"), {0, 0, 100, 44})};
    nodes[0].role = Role::textbox;
    down(50, 20);
    const Outcome out = up(50, 20);
    EXPECT_EQ(out.what, What::none);
    EXPECT_EQ(out.node, id("name"));
    EXPECT_TRUE(out.command.none());
    EXPECT_EQ(activate(nodes, id("name")).what, What::none);
}

TEST_F(Finger, FingersNeverHover) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    send(Event::move, 50, 50, false);
    EXPECT_EQ(reader.hovered(), id("a"));
    send(Event::leave, 500, 50, false);
    EXPECT_TRUE(reader.hovered().none());
    send(Event::move, 50, 50, false);
    now += 1000;
    down(50, 50);
    EXPECT_TRUE(reader.hovered().none());
    up(50, 50);
    move(50, 50);
    EXPECT_TRUE(reader.hovered().none());
}

TEST_F(Finger, TheMouseRestsOnWhatCanBeLookedAt) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    nodes[0].accepts.hold = true;
    nodes[0].held = command("look_closely");
    send(Event::move, 50, 50, false);
    const Outcome out = wait(400);
    EXPECT_EQ(out.what, What::lingered);
    EXPECT_TRUE(out.command.is("look_closely"));
    EXPECT_EQ(wait(1000).what, What::none);
}

TEST_F(Finger, TheMirrorCannotReachBehindADialog) {
    nodes = {button(id("a"), {0, 0, 100, 100})};
    EXPECT_EQ(activate(nodes, id("a")).what, What::pressed);
    Node dialog = button(id("dialog"), {});
    dialog.role = Role::dialog;
    nodes.push_back(dialog);
    EXPECT_EQ(activate(nodes, id("a")).what, What::none);
    EXPECT_EQ(activate(nodes, id("gone")).what, What::none);
}

} // namespace

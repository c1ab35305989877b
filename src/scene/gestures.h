// What a finger or the mouse means, from down to up.
//
// It is fed the events of one pointer and looks at the Nodes of that moment. What always holds: one touch leads to at
// most one command; a finger that scrolls, drags or slides away presses nothing; what changed its command or vanished
// under the finger is not pressed; fingers never hover. Its own state (what is pressed, lifted, dragged) is for showing.
// Left out: several fingers (the platform lets one through), keys and the mirror, which use `activate`.
#pragma once

#include "scene/builder.h"
#include "scene/node.h"

namespace scene {

struct PointerEvent {
    enum class What : std::uint8_t { down, move, up, cancel, leave, wheel };
    What what = What::move;
    Point at;
    float wheel = 0; // CSS px, downwards positive
    bool touch = false;
};

// What one event led to.
struct Outcome {
    enum class What : std::uint8_t {
        none,
        pressed,  // carry out `command`
        held,     // held 400 ms: `command` is the Node's `held`
        lingered, // the mouse rested 400 ms on what can be held: the same command
        dropped,  // `command` is the target's, `with` that of what was dropped on it
        slid,     // a slider: `command` with a = the value rounded; `value` exactly. Comes many times a drag
        refused,  // not enabled (say its why_not), or to be held and let go too early
    };
    What what = What::none;
    NodeId node;    // whose command it is; a textbox that was tapped, with What::none: it wants the keyboard
    NodeId dragged; // what was dropped
    Command command;
    Command with;
    float value = 0;
    bool relayout = false; // scroll offsets, what is lifted or a drop target changed
    bool repaint = false;  // what is hovered, pressed or dragged changed
};

class GestureReader {
  public:
    // An event at `now` (ms). `scrolls` is moved by fingers and wheel.
    Outcome feed(const PointerEvent& event, const Nodes& nodes, Scrolls& scrolls, double now);
    // Time passed: call at next_wake.
    Outcome tick(const Nodes& nodes, double now);
    // When something happens by itself, ms; negative: never.
    [[nodiscard]] double next_wake() const { return wake_; }
    // The Nodes changed: what is gone is let go; a drag in flight too unless what is dragged is still the same.
    void nodes_changed(const Nodes& nodes);
    // Forgets what is under the finger and the mouse; the rest of this touch does nothing.
    void drop();

    [[nodiscard]] NodeId hovered() const { return hovered_; }
    [[nodiscard]] NodeId pressed() const { return phase_ == Phase::pressing ? node_ : NodeId{}; }
    // Of a group that one slides along: what is under the finger.
    [[nodiscard]] NodeId lifted() const { return lifted_; }
    [[nodiscard]] NodeId dragged() const { return phase_ == Phase::dragging ? node_ : NodeId{}; }
    [[nodiscard]] Point drag_by() const { return at_ - start_; }
    // Where what is dragged would drop.
    [[nodiscard]] NodeId target() const { return target_; }

  private:
    enum class Phase : std::uint8_t { idle, pressing, sliding, dragging, scrolling, scale, spent };

    Outcome down(const PointerEvent& event, const Nodes& nodes, double now);
    Outcome move(const PointerEvent& event, const Nodes& nodes, Scrolls& scrolls, double now);
    Outcome up(const PointerEvent& event, const Nodes& nodes, double now);
    Outcome wheel(const PointerEvent& event, const Nodes& nodes, Scrolls& scrolls) const;
    Outcome hover(const PointerEvent& event, const Nodes& nodes, double now);
    Outcome leave_press(const Nodes& nodes);
    Outcome slide(const Nodes& nodes, double now);
    Outcome drag(const Nodes& nodes);
    Outcome scroll(Scrolls& scrolls) const;
    [[nodiscard]] Outcome scale(const Node& node) const;
    [[nodiscard]] const Node* held_node(const Nodes& nodes) const;
    void grasp(const Node* node, double now);
    void reset(Phase phase);

    Phase phase_ = Phase::idle;
    bool touch_ = false;
    NodeId node_;     // what the finger went down on, or slid to
    Command command_; // its command at that moment
    NodeId group_;    // that it slides along
    NodeId scroller_; // that it could scroll
    float scroll_start_ = 0;
    float scroll_most_ = 0;
    Point start_;
    Point at_;
    NodeId hovered_;
    NodeId lifted_;
    NodeId target_;
    double wake_ = -1;
    double last_touch_ = -10000; // when the last finger left
};

// What Enter, Space or a click on the mirror does to a Node: pressed, refused, or none when it cannot be reached.
Outcome activate(const Nodes& nodes, NodeId id);
// What holding it does, by key or mirror.
Outcome activate_held(const Nodes& nodes, NodeId id);
// A slider set to a value by key or mirror; kept within its range and steps.
Outcome set_slider(const Nodes& nodes, NodeId id, float value);

} // namespace scene

// How screens make their Nodes.
//
// A Builder collects Nodes in reading order, keeps the parent and the clip of what is being built, and remembers when
// the screen wants to be laid out again. What always holds: ids are unique (asserted); order grows. Left out: anything
// with a look of its own (kit/).
#pragma once

#include "scene/env.h"
#include "scene/node.h"

#include <map>

namespace scene {

// Heights of what lies over the table, in z: use as `raise` or add to it. Between two of them there is room for the
// cards of a hand, and for what flies (Director raises it by `flight`).
namespace layer {
inline constexpr int flight = 200;
inline constexpr int dialog = 1000;
inline constexpr int toast = 2000;
} // namespace layer

// How far each scrolling panel is scrolled, CSS px; kept between layouts.
using Scrolls = std::map<NodeId, float>;

class Builder {
  public:
    // `lifted`: what a finger that slides along a hand is on (GestureReader::lifted).
    Builder(const Env& env, Scrolls& scrolls, NodeId lifted = {}) : env_(env), scrolls_(scrolls), lifted_(lifted) {}

    [[nodiscard]] const Env& env() const { return env_; }
    [[nodiscard]] NodeId lifted() const { return lifted_; }

    // Adds a Node: parent, order, clip and base z are filled in here. The reference holds until the next add.
    Node& add(NodeId id, Box box, Paint paint = {});
    // The same, with a role and a name for the mirror.
    Node& add(NodeId id, Box box, Role role, text::Text name, Paint paint = {});

    // What is added until end() has `node` for parent and lies `raise` above it in z.
    void begin(NodeId node, int raise = 0);
    void end();

    // A panel that scrolls: adds a Node of role group that accepts scroll where content_height (CSS px) does not fit; what
    // is added until end_scroll is clipped to `box`, is not tweened, and should be laid out from the returned Box down
    // (its top left moves with the scroll).
    Box begin_scroll(NodeId id, Box box, float content_height, text::Text name = {});
    void end_scroll();

    // Lay out again at that moment (Env::now), e.g. for the next second of a clock.
    void wake_at(double moment);
    // The earliest wish, or a negative number.
    [[nodiscard]] double next_wake() const { return wake_; }

    [[nodiscard]] Nodes& nodes() { return nodes_; }
    [[nodiscard]] Nodes take() { return std::move(nodes_); }

  private:
    struct Level {
        NodeId parent;
        int z = 0;
        Box clip;
        bool scrolled = false; // what moves under a finger is never tweened besides
    };
    const Env& env_;
    Scrolls& scrolls_;
    NodeId lifted_;
    Nodes nodes_;
    std::vector<Level> levels_{Level{}};
    double wake_ = -1;
};

} // namespace scene

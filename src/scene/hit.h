// What lies under a finger.
//
// What always holds: only the Nodes' boxes and transforms count, never what is still moving; what lies behind a dialog,
// or outside its clip, cannot be hit; a sheet that is in front takes the tap from what it covers. What is smaller than
// 44 px can be hit around itself as well, but never takes a tap that is in another's own box. Left out: what a finger
// does over time (gestures.h).
#pragma once

#include "scene/node.h"

#include <vector>

namespace scene {

enum class Want : std::uint8_t {
    press,  // tap, hold, drag
    drop,   // accepts what is dropped on it
    scroll, // the innermost panel that scrolls
};

// Null when there is nothing of that kind. `except` is never hit, nor are its parts: what is being dragged.
const Node* hit(const Nodes& nodes, Point at, Want want = Want::press, NodeId except = {});
// One a Node: whether it is in front of every dialog, so that it can be hit, focused and heard.
std::vector<bool> reachable(const Nodes& nodes);
// Whether the point is in the Node's box as it lies, and in its clip. `around`: CSS px more on each side.
bool covers(const Node& node, Point at, float around = 0);
// What holds the Node, upwards; null at the top.
const Node* parent_of(const Nodes& nodes, const Node& node);
// The smallest upright box round the Node as it lies.
Box bounds(const Node& node);

} // namespace scene

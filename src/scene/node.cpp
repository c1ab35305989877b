#include "scene/node.h"

#include <algorithm>

namespace scene {

const Node* find(const Nodes& nodes, NodeId id) {
    const auto found = std::ranges::find(nodes, id, &Node::id);
    return found == nodes.end() ? nullptr : &*found;
}

} // namespace scene

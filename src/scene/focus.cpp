#include "scene/focus.h"

#include "scene/hit.h"

#include <cmath>

namespace scene {
namespace {

bool can_have_focus(const Node& node) {
    switch (node.role) {
    case Role::button:
    case Role::toggle:
    case Role::option:
    case Role::slider:
    case Role::textbox: return true;
    default: return false;
    }
}

NodeId group_of(const Nodes& nodes, const Node& node) {
    for (const Node* up = parent_of(nodes, node); up != nullptr; up = parent_of(nodes, *up))
        if (up->role == Role::group && !up->state.scroller) return up->id;
    return {};
}

// One Node for each group, the others for themselves.
std::vector<const Node*> stops(const Nodes& nodes) {
    std::vector<const Node*> found;
    std::vector<NodeId> groups; // of the Node at the same place
    for (const Node* node : focusable(nodes)) {
        const NodeId group = group_of(nodes, *node);
        const auto same = group.none() ? groups.end() : std::ranges::find(groups, group);
        if (same == groups.end()) {
            found.push_back(node);
            groups.push_back(group);
            continue;
        }
        const Node*& stop = found[static_cast<std::size_t>(same - groups.begin())];
        if (!stop->state.chosen && node->state.chosen) stop = node;
    }
    return found;
}

// How far it is that way: sideways counts double; negative when it does not lie there at all.
float far(const Node& from, const Node& to, Way way) {
    const Point by = to.box.centre() - from.box.centre();
    float ahead = 0;
    float aside = 0;
    switch (way) {
    case Way::left: ahead = -by.x, aside = by.y; break;
    case Way::right: ahead = by.x, aside = by.y; break;
    case Way::up: ahead = -by.y, aside = by.x; break;
    default: ahead = by.y, aside = by.x; break;
    }
    return ahead > 1 ? ahead + 2 * std::abs(aside) : -1;
}

const Node* topmost(const Nodes& nodes, bool (*fits)(const Node&)) {
    const std::vector<bool> reach = reachable(nodes);
    const Node* best = nullptr;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (reach[i] && fits(nodes[i]) && (best == nullptr || nodes[i].z >= best->z)) best = &nodes[i];
    return best;
}

} // namespace

std::vector<const Node*> focusable(const Nodes& nodes) {
    const std::vector<bool> reach = reachable(nodes);
    std::vector<const Node*> found;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (reach[i] && can_have_focus(nodes[i])) found.push_back(&nodes[i]);
    return found;
}

NodeId next_stop(const Nodes& nodes, NodeId from, bool backwards) {
    const std::vector<const Node*> all = stops(nodes);
    if (all.empty()) return {};
    const Node* const here = from.none() ? nullptr : find(nodes, from);
    const NodeId group = here != nullptr ? group_of(nodes, *here) : NodeId{};
    const auto at = std::ranges::find_if(all, [&](const Node* stop) {
        return here != nullptr && (stop == here || (!group.none() && group_of(nodes, *stop) == group));
    });
    const std::size_t count = all.size();
    if (at == all.end()) return (backwards ? all.back() : all.front())->id;
    const auto index = static_cast<std::size_t>(at - all.begin());
    return all[(index + (backwards ? count - 1 : 1)) % count]->id;
}

NodeId neighbour(const Nodes& nodes, NodeId from, Way way) {
    const Node* const here = find(nodes, from);
    if (here == nullptr) return next_stop(nodes, {}, way == Way::left || way == Way::up);
    const NodeId group = group_of(nodes, *here);
    const Node* best = nullptr;
    float nearest = 0;
    for (const Node* node : focusable(nodes)) {
        if (group_of(nodes, *node) != group) continue;
        if (way == Way::first && best == nullptr) best = node;
        if (way == Way::last) best = node;
        if (way == Way::first || way == Way::last || node == here) continue;
        const float distance = far(*here, *node, way);
        if (distance < 0 || (best != nullptr && distance >= nearest)) continue;
        best = node;
        nearest = distance;
    }
    return best != nullptr ? best->id : from;
}

const Node* for_enter(const Nodes& nodes) {
    return topmost(nodes, [](const Node& node) { return bool{node.state.primary}; });
}

const Node* for_escape(const Nodes& nodes) {
    return topmost(nodes, [](const Node& node) { return bool{node.state.escape}; });
}

const Node* for_digit(const Nodes& nodes, int n) {
    for (const Node* node : focusable(nodes))
        if (node->role == Role::option && --n == 0) return node;
    return nullptr;
}

Reveal reveal(const Nodes& nodes, NodeId id) {
    const Node* const node = find(nodes, id);
    if (node == nullptr) return {};
    const Node* panel = parent_of(nodes, *node);
    while (panel != nullptr && !panel->state.scroller) panel = parent_of(nodes, *panel);
    if (panel == nullptr) return {};
    const float above = node->box.y - panel->box.y;
    const float below = node->box.bottom() - panel->box.bottom();
    if (above < 0 || node->box.h > panel->box.h) return {panel->id, above};
    return {panel->id, std::max(0.0F, below)};
}

} // namespace scene

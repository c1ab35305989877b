#include "scene/hit.h"

#include "scene/builder.h"

#include <cmath>

namespace scene {
namespace {

bool accepts(const Node& node, Want want) {
    if (want == Want::drop) return node.accepts.drop;
    if (want == Want::scroll) return node.accepts.scroll;
    const Gestures& g = node.accepts;
    return g.tap || g.hold || g.drag || g.hold_to_open;
}

// A sheet that hides what is behind it, so that nobody would think to hit that.
bool hides(const Node& node) {
    if (node.state.decoration || node.z >= layer::toast) return false;
    const auto* const panel = std::get_if<Panel>(&node.paint);
    return (panel != nullptr && panel->fill != Ink::none && panel->opacity > 0.5F) ||
           std::holds_alternative<Card>(node.paint);
}

// Whether `a` is painted after `b`.
bool above(const Node& a, const Node& b) { return a.z != b.z ? a.z > b.z : a.order > b.order; }

Point into(const Node& node, Point at) {
    const Point centre = node.box.centre();
    const Point by = at - centre;
    const float cosine = std::cos(node.place.angle);
    const float sine = std::sin(node.place.angle);
    const float scale = node.place.scale > 0 ? node.place.scale : 1;
    return centre + Point{by.x * cosine + by.y * sine, by.y * cosine - by.x * sine} * (1 / scale);
}

bool part_of(const Nodes& nodes, const Node* node, NodeId whole) {
    if (whole.none()) return false;
    for (; node != nullptr; node = parent_of(nodes, *node))
        if (node->id == whole) return true;
    return false;
}

// What the topmost Node at that point makes of it.
struct Top {
    const Node* taker = nullptr;
    const Node* cover = nullptr; // hides what is below and takes nothing
};

const Node* taker_above(const Nodes& nodes, const Node* node, Point at, Want want) {
    for (; node != nullptr; node = parent_of(nodes, *node))
        if (accepts(*node, want) && covers(*node, at)) return node;
    return nullptr;
}

Top top_at(const Nodes& nodes, const std::vector<bool>& reach, Point at, Want want, NodeId except) {
    Top top;
    const Node* highest = nullptr;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Node& node = nodes[i];
        const bool counts = accepts(node, want) || (want == Want::press && hides(node));
        if (!counts || !reach[i] || (highest != nullptr && !above(node, *highest))) continue;
        if (covers(node, at) && !part_of(nodes, &node, except)) highest = &node;
    }
    if (highest == nullptr) return top;
    top.taker = taker_above(nodes, highest, at, want);
    if (top.taker == nullptr) top.cover = highest;
    return top;
}

float distance(const Box& box, Point at) {
    const float dx = std::max({box.x - at.x, 0.0F, at.x - box.right()});
    const float dy = std::max({box.y - at.y, 0.0F, at.y - box.bottom()});
    return std::hypot(dx, dy);
}

} // namespace

bool covers(const Node& node, Point at, float around) {
    if (!node.clip.empty() && !node.clip.contains(at)) return false;
    return node.box.inset(-around).contains(into(node, at));
}

const Node* parent_of(const Nodes& nodes, const Node& node) {
    return node.parent.none() ? nullptr : find(nodes, node.parent);
}

Box bounds(const Node& node) {
    const float cosine = std::abs(std::cos(node.place.angle)) * node.place.scale;
    const float sine = std::abs(std::sin(node.place.angle)) * node.place.scale;
    return node.box.centred({node.box.w * cosine + node.box.h * sine, node.box.w * sine + node.box.h * cosine});
}

std::vector<bool> reachable(const Nodes& nodes) {
    const Node* dialog = nullptr;
    for (const Node& node : nodes)
        if (node.role == Role::dialog && (dialog == nullptr || above(node, *dialog))) dialog = &node;
    std::vector<bool> reach(nodes.size(), dialog == nullptr);
    if (dialog == nullptr) return reach;
    for (std::size_t i = 0; i < nodes.size(); ++i) reach[i] = part_of(nodes, &nodes[i], dialog->id);
    return reach;
}

const Node* hit(const Nodes& nodes, Point at, Want want, NodeId except) {
    const std::vector<bool> reach = reachable(nodes);
    const Top top = top_at(nodes, reach, at, want, except);
    // A dialog's veil is hit only where nothing else is meant.
    const bool veil = top.taker != nullptr && top.taker->role == Role::dialog;
    if ((top.taker != nullptr && !veil) || want != Want::press) return top.taker;
    const Node* best = nullptr;
    float nearest = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Node& node = nodes[i];
        if (!reach[i] || !accepts(node, want) || node.role == Role::dialog) continue;
        const float around = (space::target - std::min(node.box.w, node.box.h)) / 2;
        if (around <= 0 || part_of(nodes, &node, except)) continue;
        const Box wide = node.box.inset(std::min(0.0F, (node.box.w - space::target) / 2),
                                        std::min(0.0F, (node.box.h - space::target) / 2));
        if (!wide.contains(into(node, at)) || !covers(node, at, around)) continue;
        if (top.cover != nullptr && !above(node, *top.cover)) continue;
        const float far = distance(node.box, into(node, at));
        if (best != nullptr && far >= nearest) continue;
        best = &node;
        nearest = far;
    }
    return best != nullptr ? best : top.taker;
}

} // namespace scene

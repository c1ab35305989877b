#include "scene/gestures.h"

#include "scene/hit.h"

#include <cmath>

namespace scene {
namespace {

constexpr double hold_ms = 400;
constexpr float touch_slop = 10; // a finger that means to stay moves less, CSS px
constexpr float mouse_slop = 5;
constexpr float stray = 16; // a press is let go when the finger leaves the box by more

// Browsers send a mouse after a finger; the same tap must not count twice.
constexpr double ghost_mouse_ms = 700;

bool holds(const Node& node) { return node.state.enabled && (node.accepts.hold || node.accepts.hold_to_open); }

const Node* slide_group(const Nodes& nodes, const Node& node) {
    const Node* const parent = parent_of(nodes, node);
    return parent != nullptr && parent->accepts.slide ? parent : nullptr;
}

const Node* scroller_at(const Nodes& nodes, Point at) { return hit(nodes, at, Want::scroll); }

Outcome refused(const Node& node) {
    Outcome out;
    out.what = Outcome::What::refused;
    out.node = node.id;
    return out;
}

Outcome fired(Outcome::What what, const Node& node, const Command& command) {
    Outcome out;
    out.what = what;
    out.node = node.id;
    out.command = command;
    return out;
}

Outcome press(const Node& node) {
    if (!node.state.enabled) return refused(node);
    // Its command says what was typed, and nothing was typed yet.
    if (node.role == Role::textbox) return fired(Outcome::What::none, node, {});
    if (node.command.none()) return {};
    return fired(Outcome::What::pressed, node, node.command);
}

Outcome hold(const Node& node) {
    if (!node.state.enabled) return refused(node);
    if (node.accepts.hold_to_open) return fired(Outcome::What::pressed, node, node.command);
    if (!node.accepts.hold || node.held.none()) return {};
    return fired(Outcome::What::held, node, node.held);
}

Outcome slid(const Node& node, float value) {
    const Range& range = node.range;
    if (range.step > 0) value = range.least + std::round((value - range.least) / range.step) * range.step;
    value = std::clamp(value, range.least, std::max(range.least, range.most));
    Outcome out = fired(Outcome::What::slid, node, node.command);
    out.command.a = static_cast<std::int32_t>(std::lround(value));
    out.value = value;
    out.relayout = true;
    return out;
}

// The card of a group under the finger, or the nearest one sideways: a finger may slide beside the cards.
const Node* card_at(const Nodes& nodes, NodeId group, Point at) {
    const Node* best = hit(nodes, at);
    if (best != nullptr && best->parent == group) return best;
    best = nullptr;
    float nearest = 0;
    for (const Node& node : nodes) {
        if (node.parent != group || !node.accepts.tap) continue;
        const Box box = bounds(node);
        const float dx = std::max({box.x - at.x, 0.0F, at.x - box.right()});
        const float dy = std::max({box.y - at.y, 0.0F, at.y - box.bottom()});
        const float far = dx * 4 + dy;
        // Of equals the later one lies on top.
        if (best != nullptr && far > nearest) continue;
        best = &node;
        nearest = far;
    }
    return best;
}

} // namespace

void GestureReader::reset(Phase phase) {
    phase_ = phase;
    node_ = {};
    group_ = {};
    scroller_ = {};
    lifted_ = {};
    target_ = {};
    wake_ = -1;
}

void GestureReader::drop() {
    reset(phase_ == Phase::idle ? Phase::idle : Phase::spent);
    hovered_ = {};
}

// Takes a Node in hand: what it does is what it did when it was touched.
void GestureReader::grasp(const Node* node, double now) {
    node_ = node != nullptr ? node->id : NodeId{};
    command_ = node != nullptr ? node->command : Command{};
    wake_ = node != nullptr && holds(*node) ? now + hold_ms : -1;
}

// Null when it is gone, or does something else by now.
const Node* GestureReader::held_node(const Nodes& nodes) const {
    const Node* const node = node_.none() ? nullptr : find(nodes, node_);
    return node != nullptr && node->command == command_ ? node : nullptr;
}

Outcome GestureReader::feed(const PointerEvent& event, const Nodes& nodes, Scrolls& scrolls, double now) {
    using What = PointerEvent::What;
    if (!event.touch && event.what != What::wheel && event.what != What::leave && now < last_touch_ + ghost_mouse_ms)
        return {};
    at_ = event.at;
    switch (event.what) {
    case What::down: return down(event, nodes, now);
    case What::move: return phase_ == Phase::idle ? hover(event, nodes, now) : move(event, nodes, scrolls, now);
    case What::up: return up(event, nodes, now);
    case What::wheel: return wheel(event, nodes, scrolls);
    case What::cancel:
    case What::leave: break;
    }
    Outcome out;
    out.relayout = !lifted_.none() || !target_.none();
    out.repaint = phase_ != Phase::idle || !hovered_.none();
    if (event.touch) last_touch_ = now;
    // A mouse that leaves with its button down is still ours.
    if (event.what == What::cancel || phase_ == Phase::idle) reset(Phase::idle);
    hovered_ = {};
    return out;
}

Outcome GestureReader::down(const PointerEvent& event, const Nodes& nodes, double now) {
    reset(Phase::pressing);
    touch_ = event.touch;
    start_ = event.at;
    if (touch_) hovered_ = {};
    const Node* const node = hit(nodes, event.at);
    const Node* const scroller = scroller_at(nodes, event.at);
    if (scroller != nullptr) {
        scroller_ = scroller->id;
        scroll_start_ = scroller->range.value;
        scroll_most_ = scroller->range.most;
    }
    Outcome out;
    out.repaint = true;
    if (node == nullptr) return out;
    grasp(node, now);
    if (node->role == Role::slider && node->state.enabled) {
        phase_ = Phase::scale;
        return scale(*node);
    }
    if (const Node* const group = slide_group(nodes, *node)) {
        group_ = group->id;
        lifted_ = node->id;
        out.relayout = true;
    }
    return out;
}

Outcome GestureReader::scale(const Node& node) const {
    const float width = node.box.w - 2 * slider_inset;
    const float part = width > 0 ? (at_.x - node.box.x - slider_inset) / width : 0;
    return slid(node, node.range.least + part * (node.range.most - node.range.least));
}

Outcome GestureReader::hover(const PointerEvent& event, const Nodes& nodes, double now) {
    Outcome out;
    if (event.touch) return out;
    const Node* const node = hit(nodes, event.at);
    const NodeId now_over = node != nullptr ? node->id : NodeId{};
    if (now_over == hovered_) return out;
    hovered_ = now_over;
    out.repaint = true;
    out.relayout = node != nullptr && slide_group(nodes, *node) != nullptr;
    wake_ = node != nullptr && node->accepts.hold && !node->held.none() ? now + hold_ms : -1;
    return out;
}

Outcome GestureReader::move(const PointerEvent& event, const Nodes& nodes, Scrolls& scrolls, double now) {
    if (event.touch != touch_) return {};
    switch (phase_) {
    case Phase::sliding: return slide(nodes, now);
    case Phase::dragging: return drag(nodes);
    case Phase::scrolling: return scroll(scrolls);
    case Phase::scale: {
        const Node* const node = find(nodes, node_);
        return node != nullptr ? scale(*node) : Outcome{};
    }
    case Phase::pressing: break;
    case Phase::idle:
    case Phase::spent: return {};
    }
    const Point by = at_ - start_;
    if (std::hypot(by.x, by.y) <= (touch_ ? touch_slop : mouse_slop)) return {};
    const Outcome left = leave_press(nodes);
    Outcome out;
    if (phase_ == Phase::sliding) out = slide(nodes, now);
    if (phase_ == Phase::dragging) out = drag(nodes);
    if (phase_ == Phase::scrolling) out = scroll(scrolls);
    out.repaint = out.repaint || left.repaint;
    out.relayout = out.relayout || left.relayout;
    return out;
}

// The finger has moved for good: what did it mean?
Outcome GestureReader::leave_press(const Nodes& nodes) {
    Outcome out;
    const Point by = at_ - start_;
    const Node* const node = held_node(nodes);
    const bool draggable = node != nullptr && node->accepts.drag && node->state.enabled;
    // Out of a fan a card is drawn upwards; along it one slides.
    if (draggable && (group_.none() || -by.y > std::abs(by.x))) {
        phase_ = Phase::dragging;
        lifted_ = {};
    } else if (!group_.none()) {
        phase_ = Phase::sliding;
    } else if (!scroller_.none()) {
        phase_ = Phase::scrolling;
        node_ = {};
    } else if (node == nullptr || !covers(*node, at_, stray)) {
        phase_ = Phase::spent;
        node_ = {};
    } else {
        return out;
    }
    wake_ = -1;
    out.repaint = true;
    out.relayout = !group_.none();
    return out;
}

Outcome GestureReader::slide(const Nodes& nodes, double now) {
    Outcome out;
    const Node* const group = find(nodes, group_);
    if (group == nullptr) {
        drop();
        return out;
    }
    const Node* const held = held_node(nodes);
    const bool out_of_it = at_.y < group->box.y - stray;
    if (held != nullptr && held->accepts.drag && held->state.enabled && out_of_it) {
        phase_ = Phase::dragging;
        lifted_ = {};
        out.relayout = true;
        return out;
    }
    // Far away from the cards none is meant.
    const bool near = at_.y > group->box.y - 2 * space::target && at_.y < group->box.bottom() + space::target;
    const Node* const card = near ? card_at(nodes, group_, at_) : nullptr;
    const NodeId under = card != nullptr ? card->id : NodeId{};
    if (under == lifted_) return out;
    lifted_ = under;
    grasp(card, now);
    out.relayout = true;
    return out;
}

Outcome GestureReader::drag(const Nodes& nodes) {
    Outcome out;
    const Node* const target = hit(nodes, at_, Want::drop, node_);
    const NodeId over = target != nullptr ? target->id : NodeId{};
    out.repaint = true;
    out.relayout = over != target_;
    target_ = over;
    return out;
}

Outcome GestureReader::scroll(Scrolls& scrolls) const {
    Outcome out;
    float& offset = scrolls[scroller_];
    const float wanted = std::clamp(scroll_start_ + start_.y - at_.y, 0.0F, scroll_most_);
    out.relayout = wanted != offset;
    offset = wanted;
    return out;
}

Outcome GestureReader::wheel(const PointerEvent& event, const Nodes& nodes, Scrolls& scrolls) const {
    Outcome out;
    const Node* const panel = scroller_at(nodes, event.at);
    if (panel == nullptr) return out;
    float& offset = scrolls[panel->id];
    const float wanted = std::clamp(offset + event.wheel, 0.0F, panel->range.most);
    out.relayout = wanted != offset;
    offset = wanted;
    return out;
}

Outcome GestureReader::up(const PointerEvent& event, const Nodes& nodes, double now) {
    if (phase_ == Phase::idle || event.touch != touch_) return {};
    if (event.touch) last_touch_ = now;
    Outcome out;
    const Node* const node = held_node(nodes);
    if (phase_ == Phase::dragging && node != nullptr) {
        const Node* const target = hit(nodes, at_, Want::drop, node_);
        if (target != nullptr && !target->state.enabled) out = refused(*target);
        if (target != nullptr && target->state.enabled) {
            out = fired(Outcome::What::dropped, *target, target->command);
            out.dragged = node_;
            out.with = node->command;
        }
    } else if (phase_ == Phase::sliding && node != nullptr) {
        out = press(*node);
    } else if (phase_ == Phase::pressing && node != nullptr) {
        if (node->accepts.hold_to_open && node->state.enabled)
            out = refused(*node);
        else if (node->accepts.tap)
            out = press(*node);
    }
    out.relayout = out.relayout || !lifted_.none() || phase_ == Phase::dragging;
    out.repaint = true;
    reset(Phase::idle);
    return out;
}

Outcome GestureReader::tick(const Nodes& nodes, double now) {
    if (wake_ < 0 || now < wake_) return {};
    wake_ = -1;
    if (phase_ == Phase::idle) {
        const Node* const node = hovered_.none() ? nullptr : find(nodes, hovered_);
        if (node == nullptr || !node->accepts.hold) return {};
        return fired(Outcome::What::lingered, *node, node->held);
    }
    const Node* const node = held_node(nodes);
    if (node == nullptr) return {};
    Outcome out = hold(*node);
    if (out.what == Outcome::What::none) return out;
    out.relayout = !lifted_.none();
    out.repaint = true;
    // The rest of this touch does nothing more.
    reset(Phase::spent);
    return out;
}

void GestureReader::nodes_changed(const Nodes& nodes) {
    if (!hovered_.none() && find(nodes, hovered_) == nullptr) hovered_ = {};
    const bool holding = phase_ != Phase::idle && phase_ != Phase::spent && phase_ != Phase::scale && !node_.none();
    const bool lost_card = holding && held_node(nodes) == nullptr;
    const bool lost_scroller = phase_ == Phase::scrolling && find(nodes, scroller_) == nullptr;
    if (lost_card || lost_scroller) reset(Phase::spent);
}

Outcome activate(const Nodes& nodes, NodeId id) {
    const Node* const node = find(nodes, id);
    if (node == nullptr || !reachable(nodes)[static_cast<std::size_t>(node - nodes.data())]) return {};
    return press(*node);
}

Outcome activate_held(const Nodes& nodes, NodeId id) {
    const Node* const node = find(nodes, id);
    if (node == nullptr || !reachable(nodes)[static_cast<std::size_t>(node - nodes.data())]) return {};
    return hold(*node);
}

Outcome set_slider(const Nodes& nodes, NodeId id, float value) {
    const Node* const node = find(nodes, id);
    if (node == nullptr || node->role != Role::slider) return {};
    if (!reachable(nodes)[static_cast<std::size_t>(node - nodes.data())]) return {};
    return node->state.enabled ? slid(*node, value) : refused(*node);
}

} // namespace scene

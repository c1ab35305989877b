#include "scene/builder.h"

#include <cassert>

namespace scene {
namespace {

// An empty clip means none at all; what lies wholly outside is clipped to a speck instead.
Box never_empty(Box clip) {
    clip.w = std::max(clip.w, 0.01F);
    clip.h = std::max(clip.h, 0.01F);
    return clip;
}

} // namespace

Node& Builder::add(NodeId id, Box box, Paint paint) {
    assert(!id.none());
    assert(find(nodes_, id) == nullptr);
    const Level& level = levels_.back();
    Node& node = nodes_.emplace_back();
    node.id = id;
    node.parent = level.parent;
    node.order = static_cast<std::uint16_t>(nodes_.size() - 1);
    node.box = box;
    node.clip = level.clip;
    node.z = level.z;
    node.state.instant = level.scrolled;
    node.paint = std::move(paint);
    return node;
}

Node& Builder::add(NodeId id, Box box, Role role, text::Text name, Paint paint) {
    Node& node = add(id, box, std::move(paint));
    node.role = role;
    node.name = std::move(name);
    return node;
}

void Builder::begin(NodeId node, int raise) {
    const Node* const found = find(nodes_, node);
    assert(found != nullptr);
    Level level = levels_.back();
    level.parent = node;
    level.z = (found != nullptr ? found->z : level.z) + raise;
    levels_.push_back(level);
}

void Builder::end() {
    assert(levels_.size() > 1);
    levels_.pop_back();
}

Box Builder::begin_scroll(NodeId id, Box box, float content_height, text::Text name) {
    const float most = std::max(0.0F, content_height - box.h);
    float& offset = scrolls_[id];
    offset = std::clamp(offset, 0.0F, most);
    Node& panel = add(id, box, Role::group, std::move(name));
    panel.state.scroller = true;
    panel.accepts.scroll = most > 0;
    panel.range = {offset, 0, most, env_.line_height(Style::body)};
    begin(id);
    Level& level = levels_.back();
    level.clip = never_empty(level.clip.empty() ? box : level.clip.intersection(box));
    level.scrolled = true;
    return {box.x, box.y - offset, box.w, std::max(content_height, box.h)};
}

void Builder::end_scroll() { end(); }

void Builder::wake_at(double moment) {
    if (wake_ < 0 || moment < wake_) wake_ = moment;
}

} // namespace scene

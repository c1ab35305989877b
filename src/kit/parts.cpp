#include "kit/parts.h"

#include <cmath>

namespace kit {
namespace {

void stroke(Builder& builder, NodeId id, Box box, scene::Point from, scene::Point to, Ink ink) {
    scene::Stroke line;
    line.from = {from.x * box.w, from.y * box.h};
    line.to = {to.x * box.w, to.y * box.h};
    line.width = std::max(2.0F, box.w / 8);
    line.ink = ink;
    shape(builder, id, box, line);
}

} // namespace

Node& shape(Builder& builder, NodeId id, Box box, scene::Paint paint) {
    Node& node = builder.add(id, box, std::move(paint));
    node.state.instant = true;
    return node;
}

Node& sheet(Builder& builder, NodeId id, Box box, Ink fill, float radius, float lift, Ink edge, float edge_width) {
    return shape(builder, id, box, scene::Panel{fill, edge, edge_width, radius, lift, 1});
}

Node& picture(Builder& builder, NodeId id, Box box, Icon icon, Ink ink) {
    return shape(builder, id, box, scene::Picture{icon, ink, 1});
}

void tick(Builder& builder, NodeId id, Box box, Ink ink) {
    stroke(builder, id.part("tick", 0), box, {0.2F, 0.55F}, {0.42F, 0.75F}, ink);
    stroke(builder, id.part("tick", 1), box, {0.42F, 0.75F}, {0.8F, 0.28F}, ink);
}

void minus_sign(Builder& builder, NodeId id, Box box, Ink ink) {
    stroke(builder, id.part("sign", 0), box, {0.2F, 0.5F}, {0.8F, 0.5F}, ink);
}

void plus_sign(Builder& builder, NodeId id, Box box, Ink ink) {
    minus_sign(builder, id, box, ink);
    stroke(builder, id.part("sign", 1), box, {0.5F, 0.2F}, {0.5F, 0.8F}, ink);
}

Size rounded_up(Size size) { return {std::ceil(size.w) + 1, std::ceil(size.h)}; }

} // namespace kit

// Small shapes that several pieces of the kit are made of.
//
// What always holds: shapes are painted only (Role::none) and never tweened by themselves. Left out: pieces with a
// meaning of their own.
#pragma once

#include "kit/names.h"

namespace kit {

// A Node that is only painted.
Node& shape(Builder& builder, NodeId id, Box box, scene::Paint paint);
// A rounded sheet of any height; radius in CSS px.
Node& sheet(Builder& builder, NodeId id, Box box, Ink fill, float radius, float lift = 0, Ink edge = Ink::none,
            float edge_width = 0);
Node& picture(Builder& builder, NodeId id, Box box, Icon icon, Ink ink);

// Signs drawn with strokes, for the kit has no pictures of its own.
void tick(Builder& builder, NodeId id, Box box, Ink ink);
void minus_sign(Builder& builder, NodeId id, Box box, Ink ink);
void plus_sign(Builder& builder, NodeId id, Box box, Ink ink);

// What can be done with a thing that looks like that, and why not: alike for all that is tapped, held and dragged.
template <class Look> void handled_as(Node& node, const Look& look) {
    node.state.chosen = look.chosen;
    node.state.enabled = look.enabled;
    node.why_not = look.why_not;
    node.command = look.command;
    node.held = look.held;
    node.accepts.tap = !look.command.none();
    node.accepts.hold = !look.held.none();
    node.accepts.drag = look.drag;
}

// Whole CSS px, upwards: a box that is measured exactly would break its last word for a rounding error.
Size rounded_up(Size size);

} // namespace kit

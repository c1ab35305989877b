// Small shapes that several pieces of the kit are made of.
//
// What always holds: painted only (Role::none), never tweened by themselves. Left out: anything that can be pressed.
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

// Whole CSS px, upwards: a box that is measured exactly would break its last word for a rounding error.
Size rounded_up(Size size);

} // namespace kit

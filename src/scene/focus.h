// Which Node the keyboard is on, and where it goes from there.
//
// What always holds: a group is one Tab stop, arrows move within it; what lies behind a dialog is never reached; a panel
// that merely scrolls is no group. On the web the mirror's elements have the focus and this is their order; the desktop
// uses it directly. Left out: drawing the ring.
#pragma once

#include "scene/node.h"

namespace scene {

enum class Way : std::uint8_t { left, right, up, down, first, last };

// What can have the focus at all: it can be pressed, typed into or slid, and is in front.
std::vector<const Node*> focusable(const Nodes& nodes);
// The next or previous Tab stop, round and round; the first (last) when `from` is none or gone. Within a group the chosen
// one is its stop, else the first. None when there is nothing.
NodeId next_stop(const Nodes& nodes, NodeId from, bool backwards = false);
// The nearest in that direction within the same group, or among all where there is no group; `from` itself at an end.
NodeId neighbour(const Nodes& nodes, NodeId from, Way way);
// What Enter (Escape) presses when the focus is on nothing that takes it: the topmost, null when there is none.
const Node* for_enter(const Nodes& nodes);
const Node* for_escape(const Nodes& nodes);
// What the keys 1 … 9 press: the n-th option in reading order, n from 1.
const Node* for_digit(const Nodes& nodes, int n);
// How much the panel that holds it must scroll for the Node to be seen, CSS px; and which panel.
struct Reveal {
    NodeId panel;
    float by = 0;
};
Reveal reveal(const Nodes& nodes, NodeId id);

} // namespace scene

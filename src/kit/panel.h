// Sheets that other things lie on, and what scrolls.
//
// What always holds: a panel takes no taps. Left out: dialogs (dialog.h).
#pragma once

#include "kit/names.h"

namespace kit {

// A rounded sheet. Returns the box within its margin.
Box panel(Builder& builder, NodeId id, Box box, Ink fill = Ink::panel, float lift = 2);
// The margin of a panel, CSS px: smaller on a phone.
float margin(const Env& env);

// A panel that scrolls under a finger or the wheel, with a mark at its side that shows where one is. Lay out from the
// returned Box down; its width leaves room for the mark. `height` is that of the contents, CSS px.
Box begin_scroll_panel(Builder& builder, NodeId id, Box box, float height, const Text& name = {});
void end_scroll_panel(Builder& builder);
// The width that contents have in such a panel, CSS px.
float scroll_width(Box box);

// Builds in `box` where that is at least so high, CSS px; else in a panel of that height, which scrolls.
template <class Build> void at_least(Builder& builder, NodeId id, Box box, float height, const Build& build) {
    if (box.h >= height) {
        build(box);
        return;
    }
    Box inside = begin_scroll_panel(builder, id, box, height);
    build(Box{inside.x, inside.y, inside.w, height});
    end_scroll_panel(builder);
}

// A small pill with a picture and words: a state, a label. Returns its size.
struct Chip {
    Text words{};
    Icon icon{};
    Ink fill = Ink::raised;
    Ink ink = Ink::text;
};
Size chip_size(const Env& env, const Chip& chip);
void chip(Builder& builder, NodeId id, Box box, const Chip& chip);

// Dots in a row: which step of how many. `at` from 0; Role image with that name.
void progress_dots(Builder& builder, NodeId id, Box box, int at, int of, const Text& name);

} // namespace kit

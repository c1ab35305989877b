// Words on the table: labels, headings, paragraphs.
//
// What always holds: a height that is asked for is a height that the same words then need, so that what is measured
// fits. Left out: laying several below each other (column.h).
#pragma once

#include "kit/names.h"

namespace kit {

struct Words {
    Text text{};
    Style style = Style::body;
    Ink ink = Ink::text;
    Align align = Align::left;
    int lines = 1;       // at most; words wrap within the box when more than 1
    bool middle = true;  // vertically; else from the top
    bool shrink = false; // down to 70 % rather than not fit
    bool cut = false;    // may end in an ellipsis: people's names
    Role role = Role::text;
};

// A Label. role none: painted only, where the thing that it belongs to has the name already.
Node& label(Builder& builder, NodeId id, Box box, Words words);

// Height in CSS px of the words in that width, wrapping; at least a line.
float words_height(const Env& env, const Text& text, Style style, float width);
// How many lines that is.
int words_lines(const Env& env, const Text& text, Style style, float width);

// From the top of `box`, wrapping; return the height used, CSS px.
float heading(Builder& builder, NodeId id, Box box, const Text& text, Align align = Align::left);
float paragraph(Builder& builder, NodeId id, Box box, const Text& text, Style style = Style::body, Ink ink = Ink::text,
                Align align = Align::left);

} // namespace kit

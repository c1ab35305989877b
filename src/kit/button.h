// Buttons: the main one of a screen, plain ones, quiet ones (words alone), ones that cannot be taken back.
//
// What always holds: at least 44 px high; a button that cannot be pressed says why, to the finger by a toast (the app
// shows why_not when it is tapped), below itself when `explain`, and to a screen reader always. Left out: what the
// command does (screens).
#pragma once

#include "kit/names.h"

#include <span>

namespace kit {

enum class Kind : std::uint8_t { main, plain, quiet, danger };

struct Button {
    Text words{};
    Command command{};
    Kind kind = Kind::plain;
    Icon icon{}; // before the words
    bool enabled = true;
    Text why_not{};       // needed when not enabled
    bool explain = false; // why_not stands below the button
    bool chosen = false;
    bool primary = false; // Enter presses it
    bool escape = false;  // Escape presses it
    bool hold = false;    // opens only after being held, see scene::Gestures::hold_to_open
    Text name{};          // what a screen reader says, when other than the words
};

// Least size in which the whole of it fits, no wider than `most_width`: words break into lines then. CSS px.
Size button_size(const Env& env, const Button& button, float most_width);
// Fills the box; should be at least button_size.
void button(Builder& builder, NodeId id, Box box, const Button& button);

// Buttons side by side, or below each other where they do not fit; ids are id.part("button", i). A row is pushed to
// `align`; `stretch` makes all of them fill the width. Returns the height used, CSS px.
struct Row {
    Align align = Align::centre;
    bool stretch = false;
};
float button_row(Builder& builder, NodeId id, Box box, std::span<const Button> buttons, Row row = {});
float button_row_height(const Env& env, float width, std::span<const Button> buttons, Row row = {});

// A round or square spot with a picture only; `words` is its name. At least 44 × 44 px.
void icon_button(Builder& builder, NodeId id, Box box, const Button& button);

} // namespace kit

// A question or a sheet over everything else.
//
// What always holds: nothing behind it can be reached (Role::dialog); it fits the safe area, and scrolls within where
// it cannot; on a phone it comes up from below. Left out: what its buttons do (screens).
#pragma once

#include "kit/button.h"
#include "kit/column.h"

namespace kit {

struct Dialog {
    Text title{};
    Text words{};
    std::vector<Button> buttons{}; // the main one last; give one of them `escape`
    Command close{};               // a tap beside it and Escape; none: it must be answered
    Icon icon{};
};

// ids of the buttons: id.part("buttons").part("button", i).
void dialog(Builder& builder, NodeId id, const Dialog& dialog);

// A dialog with contents of its own: the returned Box is `height` CSS px high, or less where the screen is; then
// end_dialog. `width`: as wide as that, at most.
Box begin_dialog(Builder& builder, NodeId id, const Text& title, float height, Command close, float width = 480);
void end_dialog(Builder& builder);
// The width that its contents have, CSS px.
float dialog_width(const Env& env, float width = 480);

// A dialog that holds a Column, which scrolls where it must.
template <class Fill>
void dialog_column(Builder& builder, NodeId id, const Text& title, Command close, const Fill& fill, float width = 480) {
    const NodeId inside = id.part("inside");
    // Measured at the width that it has when it scrolls: lower or equal otherwise.
    const float inner = scroll_width({0, 0, dialog_width(builder.env(), width), 0});
    const float height = column_height(builder.env(), inside, inner, fill);
    const Box box = begin_dialog(builder, id, title, height, std::move(close), width);
    scroll_column(builder, inside, box, fill);
    end_dialog(builder);
}

// A line that says something and goes: at the bottom, Role::live. The app leaves it out after its time.
void toast(Builder& builder, NodeId id, const Text& text);

} // namespace kit

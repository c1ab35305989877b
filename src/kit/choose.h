// Ways to set something: one of several, on or off, more or less, a place on a scale.
//
// What always holds: everything is at least 44 px high and can be reached by finger and keyboard; the present choice
// shows by more than its colour. Left out: what is chosen from (screens); longer lists of choices with explanations are
// Columns of options.
#pragma once

#include "kit/names.h"

#include <span>

namespace kit {

struct Choice {
    Text words{};
    Command command{};
    Icon icon{};
    bool chosen = false;
    bool enabled = true;
    Text why_not{};
};

// One of several, side by side in equal widths; in as many rows as it takes. ids: id.part("choice", i). `name` says what
// is chosen. Returns the height used, CSS px.
float chooser(Builder& builder, NodeId id, Box box, const Text& name, std::span<const Choice> choices);
float chooser_height(const Env& env, float width, std::span<const Choice> choices);

// One choice as a line of a list, with an explanation below its words. Returns the height used, CSS px.
float option(Builder& builder, NodeId id, Box box, const Choice& choice, const Text& explanation = {});

// On or off: a line of words with a switch at its end. Returns the height used, CSS px.
struct Toggle {
    Text words{};
    Text explanation{};
    Command command{};
    bool on = false;
    bool enabled = true;
    Text why_not{};
};
float toggle(Builder& builder, NodeId id, Box box, const Toggle& toggle);
float toggle_height(const Env& env, float width, const Toggle& toggle);

// Less, a value, more. Names of the two buttons are for screen readers. Height: stepper_height.
struct Stepper {
    Text value{};
    Text less_name{};
    Text more_name{};
    Command less{};
    Command more{};
    bool can_less = true;
    bool can_more = true;
    Text why_not_less{};
    Text why_not_more{};
};
void stepper(Builder& builder, NodeId id, Box box, const Stepper& stepper);
Size stepper_size(const Env& env, const Stepper& stepper);

// A value on a scale. The app fires `command` with a = the value, rounded; see scene::Range for the limits.
void slider(Builder& builder, NodeId id, Box box, const Text& name, const scene::Range& range, Command command);

} // namespace kit

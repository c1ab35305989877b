// A spot where words are typed.
//
// The platform lays a real HTML text field over it, for phones' keyboards, accents and IME. What always holds: Role
// textbox, name = its label, value = what stands in it; typing fires `command` with `words`. Left out: the typing.
#pragma once

#include "kit/names.h"

#include <string>

namespace kit {

struct TextField {
    Text name{}; // its label, for screen readers
    std::string value{};
    Text shown{};       // the value as a Text, e.g. words::plain(value); kit has no words of its own
    Text placeholder{}; // shown in its stead when the value is empty
    Command command{};
    bool enabled = true;
};

void text_field(Builder& builder, NodeId id, Box box, const TextField& field);
// CSS px.
float text_field_height(const Env& env);

} // namespace kit

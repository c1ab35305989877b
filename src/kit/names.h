// The words of scene/ that every part of the kit speaks.
//
// What always holds: names only, nothing of their own. Left out: the kit itself.
#pragma once

#include "scene/builder.h"

namespace kit {

using scene::Align;
using scene::Box;
using scene::Builder;
using scene::Command;
using scene::Env;
using scene::FaceRef;
using scene::Icon;
using scene::Ink;
using scene::Node;
using scene::NodeId;
using scene::Role;
using scene::Size;
using scene::Style;
using text::Text;

} // namespace kit

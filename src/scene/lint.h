// Finds what is wrong with a layout.
//
// For tests: they run it over every view, size of window, text size and language. What always holds: a layout without
// problems gives an empty list; the words of a problem name the Node by its name, zone (hashed) and slot. Checked: ids are
// unique; words fit their boxes and are at least 14 px; nothing leaves the safe area or sticks out of its panel sideways;
// what can be pressed is at least 44 px, has a role and a name, does not lie over another, and says why where it cannot
// be pressed; cards of a fan keep 24 px free; words do not lie over words; in the pseudo-language every word comes from a
// table or is one of `names`. Left out: how it looks.
#pragma once

#include "scene/env.h"
#include "scene/node.h"

#include <span>
#include <string>
#include <vector>

namespace scene {

// `names`: words that are the same in every language, such as the players' names.
std::vector<std::string> lint(const Nodes& nodes, const Env& env, std::span<const std::string> names = {});

} // namespace scene

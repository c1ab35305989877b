// What tests and the page's hook may ask: what is on screen, and whether anything of it is secret.
//
// What always holds: read only, and nothing in an answer is more than is on screen. Left out: acting.
#pragma once

#include "app/model.h"
#include "scene/env.h"
#include "scene/node.h"

#include <string>
#include <string_view>

namespace app {

// See App::report.
std::string report_of(const Model& model, const scene::Nodes& nodes, const text::Language& language);
// See App::leak.
std::string leak_of(const Model& model, const scene::Env& env);
// The Node that "Escape", "Enter" or "1" … "9" presses wherever the focus is; none when no Node does.
scene::NodeId node_for_key(const scene::Nodes& nodes, std::string_view key);

} // namespace app

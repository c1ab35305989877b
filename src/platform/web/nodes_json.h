// The Nodes as JSON: for the mirror (web/mirror.js) and for the tests' hook (web/hook.js).
//
// What always holds: only what the present viewer may know, since a Node holds nothing else. Left out: what the page
// makes of it.
#pragma once

#include "platform/web/json.h"
#include "render/renderer.h"

#include <span>

namespace web {

// What the mirror needs: every Node with a role, under its nearest ancestor with one.
void write_mirror(Json& out, const scene::Nodes& nodes, scene::NodeId focus, const scene::Env& env,
                  const scene::Palette& palette);
// What tests look at: every Node that has a role or accepts a gesture.
void write_hook(Json& out, const scene::Nodes& nodes, const scene::Env& env);
// Every word that is painted now, one a line, on card faces and what is fading away, too.
std::string painted_words(std::span<const scene::Painted> painted, const scene::Env& env);
void write_id(Json& out, scene::NodeId id);

} // namespace web

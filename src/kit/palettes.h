// The house's own colours: the shelf, the setup, everything that belongs to no game.
//
// What always holds: every pair of scene::readable_pairs has a contrast of at least 4.5 : 1. Left out: the games'
// palettes, which lie with their screens.
#pragma once

#include "kit/names.h"

namespace kit {

// Dark walnut under a warm lamp, cream paper.
const scene::Palette& house_palette();

} // namespace kit

// Sounds, computed: one short wave for each app::Sound.
//
// What always holds: samples lie within −1 … 1 and end in silence; the same sound is the same samples. Left out:
// playing them (the platforms), when to play (app, games).
#pragma once

#include "app/device.h"

#include <vector>

namespace sound {

inline constexpr int rate = 32000;

// Mono, `rate` samples a second; empty for Sound::none.
std::vector<float> synthesise(app::Sound sound);

} // namespace sound

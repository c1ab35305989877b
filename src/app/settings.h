// What a player set, and the group that played last: kept on the device between visits.
//
// What always holds: reading never fails; what is damaged or from a later version is taken as never set. Left out:
// where the bytes are kept (device.h), the screen (screens/settings.cpp).
#pragma once

#include "engine/codec.h"
#include "session/people.h"

#include <array>
#include <cstdint>

namespace app {

enum class Motion : std::uint8_t { system, full, reduced };

struct Settings {
    std::uint8_t text_size = 0; // of text_scales
    Motion motion = Motion::system;
    bool sound = true;
    bool vibration = true;
    bool left_handed = false;
    bool hold_to_look = true;
    bool high_contrast = false;
    bool developer = false; // shows games made for developers
    bool at_table = false;  // a match was on screen: a reload comes back to it
    friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr std::array<float, 4> text_scales{1.0F, 1.25F, 1.5F, 2.0F};

engine::Bytes write_settings(const Settings& settings);
Settings read_settings(engine::ByteView bytes);

engine::Bytes write_group(const session::People& people);
// Empty when nothing sound was kept.
session::People read_group(engine::ByteView bytes);

} // namespace app

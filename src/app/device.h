// What the app asks of the machine it runs on, and what the machine tells the app. platform/ has one of each: a
// browser page, a desktop window, nothing at all (tests).
//
// What always holds: every call returns at once; answers that take time come back through App. Left out: the GL
// context and the main loop, which are platform's own.
#pragma once

#include "engine/codec.h"
#include "scene/node.h"

#include <cstdint>
#include <string_view>

namespace app {

enum class Sound : std::uint8_t { none, tap, card, shuffle, token, stamp, tick, gong, gavel, applause, sand };

class Device {
  public:
    Device() = default;
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    virtual ~Device() = default;

    // A number nobody can guess, for dealing.
    virtual std::uint64_t seed() = 0;
    // Ask for one frame as soon as the display is ready for it; asking twice is asking once.
    virtual void request_frame() = 0;
    // Ask for a frame at that moment (ms of the app's clock); only the last wish counts, a negative one withdraws it.
    virtual void wake_at(double moment) = 0;

    // Small named records, kept on this device ("match", "settings", "people"). An empty one deletes.
    virtual void keep(std::string_view name, engine::ByteView bytes) = 0;

    // Plays a synthesised sound; never before the first gesture. Samples are made by app/sound.
    virtual void play(Sound sound) = 0;
    virtual void vibrate(int ms) = 0;

    // The present Nodes, for keyboard focus and screen readers; called after each layout that changed them.
    // `focus`: the Node that should have the keyboard now, or none to leave it where it is.
    virtual void mirror(const scene::Nodes& nodes, scene::NodeId focus) = 0;
    // Spoken once by a screen reader.
    virtual void say(std::string_view words) = 0;
    virtual void full_screen() = 0;
    // Shows the licences of all that ships, in a place of the platform's own (a page beside the app).
    virtual void show_licences() = 0;
};

} // namespace app

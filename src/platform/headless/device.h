// A machine without a screen: remembers what the app asked for. Tests and tools run the whole app on it.
//
// What always holds: time is what the caller says; the same calls give the same records. Left out: drawing (take the
// null renderer for that).
#pragma once

#include "app/device.h"

#include <map>
#include <string>
#include <vector>

namespace headless {

class Device final : public app::Device {
  public:
    std::uint64_t seed() override { return next_seed; }
    void request_frame() override { frame_wanted = true; }
    void wake_at(double moment) override { wake = moment; }
    void keep(std::string_view name, engine::ByteView bytes) override;
    void play(app::Sound sound) override { sounds.push_back(sound); }
    void vibrate(int ms) override { vibrations.push_back(ms); }
    void mirror(const scene::Nodes& nodes, scene::NodeId focus) override;
    void say(std::string_view words) override { said.emplace_back(words); }
    void full_screen() override { ++full_screens; }
    void show_licences() override { ++licences; }

    // What to answer.
    std::uint64_t next_seed = 1;

    // What was asked for. Whoever looks may clear it.
    bool frame_wanted = false;
    double wake = -1;
    std::map<std::string, engine::Bytes, std::less<>> records;
    std::vector<app::Sound> sounds;
    std::vector<int> vibrations;
    std::vector<std::string> said;
    scene::Nodes mirrored;
    int mirrors = 0;
    scene::NodeId focused;
    int full_screens = 0;
    int licences = 0;
};

} // namespace headless

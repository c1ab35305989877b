// The desktop as a device: files for records, SDL for sound, a clock that wakes the window.
//
// What always holds: nothing is played before the first press; a record is written whole or not at all. Left out: the
// window and its events (main.cpp).
#pragma once

#include "app/device.h"

#include <SDL.h>
#include <map>
#include <string>

namespace native {

class Device final : public app::Device {
  public:
    Device();
    ~Device() override;
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    std::uint64_t seed() override;
    void request_frame() override { frame_wanted = true; }
    void wake_at(double moment) override { wake = moment; }
    void keep(std::string_view name, engine::ByteView bytes) override;
    void play(app::Sound sound) override;
    void vibrate(int /*ms*/) override {}
    // The window walks the Nodes itself; only a wish for the focus is kept.
    void mirror(const scene::Nodes& nodes, scene::NodeId focus) override;
    void say(std::string_view words) override;
    void full_screen() override { ++full_screen_wishes; }
    void show_licences() override;

    [[nodiscard]] engine::Bytes kept(std::string_view name) const;
    void first_gesture() { may_sound_ = true; }

    bool frame_wanted = true;
    double wake = -1;
    scene::NodeId focused;
    int full_screen_wishes = 0;

  private:
    [[nodiscard]] std::string path(std::string_view name) const;
    std::string folder_;
    SDL_AudioDeviceID audio_ = 0;
    bool may_sound_ = false;
    std::map<app::Sound, std::vector<float>> waves_;
};

} // namespace native

// The app: everything between what a player does and what is painted, on any device.
//
// It owns the present screen, the match, the settings, and the picture. What always holds: a tap, a key and a click on
// the mirror become the same Command; nothing is laid out or drawn unless something changed; whatever changes the
// viewer drops drafts, motion, hover and the mirror. Left out: windows, browsers and clocks (platform/), pixels
// (render/).
#pragma once

#include "app/device.h"
#include "render/renderer.h"
#include "scene/gestures.h"

#include <memory>
#include <string>
#include <string_view>

namespace app {

using Pointer = scene::PointerEvent;

class App {
  public:
    // `measure` outlives the app. Records are what the device kept, empty where there was nothing. `language`: see
    // text::Language.
    struct Kept {
        engine::Bytes match;
        engine::Bytes settings;
        engine::Bytes people;
        engine::Bytes own_cards;
    };
    App(Device& device, const scene::Measure& measure, Kept kept, std::string_view language = "en");
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    // Size in CSS px, insets, device px per CSS px. May come at any time; nothing of a drag survives it.
    void resize(scene::Size size, scene::Insets safe, float pixel_ratio);
    // One finger or the mouse; further fingers are the platform's to leave out.
    void pointer(const Pointer& event, double now);
    // The mirror: its element was activated (click, Enter, Space), focused, dropped on, typed into, slid.
    void press(scene::NodeId node, double now);
    void hold(scene::NodeId node, double now);
    void focus(scene::NodeId node, double now);
    void type(scene::NodeId node, std::string words, double now);
    void slide(scene::NodeId node, float value, double now);
    // Escape, Enter and 1–9 that no element took: "Escape", "Enter", "1".
    void key(std::string_view name, double now);
    // What the system asks for by itself: reduced motion, the tab hidden or shown, the back gesture.
    void system_reduced_motion(bool reduced, double now);
    void hidden(double now);
    void shown(double now);
    // False when there was nothing to go back from.
    bool back(double now);
    // Shows the games made for developers, until the setting is switched off again.
    void developer(double now);

    // Lays out if something changed, advances what moves; returns whether something is to be painted now.
    bool update(double now);
    // What to paint at `now`; valid until the next call of anything.
    const std::vector<scene::Painted>& painted(double now);
    [[nodiscard]] const scene::Palette& palette() const;
    [[nodiscard]] const scene::Env& env() const;
    // Another frame is wanted right after this one.
    [[nodiscard]] bool moving(double now) const;

    // For tests and the page's hook; read only.
    [[nodiscard]] const scene::Nodes& nodes() const;
    [[nodiscard]] scene::NodeId hovered() const;
    [[nodiscard]] scene::NodeId pressed() const;
    [[nodiscard]] scene::NodeId focused() const;
    // A line of JSON: screen, game, viewer, a digest of what is on screen, how many actions the match has, whether it
    // is over or behind the blank curtain. Nothing in it is secret.
    [[nodiscard]] std::string report() const;
    // Lays the present screen out again for other states that the present viewer cannot tell from this one, by the
    // engine's own answer, and names the first Node that differs: a leak. "" when there is none.
    [[nodiscard]] std::string leak() const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace app

// What a screen is laid out for: the device, the player's settings, the clock, the language.
//
// What always holds: the same View, local choices and Env give the same Nodes. Left out: how the numbers are found
// (platform/), settings' storage (app/).
#pragma once

#include "scene/geometry.h"
#include "scene/style.h"
#include "text/language.h"

#include <string_view>

namespace scene {

// Measures words as they will be drawn. The renderer's fonts answer; a test can use them without a screen.
class Measure {
  public:
    Measure() = default;
    Measure(const Measure&) = delete;
    Measure& operator=(const Measure&) = delete;
    virtual ~Measure() = default;
    // CSS px of `words` at that size (CSS px), broken into lines when wider than `wrap` (0: never): at spaces,
    // and within a word that is longer than a line.
    [[nodiscard]] virtual Size size(std::string_view words, Style style, float px, float wrap) const = 0;
};

struct Env {
    Size size;            // of the window
    Insets safe;          // of notch and home bar
    float text_scale = 1; // 1 … 2
    float pixel_ratio = 1;
    bool left_handed = false;
    bool reduced_motion = false;
    bool hold_to_look = true; // else a tap
    bool high_contrast = false;
    bool mouse = false; // the last pointer hovers
    double now = 0;     // ms, monotonic
    const text::Language* language = nullptr;
    const Measure* measure = nullptr;

    [[nodiscard]] Box safe_area() const { return Box{0, 0, size.w, size.h}.inset(safe); }
    [[nodiscard]] bool portrait() const { return size.h > size.w; }
    // Narrow or low: a phone.
    [[nodiscard]] bool compact() const { return size.w < 600 || size.h < 480; }
    // CSS px of a style at the player's text size.
    [[nodiscard]] float px(Style style) const { return size_of(style) * text_scale; }
    [[nodiscard]] float line_height(Style style) const { return px(style) * 1.3F; }
    [[nodiscard]] std::string words(const text::Text& text) const { return (*language)(text); }
    [[nodiscard]] Size measured(const text::Text& text, Style style, float wrap = 0) const {
        return measure->size(words(text), style, px(style), wrap);
    }
};

} // namespace scene

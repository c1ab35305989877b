// What the tests of scene/ and kit/ are laid out with: a font whose letters are all half as wide as high.
//
// What always holds: a line is 1.3 times the size high, like the real fonts'. Left out: the real fonts (render/).
#pragma once

#include "scene/env.h"

#include <algorithm>
#include <cmath>

namespace scene_test {

class FakeMeasure : public scene::Measure {
  public:
    [[nodiscard]] scene::Size size(std::string_view words, scene::Style, float px, float wrap) const override {
        const float letter = px * 0.5F;
        float widest = 0;
        float line = 0;
        int lines = 1;
        while (!words.empty()) {
            const std::size_t end = std::min(words.find(' '), words.size());
            const float word = letter * static_cast<float>(letters(words.substr(0, end)));
            const float longer = line > 0 ? line + letter + word : word;
            if (wrap > 0 && line > 0 && longer > wrap) {
                ++lines;
                line = word;
            } else {
                line = longer;
            }
            widest = std::max(widest, line);
            words.remove_prefix(std::min(end + 1, words.size()));
        }
        return {widest, px * 1.3F * static_cast<float>(lines)};
    }

  private:
    static int letters(std::string_view utf8) {
        return static_cast<int>(
            std::ranges::count_if(utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    }
};

inline scene::Env env_of(scene::Size size, float text_scale = 1, std::string_view language = "en") {
    static const FakeMeasure measure;
    static const text::Language english{"en"};
    static const text::Language pseudo{"qps"};
    scene::Env env;
    env.size = size;
    env.text_scale = text_scale;
    env.language = language == "qps" ? &pseudo : &english;
    env.measure = &measure;
    return env;
}

} // namespace scene_test

// Measuring without a screen, and what the renderers measure with.
#include "render/measure.h"

namespace render {

scene::Size FontMeasure::size(std::string_view words, scene::Style style, float px, float wrap) const {
    if (words.empty()) return {};
    shaper_.shape(words, style, px, wrap, scratch_);
    return {scratch_.width, static_cast<float>(scratch_.lines.size()) * Shaper::line_height(px)};
}

namespace {

class OwnMeasure final : public scene::Measure {
  public:
    OwnMeasure(const Fonts& fonts, Scribe* scribe) : fonts_(fonts), shaper_(fonts_, scribe), measure_(shaper_) {}
    [[nodiscard]] scene::Size size(std::string_view words, scene::Style style, float px, float wrap) const override {
        return measure_.size(words, style, px, wrap);
    }

  private:
    FontBook fonts_;
    Shaper shaper_;
    FontMeasure measure_;
};

} // namespace

std::unique_ptr<scene::Measure> make_measure(const Fonts& fonts, Scribe* scribe) {
    return std::make_unique<OwnMeasure>(fonts, scribe);
}

} // namespace render

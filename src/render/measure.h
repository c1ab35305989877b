// scene::Measure on a Shaper that somebody else owns.
//
// What always holds: what it measures is what the painter draws, both shape with the same Shaper. Left out: fonts.
#pragma once

#include "render/shaper.h"

namespace render {

class FontMeasure final : public scene::Measure {
  public:
    explicit FontMeasure(const Shaper& shaper) : shaper_(shaper) {}
    [[nodiscard]] scene::Size size(std::string_view words, scene::Style style, float px, float wrap) const override;

  private:
    const Shaper& shaper_;
    mutable Lines scratch_;
};

} // namespace render

// Our fonts on Dear ImGui's atlas: which glyphs there are, how wide, and where their pictures lie.
//
// Sizes here are of the em square, as in CSS, not ImGui's line height. Widths scale linearly with the size, so that a
// text breaks into the same lines at every pixel ratio; pictures are baked at whole device px and are as sharp as the
// screen. What always holds: a Glyph is valid until the atlas changes (`generation`), so whoever keeps one across
// frames looks it up again. Left out: lines and words (shaper.h), textures (backend.h).
#pragma once

#include "render/renderer.h"

#include <array>
#include <memory>

struct ImFont;
struct ImFontAtlas;
struct ImTextureData;

namespace render {

// A glyph's picture: the quad relative to the pen on the baseline, device px, and where it lies in the atlas.
struct Glyph {
    float x0 = 0;
    float y0 = 0;
    float x1 = 0;
    float y1 = 0;
    float u0 = 0;
    float v0 = 0;
    float u1 = 0;
    float v1 = 0;
    bool visible = false;
};

class FontBook {
  public:
    enum class Face : std::uint8_t { text, bold, display, icons };

    explicit FontBook(const Fonts& fonts);
    ~FontBook();
    FontBook(const FontBook&) = delete;
    FontBook& operator=(const FontBook&) = delete;

    static Face face_of(scene::Style style);

    [[nodiscard]] bool has(Face face, std::uint32_t code) const;
    // Width in em.
    [[nodiscard]] float advance(Face face, std::uint32_t code) const;
    // `px`: whole device px.
    [[nodiscard]] Glyph glyph(Face face, std::uint32_t code, int px);
    // Icons live at a lower place in the font than in scene::Icon, so that ImGui's tables by code point stay small.
    [[nodiscard]] Glyph icon(scene::Icon icon, int px) { return glyph(Face::icons, icon.code - 0xE000U + 0x100U, px); }

    // Once before each frame; lets go of what was not used for long.
    void new_frame();
    // The atlas' pixels: one byte a pixel. Another generation is another picture, with every glyph elsewhere.
    [[nodiscard]] ImTextureData& texture();
    [[nodiscard]] int generation() const;

  private:
    struct Slot {
        ImFont* font = nullptr;
        mutable std::array<float, 0x250> widths{}; // of the common code points, em; negative: not asked yet
    };
    std::unique_ptr<ImFontAtlas> atlas_;
    std::array<Slot, 4> slots_;
    int frame_ = 0;
};

// One code point of UTF-8 from the front of `words`, which gets shorter; U+FFFD for what is not UTF-8.
std::uint32_t take_code(std::string_view& words);

} // namespace render

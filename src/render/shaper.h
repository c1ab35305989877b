// Words to lines of glyphs: breaking, widths, alignment. Measuring and drawing both ask here, so they agree.
//
// What always holds: the same words, style, size and width give the same lines at every pixel ratio. Lines break at
// spaces and at line feeds, never within a word. What our fonts lack is kept together as a Foreign piece, which the
// platform draws (scribe.h). Left out: textures, colours.
#pragma once

#include "render/fonts.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace render {

// A picture that the platform drew: its measures in em of the size it was drawn at.
struct Foreign {
    float width = 0;
    float height = 0;
    float baseline = 0;
};

// Where the platform's drawing of foreign words is measured and remembered.
class ForeignWords {
  public:
    explicit ForeignWords(Scribe* scribe) : scribe_(scribe) {}
    [[nodiscard]] Foreign measure(std::string_view words) const;

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view words) const { return std::hash<std::string_view>{}(words); }
    };
    Scribe* scribe_;
    mutable std::unordered_map<std::string, Foreign, Hash, std::equal_to<>> known_;
};

// Everything in px of the size asked for; x from the line's left, before alignment.
struct Placed {
    float x = 0;
    std::uint32_t code = 0;    // 0: foreign
    std::uint32_t foreign = 0; // index into Lines::foreign
};

struct Line {
    std::uint32_t first = 0; // of the placed
    std::uint32_t count = 0;
    float width = 0;
};

struct Lines {
    std::vector<Placed> placed;
    std::vector<Line> lines;
    std::vector<std::string> foreign;
    float width = 0;
    void clear();
};

class Shaper {
  public:
    Shaper(const FontBook& fonts, Scribe* scribe) : fonts_(fonts), foreign_(scribe) {}

    // Lines of at most `wrap` (0: as long as they like), broken at spaces; within a word only where that is longer than a
    // line, after its hyphen if it has one. Reuses the memory of `out`.
    void shape(std::string_view words, scene::Style style, float px, float wrap, Lines& out) const;
    [[nodiscard]] Foreign foreign(std::string_view words) const { return foreign_.measure(words); }
    // Height of a line, px.
    static float line_height(float px) { return px * 1.3F; }

  private:
    struct Piece {
        std::string_view words;
        float width = 0;
        bool foreign = false;
    };
    [[nodiscard]] Piece take_word(std::string_view& words, FontBook::Face face, float px) const;
    [[nodiscard]] Piece shortened(const Piece& word, FontBook::Face face, float px, float most) const;
    void put(const Piece& piece, FontBook::Face face, float px, float x, Lines& out) const;

    const FontBook& fonts_;
    ForeignWords foreign_;
};

} // namespace render

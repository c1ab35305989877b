// The one kind of thing that is drawn: a rotated quad with a mode, and lists of it in the order of painting.
//
// Shapes, glyphs, cards and shadows are all Quads, so that a whole screen is a few draw calls: a Batch starts a new
// call only where a card needs a texture that does not fit beside those already bound. What always holds: coordinates
// are device px, y downwards; colours are premultiplied. Left out: what a Quad means for a Paint (painter.h), GL.
#pragma once

#include "scene/geometry.h"
#include "scene/style.h"

#include <array>
#include <cstdint>
#include <vector>

namespace render {

// Kept in step with shaders/quad.*.glsl.
enum class Mode : std::uint8_t {
    glyph,   // the glyph atlas' coverage in `fill`; uv: its place
    box,     // a rounded rectangle; uv: radius, edge width, sheen, –
    shadow,  // the soft shadow of one; uv: radius, blur, –, –
    picture, // words that the platform drew; uv: its place; extra[0]: 1 keeps the picture's own colours
    card,    // a card's face; uv: width and height used of the layer, radius, darkening; extra: slot, layer
    disc,    // a round piece with a rim; uv: –, rim width, –, –
    arrow,   // a triangle pointing right
    sand,    // a sand timer; uv: share run down, is running, time in s, line width
};

struct Quad {
    std::array<float, 4> place{};          // centre, half size
    std::array<float, 4> turn{1, 0, 0, 0}; // cosine, sine, room for soft edges, mode
    std::array<float, 4> uv{};
    std::array<float, 4> clip{-1e6F, -1e6F, 1e6F, 1e6F};
    std::array<float, 2> extra{};
    std::array<std::uint8_t, 4> fill{};
    std::array<std::uint8_t, 4> edge{};
};
static_assert(sizeof(Quad) == 80);

// Card textures that one draw call can see at once.
inline constexpr int face_slots = 2;

// Which of the shaders a call needs. Cards and sand take much work for a dot of the screen; what is neither is not to
// pay for it.
enum class Shading : std::uint8_t { plain, cards, sand };

struct Call {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    Shading shading = Shading::plain;
    std::array<int, face_slots> sheets{-1, -1}; // FaceCache's sheets; -1: none
    std::uint32_t last_card = 0;                // behind the last card
};

class Batch {
  public:
    void clear();
    void add(const Quad& quad);
    // A card whose face lies in that layer of that sheet.
    void add_card(Quad quad, int sheet, int layer);
    [[nodiscard]] const std::vector<Quad>& quads() const { return quads_; }
    [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }

  private:
    int slot_of(int sheet);
    Call& begin(Shading shading);
    std::vector<Quad> quads_;
    std::vector<Call> calls_;
};

// Premultiplied, with `opacity` on top.
std::array<std::uint8_t, 4> premultiplied(scene::Colour colour, float opacity);

} // namespace render

// What the renderer needs of a graphics library: two of them exist, OpenGL (gl_backend.cpp) and none at all
// (null_backend.cpp), so that what would be drawn can be counted without a screen.
//
// What always holds: calls come between frames or within one draw; sheets are named by numbers that the caller gives
// out. After `reset` everything must be handed over anew. Left out: deciding what is drawn.
#pragma once

#include "render/batch.h"

#include <cstddef>
#include <memory>

namespace render {

// Part of a picture: `pixels` points at the part's first pixel, rows lie `pitch` bytes apart.
struct Pixels {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    const unsigned char* pixels = nullptr;
    int pitch = 0;
};

// What the table's shader needs to know; drawn once into a texture and then shown.
struct Table {
    int width = 0;
    int height = 0;
    float ratio = 1;
    float lamp_x = 0;
    float lamp_y = 0;
    float reach = 1;
    scene::Material material = scene::Material::felt;
    scene::Colour far;
    scene::Colour near;
    scene::Colour accent;
    friend bool operator==(const Table&, const Table&) = default;
};

class Backend {
  public:
    Backend() = default;
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;
    virtual ~Backend() = default;

    // Forget everything: the context is new. `lost`: there is none to give anything back to.
    virtual void reset(bool lost) = 0;
    // The glyph atlas: one byte a pixel. A `size` of 0 keeps the texture's size.
    virtual void glyph_size(int width, int height) = 0;
    virtual void glyphs(const Pixels& part) = 0;
    // Words that the platform drew: four bytes a pixel.
    virtual void picture_size(int width, int height) = 0;
    virtual void pictures(const Pixels& part) = 0;
    // Sheets of card faces.
    virtual void make_sheet(int sheet, int width, int height, int layers) = 0;
    virtual void drop_sheet(int sheet) = 0;
    // Draws `batch` into the top left `width` × `height` of a layer; the rest gets the colour `paper`.
    virtual void draw_face(int sheet, int layer, int width, int height, scene::Colour paper, const Batch& batch) = 0;
    // After the faces of a frame: their smaller copies.
    virtual void finish_sheet(int sheet) = 0;

    // A frame: begin, at most one table, batches.
    virtual void begin(int width, int height, scene::Colour ground) = 0;
    virtual void table(const Table& table) = 0;
    virtual void draw(const Batch& batch) = 0;

    [[nodiscard]] int calls() const { return calls_; }
    void forget_calls() { calls_ = 0; }

  protected:
    int calls_ = 0;
};

std::unique_ptr<Backend> make_gl_backend();
std::unique_ptr<Backend> make_null_backend();

} // namespace render

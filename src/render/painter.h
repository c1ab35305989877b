// From what the director paints to Quads.
//
// What always holds: reads Paint, place, opacity and clip, nothing else of a Node; makes the same Quads for the same
// input at the same `now`; takes no memory once its lists have their size. Left out: textures and calls (renderer.cpp).
#pragma once

#include "render/face_cache.h"
#include "render/label_cache.h"
#include "render/pictures.h"
#include "scene/director.h"

#include <span>

namespace render {

class Painter {
  public:
    Painter(FontBook& fonts, LabelCache& labels, Pictures& pictures, FaceCache& faces)
        : fonts_(fonts),
          labels_(labels),
          pictures_(pictures),
          faces_(faces) {}

    // Fills `batch` and, where a Surface is painted, `table`.
    void frame(std::span<const scene::Painted> painted, const scene::Palette& palette, const scene::Env& env,
               Batch& batch, Table& table);
    // One card face, in a picture of that size.
    void face(const scene::Face& face, int width, int height, const scene::Palette& palette, const scene::Env& env,
              Batch& batch);

  private:
    // Where local px land: a turn about `pivot` (local), which lies at `at` (device px).
    struct Frame {
        scene::Point at;
        scene::Point pivot;
        float cosine = 1;
        float sine = 0;
        float rest = 1;  // device px per local px at rest, which text is set for
        float scale = 1; // on top of it
        float opacity = 1;
        std::array<float, 4> clip{-1e6F, -1e6F, 1e6F, 1e6F};
        float text = 1; // text setting
        [[nodiscard]] bool upright() const { return sine == 0 && scale == 1; }
        [[nodiscard]] scene::Point map(scene::Point local) const;
    };
    static Frame frame_of(const scene::Painted& painted, const scene::Env& env);

    void paint(const scene::Paint& paint, scene::Box box, const Frame& frame, scene::NodeId node);
    void panel(const scene::Panel& panel, scene::Box box, const Frame& frame);
    void disc(const scene::Disc& disc, scene::Box box, const Frame& frame);
    void stroke(const scene::Stroke& stroke, scene::Box box, const Frame& frame);
    void sand(const scene::Sand& sand, scene::Box box, const Frame& frame);
    void label(const scene::Label& label, scene::Box box, const Frame& frame, scene::NodeId node);
    void icon(scene::Icon icon, scene::Ink ink, scene::Box box, const Frame& frame, float opacity);
    void card(const scene::Card& card, const scene::Painted& painted, const Frame& frame);
    void card_side(const scene::FaceRef& side, const scene::Card& card, const scene::Painted& painted,
                   const Frame& frame, float squeeze);
    void chosen_glow(const Quad& shape, float radius, const Frame& frame);
    void set_line(const SetLabel& set, const Line& line, scene::Point origin, const Frame& frame);
    void set_foreign(const std::string& words, const SetLabel& set, scene::Point pen, const Frame& frame);
    // Shadows of a thing `lift` px above what is below it.
    void shadows(const Quad& shape, float radius, float lift, const Frame& frame, float squeeze = 1);
    [[nodiscard]] Quad quad(scene::Box box, const Frame& frame, Mode mode) const;
    [[nodiscard]] std::array<std::uint8_t, 4> colour(scene::Ink ink, float opacity) const;

    FontBook& fonts_;
    LabelCache& labels_;
    Pictures& pictures_;
    FaceCache& faces_;
    SetLabel scratch_;
    // Of the frame that is being painted.
    const scene::Palette* palette_ = nullptr;
    const scene::Env* env_ = nullptr;
    Batch* batch_ = nullptr;
    Table* table_ = nullptr;
    bool in_face_ = false;
};

} // namespace render

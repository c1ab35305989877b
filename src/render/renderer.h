// Draws what the director paints. The only room that knows Dear ImGui and OpenGL.
//
// Fonts, glyphs and measuring come from ImGui; shapes, cards, the sand timer and the table from our shaders. Nearly
// everything on a screen is one kind of instance (a quad with a mode), so that a frame takes a handful of draw calls.
// What always holds: drawing reads Paint alone; sizes of text come from the type scale; card faces are cached as
// textures at the device's own pixel size (at most 64 MB) and rebuilt when size, palette, language or context change.
// Left out: which Nodes there are (scene/), the window and its GL context (platform/).
#pragma once

#include "scene/director.h"
#include "scene/env.h"

#include <memory>
#include <span>

namespace render {

struct Stats {
    int draw_calls = 0;
    int vertices = 0;
    int frames = 0; // drawn since the start
    int faces = 0;  // card faces in the cache
    std::size_t texture_bytes = 0;
};

// Font and picture data, as the build made them. The spans must outlive the renderer.
struct Fonts {
    std::span<const unsigned char> text;      // body
    std::span<const unsigned char> text_bold; // strong
    std::span<const unsigned char> display;   // title, display
    std::span<const unsigned char> icons;
};

// Words that no font of ours has (other scripts, emoji) are drawn by the platform: fills `rgba` (premultiplied,
// `size` large in device px) with `words` at `px` device px, in white where the words have no colour of their own, and
// returns the size; an empty one when it cannot.
struct Drawn {
    int width = 0;
    int height = 0;
    int baseline = 0; // below the top
    std::vector<unsigned char> rgba;
};
class Scribe {
  public:
    Scribe() = default;
    Scribe(const Scribe&) = delete;
    Scribe& operator=(const Scribe&) = delete;
    virtual ~Scribe() = default;
    virtual Drawn draw(std::string_view words, float px) = 0;
};

// Measuring without a screen: ImGui's fonts and no back end. What the layout lint and the headless app use.
std::unique_ptr<scene::Measure> make_measure(const Fonts& fonts, Scribe* scribe);

class Renderer {
  public:
    Renderer() = default;
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;
    virtual ~Renderer() = default;

    // The GL context is new (again): everything on it must be made anew.
    virtual void context_created() = 0;
    virtual void context_lost() = 0;
    // Draws one frame into the current framebuffer of `env.size` × `env.pixel_ratio` device px.
    virtual void draw(std::span<const scene::Painted> painted, const scene::Palette& palette,
                      const scene::Env& env) = 0;
    // Whether something painted moves by itself at that moment (running sand): another frame is wanted.
    [[nodiscard]] virtual bool animates(std::span<const scene::Painted> painted, double now) const = 0;
    [[nodiscard]] virtual const scene::Measure& measure() const = 0;
    [[nodiscard]] virtual const Stats& stats() const = 0;
};

// With OpenGL ES 3.0 / WebGL2 (or desktop OpenGL 3.3); a context must be current.
std::unique_ptr<Renderer> make_gl_renderer(const Fonts& fonts, Scribe* scribe);
// Draws nothing, counts everything: what the GL renderer would submit.
std::unique_ptr<Renderer> make_null_renderer(const Fonts& fonts, Scribe* scribe);

} // namespace render

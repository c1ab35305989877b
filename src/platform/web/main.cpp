// The page's side of the app: a WebGL2 context through SDL, and the functions that web/*.js calls.
//
// SDL makes the window and the context and nothing else here. Pointer events come from the page itself
// (web/pointer.js): SDL hears touch and mouse on separate ways and turns one into the other, and one tap must be one
// action, also when down and up fall into one task. The keyboard belongs to the mirror's elements, so that the browser
// keeps its own keys. There is no main loop: the page calls `frame` when somebody asked for one.
#include "app/app.h"
#include "platform/sound/synth.h"
#include "platform/web/host.h"
#include "platform/web/nodes_json.h"

#include <SDL.h>
#include <emscripten/em_macros.h>

#include <array>

namespace {

class WebScribe final : public render::Scribe {
  public:
    render::Drawn draw(std::string_view words, float px) override {
        const web::WordsSize size = web::draw_words(words, px);
        render::Drawn drawn{size.width, size.height, size.baseline, {}};
        if (size.width <= 0) return drawn;
        drawn.rgba.resize(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4);
        web::take_words(drawn.rgba.data());
        return drawn;
    }
};

class WebDevice final : public app::Device {
  public:
    std::uint64_t seed() override { return web::seed(); }
    void request_frame() override { web::request_frame(); }
    void wake_at(double moment) override { web::wake_at(moment); }
    void keep(std::string_view name, engine::ByteView bytes) override { web::keep(name, bytes.data(), bytes.size()); }
    void play(app::Sound sound) override {
        const int number = static_cast<int>(sound);
        if (!web::has_sound(number)) {
            const std::vector<float> samples = sound::synthesise(sound);
            web::give_sound(number, samples.data(), samples.size(), sound::rate);
        }
        web::play(number);
    }
    void vibrate(int ms) override { web::vibrate(ms); }
    void mirror(const scene::Nodes& nodes, scene::NodeId focus) override;
    void say(std::string_view words) override { web::say(words); }
    void full_screen() override { web::full_screen(); }
    void show_licences() override { web::show_licences(); }

  private:
    web::Json json_;
    std::string last_;
};

// Everything that lives as long as the page.
struct Page {
    std::array<engine::Bytes, 8> given; // fonts, then records, in the order of web/app.js
    WebScribe scribe;
    WebDevice device;
    std::unique_ptr<render::Renderer> renderer;
    std::unique_ptr<app::App> app;
    std::string answer; // to the hook's last question
    bool has_context = true;
    bool redraw = false; // although nothing changed: the canvas was cleared
};

Page& page() {
    static Page the_page;
    return the_page;
}

void WebDevice::mirror(const scene::Nodes& nodes, scene::NodeId focus) {
    const app::App& app = *page().app;
    json_.clear();
    web::write_mirror(json_, nodes, focus, app.env(), app.palette());
    if (json_.text() == last_ && focus.none()) return;
    last_ = json_.text();
    web::mirror(last_);
}

bool make_context() {
    // No keyboard: nothing ever has the focus of this element.
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_EventState(SDL_WINDOWEVENT, SDL_IGNORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
    // The page sets the canvas' size itself.
    SDL_Window* window = SDL_CreateWindow("", 0, 0, 16, 16, SDL_WINDOW_OPENGL);
    return window != nullptr && SDL_GL_CreateContext(window) != nullptr;
}

std::string_view view(const char* words, int size) { return {words, static_cast<std::size_t>(size)}; }

scene::NodeId node(double zone, int slot) { return {static_cast<std::uint32_t>(zone), slot}; }

const char* answer(std::string text) {
    page().answer = std::move(text);
    return page().answer.c_str();
}

} // namespace

extern "C" {

// Room for one of the given things; the page copies it there before `page_start`.
EMSCRIPTEN_KEEPALIVE unsigned char* page_room(int which, int size) {
    engine::Bytes& bytes = page().given[static_cast<std::size_t>(which)];
    bytes.resize(static_cast<std::size_t>(size));
    return bytes.data();
}

// 0 when there is no WebGL2.
EMSCRIPTEN_KEEPALIVE int page_start() {
    Page& p = page();
    if (!make_context()) return 0;
    const render::Fonts fonts{p.given[0], p.given[1], p.given[2], p.given[3]};
    p.renderer = render::make_gl_renderer(fonts, &p.scribe);
    p.app = std::make_unique<app::App>(
        p.device, p.renderer->measure(),
        app::App::Kept{std::move(p.given[4]), std::move(p.given[5]), std::move(p.given[6]), std::move(p.given[7])});
    return 1;
}

EMSCRIPTEN_KEEPALIVE void page_resize(float width, float height, float left, float top, float right, float bottom,
                                      float ratio) {
    page().app->resize({width, height}, {left, top, right, bottom}, ratio);
    page().redraw = true;
    page().device.request_frame();
}

// Returns whether something was drawn.
EMSCRIPTEN_KEEPALIVE int page_frame(double now) {
    Page& p = page();
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    const bool changed = p.app->update(now);
    if (!p.has_context) return 0;
    const std::vector<scene::Painted>& painted = p.app->painted(now);
    const bool animates = p.renderer->animates(painted, now);
    if (p.app->moving(now) || animates) p.device.request_frame();
    if (!changed && !animates && !p.redraw) return 0;
    p.redraw = false;
    scene::Env env = p.app->env();
    env.now = now;
    p.renderer->draw(painted, p.app->palette(), env);
    return 1;
}

EMSCRIPTEN_KEEPALIVE void page_pointer(int what, float x, float y, float wheel, int touch, double now) {
    page().app->pointer({static_cast<app::Pointer::What>(what), {x, y}, wheel, touch != 0}, now);
}

EMSCRIPTEN_KEEPALIVE void page_press(double zone, int slot, double now) { page().app->press(node(zone, slot), now); }
EMSCRIPTEN_KEEPALIVE void page_hold(double zone, int slot, double now) { page().app->hold(node(zone, slot), now); }
EMSCRIPTEN_KEEPALIVE void page_focus(double zone, int slot, double now) { page().app->focus(node(zone, slot), now); }
EMSCRIPTEN_KEEPALIVE void page_slide(double zone, int slot, float value, double now) {
    page().app->slide(node(zone, slot), value, now);
}
EMSCRIPTEN_KEEPALIVE void page_type(double zone, int slot, const char* words, int size, double now) {
    page().app->type(node(zone, slot), std::string{view(words, size)}, now);
}
EMSCRIPTEN_KEEPALIVE void page_key(const char* name, int size, double now) { page().app->key(view(name, size), now); }
EMSCRIPTEN_KEEPALIVE void page_reduced_motion(int reduced, double now) {
    page().app->system_reduced_motion(reduced != 0, now);
}
EMSCRIPTEN_KEEPALIVE void page_hidden(double now) { page().app->hidden(now); }
EMSCRIPTEN_KEEPALIVE void page_shown(double now) {
    page().app->shown(now);
    page().redraw = true;
    page().device.request_frame();
}
EMSCRIPTEN_KEEPALIVE int page_back(double now) { return page().app->back(now) ? 1 : 0; }
EMSCRIPTEN_KEEPALIVE void page_developer(double now) { page().app->developer(now); }

EMSCRIPTEN_KEEPALIVE void page_context_lost() {
    page().has_context = false;
    page().renderer->context_lost();
}
EMSCRIPTEN_KEEPALIVE void page_context_restored() {
    page().has_context = true;
    page().redraw = true;
    page().renderer->context_created();
    page().device.request_frame();
}

// For tests; read only.
EMSCRIPTEN_KEEPALIVE const char* page_nodes() {
    web::Json json;
    web::write_hook(json, page().app->nodes(), page().app->env());
    return answer(json.text());
}
EMSCRIPTEN_KEEPALIVE const char* page_report() { return answer(page().app->report()); }
EMSCRIPTEN_KEEPALIVE const char* page_leak() { return answer(page().app->leak()); }
EMSCRIPTEN_KEEPALIVE const char* page_painted(double now) {
    return answer(web::painted_words(page().app->painted(now), page().app->env()));
}
EMSCRIPTEN_KEEPALIVE const char* page_stats() {
    const render::Stats& stats = page().renderer->stats();
    web::Json json;
    json.open('{').key("frames").number(static_cast<long long>(stats.frames));
    json.key("drawCalls").number(static_cast<long long>(stats.draw_calls));
    json.key("vertices").number(static_cast<long long>(stats.vertices));
    json.key("faces").number(static_cast<long long>(stats.faces));
    json.key("textureBytes").number(static_cast<long long>(stats.texture_bytes)).key("hovered");
    web::write_id(json, page().app->hovered());
    return answer(json.close('}').text());
}

} // extern "C"

int main() { return 0; }

// The same app in a desktop window: SDL2, OpenGL 3.3, the keyboard through scene/focus.h.
#include "app/app.h"
#include "platform/native/device.h"
#include "render/built_in.h"
#include "scene/focus.h"

#include <SDL.h>
#include <algorithm>
#include <cmath>

namespace {

double now() { return static_cast<double>(SDL_GetTicks64()); }

class Window {
  public:
    bool open();
    void run();
    ~Window();
    Window() = default;
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

  private:
    void resize();
    bool wait(SDL_Event& event) const;
    void handle(const SDL_Event& event);
    void key(const SDL_KeyboardEvent& key);
    void arrow(scene::Way way);
    void text(const char* words);
    void erase();
    void finger(const SDL_TouchFingerEvent& finger, app::Pointer::What what);
    void frame();

    SDL_Window* window_ = nullptr;
    SDL_GLContext context_ = nullptr;
    std::unique_ptr<native::Device> device_;
    std::unique_ptr<render::Renderer> renderer_;
    std::unique_ptr<app::App> app_;
    scene::Size size_;
    SDL_FingerID finger_ = -1;
    bool quit_ = false;
    bool redraw_ = true;
};

bool Window::open() {
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    constexpr Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    window_ = SDL_CreateWindow("Sobremesa", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 720, flags);
    if (window_ == nullptr) return false;
    context_ = SDL_GL_CreateContext(window_);
    if (context_ == nullptr) return false;
    SDL_GL_SetSwapInterval(1);
    device_ = std::make_unique<native::Device>();
    renderer_ = render::make_gl_renderer(render::built_in_fonts(), nullptr);
    app_ = std::make_unique<app::App>(*device_, renderer_->measure(),
                                      app::App::Kept{device_->kept("match"), device_->kept("settings"),
                                                     device_->kept("people"), device_->kept("own_cards")});
    resize();
    return true;
}

Window::~Window() {
    app_.reset();
    renderer_.reset();
    device_.reset();
    if (context_ != nullptr) SDL_GL_DeleteContext(context_);
    if (window_ != nullptr) SDL_DestroyWindow(window_);
    SDL_Quit();
}

void Window::resize() {
    int width = 0;
    int height = 0;
    int pixels = 0;
    SDL_GetWindowSize(window_, &width, &height);
    SDL_GL_GetDrawableSize(window_, &pixels, nullptr);
    size_ = {static_cast<float>(width), static_cast<float>(height)};
    app_->resize(size_, {}, static_cast<float>(pixels) / std::max(1.0F, size_.w));
    redraw_ = true;
}

// Sleeps until something happens or the app wants to wake; false when it was time alone.
bool Window::wait(SDL_Event& event) const {
    if (device_->frame_wanted || redraw_) return SDL_PollEvent(&event) != 0;
    if (device_->wake < 0) return SDL_WaitEvent(&event) != 0;
    const double left = std::clamp(device_->wake - now(), 0.0, 60000.0);
    return SDL_WaitEventTimeout(&event, static_cast<int>(std::ceil(left))) != 0;
}

void Window::run() {
    while (!quit_) {
        SDL_Event event;
        if (wait(event)) {
            do handle(event);
            while (SDL_PollEvent(&event) != 0);
        }
        frame();
    }
}

void Window::frame() {
    if (device_->full_screen_wishes > 0) {
        const bool full = (SDL_GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
        SDL_SetWindowFullscreen(window_, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
        device_->full_screen_wishes = 0;
    }
    const double time = now();
    if (device_->wake >= 0 && time >= device_->wake) device_->wake = -1;
    device_->frame_wanted = false;
    const bool changed = app_->update(time);
    const auto& painted = app_->painted(time);
    const bool animates = renderer_->animates(painted, time);
    if (animates || app_->moving(time)) device_->frame_wanted = true;
    if (!changed && !animates && !redraw_) return;
    redraw_ = false;
    scene::Env env = app_->env();
    env.now = time;
    renderer_->draw(painted, app_->palette(), env);
    SDL_GL_SwapWindow(window_);
}

void Window::finger(const SDL_TouchFingerEvent& finger, app::Pointer::What what) {
    // The first finger that is down is the only one.
    if (what == app::Pointer::What::down && finger_ == -1) finger_ = finger.fingerId;
    if (finger.fingerId != finger_) return;
    app_->pointer({what, {finger.x * size_.w, finger.y * size_.h}, 0, true}, now());
    if (what == app::Pointer::What::up) finger_ = -1;
}

void Window::handle(const SDL_Event& event) {
    using What = app::Pointer::What;
    const auto mouse = [&](What what, int x, int y, float wheel = 0) {
        app_->pointer({what, {static_cast<float>(x), static_cast<float>(y)}, wheel, false}, now());
    };
    switch (event.type) {
    case SDL_QUIT: quit_ = true; break;
    case SDL_MOUSEMOTION: mouse(What::move, event.motion.x, event.motion.y); break;
    case SDL_MOUSEBUTTONDOWN:
        device_->first_gesture();
        if (event.button.button == SDL_BUTTON_LEFT) mouse(What::down, event.button.x, event.button.y);
        break;
    case SDL_MOUSEBUTTONUP:
        if (event.button.button == SDL_BUTTON_LEFT) mouse(What::up, event.button.x, event.button.y);
        break;
    case SDL_MOUSEWHEEL: mouse(What::wheel, event.wheel.mouseX, event.wheel.mouseY, -40 * event.wheel.preciseY); break;
    case SDL_FINGERDOWN: device_->first_gesture(), finger(event.tfinger, What::down); break;
    case SDL_FINGERMOTION: finger(event.tfinger, What::move); break;
    case SDL_FINGERUP: finger(event.tfinger, What::up); break;
    case SDL_KEYDOWN: device_->first_gesture(), key(event.key); break;
    case SDL_TEXTINPUT: text(event.text.text); break;
    case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) resize();
        if (event.window.event == SDL_WINDOWEVENT_EXPOSED) redraw_ = true;
        if (event.window.event == SDL_WINDOWEVENT_LEAVE) mouse(What::leave, 0, 0);
        if (event.window.event == SDL_WINDOWEVENT_MINIMIZED) app_->hidden(now());
        if (event.window.event == SDL_WINDOWEVENT_RESTORED) app_->shown(now());
        break;
    default: break;
    }
}

void Window::arrow(scene::Way way) {
    const scene::Node* held = scene::find(app_->nodes(), device_->focused);
    if (held != nullptr && held->role == scene::Role::slider) {
        const float step = way == scene::Way::left || way == scene::Way::down ? -held->range.step : held->range.step;
        app_->slide(held->id, std::clamp(held->range.value + step, held->range.least, held->range.most), now());
        return;
    }
    device_->focused = scene::neighbour(app_->nodes(), device_->focused, way);
    app_->focus(device_->focused, now());
}

void Window::key(const SDL_KeyboardEvent& key) {
    const bool shift = (key.keysym.mod & KMOD_SHIFT) != 0;
    const scene::Node* held = scene::find(app_->nodes(), device_->focused);
    const bool typing = held != nullptr && held->role == scene::Role::textbox;
    switch (key.keysym.sym) {
    case SDLK_TAB:
        device_->focused = scene::next_stop(app_->nodes(), device_->focused, shift);
        return app_->focus(device_->focused, now());
    case SDLK_LEFT: return arrow(scene::Way::left);
    case SDLK_RIGHT: return arrow(scene::Way::right);
    case SDLK_UP: return arrow(scene::Way::up);
    case SDLK_DOWN: return arrow(scene::Way::down);
    case SDLK_BACKSPACE: return typing ? erase() : void();
    case SDLK_ESCAPE: return app_->key("Escape", now());
    case SDLK_SPACE:
    case SDLK_RETURN:
        if (typing || (key.repeat != 0)) return;
        if (held != nullptr) return shift ? app_->hold(held->id, now()) : app_->press(held->id, now());
        return app_->key("Enter", now());
    default:
        if (!typing && key.keysym.sym >= SDLK_1 && key.keysym.sym <= SDLK_9 && key.repeat == 0) {
            const char digit = static_cast<char>('1' + (key.keysym.sym - SDLK_1));
            app_->key({&digit, 1}, now());
        }
    }
}

void Window::text(const char* words) {
    const scene::Node* held = scene::find(app_->nodes(), device_->focused);
    if (held != nullptr && held->role == scene::Role::textbox) app_->type(held->id, held->value + words, now());
}

// The last code point of what stands in the field.
void Window::erase() {
    const scene::Node* held = scene::find(app_->nodes(), device_->focused);
    std::string words = held->value;
    while (!words.empty() && (static_cast<unsigned char>(words.back()) & 0xC0U) == 0x80U) words.pop_back();
    if (!words.empty()) words.pop_back();
    app_->type(held->id, words, now());
}

} // namespace

int main(int /*argc*/, char** /*argv*/) {
    Window window;
    if (!window.open()) {
        SDL_LogError(SDL_LOG_CATEGORY_APPLICATION, "No window with OpenGL 3.3: %s", SDL_GetError());
        return 1;
    }
    window.run();
    return 0;
}

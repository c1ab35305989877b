// The smallest page that Dear ImGui and SDL2 make: a window with a line of text, with the flags of ours. What our own
// page's bytes and times are held beside.
#include <SDL.h>
#include <SDL_opengles2.h>
#include <backends/imgui_impl_opengl3.h>
#include <backends/imgui_impl_sdl2.h>
#include <emscripten.h>
#include <imgui.h>

namespace {

SDL_Window* window = nullptr;

void frame() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) ImGui_ImplSDL2_ProcessEvent(&event);
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGui::NewFrame();
    ImGui::Begin("Bare");
    ImGui::TextUnformatted("A page");
    ImGui::End();
    ImGui::Render();
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    // The moment that is measured: something is on screen.
    EM_ASM({
        if (!window['firstFrame']) window['firstFrame'] = performance.now();
    });
}

} // namespace

int main() {
    SDL_Init(SDL_INIT_VIDEO);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    window = SDL_CreateWindow("Bare", 0, 0, 390, 844, SDL_WINDOW_OPENGL);
    SDL_GL_CreateContext(window);
    ImGui::CreateContext();
    ImGui_ImplSDL2_InitForOpenGL(window, nullptr);
    ImGui_ImplOpenGL3_Init("#version 300 es");
    emscripten_set_main_loop(frame, 0, true);
}

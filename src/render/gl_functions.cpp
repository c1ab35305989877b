// Looks the desktop's OpenGL functions up.
#include "render/gl.h"

#ifndef __EMSCRIPTEN__

#include <SDL.h>

namespace render {

namespace gl {
// NOLINTNEXTLINE(bugprone-macro-parentheses): a declared name cannot stand in them
#define SOBREMESA_GL_DEFINE(name) decltype(name) name = nullptr;
SOBREMESA_GL_FUNCTIONS(SOBREMESA_GL_DEFINE)
#undef SOBREMESA_GL_DEFINE
} // namespace gl

bool load_gl() {
    bool complete = true;
#define SOBREMESA_GL_LOAD(name)                                                                                        \
    gl::name = reinterpret_cast<decltype(gl::name)>(SDL_GL_GetProcAddress("gl" #name));                                \
    complete = complete && gl::name != nullptr;
    SOBREMESA_GL_FUNCTIONS(SOBREMESA_GL_LOAD)
#undef SOBREMESA_GL_LOAD
    return complete;
}

} // namespace render

#endif

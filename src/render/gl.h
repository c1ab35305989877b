// OpenGL's functions: WebGL2's as the browser has them, a desktop's looked up through SDL.
//
// What always holds: `load_gl` comes first. Left out: everything that our two programs do not call.
#pragma once

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#define GL_GLEXT_PROTOTYPES // for the functions' types; the functions themselves are looked up
#include <SDL_opengl.h>
#endif

namespace render {

#ifdef __EMSCRIPTEN__
inline bool load_gl() { return true; }
inline constexpr const char* glsl_version = "#version 300 es\n";
#else
// False when a function is missing.
bool load_gl();
inline constexpr const char* glsl_version = "#version 330\n";
namespace gl {
// clang-format off
#define SOBREMESA_GL_FUNCTIONS(X) \
    X(ActiveTexture) X(AttachShader) X(BindBuffer) X(BindFramebuffer) X(BindTexture) X(BindVertexArray) \
    X(BlendFunc) X(BlitFramebuffer) X(BufferData) X(Clear) X(ClearColor) X(CompileShader) X(CreateProgram) X(CreateShader) \
    X(DeleteShader) X(DeleteTextures) X(Disable) X(DrawArrays) X(DrawArraysInstanced) X(Enable) \
    X(EnableVertexAttribArray) X(FramebufferTexture2D) X(FramebufferTextureLayer) X(GenBuffers) \
    X(GenFramebuffers) X(GenTextures) X(GenVertexArrays) X(GenerateMipmap) X(GetUniformLocation) X(LinkProgram) \
    X(PixelStorei) X(ShaderSource) X(TexImage2D) X(TexImage3D) X(TexParameteri) X(TexSubImage2D) X(Uniform1i) \
    X(Uniform2f) X(Uniform3f) X(Uniform4f) X(UseProgram) X(VertexAttribDivisor) X(VertexAttribPointer) \
    X(Viewport)
// clang-format on
// NOLINTNEXTLINE(bugprone-macro-parentheses): a declared name cannot stand in them
#define SOBREMESA_GL_DECLARE(name) extern decltype(&::gl##name) name;
SOBREMESA_GL_FUNCTIONS(SOBREMESA_GL_DECLARE)
#undef SOBREMESA_GL_DECLARE
} // namespace gl
#define glActiveTexture render::gl::ActiveTexture
#define glAttachShader render::gl::AttachShader
#define glBindBuffer render::gl::BindBuffer
#define glBindFramebuffer render::gl::BindFramebuffer
#define glBindTexture render::gl::BindTexture
#define glBindVertexArray render::gl::BindVertexArray
#define glBlendFunc render::gl::BlendFunc
#define glBlitFramebuffer render::gl::BlitFramebuffer
#define glBufferData render::gl::BufferData
#define glClear render::gl::Clear
#define glClearColor render::gl::ClearColor
#define glCompileShader render::gl::CompileShader
#define glCreateProgram render::gl::CreateProgram
#define glCreateShader render::gl::CreateShader
#define glDeleteShader render::gl::DeleteShader
#define glDeleteTextures render::gl::DeleteTextures
#define glDisable render::gl::Disable
#define glDrawArrays render::gl::DrawArrays
#define glDrawArraysInstanced render::gl::DrawArraysInstanced
#define glEnable render::gl::Enable
#define glEnableVertexAttribArray render::gl::EnableVertexAttribArray
#define glFramebufferTexture2D render::gl::FramebufferTexture2D
#define glFramebufferTextureLayer render::gl::FramebufferTextureLayer
#define glGenBuffers render::gl::GenBuffers
#define glGenFramebuffers render::gl::GenFramebuffers
#define glGenTextures render::gl::GenTextures
#define glGenVertexArrays render::gl::GenVertexArrays
#define glGenerateMipmap render::gl::GenerateMipmap
#define glGetUniformLocation render::gl::GetUniformLocation
#define glLinkProgram render::gl::LinkProgram
#define glPixelStorei render::gl::PixelStorei
#define glShaderSource render::gl::ShaderSource
#define glTexImage2D render::gl::TexImage2D
#define glTexImage3D render::gl::TexImage3D
#define glTexParameteri render::gl::TexParameteri
#define glTexSubImage2D render::gl::TexSubImage2D
#define glUniform1i render::gl::Uniform1i
#define glUniform2f render::gl::Uniform2f
#define glUniform3f render::gl::Uniform3f
#define glUniform4f render::gl::Uniform4f
#define glUseProgram render::gl::UseProgram
#define glVertexAttribDivisor render::gl::VertexAttribDivisor
#define glVertexAttribPointer render::gl::VertexAttribPointer
#define glViewport render::gl::Viewport
#endif

} // namespace render

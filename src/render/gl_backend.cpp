// The backend on OpenGL ES 3.0, WebGL2 and desktop OpenGL 3.3.
#include "render/backend.h"
#include "render/gl.h"
#include "render/shaders.h"

#include <algorithm>
#include <initializer_list>
#include <unordered_map>

namespace render {

namespace {

constexpr int glyph_unit = face_slots;
constexpr int picture_unit = face_slots + 1;
constexpr int table_unit = face_slots + 2; // only while the table's texture is made

// A shader may be made of several files.
GLuint compiled(GLenum kind, std::initializer_list<const char*> parts) {
    const GLuint shader = glCreateShader(kind);
    std::array<const char*, 4> source{glsl_version};
    std::ranges::copy(parts, source.begin() + 1);
    glShaderSource(shader, static_cast<GLsizei>(parts.size() + 1), source.data(), nullptr);
    glCompileShader(shader);
    return shader;
}

GLuint program_of(const char* vertex, std::initializer_list<const char*> fragment) {
    const GLuint program = glCreateProgram();
    for (const GLuint shader : {compiled(GL_VERTEX_SHADER, {vertex}), compiled(GL_FRAGMENT_SHADER, fragment)}) {
        glAttachShader(program, shader);
        glDeleteShader(shader); // with the program
    }
    glLinkProgram(program);
    return program;
}

GLuint texture_of(int unit, GLenum target, GLint shrinking) {
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(target, texture);
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, shrinking);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(target, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(target, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    return texture;
}

class GlBackend final : public Backend {
  public:
    GlBackend() { make_programs(); }

    void reset(bool lost) override;
    void glyph_size(int width, int height) override;
    void glyphs(const Pixels& part) override { upload(glyph_unit, glyphs_, part, GL_RED, 1); }
    void picture_size(int width, int height) override;
    void pictures(const Pixels& part) override { upload(picture_unit, pictures_, part, GL_RGBA, 4); }
    void make_sheet(int sheet, int width, int height, int layers) override;
    void drop_sheet(int sheet) override;
    void draw_face(int sheet, int layer, int width, int height, scene::Colour paper, const Batch& batch) override;
    void finish_sheet(int sheet) override;
    void begin(int width, int height, scene::Colour ground) override;
    void table(const Table& table) override;
    void draw(const Batch& batch) override;

  private:
    struct Sheet {
        GLuint texture = 0;
        int width = 0;
        int height = 0;
    };
    void make_programs();
    void render_table(const Table& table);
    void submit(const Batch& batch, float width, float height, float direction);
    void point_at(std::uint32_t first) const;
    static void upload(int unit, GLuint texture, const Pixels& part, GLenum format, int bytes);

    struct Program {
        GLuint name = 0;
        GLint view = -1;
    };
    [[nodiscard]] static Program quad_program(std::initializer_list<const char*> fragment);
    std::array<Program, 3> programs_; // by Shading
    GLuint table_program_ = 0;
    GLuint array_ = 0;
    GLuint empty_array_ = 0;
    GLuint buffer_ = 0;
    GLuint frame_ = 0;       // for drawing faces
    GLuint table_frame_ = 0; // holds the table's texture
    GLuint glyphs_ = 0;
    GLuint pictures_ = 0;
    GLuint table_texture_ = 0;
    Table drawn_;
    std::unordered_map<int, Sheet> sheets_;
    int width_ = 0;
    int height_ = 0;
};

GlBackend::Program GlBackend::quad_program(std::initializer_list<const char*> fragment) {
    Program program{program_of(shader::quad_vert, fragment)};
    const auto at = [&](const char* name) { return glGetUniformLocation(program.name, name); };
    program.view = at("u_view");
    glUseProgram(program.name);
    glUniform1i(at("u_face0"), 0);
    glUniform1i(at("u_face1"), 1);
    glUniform1i(at("u_glyphs"), glyph_unit);
    glUniform1i(at("u_pictures"), picture_unit);
    return program;
}

void GlBackend::make_programs() {
    load_gl();
    programs_ = {quad_program({shader::quad_head, shader::quad_plain, shader::quad_frag}),
                 quad_program({shader::quad_head, shader::quad_plain, shader::card_frag}),
                 quad_program({shader::quad_head, shader::sand_frag})};
    table_program_ = program_of(shader::screen_vert, {shader::table_frag});

    glGenVertexArrays(1, &array_);
    glGenVertexArrays(1, &empty_array_);
    glGenBuffers(1, &buffer_);
    glGenFramebuffers(1, &frame_);
    glGenFramebuffers(1, &table_frame_);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    for (GLuint i = 0; i < 7; ++i) {
        glEnableVertexAttribArray(i);
        glVertexAttribDivisor(i, 1);
    }
    glDisable(GL_DEPTH_TEST);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    picture_size(1, 1);
}

void GlBackend::reset(bool lost) {
    // What a lost context held is gone by itself; names of it mean nothing in the new one.
    sheets_.clear();
    glyphs_ = pictures_ = table_texture_ = 0;
    drawn_ = {};
    if (!lost) make_programs();
}

void GlBackend::upload(int unit, GLuint texture, const Pixels& part, GLenum format, int bytes) {
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, part.pitch / bytes);
    glTexSubImage2D(GL_TEXTURE_2D, 0, part.x, part.y, part.width, part.height, format, GL_UNSIGNED_BYTE, part.pixels);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
}

void GlBackend::glyph_size(int width, int height) {
    if (glyphs_ != 0) glDeleteTextures(1, &glyphs_);
    glyphs_ = texture_of(glyph_unit, GL_TEXTURE_2D, GL_LINEAR);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, nullptr);
}

void GlBackend::picture_size(int width, int height) {
    if (pictures_ != 0) glDeleteTextures(1, &pictures_);
    pictures_ = texture_of(picture_unit, GL_TEXTURE_2D, GL_LINEAR);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
}

void GlBackend::make_sheet(int sheet, int width, int height, int layers) {
    Sheet made{texture_of(0, GL_TEXTURE_2D_ARRAY, GL_LINEAR_MIPMAP_LINEAR), width, height};
    glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, GL_RGBA8, width, height, layers, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    // Four levels: cards are seldom drawn at less than a quarter of their resting size.
    glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MAX_LEVEL, 3);
    sheets_[sheet] = made;
}

void GlBackend::drop_sheet(int sheet) {
    glDeleteTextures(1, &sheets_[sheet].texture);
    sheets_.erase(sheet);
}

void GlBackend::draw_face(int sheet, int layer, int width, int height, scene::Colour paper, const Batch& batch) {
    const Sheet& held = sheets_[sheet];
    // A texture that is drawn into must not be bound for reading.
    for (int unit = 0; unit < face_slots; ++unit) {
        glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
        glBindTexture(GL_TEXTURE_2D_ARRAY, 0);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glFramebufferTextureLayer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, held.texture, 0, layer);
    // Paper beyond the face, too: smaller copies and soft edges read a little of it.
    glViewport(0, 0, held.width, held.height);
    const auto part = [](std::uint8_t channel) { return static_cast<float>(channel) / 255; };
    glClearColor(part(paper.r), part(paper.g), part(paper.b), 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glViewport(0, 0, width, height);
    submit(batch, static_cast<float>(width), static_cast<float>(height), 1);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

void GlBackend::finish_sheet(int sheet) {
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D_ARRAY, sheets_[sheet].texture);
    glGenerateMipmap(GL_TEXTURE_2D_ARRAY);
}

void GlBackend::begin(int width, int height, scene::Colour ground) {
    width_ = width;
    height_ = height;
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, width, height);
    const auto part = [](std::uint8_t channel) { return static_cast<float>(channel) / 255; };
    glClearColor(part(ground.r), part(ground.g), part(ground.b), 1);
    glClear(GL_COLOR_BUFFER_BIT);
}

void GlBackend::render_table(const Table& table) {
    if (table_texture_ != 0) glDeleteTextures(1, &table_texture_);
    table_texture_ = texture_of(table_unit, GL_TEXTURE_2D, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, table.width, table.height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glBindTexture(GL_TEXTURE_2D, 0);
    glBindFramebuffer(GL_FRAMEBUFFER, table_frame_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, table_texture_, 0);
    glDisable(GL_BLEND);
    glBindVertexArray(empty_array_);
    glUseProgram(table_program_);
    const auto at = [&](const char* name) { return glGetUniformLocation(table_program_, name); };
    const auto colour = [&](const char* name, scene::Colour c) {
        glUniform3f(at(name), static_cast<float>(c.r) / 255, static_cast<float>(c.g) / 255,
                    static_cast<float>(c.b) / 255);
    };
    glUniform4f(at("u_size"), static_cast<float>(table.width) / table.ratio,
                static_cast<float>(table.height) / table.ratio, table.ratio, table.reach);
    glUniform2f(at("u_lamp"), table.lamp_x / table.ratio, table.lamp_y / table.ratio);
    colour("u_far", table.far);
    colour("u_near", table.near);
    colour("u_accent", table.accent);
    glUniform1i(at("u_material"), static_cast<int>(table.material));
    glDrawArrays(GL_TRIANGLES, 0, 3);
    ++calls_;
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    drawn_ = table;
}

// Copied, not drawn: cheaper for every chip, and much cheaper for those that are none.
void GlBackend::table(const Table& table) {
    if (!(table == drawn_)) render_table(table);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, table_frame_);
    glBlitFramebuffer(0, 0, width_, height_, 0, 0, width_, height_, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    ++calls_;
}

void GlBackend::draw(const Batch& batch) { submit(batch, static_cast<float>(width_), static_cast<float>(height_), -1); }

// Attributes of the quads from `first` on: WebGL2 has no base instance.
void GlBackend::point_at(std::uint32_t first) const {
    const auto at = [&](std::size_t offset) {
        // OpenGL's pointers into a buffer are offsets.
        return reinterpret_cast<const void*>(first * sizeof(Quad) + offset); // NOLINT(performance-no-int-to-ptr)
    };
    const auto floats = [&](GLuint index, GLint count, std::size_t offset) {
        glVertexAttribPointer(index, count, GL_FLOAT, GL_FALSE, sizeof(Quad), at(offset));
    };
    const auto bytes = [&](GLuint index, std::size_t offset) {
        glVertexAttribPointer(index, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(Quad), at(offset));
    };
    floats(0, 4, offsetof(Quad, place));
    floats(1, 4, offsetof(Quad, turn));
    floats(2, 4, offsetof(Quad, uv));
    floats(3, 4, offsetof(Quad, clip));
    floats(4, 2, offsetof(Quad, extra));
    bytes(5, offsetof(Quad, fill));
    bytes(6, offsetof(Quad, edge));
}

void GlBackend::submit(const Batch& batch, float width, float height, float direction) {
    if (batch.quads().empty()) return;
    glEnable(GL_BLEND);
    glBindVertexArray(array_);
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(batch.quads().size() * sizeof(Quad)), batch.quads().data(),
                 GL_STREAM_DRAW);
    for (const Call& call : batch.calls()) {
        const Program& program = programs_[static_cast<std::size_t>(call.shading)];
        glUseProgram(program.name);
        glUniform4f(program.view, width, height, direction, 0);
        for (int slot = 0; slot < face_slots; ++slot) {
            const auto found = sheets_.find(call.sheets[static_cast<std::size_t>(slot)]);
            if (found == sheets_.end()) continue;
            glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(slot));
            glBindTexture(GL_TEXTURE_2D_ARRAY, found->second.texture);
        }
        point_at(call.first);
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(call.count));
        ++calls_;
    }
}

} // namespace

std::unique_ptr<Backend> make_gl_backend() { return std::make_unique<GlBackend>(); }

} // namespace render

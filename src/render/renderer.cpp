// The renderer over any backend: keeps textures in step with what the painter asked for, and counts.
#include "render/backend.h"
#include "render/imgui.h"
#include "render/measure.h"
#include "render/painter.h"

#include <cmath>

namespace render {

namespace {

class BackendRenderer final : public Renderer {
  public:
    BackendRenderer(const Fonts& fonts, Scribe* scribe, std::unique_ptr<Backend> backend)
        : backend_(std::move(backend)),
          fonts_(fonts),
          shaper_(fonts_, scribe),
          measure_(shaper_),
          labels_(shaper_),
          pictures_(scribe, *backend_),
          faces_(*backend_),
          painter_(fonts_, labels_, pictures_, faces_) {}

    void context_created() override { forget(false); }
    void context_lost() override { forget(true); }
    void draw(std::span<const scene::Painted> painted, const scene::Palette& palette, const scene::Env& env) override;
    [[nodiscard]] bool animates(std::span<const scene::Painted> painted, double now) const override;
    [[nodiscard]] const scene::Measure& measure() const override { return measure_; }
    [[nodiscard]] const Stats& stats() const override { return stats_; }

  private:
    void forget(bool lost);
    void notice_changes(const scene::Palette& palette, const scene::Env& env);
    void build(std::span<const scene::Painted> painted, const scene::Palette& palette, const scene::Env& env);
    void draw_faces(const scene::Palette& palette, const scene::Env& env);
    void upload_glyphs();
    [[nodiscard]] Table table(const scene::Palette& palette, const scene::Env& env) const;

    std::unique_ptr<Backend> backend_;
    FontBook fonts_;
    Shaper shaper_;
    FontMeasure measure_;
    LabelCache labels_;
    Pictures pictures_;
    FaceCache faces_;
    Painter painter_;
    Batch batch_;
    Batch face_batch_;
    Table table_;
    // What the card faces were drawn for.
    scene::Palette palette_;
    std::string language_;
    int uploaded_ = 0; // generation of the glyph atlas on the other side; 0: none
    std::vector<int> touched_;
    Stats stats_;
};

void BackendRenderer::forget(bool lost) {
    backend_->reset(lost);
    faces_.clear(true);
    pictures_.forget();
    uploaded_ = 0;
}

// Faces know neither palette nor language by themselves.
void BackendRenderer::notice_changes(const scene::Palette& palette, const scene::Env& env) {
    const std::string_view language = env.language != nullptr ? env.language->code() : std::string_view{};
    if (palette_.colours == palette.colours && language_ == language) return;
    palette_ = palette;
    language_ = language;
    faces_.clear(false);
}

Table BackendRenderer::table(const scene::Palette& palette, const scene::Env& env) const {
    Table table = table_;
    table.width = static_cast<int>(std::lround(env.size.w * env.pixel_ratio));
    table.height = static_cast<int>(std::lround(env.size.h * env.pixel_ratio));
    table.ratio = env.pixel_ratio;
    table.material = palette.material;
    table.far = palette[scene::Ink::table];
    table.near = palette[scene::Ink::lamp];
    table.accent = palette[scene::Ink::accent];
    return table;
}

void BackendRenderer::build(std::span<const scene::Painted> painted, const scene::Palette& palette,
                            const scene::Env& env) {
    batch_.clear();
    table_.width = 0;
    painter_.frame(painted, palette, env, batch_, table_);
}

void BackendRenderer::draw_faces(const scene::Palette& palette, const scene::Env& env) {
    touched_.clear();
    for (const FaceCache::Wanted& wanted : faces_.wanted()) {
        // Setting a text may move the atlas under the glyphs that were set before it: then once more.
        int before = 0;
        do {
            before = fonts_.generation() + pictures_.generation();
            face_batch_.clear();
            painter_.face(*wanted.face, wanted.where.width, wanted.where.height, palette, env, face_batch_);
        } while (before != fonts_.generation() + pictures_.generation());
        upload_glyphs();
        const FaceCache::Where& at = wanted.where;
        backend_->draw_face(at.sheet, at.layer, at.width, at.height, palette[wanted.face->paper], face_batch_);
        if (std::ranges::find(touched_, at.sheet) == touched_.end()) touched_.push_back(at.sheet);
    }
    for (const int sheet : touched_) backend_->finish_sheet(sheet);
    faces_.wanted().clear();
}

void BackendRenderer::upload_glyphs() {
    ImTextureData& texture = fonts_.texture();
    const auto part = [&](const ImTextureRect& r) {
        return Pixels{
            r.x, r.y, r.w, r.h, static_cast<const unsigned char*>(texture.GetPixelsAt(r.x, r.y)), texture.GetPitch()};
    };
    if (uploaded_ != fonts_.generation()) {
        backend_->glyph_size(texture.Width, texture.Height);
        backend_->glyphs({0, 0, texture.Width, texture.Height, texture.Pixels, texture.GetPitch()});
        uploaded_ = fonts_.generation();
    } else if (texture.Status == ImTextureStatus_WantUpdates) {
        for (const ImTextureRect& rect : texture.Updates) backend_->glyphs(part(rect));
    }
    // ImGui keeps one TexID per texture and asserts on it; ours has no use for it.
    texture.SetTexID(1);
    texture.SetStatus(ImTextureStatus_OK);
    texture.Updates.resize(0);
}

void BackendRenderer::draw(std::span<const scene::Painted> painted, const scene::Palette& palette,
                           const scene::Env& env) {
    fonts_.new_frame();
    labels_.new_frame();
    faces_.new_frame();
    backend_->forget_calls();
    notice_changes(palette, env);
    int before = 0;
    do {
        before = fonts_.generation() + pictures_.generation();
        build(painted, palette, env);
        draw_faces(palette, env);
    } while (before != fonts_.generation() + pictures_.generation());
    upload_glyphs();

    const Table asked = table(palette, env);
    backend_->begin(asked.width, asked.height, asked.far);
    if (table_.width != 0) backend_->table(asked);
    backend_->draw(batch_);
    ++stats_.frames;
    stats_.draw_calls = backend_->calls();
    stats_.vertices = static_cast<int>(batch_.quads().size()) * 4;
    stats_.faces = faces_.count();
    stats_.texture_bytes = faces_.bytes();
}

bool BackendRenderer::animates(std::span<const scene::Painted> painted, double now) const {
    return std::ranges::any_of(painted, [&](const scene::Painted& one) {
        const auto* sand = std::get_if<scene::Sand>(&one.node->paint);
        return sand != nullptr && sand->length > 0 && sand->paused_at < 0 && now < sand->started + sand->length;
    });
}

} // namespace

std::unique_ptr<Renderer> make_gl_renderer(const Fonts& fonts, Scribe* scribe) {
    return std::make_unique<BackendRenderer>(fonts, scribe, make_gl_backend());
}

std::unique_ptr<Renderer> make_null_renderer(const Fonts& fonts, Scribe* scribe) {
    return std::make_unique<BackendRenderer>(fonts, scribe, make_null_backend());
}

} // namespace render

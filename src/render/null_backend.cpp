// Draws nothing and counts the calls.
#include "render/backend.h"

namespace render {

namespace {

class NullBackend final : public Backend {
  public:
    void reset(bool /*lost*/) override {}
    void glyph_size(int /*width*/, int /*height*/) override {}
    void glyphs(const Pixels& /*part*/) override {}
    void picture_size(int /*width*/, int /*height*/) override {}
    void pictures(const Pixels& /*part*/) override {}
    void make_sheet(int /*sheet*/, int /*width*/, int /*height*/, int /*layers*/) override {}
    void drop_sheet(int /*sheet*/) override {}
    void draw_face(int /*sheet*/, int /*layer*/, int /*width*/, int /*height*/, scene::Colour /*paper*/,
                   const Batch& batch) override {
        calls_ += static_cast<int>(batch.calls().size());
    }
    void finish_sheet(int /*sheet*/) override {}
    void begin(int /*width*/, int /*height*/, scene::Colour /*ground*/) override {}
    void table(const Table& /*table*/) override { ++calls_; }
    void draw(const Batch& batch) override { calls_ += static_cast<int>(batch.calls().size()); }
};

} // namespace

std::unique_ptr<Backend> make_null_backend() { return std::make_unique<NullBackend>(); }

} // namespace render

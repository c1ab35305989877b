#include "render/fonts.h"

#include "render/imgui.h"

#include <cmath>
#include <limits>

namespace render {

namespace {

// Above this size ImGui only measures (IMGUI_FONT_SIZE_THRESHOLD_FOR_LOADADVANCEXONLYMODE) and bakes nothing.
constexpr float measuring_size = 256;
constexpr int largest_bake = 512;

ImFont* add(ImFontAtlas& atlas, std::span<const unsigned char> data) {
    if (data.empty()) return nullptr;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.SizePixels = -16; // negative: sizes are of the em
    config.PixelSnapH = false;
    // ImGui scales its limit of widths by a size over this negative one: the limit has to be negative too.
    config.GlyphMaxAdvanceX = -std::numeric_limits<float>::max();
    // The atlas only reads the font; its interface is older than const.
    void* bytes = const_cast<unsigned char*>(data.data());
    return atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(data.size()), config.SizePixels, &config);
}

} // namespace

FontBook::FontBook(const Fonts& fonts) : atlas_(std::make_unique<ImFontAtlas>()) {
    atlas_->TexDesiredFormat = ImTextureFormat_Alpha8;
    atlas_->Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
    atlas_->TexMinWidth = 512;
    atlas_->TexMinHeight = 512;
    atlas_->TexMaxWidth = 4096;
    atlas_->TexMaxHeight = 4096;
    atlas_->RendererHasTextures = true;
    slots_[0].font = add(*atlas_, fonts.text);
    slots_[1].font = add(*atlas_, fonts.text_bold);
    slots_[2].font = add(*atlas_, fonts.display);
    slots_[3].font = add(*atlas_, fonts.icons);
    for (Slot& slot : slots_) slot.widths.fill(-1);
    new_frame();
}

FontBook::~FontBook() = default;

FontBook::Face FontBook::face_of(scene::Style style) {
    switch (style) {
    case scene::Style::small:
    case scene::Style::body: return Face::text;
    case scene::Style::strong: return Face::bold;
    case scene::Style::title:
    case scene::Style::display: return Face::display;
    }
    return Face::text;
}

bool FontBook::has(Face face, std::uint32_t code) const {
    ImFont* font = slots_[static_cast<std::size_t>(face)].font;
    return font != nullptr && code <= IM_UNICODE_CODEPOINT_MAX && font->IsGlyphInFont(static_cast<ImWchar>(code));
}

float FontBook::advance(Face face, std::uint32_t code) const {
    const Slot& slot = slots_[static_cast<std::size_t>(face)];
    if (slot.font == nullptr) return 0.5F;
    if (code < slot.widths.size() && slot.widths[code] >= 0) return slot.widths[code];
    const float width =
        slot.font->GetFontBaked(measuring_size, 1)->GetCharAdvance(static_cast<ImWchar>(code)) / measuring_size;
    if (code < slot.widths.size()) slot.widths[code] = width;
    return width;
}

Glyph FontBook::glyph(Face face, std::uint32_t code, int px) {
    ImFont* font = slots_[static_cast<std::size_t>(face)].font;
    if (font == nullptr || px <= 0) return {};
    const int baked_px = std::min(px, largest_bake);
    ImFontBaked* baked = font->GetFontBaked(static_cast<float>(baked_px), 1);
    const ImFontGlyph* found = baked->FindGlyph(static_cast<ImWchar>(code));
    if (found == nullptr || !found->Visible) return {};
    const float scale = static_cast<float>(px) / static_cast<float>(baked_px);
    const float ascent = std::round(baked->Ascent);
    return {found->X0 * scale,
            (found->Y0 - ascent) * scale,
            found->X1 * scale,
            (found->Y1 - ascent) * scale,
            found->U0,
            found->V0,
            found->U1,
            found->V1,
            true};
}

void FontBook::new_frame() { ImFontAtlasUpdateNewFrame(atlas_.get(), ++frame_, true); }

ImTextureData& FontBook::texture() { return *atlas_->TexData; }

int FontBook::generation() const { return atlas_->TexData->UniqueID; }

std::uint32_t take_code(std::string_view& words) {
    unsigned int code = 0;
    const int taken = ImTextCharFromUtf8(&code, words.data(), words.data() + words.size());
    words.remove_prefix(static_cast<std::size_t>(std::max(taken, 1)));
    return code;
}

} // namespace render

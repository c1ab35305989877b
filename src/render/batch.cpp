#include "render/batch.h"

#include <algorithm>
#include <cmath>

namespace render {

void Batch::clear() {
    quads_.clear();
    calls_.clear();
}

void Batch::add(const Quad& quad) {
    if (calls_.empty()) calls_.push_back({});
    quads_.push_back(quad);
    ++calls_.back().count;
}

int Batch::slot_of(int sheet) {
    if (calls_.empty()) calls_.push_back({});
    auto& sheets = calls_.back().sheets;
    for (int slot = 0; slot < face_slots; ++slot) {
        int& held = sheets[static_cast<std::size_t>(slot)];
        if (held == -1) held = sheet;
        if (held == sheet) return slot;
    }
    calls_.push_back({static_cast<std::uint32_t>(quads_.size()), 0, {sheet, -1, -1, -1}});
    return 0;
}

void Batch::add_card(Quad quad, int sheet, int layer) {
    quad.extra = {static_cast<float>(slot_of(sheet)), static_cast<float>(layer)};
    add(quad);
}

std::array<std::uint8_t, 4> premultiplied(scene::Colour colour, float opacity) {
    const float alpha = static_cast<float>(colour.a) / 255 * std::clamp(opacity, 0.0F, 1.0F);
    const auto part = [&](std::uint8_t channel) {
        return static_cast<std::uint8_t>(std::lround(static_cast<float>(channel) * alpha));
    };
    return {part(colour.r), part(colour.g), part(colour.b), static_cast<std::uint8_t>(std::lround(alpha * 255))};
}

} // namespace render

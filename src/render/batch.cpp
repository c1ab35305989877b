#include "render/batch.h"

#include <algorithm>
#include <cmath>

namespace render {

namespace {
constexpr std::uint32_t most_between_cards = 12;
} // namespace

void Batch::clear() {
    quads_.clear();
    calls_.clear();
}

Call& Batch::begin(Shading shading) {
    calls_.push_back({static_cast<std::uint32_t>(quads_.size()), 0, shading});
    return calls_.back();
}

void Batch::add(const Quad& quad) {
    const Shading own = quad.turn[3] == static_cast<float>(Mode::sand) ? Shading::sand : Shading::plain;
    if (calls_.empty() || (own == Shading::sand) != (calls_.back().shading == Shading::sand)) begin(own);
    Call& call = calls_.back();
    quads_.push_back(quad);
    ++call.count;
    // A few shadows between two cards may go with them; a whole panel behind the last card goes by itself.
    if (call.shading != Shading::cards || call.count - call.last_card < most_between_cards) return;
    const std::uint32_t rest = call.count - call.last_card;
    call.count = call.last_card;
    calls_.push_back({call.first + call.count, rest, Shading::plain});
}

int Batch::slot_of(int sheet) {
    if (calls_.empty() || calls_.back().shading != Shading::cards) begin(Shading::cards);
    auto& sheets = calls_.back().sheets;
    for (int slot = 0; slot < face_slots; ++slot) {
        int& held = sheets[static_cast<std::size_t>(slot)];
        if (held == -1) held = sheet;
        if (held == sheet) return slot;
    }
    begin(Shading::cards).sheets[0] = sheet;
    return 0;
}

void Batch::add_card(Quad quad, int sheet, int layer) {
    quad.extra = {static_cast<float>(slot_of(sheet)), static_cast<float>(layer)};
    quads_.push_back(quad);
    Call& call = calls_.back();
    call.last_card = ++call.count;
}

std::array<std::uint8_t, 4> premultiplied(scene::Colour colour, float opacity) {
    const float alpha = static_cast<float>(colour.a) / 255 * std::clamp(opacity, 0.0F, 1.0F);
    const auto part = [&](std::uint8_t channel) {
        return static_cast<std::uint8_t>(std::lround(static_cast<float>(channel) * alpha));
    };
    return {part(colour.r), part(colour.g), part(colour.b), static_cast<std::uint8_t>(std::lround(alpha * 255))};
}

} // namespace render

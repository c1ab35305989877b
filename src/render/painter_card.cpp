// The painter's half for cards.
#include "render/painter.h"

#include <cmath>
#include <numbers>

namespace render {

using scene::Ink;

namespace {

constexpr float pi = std::numbers::pi_v<float>;
constexpr float thickness = 1.3F; // CSS px
constexpr float resting_lift = 1.2F;

} // namespace

void Painter::card(const scene::Card& card, const scene::Painted& painted, const Frame& frame) {
    const float turned = std::clamp(painted.place.flip, 0.0F, 1.0F);
    const bool face_up = turned < 0.5F && card.face != nullptr;
    const scene::FaceRef& side = face_up ? card.face : card.back;
    if (side == nullptr || side->size.w <= 0 || painted.box.w <= 0) return;
    card_side(side, card, painted, frame, std::abs(std::cos(pi * turned)));
}

void Painter::chosen_glow(const Quad& shape, float radius, const Frame& frame) {
    Quad glow = shape;
    const float blur = 14 * frame.rest;
    glow.uv = {radius + blur * 0.5F, blur, 0, 0};
    glow.turn[2] = blur;
    glow.turn[3] = static_cast<float>(Mode::shadow);
    glow.fill = colour(Ink::accent, 0.85F * frame.opacity);
    batch_->add(glow);
    Quad ring = shape;
    const float width = 2.5F * frame.rest;
    ring.place[2] += width;
    ring.place[3] += width;
    ring.uv = {radius + width, 0, 0, 0};
    ring.turn[3] = static_cast<float>(Mode::box);
    ring.fill = colour(Ink::accent, frame.opacity);
    batch_->add(ring);
}

void Painter::card_side(const scene::FaceRef& side, const scene::Card& card, const scene::Painted& painted,
                        const Frame& frame, float squeeze) {
    // The texture has the size of the resting card, whatever the card's size on its way: every dot of it is one of the
    // screen. Cards that rest at an angle need finer ones where the screen is coarse.
    const scene::Box& rest = painted.node->box;
    const float fine = painted.node->place.angle != 0 && frame.rest < 2 ? 2.0F : 1.0F;
    const int width = std::max(1, static_cast<int>(std::lround(rest.w * frame.rest * fine)));
    const int height = std::max(1, static_cast<int>(std::lround(rest.h * frame.rest * fine)));
    Quad shape = quad(painted.box, frame, Mode::card);
    const float radius = side->radius * painted.box.w / side->size.w * frame.rest * frame.scale;
    // What turns over rises while it does.
    const float lift = resting_lift + painted.place.lift + (1 - squeeze) * 10;
    shadows(shape, radius, lift, frame, squeeze);
    shape.place[2] *= std::max(squeeze, 0.02F);

    if (card.chosen) chosen_glow(shape, radius, frame);
    Quad edge = shape;
    edge.place[1] += thickness * frame.rest;
    edge.uv = {radius, 0, 0, 0};
    edge.turn[3] = static_cast<float>(Mode::box);
    scene::Colour under = (*palette_)[side->edge];
    const auto darker = [](std::uint8_t channel) { return static_cast<std::uint8_t>(channel * 13 / 20); };
    under = {darker(under.r), darker(under.g), darker(under.b), 255};
    edge.fill = premultiplied(under, frame.opacity);
    batch_->add(edge);

    const FaceCache::Where where = faces_.find(side, width, height);
    shape.uv = {where.part_x, where.part_y, radius, (1 - squeeze) * 0.35F + (card.dim ? 0.36F : 0.0F)};
    shape.fill = {255, 255, 255, static_cast<std::uint8_t>(std::lround(255 * std::clamp(frame.opacity, 0.0F, 1.0F)))};
    batch_->add_card(shape, where.sheet, where.layer);
}

} // namespace render

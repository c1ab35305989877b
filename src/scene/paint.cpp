#include "scene/paint.h"

#include <algorithm>

namespace scene {
namespace {

bool same(const FaceRef& a, const FaceRef& b) { return a == b || (a != nullptr && b != nullptr && *a == *b); }

} // namespace

float label_px(const Label& label, float text_scale) {
    return size_of(label.style) * label.zoom * (label.fixed ? 1 : text_scale);
}

float least_shrink(const Label& label, float text_scale) {
    constexpr float least = 0.7F;
    return label.shrink ? std::min(1.0F, std::max(least, least_px / label_px(label, text_scale))) : 1;
}

bool operator==(const Face& a, const Face& b) {
    return a.size == b.size && a.radius == b.radius && a.paper == b.paper && a.edge == b.edge && a.items == b.items;
}

bool operator==(const Card& a, const Card& b) {
    return a.dim == b.dim && a.chosen == b.chosen && same(a.face, b.face) && same(a.back, b.back);
}

} // namespace scene

#include "scene/paint.h"

namespace scene {
namespace {

bool same(const FaceRef& a, const FaceRef& b) { return a == b || (a != nullptr && b != nullptr && *a == *b); }

} // namespace

bool operator==(const Face& a, const Face& b) {
    return a.size == b.size && a.radius == b.radius && a.paper == b.paper && a.edge == b.edge && a.items == b.items;
}

bool operator==(const Card& a, const Card& b) {
    return a.dim == b.dim && a.chosen == b.chosen && same(a.face, b.face) && same(a.back, b.back);
}

} // namespace scene

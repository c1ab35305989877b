// The box on the shelf: gold against silver, a drop, an eye and a flame between them.
#include "games/eternamente_temporario/ui/faces.h"
#include "games/eternamente_temporario/ui/screen.h"

#include "scene/icons.h"

namespace eternamente_temporario {

namespace {

scene::FaceRef art_face(scene::Size size, scene::Ink paper, scene::Icon icon, scene::Ink ink) {
    scene::Face face;
    face.size = size;
    face.radius = size.w * 0.1F;
    face.paper = paper;
    const float side = size.w * 0.66F;
    face.items.push_back({scene::Box{0, 0, size.w, size.h}.centred({side, side}), scene::Picture{icon, ink, 1}, 0});
    return std::make_shared<const scene::Face>(std::move(face));
}

} // namespace

void Screen::box_art(scene::Builder& out, scene::Box area) {
    const scene::NodeId id = scene::id("et_art");
    const float height = area.h * 0.72F;
    const scene::Size size{height / 1.4F, height};
    const scene::Box middle = area.centred({size.w * 3.2F, height});
    const auto card = [&](int place, scene::FaceRef face) {
        const auto number = static_cast<float>(place);
        const scene::Box box{middle.x + number * size.w * 0.55F, middle.y, size.w, size.h};
        scene::Node& node = out.add(id.part("card", place), box, scene::Card{std::move(face), {}});
        node.place.angle = 0.11F * (number - 2);
        node.place.lift = 4 + number;
        node.state.overlap = true;
        node.state.decoration = true;
        node.z += place;
    };
    card(0, department_face(size, Team::customer_service));
    for (const Suit suit : suits)
        card(1 + static_cast<int>(suit), art_face(size, scene::Ink::card, icon_of(suit), ink_of(suit)));
    card(4, department_face(size, Team::collections));
}

} // namespace eternamente_temporario

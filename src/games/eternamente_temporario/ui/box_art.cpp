// The box on the shelf: sun against moon, a drop, an eye and a flame between them.
#include "games/eternamente_temporario/ui/faces.h"
#include "games/eternamente_temporario/ui/screen.h"

#include "kit/card.h"
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
    // The night that the cards lie in: the shelf has colours of its own.
    scene::Panel night;
    night.fill = scene::Ink::second;
    night.radius = 10;
    out.add(id, area, night);
    const float width = std::min(area.h * 0.62F / kit::card_ratio, area.w * 0.26F);
    const scene::Size size{width, width * kit::card_ratio};
    const scene::Box middle = area.centred({size.w * 3.2F, size.h});
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
    card(0, art_face(size, scene::Ink::accent, icon_of(Team::customer_service), scene::Ink::on_accent));
    card(1, art_face(size, scene::Ink::card, icon_of(Suit::sadness), scene::Ink::suit_2));
    card(2, art_face(size, scene::Ink::card, icon_of(Suit::fear), scene::Ink::suit_4));
    card(3, art_face(size, scene::Ink::card, icon_of(Suit::anger), scene::Ink::suit_1));
    card(4, art_face(size, scene::Ink::muted, icon_of(Team::collections), scene::Ink::table));
}

} // namespace eternamente_temporario

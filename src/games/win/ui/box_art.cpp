// The box on the shelf: a spot light, white against black, and the word between.
#include "games/win/ui/screen.h"

#include "games/win/words.h"
#include "scene/icons.h"

namespace win {

namespace {

scene::FaceRef side(bool white, scene::Icon icon) {
    scene::Face face;
    face.size = {100, 130};
    face.radius = 10;
    face.paper = white ? scene::Ink::first : scene::Ink::second;
    face.edge = scene::Ink::accent;
    face.items.push_back(
        {{16, 28, 68, 68}, scene::Picture{icon, white ? scene::Ink::on_first : scene::Ink::on_second, 1}, 0});
    return std::make_shared<const scene::Face>(std::move(face));
}

} // namespace

void Screen::box_art(scene::Builder& out, scene::Box area) {
    const scene::NodeId id = scene::id("win_art");
    scene::Panel stage;
    stage.fill = scene::Ink::second;
    stage.radius = 10;
    out.add(id, area, stage);
    out.begin(id);
    const float height = area.h * 0.78F;
    const float width = height / 1.3F;
    const scene::Box middle = area.centred({width * 2.3F, height});
    for (const bool white : {true, false}) {
        const float x = white ? middle.x : middle.right() - width;
        scene::Node& card = out.add(id.part("side", white ? 0 : 1), {x, middle.y, width, height},
                                    scene::Card{side(white, white ? icon::art_white : icon::art_black), nullptr});
        card.place.angle = white ? -0.12F : 0.12F;
        card.place.lift = 8;
        card.state.overlap = true;
        card.state.decoration = true;
    }
    const float badge = height * 0.44F;
    scene::Disc disc;
    disc.fill = scene::Ink::accent;
    disc.rim = scene::Ink::on_accent;
    disc.lift = 10;
    scene::Node& node = out.add(id.part("badge"), area.centred({badge, badge}), disc);
    node.state.overlap = true;
    scene::Label word;
    word.text = words::versus_sign();
    word.style = scene::Style::title;
    word.ink = scene::Ink::on_accent;
    word.align = scene::Align::centre;
    word.fixed = true;
    word.shrink = true;
    scene::Node& label = out.add(id.part("word"), area.centred({badge, badge}), word);
    label.state.overlap = true;
    label.z += 1;
    out.end();
}

} // namespace win

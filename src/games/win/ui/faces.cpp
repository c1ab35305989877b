#include "games/win/ui/faces.h"

#include "games/win/words.h"
#include "scene/icons.h"

namespace win {

namespace {

using scene::Box;
using scene::Ink;

scene::Label print(text::Text words, scene::Style style, Ink ink, float zoom, int lines) {
    scene::Label label;
    label.text = std::move(words);
    label.style = style;
    label.ink = ink;
    label.align = scene::Align::centre;
    label.lines = lines;
    label.zoom = zoom;
    label.fixed = true;
    label.shrink = true;
    return label;
}

scene::Panel frame(Ink edge) {
    scene::Panel panel;
    panel.fill = Ink::none;
    panel.edge = edge;
    panel.edge_width = 1.5F;
    panel.radius = 9;
    return panel;
}

scene::FaceRef made(scene::Face face) { return std::make_shared<const scene::Face>(std::move(face)); }

} // namespace

scene::FaceRef character_face(Character character, bool white) {
    const Ink ink = white ? Ink::on_first : Ink::on_second;
    scene::Face face;
    face.size = character_size;
    face.radius = 14;
    face.paper = white ? Ink::first : Ink::second;
    face.edge = white ? Ink::card_edge : Ink::accent;
    const Box whole{0, 0, character_size.w, character_size.h};
    face.items.push_back({whole.inset(7), frame(white ? Ink::card_edge : Ink::accent), 0});
    face.items.push_back({{34, 18, 92, 92}, scene::Picture{icon::character[character.number], ink, 1}, 0});
    face.items.push_back(
        {{12, 114, 136, 84}, print(words::character(character.number), scene::Style::title, ink, 1, 3), 0});
    return made(std::move(face));
}

scene::FaceRef challenge_face(Challenge challenge) {
    scene::Face face;
    face.size = challenge_size;
    face.radius = 14;
    const Box whole{0, 0, challenge_size.w, challenge_size.h};
    face.items.push_back({whole.inset(6), frame(Ink::card_muted), 0});
    face.items.push_back({{18, 20, 64, 64}, scene::Picture{icon::challenge[challenge.number], Ink::on_card, 1}, 0});
    face.items.push_back({{92, 12, 212, 22}, print(words::challenge_label(), scene::Style::small, Ink::card_muted, 1, 1), 0});
    face.items.push_back(
        {{92, 32, 212, 62}, print(words::challenge(challenge.number), scene::Style::title, Ink::on_card, 1.1F, 2), 0});
    return made(std::move(face));
}

scene::FaceRef character_back(bool white) {
    scene::Face face;
    face.size = character_size;
    face.radius = 14;
    face.paper = white ? Ink::first : Ink::second;
    face.edge = white ? Ink::card_edge : Ink::accent;
    const Ink ink = white ? Ink::on_first : Ink::on_second;
    face.items.push_back({Box{0, 0, character_size.w, character_size.h}.inset(7), frame(face.edge), 0});
    face.items.push_back({{30, 30, 100, 100}, scene::Picture{icon::theatre, ink, 0.85F}, 0});
    face.items.push_back({{14, 140, 132, 44}, print(words::game_name(), scene::Style::display, ink, 1, 1), 0});
    return made(std::move(face));
}

scene::FaceRef challenge_back() {
    scene::Face face;
    face.size = challenge_size;
    face.radius = 14;
    face.paper = Ink::back;
    face.edge = Ink::on_back;
    face.items.push_back({Box{0, 0, challenge_size.w, challenge_size.h}.inset(6), frame(Ink::on_back), 0});
    face.items.push_back({{128, 20, 64, 64}, scene::Picture{icon::question, Ink::on_back, 1}, 0});
    return made(std::move(face));
}

} // namespace win

#include "games/win/ui/faces.h"

#include "games/win/ui/names.h"

#include "games/win/words.h"
#include "scene/icons.h"

#include <algorithm>
#include <cmath>

namespace win {

namespace {

using scene::Box;
using scene::Env;
using scene::Ink;
using scene::Size;

constexpr float least_px = 14;

// Words set for a card of a certain size.
struct Print {
    float px = 0; // 0: they do not fit
    float height = 0;
    int lines = 1;
};

float widest_word(const Env& env, std::string_view words, float px) {
    float widest = 0;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        widest = std::max(widest, env.measure->size(words.substr(0, end), scene::Style::title, px, 0).w);
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return widest;
}

// As large as `most` px, or what fits without breaking a word; nothing smaller than can be read. A word that is longer
// than the card is wide, as a table may write one, is broken after all.
Print fitted(const Env& env, const text::Text& words, float most, Size room) {
    const std::string shown = env.words(words);
    const bool breaks = widest_word(env, shown, least_px) > room.w;
    for (float px = std::max(most, least_px); px >= least_px; px -= 1) {
        const Size size = env.measure->size(shown, scene::Style::title, px, room.w);
        const float line = env.measure->size("x", scene::Style::title, px, 0).h;
        if (size.h <= room.h && (breaks || widest_word(env, shown, px) <= room.w))
            return {px, size.h + 1, std::max(1, static_cast<int>(std::lround(size.h / line)))};
    }
    return {};
}

scene::Label label_of(text::Text words, const Print& print, Ink ink) {
    scene::Label label;
    label.text = std::move(words);
    label.style = scene::Style::title;
    label.ink = ink;
    label.align = scene::Align::centre;
    label.lines = print.lines;
    label.zoom = print.px / scene::size_of(label.style);
    label.fixed = true;
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

scene::Face blank(Size size, float scale) {
    scene::Face face;
    face.size = size;
    face.radius = 14 * scale;
    return face;
}

scene::Face character_blank(Size size, float scale, bool white) {
    scene::Face face = blank(size, scale);
    face.paper = white ? Ink::first : Ink::second;
    face.edge = white ? Ink::card_edge : Ink::accent;
    face.items.push_back({Box{0, 0, size.w, size.h}.inset(7 * scale), frame(face.edge), 0});
    return face;
}

void add_picture(scene::Face& face, Box room, float most, scene::Icon icon, Ink ink) {
    constexpr float least_side = 14;
    const float side = std::min({room.w, room.h, most});
    if (side >= least_side) face.items.push_back({room.centred({side, side}), scene::Picture{icon, ink, 1}, 0});
}

void add_words(scene::Face& face, Box room, text::Text words, const Print& print, Ink ink) {
    if (print.px > 0) face.items.push_back({room, label_of(std::move(words), print, ink), 0});
}

scene::FaceRef made(scene::Face face) { return std::make_shared<const scene::Face>(std::move(face)); }

} // namespace

scene::FaceRef character_face(const Env& env, Size size, const kit::Sitting& sitting, Character character, bool white) {
    const float scale = size.w / character_size.w;
    const Ink ink = white ? Ink::on_first : Ink::on_second;
    scene::Face face = character_blank(size, scale, white);
    Box inside = Box{0, 0, size.w, size.h}.inset(12 * scale, 14 * scale);
    const text::Text name = name_of(sitting, character);
    const Print print = fitted(env, name, 20 * scale, inside.size());
    // The name has the lower half, or more where it needs that.
    const float lower = print.px > 0 ? std::min(inside.h, std::max(print.height, 84 * scale)) : 0;
    const Box words = inside.cut_bottom(inside.h - lower < 40 * scale ? print.height : lower);
    add_picture(face, inside, 92 * scale, picture_of(character), ink);
    add_words(face, words, name, print, ink);
    return made(std::move(face));
}

scene::FaceRef challenge_face(const Env& env, Size size, const kit::Sitting& sitting, Challenge challenge) {
    const float scale = size.w / challenge_size.w;
    scene::Face face = blank(size, scale);
    const Box whole{0, 0, size.w, size.h};
    face.items.push_back({whole.inset(6 * scale), frame(Ink::card_muted), 0});
    Box inside = whole.inset(14 * scale, 10 * scale);
    const text::Text title = name_of(sitting, challenge);
    const float side = std::min(64 * scale, inside.h);
    Box beside = inside;
    const Box picture = beside.cut_left(side + 8 * scale);
    Print print = fitted(env, title, 22 * scale, beside.size());
    if (print.px > 0) {
        add_picture(face, picture, side, picture_of(challenge), Ink::on_card);
        inside = beside;
    } else {
        print = fitted(env, title, 22 * scale, inside.size());
    }
    const Print caption = fitted(env, words::challenge_label(), 14 * scale, {inside.w, inside.h - print.height});
    if (caption.px > 0 && caption.lines == 1)
        add_words(face, inside.cut_top(caption.height), words::challenge_label(), caption, Ink::card_muted);
    add_words(face, inside, title, print, Ink::on_card);
    return made(std::move(face));
}

scene::FaceRef character_back(const Env& env, Size size, bool white) {
    const float scale = size.w / character_size.w;
    const Ink ink = white ? Ink::on_first : Ink::on_second;
    scene::Face face = character_blank(size, scale, white);
    Box inside = Box{0, 0, size.w, size.h}.inset(14 * scale, 24 * scale);
    const Print print = fitted(env, words::game_name(), 30 * scale, {inside.w, inside.h / 2});
    const Box words = inside.cut_bottom(print.height);
    add_picture(face, inside, 100 * scale, icon::theatre, ink);
    add_words(face, words, words::game_name(), print, ink);
    return made(std::move(face));
}

scene::FaceRef challenge_back(Size size) {
    const float scale = size.w / challenge_size.w;
    scene::Face face = blank(size, scale);
    face.paper = Ink::back;
    face.edge = Ink::on_back;
    const Box whole{0, 0, size.w, size.h};
    face.items.push_back({whole.inset(6 * scale), frame(Ink::on_back), 0});
    add_picture(face, whole.inset(10 * scale), 64 * scale, icon::question, Ink::on_back);
    return made(std::move(face));
}

} // namespace win

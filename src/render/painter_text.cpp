// The painter's half for words.
#include "render/painter.h"

#include <cmath>

namespace render {

using scene::Point;

namespace {

constexpr float half_capital = 0.36F; // em: words are centred by their capitals

float indent(scene::Align align, float room, float width) {
    switch (align) {
    case scene::Align::left: return 0;
    case scene::Align::centre: return (room - width) / 2;
    case scene::Align::right: return room - width;
    }
    return 0;
}

} // namespace

void Painter::label(const scene::Label& label, scene::Box box, const Frame& frame, scene::NodeId node) {
    if (label.text.empty() || label.ink == scene::Ink::none || env_->language == nullptr) return;
    const scene::Size room{box.w * frame.rest, box.h * frame.rest};
    const Scale scale{frame.rest, frame.text};
    if (in_face_) labels_.set(label, room, scale, *env_->language, scratch_);
    const SetLabel& set = in_face_ ? scratch_ : labels_.find(node, label, room, scale, *env_->language);

    const float height = Shaper::line_height(set.exact_px);
    const auto most = static_cast<std::size_t>(std::max(1, label.lines));
    const std::size_t count = std::min(set.lines.lines.size(), most);
    const float top = label.middle ? (room.h - height * static_cast<float>(count)) / 2 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Line& line = set.lines.lines[i];
        const float x = indent(label.align, room.w, line.width);
        const float baseline = top + height * (static_cast<float>(i) + 0.5F) + half_capital * set.exact_px;
        Point origin = frame.map({box.x + x / frame.rest, box.y + baseline / frame.rest});
        if (frame.upright()) origin = {std::round(origin.x), std::round(origin.y)};
        set_line(set, line, origin, frame);
    }
}

void Painter::set_line(const SetLabel& set, const Line& line, Point origin, const Frame& frame) {
    const FontBook::Face face = FontBook::face_of(set.label.style);
    const auto ink = colour(set.label.ink, frame.opacity);
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        const Placed& placed = set.lines.placed[i];
        const float along = placed.x * frame.scale;
        const Point pen{origin.x + along * frame.cosine, origin.y + along * frame.sine};
        if (placed.code == 0) {
            set_foreign(set.lines.foreign[placed.foreign], set, pen, frame);
            continue;
        }
        const Glyph glyph = fonts_.glyph(face, placed.code, set.px);
        if (!glyph.visible) continue;
        const float x = (glyph.x0 + glyph.x1) / 2 * frame.scale;
        const float y = (glyph.y0 + glyph.y1) / 2 * frame.scale;
        Quad quad;
        quad.place = {pen.x + x * frame.cosine - y * frame.sine, pen.y + x * frame.sine + y * frame.cosine,
                      (glyph.x1 - glyph.x0) / 2 * frame.scale, (glyph.y1 - glyph.y0) / 2 * frame.scale};
        quad.turn = {frame.cosine, frame.sine, 0, static_cast<float>(Mode::glyph)};
        quad.uv = {glyph.u0, glyph.v0, glyph.u1, glyph.v1};
        quad.clip = frame.clip;
        quad.fill = ink;
        batch_->add(quad);
    }
}

void Painter::set_foreign(const std::string& words, const SetLabel& set, Point pen, const Frame& frame) {
    const Pictures::Place place = pictures_.find(words, set.px);
    const float k = set.exact_px / static_cast<float>(set.px) * frame.scale;
    Quad quad;
    quad.clip = frame.clip;
    quad.turn = {frame.cosine, frame.sine, 0, static_cast<float>(Mode::picture)};
    quad.fill = colour(set.label.ink, frame.opacity);
    float width = static_cast<float>(place.width) * k;
    float height = static_cast<float>(place.height) * k;
    float below = static_cast<float>(place.baseline) * k;
    if (place.width <= 0) {
        // Nobody can draw it: an empty box, as fonts do.
        width = frame.scale * set.exact_px * 0.6F;
        height = below = frame.scale * set.exact_px * 0.7F;
        quad.turn[3] = static_cast<float>(Mode::box);
        quad.edge = quad.fill;
        quad.fill = {};
        quad.uv = {2, 1, 0, 0};
    } else {
        const auto side = static_cast<float>(Pictures::side);
        const auto part = [&](int px) { return static_cast<float>(px) / side; };
        quad.uv = {part(place.x), part(place.y), part(place.x + place.width), part(place.y + place.height)};
        quad.extra[0] = place.coloured ? 1.0F : 0.0F;
    }
    const float x = width / 2;
    const float y = height / 2 - below;
    quad.place = {pen.x + x * frame.cosine - y * frame.sine, pen.y + x * frame.sine + y * frame.cosine, width / 2,
                  height / 2};
    batch_->add(quad);
}

} // namespace render

#include "render/painter.h"

#include <cmath>

namespace render {

using scene::Box;
using scene::Ink;
using scene::Point;

namespace {

void set_mode(Quad& quad, Mode mode, float room) { quad.turn[2] = room, quad.turn[3] = static_cast<float>(mode); }

} // namespace

Point Painter::Frame::map(Point local) const {
    const float x = (local.x - pivot.x) * rest * scale;
    const float y = (local.y - pivot.y) * rest * scale;
    return {at.x + x * cosine - y * sine, at.y + x * sine + y * cosine};
}

Painter::Frame Painter::frame_of(const scene::Painted& painted, const scene::Env& env) {
    Frame frame;
    const Point centre = painted.box.centre();
    frame.pivot = centre;
    frame.rest = env.pixel_ratio;
    frame.at = centre * env.pixel_ratio;
    frame.scale = painted.place.scale;
    if (painted.place.angle != 0) {
        frame.cosine = std::cos(painted.place.angle);
        frame.sine = std::sin(painted.place.angle);
    }
    frame.opacity = painted.opacity;
    frame.text = env.text_scale;
    if (const Box& clip = painted.node->clip; !clip.empty()) {
        const float r = env.pixel_ratio;
        frame.clip = {std::round(clip.x * r), std::round(clip.y * r), std::round(clip.right() * r),
                      std::round(clip.bottom() * r)};
    }
    return frame;
}

std::array<std::uint8_t, 4> Painter::colour(Ink ink, float opacity) const {
    return ink == Ink::none ? std::array<std::uint8_t, 4>{} : premultiplied((*palette_)[ink], opacity);
}

Quad Painter::quad(Box box, const Frame& frame, Mode mode) const {
    Quad quad;
    const Point centre = frame.map(box.centre());
    float hx = box.w * frame.rest * frame.scale / 2;
    float hy = box.h * frame.rest * frame.scale / 2;
    quad.place = {centre.x, centre.y, hx, hy};
    if (frame.upright() && !in_face_) {
        // Edges on device px are sharp. Position and size are rounded apart, so that what moves keeps its size.
        hx = std::max(0.5F, std::round(hx * 2) / 2);
        hy = std::max(0.5F, std::round(hy * 2) / 2);
        quad.place = {std::round(centre.x - hx) + hx, std::round(centre.y - hy) + hy, hx, hy};
    }
    quad.turn = {frame.cosine, frame.sine, 1, static_cast<float>(mode)};
    quad.clip = frame.clip;
    return quad;
}

void Painter::frame(std::span<const scene::Painted> painted, const scene::Palette& palette, const scene::Env& env,
                    Batch& batch, Table& table) {
    palette_ = &palette;
    env_ = &env;
    batch_ = &batch;
    table_ = &table;
    in_face_ = false;
    for (const scene::Painted& one : painted) {
        if (one.opacity <= 0 || one.place.scale <= 0) continue;
        const Frame frame = frame_of(one, env);
        if (const auto* card = std::get_if<scene::Card>(&one.node->paint)) {
            this->card(*card, one, frame);
        } else {
            paint(one.node->paint, one.box, frame, one.node->id);
        }
    }
}

void Painter::face(const scene::Face& face, int width, int height, const scene::Palette& palette, const scene::Env& env,
                   Batch& batch) {
    palette_ = &palette;
    env_ = &env;
    batch_ = &batch;
    in_face_ = true;
    const float scale = static_cast<float>(width) / std::max(1.0F, face.size.w);
    for (const scene::FaceItem& item : face.items) {
        Frame frame;
        frame.pivot = item.box.centre();
        frame.at = frame.pivot * scale;
        frame.rest = scale;
        if (item.angle != 0) frame.cosine = std::cos(item.angle), frame.sine = std::sin(item.angle);
        paint(item.paint, item.box, frame, {});
    }
    in_face_ = false;
    // The edge is printed last: nothing on the card may run over it.
    Frame whole;
    Quad edge = quad({0, 0, static_cast<float>(width), static_cast<float>(height)}, whole, Mode::box);
    edge.place[3] = static_cast<float>(height) / 2;
    edge.uv = {face.radius * scale, std::max(1.0F, 1.2F * scale), 0, 0};
    edge.edge = colour(face.edge, 0.9F);
    batch_->add(edge);
}

void Painter::paint(const scene::Paint& paint, Box box, const Frame& frame, scene::NodeId node) {
    if (const auto* p = std::get_if<scene::Panel>(&paint)) return panel(*p, box, frame);
    if (const auto* p = std::get_if<scene::Label>(&paint)) return label(*p, box, frame, node);
    if (const auto* p = std::get_if<scene::Picture>(&paint)) return icon(p->icon, p->ink, box, frame, p->opacity);
    if (const auto* p = std::get_if<scene::Disc>(&paint)) return disc(*p, box, frame);
    if (const auto* p = std::get_if<scene::Stroke>(&paint)) return stroke(*p, box, frame);
    if (const auto* p = std::get_if<scene::Sand>(&paint)) return sand(*p, box, frame);
    if (const auto* p = std::get_if<scene::Veil>(&paint)) {
        Quad veil = quad(box, frame, Mode::box);
        veil.fill = colour(p->ink, p->opacity * frame.opacity);
        return batch_->add(veil);
    }
    if (const auto* p = std::get_if<scene::Surface>(&paint)) {
        table_->lamp_x = (box.x + p->lamp_x * box.w) * env_->pixel_ratio;
        table_->lamp_y = (box.y + p->lamp_y * box.h) * env_->pixel_ratio;
        table_->reach = p->reach;
        table_->width = 1; // asked for; the renderer fills in the rest
    }
}

void Painter::shadows(const Quad& shape, float radius, float lift, const Frame& frame, float squeeze) {
    if (lift <= 0) return;
    const float unit = frame.rest;
    const auto one = [&](float blur, float dx, float dy, float strength) {
        Quad shadow = shape;
        shadow.place[0] += dx * unit;
        shadow.place[1] += dy * unit;
        shadow.place[2] *= squeeze;
        shadow.uv = {radius + blur * unit * 0.5F, blur * unit, 0, 0};
        set_mode(shadow, Mode::shadow, blur * unit);
        shadow.fill = colour(Ink::shadow, strength * frame.opacity);
        shadow.edge = {};
        batch_->add(shadow);
    };
    // Light comes from the lamp, so shadows fall away from it; the closer to the table the harder.
    const float reach = std::max(1.0F, env_->size.h * unit);
    const float away_x = table_ != nullptr ? (shape.place[0] - table_->lamp_x) / reach : 0;
    one(4 + lift * 2.2F, away_x * lift * 0.9F, lift * 0.85F + 0.5F, 0.55F);
    one(1.5F + lift * 0.35F, away_x * lift * 0.2F, 0.6F + lift * 0.15F, 0.8F / (1 + lift * 0.08F));
}

void Painter::panel(const scene::Panel& panel, Box box, const Frame& frame) {
    Quad shape = quad(box, frame, Mode::box);
    const float unit = frame.rest * frame.scale;
    const float radius = std::min({panel.radius * unit, shape.place[2], shape.place[3]});
    const float opacity = panel.opacity * frame.opacity;
    Frame faded = frame;
    faded.opacity = opacity;
    if (panel.fill != Ink::none) shadows(shape, radius, panel.lift, faded);
    shape.uv = {radius, panel.edge_width > 0 ? std::max(1.0F, std::round(panel.edge_width * unit)) : 0,
                panel.lift > 0 ? 1.0F : 0.0F, env_->pixel_ratio};
    shape.fill = colour(panel.fill, opacity);
    shape.edge = colour(panel.edge, opacity);
    batch_->add(shape);
}

void Painter::disc(const scene::Disc& disc, Box box, const Frame& frame) {
    const float side = std::min(box.w, box.h);
    Quad shape = quad(box.centred({side, side}), frame, Mode::disc);
    shadows(shape, shape.place[2], disc.lift, frame);
    shape.uv = {0, disc.rim == Ink::none ? 0 : disc.rim_width * frame.rest * frame.scale, disc.lift > 0 ? 1.0F : 0.0F,
                0};
    shape.fill = colour(disc.fill, frame.opacity);
    shape.edge = colour(disc.rim, frame.opacity);
    batch_->add(shape);
    icon(disc.icon, disc.ink, box.centred({side * 0.62F, side * 0.62F}), frame, 1);
}

void Painter::stroke(const scene::Stroke& stroke, Box box, const Frame& frame) {
    const Point from{box.x + stroke.from.x, box.y + stroke.from.y};
    const Point to{box.x + stroke.to.x, box.y + stroke.to.y};
    const Point way = to - from;
    const float length = std::hypot(way.x, way.y);
    if (length < 0.01F) return;
    const Point side{-way.y / length, way.x / length};
    const Point middle = (from + to) * 0.5F + side * (2 * stroke.bend);
    const auto at = [&](float t) { return from * ((1 - t) * (1 - t)) + middle * (2 * t * (1 - t)) + to * (t * t); };
    const float head = stroke.arrow ? std::min(length * 0.5F, stroke.width * 4.5F) : 0;
    const float end = 1 - head * 0.8F / length;
    const int parts = stroke.bend == 0 ? 1 : 16;
    const auto piece = [&](Point a, Point b, Mode mode, float thickness, float lengthen) {
        const Point line = b - a;
        const float long_side = std::hypot(line.x, line.y) + lengthen;
        const Point centre = (a + b) * 0.5F;
        Frame own = frame;
        own.at = frame.map(centre);
        own.pivot = centre;
        const float angle = std::atan2(line.y, line.x) + std::atan2(frame.sine, frame.cosine);
        own.cosine = std::cos(angle);
        own.sine = std::sin(angle) + 1e-6F; // never "upright": a thin line keeps its width
        Quad bar = quad(Box{centre.x - long_side / 2, centre.y - thickness / 2, long_side, thickness}, own, mode);
        bar.uv = {bar.place[3], 0, 0, 0};
        bar.fill = colour(stroke.ink, frame.opacity);
        batch_->add(bar);
    };
    for (int i = 0; i < parts; ++i) {
        const auto n = static_cast<float>(parts);
        const auto k = static_cast<float>(i);
        piece(at(end * k / n), at(end * (k + 1) / n), Mode::box, stroke.width, stroke.width);
    }
    if (!stroke.arrow) return;
    const Point tip_from = at(end - 0.02F);
    const Point direction = to - tip_from;
    const float d = std::max(0.01F, std::hypot(direction.x, direction.y));
    piece(to - direction * (head / d), to, Mode::arrow, head * 0.9F, 0);
}

void Painter::sand(const scene::Sand& sand, Box box, const Frame& frame) {
    const double now = sand.paused_at >= 0 ? sand.paused_at : env_->now;
    const double run = sand.length > 0 ? std::clamp((now - sand.started) / sand.length, 0.0, 1.0) : 0;
    const bool flowing = sand.length > 0 && sand.paused_at < 0 && run < 1;
    Box glass = box;
    if (glass.w > glass.h * 0.62F) glass = glass.centred({glass.h * 0.62F, glass.h});
    Quad shape = quad(glass, frame, Mode::sand);
    // Still pictures stand still: no clock in what does not run.
    const double seconds = flowing ? std::fmod(env_->now / 1000, 64.0) : 0;
    shape.uv = {static_cast<float>(run), flowing ? 1.0F : 0.0F, static_cast<float>(seconds),
                std::max(1.5F * env_->pixel_ratio, shape.place[2] * 0.05F)};
    shape.turn[2] = 4 * env_->pixel_ratio;
    shape.fill = colour(sand.grain, frame.opacity);
    shape.edge = colour(sand.glass, frame.opacity);
    batch_->add(shape);
}

void Painter::icon(scene::Icon icon, Ink ink, Box box, const Frame& frame, float opacity) {
    if (icon.code < 0xE000U || ink == Ink::none) return;
    const float side = std::min(box.w, box.h) * frame.rest;
    // Few sizes: each is baked apart. Between them the picture is scaled by a few per cent.
    const int step = side <= 48 ? 1 : side <= 128 ? 4 : 16;
    const int px = std::max(1, static_cast<int>(std::lround(side / static_cast<float>(step)))) * step;
    const Glyph glyph = fonts_.icon(icon, px);
    if (!glyph.visible) return;
    const float fit = side / static_cast<float>(px) * frame.scale;
    const Point centre = frame.map(box.centre());
    // The em square's centre lies half an em above the baseline, half an em right of the pen.
    const float half = static_cast<float>(px) / 2;
    const float x = ((glyph.x0 + glyph.x1) / 2 - half) * fit;
    const float y = ((glyph.y0 + glyph.y1) / 2 + half) * fit;
    Quad quad;
    quad.place = {centre.x + x * frame.cosine - y * frame.sine, centre.y + x * frame.sine + y * frame.cosine,
                  (glyph.x1 - glyph.x0) / 2 * fit, (glyph.y1 - glyph.y0) / 2 * fit};
    quad.turn = {frame.cosine, frame.sine, 0, static_cast<float>(Mode::glyph)};
    quad.uv = {glyph.u0, glyph.v0, glyph.u1, glyph.v1};
    quad.clip = frame.clip;
    quad.fill = colour(ink, opacity * frame.opacity);
    batch_->add(quad);
}

} // namespace render

#include "kit/pieces.h"

#include "kit/parts.h"
#include "kit/words.h"

#include <cmath>

namespace kit {
namespace {

using scene::space::hair;
using scene::space::normal;
using scene::space::small;

} // namespace

Node& token(Builder& builder, NodeId id, Box box, const Token& token) {
    const bool pressed = !token.command.none();
    scene::Disc piece;
    piece.fill = token.fill;
    piece.ink = token.ink;
    piece.icon = token.icon;
    piece.lift = token.lift;
    piece.rim = token.chosen ? Ink::accent : Ink::panel_edge;
    piece.rim_width = token.chosen ? 4.0F : 2.0F;
    const Role role = pressed ? Role::button : token.name.empty() ? Role::none : Role::image;
    Node& node = builder.add(id, box, role, token.name, piece);
    node.command = token.command;
    node.accepts.tap = pressed;
    node.state.enabled = token.enabled;
    node.state.chosen = token.chosen;
    node.why_not = token.why_not;
    node.comes_from = token.comes_from;
    return node;
}

namespace {

double ms_left(const scene::Sand& sand, double now) {
    if (sand.length <= 0) return 0;
    const double at = sand.paused_at >= 0 ? sand.paused_at : now;
    return std::clamp(sand.started + sand.length - at, 0.0, sand.length);
}

} // namespace

int seconds_left(const scene::Sand& sand, double now) { return static_cast<int>(std::ceil(ms_left(sand, now) / 1000)); }

void sand_timer(Builder& builder, NodeId id, Box box, const scene::Sand& sand, const Text& seconds, const Text& name) {
    const Env& env = builder.env();
    const double now = env.now;
    const int left = seconds_left(sand, now);
    if (left > 0 && sand.paused_at < 0) builder.wake_at(now + ms_left(sand, now) - (left - 1) * 1000.0);
    builder.add(id, box, Role::image, name).state.instant = true;
    builder.begin(id);
    const Size words = rounded_up(env.measured(seconds, Style::display));
    // Beside the glass where the box is wide, else below it.
    Box glass = box;
    Box figures;
    if (box.w > box.h) {
        figures = glass.cut_right(std::min(box.w * 0.6F, words.w + hair));
    } else {
        figures = glass.cut_bottom(std::min(box.h * 0.5F, words.h));
    }
    const float high = std::min(glass.h, glass.w * 1.6F);
    shape(builder, id.part("glass"), glass.centred({high / 1.6F, high}), sand);
    Words line{seconds, Style::display, Ink::text, Align::centre};
    line.shrink = true;
    label(builder, id.part("seconds"), figures, line);
    builder.end();
}

namespace {

constexpr float disc_side = 28;

Size score_size(const Env& env, const Score& score) {
    const float points = env.measured(score.points, Style::strong).w;
    const float names = std::min(env.measured(score.name, Style::small).w, 96 * env.text_scale);
    return {std::ceil(points + names) + disc_side + 3 * small + 2,
            std::max(disc_side + small, std::ceil(env.line_height(Style::strong)) + hair)};
}

struct Strip {
    int columns = 1;
    int rows = 1;
    Size cell;
};

Strip strip_of(const Env& env, float width, std::span<const Score> scores) {
    Strip strip;
    for (const Score& score : scores) {
        const Size size = score_size(env, score);
        strip.cell = {std::max(strip.cell.w, size.w), std::max(strip.cell.h, size.h)};
    }
    const int count = std::max(1, static_cast<int>(scores.size()));
    const int most = std::clamp(static_cast<int>((width + small) / (strip.cell.w + small)), 1, count);
    strip.rows = (count + most - 1) / most;
    strip.columns = (count + strip.rows - 1) / strip.rows;
    strip.cell.w = std::min(strip.cell.w, width);
    return strip;
}

void score(Builder& builder, NodeId id, Box box, const Score& score) {
    const Env& env = builder.env();
    Node& node = sheet(builder, id, box, Ink::panel, normal, 0, score.current ? Ink::accent : Ink::panel_edge,
                       score.current ? 2.0F : 1.0F);
    node.role = Role::text;
    node.name = score.spoken.empty() ? score.name : score.spoken;
    node.state.current = score.current;
    builder.begin(id);
    Box line = box.inset(hair, 0);
    const Box spot = line.cut_left(disc_side);
    scene::Disc piece;
    piece.fill = scene::seat_ink(score.colour);
    piece.ink = Ink::on_seat;
    piece.icon = score.picture;
    shape(builder, id.part("disc"), spot.centred({disc_side, disc_side}), piece);
    line.cut_left(small);
    const Box right = line.cut_right(rounded_up(env.measured(score.points, Style::strong)).w);
    Words name{score.name, Style::small};
    name.cut = true;
    name.role = Role::none;
    label(builder, id.part("name"), line, name);
    Words points{score.points, Style::strong, Ink::text, Align::right};
    points.role = Role::none;
    label(builder, id.part("points"), right, points);
    builder.end();
}

} // namespace

float score_strip_height(const Env& env, float width, std::span<const Score> scores) {
    const Strip strip = strip_of(env, width, scores);
    return static_cast<float>(strip.rows) * (strip.cell.h + hair) - hair;
}

float score_strip(Builder& builder, NodeId id, Box box, std::span<const Score> scores) {
    const Strip strip = strip_of(builder.env(), box.w, scores);
    const auto columns = static_cast<float>(strip.columns);
    const float left = box.centre().x - (columns * (strip.cell.w + small) - small) / 2;
    for (int i = 0; i < static_cast<int>(scores.size()); ++i) {
        const auto column = static_cast<float>(i % strip.columns);
        const int line = i / strip.columns;
        const auto row = static_cast<float>(line);
        score(builder, id.part("score", i),
              {left + column * (strip.cell.w + small), box.y + row * (strip.cell.h + hair), strip.cell.w, strip.cell.h},
              scores[static_cast<std::size_t>(i)]);
    }
    return score_strip_height(builder.env(), box.w, scores);
}

} // namespace kit

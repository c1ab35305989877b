#include "kit/panel.h"

#include "kit/parts.h"
#include "kit/words.h"

namespace kit {
namespace {

using scene::space::hair;
using scene::space::large;
using scene::space::normal;
using scene::space::small;

constexpr float mark_width = 4;

} // namespace

float margin(const Env& env) { return env.compact() ? normal : large; }

Box panel(Builder& builder, NodeId id, Box box, Ink fill, float lift) {
    sheet(builder, id, box, fill, 16, lift, Ink::panel_edge, 1);
    return box.inset(margin(builder.env()));
}

float scroll_width(Box box) { return std::max(0.0F, box.w - normal); }

Box begin_scroll_panel(Builder& builder, NodeId id, Box box, float height, const Text& name) {
    Box inside = builder.begin_scroll(id, box, height, name);
    if (height > box.h) {
        const float length = std::max(large, box.h * box.h / height);
        const float at = (box.y - inside.y) / (height - box.h) * (box.h - length);
        sheet(builder, id.part("mark"), {box.right() - mark_width, box.y + at, mark_width, length}, Ink::muted,
              mark_width / 2);
    }
    inside.w = scroll_width(box);
    return inside;
}

void end_scroll_panel(Builder& builder) { builder.end_scroll(); }

namespace {

float chip_icon(const Env& env, const Chip& chip) {
    return chip.icon.code != 0 ? env.line_height(Style::small) + hair : 0;
}

} // namespace

Size chip_size(const Env& env, const Chip& chip) {
    const Size words = rounded_up(env.measured(chip.words, Style::small));
    return {words.w + chip_icon(env, chip) + 2 * normal, std::max(words.h, env.line_height(Style::small)) + small};
}

void chip(Builder& builder, NodeId id, Box box, const Chip& chip) {
    const Env& env = builder.env();
    sheet(builder, id, box, chip.fill, box.h / 2);
    builder.begin(id);
    Box line = box.inset(normal, 0);
    if (chip.icon.code != 0) {
        const Box spot = line.cut_left(chip_icon(env, chip));
        const float side = env.line_height(Style::small);
        picture(builder, id.part("icon"), Box{spot.x, spot.y, side, spot.h}.centred({side, side}), chip.icon, chip.ink);
    }
    Words words{chip.words, Style::small, chip.ink, Align::left};
    words.shrink = true;
    label(builder, id.part("words"), line, words);
    builder.end();
}

void progress_dots(Builder& builder, NodeId id, Box box, int at, int of, const Text& name) {
    Node& group = builder.add(id, box, Role::image, name);
    group.state.instant = true;
    builder.begin(id);
    const float side = std::min(10.0F, box.w / static_cast<float>(2 * std::max(of, 1)));
    const float step = side * 2;
    float x = box.centre().x - (static_cast<float>(of) * step - side) / 2;
    for (int i = 0; i < of; ++i) {
        // The present one is longer as well as brighter.
        const Box dot{i == at ? x - side / 4 : x, box.centre().y - side / 2, i == at ? side * 1.5F : side, side};
        sheet(builder, id.part("dot", i), dot, i <= at ? Ink::accent : Ink::muted, side / 2);
        x += step;
    }
    builder.end();
}

} // namespace kit

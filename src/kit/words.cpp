#include "kit/words.h"

#include <cmath>

namespace kit {

Node& label(Builder& builder, NodeId id, Box box, Words words) {
    scene::Label label;
    label.text = words.text;
    label.style = words.style;
    label.ink = words.ink;
    label.align = words.align;
    label.lines = words.lines;
    label.middle = words.middle;
    label.shrink = words.shrink || words.cut;
    label.cut = words.cut;
    Node& node = builder.add(id, box, std::move(label));
    node.state.instant = true;
    node.role = words.role;
    if (words.role != Role::none) node.name = std::move(words.text);
    return node;
}

float words_height(const Env& env, const Text& text, Style style, float width) {
    return std::ceil(std::max(env.measured(text, style, width).h, env.line_height(style)));
}

int words_lines(const Env& env, const Text& text, Style style, float width) {
    const float line = env.measured(text, style).h;
    if (line <= 0) return 1;
    return std::max(1, static_cast<int>(std::lround(env.measured(text, style, width).h / line)));
}

namespace {

float block(Builder& builder, NodeId id, Box box, Words words) {
    words.lines = words_lines(builder.env(), words.text, words.style, box.w);
    words.middle = false;
    // One word may be longer than a line.
    words.shrink = true;
    box.h = words_height(builder.env(), words.text, words.style, box.w);
    label(builder, id, box, std::move(words));
    return box.h;
}

} // namespace

float heading(Builder& builder, NodeId id, Box box, const Text& text, Align align) {
    Words words{text, Style::title, Ink::text, align};
    words.role = Role::heading;
    return block(builder, id, box, std::move(words));
}

float paragraph(Builder& builder, NodeId id, Box box, const Text& text, Style style, Ink ink, Align align) {
    return block(builder, id, box, {text, style, ink, align});
}

} // namespace kit

#include "kit/button.h"

#include "kit/parts.h"
#include "kit/words.h"

#include <vector>

namespace kit {
namespace {

using scene::space::hair;
using scene::space::normal;
using scene::space::small;
using scene::space::target;

constexpr float side = 16; // between the edge and the words
constexpr Style style = Style::strong;

struct Look {
    Ink fill = Ink::raised;
    Ink ink = Ink::text;
    float lift = 2;
};

Look look_of(const Button& button) {
    if (!button.enabled) return {button.kind == Kind::quiet ? Ink::none : Ink::raised, Ink::muted, 0};
    switch (button.kind) {
    case Kind::main: return {Ink::accent, Ink::on_accent, 4};
    case Kind::danger: return {Ink::danger, Ink::on_danger, 2};
    case Kind::quiet: return {Ink::none, Ink::text, 0};
    case Kind::plain: break;
    }
    return {};
}

bool explains(const Button& button) { return button.explain && !button.enabled && !button.why_not.empty(); }

float icon_side(const Env& env) { return env.line_height(style); }

// What the icon and the two margins take of the width.
float beside_words(const Env& env, const Button& button) {
    return 2 * side + (button.icon.code != 0 ? icon_side(env) + small : 0);
}

float explanation_height(const Env& env, const Button& button, float width) {
    return explains(button) ? hair + words_height(env, button.why_not, Style::small, width) : 0;
}

Node& pressable(Builder& builder, NodeId id, Box box, const Button& button, float radius) {
    const Look look = look_of(button);
    scene::Panel panel{look.fill, Ink::none, 0, radius, look.lift, 1};
    if (button.chosen) {
        panel.edge = Ink::accent;
        panel.edge_width = 3;
    }
    Node& node = builder.add(id, box, Role::button, button.name.empty() ? button.words : button.name);
    if (look.fill != Ink::none || button.chosen) node.paint = panel;
    node.why_not = button.why_not;
    node.command = button.command;
    node.state.instant = true;
    node.state.enabled = button.enabled;
    node.state.chosen = button.chosen;
    node.state.primary = button.primary;
    node.state.escape = button.escape;
    // A tap on what cannot be pressed is answered with the reason.
    node.accepts.tap = !button.hold || !button.enabled;
    node.accepts.hold_to_open = button.hold && button.enabled;
    return node;
}

} // namespace

Size button_size(const Env& env, const Button& button, float most_width) {
    const float beside = beside_words(env, button);
    const float room = std::max(1.0F, most_width - beside);
    Size words = rounded_up(env.measured(button.words, style));
    if (words.w > room) words = rounded_up(env.measured(button.words, style, room));
    const float least = button.kind == Kind::main ? target + small : target;
    Size size{std::min(most_width, words.w + beside), std::max(least, words.h + 2 * small)};
    if (explains(button)) {
        const float wanted = env.measured(button.why_not, Style::small).w + 1;
        size.w = std::min(most_width, std::max(size.w, wanted));
        size.h += explanation_height(env, button, size.w);
    }
    return size;
}

void button(Builder& builder, NodeId id, Box box, const Button& button) {
    const Env& env = builder.env();
    const float below = explanation_height(env, button, box.w);
    Box why = box.cut_bottom(below);
    const Ink ink = look_of(button).ink;
    pressable(builder, id, box, button, normal);
    builder.begin(id);
    const float room = box.w - beside_words(env, button);
    const float width = std::min(room, rounded_up(env.measured(button.words, style)).w);
    Box line = box.centred({width + beside_words(env, button) - 2 * side, box.h});
    if (button.icon.code != 0) {
        const Box spot = line.cut_left(icon_side(env) + small);
        const Box square = Box{spot.x, spot.y, icon_side(env), spot.h}.centred({icon_side(env), icon_side(env)});
        picture(builder, id.part("icon"), square, button.icon, ink);
    }
    if (!button.words.empty()) {
        Words words{button.words, style, ink, Align::centre, words_lines(env, button.words, style, line.w)};
        words.shrink = true;
        words.role = Role::none;
        label(builder, id.part("words"), line, words);
    }
    builder.end();
    if (below <= 0) return;
    why.cut_top(hair);
    Words words{button.why_not, Style::small, Ink::muted, Align::centre,
                words_lines(env, button.why_not, Style::small, why.w)};
    words.role = Role::none;
    label(builder, id.part("why"), why, words);
}

namespace {

struct Plan {
    std::vector<Size> sizes;
    float width = 0;  // of all of them side by side
    float height = 0; // as laid out
    bool stacked = false;
};

Plan plan_row(const Env& env, float width, std::span<const Button> buttons) {
    Plan plan;
    float tallest = 0;
    float all = 0;
    for (const Button& one : buttons) {
        const Size size = button_size(env, one, width);
        plan.sizes.push_back(size);
        plan.width += size.w + (plan.width > 0 ? normal : 0);
        tallest = std::max(tallest, size.h);
        all += size.h + (all > 0 ? small : 0);
    }
    plan.stacked = plan.width > width;
    plan.height = plan.stacked ? all : tallest;
    return plan;
}

void stack(Builder& builder, NodeId id, Box box, std::span<const Button> buttons, const Plan& plan) {
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        button(builder, id.part("button", static_cast<int>(i)), {box.x, box.y, box.w, plan.sizes[i].h}, buttons[i]);
        box.y += plan.sizes[i].h + small;
    }
}

} // namespace

float button_row_height(const Env& env, float width, std::span<const Button> buttons, Row) {
    return plan_row(env, width, buttons).height;
}

float button_row(Builder& builder, NodeId id, Box box, std::span<const Button> buttons, Row row) {
    if (buttons.empty()) return 0;
    const Plan plan = plan_row(builder.env(), box.w, buttons);
    if (plan.stacked) {
        stack(builder, id, box, buttons, plan);
        return plan.height;
    }
    const float spare = box.w - plan.width;
    const float more = row.stretch ? spare / static_cast<float>(buttons.size()) : 0;
    const bool left = row.align == (builder.env().left_handed ? Align::right : Align::left);
    float x = box.x;
    if (!row.stretch && !left) x += row.align == Align::centre ? spare / 2 : spare;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const Box place{x, box.y, plan.sizes[i].w + more, plan.height};
        button(builder, id.part("button", static_cast<int>(i)), place, buttons[i]);
        x += place.w + normal;
    }
    return plan.height;
}

void icon_button(Builder& builder, NodeId id, Box box, const Button& button) {
    pressable(builder, id, box, button, std::min(box.w, box.h) / 2);
    builder.begin(id);
    const float size = std::min(box.w, box.h) * 0.55F;
    picture(builder, id.part("icon"), box.centred({size, size}), button.icon, look_of(button).ink);
    builder.end();
}

} // namespace kit

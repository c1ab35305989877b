#include "kit/dialog.h"

#include "kit/parts.h"

namespace kit {
namespace {

using scene::space::large;
using scene::space::normal;
using scene::space::small;

// On a phone a dialog is a sheet that comes up from below, as wide as the screen.
bool from_below(const Env& env) { return env.compact() && env.portrait(); }

// Above whatever dialog is open already.
int layer_above(const scene::Nodes& nodes) {
    int z = scene::layer::dialog;
    for (const Node& node : nodes) z = std::max(z, node.z + 1);
    return std::min(z, scene::layer::toast - 1);
}

float title_height(const Env& env, const Text& title, float width) {
    return title.empty() ? 0 : words_height(env, title, Style::title, width) + normal;
}

Box sheet_box(const Env& env, float width, float height) {
    const Box safe = env.safe_area();
    height = std::min(height, safe.h - 2 * small);
    if (from_below(env)) return {safe.x + (safe.w - width) / 2, safe.bottom() - height, width, height};
    return safe.centred({width, height});
}

} // namespace

float dialog_width(const Env& env, float width) {
    return std::min(width, env.safe_area().w - 2 * small - 2 * margin(env));
}

Box begin_dialog(Builder& builder, NodeId id, const Text& title, float height, Command close, float width) {
    const Env& env = builder.env();
    const float inner = dialog_width(env, width);
    const float top = title_height(env, title, inner);
    const int z = layer_above(builder.nodes());
    Node& veil = builder.add(id, {0, 0, env.size.w, env.size.h}, Role::dialog, title, scene::Veil{});
    veil.z = z;
    veil.clip = {};
    veil.state.decoration = true;
    veil.state.escape = !close.none();
    veil.accepts.tap = !close.none();
    veil.command = std::move(close);
    builder.begin(id, 1);
    const Box box = sheet_box(env, inner + 2 * margin(env), top + height + 2 * margin(env));
    Box inside = panel(builder, id.part("sheet"), box, Ink::panel, 16);
    if (!title.empty()) {
        heading(builder, id.part("title"), inside, title);
        inside.cut_top(top);
    }
    return inside;
}

void end_dialog(Builder& builder) { builder.end(); }

void dialog(Builder& builder, NodeId id, const Dialog& dialog) {
    const Env& env = builder.env();
    const float width = dialog_width(env);
    const float buttons = button_row_height(env, width, dialog.buttons);
    const float gap = buttons > 0 ? large : 0;
    const float icon = dialog.icon.code != 0 ? 56 + normal : 0;
    const float inner = scroll_width({0, 0, width, 0});
    const float words = dialog.words.empty() ? 0 : words_height(env, dialog.words, Style::body, inner);
    Box inside = begin_dialog(builder, id, dialog.title, icon + words + gap + buttons, dialog.close);
    const auto fill = [&](Column& column) {
        if (icon > 0) picture(column.builder(), column.next_id(), column.take(56), dialog.icon, Ink::accent);
        if (!dialog.words.empty()) column.paragraph(dialog.words);
    };
    // Where there is little room, the buttons scroll with the words; else they stay in sight.
    if (inside.h - buttons - gap >= std::min(icon + words, 2 * env.line_height(Style::body))) {
        const Box row = inside.cut_bottom(buttons);
        inside.cut_bottom(gap);
        if (inside.h > 0) scroll_column(builder, id.part("words"), inside, fill);
        button_row(builder, id.part("buttons"), row, dialog.buttons, {Align::right});
    } else {
        scroll_column(builder, id.part("words"), inside, [&](Column& column) {
            fill(column);
            const float room = button_row_height(env, column.width(), dialog.buttons);
            button_row(column.builder(), id.part("buttons"), column.take(room), dialog.buttons);
        });
    }
    end_dialog(builder);
}

void toast(Builder& builder, NodeId id, const Text& text) {
    const Env& env = builder.env();
    const Box safe = env.safe_area().inset(normal);
    const float most = std::min(480.0F, safe.w - 2 * large);
    const Size words = rounded_up(env.measured(text, Style::body, most));
    const Size size{std::min(words.w, most) + 2 * large, words.h + 2 * normal};
    const Box box{safe.centre().x - size.w / 2, safe.bottom() - size.h, size.w, size.h};
    Node& back = sheet(builder, id, box, Ink::raised, normal, 8, Ink::panel_edge, 1);
    back.z = scene::layer::toast;
    back.clip = {};
    back.state.instant = false;
    builder.begin(id, 1);
    Words line{text, Style::body, Ink::text, Align::centre, words_lines(env, text, Style::body, words.w)};
    line.role = Role::live;
    label(builder, id.part("words"), box.inset(large, normal), line);
    builder.end();
}

} // namespace kit

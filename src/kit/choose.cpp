#include "kit/choose.h"

#include "kit/parts.h"
#include "kit/words.h"

#include <cmath>

namespace kit {
namespace {

using scene::space::hair;
using scene::space::normal;
using scene::space::small;
using scene::space::target;

Node& pressable(Builder& builder, NodeId id, Box box, Role role, const Choice& choice) {
    Node& node = builder.add(id, box, role, choice.words);
    node.why_not = choice.why_not;
    node.command = choice.command;
    node.state.instant = true;
    node.state.enabled = choice.enabled;
    node.state.chosen = choice.chosen;
    node.accepts.tap = true;
    return node;
}

float icon_room(const Env& env, const Choice& choice) {
    return choice.icon.code != 0 ? env.line_height(Style::strong) + hair : 0;
}

struct Grid {
    int columns = 1;
    int rows = 1;
    float cell = 0; // width
    float height = 0;
};

float cell_height(const Env& env, const Choice& choice, float width) {
    const float words = words_height(env, choice.words, Style::strong, width - 2 * small - icon_room(env, choice));
    return std::max(target, words + 2 * small + hair);
}

// As few rows as let every choice stand on one line.
Grid plan(const Env& env, float width, std::span<const Choice> choices) {
    const int count = std::max(1, static_cast<int>(choices.size()));
    float widest = 0;
    for (const Choice& choice : choices)
        widest = std::max(widest,
                          rounded_up(env.measured(choice.words, Style::strong)).w + 2 * small + icon_room(env, choice));
    Grid grid;
    for (grid.rows = 1; grid.rows < count; ++grid.rows) {
        grid.columns = (count + grid.rows - 1) / grid.rows;
        const auto columns = static_cast<float>(grid.columns);
        if (columns * widest + (columns - 1) * hair <= width) break;
    }
    grid.columns = (count + grid.rows - 1) / grid.rows;
    grid.rows = (count + grid.columns - 1) / grid.columns;
    grid.cell = (width - hair * static_cast<float>(grid.columns - 1)) / static_cast<float>(grid.columns);
    for (const Choice& choice : choices) grid.height = std::max(grid.height, cell_height(env, choice, grid.cell));
    return grid;
}

void cell(Builder& builder, NodeId id, Box box, const Choice& choice) {
    const Env& env = builder.env();
    const Ink ink = choice.chosen ? Ink::on_accent : choice.enabled ? Ink::text : Ink::muted;
    pressable(builder, id, box, Role::option, choice).paint =
        scene::Panel{choice.chosen ? Ink::accent : Ink::raised, Ink::none, 0, normal, choice.chosen ? 2.0F : 0.0F, 1};
    builder.begin(id);
    Box line = box.inset(small, 0);
    if (choice.icon.code != 0) {
        const Box spot = line.cut_left(icon_room(env, choice));
        picture(builder, id.part("icon"), spot.centred({spot.w - hair, spot.w - hair}), choice.icon, ink);
    }
    Words words{choice.words, Style::strong, ink, Align::centre, words_lines(env, choice.words, Style::strong, line.w)};
    words.shrink = true;
    words.role = Role::none;
    label(builder, id.part("words"), line, words);
    // A bar beside the colour, for those who cannot tell it.
    if (choice.chosen)
        sheet(builder, id.part("bar"), {box.x + box.w * 0.3F, box.bottom() - hair - 2, box.w * 0.4F, 3}, ink, 1.5F);
    builder.end();
}

} // namespace

float chooser_height(const Env& env, float width, std::span<const Choice> choices) {
    const Grid grid = plan(env, width, choices);
    return grid.height * static_cast<float>(grid.rows) + hair * static_cast<float>(grid.rows - 1);
}

float chooser(Builder& builder, NodeId id, Box box, const Text& name, std::span<const Choice> choices) {
    const Grid grid = plan(builder.env(), box.w, choices);
    box.h = chooser_height(builder.env(), box.w, choices);
    builder.add(id, box, Role::group, name).state.instant = true;
    builder.begin(id);
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        const auto column = static_cast<float>(i % grid.columns);
        const int line = i / grid.columns;
        const auto row = static_cast<float>(line);
        // A last row of fewer fills the width as well.
        const int in_row = std::min(grid.columns, static_cast<int>(choices.size()) - line * grid.columns);
        const float width = (box.w + hair) / static_cast<float>(in_row) - hair;
        const Box place{box.x + column * (width + hair), box.y + row * (grid.height + hair), width, grid.height};
        cell(builder, id.part("choice", i), place, choices[static_cast<std::size_t>(i)]);
    }
    builder.end();
    return box.h;
}

namespace {

// Words with an explanation below them, in the middle of `box`.
float lines_height(const Env& env, const Text& words, const Text& explanation, float width) {
    float height = words_height(env, words, Style::strong, width);
    if (!explanation.empty()) height += words_height(env, explanation, Style::small, width);
    return std::max(target, height + 2 * small);
}

void lines(Builder& builder, NodeId id, Box box, const Text& words, const Text& explanation, bool enabled) {
    const Env& env = builder.env();
    const float top = words_height(env, words, Style::strong, box.w);
    const float below = explanation.empty() ? 0 : words_height(env, explanation, Style::small, box.w);
    box.y += (box.h - top - below) / 2;
    Words first{words, Style::strong, enabled ? Ink::text : Ink::muted, Align::left,
                words_lines(env, words, Style::strong, box.w)};
    first.role = Role::none;
    first.shrink = true;
    label(builder, id.part("words"), {box.x, box.y, box.w, top}, first);
    if (explanation.empty()) return;
    const int count = words_lines(env, explanation, Style::small, box.w);
    Words second{explanation, Style::small, Ink::muted, Align::left, count};
    second.shrink = true;
    label(builder, id.part("explanation"), {box.x, box.y + top, box.w, below}, second);
}

constexpr float mark = 24; // the round mark of an option

} // namespace

float option(Builder& builder, NodeId id, Box box, const Choice& choice, const Text& explanation) {
    const Env& env = builder.env();
    const float beside = 2 * normal + mark + small;
    box.h = lines_height(env, choice.words, explanation, box.w - beside);
    pressable(builder, id, box, Role::option, choice).paint =
        scene::Panel{Ink::raised, choice.chosen ? Ink::accent : Ink::none, choice.chosen ? 2.0F : 0.0F, normal, 0, 1};
    builder.begin(id);
    Box inside = box.inset(normal, 0);
    Box spot = inside.cut_left(mark + small);
    spot.w = mark;
    spot = spot.centred({mark, mark});
    sheet(builder, id.part("mark"), spot, choice.chosen ? Ink::accent : Ink::panel, mark / 2, 0, Ink::muted, 2);
    if (choice.chosen) tick(builder, id.part("mark"), spot.inset(3), Ink::on_accent);
    lines(builder, id, inside, choice.words, explanation, choice.enabled);
    builder.end();
    return box.h;
}

namespace {

constexpr Size switch_size{52, 30};

} // namespace

float toggle_height(const Env& env, float width, const Toggle& toggle) {
    return lines_height(env, toggle.words, toggle.explanation, width - switch_size.w - normal);
}

float toggle(Builder& builder, NodeId id, Box box, const Toggle& toggle) {
    box.h = toggle_height(builder.env(), box.w, toggle);
    const Choice choice{toggle.words, toggle.command, {}, toggle.on, toggle.enabled, toggle.why_not};
    pressable(builder, id, box, Role::toggle, choice);
    builder.begin(id);
    Box inside = box;
    const Box track = inside.cut_right(switch_size.w).centred(switch_size);
    inside.cut_right(normal);
    sheet(builder, id.part("track"), track, toggle.on ? Ink::accent : Ink::raised, track.h / 2, 0, Ink::muted,
          toggle.on ? 0.0F : 2.0F);
    const float side = track.h - 6;
    const float x = toggle.on ? track.right() - side - 3 : track.x + 3;
    sheet(builder, id.part("knob"), {x, track.y + 3, side, side}, toggle.on ? Ink::on_accent : Ink::muted, side / 2, 1);
    lines(builder, id, inside, toggle.words, toggle.explanation, toggle.enabled);
    builder.end();
    return box.h;
}

namespace {

void step_button(Builder& builder, NodeId id, Box box, const Choice& choice, bool more) {
    pressable(builder, id, box, Role::button, choice).paint =
        scene::Panel{Ink::raised, Ink::none, 0, normal, choice.enabled ? 2.0F : 0.0F, 1};
    builder.begin(id);
    const Box sign = box.centred({22, 22});
    const Ink ink = choice.enabled ? Ink::text : Ink::muted;
    if (more)
        plus_sign(builder, id, sign, ink);
    else
        minus_sign(builder, id, sign, ink);
    builder.end();
}

float step_side(const Env& env) { return std::max(target, env.line_height(Style::strong)); }

} // namespace

Size stepper_size(const Env& env, const Stepper& stepper) {
    const float value = std::max(target, rounded_up(env.measured(stepper.value, Style::strong)).w + 2 * small);
    return {2 * step_side(env) + value, step_side(env)};
}

void stepper(Builder& builder, NodeId id, Box box, const Stepper& stepper) {
    const float side = step_side(builder.env());
    const Box less = box.cut_left(side);
    const Box more = box.cut_right(side);
    step_button(builder, id.part("less"), less,
                {stepper.less_name, stepper.less, {}, false, stepper.can_less, stepper.why_not_less}, false);
    Words value{stepper.value, Style::strong, Ink::text, Align::centre};
    value.role = Role::live;
    value.shrink = true;
    label(builder, id.part("value"), box, value);
    step_button(builder, id.part("more"), more,
                {stepper.more_name, stepper.more, {}, false, stepper.can_more, stepper.why_not_more}, true);
}

void slider(Builder& builder, NodeId id, Box box, const Text& name, const scene::Range& range, Command command) {
    Node& node = builder.add(id, box, Role::slider, name);
    node.range = range;
    node.command = std::move(command);
    node.state.instant = true;
    node.accepts.tap = true;
    builder.begin(id);
    const Box way = box.inset(scene::slider_inset, (box.h - 6) / 2);
    const float span = range.most - range.least;
    const float part = span > 0 ? std::clamp((range.value - range.least) / span, 0.0F, 1.0F) : 0;
    sheet(builder, id.part("way"), way, Ink::raised, 3, 0, Ink::muted, 1);
    sheet(builder, id.part("done"), {way.x, way.y, way.w * part, way.h}, Ink::accent, 3);
    const float side = 2 * scene::slider_inset;
    sheet(builder, id.part("knob"), Box{way.x + way.w * part, box.y, 0, box.h}.centred({side, side}), Ink::accent,
          side / 2, 3, Ink::on_accent, 2);
    builder.end();
}

} // namespace kit

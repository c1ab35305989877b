// The centre before the turns: badges and Stress cards to be taken. [ET-5] [ET-7]
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/card.h"
#include "kit/parts.h"
#include "kit/words.h"

#include <algorithm>
#include <bit>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
using scene::Ink;
using scene::NodeId;
using scene::Size;
namespace space = scene::space;

constexpr float widest_draft = 620;
constexpr float widest_stress = 124;
constexpr float shape = 0.95F;

bool is_draft(const In& in) { return in.view.phase == Phase::draft; }

// Everybody may know the Stress cards from the beginning; only in the draft can they be taken.
std::optional<Seat> drafter(const In& in) { return is_draft(in) ? actor_of(in) : std::nullopt; }

float badge_line(const Env& env) {
    return std::max(space::target, 2 * env.line_height(scene::Style::small) + 2 * space::hair);
}

float stress_gap(float width) { return width < 300 ? space::hair : space::small; }

float stress_width(const In& in, const Env& env, float width) {
    const auto count = static_cast<float>(std::max<std::size_t>(in.view.stress_left.size(), 3));
    const float widest = env.size.h < 480 ? 0.6F * widest_stress : widest_stress;
    return std::min(widest, (width - (count - 1) * stress_gap(width)) / count);
}

float stress_height(const In& in, const Env& env, float width) {
    return std::max(space::target, stress_width(in, env, width) * shape);
}

// What the Stress card that is being thought about does.
float effect_height(const In& in, const Env& env, float width) {
    if (!drafter(in)) return 0;
    float most = 0;
    for (const Stress stress : in.view.stress_left)
        most = std::max(
            most, kit::words_height(env, words::stress_text(static_cast<int>(stress)), scene::Style::small, width));
    return most + space::small;
}

void add_badges(const In& in, Box box, Team team, scene::Builder& out) {
    const int left = in.view.badges_left[static_cast<std::size_t>(team)];
    const auto seat = drafter(in);
    const Screen::Choices choices = choices_of(in);
    const bool chosen = seat && choices.badge.team == team;
    scene::Panel panel;
    panel.fill = left > 0 ? ink_of(team) : Ink::raised;
    panel.edge = chosen ? Ink::accent : Ink::none;
    panel.edge_width = chosen ? 4.0F : 0.0F;
    panel.radius = 10;
    panel.lift = chosen ? 10.0F : 3.0F;
    const NodeId id = scene::id("et_badges", static_cast<int>(team));
    scene::Node& node = out.add(id, box, seat ? scene::Role::option : scene::Role::image,
                                words::draft_team_spoken(spoken(team), left), panel);
    node.state.chosen = chosen;
    if (seat) {
        node.command = scene::command("et_team", static_cast<int>(team));
        node.accepts.tap = true;
        node.state.enabled = left > 0;
        if (left == 0) node.why_not = words::why_no_badge_left();
    }
    const Ink ink = left > 0 ? ink_on(team) : Ink::muted;
    out.begin(id);
    Box inside = box.inset(space::small, space::hair);
    const float side = std::min(28.0F, inside.h);
    kit::picture(out, id.part("icon"), inside.cut_left(side).centred({side, side}), icon_of(team), ink);
    inside.cut_left(space::small);
    const auto line = [&](std::string_view part, Box where, const text::Text& words) {
        kit::Words name{words, scene::Style::small, ink};
        name.cut = true;
        name.role = scene::Role::none;
        kit::label(out, id.part(part), where, name);
    };
    const int cards = team == Team::collections ? in.view.centre_cards.size() : 0;
    line("name", inside.cut_top(inside.h / 2), written(out.env(), team, scene::Style::small, inside.w));
    line("left", inside, cards > 0 ? words::draft_cards(cards) : words::draft_badges(left));
    out.end();
}

void add_stress(const In& in, Box box, Stress stress, scene::Builder& out) {
    const auto seat = drafter(in);
    const Size size = box.size();
    kit::CardLook look;
    look.face = stress_face(out.env(), size, stress);
    look.back = feeling_back(size);
    look.name = spoken(stress);
    look.chosen = seat && choices_of(in).badge.stress == stress;
    if (seat) look.command = scene::command("et_stress_pick", static_cast<int>(stress));
    if (!seat && !in.sitting.watching) look.command = scene::command("et_stress_show", static_cast<int>(stress));
    look.lift = look.chosen ? 12.0F : 3.0F;
    scene::Node& node = kit::card(out, scene::id("et_stress_open", static_cast<int>(stress)), box, look);
    if (seat) node.role = scene::Role::option;
}

void add_stress_row(const In& in, Box row, scene::Builder& out) {
    const auto count = static_cast<float>(in.view.stress_left.size());
    if (count == 0) return;
    const float width = stress_width(in, out.env(), row.w);
    const float gap = stress_gap(row.w);
    row = row.centred({count * width + (count - 1) * gap, row.h});
    for (const Stress stress : in.view.stress_left) {
        add_stress(in, row.cut_left(width), stress, out);
        row.cut_left(gap);
    }
}

void add_effect(const In& in, Box box, scene::Builder& out) {
    const auto stress = choices_of(in).badge.stress;
    if (!drafter(in) || !stress) return;
    kit::paragraph(out, scene::id("et_effect"), box, words::stress_text(static_cast<int>(*stress)), scene::Style::small,
                   Ink::text, scene::Align::centre);
}

} // namespace

float draft_height(const In& in, const Env& env, float width) {
    width = std::min(width, widest_draft);
    return badge_line(env) + space::small + stress_height(in, env, width) + space::small +
           effect_height(in, env, width);
}

void add_draft(const In& in, Box box, scene::Builder& out) {
    const Env& env = out.env();
    box = box.centred({std::min(box.w, widest_draft), std::min(box.h, draft_height(in, env, box.w))});
    Box badges = box.cut_top(badge_line(env));
    add_badges(in, badges.cut_left((badges.w - space::small) / 2), Team::customer_service, out);
    badges.cut_left(space::small);
    add_badges(in, badges, Team::collections, out);
    box.cut_top(space::small);
    add_stress_row(in, box.cut_top(stress_height(in, env, box.w)), out);
    box.cut_top(space::small);
    add_effect(in, box, out);
}

} // namespace eternamente_temporario

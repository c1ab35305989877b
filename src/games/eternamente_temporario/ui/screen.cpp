#include "games/eternamente_temporario/ui/screen.h"

#include "games/eternamente_temporario/ui/plan.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/column.h"
#include "kit/panel.h"
#include "kit/words.h"

#include <ranges>

namespace eternamente_temporario {

namespace {

using scene::Box;
namespace space = scene::space;

void add_centre(const In& in, Box box, scene::Builder& out) {
    switch (in.view.phase) {
    case Phase::choice:
    case Phase::draft: add_draft(in, box, out); return;
    case Phase::turns: add_trick(in, box, out); return;
    case Phase::result:
    case Phase::over: add_result(in, box, out); return;
    }
}

// A card of the Archive can be taken onto the badge on the public table as well: nothing of it is secret. [ET-16]
Choosing choosing_on_table(const In& in, Team team) {
    const auto actor = actor_of(in);
    if (!actor || !choices_of(in).pass || seat_of(in.view, *actor).team != team) return {};
    return choosing_of(in, *actor);
}

// Everything that lies on the table for all.
void add_desk(const In& in, Box box, scene::Builder& out) {
    const TablePlan plan = plan_table(in, out.env(), box);
    add_heading(in, plan.heading, out);
    for (std::size_t i = 0; i < plan.plates.size(); ++i) add_plate(in, plan.plates[i], Seat{static_cast<int>(i)}, out);
    for (const Team team : {Team::customer_service, Team::collections})
        add_archive(in, plan.archives[static_cast<std::size_t>(team)], team, choosing_on_table(in, team), out);
    add_centre(in, plan.centre, out);
}

void add_table(const In& in, Box area, scene::Builder& out) {
    const scene::Env& env = out.env();
    const Controls controls = table_controls(in);
    const float width = std::min(area.w, 640.0F);
    const float foot_height = controls_height(env, width, controls);
    constexpr float seen = 120; // of the table, above the buttons: else they scroll with it
    if (area.h < foot_height + seen) {
        const float height = table_height(in, env, area) + space::small + foot_height;
        kit::at_least(out, scene::id("et_all"), area, height, [&](Box box) {
            const Box foot = box.cut_bottom(foot_height);
            box.cut_bottom(space::small);
            add_desk(in, box, out);
            add_controls(foot.centred({std::min(width, foot.w), foot.h}), controls, out);
        });
        return;
    }
    const Box foot = area.cut_bottom(foot_height);
    if (foot.h > 0) area.cut_bottom(space::small);
    kit::at_least(out, scene::id("et_table"), area, table_height(in, env, area),
                  [&](Box box) { add_desk(in, box, out); });
    add_controls(foot.centred({width, foot.h}), controls, out);
}

void add_missed(const In& in, Box box, scene::Builder& out) {
    if (box.empty()) return;
    // The latest first: that is what matters for this turn.
    kit::scroll_column(out, scene::id("et_missed"), box, [&](kit::Column& column) {
        const scene::Box all = column.take(0);
        kit::Column lines{column.builder(), scene::id("et_missed_line"), all, space::hair / 2};
        for (const text::Text& words : in.sitting.missed | std::views::reverse)
            lines.paragraph(words, scene::Style::small, scene::Ink::muted);
        column.space(lines.height());
    });
}

// What is chosen, and below it what the round will be about, where there is room.
void add_choice(const In& in, Box box, Seat seat, scene::Builder& out) {
    const scene::Env& env = out.env();
    const text::Text hint = words::choose_hint();
    const float width = std::min(box.w, 520.0F);
    const float hint_height = kit::words_height(env, hint, scene::Style::small, width);
    const float centre = draft_height(in, env, box.w);
    Box slots = box.cut_top(slots_height(env));
    if (box.h >= hint_height + space::small) {
        Box lines = box.cut_top(hint_height).centred({width, hint_height});
        kit::paragraph(out, scene::id("et_choose_hint"), lines, hint, scene::Style::small, scene::Ink::muted,
                       scene::Align::centre);
    }
    add_slots(in, slots, seat, out);
    if (box.h >= centre + 2 * space::large) add_draft(in, box, out);
}

void add_own_centre(const In& in, Box box, Seat seat, scene::Builder& out) {
    if (box.empty()) return;
    if (in.view.phase == Phase::choice)
        add_choice(in, box, seat, out);
    else
        add_centre(in, box, out);
}

void add_upper(const In& in, const UpperPlan& plan, Seat seat, const Choosing& choosing, scene::Builder& out) {
    add_strip(in, plan.strip, out);
    add_missed(in, plan.missed, out);
    add_own_centre(in, plan.centre, seat, out);
    if (!plan.badge.empty()) add_badge(in, plan.badge, seat, choosing, out);
    const auto team = seat_of(in.view, seat).team;
    if (!plan.archive.empty()) add_archive(in, plan.archive, *team, choosing, out);
    if (!plan.other.empty()) add_archive(in, plan.other, other(*team), {}, out);
}

void add_own(const In& in, Box area, Seat seat, scene::Builder& out) {
    const scene::Env& env = out.env();
    const Controls controls = own_controls(in, seat);
    const Choosing choosing = choosing_of(in, seat);
    // With very large words not even hand and buttons fit: then all of it scrolls.
    kit::at_least(out, scene::id("et_own"), area, own_height(in, env, area, seat, controls), [&](Box whole) {
        const OwnPlan plan = plan_own(in, env, whole, seat, controls);
        const bool centre = plan.centre.empty();
        const float least = upper_height(in, env, plan.upper, seat, centre);
        kit::at_least(out, scene::id("et_upper"), plan.upper, least,
                      [&](Box box) { add_upper(in, plan_upper(in, env, box, seat, centre), seat, choosing, out); });
        add_own_centre(in, plan.centre, seat, out);
        add_hand(in, plan.hand, seat, choosing, out);
        add_controls(plan.controls, controls, out);
    });
}

} // namespace

void Screen::build(const kit::In<Screen>& in, scene::Box area, scene::Builder& out) {
    area = area.inset(space::small, 0);
    area.cut_bottom(space::small);
    if (const auto seat = own_side(in))
        add_own(in, area, *seat, out);
    else
        add_table(in, area, out);
    add_sheet(in, out);
    // Somebody passes by themselves soon.
    if (const auto seat = actor_of(in); seat && !in.sitting.viewer.is_seat() && passes_for_trick(in, *seat))
        out.wake_at(std::max(out.env().now, in.local.passes_at));
}

const text::Pack& Screen::words() { return words::pack; }

} // namespace eternamente_temporario

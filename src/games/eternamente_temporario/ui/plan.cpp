#include "games/eternamente_temporario/ui/plan.h"

#include "kit/fan.h"
#include "kit/words.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
namespace space = scene::space;

constexpr float gap = space::small;

// Archives stand beside the centre where both they and it have room, else below it.
constexpr float least_beside = 640;
bool archives_beside(Box area) { return area.w >= least_beside && area.w > area.h; }

float side_width(Box area) { return std::min(360.0F, area.w * 0.3F); }

float centre_height(const In& in, const Env& env, float width) {
    switch (in.view.phase) {
    case Phase::choice:
    case Phase::draft: return draft_height(in, env, width);
    case Phase::turns: return trick_height(env, width);
    case Phase::result:
    case Phase::over: break;
    }
    return result_height(in, env, width);
}

float archives_height(const In& in, const Env& env, float width) {
    return std::max(archive_height(in, env, Team::customer_service, width),
                    archive_height(in, env, Team::collections, width));
}

// Side by side, or one below the other where the window is narrow.
bool archives_stack(const In& in, float width) {
    const float half = (width - gap) / 2;
    return !archive_fits(in, Team::customer_service, half) || !archive_fits(in, Team::collections, half);
}

float both_archives_height(const In& in, const Env& env, float width) {
    if (!archives_stack(in, width)) return archives_height(in, env, (width - gap) / 2);
    return archive_height(in, env, Team::customer_service, width) + gap +
           archive_height(in, env, Team::collections, width);
}

// What lies between the two rows of seats.
float middle_height(const In& in, const Env& env, Box area) {
    if (archives_beside(area)) {
        const float side = side_width(area);
        return std::max(centre_height(in, env, area.w - 2 * (side + gap)), archives_height(in, env, side));
    }
    return centre_height(in, env, area.w) + gap + both_archives_height(in, env, area.w);
}

float around_middle(const Env& env, bool low) { return heading_height(env) + 2 * plate_height(env, low) + 3 * gap; }

// A row of equal places, centred; no wider than is good to read.
void add_row(std::vector<Box>& boxes, Box row, int count) {
    constexpr float widest = 240;
    const auto number = static_cast<float>(count);
    const float width = std::min(widest, (row.w - (number - 1) * gap) / number);
    row = row.centred({number * width + (number - 1) * gap, row.h});
    for (int i = 0; i < count; ++i) {
        boxes.push_back(row.cut_left(width));
        row.cut_left(gap);
    }
}

// Clockwise: the upper row from left to right, the lower one from right to left.
std::vector<Box> plates_round(Box upper, Box lower, int seats) {
    const int above = (seats + 1) / 2;
    std::vector<Box> boxes;
    add_row(boxes, upper, above);
    std::vector<Box> below;
    add_row(below, lower, seats - above);
    boxes.insert(boxes.end(), below.rbegin(), below.rend());
    return boxes;
}

} // namespace

TablePlan plan_table(const In& in, const Env& env, Box area) {
    TablePlan plan;
    const float middle = middle_height(in, env, area);
    const bool low = around_middle(env, false) + middle > area.h;
    plan.heading = area.cut_top(heading_height(env));
    area.cut_top(gap);
    const float plate = plate_height(env, low);
    const Box upper = area.cut_top(plate);
    const Box lower = area.cut_bottom(plate);
    plan.plates = plates_round(upper, lower, static_cast<int>(in.view.seats.size()));
    area = area.inset(0, gap);
    // What is left over lies about evenly above and below.
    if (archives_beside(area)) {
        const float side = side_width(area);
        plan.archives[0] = area.cut_left(side);
        plan.archives[1] = area.cut_right(side);
        plan.centre = area.inset(gap, 0);
        return plan;
    }
    const float centre = std::min(area.h, centre_height(in, env, area.w) + std::max(0.0F, area.h - middle) / 2);
    plan.centre = area.cut_top(centre);
    area.cut_top(gap);
    if (archives_stack(in, area.w)) {
        plan.archives[0] = area.cut_top(archive_height(in, env, Team::customer_service, area.w));
        area.cut_top(gap);
    } else {
        plan.archives[0] = area.cut_left((area.w - gap) / 2);
        area.cut_left(gap);
    }
    plan.archives[1] = area;
    return plan;
}

float table_height(const In& in, const Env& env, Box area) {
    return around_middle(env, true) + middle_height(in, env, area) + 1;
}

namespace {

// Not by the area's shape alone: it must not turn when a panel begins to scroll.
bool lies(const Env& env) { return !env.portrait(); }

float controls_width(Box area) { return std::clamp(area.w * 0.35F, 250.0F, 340.0F); }

constexpr float least_hand = 140; // two rows of the smallest cards

int cards_in_hand(const In& in, Seat seat) {
    return seat_of(in.view, seat).hand ? seat_of(in.view, seat).hand->size() : 0;
}

float hand_height(const In& in, const Env& env, Box area, Seat seat) {
    const int count = cards_in_hand(in, seat);
    if (count == 0) return env.line_height(scene::Style::small) + gap;
    const float most = lies(env) ? 0.5F : in.view.phase == Phase::turns ? 0.42F : 0.5F;
    return std::max(std::min(kit::fan_height(env, area.w, count), area.h * most), std::min(area.h, least_hand));
}

// A low window has no room for the centre above the hand; its side has.
bool is_low(const Env& env) { return lies(env) && env.size.h < 480; }

float missed_height(const In& in, const Env& env) {
    if (in.sitting.missed.empty()) return 0;
    const float lines = is_low(env) ? 1.3F : 2.4F; // part of a line shows that there are more
    return env.line_height(scene::Style::small) * lines + gap;
}

float own_centre_height(const In& in, const Env& env, float width) {
    return in.view.phase == Phase::choice ? slots_height(env) : centre_height(in, env, width);
}

bool centre_aside(const In& in, const Env& env, Box side) {
    return is_low(env) && side.h >= own_centre_height(in, env, side.w);
}

} // namespace

OwnPlan plan_own(const In& in, const Env& env, Box area, Seat seat, const Controls& controls) {
    OwnPlan plan;
    if (lies(env)) {
        Box side = area.cut_right(controls_width(area));
        area.cut_right(gap);
        plan.controls = side.cut_bottom(std::min(side.h, controls_height(env, side.w, controls)));
        side.cut_bottom(gap);
        if (centre_aside(in, env, side)) plan.centre = side;
        plan.hand = area.cut_bottom(hand_height(in, env, area, seat));
        area.cut_bottom(gap);
        plan.upper = area;
        return plan;
    }
    plan.controls = area.cut_bottom(controls_height(env, area.w, controls));
    area.cut_bottom(gap);
    plan.hand = area.cut_bottom(hand_height(in, env, area, seat));
    area.cut_bottom(gap);
    plan.upper = area;
    return plan;
}

float own_height(const In& in, const Env& env, Box area, Seat seat, const Controls& controls) {
    const float seen = strip_height(env) + 60; // of the table
    const float hand = cards_in_hand(in, seat) > 0 ? least_hand : hand_height(in, env, area, seat);
    if (lies(env)) {
        return std::max(controls_height(env, controls_width(area), controls), hand + gap + seen);
    }
    return controls_height(env, area.w, controls) + hand + seen + 3 * gap;
}

namespace {

// Beside each other where there is room, else below.
bool upper_beside(Box area, bool centre) { return area.w >= 560 || !centre; }

// Trick and badge, beside each other where six cards still fit.
bool badge_beside(const Env& env, float width) { return width - badge_size(env).w >= 200; }

float row_height(const In& in, const Env& env, float width) {
    const scene::Size badge = badge_size(env);
    if (in.view.phase != Phase::turns) return own_centre_height(in, env, width);
    if (badge_beside(env, width)) return std::max(trick_height(env, width - badge.w - gap), badge.h);
    return trick_height(env, width) + gap + badge.h;
}

bool shows_archive(const In& in, Seat seat) {
    return seat_of(in.view, seat).team && in.view.phase != Phase::draft && in.view.phase != Phase::over;
}

struct Columns {
    float archive = 0;
    float other = 0;
};
Columns columns_of(const In& in, const Env& env, Box area, Seat seat, bool centre) {
    constexpr float roomy = 860;
    Columns columns;
    if (!shows_archive(in, seat)) return columns;
    if (!centre) return {area.w - (in.view.phase == Phase::turns ? badge_size(env).w + gap : 0), 0};
    columns.archive = std::min(420.0F, area.w * (area.w >= roomy ? 0.34F : 0.42F));
    if (area.w >= roomy) columns.other = std::min(320.0F, area.w * 0.27F);
    return columns;
}

void split_row(const In& in, const Env& env, Box row, UpperPlan& plan, bool centre) {
    if (!centre) {
        if (in.view.phase == Phase::turns) plan.badge = row.cut_right(badge_size(env).w);
        return;
    }
    if (in.view.phase == Phase::turns) {
        const scene::Size badge = badge_size(env);
        // High enough for both below each other: then the trick has all of the width.
        const bool high = row.h >= trick_height(env, row.w) + gap + badge.h;
        const bool beside = badge_beside(env, row.w) && !high;
        plan.badge = beside ? row.cut_right(badge.w) : row.cut_bottom(badge.h).centred({badge.w, badge.h});
        if (beside)
            row.cut_right(gap);
        else
            row.cut_bottom(gap);
    }
    plan.centre = row;
}

} // namespace

UpperPlan plan_upper(const In& in, const Env& env, Box area, Seat seat, bool centre) {
    UpperPlan plan;
    plan.strip = area.cut_top(strip_height(env));
    area.cut_top(gap);
    if (const float missed = missed_height(in, env); missed > 0) {
        plan.missed = area.cut_top(missed - gap);
        area.cut_top(gap);
    }
    if (upper_beside(area, centre)) {
        const Columns columns = columns_of(in, env, area, seat, centre);
        if (columns.archive > 0) {
            plan.archive = area.cut_left(columns.archive);
            area.cut_left(gap);
        }
        if (columns.other > 0) {
            plan.other = area.cut_right(columns.other);
            area.cut_right(gap);
        }
        split_row(in, env, area, plan, centre);
        return plan;
    }
    const float row = row_height(in, env, area.w);
    if (!shows_archive(in, seat)) {
        split_row(in, env, area, plan, centre);
        return plan;
    }
    const Team team = *seat_of(in.view, seat).team;
    const float own = archive_height(in, env, team, area.w);
    const float others = archive_height(in, env, other(team), area.w);
    float spare = std::max(0.0F, area.h - row - gap - own);
    if (centre && spare >= others + 2 * gap) {
        plan.other = area.cut_bottom(others);
        area.cut_bottom(2 * gap);
        spare -= others + 2 * gap;
    }
    split_row(in, env, area.cut_top(row + spare / 2), plan, centre);
    area.cut_top(gap);
    plan.archive = area;
    return plan;
}

float upper_height(const In& in, const Env& env, Box area, Seat seat, bool centre) {
    const float above = strip_height(env) + gap + missed_height(in, env);
    const auto own = seat_of(in.view, seat).team;
    if (upper_beside(area, centre)) {
        const Columns columns = columns_of(in, env, area, seat, centre);
        const float width = area.w - columns.archive - columns.other - gap * 2;
        float middle = centre ? row_height(in, env, width) : in.view.phase == Phase::turns ? badge_size(env).h : 0;
        if (columns.archive > 0) middle = std::max(middle, archive_height(in, env, *own, columns.archive));
        if (columns.other > 0) middle = std::max(middle, archive_height(in, env, other(*own), columns.other));
        return above + middle + 1;
    }
    float height = above + row_height(in, env, area.w) + 1;
    if (shows_archive(in, seat)) height += gap + archive_height(in, env, *own, area.w);
    return height;
}

} // namespace eternamente_temporario

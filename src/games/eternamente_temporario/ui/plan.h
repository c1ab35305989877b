// Where things lie on the desk, for any screen.
//
// Upright windows and lying ones have layouts of their own, for the table and for one's own side of it. What always
// holds: the parts lie inside the area and do not overlap; the least height is enough for all of them, so that what is
// lower scrolls. Left out: what is in them.
#pragma once

#include "games/eternamente_temporario/ui/parts.h"

namespace eternamente_temporario {

struct TablePlan {
    scene::Box heading;
    std::vector<scene::Box> plates; // one a seat, clockwise
    scene::Box centre;              // trick, draft or result
    std::array<scene::Box, team_count> archives;
};
TablePlan plan_table(const In& in, const scene::Env& env, scene::Box area);
float table_height(const In& in, const scene::Env& env, scene::Box area);

// One's own side: what scrolls where it has to, and what always stays.
struct OwnPlan {
    scene::Box upper; // for plan_upper
    scene::Box hand;
    scene::Box controls;
    scene::Box centre; // above the controls in a low window; else empty, and the upper part has it
};
OwnPlan plan_own(const In& in, const scene::Env& env, scene::Box area, Seat seat, const Controls& controls);

// As high as the area, or as high as it takes for hand and buttons beside some of the table.
float own_height(const In& in, const scene::Env& env, scene::Box area, Seat seat, const Controls& controls);

struct UpperPlan {
    scene::Box strip;
    scene::Box missed;  // empty: nothing was missed
    scene::Box centre;  // trick, slots or draft
    scene::Box badge;   // empty outside of turns
    scene::Box archive; // of one's own department; empty as long as one has none
    scene::Box other;   // the other department's, where there is room
};
// `centre`: it lies here.
UpperPlan plan_upper(const In& in, const scene::Env& env, scene::Box area, Seat seat, bool centre);
float upper_height(const In& in, const scene::Env& env, scene::Box area, Seat seat, bool centre);

} // namespace eternamente_temporario

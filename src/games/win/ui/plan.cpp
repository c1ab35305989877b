#include "games/win/ui/plan.h"

#include "games/win/ui/faces.h"
#include "kit/panel.h"
#include "kit/seat.h"

#include <algorithm>

namespace win {

namespace {

using scene::Box;
namespace space = scene::space;

constexpr float character_shape = character_size.h / character_size.w;
constexpr float challenge_shape = challenge_size.h / challenge_size.w;

bool has_two_rows(Phase phase) { return is_speech(phase) || phase == Phase::choose_vote_kind; }

// Card with the name of its player below, as large as fits in `room`.
Box side_in(Box room, float label) {
    const float height = std::min(room.h, room.w * character_shape + label);
    const float width = std::min(room.w, (height - label) / character_shape);
    return room.centred({width, height});
}

Box challenge_in(Box room) {
    const float width = std::min(room.w, room.h / challenge_shape);
    return room.centred({width, std::min(room.h, width * challenge_shape)});
}

// What the crowd needs, but never more than `most` of the height: beyond that it scrolls.
float crowd_height(const scene::Env& env, Box area, int seats, float most) {
    return std::min(kit::seat_rows(env, {0, 0, kit::scroll_width(area), area.h}, seats).height + space::small,
                    area.h * most);
}

// Upright: the two cards side by side, the challenge below them, then the sand or the crowd.
Plan upright(const scene::Env& env, Box area, Plan plan, Phase phase, int seats) {
    const float label = env.line_height(scene::Style::small) + space::small;
    const float widest = std::min(area.w, 560.0F);
    const bool speech = is_speech(phase);
    if (!speech) {
        plan.crowd = area.cut_bottom(crowd_height(env, area, seats, 0.5F));
        area.cut_bottom(space::small);
    }
    const float most_duel = (widest - space::normal) / 2 * character_shape + label;
    const float duel_height = std::min(area.h * (speech ? 0.45F : 0.7F), most_duel);
    Box duel = area.cut_top(duel_height).centred({widest, duel_height});
    area.cut_top(space::small);
    plan.white = side_in(duel.cut_left((duel.w - space::normal) / 2), label);
    duel.cut_left(space::normal);
    plan.black = side_in(duel, label);
    const float card_height = std::min(speech ? area.h * 0.36F : area.h, widest * challenge_shape);
    plan.challenge = challenge_in(area.cut_top(card_height).centred({widest, card_height}));
    if (!speech) return plan;
    area.cut_top(space::small);
    plan.timer = area;
    return plan;
}

// Lying: white on the left, black on the right, the challenge and the sand between, the crowd below.
Plan lying(const scene::Env& env, Box area, Plan plan, Phase phase, int seats) {
    const float label = env.line_height(scene::Style::small) + space::small;
    const bool speech = is_speech(phase);
    if (area.h > 420 || !speech) {
        plan.crowd = area.cut_bottom(crowd_height(env, area, seats, 0.45F));
        area.cut_bottom(space::small);
    }
    const float side = std::min(area.w * 0.27F, (area.h - label) / character_shape);
    const float middle = std::min(area.w - 2 * side - 4 * space::large, 420.0F);
    Box duel = area.centred({2 * side + middle + 4 * space::large, area.h});
    plan.white = side_in(duel.cut_left(side), label);
    plan.black = side_in(duel.cut_right(side), label);
    duel = duel.inset(space::large, 0);
    const float card_height = std::min(middle * challenge_shape, duel.h * (speech ? 0.45F : 1.0F));
    if (speech) {
        plan.challenge = challenge_in(duel.cut_top(card_height));
        duel.cut_top(space::small);
        plan.timer = duel;
    } else {
        plan.challenge = challenge_in(duel);
    }
    return plan;
}

} // namespace

float button_height(const scene::Env& env) {
    return std::max(52.0F, env.line_height(scene::Style::strong) + 2 * space::normal);
}

float controls_height(const scene::Env& env, Phase phase) {
    const int rows = has_two_rows(phase) && env.portrait() ? 2 : 1;
    return static_cast<float>(rows) * button_height(env) + static_cast<float>(rows - 1) * space::small;
}

Plan plan_stage(const scene::Env& env, scene::Box area, Phase phase, int seats) {
    Plan plan;
    area = area.inset(space::normal, space::small);
    plan.controls = area.cut_bottom(controls_height(env, phase));
    plan.controls = plan.controls.centred({std::min(plan.controls.w, 640.0F), plan.controls.h});
    area.cut_bottom(space::small);
    plan.headline = area.cut_top(env.line_height(scene::Style::title) + env.line_height(scene::Style::small));
    area.cut_top(space::small);
    return area.h > area.w * 0.9F ? upright(env, area, plan, phase, seats) : lying(env, area, plan, phase, seats);
}

} // namespace win

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

// Where the crowd matters more than the cards: its names have to be read.
bool counts_votes(Phase phase) {
    return phase == Phase::show_of_hands || phase == Phase::verdict || phase == Phase::over;
}

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
    // The cards lean: their corners need room at the sides.
    const float widest = std::min(area.w - 2 * space::small, 560.0F);
    const bool speech = is_speech(phase);
    if (!speech) {
        plan.crowd = area.cut_bottom(crowd_height(env, area, seats, counts_votes(phase) ? 0.6F : 0.5F));
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
    area = area.inset(space::small, 0);
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

// Two names stand in the headline: in two lines, a little smaller, where one is too short.
float headline_height(const scene::Env& env, float width) {
    const float lines = width < 460 * env.text_scale ? 1.45F : 1.0F;
    return lines * env.line_height(scene::Style::title) + env.line_height(scene::Style::small);
}

// Nothing is too small to see what it is.
bool is_roomy(const scene::Env& env, const Plan& plan, Phase phase) {
    constexpr float least_card = 50;
    constexpr float least_challenge = 36;
    if (plan.white.w < least_card || plan.challenge.h < least_challenge) return false;
    return !is_speech(phase) || plan.timer.h >= env.line_height(scene::Style::title);
}

} // namespace

float button_height(const scene::Env& env) {
    return std::max(52.0F, env.line_height(scene::Style::strong) + 2 * space::normal);
}

scene::Box cut_controls(const scene::Env& env, scene::Box& area, Phase phase) {
    area = area.inset(space::normal, space::small);
    const int rows = has_two_rows(phase) && env.portrait() ? 2 : 1;
    const float height = static_cast<float>(rows) * button_height(env) + static_cast<float>(rows - 1) * space::small;
    const Box controls = area.cut_bottom(height);
    area.cut_bottom(space::small);
    return controls.centred({std::min(controls.w, 640.0F), controls.h});
}

Plan plan_stage(const scene::Env& env, scene::Box stage, Phase phase, int seats) {
    Plan plan;
    plan.headline = stage.cut_top(headline_height(env, stage.w));
    stage.cut_top(space::small);
    return stage.h > stage.w * 0.9F ? upright(env, stage, plan, phase, seats) : lying(env, stage, plan, phase, seats);
}

float least_height(const scene::Env& env, scene::Box stage, Phase phase, int seats) {
    constexpr float step = 24;
    constexpr float most = 1200;
    while (stage.h < most && !is_roomy(env, plan_stage(env, stage, phase, seats), phase)) stage.h += step;
    return stage.h;
}

} // namespace win

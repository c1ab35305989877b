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

bool has_two_rows(Phase phase) {
    return is_speech(phase) || phase == Phase::choose_vote_kind || phase == Phase::show_of_hands ||
           phase == Phase::reveal_challenge;
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
float crowd_height(const scene::Env& env, Box area, Phase phase, const Crowd& crowd, float most) {
    const Box room{0, 0, kit::scroll_width(area), area.h * most};
    const float needed = phase == Phase::show_of_hands ? tiles_in(env, room, crowd.voters).height
                                                       : kit::seat_rows(env, room, crowd.seats).height;
    return std::min(needed + space::small, room.h);
}

// Upright: the two cards side by side, the challenge below them, then the sand or the crowd.
Plan upright(const scene::Env& env, Box area, Plan plan, Phase phase, const Crowd& crowd) {
    const float label = env.line_height(scene::Style::small) + space::small;
    // The cards lean: their corners need room at the sides.
    const float widest = std::min(area.w - 2 * space::small, 560.0F);
    const bool speech = is_speech(phase);
    const float below = speech ? 0 : crowd_height(env, area, phase, crowd, 0.55F) + space::small;
    const float most_duel = (widest - space::normal) / 2 * character_shape + label;
    const float duel_height = std::min(speech ? area.h * 0.45F : (area.h - below) * 0.7F, most_duel);
    Box duel = area.cut_top(duel_height).centred({widest, duel_height});
    area.cut_top(space::small);
    plan.white = side_in(duel.cut_left((duel.w - space::normal) / 2), label);
    duel.cut_left(space::normal);
    plan.black = side_in(duel, label);
    const float room = speech ? area.h * 0.36F : area.h - below;
    const float card_height = std::min(room, widest * challenge_shape);
    plan.challenge = challenge_in(area.cut_top(card_height).centred({widest, card_height}));
    area.cut_top(space::small);
    (speech ? plan.timer : plan.crowd) = area;
    return plan;
}

struct Columns {
    Box white;
    Box middle;
    Box black;
};

// Side cards as high as the area, and what is left between them.
Columns columns_in(Box area, float label, float widest_middle) {
    const float side = std::min(area.w * 0.27F, (area.h - label) / character_shape);
    const float middle = std::min(area.w - 2 * side - 4 * space::large, widest_middle);
    area = area.centred({2 * side + middle + 4 * space::large, area.h});
    const Box white = area.cut_left(side);
    const Box black = area.cut_right(side);
    return {white, area.inset(space::large, 0), black};
}

// Lying: white on the left, black on the right, the challenge and the sand between, the crowd below; on a phone, where
// that would leave the cards too low, the crowd stands between them as well.
Plan lying(const scene::Env& env, Box area, Plan plan, Phase phase, const Crowd& crowd) {
    constexpr float low = 330;
    const float label = env.line_height(scene::Style::small) + space::small;
    const bool speech = is_speech(phase);
    const bool between = area.h < low;
    if (!between) {
        plan.crowd = area.cut_bottom(crowd_height(env, area, phase, crowd, speech ? 0.3F : 0.45F));
        plan.crowd = plan.crowd.centred({std::min(plan.crowd.w, 1100.0F), plan.crowd.h});
        area.cut_bottom(space::small);
    }
    Columns columns = columns_in(area.inset(space::small, 0), label, between ? 560.0F : 420.0F);
    plan.white = side_in(columns.white, label);
    plan.black = side_in(columns.black, label);
    Box& middle = columns.middle;
    const float part = speech ? 0.45F : between ? 0.4F : 1.0F;
    const float card_height = std::min(middle.w * challenge_shape, middle.h * part);
    plan.challenge = challenge_in(speech || between ? middle.cut_top(card_height) : middle);
    middle.cut_top(space::small);
    if (speech) plan.timer = middle;
    if (between && !speech) plan.crowd = middle;
    return plan;
}

// Two names stand in the headline: in two lines, a little smaller, where one is too short.
float headline_height(const scene::Env& env, float width) {
    const float lines = width < 460 * env.text_scale ? 1.45F : 1.0F;
    return lines * env.line_height(scene::Style::title) + env.line_height(scene::Style::small);
}

// Nothing is too small to see what it is.
bool is_roomy(const scene::Env& env, const Plan& plan, Phase phase, const Crowd& crowd) {
    constexpr float least_card = 50;
    constexpr float least_challenge = 36;
    if (plan.white.w < least_card || plan.challenge.h < least_challenge) return false;
    if (!is_speech(phase) && plan.crowd.h < env.line_height(scene::Style::small) + space::target) return false;
    // With large words the stage scrolls: then the voters need not scroll within it as well.
    if (phase == Phase::show_of_hands && env.text_scale > 1.4F) {
        const float tiles = tiles_in(env, plan.crowd, crowd.voters).height;
        if (plan.crowd.h < tiles + 3 * env.line_height(scene::Style::small)) return false;
    }
    return !is_speech(phase) || plan.timer.h >= env.line_height(scene::Style::title);
}

} // namespace

Tiles tiles_in(const scene::Env& env, Box box, int voters) {
    const float growth = (1 + env.text_scale) / 2;
    const float line = env.line_height(scene::Style::small);
    Tiles tiles;
    for (const bool wide : {true, false}) {
        const float least = (wide ? 148.0F : 88.0F) * growth;
        const float height = wide ? std::max(48.0F, line + space::small) : 44 + line;
        const float room = kit::scroll_width(box) + space::small;
        const int most = std::clamp(static_cast<int>(room / (least + space::small)), 1, std::max(1, voters));
        const int rows = (voters + most - 1) / most;
        tiles.wide = wide;
        tiles.columns = rows > 0 ? (voters + rows - 1) / rows : 1;
        const float width = room / static_cast<float>(tiles.columns) - space::small;
        tiles.size = {std::min(width, 1.5F * least), height};
        const float all = static_cast<float>(tiles.columns) * (tiles.size.w + space::small);
        tiles.left = std::max(0.0F, (room - all) / 2);
        tiles.height = static_cast<float>(rows) * (height + space::small) - space::small;
        if (tiles.height <= box.h) break;
    }
    return tiles;
}

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

Plan plan_stage(const scene::Env& env, scene::Box stage, Phase phase, const Crowd& crowd) {
    Plan plan;
    plan.headline = stage.cut_top(headline_height(env, stage.w));
    stage.cut_top(space::small);
    return stage.h > stage.w * 0.9F ? upright(env, stage, plan, phase, crowd) : lying(env, stage, plan, phase, crowd);
}

float least_height(const scene::Env& env, scene::Box stage, Phase phase, const Crowd& crowd) {
    constexpr float step = 24;
    constexpr float most = 1200;
    while (stage.h < most && !is_roomy(env, plan_stage(env, stage, phase, crowd), phase, crowd)) stage.h += step;
    return stage.h;
}

} // namespace win

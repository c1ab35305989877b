#include "kit/fan.h"

#include <cmath>

namespace kit {
namespace {

constexpr float raise = 16;        // of a chosen card
constexpr float more_raise = 12;   // of the one under the finger, besides
constexpr float least_strip = 24;  // what stays free of each card
constexpr float row_strip = 0.56F; // what the front row leaves free of the back row, of a card's height
constexpr float bow = 10;          // how much lower the ends of the arc lie
constexpr float pad = 6;           // at each end, for the turned corners

// How a number of cards lies in a box.
struct Plan {
    int rows = 1;
    int columns = 1; // in the fullest row
    Size card;
    float strip = 0; // from one card's left edge to the next
};

float strip_of(float width, float card, int columns) {
    if (columns < 2) return card;
    return std::min(card + scene::space::small, (width - 2 * pad - card) / static_cast<float>(columns - 1));
}

float rows_height(float card, int rows) {
    return card * (1 + row_strip * static_cast<float>(rows - 1)) + raise + more_raise + bow;
}

Plan plan(const Env& env, Size box, int cards) {
    Plan plan;
    const Size usual = card_size(env);
    plan.columns = std::max(1, cards);
    if (strip_of(box.w, usual.w, plan.columns) < least_strip + 4 && cards > 6) {
        plan.rows = 2;
        plan.columns = (cards + 1) / 2;
    }
    const float rows = 1 + row_strip * static_cast<float>(plan.rows - 1);
    const float room = (box.h - raise - more_raise - bow) / rows;
    plan.card = card_fitting({usual.w, std::min(usual.h, room)});
    // Narrower cards rather than narrower strips.
    const float most = box.w - 2 * pad - least_strip * static_cast<float>(plan.columns - 1);
    plan.card = card_fitting({std::max(40.0F, std::min(plan.card.w, most)), std::max(56.0F, plan.card.h)});
    plan.strip = strip_of(box.w, plan.card.w, plan.columns);
    return plan;
}

// One row of the fan: which cards, and where it stands.
struct Line {
    int first = 0;
    int count = 0;
    float bottom = 0;
    int z = 0;
};

void add_card(Builder& builder, Box place, float angle, int z, const FanCard& card, const Fan& fan) {
    CardLook look = card.look;
    look.angle = angle;
    look.lift = 1;
    const bool lifted = fan.lifted == card.id;
    if (look.chosen) place.y -= raise;
    if (lifted) {
        place.y -= more_raise;
        look.angle = 0;
    }
    if (look.chosen || lifted) look.lift = 10;
    Node& node = kit::card(builder, card.id, place, look);
    node.role = Role::option;
    node.z += z;
    node.state.overlap = true;
    node.accepts.tap = true;
}

void add_line(Builder& builder, Box box, const Plan& plan, const Line& line, std::span<const FanCard> cards,
              const Fan& fan) {
    const float width = plan.card.w + plan.strip * static_cast<float>(line.count - 1);
    const bool arc = fan.arc && plan.rows == 1 && line.count > 2;
    const float turn = arc ? std::min(0.1F, 0.012F * static_cast<float>(line.count)) : 0;
    for (int i = 0; i < line.count; ++i) {
        const float at = line.count > 1 ? 2 * static_cast<float>(i) / static_cast<float>(line.count - 1) - 1 : 0;
        const Box place{box.centre().x - width / 2 + plan.strip * static_cast<float>(i),
                        line.bottom - plan.card.h - (arc ? bow * (1 - at * at) : 0), plan.card.w, plan.card.h};
        add_card(builder, place, at * turn, line.z + i, cards[static_cast<std::size_t>(line.first + i)], fan);
    }
}

} // namespace

Size fan_card_size(const Env& env, Box box, int cards) { return plan(env, box.size(), cards).card; }

float fan_height(const Env& env, float width, int cards) {
    const Plan wished = plan(env, {width, 10000}, cards);
    return rows_height(wished.card.h, wished.rows);
}

void fan(Builder& builder, NodeId id, Box box, std::span<const FanCard> cards, const Fan& fan) {
    Node& group = builder.add(id, box, Role::group, fan.name);
    group.accepts.slide = true;
    group.state.instant = true;
    builder.begin(id, 1);
    const int count = static_cast<int>(cards.size());
    const Plan plan = kit::plan(builder.env(), box.size(), count);
    const int back = plan.rows == 2 ? count - plan.columns : 0;
    if (back > 0) add_line(builder, box, plan, {0, back, box.bottom() - plan.card.h * row_strip, 0}, cards, fan);
    add_line(builder, box, plan, {back, count - back, box.bottom(), back}, cards, fan);
    builder.end();
}

} // namespace kit

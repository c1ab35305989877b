#include "kit/fan.h"

#include <cmath>

namespace kit {
namespace {

constexpr float raise = 16;       // of a chosen card
constexpr float more_raise = 12;  // of the one under the finger, besides
constexpr float least_strip = 24; // what stays free of each card
constexpr float bow = 10;         // how much lower the ends of the arc lie
constexpr float pad = 7;          // at each end and below, for the turned corners
// Of two rows, as parts of a card's height: what the front row leaves free of the back row, and how far cards are
// raised; the difference is at least 24 px for the smallest cards too.
constexpr float row_strip = 0.64F;
constexpr float row_raise = 0.12F;
constexpr float row_more = 0.08F;
constexpr Size least_card{40, 56};

// How a number of cards lies in a box.
struct Plan {
    int rows = 1;
    int columns = 1; // in the fullest row
    Size card;
    float strip = 0; // from one card's left edge to the next
    bool arc = false;

    [[nodiscard]] float ends() const { return arc ? pad : 0; }
    [[nodiscard]] float chosen() const { return rows == 1 ? raise : row_raise * card.h; }
    [[nodiscard]] float lifted() const { return rows == 1 ? more_raise : row_more * card.h; }
};

float strip_of(float width, float card, int columns) {
    if (columns < 2) return card;
    return std::min(card + scene::space::small, (width - card) / static_cast<float>(columns - 1));
}

// What is needed above and below the cards themselves.
float beside_cards(const Plan& plan) { return raise + more_raise + (plan.arc ? bow + pad : 0); }

Plan make_plan(const Env& env, Size box, int cards, bool arc) {
    Plan plan;
    const Size usual = card_size(env);
    plan.columns = std::max(1, cards);
    plan.arc = arc && cards > 2;
    if (strip_of(box.w - 2 * plan.ends(), usual.w, plan.columns) < least_strip + 4 && cards > 6) {
        plan.rows = 2;
        plan.columns = (cards + 1) / 2;
        plan.arc = false;
    }
    const float width = box.w - 2 * plan.ends();
    const float rows = 1 + row_strip * static_cast<float>(plan.rows - 1);
    const float high = (box.h - beside_cards(plan)) / rows;
    // Narrower cards rather than narrower strips.
    const float wide = width - least_strip * static_cast<float>(plan.columns - 1);
    plan.card = card_fitting({std::clamp(wide, least_card.w, usual.w), std::max(least_card.h, high)});
    plan.strip = strip_of(width, plan.card.w, plan.columns);
    return plan;
}

// One row of the fan: which cards, and where it stands.
struct Line {
    int first = 0;
    int count = 0;
    float bottom = 0;
    int z = 0;
};

void add_card(Builder& builder, Box place, float angle, int z, const FanCard& card, const Plan& plan, bool lifted) {
    CardLook look = card.look;
    look.angle = angle;
    look.lift = 1;
    if (look.chosen) place.y -= plan.chosen();
    if (lifted) {
        place.y -= plan.lifted();
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
              NodeId lifted) {
    const float width = plan.card.w + plan.strip * static_cast<float>(line.count - 1);
    const float turn = plan.arc ? std::min(0.1F, 0.012F * static_cast<float>(line.count)) : 0;
    for (int i = 0; i < line.count; ++i) {
        const float at = line.count > 1 ? 2 * static_cast<float>(i) / static_cast<float>(line.count - 1) - 1 : 0;
        const float drop = plan.arc ? pad + bow * (1 - at * at) : 0;
        const Box place{box.centre().x - width / 2 + plan.strip * static_cast<float>(i),
                        line.bottom - plan.card.h - drop, plan.card.w, plan.card.h};
        const FanCard& card = cards[static_cast<std::size_t>(line.first) + static_cast<std::size_t>(i)];
        add_card(builder, place, at * turn, line.z + i, card, plan, card.id == lifted);
    }
}

} // namespace

Size fan_card_size(const Env& env, Box box, int cards) { return make_plan(env, box.size(), cards, true).card; }

float fan_height(const Env& env, float width, int cards) {
    const Plan wished = make_plan(env, {width, 10000}, cards, true);
    return wished.card.h * (1 + row_strip * static_cast<float>(wished.rows - 1)) + beside_cards(wished);
}

void fan(Builder& builder, NodeId id, Box box, std::span<const FanCard> cards, const Fan& fan) {
    Node& group = builder.add(id, box, Role::group, fan.name);
    group.accepts.slide = true;
    group.state.instant = true;
    builder.begin(id, 1);
    const int count = static_cast<int>(cards.size());
    // Its cards' faces were made for the size that they have in an arc.
    Plan plan = make_plan(builder.env(), box.size(), count, true);
    plan.arc = plan.arc && fan.arc;
    const int back = plan.rows == 2 ? count - plan.columns : 0;
    if (back > 0)
        add_line(builder, box, plan, {0, back, box.bottom() - plan.card.h * row_strip, 0}, cards, builder.lifted());
    add_line(builder, box, plan, {back, count - back, box.bottom(), back}, cards, builder.lifted());
    builder.end();
}

} // namespace kit

// What is to be beaten: who played it and what it counts as, and its cards.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/parts.h"
#include "kit/words.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
using scene::Ink;
using scene::Size;
namespace space = scene::space;

constexpr float shape = 1.4F;
constexpr float widest_card = 92;
constexpr float least_card = 34;

float title_height(const Env& env) { return env.line_height(scene::Style::strong) + space::hair; }

// Six cards fit beside each other.
float card_width(float width, float height) {
    const float beside = (width - 5 * space::hair - 2 * space::small) / 6;
    return std::clamp(std::min(beside, height / shape), least_card, widest_card);
}

void add_title(const In& in, Box box, scene::Builder& out) {
    const auto& trick = in.view.trick;
    kit::Words words{trick ? words::trick_by(in.sitting.name(trick->by), spoken(trick->reading)) : words::trick_none(),
                     scene::Style::strong, trick ? Ink::text : Ink::muted, scene::Align::centre};
    words.cut = true;
    kit::label(out, scene::id("et_trick_title"), box, words);
}

void add_cards(const In& in, Box box, scene::Builder& out) {
    const Trick& trick = *in.view.trick;
    const auto team = seat_of(in.view, trick.by).team;
    const std::vector<Card> cards = in_order(trick, team ? archive_of(in.view, *team).wild : std::nullopt);
    const Size size{card_width(box.w, box.h), card_width(box.w, box.h) * shape};
    const auto count = static_cast<float>(cards.size());
    Box row = box.centred({count * size.w + (count - 1) * space::hair, size.h});
    float wait = 0;
    for (const Card card : cards) {
        scene::Card look{feeling_face(out.env(), size, card, Corner::of_hand, is_wild(in.view, team, card)),
                         feeling_back(size)};
        scene::Node& node = out.add(card_id(card), row.cut_left(size.w), scene::Role::image, spoken(card), look);
        node.state.overlap = true;
        node.place.lift = 4;
        node.comes_from = seat_id(trick.by);
        node.wait = wait;
        wait += 45;
        row.cut_left(space::hair);
    }
}

} // namespace

float trick_height(const Env& env, float width) {
    constexpr float usual = 68; // width of a card that one reads from across the table
    return title_height(env) + card_width(width, usual * shape) * shape + 2 * space::small;
}

void add_trick(const In& in, Box box, scene::Builder& out) {
    scene::Panel cloth;
    cloth.fill = Ink::panel;
    cloth.edge = Ink::panel_edge;
    cloth.edge_width = 1;
    cloth.radius = 14;
    cloth.opacity = 0.55F;
    scene::Node& place = out.add(scene::id("et_trick"), box, scene::Role::group, words::trick_place(), cloth);
    place.state.instant = true;
    place.state.scroller = true;
    place.command = scene::command("et_drop_trick");
    place.accepts.drop = true;
    out.begin(scene::id("et_trick"));
    box = box.inset(space::small, space::hair);
    add_title(in, box.cut_top(title_height(out.env())), out);
    if (in.view.trick) add_cards(in, box, out);
    out.end();
}

} // namespace eternamente_temporario

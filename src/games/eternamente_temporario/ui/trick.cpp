// What is to be beaten: who played it and what it counts as, and its cards.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/card.h"
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

constexpr float widest_card = 92;
constexpr float least_card = 34;

float title_height(const Env& env) { return env.line_height(scene::Style::strong) + space::hair; }

// Six cards fit beside each other; where the window is narrow they overlap.
float card_width(float width, float height) {
    const float beside = (width - 5 * space::hair - 2 * space::small) / 6;
    return std::clamp(std::min(beside, height / kit::card_ratio), least_card, widest_card);
}

float step_of(float room, float card, std::size_t count) {
    if (count < 2) return card;
    return std::min(card + space::hair, (room - card) / static_cast<float>(count - 1));
}

void add_title(const In& in, Box box, scene::Builder& out) {
    const auto& trick = in.view.trick;
    kit::Words words{trick ? words::trick_by(spoken(trick->reading), in.sitting.name(trick->by)) : words::trick_none(),
                     scene::Style::strong, trick ? Ink::text : Ink::muted, scene::Align::centre};
    words.cut = true;
    kit::label(out, scene::id("et_trick_title"), box, words);
}

// It counts as what is printed on it.
bool is_natural(Reading reading, Card card, int rank) {
    return card.rank() == rank && (reading.kind != Kind::run || card.suit() == reading.suit);
}

void add_cards(const In& in, Box box, scene::Builder& out) {
    const Trick& trick = *in.view.trick;
    const auto team = seat_of(in.view, trick.by).team;
    const std::vector<PlayedCard> cards = in_order(trick);
    const Size size{card_width(box.w, box.h), card_width(box.w, box.h) * kit::card_ratio};
    const float step = step_of(box.w, size.w, cards.size());
    Box row = box.centred({size.w + step * static_cast<float>(cards.size() - 1), size.h});
    float wait = 0;
    for (const auto& [card, rank] : cards) {
        // Small ones are printed as in a column: larger, with fewer signs.
        const Corner corner = size.w < 64 ? Corner::of_column : Corner::of_hand;
        const int stands_for = is_natural(trick.reading, card, rank) ? 0 : rank;
        scene::Card look{feeling_face(out.env(), size, card, corner, is_wild(in.view, team, card), stands_for),
                         feeling_back(size)};
        const Box place{row.x, row.y, size.w, size.h};
        row.cut_left(step);
        scene::Node& node = out.add(card_id(card), place, scene::Role::image, spoken(card), look);
        node.state.overlap = true;
        node.place.lift = 4;
        node.comes_from = seat_id(trick.by);
        node.wait = wait;
        wait += 45;
    }
}

} // namespace

float trick_height(const Env& env, float width) {
    constexpr float usual = 68; // width of a card that one reads from across the table
    return title_height(env) + card_width(width, usual * kit::card_ratio) * kit::card_ratio + 2 * space::small;
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
    // With nothing to beat the words stand in the middle.
    add_title(in, in.view.trick ? box.cut_top(title_height(out.env())) : box, out);
    if (in.view.trick) add_cards(in, box, out);
    out.end();
}

} // namespace eternamente_temporario

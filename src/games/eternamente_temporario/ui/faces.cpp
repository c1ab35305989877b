#include "games/eternamente_temporario/ui/faces.h"

#include "games/eternamente_temporario/words.h"
#include "kit/card.h"
#include "scene/icons.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
using scene::Ink;
using scene::Size;

constexpr float least_px = 14;
constexpr float line = 1.38F;          // height of a line of words for a size of 1
constexpr float least_for_title = 84;  // width of a Stress card that has its name printed on it
constexpr float least_for_words = 170; // width of a Stress card that has its effect printed on it

// Indices grow with the player's text, but not to the card's harm.
float grown(const Env& env) { return std::min(1.4F, env.text_scale); }

float index_width(const Env& env, const text::Text& index, float px) {
    return env.measure->size(env.words(index), scene::Style::strong, px, 0).w + 1;
}

scene::Label index_label(const text::Text& index, float px, Ink ink) {
    scene::Label label;
    label.text = index;
    label.style = scene::Style::strong;
    label.zoom = px / scene::size_of(label.style);
    label.ink = ink;
    label.align = scene::Align::centre;
    label.fixed = true;
    label.shrink = true;
    return label;
}

// A face under construction.
class Printed {
  public:
    Printed(Size size, Ink paper) {
        face_.size = size;
        face_.radius = std::clamp(size.w * 0.1F, 4.0F, 14.0F);
        face_.paper = paper;
    }
    void add(Box box, scene::Paint paint, float angle = 0) { face_.items.push_back({box, std::move(paint), angle}); }
    // The same in the corner across, standing on its head.
    void add_twice(Box box, const scene::Paint& paint) {
        add(box, paint);
        add({face_.size.w - box.right(), face_.size.h - box.bottom(), box.w, box.h}, paint, std::numbers::pi_v<float>);
    }
    void frame(Ink ink) {
        const Box whole{0, 0, face_.size.w, face_.size.h};
        const float width = face_.size.w < 48 ? 1.0F : 2.0F;
        add(whole.inset(1), scene::Panel{Ink::none, ink, width, face_.radius - 1, 0, 1});
    }
    scene::FaceRef done() { return std::make_shared<const scene::Face>(std::move(face_)); }

  private:
    scene::Face face_;
};

float column_px(const Env& env) { return least_px * std::min(1.2F, grown(env)); }

// At the upper edge, index and suit side by side; a large suit below.
void print_column(Printed& printed, const Env& env, Size size, Card card, bool wild) {
    const text::Text index = words::number(card.rank());
    const Ink ink = ink_of(card.suit());
    const float margin = 2;
    const float px = std::clamp(size.w * 0.34F, column_px(env), 24.0F);
    const float strip = std::max(column_strip(env) - 1, px * line);
    const float width = index_width(env, index, px);
    printed.add({margin, 0, width, strip}, index_label(index, px, ink));
    const float side = std::min(px * 0.85F, size.w - width - 2 * margin);
    printed.add(Box{margin + width, 0, side, strip}.centred({side, side}),
                scene::Picture{icon_of(card.suit()), ink, 1});
    const float room = size.h - strip - margin;
    const float large = std::min(size.w * 0.66F, room - 2);
    if (large < 8) return;
    const Box below{0, strip, size.w, room};
    printed.add(below.centred({large, large}), scene::Picture{wild ? icon::wild : icon_of(card.suit()), ink, 1});
}

// At the left edge, one below the other, twice; a large suit between.
void print_hand(Printed& printed, const Env& env, Size size, Card card, bool wild) {
    const text::Text index = words::number(card.rank());
    const Ink ink = ink_of(card.suit());
    const float margin = std::max(3.0F, size.w * 0.05F);
    const float px = std::min(std::clamp(size.w * 0.25F, least_px, 38.0F) * grown(env), size.w * 0.4F);
    const float width = std::max(index_width(env, index, px), px * 0.8F);
    Box corner{margin, 0, width, px * line};
    printed.add_twice(corner, index_label(index, px, ink));
    const float side = px * 0.8F;
    corner = {margin, corner.bottom() - px * 0.08F, width, side};
    printed.add_twice(corner.centred({side, side}), scene::Picture{icon_of(card.suit()), ink, 1});
    const float large = std::min(size.w - 2 * (width + 1.5F * margin), size.h * 0.4F);
    const Box whole{0, 0, size.w, size.h};
    const float shown = std::max(large, size.w * 0.28F);
    printed.add(whole.centred({shown, shown}), scene::Picture{icon_of(card.suit()), ink, 1});
    if (!wild) return;
    const float star = side * 1.1F;
    printed.add_twice({size.w - margin - star, margin, star, star}, scene::Picture{icon::wild, Ink::suit_4, 1});
}

// On the table what a wild card stands for matters most: large, under a star; its own rank is small.
void print_played_wild(Printed& printed, const Env& env, Size size, Card card, int stands_for) {
    const Ink own = ink_of(card.suit());
    const text::Text index = words::number(card.rank());
    const float strip = column_strip(env);
    const float width = index_width(env, index, column_px(env));
    printed.add({2, 0, width, strip}, index_label(index, column_px(env), own));
    const float side = column_px(env) * 0.85F;
    printed.add(Box{2 + width, 0, side, strip}.centred({side, side}), scene::Picture{icon_of(card.suit()), own, 1});
    Box below{0, strip, size.w, size.h - strip};
    const float px = std::max(least_px, std::min(size.w * 0.5F, below.h * 0.5F));
    const float star = std::min(px * 0.6F, below.h - px * line);
    if (star >= 6) printed.add(below.cut_top(star).centred({star, star}), scene::Picture{icon::wild, Ink::suit_4, 1});
    printed.add(below.centred({size.w, std::min(below.h, px * line)}),
                index_label(words::number(stands_for), px, Ink::suit_4));
}

} // namespace

scene::Ink ink_of(Suit suit) { return static_cast<Ink>(static_cast<int>(Ink::suit_1) + static_cast<int>(suit)); }
scene::Ink ink_of(Team team) { return team == Team::customer_service ? Ink::first : Ink::second; }
scene::Ink ink_on(Team team) { return team == Team::customer_service ? Ink::on_first : Ink::on_second; }
scene::Icon icon_of(Suit suit) { return icon::feeling[static_cast<std::size_t>(suit)]; }
scene::Icon icon_of(Team team) { return icon::department[static_cast<std::size_t>(team)]; }
scene::Icon icon_of(Stress stress) { return icon::stress[static_cast<std::size_t>(stress)]; }

float least_column_width(const Env& env) {
    const float px = column_px(env);
    return std::ceil(index_width(env, words::number(rank_count), px) + 0.6F * px + 4);
}

float column_strip(const Env& env) { return std::max(24.0F, std::ceil(column_px(env) * line)); }

scene::FaceRef feeling_face(const Env& env, Size size, Card card, Corner corner, bool wild, int stands_for) {
    Printed printed{size, Ink::card};
    if (wild) printed.frame(Ink::suit_4);
    if (stands_for > 0) {
        print_played_wild(printed, env, size, card, stands_for);
    } else if (corner == Corner::of_column) {
        print_column(printed, env, size, card, wild);
    } else {
        print_hand(printed, env, size, card, wild);
    }
    return printed.done();
}

scene::FaceRef feeling_back(Size size) { return kit::back(size, icon::department[1]); }

scene::FaceRef stress_face(const Env& env, Size size, Stress stress) {
    kit::Print print;
    print.symbol = icon_of(stress);
    if (size.w >= least_for_title) print.title = words::stress(static_cast<int>(stress));
    if (size.w >= least_for_words) print.words = words::stress_text(static_cast<int>(stress));
    print.ink = Ink::on_back;
    print.paper = Ink::back;
    print.on_paper = Ink::on_back;
    return kit::face(env, size, print);
}

scene::FaceRef department_face(Size size, Team team) {
    Printed printed{size, ink_of(team)};
    const float side = std::min(size.w, size.h) * 0.62F;
    printed.add(Box{0, 0, size.w, size.h}.centred({side, side}), scene::Picture{icon_of(team), ink_on(team), 1});
    return printed.done();
}

} // namespace eternamente_temporario

#include "kit/card.h"

#include "kit/parts.h"

#include <numbers>

namespace kit {
namespace {

using scene::FaceItem;

// What a card's words need: px size and the box they fill.
struct Block {
    float px = 0; // 0: left out
    float height = 0;
};

scene::Label words_on_card(const Text& text, float px, Ink ink, int lines) {
    scene::Label label;
    label.text = text;
    label.style = Style::strong;
    label.zoom = px / scene::size_of(label.style);
    label.ink = ink;
    label.align = Align::centre;
    label.lines = lines;
    label.fixed = true;
    return label;
}

// The largest size from `most` px down to 14 in which the words fit; left out when none does.
Block fit(const Env& env, const Text& text, float most, Size room) {
    if (text.empty() || room.w <= 0) return {};
    const std::string words = env.words(text);
    constexpr float least = 14;
    for (float px = std::max(most, least); px >= least; px -= 1) {
        const Size size = env.measure->size(words, Style::strong, px, room.w);
        if (size.h <= room.h && size.w <= room.w) return {px, size.h + 1};
    }
    return {};
}

int lines_in(const Env& env, const Text& text, const Block& block) {
    const float line = env.measure->size(env.words(text), Style::strong, block.px, 0).h;
    return line > 0 ? std::max(1, static_cast<int>((block.height + line / 2) / line)) : 1;
}

// A face being laid out.
class Layout {
  public:
    Layout(const Env& env, Size size, const Print& print)
        : env_(env),
          size_(size),
          print_(print),
          margin_(std::max(4.0F, size.w * 0.06F)) {}

    std::vector<FaceItem> items() {
        corners();
        words();
        symbol();
        return std::move(items_);
    }

  private:
    void add(Box box, scene::Paint paint, float angle = 0) { items_.push_back({box, std::move(paint), angle}); }

    // The same in the corner across, standing on its head.
    void add_twice(Box box, const scene::Paint& paint) {
        add(box, paint);
        const Box across{size_.w - box.right(), size_.h - box.bottom(), box.w, box.h};
        add(across, paint, std::numbers::pi_v<float>);
    }

    void corners() {
        const bool marked = print_.mark.code != 0;
        if (print_.index.empty() && !marked) return;
        // An index may grow with the player's text size, but not to the card's harm.
        const float grown = std::min(1.4F, env_.text_scale);
        const float px = std::min(std::clamp(size_.w * 0.22F, 14.0F, 34.0F) * grown, size_.w * 0.34F);
        constexpr float line = 1.38F; // height of a line of words for a size of 1
        Box corner{margin_, margin_ * 0.3F, px * 0.8F, px * line};
        if (!print_.index.empty()) {
            corner.w = std::max(corner.w, env_.measure->size(env_.words(print_.index), Style::strong, px, 0).w + 1);
            corner.w = std::min(corner.w, size_.w * 0.6F);
            scene::Label label = words_on_card(print_.index, px, print_.ink, 1);
            label.shrink = true;
            add_twice(corner, label);
            corner.y = corner.bottom();
        }
        if (marked) {
            const float side = px * 0.8F;
            add_twice({corner.x, corner.y, side, side}, scene::Picture{print_.mark, print_.ink, 1});
            corner.y += side;
            corner.w = std::max(corner.w, side);
        }
        column_ = corner.w + margin_ / 2;
        zone_ = corner.y;
    }

    // Title and words stand at the lower end of what the corners leave free.
    void words() {
        const float top = std::max(zone_, margin_);
        Box room{margin_, top, size_.w - 2 * margin_, size_.h - 2 * top};
        const bool pictured = print_.symbol.code != 0;
        const Block title = fit(env_, print_.title, std::max(14.0F, size_.w * 0.115F),
                                {room.w, room.h * (print_.words.empty() ? 0.7F : 0.4F)});
        const float rest = room.h - title.height - (pictured ? size_.h * 0.14F : 0);
        const Block text = fit(env_, print_.words, std::max(14.0F, size_.w * 0.085F), {room.w, rest - margin_ / 2});
        floor_ = size_.h - margin_;
        if (title.px == 0 && text.px == 0) return;
        const float gap = title.px > 0 && text.px > 0 ? margin_ / 2 : 0;
        const float spare = room.h - title.height - text.height - gap;
        Box at = room;
        at.cut_top(pictured ? spare : spare / 2);
        floor_ = at.y;
        if (title.px > 0)
            add(at.cut_top(title.height),
                words_on_card(print_.title, title.px, print_.on_paper, lines_in(env_, print_.title, title)));
        at.cut_top(gap);
        if (text.px > 0)
            add(at.cut_top(text.height),
                words_on_card(print_.words, text.px, print_.on_paper, lines_in(env_, print_.words, text)));
    }

    // Between the corners, above the words.
    void symbol() {
        if (print_.symbol.code == 0) return;
        const float across = size_.w - 2 * std::max(margin_, column_ + margin_ / 2);
        const float top = floor_ < size_.h - margin_ ? margin_ : size_.h - floor_;
        const float high = floor_ - top;
        float side = std::min({across, high, size_.w * 0.56F});
        // Where there is no room beside the corners, between them.
        if (side < size_.w * 0.3F) side = std::min(size_.w * 0.5F, std::max(side, floor_ - zone_ - margin_ / 2));
        const float centre = side > across ? (zone_ + floor_) / 2 : top + high / 2;
        if (side <= 4) return;
        add(Box{size_.w / 2, centre, 0, 0}.centred({side, side}), scene::Picture{print_.symbol, print_.ink, 1});
    }

    const Env& env_;
    Size size_;
    const Print& print_;
    float margin_;
    float column_ = 0; // width of what stands in a corner, with the margin
    float zone_ = 0;   // its lower end
    float floor_ = 0;  // upper end of the words
    std::vector<FaceItem> items_;
};

float radius_of(Size size) { return std::clamp(size.w * 0.08F, 4.0F, 14.0F); }

} // namespace

Size card_fitting(Size room) {
    const float width = std::max(0.0F, std::min(room.w, room.h / card_ratio));
    return {width, width * card_ratio};
}

Size card_size(const Env& env) {
    const Box safe = env.safe_area();
    const float width = std::clamp(std::min(safe.w * 0.22F, safe.h * 0.13F), 64.0F, 132.0F);
    return {width, width * card_ratio};
}

Size card_size_large(const Env& env) {
    const Box safe = env.safe_area();
    return card_fitting({std::min(safe.w * 0.86F, 380.0F), std::min(safe.h * 0.8F, 532.0F)});
}

FaceRef face(const Env& env, Size size, const Print& print) {
    scene::Face face;
    face.size = size;
    face.radius = radius_of(size);
    face.paper = print.paper;
    face.items = Layout{env, size, print}.items();
    return std::make_shared<const scene::Face>(std::move(face));
}

FaceRef back(Size size, Icon symbol, Ink paper, Ink ink) {
    scene::Face face;
    face.size = size;
    face.radius = radius_of(size);
    face.paper = paper;
    face.edge = ink;
    const float frame = size.w * 0.07F;
    const Box all{0, 0, size.w, size.h};
    face.items.push_back({all.inset(frame), scene::Panel{Ink::none, ink, 1.5F, face.radius * 0.6F, 0, 1}, 0});
    if (symbol.code != 0) {
        const float side = size.w * 0.46F;
        face.items.push_back({all.centred({side, side}), scene::Picture{symbol, ink, 1}, 0});
    }
    return std::make_shared<const scene::Face>(std::move(face));
}

Node& card(Builder& builder, NodeId id, Box box, const CardLook& look) {
    const bool pressed = !look.command.none();
    Node& node = builder.add(id, box, pressed ? Role::button : look.name.empty() ? Role::none : Role::image, look.name);
    node.paint = scene::Card{look.face, look.back, look.dim, look.chosen};
    node.state.dim = look.dim;
    node.place.angle = look.angle;
    node.place.lift = look.lift;
    handled_as(node, look);
    node.comes_from = look.comes_from;
    return node;
}

} // namespace kit

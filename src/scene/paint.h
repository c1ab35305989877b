// What a Node looks like. Drawing uses this and nothing else.
//
// A Paint is a value: two Nodes with equal Paint look the same. Card faces are small pictures of their own (a Face),
// drawn once by the renderer and then moved as one piece. What always holds: a Paint holds nothing that its viewer may
// not know; a card that lies face down has a back and no face. Left out: pixels and shaders (render/).
#pragma once

#include "scene/geometry.h"
#include "scene/style.h"
#include "text/text.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace scene {

// A picture of the icon font, made from assets/icons by tools/icons: `icon::hourglass`, … (scene/icons.h, generated).
struct Icon {
    std::uint16_t code = 0; // 0: none; else a code point of the private use area
    friend bool operator==(Icon, Icon) = default;
};

// A rounded sheet with an edge and a soft shadow.
struct Panel {
    Ink fill = Ink::panel;
    Ink edge = Ink::none;
    float edge_width = 0;
    float radius = 12;
    float lift = 0; // height above what is below: the shadow
    float opacity = 1;
    friend bool operator==(const Panel&, const Panel&) = default;
};

// Words. Wraps within the box when `lines` > 1, never past it: the layout lint fails on words that do not fit.
struct Label {
    text::Text text{};
    Style style = Style::body;
    Ink ink = Ink::text;
    Align align = Align::left;
    int lines = 1;       // at most
    bool middle = true;  // vertically; else from the top
    float zoom = 1;      // of the style's size; for cards, whose text grows with the card and not with the text setting
    bool fixed = false;  // does not grow with the text setting
    bool shrink = false; // may be drawn smaller, down to least_shrink, rather than not fit (names, card titles)
    bool cut = false;    // may end in “…” where even that is too long (names; the Node's name has the whole)
    friend bool operator==(const Label&, const Label&) = default;
};

// No words are smaller on screen, CSS px.
inline constexpr float least_px = 14;
// The size in which a Label's words are set at that text setting, CSS px.
[[nodiscard]] float label_px(const Label& label, float text_scale);
// What part of it they may shrink to: 70 %, but never to less than least_px; 1 where they may not.
[[nodiscard]] float least_shrink(const Label& label, float text_scale);
// Shrinking goes in steps of that part.
inline constexpr float shrink_step = 0.06F;

// One icon, as large as the box's smaller side.
struct Picture {
    Icon icon{};
    Ink ink = Ink::text;
    float opacity = 1;
    friend bool operator==(const Picture&, const Picture&) = default;
};

// A round piece with a rim: seats, tokens, markers.
struct Disc {
    Ink fill = Ink::accent;
    Ink rim = Ink::none;
    float rim_width = 2;
    float lift = 2;
    Icon icon{}; // in the middle, ink `ink`
    Ink ink = Ink::on_accent;
    friend bool operator==(const Disc&, const Disc&) = default;
};

struct FaceItem;
// What is printed on one side of a card: items in the card's own px, 0,0 at its top left, `size` large.
struct Face {
    Size size{}; // nominal; the card is drawn in its Node's box, scaled
    float radius = 8;
    Ink paper = Ink::card;
    Ink edge = Ink::card_edge;
    std::vector<FaceItem> items;
    friend bool operator==(const Face& a, const Face& b);
};
using FaceRef = std::shared_ptr<const Face>;

// A card on the table. flip (Transform) turns it from face to back.
struct Card {
    FaceRef face{}; // null: this viewer may not know it; then only the back is drawn
    FaceRef back{};
    bool dim = false;    // cannot help now
    bool chosen = false; // a glow in accent
    friend bool operator==(const Card& a, const Card& b);
};

// A sand timer that runs by the clock: full at `started`, empty `length` later. Times in ms of Env::now.
struct Sand {
    double started = 0;
    double length = 0;     // 0: not started, full
    double paused_at = -1; // ≥ 0: stands still at that moment
    Ink glass = Ink::text;
    Ink grain = Ink::accent;
    friend bool operator==(const Sand&, const Sand&) = default;
};

// A straight or bent line with an optional head.
struct Stroke {
    Point from; // relative to the box's top left, CSS px
    Point to;
    float width = 2;
    float bend = 0; // sideways at the middle, CSS px
    bool arrow = false;
    Ink ink = Ink::text;
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

// The table itself: surface, grain and lamp, by the palette's material. One a screen, behind all.
struct Surface {
    float lamp_x = 0.5F; // of the width and height: where the light falls
    float lamp_y = 0.35F;
    float reach = 1; // 1: the lamp lights the table; smaller: a spot light
    friend bool operator==(const Surface&, const Surface&) = default;
};

// Darkens or lights what is behind, for dialogs and the curtain.
struct Veil {
    Ink ink = Ink::veil;
    float opacity = 1;
    friend bool operator==(const Veil&, const Veil&) = default;
};

using Paint = std::variant<std::monostate, Panel, Label, Picture, Disc, Card, Sand, Stroke, Surface, Veil>;

struct FaceItem {
    Box box{};
    Paint paint{};   // anything but Card, Sand, Surface, Veil
    float angle = 0; // about the item's centre: the index in the lower corner stands on its head
    friend bool operator==(const FaceItem&, const FaceItem&) = default;
};

} // namespace scene

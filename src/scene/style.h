// The words in which screens speak of looks: type styles, spacing, inks. Never a number of their own.
//
// What always holds: text sizes come from the four of the type scale; colours are named by what they are for, and each
// game's Palette says what they look like. A test computes that every pair in `readable_pairs` has a contrast of at
// least 4.5 : 1 in every palette. Left out: fonts and pixels (render/).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace scene {

// Two families (a text face and a display face), four sizes: 14, 16, 20 and 30 CSS px at 100 % text.
enum class Style : std::uint8_t { small, body, strong, title, display };
// Size in CSS px at 100 %.
constexpr float size_of(Style style) {
    constexpr std::array<float, 5> sizes{14, 16, 16, 20, 30};
    return sizes[static_cast<std::size_t>(style)];
}

enum class Align : std::uint8_t { left, centre, right };

// The spacing scale, CSS px.
namespace space {
inline constexpr float hair = 4;
inline constexpr float small = 8;
inline constexpr float normal = 12;
inline constexpr float large = 20;
inline constexpr float huge = 32;
inline constexpr float target = 44; // least side of what a finger hits
} // namespace space

// What a colour is for.
enum class Ink : std::uint8_t {
    none,  // not drawn at all
    table, // the surface far from the lamp
    lamp,  // the surface under the lamp
    panel, // sheets and dialogs lying on the table
    panel_edge,
    raised,    // buttons that are not the main one, chips
    text,      // on table, lamp, panel and raised
    muted,     // secondary text, on the same
    accent,    // the main button, the present choice
    on_accent, // text on accent
    danger,    // what cannot be taken back
    on_danger,
    good,  // marks that say yes; readable on panel
    focus, // the keyboard's ring
    veil,  // over everything behind a dialog (part transparent)
    shadow,
    card, // a card's paper
    card_edge,
    on_card, // text on card
    card_muted,
    back, // a card's back
    on_back,
    first, // the two sides of a game: white and black, gold and silver
    on_first,
    second,
    on_second,
    suit_1, // up to four suits or types, on card
    suit_2,
    suit_3,
    suit_4,
    seat_1, // seat colours, with on_seat readable on each
    seat_2,
    seat_3,
    seat_4,
    seat_5,
    seat_6,
    seat_7,
    seat_8,
    on_seat,
    count
};

inline constexpr int seat_colours = 8;
constexpr Ink seat_ink(int colour) { return static_cast<Ink>(static_cast<int>(Ink::seat_1) + colour % seat_colours); }

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;
    friend bool operator==(Colour, Colour) = default;
};

// What the table is made of; the table shader draws it.
enum class Material : std::uint8_t { felt, wood, night, stage, carpet };

struct Palette {
    std::array<Colour, static_cast<std::size_t>(Ink::count)> colours{};
    Material material = Material::felt;
    [[nodiscard]] Colour operator[](Ink ink) const { return colours[static_cast<std::size_t>(ink)]; }
};

// Palette entry from 0xRRGGBB or, with alpha, 0xRRGGBBAA through rgba().
constexpr Colour rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex),
            255};
}
constexpr Colour rgba(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 24), static_cast<std::uint8_t>(hex >> 16),
            static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex)};
}

// Pairs of ink and ground that text uses; every palette must keep them readable.
std::span<const std::pair<Ink, Ink>> readable_pairs();
// WCAG 2 contrast of two opaque colours, 1 … 21.
float contrast(Colour a, Colour b);

} // namespace scene

// The stage: black boards, a warm yellow spot light, white paper against black paper.
#include "games/win/ui/screen.h"

namespace win {

namespace {

constexpr scene::Palette make_palette() {
    using scene::Ink;
    using scene::rgb;
    scene::Palette p;
    const auto set = [&p](Ink ink, scene::Colour colour) { p.colours[static_cast<std::size_t>(ink)] = colour; };
    set(Ink::table, rgb(0x15110E));
    set(Ink::lamp, rgb(0x5A3F1C));
    set(Ink::panel, rgb(0x241D18));
    set(Ink::panel_edge, rgb(0x4B3B2A));
    set(Ink::raised, rgb(0x3A2E24));
    set(Ink::text, rgb(0xFBF3E2));
    set(Ink::muted, rgb(0xD9C7A6));
    set(Ink::accent, rgb(0xFFC93C));
    set(Ink::on_accent, rgb(0x23180A));
    set(Ink::danger, rgb(0xE8604C));
    set(Ink::on_danger, rgb(0x1E0805));
    set(Ink::good, rgb(0x9BD770));
    set(Ink::focus, rgb(0x7FD4FF));
    set(Ink::veil, scene::rgba(0x0A0705C8));
    set(Ink::shadow, scene::rgba(0x000000B0));
    set(Ink::card, rgb(0xFFD95A)); // a Challenge
    set(Ink::card_edge, rgb(0xE3A91F));
    set(Ink::on_card, rgb(0x2A1D06));
    set(Ink::card_muted, rgb(0x6B4A0A));
    set(Ink::back, rgb(0x6E1F2B));
    set(Ink::on_back, rgb(0xFFE3B0));
    set(Ink::first, rgb(0xF8F3E6)); // white
    set(Ink::on_first, rgb(0x1D1A17));
    set(Ink::second, rgb(0x0B0A0C)); // black
    set(Ink::on_second, rgb(0xF5EEDD));
    set(Ink::suit_1, rgb(0x2A1D06));
    set(Ink::suit_2, rgb(0x6B1A10));
    set(Ink::suit_3, rgb(0x10385C));
    set(Ink::suit_4, rgb(0x1E4A1E));
    set(Ink::seat_1, rgb(0xF28B82));
    set(Ink::seat_2, rgb(0x8AB8FF));
    set(Ink::seat_3, rgb(0x8FD694));
    set(Ink::seat_4, rgb(0xFFC46B));
    set(Ink::seat_5, rgb(0xCFA5F5));
    set(Ink::seat_6, rgb(0x6FD3D0));
    set(Ink::seat_7, rgb(0xF5A3CB));
    set(Ink::seat_8, rgb(0xD6CE7B));
    set(Ink::on_seat, rgb(0x1B1512));
    p.material = scene::Material::stage;
    return p;
}

} // namespace

const scene::Palette& Screen::palette() {
    static constexpr scene::Palette stage = make_palette();
    return stage;
}

} // namespace win

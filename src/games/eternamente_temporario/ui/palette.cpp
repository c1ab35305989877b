// A desk at night: indigo, stars, gold against silver, and the green of far northern lights for what can be pressed.
#include "games/eternamente_temporario/ui/screen.h"

namespace eternamente_temporario {

namespace {

constexpr scene::Palette make_palette() {
    using scene::Ink;
    using scene::rgb;
    scene::Palette p;
    const auto set = [&p](Ink ink, scene::Colour colour) { p.colours[static_cast<std::size_t>(ink)] = colour; };
    set(Ink::table, rgb(0x090D28));
    set(Ink::lamp, rgb(0x2A2F72));
    set(Ink::panel, rgb(0x151A45));
    set(Ink::panel_edge, rgb(0x414A93));
    set(Ink::raised, rgb(0x252C68));
    set(Ink::text, rgb(0xF0F2FF));
    set(Ink::muted, rgb(0xBFC6F2));
    set(Ink::accent, rgb(0x74E4C6));
    set(Ink::on_accent, rgb(0x07241E));
    set(Ink::danger, rgb(0xFF8A7A));
    set(Ink::on_danger, rgb(0x2B0907));
    set(Ink::good, rgb(0x9BE08A));
    set(Ink::focus, rgb(0xFFF2A8));
    set(Ink::veil, scene::rgba(0x04061AD0));
    set(Ink::shadow, scene::rgba(0x00000AB8));
    set(Ink::card, rgb(0xF7F4E9));
    set(Ink::card_edge, rgb(0xC9C4B4));
    set(Ink::on_card, rgb(0x1C1E38));
    set(Ink::card_muted, rgb(0x565A78));
    set(Ink::back, rgb(0x2E2A73));
    set(Ink::on_back, rgb(0xF1DFA6));
    set(Ink::first, rgb(0xE8BC4B)); // gold: Customer Service
    set(Ink::on_first, rgb(0x2A1D02));
    set(Ink::second, rgb(0xC9D3E4)); // silver: the Collections Agency
    set(Ink::on_second, rgb(0x161D2B));
    set(Ink::suit_1, rgb(0x0E63B5)); // Sadness
    set(Ink::suit_2, rgb(0x6A2290)); // Fear
    set(Ink::suit_3, rgb(0xB42318)); // Anger
    set(Ink::suit_4, rgb(0x7A5A00)); // wild
    set(Ink::seat_1, rgb(0xF79A8E));
    set(Ink::seat_2, rgb(0x8EBBFF));
    set(Ink::seat_3, rgb(0x93DCA0));
    set(Ink::seat_4, rgb(0xFFC87A));
    set(Ink::seat_5, rgb(0xD3ADF7));
    set(Ink::seat_6, rgb(0x78D8DC));
    set(Ink::seat_7, rgb(0xF7A9CF));
    set(Ink::seat_8, rgb(0xDDD584));
    set(Ink::on_seat, rgb(0x14162E));
    p.material = scene::Material::night;
    return p;
}

} // namespace

const scene::Palette& Screen::palette() {
    static constexpr scene::Palette night = make_palette();
    return night;
}

} // namespace eternamente_temporario

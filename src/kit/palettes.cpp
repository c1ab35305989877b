#include "kit/palettes.h"

namespace kit {
namespace {

constexpr scene::Palette make_house() {
    using scene::rgb;
    scene::Palette p;
    const auto set = [&p](Ink ink, scene::Colour colour) { p.colours[static_cast<std::size_t>(ink)] = colour; };
    set(Ink::table, rgb(0x24170F));
    set(Ink::lamp, rgb(0x664022));
    set(Ink::panel, rgb(0x33231A));
    set(Ink::panel_edge, rgb(0x5C4330));
    set(Ink::raised, rgb(0x4B3526));
    set(Ink::text, rgb(0xFCF3E1));
    set(Ink::muted, rgb(0xE0CDAE));
    set(Ink::accent, rgb(0xF4B84A));
    set(Ink::on_accent, rgb(0x2A1A08));
    set(Ink::danger, rgb(0xE8664F));
    set(Ink::on_danger, rgb(0x200904));
    set(Ink::good, rgb(0xA9D983));
    set(Ink::focus, rgb(0x8AD5FF));
    set(Ink::veil, scene::rgba(0x120A06C4));
    set(Ink::shadow, scene::rgba(0x000000A0));
    set(Ink::card, rgb(0xFFF7E6));
    set(Ink::card_edge, rgb(0xD9C7A4));
    set(Ink::on_card, rgb(0x2B1E14));
    set(Ink::card_muted, rgb(0x6B5944));
    set(Ink::back, rgb(0x1F4B45));
    set(Ink::on_back, rgb(0xF1E0B4));
    set(Ink::first, rgb(0xFCF6E8));
    set(Ink::on_first, rgb(0x241A12));
    set(Ink::second, rgb(0x18110D));
    set(Ink::on_second, rgb(0xF7EBD4));
    set(Ink::suit_1, rgb(0x8F2A1E));
    set(Ink::suit_2, rgb(0x1D4C78));
    set(Ink::suit_3, rgb(0x2A6330));
    set(Ink::suit_4, rgb(0x673A87));
    set(Ink::seat_1, rgb(0xF28B7D));
    set(Ink::seat_2, rgb(0x8DB9FA));
    set(Ink::seat_3, rgb(0x92D596));
    set(Ink::seat_4, rgb(0xFFC670));
    set(Ink::seat_5, rgb(0xCDA8F2));
    set(Ink::seat_6, rgb(0x74D2CE));
    set(Ink::seat_7, rgb(0xF4A6CB));
    set(Ink::seat_8, rgb(0xD4CC7E));
    set(Ink::on_seat, rgb(0x1C1410));
    p.material = scene::Material::wood;
    return p;
}

} // namespace

const scene::Palette& house_palette() {
    static constexpr scene::Palette house = make_house();
    return house;
}

} // namespace kit

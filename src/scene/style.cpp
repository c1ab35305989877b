#include "scene/style.h"

#include <algorithm>

#include <cmath>

namespace scene {
namespace {

constexpr std::pair<Ink, Ink> pairs[] = {
    {Ink::text, Ink::table},       {Ink::text, Ink::lamp},        {Ink::text, Ink::panel},
    {Ink::text, Ink::raised},      {Ink::muted, Ink::table},      {Ink::muted, Ink::lamp},
    {Ink::muted, Ink::panel},      {Ink::muted, Ink::raised},     {Ink::on_accent, Ink::accent},
    {Ink::on_danger, Ink::danger}, {Ink::good, Ink::panel},       {Ink::on_card, Ink::card},
    {Ink::card_muted, Ink::card},  {Ink::suit_1, Ink::card},      {Ink::suit_2, Ink::card},
    {Ink::suit_3, Ink::card},      {Ink::suit_4, Ink::card},      {Ink::on_back, Ink::back},
    {Ink::on_first, Ink::first},   {Ink::on_second, Ink::second}, {Ink::on_seat, Ink::seat_1},
    {Ink::on_seat, Ink::seat_2},   {Ink::on_seat, Ink::seat_3},   {Ink::on_seat, Ink::seat_4},
    {Ink::on_seat, Ink::seat_5},   {Ink::on_seat, Ink::seat_6},   {Ink::on_seat, Ink::seat_7},
    {Ink::on_seat, Ink::seat_8},
};

float linear(std::uint8_t channel) {
    const float c = static_cast<float>(channel) / 255.0F;
    return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
}

float luminance(Colour colour) {
    return 0.2126F * linear(colour.r) + 0.7152F * linear(colour.g) + 0.0722F * linear(colour.b);
}

} // namespace

std::span<const std::pair<Ink, Ink>> readable_pairs() { return pairs; }

float contrast(Colour a, Colour b) {
    const float first = luminance(a);
    const float second = luminance(b);
    return (std::max(first, second) + 0.05F) / (std::min(first, second) + 0.05F);
}

} // namespace scene

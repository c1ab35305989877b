// What is printed on the cards of Eternamente Temporário.
//
// A face is made for the size in which its card lies. What always holds: index and suit stand where the card shows when
// others lie on it: one below the other at the left edge for a hand, side by side at the upper edge for a column; a suit
// differs by its shape as well as by its colour. Left out: where cards lie.
#pragma once

#include "games/eternamente_temporario/api/api.h"
#include "scene/env.h"
#include "scene/paint.h"

namespace eternamente_temporario {

enum class Corner : std::uint8_t { of_hand, of_column };

// `wild`: its rank is wild for whoever holds it; a star and a frame say so.
// `stands_for`: the rank that a wild card was played as; 0: none.
scene::FaceRef feeling_face(const scene::Env& env, scene::Size size, Card card, Corner corner, bool wild,
                            int stands_for = 0);
scene::FaceRef feeling_back(scene::Size size);
// Name and effect where there is room for them, else the picture alone.
scene::FaceRef stress_face(const scene::Env& env, scene::Size size, Stress stress);
// The card that names an Archive's department.
scene::FaceRef department_face(scene::Size size, Team team);

scene::Ink ink_of(Suit suit);
// A department's own colour, and what is readable on it.
scene::Ink ink_of(Team team);
scene::Ink ink_on(Team team);
scene::Icon icon_of(Suit suit);
scene::Icon icon_of(Team team);
scene::Icon icon_of(Stress stress);

// The least width of a column's card in which index and suit fit side by side, CSS px; and how much of a covered card
// has to show.
float least_column_width(const scene::Env& env);
float column_strip(const scene::Env& env);

} // namespace eternamente_temporario

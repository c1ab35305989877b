// What is printed on the cards of WIN.
//
// A face is made for the size in which its card lies, so that its words are never too small to read; where they do not
// fit the picture stands alone. What always holds: a face is made from a card's number, the size and the language, so
// the same card is the same face for everybody; its words are texts, or what the table wrote. Left out: where cards lie (plan.cpp).
#pragma once

#include "games/win/api/api.h"
#include "kit/table_screen.h"
#include "scene/env.h"
#include "scene/paint.h"

namespace win {

// The shapes of the cards, and the size for which their print was drawn, CSS px.
inline constexpr scene::Size character_size{160, 208};
inline constexpr scene::Size challenge_size{320, 104};

// A Character on white or on black paper, as its player argues.
scene::FaceRef character_face(const scene::Env& env, scene::Size size, const kit::Sitting& sitting, Character character,
                              bool white);
scene::FaceRef challenge_face(const scene::Env& env, scene::Size size, const kit::Sitting& sitting,
                              Challenge challenge);
scene::FaceRef character_back(const scene::Env& env, scene::Size size, bool white);
scene::FaceRef challenge_back(scene::Size size);

} // namespace win

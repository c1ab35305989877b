// What is printed on the cards of WIN.
//
// What always holds: a face is made from a card's number alone, so the same card is the same face for everybody; all
// words are texts. Left out: where cards lie (stage.cpp).
#pragma once

#include "games/win/api/api.h"
#include "scene/paint.h"

namespace win {

// Nominal sizes, CSS px; cards are drawn scaled into their Node's box.
inline constexpr scene::Size character_size{160, 208};
inline constexpr scene::Size challenge_size{320, 104};

// A Character on white or on black paper, as its player argues.
scene::FaceRef character_face(Character character, bool white);
scene::FaceRef challenge_face(Challenge challenge);
scene::FaceRef character_back(bool white);
scene::FaceRef challenge_back();

} // namespace win

// The parts of null_game's screen.
//
// What always holds: parts add Nodes and change nothing. Left out: what taps do (screen.cpp).
#pragma once

#include "games/null_game/ui/screen.h"

namespace null_game {

// What everybody may see: the seats round the draw pile.
void add_table(const kit::In<Screen>& in, scene::Box area, scene::Builder& out);
// One seat's hand, and the button that lays the chosen card.
void add_hand(const kit::In<Screen>& in, scene::Box area, scene::Builder& out);

// CSS px; on a screen cards may lie smaller, with the same words in letters that can be read.
inline constexpr scene::Size card_size{80, 112};
scene::FaceRef card_face(Card card, scene::Size size = card_size);
scene::FaceRef card_back(scene::Size size = card_size);

} // namespace null_game

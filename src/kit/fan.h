// A hand of cards, fanned along the bottom of a box.
//
// One slides a finger along it: what is under the finger is lifted, and chosen where it is let go. What always holds:
// each card keeps a free strip of at least 24 px as long as the box is 304 px wide and holds at most 24 cards; more than
// 12 stand in two rows where one row would leave too little; cards stay within the box. Left out: which are chosen
// (screens).
#pragma once

#include "kit/card.h"

#include <span>
#include <vector>

namespace kit {

struct FanCard {
    NodeId id{};
    CardLook look{}; // angle and lift are the fan's
};

struct Fan {
    Text name{};     // of the group
    bool arc = true; // a slight bow; false: a straight row
};

// Adds a group `id` and the cards in it, left to right.
void fan(Builder& builder, NodeId id, Box box, std::span<const FanCard> cards, const Fan& fan);
// The height in which cards of the ordinary size fit, CSS px.
float fan_height(const Env& env, float width, int cards);
// The size that its cards have in that box: make their faces for it.
Size fan_card_size(const Env& env, Box box, int cards);

} // namespace kit

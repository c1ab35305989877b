// A pile of cards: as high as there are cards in it.
//
// What always holds: only its top card can have a face. Left out: what is in it (games).
#pragma once

#include "kit/card.h"

namespace kit {

struct Pile {
    int count = 0;
    CardLook top{};     // look of the top card; its name is the pile's
    Text count_words{}; // below or on it, e.g. the count; empty: none
    Text empty_words{}; // in the empty place; may be empty
};

// The box is for the card; the edges of those below it show to the lower right, at most 6 px.
void pile(Builder& builder, NodeId id, Box box, const Pile& pile);

} // namespace kit

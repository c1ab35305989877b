// Drawing by chance from a heap without order.
//
// What always holds: each card of the heap is as likely as any other, and one draw takes one bounded number from the
// generator. Left out: what is done with the card.
#pragma once

#include "engine/rng.h"
#include "games/null_game/rules/cards.h"

namespace null_game {

// Takes a card out of `heap`, which is not empty.
Card draw(Cards& heap, engine::Rng& chance);

} // namespace null_game

// Cards, readings, teams and seats in words.
//
// What always holds: the words of one thing are the same on a button, in the log and for a screen reader. Left out:
// sentences about what happened (telling.cpp).
#pragma once

#include "games/eternamente_temporario/ui/screen.h"

#include "games/eternamente_temporario/words.h"

namespace eternamente_temporario {

text::Text spoken(Suit suit);
text::Text spoken(Card card);
text::Text spoken(Team team); // the department's whole name
// The same, or only its colour where the whole name is wider, CSS px.
text::Text written(const scene::Env& env, Team team, scene::Style style, float width);
text::Text spoken(Stress stress);
// "Run of 3: Fear 5–7", for the beginning of a line; and "run of 3: Fear 5–7", for within one.
text::Text spoken(Reading reading);
text::Text spoken_low(Reading reading);
// Several things one after the other; at least one.
text::Text joined(std::span<const text::Text> words);
// One seat after the other acts, rather than all at once or nobody.
bool is_anyones_turn(const View& view);
// A seat with all that lies open before it.
text::Text spoken_seat(const View& view, const kit::Sitting& sitting, engine::Seat seat);

} // namespace eternamente_temporario

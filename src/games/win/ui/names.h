// What things are called: teams, and cards whatever deck they are from.
//
// What always holds: a card of the game's own is called by its text, in every language; one that the table wrote by
// what stands in the setup. Left out: sentences (telling.cpp, headline.cpp).
#pragma once

#include "games/win/api/api.h"
#include "kit/table_screen.h"

namespace win {

text::Text name_of(const kit::Sitting& sitting, Team team);
text::Text name_of(const kit::Sitting& sitting, Character character);
text::Text name_of(const kit::Sitting& sitting, Challenge challenge);
bool in_teams(const engine::Setup& setup);
// Of the setup, whoever has left since.
Team team_of(const engine::Setup& setup, engine::Seat seat);

scene::Icon picture_of(Character character);
scene::Icon picture_of(Challenge challenge);

} // namespace win

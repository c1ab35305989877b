// The app's screens: each a function from Model to Nodes, and one that lets a Command change the Model.
//
// What always holds: building changes nothing; `react_…` returns false for a command that is not its own, so that the
// next one is asked. Left out: the games' own screens (games/*/ui), which the table screen calls.
#pragma once

#include "app/model.h"
#include "scene/builder.h"

namespace app {

// The present screen with whatever lies over it.
void build_screen(const Model& model, scene::Builder& out);
bool react_screen(Stage& stage, const scene::Command& command);
// The colours of the present screen: the game's own at its table, the house's elsewhere.
const scene::Palette& palette_of(const Model& model);
// Closes what lies on top, else leaves the screen; false on the shelf, where there is nothing to go back to.
bool go_back(Stage& stage);

void build_shelf(const Model& model, scene::Builder& out);
bool react_shelf(Stage& stage, const scene::Command& command);

void build_setup(const Model& model, scene::Builder& out);
bool react_setup(Stage& stage, const scene::Command& command);

// Cards of one's own, for the game that is set up.
void build_cards(const Model& model, scene::Builder& out);
bool react_cards(Stage& stage, const scene::Command& command);
void build_card_sheet(const Model& model, scene::Builder& out);
// "Characters: 3, Challenges: 5"
text::Text own_cards_words(const Model& model);

// The public table, the private view and the blank curtain.
void build_table(const Model& model, scene::Builder& out);
bool react_table(Stage& stage, const scene::Command& command);
// Lets the game's screen look at the clock.
void tick_table(Stage& stage);

void build_result(const Model& model, scene::Builder& out);
bool react_result(Stage& stage, const scene::Command& command);

void build_help(const Model& model, scene::Builder& out);
bool react_help(Stage& stage, const scene::Command& command);

void build_settings(const Model& model, scene::Builder& out);
bool react_settings(Stage& stage, const scene::Command& command);

// Begins to watch the game of that place on the shelf.
void start_watch(Stage& stage, int index);
void build_watch(const Model& model, scene::Builder& out);
bool react_watch(Stage& stage, const scene::Command& command);
void tick_watch(Stage& stage);

// What may lie over any screen: questions, the menu, a person's sheet, a toast.
void build_sheets(const Model& model, scene::Builder& out);
bool react_sheets(Stage& stage, const scene::Command& command);

} // namespace app

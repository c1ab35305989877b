// Every game that is built in, as the app sees it: its rules and its screen, in the order of the shelf.
//
// Written by CMake beside games/modules; this is the only place that sees a game's rules and its ui together.
#pragma once

#include "engine/game_module.h"
#include "kit/table_screen.h"

#include <span>
#include <string_view>

namespace games {

struct Game {
    const engine::GameModule* rules = nullptr;
    const kit::Table* table = nullptr;
};

// Games that have a screen.
std::span<const Game> shelf();
// Null when there is none of that id.
const Game* find_game(std::string_view id);

} // namespace games

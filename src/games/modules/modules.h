// Every game that is built in, as the engine sees it, in the order of the shelf.
//
// The list is written by CMake from one line a game (games/CMakeLists.txt). Left out: screens (games/tables).
#pragma once

#include "engine/game_module.h"

#include <span>
#include <string_view>

namespace games {

std::span<const engine::GameModule* const> modules();
// Null when no game has that id.
const engine::GameModule* find_module(std::string_view id);

} // namespace games

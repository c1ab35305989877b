// Task tokens between the reserve, the workspaces and those who earn prestige. [WN-7] [WN-18]
//
// What always holds: no token appears or vanishes. Left out: what a workspace's tokens ask for (tasks.cpp).
#pragma once

#include "games/siempre_de_wn/rules/state.h"

namespace siempre_de_wn {

// Draws up to that many onto a workspace that has none: as many as there are. [WN-7]
void place_tokens(State& state, Tile tile, int count);
// Back to the reserve. [WN-12]
void return_tokens(State& state, Tile tile);
// One token goes to somebody as a point of prestige, of the type that is there most; none if there is none. [WN-18]
void hand_out_prestige(State& state);

} // namespace siempre_de_wn

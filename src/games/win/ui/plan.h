// Where things lie on the stage, for any screen.
//
// What always holds: the parts lie inside the area, do not overlap, and depend on the size, the text size and the kind
// of moment alone, so that nothing jumps within one. Left out: what is in them (stage.cpp, crowd.cpp).
#pragma once

#include "games/win/api/api.h"
#include "scene/env.h"

namespace win {

struct Plan {
    scene::Box headline;   // who argues, and what is going on
    scene::Box white;      // the two sides: a card with its player below
    scene::Box black;
    scene::Box challenge;
    scene::Box timer;      // empty outside of speeches
    scene::Box crowd;      // empty where a speech leaves no room for it
    scene::Box controls;   // one or two rows of buttons at the bottom
};

// Heights of a button, and of what stands at the bottom in that phase, CSS px.
float button_height(const scene::Env& env);
float controls_height(const scene::Env& env, Phase phase);

// `seats`: how many the crowd has.
Plan plan_stage(const scene::Env& env, scene::Box area, Phase phase, int seats);

} // namespace win

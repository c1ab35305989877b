// Where things lie on the stage, for any screen.
//
// What always holds: the parts lie inside the area, do not overlap, and depend on the size, the text size and the kind
// of moment alone, so that nothing jumps within one. Left out: what is in them (stage.cpp, crowd.cpp).
#pragma once

#include "games/win/api/api.h"
#include "scene/env.h"

namespace win {

struct Plan {
    scene::Box headline; // who argues, and what is going on
    scene::Box white;    // the two sides: a card with its player below
    scene::Box black;
    scene::Box challenge;
    scene::Box timer; // empty outside of speeches
    scene::Box crowd; // empty where a speech leaves no room for it
};

// Cuts one or two rows of buttons off the bottom of the area; the rest is the stage.
scene::Box cut_controls(const scene::Env& env, scene::Box& area, Phase phase);
// CSS px.
float button_height(const scene::Env& env);

// `seats`: how many the crowd has.
Plan plan_stage(const scene::Env& env, scene::Box stage, Phase phase, int seats);
// As high as the stage, or as high as it takes for nothing on it to be too small: then it scrolls. CSS px.
float least_height(const scene::Env& env, scene::Box stage, Phase phase, int seats);

} // namespace win

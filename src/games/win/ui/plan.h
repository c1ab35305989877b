// Where things lie on the stage, for any screen.
//
// What always holds: the parts lie inside the area, do not overlap, and depend on the size, the text size and the kind
// of moment alone, so that nothing jumps within one. Left out: what is in them (duel.cpp, crowd.cpp).
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

// How the voters of a show of hands lie in a box: as large as fits, in as few rows as that takes.
struct Tiles {
    int columns = 1;
    scene::Size size;
    float left = 0;   // of the first, from the box's left
    float height = 0; // of all of them; more than the box has where they scroll
    bool wide = true; // the name beside the picture, else below it
};
Tiles tiles_in(const scene::Env& env, scene::Box box, int voters);

// How many stand in the crowd, and how many of them vote.
struct Crowd {
    int seats = 0;
    int voters = 0;
};

// Cuts one or two rows of buttons off the bottom of the area; the rest is the stage.
scene::Box cut_controls(const scene::Env& env, scene::Box& area, Phase phase);
// CSS px.
float button_height(const scene::Env& env);

Plan plan_stage(const scene::Env& env, scene::Box stage, Phase phase, const Crowd& crowd);
// As high as the stage, or as high as it takes for nothing on it to be too small: then it scrolls. CSS px.
float least_height(const scene::Env& env, scene::Box stage, Phase phase, const Crowd& crowd);

} // namespace win

// How much of a speech is left, by the clock. [WI-8]
//
// What always holds: only the moments of starting and pausing are kept, never a count of frames, so time hidden or
// lost is time gone. Left out: drawing the sand (scene::Sand), sounds.
#pragma once

#include "games/win/ui/screen.h"

namespace win {

// Length of the present phase's sand in ms; 0 outside of speeches.
double sand_length(const View& view);
// The sand belongs to the present turn and phase; otherwise it is as good as not turned.
bool belongs(const Screen::Sand& sand, const View& view);
bool is_turned(const Screen::Sand& sand, const View& view);
bool is_paused(const Screen::Sand& sand, const View& view);
// ms left at `now`, 0 … sand_length.
double sand_left(const Screen::Sand& sand, const View& view, double now);
bool has_run_out(const Screen::Sand& sand, const View& view, double now);
// Whole seconds as a player reads them: 20, 19, … 1, and 0 only at the end.
int seconds_left(const Screen::Sand& sand, const View& view, double now);

void turn_sand(Screen::Sand& sand, const View& view, double now);
void pause_sand(Screen::Sand& sand, double now);
void resume_sand(Screen::Sand& sand, double now);

} // namespace win

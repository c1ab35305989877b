// The parts of the stage, each in a file of its own; screen.cpp puts them together.
//
// What always holds: a part adds Nodes and changes nothing; ids are the same whatever is hidden. Left out: where the
// parts lie (plan.h), what taps do (react.cpp).
#pragma once

#include "games/win/ui/names.h"
#include "games/win/ui/plan.h"
#include "games/win/ui/screen.h"
#include "kit/button.h"
#include "kit/seat.h"

namespace win {

using In = kit::In<Screen>;

// Who argues, which moment it is.
void add_headline(const In& in, const Plan& plan, scene::Builder& out);
// The two characters with their players, and the challenge between.
void add_duel(const In& in, const Plan& plan, scene::Builder& out);
// The sand with its seconds, while somebody speaks.
void add_timer(const In& in, const Plan& plan, scene::Builder& out);
// Everybody else: who votes, and in a show of hands how.
void add_crowd(const In& in, const Plan& plan, scene::Builder& out);
// The one large button of the moment, and smaller ones.
void add_controls(const In& in, scene::Box box, scene::Builder& out);
// One seat's own secret vote, in the stead of crowd and controls.
void add_ballot(const In& in, scene::Box area, scene::Builder& out);
// What lies over the stage: who has won what, which card to swap, who goes home.
void add_sheet(const In& in, scene::Builder& out);

// The votes of the show of hands as they are now.
Votes votes_now(const In& in);
// A player with the challenges that the team has won.
text::Text spoken_seat(const In& in, engine::Seat seat);
int won_by(const View& view, Team team);
Team team_of(const In& in, engine::Seat seat);
kit::SeatLook look_of(const In& in, engine::Seat seat);

} // namespace win

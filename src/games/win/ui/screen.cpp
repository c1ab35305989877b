#include "games/win/ui/screen.h"

#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/panel.h"
#include "scene/icons.h"

namespace win {

void Screen::build(const kit::In<Screen>& in, scene::Box area, scene::Builder& out) {
    if (in.sitting.viewer.is_seat()) {
        add_ballot(in, area, out);
        return;
    }
    const Phase phase = in.view.phase;
    const Crowd crowd{in.view.playing.size(), in.view.voters.size()};
    scene::Box controls;
    if (in.sitting.watching || in.sitting.over) {
        area = area.inset(scene::space::normal, scene::space::small);
    } else {
        controls = cut_controls(out.env(), area, phase);
    }
    const float height = least_height(out.env(), area, phase, crowd);
    kit::at_least(out, scene::id("win_stage"), area, height, [&](scene::Box stage) {
        const Plan plan = plan_stage(out.env(), stage, phase, crowd);
        add_headline(in, plan, out);
        add_duel(in, plan, out);
        if (is_speech(phase)) add_timer(in, plan, out);
        add_crowd(in, plan, out);
    });
    if (!in.sitting.watching) add_controls(in, controls, out);
    if (in.local.sheet != Sheet::none) add_sheet(in, out);
}

Votes votes_now(const In& in) { return in.local.voting_turn == in.view.turn ? in.local.votes : Votes{}; }

int won_by(const View& view, Team team) { return static_cast<int>(view.won[team.number].size()); }

Team team_of(const In& in, engine::Seat seat) { return team_of(*in.sitting.setup, seat); }

text::Text spoken_seat(const In& in, engine::Seat seat) {
    return words::seat_line(in.sitting.name(seat), won_by(in.view, team_of(in, seat)));
}

kit::SeatLook look_of(const In& in, engine::Seat seat) {
    const session::Person& person = in.sitting.person(seat);
    kit::SeatLook look;
    look.name = words::plain(person.name);
    look.picture = icon::picture[person.picture % std::size(icon::picture)];
    look.colour = person.colour;
    look.spoken = spoken_seat(in, seat);
    if (in.view.in_teams) look.badge = words::number(team_of(in, seat).number + 1);
    return look;
}

} // namespace win

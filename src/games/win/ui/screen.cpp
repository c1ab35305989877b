#include "games/win/ui/screen.h"

#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/panel.h"

namespace win {

void Screen::build(const kit::In<Screen>& in, scene::Box area, scene::Builder& out) {
    if (in.sitting.viewer.is_seat()) {
        add_ballot(in, area, out);
        return;
    }
    const Phase phase = in.view.phase;
    const int seats = in.view.playing.size();
    scene::Box controls;
    if (in.sitting.watching || in.sitting.over) {
        area = area.inset(scene::space::normal, scene::space::small);
    } else {
        controls = cut_controls(out.env(), area, phase);
    }
    const float height = least_height(out.env(), area, phase, seats);
    kit::at_least(out, scene::id("win_stage"), area, height, [&](scene::Box stage) {
        const Plan plan = plan_stage(out.env(), stage, phase, seats);
        add_headline(in, plan, out);
        add_duel(in, plan, out);
        if (is_speech(phase)) add_timer(in, plan, out);
        add_crowd(in, plan, out);
    });
    if (!in.sitting.watching) add_controls(in, controls, out);
    if (in.local.standings) add_standings(in, out);
}

Votes votes_now(const In& in) { return in.local.voting_turn == in.view.turn ? in.local.votes : Votes{}; }

int won_by(const View& view, engine::Seat seat) {
    return static_cast<int>(view.won[static_cast<std::size_t>(seat.index())].size());
}

text::Text spoken_seat(const In& in, engine::Seat seat) {
    return words::seat_line(in.sitting.name(seat), won_by(in.view, seat));
}

} // namespace win

#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/dialog.h"
#include "kit/seat.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace win {

namespace {

std::vector<engine::Seat> best_first(const View& view) {
    std::vector<engine::Seat> seats;
    for (const engine::Seat seat : view.playing) seats.push_back(seat);
    std::ranges::stable_sort(seats, [&](engine::Seat a, engine::Seat b) { return won_by(view, a) > won_by(view, b); });
    return seats;
}

void add_line(const In& in, kit::Column& column, engine::Seat seat) {
    const scene::Env& env = column.env();
    const session::Person& person = in.sitting.person(seat);
    scene::Box line = column.take(kit::seat_size(env, kit::SeatSize::line).h);
    const scene::NodeId id = scene::id("standing", seat.index());
    kit::Words count{words::won_of(won_by(in.view, seat), in.view.goal), scene::Style::strong, scene::Ink::accent,
                     scene::Align::right};
    const float width = env.measured(count.text, scene::Style::strong).w + scene::space::small;
    kit::label(column.builder(), id.part("count"), line.cut_right(width), count);
    kit::SeatLook look;
    look.name = words::plain(person.name);
    look.spoken = spoken_seat(in, seat);
    look.picture = icon::picture[person.picture % std::size(icon::picture)];
    look.colour = person.colour;
    kit::seat(column.builder(), id, line, look, kit::SeatSize::line);
}

} // namespace

void add_standings(const In& in, scene::Builder& out) {
    const scene::Command close = scene::command("win_standings");
    kit::dialog_column(out, scene::id("standings"), words::standings(), close, [&](kit::Column& column) {
        column.paragraph(words::goal(in.view.goal), scene::Style::body, scene::Ink::muted);
        if (in.view.next)
            column.paragraph(
                words::next_pairing(in.sitting.name(in.view.next->white), in.sitting.name(in.view.next->black)),
                scene::Style::body, scene::Ink::muted);
        for (const engine::Seat seat : best_first(in.view)) add_line(in, column, seat);
        column.paragraph(words::timekeeper_is(in.sitting.name(in.view.timekeeper)), scene::Style::small,
                         scene::Ink::muted);
        column.button({words::close(), close, kit::Kind::quiet}, true);
    });
}

} // namespace win

// How the round ended, and who got what for it. [ET-22]
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/parts.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
using scene::Ink;
namespace space = scene::space;

float row_height(const Env& env) { return std::max(30.0F, env.line_height(scene::Style::strong) + space::hair); }

// Points come one row after the other, after the cards have gone.
constexpr float first_wait = 400;
constexpr float next_wait = 350;

void add_row(const In& in, Box box, Seat seat, int number, scene::Builder& out) {
    const SeatView& own = seat_of(in.view, seat);
    const int gained = in.view.result->gained[static_cast<std::size_t>(seat.index())];
    const scene::NodeId id = scene::id("et_gain", seat.index());
    scene::Node& row =
        out.add(id, box, scene::Role::text, words::result_line(in.sitting.name(seat), gained, own.points));
    row.state.instant = true;
    out.begin(id);
    const auto write = [&](std::string_view part, Box where, const text::Text& words, Ink ink, scene::Align align) {
        kit::Words line{words, scene::Style::strong, ink, align};
        line.cut = true;
        line.role = scene::Role::none;
        kit::label(out, id.part(part), where, line);
    };
    const float total = out.env().measured(words::result_points(100), scene::Style::strong).w + space::small;
    write("total", box.cut_right(std::min(total, box.w * 0.35F)), words::result_points(own.points), Ink::text,
          scene::Align::right);
    const Box medal = box.cut_right(row_height(out.env()) * 1.6F);
    if (own.team) {
        const float side = std::min(22.0F, box.h);
        kit::picture(out, id.part("team"), box.cut_left(side).centred({side, side}), icon_of(*own.team),
                     ink_of(*own.team));
        box.cut_left(space::small);
    }
    write("name", box, words::plain(in.sitting.name(seat)), Ink::text, scene::Align::left);
    if (gained > 0) {
        scene::Panel token;
        token.fill = ink_of(*own.team);
        token.radius = medal.h / 2;
        token.lift = 4;
        scene::Node& node = out.add(id.part("token"), medal.inset(2), token);
        node.comes_from = scene::id("et_result");
        node.wait = first_wait + next_wait * static_cast<float>(number);
        out.begin(id.part("token"));
        kit::Words plus{words::gained(gained), scene::Style::strong, ink_on(*own.team), scene::Align::centre};
        plus.role = scene::Role::none;
        plus.shrink = true;
        kit::label(out, id.part("plus"), medal.inset(2), plus);
        out.end();
    }
    out.end();
}

// The most first; equal ones clockwise.
std::vector<Seat> by_points(const View& view) {
    std::vector<Seat> seats;
    seats.reserve(view.seats.size());
    for (int i = 0; i < static_cast<int>(view.seats.size()); ++i) seats.emplace_back(i);
    std::ranges::stable_sort(seats, [&](Seat a, Seat b) { return seat_of(view, a).points > seat_of(view, b).points; });
    return seats;
}

} // namespace

float result_height(const In& in, const Env& env, float /*width*/) {
    const auto rows = static_cast<float>(in.view.seats.size());
    return rows * (row_height(env) + space::hair) + 2 * env.line_height(scene::Style::small) + 3 * space::normal;
}

void add_result(const In& in, Box box, scene::Builder& out) {
    if (!in.view.result) return;
    const Env& env = out.env();
    const float width = std::min(box.w, 460.0F);
    box = box.centred({width, std::min(box.h, result_height(in, env, width))});
    scene::Panel sheet;
    sheet.radius = 14;
    sheet.lift = 8;
    sheet.edge = ink_of(in.view.result->winner);
    sheet.edge_width = 2;
    out.add(scene::id("et_result"), box, sheet);
    out.begin(scene::id("et_result"));
    box = box.inset(space::normal);
    int number = 0;
    for (const Seat seat : by_points(in.view)) {
        add_row(in, box.cut_top(row_height(env)), seat, number++, out);
        box.cut_top(space::hair);
    }
    const auto line = [&](std::string_view name, const text::Text& words) {
        kit::Words small{words, scene::Style::small, Ink::muted, scene::Align::centre};
        small.cut = true;
        kit::label(out, scene::id(name), box.cut_top(env.line_height(scene::Style::small)), small);
    };
    line("et_total", words::result_total(spoken(in.view.result->winner), in.view.together, in.view.goal));
    if (in.view.phase == Phase::result)
        line("et_leaders", words::result_leaders(in.sitting.name(in.view.result->next_leader_1),
                                                 in.sitting.name(in.view.result->next_leader_2)));
    out.end();
}

} // namespace eternamente_temporario

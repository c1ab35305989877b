// What lies over the stage: who has won what, which card to swap, who goes home.
#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/dialog.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace win {

namespace {

scene::Command show(Screen::Sheet sheet) { return scene::command("win_sheet", static_cast<int>(sheet)); }

std::vector<Team> best_first(const View& view) {
    std::vector<Team> teams;
    const auto count = static_cast<std::uint8_t>(view.members.size());
    for (std::uint8_t team = 0; team < count; ++team)
        if (!view.members[team].empty()) teams.push_back(Team{team});
    std::ranges::stable_sort(teams, [&](Team a, Team b) { return won_by(view, a) > won_by(view, b); });
    return teams;
}

void add_count(const In& in, kit::Column& column, scene::NodeId id, scene::Box& line, Team team) {
    kit::Words count{words::won_of(won_by(in.view, team), in.view.goal), scene::Style::strong, scene::Ink::accent,
                     scene::Align::right};
    const float width = column.env().measured(count.text, scene::Style::strong).w + scene::space::small;
    kit::label(column.builder(), id.part("count"), line.cut_right(width), count);
}

// One line for somebody who plays alone; for a team its name, and its members below.
void add_team(const In& in, kit::Column& column, Team team) {
    const scene::Env& env = column.env();
    const engine::SeatSet members = in.view.members[team.number];
    const scene::NodeId id = scene::id("standing", team.number);
    const float height = kit::seat_size(env, kit::SeatSize::line).h;
    if (in.view.in_teams) {
        scene::Box line = column.take(std::max(height, env.line_height(scene::Style::strong)));
        add_count(in, column, id, line, team);
        kit::Words called{name_of(in.sitting, team), scene::Style::strong};
        called.shrink = true;
        called.cut = true;
        kit::label(column.builder(), id.part("team"), line, called);
    }
    for (const engine::Seat seat : members) {
        scene::Box line = column.take(height);
        if (!in.view.in_teams) add_count(in, column, id, line, team);
        kit::SeatLook look = look_of(in, seat);
        look.badge = {};
        kit::seat(column.builder(), id.part("seat", seat.index()), line, look, kit::SeatSize::line);
    }
}

// Somebody goes home, between two turns. [ALL-5]
kit::Button leave_button(const In& in) {
    kit::Button button{words::leave_open(), show(Screen::Sheet::leave), kit::Kind::plain, icon::house};
    button.enabled = in.view.phase == Phase::draw_characters;
    button.why_not = words::why_between_turns();
    return button;
}

void add_standings(const In& in, scene::Builder& out) {
    kit::dialog_column(out, scene::id("standings"), words::standings(), show(Screen::Sheet::none),
                       [&](kit::Column& column) {
                           column.paragraph(words::goal(in.view.goal), scene::Style::body, scene::Ink::muted);
                           if (in.view.next)
                               column.paragraph(words::next_pairing(name_of(in.sitting, in.view.next->white),
                                                                    name_of(in.sitting, in.view.next->black)),
                                                scene::Style::body, scene::Ink::muted);
                           for (const Team team : best_first(in.view)) add_team(in, column, team);
                           column.paragraph(words::timekeeper_is(in.sitting.name(in.view.timekeeper)),
                                            scene::Style::small, scene::Ink::muted);
                           if (!in.sitting.over) column.button(leave_button(in), true);
                           column.button({words::close(), show(Screen::Sheet::none), kit::Kind::quiet}, true);
                       });
}

void add_leave(const In& in, scene::Builder& out) {
    kit::dialog_column(out, scene::id("leave"), words::leave_title(), show(Screen::Sheet::none),
                       [&](kit::Column& column) {
                           for (const engine::Seat seat : in.view.playing) {
                               const session::Person& person = in.sitting.person(seat);
                               kit::Choice choice{words::plain(person.name), scene::command("win_leave", seat.index()),
                                                  icon::picture[person.picture % std::size(icon::picture)]};
                               const Assessment leaving = in.assess(in.view.timekeeper, Leave{seat});
                               choice.enabled = !leaving.refusal;
                               if (leaving.refusal) choice.why_not = Screen::why_not(*leaving.refusal, in.sitting);
                               column.option(choice);
                           }
                           column.button({words::close(), show(Screen::Sheet::none), kit::Kind::quiet}, true);
                       });
}

// The cards that can be swapped, by what stands on them. [WI-11]
void add_swap(const In& in, scene::Builder& out) {
    const auto add = [&](kit::Column& column, Drawn which, text::Text words) {
        kit::Choice choice{std::move(words), scene::command("win_swap", static_cast<int>(which)), icon::restart};
        choice.enabled = in.view.can_swap[static_cast<std::size_t>(which)];
        choice.why_not = words::why_has_swapped();
        column.option(choice);
    };
    kit::dialog_column(
        out, scene::id("swap"), words::swap_title(), show(Screen::Sheet::none), [&](kit::Column& column) {
            const View& view = in.view;
            column.paragraph(words::swap_hint(), scene::Style::body, scene::Ink::muted);
            if (view.white_character)
                add(column, Drawn::white_character, words::white_is(name_of(in.sitting, *view.white_character)));
            if (view.black_character)
                add(column, Drawn::black_character, words::black_is(name_of(in.sitting, *view.black_character)));
            if (view.challenge)
                add(column, Drawn::challenge, words::challenge_is(name_of(in.sitting, *view.challenge)));
            column.button({words::close(), show(Screen::Sheet::none), kit::Kind::quiet}, true);
        });
}

} // namespace

void add_sheet(const In& in, scene::Builder& out) {
    switch (in.local.sheet) {
    case Screen::Sheet::standings: add_standings(in, out); break;
    case Screen::Sheet::swap: add_swap(in, out); break;
    case Screen::Sheet::leave: add_leave(in, out); break;
    case Screen::Sheet::none: break;
    }
}

} // namespace win

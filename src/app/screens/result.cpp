// The result: who won and why, how everybody stands, and what comes next.
#include "app/screens/parts.h"
#include "app/words.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>
#include <numeric>

namespace app {

namespace {

namespace space = scene::space;

// Seats from the best down; equal ones clockwise.
std::vector<int> ranked(const std::vector<int>& standing) {
    std::vector<int> seats(standing.size());
    std::iota(seats.begin(), seats.end(), 0);
    std::ranges::stable_sort(seats, [&](int a, int b) {
        return standing[static_cast<std::size_t>(a)] > standing[static_cast<std::size_t>(b)];
    });
    return seats;
}

text::Text verdict(const session::Session& session, const std::vector<int>& standing) {
    const int best = *std::ranges::max_element(standing);
    std::vector<std::string> winners;
    for (std::size_t seat = 0; seat < standing.size(); ++seat)
        if (standing[seat] == best) winners.push_back(session.people()[seat].name);
    if (session.ended_early()) return words::ended_early();
    return winners.size() == 1 ? words::winner_one(winners.front()) : words::winner_many(listed(winners));
}

// One large line; many names in smaller ones.
void add_verdict(const text::Text& words, kit::Column& column) {
    const bool one_line = column.env().measured(words, scene::Style::title).w <= column.width();
    const scene::Style style = one_line ? scene::Style::title : scene::Style::strong;
    kit::Words heading{words, style, scene::Ink::text, scene::Align::centre};
    heading.lines = kit::words_lines(column.env(), words, style, column.width());
    heading.role = scene::Role::heading;
    heading.shrink = true;
    const scene::Box box = column.take(kit::words_height(column.env(), words, style, column.width()));
    kit::label(column.builder(), scene::id("verdict"), box, heading);
}

void add_line(const Model& model, kit::Column& column, int seat, int place) {
    const Match& match = model.match;
    const engine::Value view = match.session->view();
    const kit::Sitting sitting = sitting_of(match);
    const kit::Table::Sight sight{view, *match.open, sitting, match.session.get()};
    const scene::Env& env = column.env();
    scene::Builder& out = column.builder();
    const scene::Size size = kit::seat_size(env, kit::SeatSize::line);
    scene::Box line = column.take(std::max(size.h, env.line_height(scene::Style::body)));
    const scene::NodeId id = scene::id("line", seat);
    const float number = env.line_height(scene::Style::strong) * 1.4F;
    kit::label(out, id.part("place"), line.cut_left(number),
               {words::place(place), scene::Style::strong, scene::Ink::muted});
    const kit::SeatLook look = look_of(match.session->people()[static_cast<std::size_t>(seat)]);
    kit::Words score{match.game->table->score_line(sight, engine::Seat{seat}), scene::Style::body, scene::Ink::text,
                     scene::Align::right};
    score.shrink = true;
    // Below the name where there is no room beside it.
    const float width = env.measured(score.text, scene::Style::body).w + space::small;
    const bool beside = width < line.w * 0.6F;
    const scene::Box place_of_score = beside ? line.cut_right(width) : column.take(env.line_height(scene::Style::body));
    kit::label(out, id.part("score"), place_of_score, score);
    kit::seat(out, id.part("seat"), line, look, kit::SeatSize::line);
}

void add_lines(const Model& model, kit::Column& column) {
    const std::vector<int> standing = model.match.session->standing();
    const std::vector<int> seats = ranked(standing);
    int place = 1;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto points = [&](std::size_t at) { return standing[static_cast<std::size_t>(seats[at])]; };
        if (i > 0 && points(i) != points(i - 1)) place = static_cast<int>(i) + 1;
        add_line(model, column, seats[i], place);
    }
}

void set_up_again(Stage& stage) {
    const Match& match = stage.model.match;
    stage.model.setup = {match.game, match.session->setup(), match.session->people(), -1};
}

// The match is over and seen: it need not be offered again.
void close_match(Stage& stage) {
    stage.model.match = {};
    stage.effects.keep_match = true;
}

} // namespace

void build_result(const Model& model, scene::Builder& out) {
    add_surface(out, 0.5F, 0.25F, 0.8F);
    const session::Session& session = *model.match.session;
    Bar bar{game_name(*model.match.game)};
    scene::Box area = narrowed(add_bar(out, bar), 560).inset(space::normal, 0);
    kit::Button again{words::play_again(), scene::command("play_again"), kit::Kind::main};
    again.primary = true;
    const std::array<kit::Button, 3> buttons{
        again, kit::Button{words::change_seats(), scene::command("change_seats"), kit::Kind::plain},
        kit::Button{words::to_shelf(), scene::command("close_match"), kit::Kind::quiet}};
    const kit::Row row{scene::Align::centre, true};
    scene::Box foot = area.cut_bottom(kit::button_row_height(out.env(), area.w, buttons, row) + space::small);
    kit::button_row(out, scene::id("after"), foot, buttons, row);
    kit::scroll_column(out, scene::id("result"), area, [&](kit::Column& column) {
        const float cup = std::min(120.0F, area.h * 0.25F);
        column.builder().add(scene::id("cup"), column.take(cup), scene::Picture{icon::trophy, scene::Ink::accent, 1});
        add_verdict(verdict(session, session.standing()), column);
        if (session.ended_early())
            column.paragraph(words::ended_early_hint(), scene::Style::body, scene::Ink::muted, scene::Align::centre);
        column.space(space::normal);
        add_lines(model, column);
    });
}

bool react_result(Stage& stage, const scene::Command& command) {
    if (command.is("play_again")) {
        set_up_again(stage);
        deal(stage);
    } else if (command.is("change_seats")) {
        set_up_again(stage);
        close_match(stage);
        go(stage, Screen::setup);
    } else if (command.is("close_match")) {
        close_match(stage);
        go(stage, Screen::shelf);
    } else {
        return false;
    }
    return true;
}

} // namespace app

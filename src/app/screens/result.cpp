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

// Nobody, when the game was ended early.
std::vector<std::size_t> winners_of(const session::Session& session) {
    std::vector<std::size_t> winners;
    if (session.ended_early()) return winners;
    const std::vector<int> standing = session.standing();
    const int best = *std::ranges::max_element(standing);
    for (std::size_t seat = 0; seat < standing.size(); ++seat)
        if (standing[seat] == best) winners.push_back(seat);
    return winners;
}

text::Text verdict(const session::Session& session) {
    std::vector<std::string> names;
    for (const std::size_t seat : winners_of(session)) names.push_back(session.people()[seat].name);
    if (names.empty()) return words::ended_early();
    return names.size() == 1 ? words::winner_one(names.front()) : words::winner_many(listed(names));
}

// The cup, and below it whoever won, as large as that many can be side by side.
void add_winners(const session::Session& session, kit::Column& column, float cup) {
    scene::Builder& out = column.builder();
    const std::vector<std::size_t> winners = winners_of(session);
    const scene::Icon sign = winners.empty() ? icon::flag : icon::trophy;
    out.add(scene::id("cup"), column.take(cup), scene::Picture{sign, scene::Ink::accent, 1});
    if (winners.empty()) return;
    const auto count = static_cast<float>(winners.size());
    const float side = std::min(cup, (column.width() - space::small * (count - 1)) / count);
    scene::Box row = column.take(side);
    row = row.centred({count * (side + space::small) - space::small, side});
    for (const std::size_t seat : winners) {
        const session::Person& person = session.people()[seat];
        scene::Disc disc;
        disc.fill = scene::seat_ink(person.colour);
        disc.ink = scene::Ink::on_seat;
        disc.icon = picture_of(person.picture);
        disc.rim = scene::Ink::accent;
        disc.rim_width = 4;
        disc.lift = 10;
        out.add(scene::id("winner", static_cast<int>(seat)), row.cut_left(side), disc);
        row.cut_left(space::small);
    }
}

// One large line; many names in smaller ones.
void add_verdict(const text::Text& words, kit::Column& column) {
    const auto fits = [&](scene::Style style) { return column.env().measured(words, style).w <= column.width(); };
    const scene::Style style = fits(scene::Style::display) ? scene::Style::display
                               : fits(scene::Style::title) ? scene::Style::title
                                                           : scene::Style::strong;
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
    score.lines = beside ? 1 : kit::words_lines(env, score.text, score.style, column.width());
    const scene::Box place_of_score =
        beside ? line.cut_right(width) : column.take(kit::words_height(env, score.text, score.style, column.width()));
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

// On a sheet, as whatever is read.
void add_standing(const Model& model, kit::Column& column) {
    const scene::NodeId id = scene::id("standing_sheet");
    const float margin = kit::margin(column.env());
    const auto fill = [&](kit::Column& inner) { add_lines(model, inner); };
    const float height = kit::column_height(column.env(), id.part("inside"), column.width() - 2 * margin, fill);
    const scene::Box inside = kit::panel(column.builder(), id, column.take(height + 2 * margin));
    kit::Column inner{column.builder(), id.part("inside"), inside};
    fill(inner);
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
        column.space(space::small);
        add_winners(session, column, std::min(96.0F, area.h * 0.16F));
        add_verdict(verdict(session), column);
        if (session.ended_early())
            column.paragraph(words::ended_early_hint(), scene::Style::body, scene::Ink::muted, scene::Align::centre);
        add_standing(model, column);
        column.space(space::small);
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

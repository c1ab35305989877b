// The public table as the resting state, a seat's private view, and the blank curtain.
//
// What always holds: the public table offers the same controls whatever anybody holds; under the curtain there is
// nothing but whose device it is.
#include "app/screens/parts.h"
#include "app/words.h"
#include "kit/panel.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace app {

namespace {

using scene::Box;
namespace space = scene::space;

engine::SeatSet seats_to_look(const session::Session& session) {
    engine::SeatSet seats;
    for (const engine::Seat seat : session.waiting_on())
        if (session.privacy(seat) != engine::Privacy::open) seats.insert(seat);
    return seats;
}

// Whose the device is: whoever said so, else the first who is waited on.
engine::Seat whose(const Model& model) {
    const session::Session& session = *model.match.session;
    const engine::SeatSet seats = seats_to_look(session);
    if (model.handed_to && seats.contains(*model.handed_to)) return *model.handed_to;
    return seats.empty() ? *session.waiting_on().begin() : *seats.begin();
}

kit::Table::Sight sight_of(const Match& match, const engine::Value& view, const kit::Sitting& sitting) {
    kit::Table::Local& local = sitting.viewer.is_seat() ? *match.own : *match.open;
    return {view, local, sitting, match.session.get()};
}

kit::Button look_button(const Model& model, engine::Seat seat) {
    const session::Person& person = model.match.session->people()[static_cast<std::size_t>(seat.index())];
    const bool hold = model.settings.hold_to_look;
    kit::Button button;
    button.words = hold ? words::hold_to_look(person.name) : words::tap_to_look(person.name);
    button.command = scene::command("look", seat.index());
    button.kind = kit::Kind::main;
    button.icon = picture_of(person.picture);
    button.hold = hold;
    return button;
}

text::Text please_hand_to(const Model& model, const text::Text& errand) {
    return words::hand_to(model.match.session->people()[static_cast<std::size_t>(whose(model).index())].name, errand);
}

kit::Button not_me_button(const Model& model) {
    const std::string& name = model.match.session->people()[static_cast<std::size_t>(whose(model).index())].name;
    return {words::not_me(name), scene::command("who"), kit::Kind::quiet};
}

constexpr float hand_over_width = 480;

float hand_over_height(const Model& model, const text::Text& errand, const scene::Env& env, float width) {
    const float inner = std::min(width, hand_over_width) - 2 * space::small;
    const float please = kit::words_height(env, please_hand_to(model, errand), scene::Style::small, inner);
    const kit::Button look = look_button(model, whose(model));
    const kit::Button other = not_me_button(model);
    return please + kit::button_size(env, look, inner).h + kit::button_size(env, other, inner).h + 3 * space::small;
}

// Along the lower edge; beside the table where the window is low.
Box cut_hand_over(const Model& model, const text::Text& errand, const scene::Env& env, Box& area) {
    constexpr float low = 480;
    const float width = std::min(300.0F, area.w * 0.38F);
    const float height = hand_over_height(model, errand, env, width - 2 * space::small);
    if (area.h >= low || area.w < area.h * 1.4F || height > area.h) {
        const float below = hand_over_height(model, errand, env, area.w - 2 * space::small);
        return area.cut_bottom(below).inset(space::small, 0);
    }
    const Box side = env.left_handed ? area.cut_left(width) : area.cut_right(width);
    return Box{side.x, side.bottom() - height, side.w, height}.inset(space::small, 0);
}

// "Please hand the device to Ada, to vote": one large control, and a way out for whoever is not Ada.
void add_hand_over(const Model& model, const text::Text& errand, scene::Builder& out, Box box) {
    const engine::Seat seat = whose(model);
    const scene::NodeId id = scene::id("hand_over");
    scene::Panel sheet;
    sheet.lift = 10;
    sheet.radius = 18;
    const text::Text please = please_hand_to(model, errand);
    out.add(id, box, scene::Role::group, please, sheet);
    out.begin(id);
    box = narrowed(box, hand_over_width).inset(space::small, space::small);
    box.cut_top(kit::paragraph(out, id.part("errand"), box, please, scene::Style::small, scene::Ink::muted,
                               scene::Align::centre));
    const kit::Button not_me = not_me_button(model);
    const Box other = box.cut_bottom(kit::button_size(out.env(), not_me, box.w).h);
    box.cut_bottom(space::hair);
    kit::button(out, id.part("look"), box, look_button(model, seat));
    kit::button(out, id.part("not_me"), other, not_me);
    out.end();
}

// The last thing that happened stays on the table until somebody asks for the result.
kit::Button result_button() {
    kit::Button button{words::see_result(), scene::command("see_result"), kit::Kind::main, icon::trophy};
    button.primary = true;
    return button;
}

Box cut_result(const scene::Env& env, Box& area) {
    const kit::Button button = result_button();
    const float width = std::min(area.w - 2 * space::normal, hand_over_width);
    const float height = std::max(kit::button_size(env, button, width).h, space::target + space::small);
    return area.cut_bottom(height + 2 * space::small).centred({width, height});
}

void fill_curtain(const Model& model, kit::Column& column, float above) {
    const session::Session& session = *model.match.session;
    scene::Builder& out = column.builder();
    column.space(above);
    column.paragraph(game_name(*model.match.game), scene::Style::title, scene::Ink::muted, scene::Align::centre);
    if (!session.over()) {
        const session::Person& person = session.people()[static_cast<std::size_t>(whose(model).index())];
        const kit::SeatLook look = look_of(person);
        const scene::Size size = kit::seat_size(column.env(), kit::SeatSize::full);
        kit::seat(out, scene::id("curtain_seat"), column.take(size.h).centred(size), look, kit::SeatSize::full);
        column.heading(words::turn_of(person.name), scene::Align::centre);
    }
    column.space(space::large);
    kit::Button open{words::curtain_open(), scene::command("open_curtain"), kit::Kind::main};
    open.primary = true;
    column.button(open, true);
}

void build_curtain(const Model& model, scene::Builder& out) {
    add_surface(out, 0.5F, 0.5F, 0.7F);
    Box area = narrowed(out.env().safe_area(), 480).inset(space::large);
    kit::scroll_column(out, scene::id("curtain"), area,
                       [&](kit::Column& column) { fill_curtain(model, column, area.h * 0.2F); });
}

void add_table_bar(const Model& model, scene::Builder& out, Box& area) {
    const session::Session& session = *model.match.session;
    const bool looking = session.viewer().is_seat();
    std::vector<kit::Button> end;
    if (looking) {
        kit::Button hide_all{words::hide(), scene::command("hide"), kit::Kind::plain, icon::eye_off};
        hide_all.escape = true;
        end.push_back(std::move(hide_all));
    }
    end.push_back({words::rules(), scene::command("open_help"), kit::Kind::quiet, icon::help});
    if (!looking && session.can_undo())
        end.push_back({words::undo(), scene::command("undo_ask"), kit::Kind::quiet, icon::undo});
    Bar bar;
    bar.title = looking ? words::plain(session.people()[static_cast<std::size_t>(session.viewer().seat().index())].name)
                        : game_name(*model.match.game);
    bar.start = {words::menu(), scene::command("open_menu"), kit::Kind::quiet, icon::menu};
    bar.end = end;
    area = add_bar(out, bar);
}

void undo(Stage& stage) {
    Match& match = stage.model.match;
    if (!match.session->can_undo()) {
        toast(stage, words::cannot_undo());
        return;
    }
    match.session->undo();
    match.open = match.game->table->fresh_local();
    if (!match.history.empty()) match.history.pop_back();
    stage.effects.keep_match = true;
    stage.model.sheet = Sheet::none;
    toast(stage, words::undone());
}

void ask_undo(Stage& stage) {
    Question question{words::undo(), words::undo_ask(), words::undo_yes()};
    question.command = scene::command("undo");
    ask(stage, std::move(question));
}

void ask_end(Stage& stage) {
    Question question{words::end_early(), words::end_early_ask(), words::end_early_yes(), true};
    question.command = scene::command("end_early");
    ask(stage, std::move(question));
}

void end_early(Stage& stage) {
    stage.model.match.session->hide();
    stage.model.match.session->end_early();
    stage.effects.keep_match = true;
    go(stage, Screen::result);
}

bool react_match(Stage& stage, const scene::Command& command) {
    if (command.is("undo_ask")) {
        ask_undo(stage);
    } else if (command.is("undo")) {
        undo(stage);
    } else if (command.is("end_ask")) {
        ask_end(stage);
    } else if (command.is("end_early")) {
        end_early(stage);
    } else if (command.is("see_result") && stage.model.match.session->over()) {
        go(stage, Screen::result);
    } else if (command.is("put_away")) {
        draw_curtain(stage);
        go(stage, Screen::shelf);
    } else {
        return false;
    }
    return true;
}

bool react_viewer(Stage& stage, const scene::Command& command) {
    session::Session& session = *stage.model.match.session;
    if (command.is("open_curtain")) {
        session.open_curtain();
        go(stage, place_of(stage.model.match));
    } else if (command.is("look")) {
        const engine::Seat seat{command.a};
        if (!session.blank() && seat.index() < session.setup().seats) look(stage, seat);
    } else if (command.is("hide")) {
        hide(stage);
    } else if (command.is("handed_to")) {
        stage.model.handed_to = engine::Seat{command.a};
        stage.model.sheet = Sheet::none;
        stage.effects.relayout = true;
    } else if (command.is("who") || command.is("open_menu")) {
        stage.model.sheet = command.is("who") ? Sheet::who : Sheet::menu;
        stage.effects.relayout = true;
    } else {
        return false;
    }
    return true;
}

} // namespace

void build_table(const Model& model, scene::Builder& out) {
    const Match& match = model.match;
    if (match.session->blank()) {
        build_curtain(model, out);
        return;
    }
    add_surface(out);
    Box area;
    add_table_bar(model, out, area);
    const engine::Value view = match.session->view();
    const kit::Sitting sitting = sitting_of(match);
    const kit::Table::Sight sight = sight_of(match, view, sitting);
    if (!sitting.viewer.is_seat() && !sitting.over && !seats_to_look(*match.session).empty()) {
        const text::Text errand = match.game->table->errand(sight, whose(model));
        const Box place = cut_hand_over(model, errand, out.env(), area);
        match.game->table->build(sight, area, out);
        add_hand_over(model, errand, out, place);
        return;
    }
    if (sitting.over) kit::button(out, scene::id("see_result"), cut_result(out.env(), area), result_button());
    match.game->table->build(sight, area, out);
}

bool react_table(Stage& stage, const scene::Command& command) {
    Match& match = stage.model.match;
    if (react_viewer(stage, command) || react_match(stage, command)) return true;
    if (match.session->blank()) return false;
    const engine::Value view = match.session->view();
    const kit::Sitting sitting = sitting_of(match);
    kit::Table::Reaction reaction = match.game->table->react(sight_of(match, view, sitting), command, stage.now);
    if (!reaction.handled) return false;
    carry_out(stage, std::move(reaction));
    return true;
}

void tick_table(Stage& stage) {
    Match& match = stage.model.match;
    if (match.session->blank()) return;
    const engine::Value view = match.session->view();
    const kit::Sitting sitting = sitting_of(match);
    kit::Table::Reaction reaction = match.game->table->tick(sight_of(match, view, sitting), stage.now);
    if (reaction.handled) carry_out(stage, std::move(reaction));
}

} // namespace app

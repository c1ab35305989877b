// What lies over a screen: questions, the table's menu, a person's sheet, a passing remark.
#include "app/screens/parts.h"
#include "app/words.h"
#include "kit/choose.h"
#include "kit/dialog.h"
#include "kit/pieces.h"
#include "kit/text_field.h"
#include "scene/icons.h"

#include <algorithm>

namespace app {

namespace {

namespace space = scene::space;

const scene::Command close_sheet = scene::command("close_sheet");

// For whoever has neither an Escape key nor a place beside the sheet to tap: a screen reader's finger.
void add_close(kit::Column& column) { column.button({words::close(), close_sheet, kit::Kind::quiet}, true); }

void build_question(const Model& model, scene::Builder& out) {
    const Question& question = model.question;
    kit::Button no{words::cancel(), close_sheet, kit::Kind::plain};
    no.escape = true;
    kit::Button yes{question.yes, scene::command("answer_yes"), question.danger ? kit::Kind::danger : kit::Kind::main};
    yes.primary = !question.danger;
    kit::dialog(out, scene::id("question"), {question.title, question.words, {no, yes}, close_sheet, {}});
}

void build_menu(const Model& model, scene::Builder& out) {
    const session::Session& session = *model.match.session;
    const auto add = [](kit::Column& column, const text::Text& words, std::string_view verb, scene::Icon icon,
                        kit::Kind kind = kit::Kind::plain) {
        kit::Button button{words, scene::command(verb), kind, icon};
        column.button(button, true);
    };
    kit::dialog_column(out, scene::id("menu"), words::menu(), close_sheet, [&](kit::Column& column) {
        add(column, words::rules(), "open_help", icon::help);
        if (session.can_undo() && !session.viewer().is_seat()) add(column, words::undo(), "undo_ask", icon::undo);
        add(column, words::rename(), "open_people", icon::people);
        add(column, words::settings(), "open_settings", icon::settings);
        add(column, words::leave(), "put_away", icon::house);
        column.paragraph(words::leave_hint(), scene::Style::small, scene::Ink::muted, scene::Align::centre);
        if (!session.over()) add(column, words::end_early(), "end_ask", icon::flag, kit::Kind::quiet);
        add_close(column);
    });
}

void build_who(const Model& model, scene::Builder& out) {
    const session::Session& session = *model.match.session;
    kit::dialog_column(out, scene::id("who"), words::who_holds(), close_sheet, [&](kit::Column& column) {
        for (const engine::Seat seat : session.waiting_on()) {
            if (session.privacy(seat) == engine::Privacy::open) continue;
            const session::Person& person = session.people()[static_cast<std::size_t>(seat.index())];
            column.option(
                {words::plain(person.name), scene::command("handed_to", seat.index()), picture_of(person.picture)});
        }
        add_close(column);
    });
}

void build_people(const Model& model, scene::Builder& out) {
    const session::People& people = model.match.session->people();
    kit::dialog_column(out, scene::id("people"), words::rename(), close_sheet, [&](kit::Column& column) {
        for (int i = 0; i < static_cast<int>(people.size()); ++i) {
            const session::Person& person = people[static_cast<std::size_t>(i)];
            column.option({words::plain(person.name), scene::command("person_open", i), picture_of(person.picture)});
        }
        add_close(column);
    });
}

// The person that a sheet is about: of the setup, or of the match under way.
const session::Person* edited(const Model& model) {
    const session::People& people = model.screen == Screen::setup ? model.setup.people : model.match.session->people();
    const int seat = model.setup.edited;
    if (seat < 0 || seat >= static_cast<int>(people.size())) return nullptr;
    return &people[static_cast<std::size_t>(seat)];
}

// Spots in rows, as many as fit side by side.
template <class Add> void add_spots(kit::Column& column, int count, const Add& add) {
    const float side = space::target + space::hair;
    const int most = std::max(1, static_cast<int>(column.width() / side));
    const int rows = (count + most - 1) / most;
    const int across = (count + rows - 1) / rows; // rows as alike as can be
    for (int first = 0; first < count; first += across) {
        scene::Box row = column.take(side);
        for (int i = first; i < std::min(count, first + across); ++i)
            add(i, row.cut_left(side).centred({space::target, space::target}));
    }
}

void add_looks(kit::Column& column, const session::Person& person) {
    column.paragraph(words::player_colour(), scene::Style::strong);
    add_spots(column, scene::seat_colours, [&](int i, scene::Box spot) {
        kit::Token token;
        token.name = words::colour(i + 1);
        token.fill = scene::seat_ink(i);
        token.command = scene::command("person_colour", i);
        token.chosen = person.colour == i;
        if (token.chosen) token.icon = icon::check;
        token.ink = scene::Ink::on_seat;
        kit::token(column.builder(), scene::id("colour", i), spot, token);
    });
    column.paragraph(words::player_picture(), scene::Style::strong);
    add_spots(column, pictures, [&](int i, scene::Box spot) {
        kit::Token token;
        token.name = words::picture(i + 1);
        token.icon = picture_of(i);
        token.fill = person.picture == i ? scene::seat_ink(person.colour) : scene::Ink::raised;
        token.ink = person.picture == i ? scene::Ink::on_seat : scene::Ink::text;
        token.command = scene::command("person_picture", i);
        token.chosen = person.picture == i;
        kit::token(column.builder(), scene::id("picture", i), spot, token);
    });
}

void add_seat_changes(const Model& model, kit::Column& column, const session::Person& person) {
    if (model.screen != Screen::setup) return;
    const int seat = model.setup.edited;
    const std::array<kit::Button, 2> moves{kit::Button{words::move_earlier(), scene::command("seat_move", seat, -1)},
                                           kit::Button{words::move_later(), scene::command("seat_move", seat, 1)}};
    column.buttons(moves, {scene::Align::centre, true});
    kit::Button remove{words::remove_player(person.name), scene::command("seat_remove", seat), kit::Kind::danger};
    const engine::GameInfo& info = model.setup.game->rules->info();
    remove.enabled = model.setup.setup.seats > info.least_seats;
    remove.why_not = words::needs_more(info.least_seats, game_name(*model.setup.game));
    column.button(remove, true);
}

void build_person(const Model& model, scene::Builder& out) {
    const session::Person* const person = edited(model);
    if (person == nullptr) return;
    kit::dialog_column(out, scene::id("person"), words::change_player(person->name), close_sheet,
                       [&](kit::Column& column) {
                           kit::TextField field;
                           field.name = words::player_name();
                           field.value = person->name;
                           field.shown = words::plain(person->name);
                           field.placeholder = words::player_name();
                           field.command = scene::command("person_name");
                           kit::text_field(column.builder(), scene::id("name_field"),
                                           column.take(kit::text_field_height(column.env())), field);
                           add_looks(column, *person);
                           add_seat_changes(model, column, *person);
                           kit::Button done{words::done(), close_sheet, kit::Kind::main};
                           done.primary = true;
                           column.button(done, true);
                       });
}

// Changes the edited person, wherever that is kept.
template <class Change> void change_person(Stage& stage, const Change& change) {
    Model& model = stage.model;
    if (edited(model) == nullptr) return;
    const auto seat = static_cast<std::size_t>(model.setup.edited);
    if (model.screen == Screen::setup) {
        change(model.setup.people[seat]);
    } else {
        session::People people = model.match.session->people();
        change(people[seat]);
        // A match under way always has names for everybody.
        if (people[seat].name.empty()) return;
        model.match.session->set_people(std::move(people));
        stage.effects.keep_match = true;
    }
    stage.effects.relayout = true;
}

void answer(Stage& stage) {
    const Question question = stage.model.question;
    stage.model.sheet = Sheet::none;
    stage.effects.relayout = true;
    if (question.action) {
        submit(stage, question.seat, *question.action);
    } else {
        react_screen(stage, question.command);
    }
}

bool react_person(Stage& stage, const scene::Command& command) {
    if (command.is("person_open")) {
        stage.model.setup.edited = command.a;
        stage.model.sheet = Sheet::person;
        stage.effects.relayout = true;
    } else if (command.is("person_name")) {
        change_person(stage, [&](session::Person& p) { p.name = session::tidy_name(command.words); });
    } else if (command.is("person_colour")) {
        change_person(stage, [&](session::Person& p) { p.colour = static_cast<std::uint8_t>(command.a); });
    } else if (command.is("person_picture")) {
        change_person(stage, [&](session::Person& p) { p.picture = static_cast<std::uint8_t>(command.a); });
    } else {
        return false;
    }
    return true;
}

} // namespace

void build_sheets(const Model& model, scene::Builder& out) {
    switch (model.sheet) {
    case Sheet::none: break;
    case Sheet::ask: build_question(model, out); break;
    case Sheet::menu: build_menu(model, out); break;
    case Sheet::who: build_who(model, out); break;
    case Sheet::person: build_person(model, out); break;
    case Sheet::people: build_people(model, out); break;
    case Sheet::card: build_card_sheet(model, out); break;
    }
    if (model.toast.empty()) return;
    kit::toast(out, scene::id("toast"), model.toast);
    out.wake_at(model.toast_until);
}

bool react_sheets(Stage& stage, const scene::Command& command) {
    if (command.is("close_sheet")) {
        stage.model.sheet = Sheet::none;
        stage.effects.relayout = true;
        return true;
    }
    if (command.is("answer_yes")) {
        answer(stage);
        return true;
    }
    if (command.is("open_people")) {
        stage.model.sheet = Sheet::people;
        stage.effects.relayout = true;
        return true;
    }
    return react_person(stage, command);
}

} // namespace app

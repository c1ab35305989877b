// Setup: seats round a drawn table, and the game's options.
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

constexpr float wide_enough = 760;

// Why this table cannot be dealt yet; empty when it can.
text::Text obstacle(const SetupDraft& draft) {
    for (std::size_t i = 0; i < draft.people.size(); ++i) {
        if (draft.people[i].name.empty()) return words::needs_names();
        for (std::size_t j = 0; j < i; ++j)
            if (draft.people[i].name == draft.people[j].name) return words::same_names(draft.people[i].name);
    }
    return {};
}

kit::Stepper seats_stepper(const SetupDraft& draft) {
    const engine::GameInfo& info = draft.game->rules->info();
    kit::Stepper stepper;
    stepper.value = words::players_count(draft.setup.seats);
    stepper.less_name = words::remove_player(draft.people.back().name);
    stepper.more_name = words::add_player();
    stepper.less = scene::command("seat_remove", draft.setup.seats - 1);
    stepper.more = scene::command("seat_add");
    stepper.can_less = draft.setup.seats > info.least_seats;
    stepper.can_more = draft.setup.seats < info.most_seats;
    stepper.why_not_less = words::needs_more(info.least_seats, game_name(*draft.game));
    stepper.why_not_more = words::needs_fewer(info.most_seats, game_name(*draft.game));
    return stepper;
}

// The table from above; a seat is tapped to change it, dragged onto another to change places.
void add_seats(const SetupDraft& draft, scene::Builder& out, Box box) {
    const kit::Stepper stepper = seats_stepper(draft);
    scene::Size size = kit::stepper_size(out.env(), stepper);
    size.w = std::min(size.w, box.w);
    const Box whole = box;
    kit::Ring ring = kit::seats_ring(out.env(), box, draft.setup.seats);
    // It stands in the middle of the table, or below where that is too small.
    Box place = ring.inside.centred(size);
    if (ring.inside.w < size.w || ring.inside.h < size.h) {
        place = box.cut_bottom(size.h).centred(size);
        box.cut_bottom(space::small);
        ring = kit::seats_ring(out.env(), box, draft.setup.seats);
    }
    const scene::NodeId id = scene::id("seats");
    scene::Panel top;
    top.fill = scene::Ink::lamp;
    top.edge = scene::Ink::panel_edge;
    top.edge_width = 3;
    top.radius = std::min(ring.inside.w, ring.inside.h) / 2;
    top.lift = 6;
    out.add(id.part("table"), ring.inside, top);
    out.add(id, whole, scene::Role::group, words::seats_title());
    out.begin(id);
    for (int i = 0; i < draft.setup.seats; ++i) {
        kit::SeatLook look = look_of(draft.people[static_cast<std::size_t>(i)]);
        look.spoken = words::change_player(look.name);
        look.command = scene::command("seat_open", i);
        look.badge = draft.game->table->setup_badge(draft.setup, engine::Seat{i});
        look.drag = true;
        look.drop = true;
        kit::seat(out, scene::id("seat", i), ring.boxes[static_cast<std::size_t>(i)], look, ring.size);
    }
    out.end();
    kit::stepper(out, id.part("count"), place, stepper);
}

text::Text value_text(const SetupDraft& draft, const engine::OptionInfo& option, int value) {
    if (option.kind == engine::OptionInfo::Kind::seat) {
        if (value == 0) return words::random();
        const std::string& name = draft.people[static_cast<std::size_t>(value - 1)].name;
        return name.empty() ? words::seat_number(value) : words::plain(name);
    }
    std::string key = "option_" + std::string{option.id} + "_" + std::to_string(value);
    return game_text(*draft.game, key);
}

void add_option(const SetupDraft& draft, kit::Column& column, int index) {
    const engine::OptionInfo& option = draft.game->rules->info().options[static_cast<std::size_t>(index)];
    const std::string key = "option_" + std::string{option.id};
    const int present = draft.setup.values[static_cast<std::size_t>(index)];
    if (option.kind == engine::OptionInfo::Kind::toggle) {
        kit::Toggle toggle{game_text(*draft.game, key), game_text(*draft.game, key + "_why"),
                           scene::command("option_set", index, 1 - present), present != 0};
        column.toggle(toggle);
        return;
    }
    column.paragraph(game_text(*draft.game, key), scene::Style::strong);
    column.paragraph(game_text(*draft.game, key + "_why"), scene::Style::small, scene::Ink::muted);
    std::vector<kit::Choice> choices;
    for (int value = 0; value < option.values(draft.setup.seats); ++value) {
        kit::Choice choice{value_text(draft, option, value), scene::command("option_set", index, value)};
        choice.chosen = value == present;
        choices.push_back(std::move(choice));
    }
    column.chooser(game_text(*draft.game, key), choices);
}

void fill_options(const Model& model, kit::Column& column) {
    const SetupDraft& draft = model.setup;
    column.heading(words::options_title());
    const auto options = draft.game->rules->info().options;
    for (int i = 0; i < static_cast<int>(options.size()); ++i)
        if (options[static_cast<std::size_t>(i)].applies_at(draft.setup.seats)) add_option(draft, column, i);
    for (const text::Text& note : draft.game->table->setup_notes(draft.setup, draft.people))
        column.paragraph(note, scene::Style::small);
    if (draft.setup.own.empty()) return;
    column.paragraph(words::own_cards(), scene::Style::strong);
    const kit::Button cards{own_cards_words(model), scene::command("open_cards"), kit::Kind::plain, icon::pencil};
    column.button(cards, true);
}

// On a sheet of their own: words are read on paper, not on planks.
void add_options(const Model& model, kit::Column& column) {
    const scene::Env& env = column.env();
    const scene::NodeId id = scene::id("options_sheet");
    const float margin = kit::margin(env);
    const auto fill = [&](kit::Column& inner) { fill_options(model, inner); };
    const float height = kit::column_height(env, id.part("inside"), column.width() - 2 * margin, fill);
    const scene::Box inside = kit::panel(column.builder(), id, column.take(height + 2 * margin));
    kit::Column inner{column.builder(), id.part("inside"), inside};
    fill(inner);
    column.space(space::large);
}

void set_seats(Stage& stage, session::People people) {
    SetupDraft& draft = stage.model.setup;
    const engine::GameInfo& info = draft.game->rules->info();
    const engine::Setup before = draft.setup;
    draft.people = std::move(people);
    draft.setup.seats = static_cast<int>(draft.people.size());
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const engine::OptionInfo& option = info.options[i];
        const bool standard = before.values[i] == option.default_at(before.seats);
        const bool gone = before.values[i] >= option.values(draft.setup.seats);
        if (standard || gone) draft.setup.values[i] = static_cast<std::uint8_t>(option.default_at(draft.setup.seats));
    }
    stage.effects.relayout = true;
}

void add_seat(Stage& stage) {
    const SetupDraft& draft = stage.model.setup;
    if (draft.setup.seats >= draft.game->rules->info().most_seats) return;
    session::People people = draft.people;
    session::People more = people_for(stage.model, draft.setup.seats + 1, *stage.language);
    session::Person next = more.back();
    const auto taken = [&](const session::Person& p) { return p.name == next.name; };
    for (int number = 1; std::ranges::any_of(people, taken); ++number)
        next.name = (*stage.language)(words::seat_number(number));
    people.push_back(std::move(next));
    set_seats(stage, std::move(people));
}

void remove_seat(Stage& stage, int index) {
    const SetupDraft& draft = stage.model.setup;
    if (draft.setup.seats <= draft.game->rules->info().least_seats) return;
    session::People people = draft.people;
    people.erase(people.begin() + index);
    stage.model.sheet = Sheet::none;
    set_seats(stage, std::move(people));
}

void move_seat(Stage& stage, int from, int to) {
    SetupDraft& draft = stage.model.setup;
    const int count = draft.setup.seats;
    if (from < 0 || from >= count || from == to) return;
    to = (to + count) % count;
    session::Person person = draft.people[static_cast<std::size_t>(from)];
    draft.people.erase(draft.people.begin() + from);
    draft.people.insert(draft.people.begin() + to, std::move(person));
    if (draft.edited == from) draft.edited = to;
    stage.effects.relayout = true;
}

void start(Stage& stage) {
    if (!obstacle(stage.model.setup).empty()) return;
    const Match& match = stage.model.match;
    if (!match.session || match.session->over()) {
        deal(stage);
        return;
    }
    std::vector<std::string> names;
    for (const session::Person& person : match.session->people()) names.push_back(person.name);
    Question question;
    question.title = words::replace_title();
    question.words = words::replace_ask(game_name(*match.game), listed(names));
    question.yes = words::replace_yes();
    question.danger = true;
    question.command = scene::command("deal_anyway");
    ask(stage, std::move(question));
}

bool react_people(Stage& stage, const scene::Command& command) {
    if (command.is("seat_add")) {
        add_seat(stage);
    } else if (command.is("seat_remove")) {
        remove_seat(stage, command.a);
    } else if (command.is("seat_move")) {
        move_seat(stage, command.a, command.a + command.b);
    } else if (command.is("seat_open") && command.dropped) {
        move_seat(stage, command.b, command.a);
    } else if (command.is("seat_open")) {
        stage.model.setup.edited = command.a;
        stage.model.sheet = Sheet::person;
        stage.effects.relayout = true;
    } else {
        return false;
    }
    return true;
}

} // namespace

void build_setup(const Model& model, scene::Builder& out) {
    const SetupDraft& draft = model.setup;
    add_surface(out);
    const kit::Button help{words::rules(), scene::command("open_help"), kit::Kind::quiet, icon::help};
    Bar bar{game_name(*draft.game), back_button(), std::span{&help, 1}};
    Box area = add_bar(out, bar).inset(space::normal, 0);

    kit::Button start{words::start_game(), scene::command("start_game"), kit::Kind::main};
    start.why_not = obstacle(draft);
    start.enabled = start.why_not.empty();
    start.explain = true;
    start.primary = true;
    const scene::Size size = kit::button_size(out.env(), start, std::min(area.w, 480.0F));
    Box foot = area.cut_bottom(size.h + 2 * space::small).inset(0, space::small);
    kit::button(out, scene::id("start"), narrowed(foot, 480), start);

    const bool wide = area.w >= wide_enough;
    if (wide) {
        Box options = area.cut_right(std::min(460.0F, area.w * 0.4F));
        area.cut_right(space::large);
        add_seats(draft, out, area);
        kit::scroll_column(out, scene::id("options"), options,
                           [&](kit::Column& column) { add_options(model, column); });
        return;
    }
    const float table = std::max(300.0F, std::min(area.w * 1.05F, 520.0F)) * std::min(1.25F, out.env().text_scale);
    kit::scroll_column(out, scene::id("setup"), area, [&](kit::Column& column) {
        add_seats(draft, column.builder(), column.take(table));
        column.paragraph(words::seats_hint(), scene::Style::small, scene::Ink::muted, scene::Align::centre);
        add_options(model, column);
    });
}

bool react_setup(Stage& stage, const scene::Command& command) {
    SetupDraft& draft = stage.model.setup;
    if (react_people(stage, command)) return true;
    if (command.is("option_set")) {
        draft.setup.values[static_cast<std::size_t>(command.a)] = static_cast<std::uint8_t>(command.b);
        stage.effects.relayout = true;
    } else if (command.is("start_game")) {
        start(stage);
    } else if (command.is("open_cards")) {
        go(stage, Screen::cards);
    } else if (command.is("deal_anyway")) {
        deal(stage);
    } else {
        return false;
    }
    return true;
}

} // namespace app

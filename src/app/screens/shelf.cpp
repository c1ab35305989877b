// The shelf: a box for each game on a lamp-lit table; the game under way comes first.
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

constexpr float box_width = 300;

std::vector<int> shown_games(const Model& model) {
    std::vector<int> shown;
    for (int i = 0; i < static_cast<int>(games::shelf().size()); ++i)
        if (model.settings.developer || !games::shelf()[static_cast<std::size_t>(i)].rules->info().for_developers)
            shown.push_back(i);
    return shown;
}

text::Text facts(const engine::GameInfo& info) {
    return words::and_more(words::players_range(info.least_seats, info.most_seats),
                           words::minutes_range(info.least_minutes, info.most_minutes));
}

void add_sign(scene::Builder& out, kit::Column& column) {
    const scene::Env& env = out.env();
    const scene::NodeId id = scene::id("sign");
    const float height = env.line_height(scene::Style::display);
    kit::Words name{words::name(), scene::Style::display, scene::Ink::text, scene::Align::centre};
    name.role = scene::Role::heading;
    kit::label(out, id, column.take(height), name);
    column.paragraph(words::tagline(), scene::Style::body, scene::Ink::muted, scene::Align::centre);
}

void add_continue(const Model& model, kit::Column& column) {
    if (!model.match.session) return;
    std::vector<std::string> names;
    for (const session::Person& person : model.match.session->people()) names.push_back(person.name);
    kit::Choice go_on{words::continue_game(game_name(*model.match.game)), scene::command("continue_match"), icon::play};
    column.option(go_on, listed(names));
}

// The picture above, words below; the whole box is one button.
void add_box(scene::Builder& out, int index, Box box) {
    const games::Game& game = games::shelf()[static_cast<std::size_t>(index)];
    const scene::Env& env = out.env();
    const scene::NodeId id = scene::id("box", index);
    scene::Panel sheet;
    sheet.lift = 8;
    sheet.edge = scene::Ink::panel_edge;
    sheet.edge_width = 1;
    scene::Node& node = out.add(id, box, scene::Role::button, words::play_game(game_name(game)), sheet);
    node.command = scene::command("open_setup", index);
    node.accepts.tap = true;
    out.begin(id);
    Box inside = box.inset(space::normal);
    const float lines = env.line_height(scene::Style::title) + env.line_height(scene::Style::small) * 3;
    Box art = inside.cut_top(std::max(0.0F, inside.h - lines - space::small));
    game.table->box_art(out, art);
    inside.cut_top(space::small);
    kit::Words title{game_name(game), scene::Style::title};
    title.shrink = true;
    title.role = scene::Role::none;
    kit::label(out, id.part("name"), inside.cut_top(env.line_height(scene::Style::title)), title);
    kit::Words fact{facts(game.rules->info()), scene::Style::small, scene::Ink::muted};
    fact.shrink = true;
    kit::label(out, id.part("facts"), inside.cut_top(env.line_height(scene::Style::small)), fact);
    kit::Words blurb{game_blurb(game), scene::Style::small};
    blurb.lines = 2;
    blurb.middle = false;
    blurb.shrink = true;
    kit::label(out, id.part("blurb"), inside, blurb);
    out.end();
}

float box_height(const scene::Env& env, float width) {
    return width * 0.62F + env.line_height(scene::Style::title) + env.line_height(scene::Style::small) * 3 +
           3 * space::normal;
}

void add_boxes(const Model& model, scene::Builder& out, kit::Column& column) {
    const std::vector<int> shown = shown_games(model);
    const scene::Env& env = out.env();
    const int across = std::clamp(static_cast<int>(column.width() / (box_width * std::min(env.text_scale, 1.4F))), 1,
                                  std::max(1, static_cast<int>(shown.size())));
    const float width = std::min((column.width() - space::large * static_cast<float>(across - 1)) /
                                     static_cast<float>(across), 420.0F);
    for (std::size_t first = 0; first < shown.size(); first += static_cast<std::size_t>(across)) {
        const std::size_t count = std::min(shown.size() - first, static_cast<std::size_t>(across));
        const float used = width * static_cast<float>(count) + space::large * static_cast<float>(count - 1);
        Box row = column.take(box_height(env, width)).centred({used, box_height(env, width)});
        Box links = column.take(scene::space::target).centred({used, scene::space::target});
        for (std::size_t i = 0; i < count; ++i) {
            const int index = shown[first + i];
            add_box(out, index, row.cut_left(width));
            row.cut_left(space::large);
            const std::array<kit::Button, 2> buttons{
                kit::Button{words::watch(), scene::command("open_watch", index), kit::Kind::quiet},
                kit::Button{words::rules(), scene::command("open_help", index + 1), kit::Kind::quiet}};
            kit::button_row(out, scene::id("links", index), links.cut_left(width), buttons, {scene::Align::centre, true});
            links.cut_left(space::large);
        }
    }
}

void open_setup(Stage& stage, int index) {
    const games::Game& game = games::shelf()[static_cast<std::size_t>(index)];
    const engine::GameInfo& info = game.rules->info();
    SetupDraft& draft = stage.model.setup;
    const int remembered = static_cast<int>(stage.model.group.size());
    const int seats = std::clamp(remembered > 0 ? remembered : 4, info.least_seats, info.most_seats);
    draft = {&game, engine::standard_setup(info, seats), people_for(stage.model, seats, *stage.language), -1};
    go(stage, Screen::setup);
}

} // namespace

void build_shelf(const Model& model, scene::Builder& out) {
    add_surface(out, 0.5F, 0.2F, 1);
    const kit::Button settings{words::settings(), scene::command("open_settings"), kit::Kind::quiet, icon::settings};
    Bar bar;
    bar.end = std::span{&settings, 1};
    Box area = narrowed(add_bar(out, bar), 1400).inset(space::normal, 0);
    kit::scroll_column(out, scene::id("shelf"), area, [&](kit::Column& column) {
        add_sign(column.builder(), column);
        add_continue(model, column);
        add_boxes(model, column.builder(), column);
        column.space(space::large);
    });
}

bool react_shelf(Stage& stage, const scene::Command& command) {
    if (command.is("open_setup")) {
        open_setup(stage, command.a);
        return true;
    }
    if (command.is("open_watch")) {
        start_watch(stage, command.a);
        return true;
    }
    if (command.is("continue_match") && stage.model.match.session) {
        go(stage, Screen::table);
        return true;
    }
    return false;
}

} // namespace app

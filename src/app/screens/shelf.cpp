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
    // One word, which cannot break: on a small screen at large text it is set smaller.
    const bool fits = env.measured(words::name(), scene::Style::display).w <= column.width();
    kit::Words name{words::name(), fits ? scene::Style::display : scene::Style::title, scene::Ink::text,
                    scene::Align::centre};
    name.role = scene::Role::heading;
    name.shrink = true;
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

const games::Game& game_at(int index) { return games::shelf()[static_cast<std::size_t>(index)]; }

// Heights of what stands below a box's picture: boxes side by side are alike, so as the longest words need.
struct Lines {
    float title = 0;
    float facts = 0;
    float blurb = 0;
    [[nodiscard]] float all() const { return title + facts + blurb; }
};

Lines lines_of(const scene::Env& env, std::span<const int> shown, float width) {
    Lines lines;
    width -= 2 * space::normal;
    for (const int index : shown) {
        const games::Game& game = game_at(index);
        lines.title = std::max(lines.title, kit::words_height(env, game_name(game), scene::Style::title, width));
        lines.facts =
            std::max(lines.facts, kit::words_height(env, facts(game.rules->info()), scene::Style::small, width));
        lines.blurb = std::max(lines.blurb, kit::words_height(env, game_blurb(game), scene::Style::small, width));
    }
    return lines;
}

// The picture above, words below; the whole box is one button.
void add_box(scene::Builder& out, int index, Box box, const Lines& lines) {
    const games::Game& game = game_at(index);
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
    Box art = inside.cut_top(std::max(0.0F, inside.h - lines.all() - space::small));
    game.table->box_art(out, art);
    inside.cut_top(space::small);
    kit::Words title{game_name(game), scene::Style::title};
    title.lines = kit::words_lines(out.env(), title.text, title.style, inside.w);
    title.middle = false;
    title.role = scene::Role::none;
    kit::label(out, id.part("name"), inside.cut_top(lines.title), title);
    kit::paragraph(out, id.part("facts"), inside.cut_top(lines.facts), facts(game.rules->info()), scene::Style::small,
                   scene::Ink::muted);
    kit::paragraph(out, id.part("blurb"), inside, game_blurb(game), scene::Style::small);
    out.end();
}

std::array<kit::Button, 2> links_of(int index) {
    return {kit::Button{words::watch(), scene::command("open_watch", index), kit::Kind::quiet},
            kit::Button{words::rules(), scene::command("open_help", index + 1), kit::Kind::quiet}};
}

void add_boxes(const Model& model, scene::Builder& out, kit::Column& column) {
    const std::vector<int> shown = shown_games(model);
    const scene::Env& env = out.env();
    const int across = std::clamp(static_cast<int>(column.width() / (box_width * std::min(env.text_scale, 1.4F))), 1,
                                  std::max(1, static_cast<int>(shown.size())));
    const float width =
        std::min((column.width() - space::large * static_cast<float>(across - 1)) / static_cast<float>(across), 420.0F);
    const Lines lines = lines_of(env, shown, width);
    const float high = width * 0.62F + lines.all() + 3 * space::normal;
    const kit::Row links_row{scene::Align::centre, true};
    for (std::size_t first = 0; first < shown.size(); first += static_cast<std::size_t>(across)) {
        const std::size_t count = std::min(shown.size() - first, static_cast<std::size_t>(across));
        const float used = width * static_cast<float>(count) + space::large * static_cast<float>(count - 1);
        Box row = column.take(high).centred({used, high});
        const float foot = kit::button_row_height(env, width, links_of(0), links_row);
        Box links = column.take(foot).centred({used, foot});
        for (std::size_t i = 0; i < count; ++i) {
            const int index = shown[first + i];
            add_box(out, index, row.cut_left(width), lines);
            row.cut_left(space::large);
            kit::button_row(out, scene::id("links", index), links.cut_left(width), links_of(index), links_row);
            links.cut_left(space::large);
        }
    }
}

void open_setup(Stage& stage, int index) {
    const games::Game& game = game_at(index);
    const engine::GameInfo& info = game.rules->info();
    SetupDraft& draft = stage.model.setup;
    const int remembered = static_cast<int>(stage.model.group.size());
    const int seats = std::clamp(remembered > 0 ? remembered : 4, info.least_seats, info.most_seats);
    draft = {&game, engine::standard_setup(info, seats), people_for(stage.model, seats, *stage.language), -1};
    if (!info.own_decks.empty()) draft.setup.own = switched_on(stage.model.own_cards);
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
        go(stage, place_of(stage.model.match));
        return true;
    }
    return false;
}

} // namespace app

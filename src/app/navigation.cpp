// Which screen is shown, and what commands that every screen knows do.
#include "app/screens.h"

#include "kit/palettes.h"

namespace app {

namespace {

using BuildScreen = void (*)(const Model&, scene::Builder&);
using ReactScreen = bool (*)(Stage&, const scene::Command&);

struct Pair {
    BuildScreen build;
    ReactScreen react;
};

Pair pair_of(Screen screen) {
    switch (screen) {
    case Screen::shelf: return {build_shelf, react_shelf};
    case Screen::setup: return {build_setup, react_setup};
    case Screen::cards: return {build_cards, react_cards};
    case Screen::table: return {build_table, react_table};
    case Screen::result: return {build_result, react_result};
    case Screen::help: return {build_help, react_help};
    case Screen::settings: return {build_settings, react_settings};
    case Screen::watch: return {build_watch, react_watch};
    }
    return {build_shelf, react_shelf};
}

bool leave_screen(Stage& stage) {
    Model& model = stage.model;
    switch (model.screen) {
    case Screen::shelf: return false;
    case Screen::help:
    case Screen::settings: go(stage, model.came_from); return true;
    case Screen::cards: go(stage, Screen::setup); return true;
    case Screen::watch:
        model.watch = {};
        go(stage, model.came_from);
        return true;
    case Screen::table: {
        // From somebody's view back to nobody's; from the curtain and the public table to the shelf.
        const bool looking = model.match.session->viewer().is_seat();
        draw_curtain(stage);
        if (looking) return true;
        break;
    }
    case Screen::setup:
    case Screen::result: break;
    }
    go(stage, Screen::shelf);
    return true;
}

} // namespace

void build_screen(const Model& model, scene::Builder& out) {
    pair_of(model.screen).build(model, out);
    build_sheets(model, out);
}

bool react_screen(Stage& stage, const scene::Command& command) {
    if (react_sheets(stage, command)) return true;
    if (command.is("go_back")) return go_back(stage);
    if (command.is("open_settings")) {
        visit(stage, Screen::settings);
        return true;
    }
    if (command.is("open_help")) {
        const games::Game* const shown =
            stage.model.screen == Screen::setup ? stage.model.setup.game : stage.model.match.game;
        stage.model.help_game = command.a > 0 ? &games::shelf()[static_cast<std::size_t>(command.a - 1)] : shown;
        stage.model.help_page = 0;
        visit(stage, Screen::help);
        return true;
    }
    return pair_of(stage.model.screen).react(stage, command);
}

const scene::Palette& palette_of(const Model& model) {
    switch (model.screen) {
    case Screen::setup:
    case Screen::cards: return model.setup.game->table->palette();
    case Screen::table:
    case Screen::result: return model.match.game->table->palette();
    case Screen::watch: return model.watch.match.game->table->palette();
    case Screen::help: return model.help_game->table->palette();
    case Screen::shelf:
    case Screen::settings: break;
    }
    return kit::house_palette();
}

bool go_back(Stage& stage) {
    if (stage.model.sheet == Sheet::none) return leave_screen(stage);
    stage.model.sheet = Sheet::none;
    stage.effects.relayout = true;
    return true;
}

} // namespace app

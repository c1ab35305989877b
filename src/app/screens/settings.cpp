// Settings: what is kept, how large, how lively, how loud.
#include "app/screens/parts.h"
#include "app/words.h"
#include "kit/panel.h"
#include "kit/words.h"

namespace app {

namespace {

namespace space = scene::space;

void add_text_sizes(const Model& model, kit::Column& column) {
    std::vector<kit::Choice> sizes;
    for (int i = 0; i < static_cast<int>(text_scales.size()); ++i) {
        const int percent = static_cast<int>(text_scales[static_cast<std::size_t>(i)] * 100);
        kit::Choice choice{words::settings_percent(percent), scene::command("set_text", i)};
        choice.chosen = i == model.settings.text_size;
        sizes.push_back(std::move(choice));
    }
    column.paragraph(words::settings_text(), scene::Style::strong);
    column.chooser(words::settings_text(), sizes);
}

void add_motion(const Model& model, kit::Column& column) {
    const std::array<text::Text, 3> names{words::settings_motion_system(), words::settings_motion_full(),
                                          words::settings_motion_reduced()};
    std::vector<kit::Choice> choices;
    for (int i = 0; i < 3; ++i) {
        kit::Choice choice{names[static_cast<std::size_t>(i)], scene::command("set_motion", i)};
        choice.chosen = i == static_cast<int>(model.settings.motion);
        choices.push_back(std::move(choice));
    }
    column.paragraph(words::settings_motion(), scene::Style::strong);
    column.chooser(words::settings_motion(), choices);
}

void add_looking(const Model& model, kit::Column& column) {
    kit::Choice hold{words::settings_look_hold(), scene::command("set_look", 1)};
    hold.chosen = model.settings.hold_to_look;
    kit::Choice tap{words::settings_look_tap(), scene::command("set_look", 0)};
    tap.chosen = !model.settings.hold_to_look;
    const std::array<kit::Choice, 2> choices{hold, tap};
    column.paragraph(words::settings_look(), scene::Style::strong);
    column.chooser(words::settings_look(), choices);
}

void add_toggles(const Model& model, kit::Column& column) {
    const Settings& settings = model.settings;
    const auto add = [&](const text::Text& name, std::string_view verb, bool on) {
        kit::Toggle toggle;
        toggle.words = name;
        toggle.command = scene::command(verb, on ? 0 : 1);
        toggle.on = on;
        column.toggle(toggle);
    };
    add(words::settings_sound(), "set_sound", settings.sound);
    add(words::settings_vibration(), "set_vibration", settings.vibration);
    add(words::settings_left(), "set_left", settings.left_handed);
    add(words::settings_contrast(), "set_contrast", settings.high_contrast);
    if (settings.developer) add(words::settings_developer(), "set_developer", true);
}

void ask_delete(Stage& stage) {
    Question question{words::settings_delete(), words::settings_delete_ask(), words::settings_delete_yes(), true};
    question.command = scene::command("delete_everything");
    ask(stage, std::move(question));
}

void delete_everything(Stage& stage) {
    stage.model.settings = {};
    stage.model.group.clear();
    for (OwnDeck& deck : stage.model.own_cards.decks) deck.clear();
    stage.model.match = {};
    stage.effects.forget_all = true;
    go(stage, Screen::shelf);
    stage.model.came_from = Screen::shelf;
    toast(stage, words::settings_deleted());
}

bool set(Stage& stage, const scene::Command& command) {
    Settings& settings = stage.model.settings;
    const bool on = command.a != 0;
    if (command.is("set_text")) {
        settings.text_size = static_cast<std::uint8_t>(command.a);
    } else if (command.is("set_motion")) {
        settings.motion = static_cast<Motion>(command.a);
    } else if (command.is("set_look")) {
        settings.hold_to_look = on;
    } else if (command.is("set_sound")) {
        settings.sound = on;
    } else if (command.is("set_vibration")) {
        settings.vibration = on;
    } else if (command.is("set_left")) {
        settings.left_handed = on;
    } else if (command.is("set_contrast")) {
        settings.high_contrast = on;
    } else if (command.is("set_developer")) {
        settings.developer = on;
    } else {
        return false;
    }
    stage.effects.keep_settings = true;
    stage.effects.relayout = true;
    return true;
}

} // namespace

void build_settings(const Model& model, scene::Builder& out) {
    add_surface(out);
    Bar bar{words::settings(), back_button()};
    scene::Box area = narrowed(add_bar(out, bar), 640).inset(space::normal, space::small);
    const scene::Box inside = kit::panel(out, scene::id("settings_sheet"), area);
    kit::scroll_column(out, scene::id("settings"), inside, [&](kit::Column& column) {
        add_text_sizes(model, column);
        add_motion(model, column);
        add_looking(model, column);
        add_toggles(model, column);
        column.button({words::settings_full_screen(), scene::command("full_screen"), kit::Kind::plain}, true);
        column.paragraph(words::settings_device(), scene::Style::body, scene::Ink::muted);
        column.button({words::settings_delete(), scene::command("delete_ask"), kit::Kind::danger}, true);
        column.button({words::settings_licences(), scene::command("show_licences"), kit::Kind::quiet}, true);
        column.paragraph(words::settings_version(model.version), scene::Style::small, scene::Ink::muted);
    });
}

bool react_settings(Stage& stage, const scene::Command& command) {
    if (set(stage, command)) return true;
    if (command.is("delete_ask")) {
        ask_delete(stage);
    } else if (command.is("delete_everything")) {
        delete_everything(stage);
    } else if (command.is("full_screen")) {
        stage.effects.full_screen = true;
    } else if (command.is("show_licences")) {
        stage.effects.show_licences = true;
    } else {
        return false;
    }
    return true;
}

} // namespace app

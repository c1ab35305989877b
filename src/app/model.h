// Everything the app knows at one moment, and what screens may do to it.
//
// Screens are pairs of functions (screens.h): one turns the Model into Nodes, the other lets a Command change it. What
// always holds: there is a match exactly while one is under way or its result is shown; `own` choices exist only while
// a seat's private view is open. Left out: input, motion and drawing (app.cpp).
#pragma once

#include "app/device.h"
#include "app/own_cards.h"
#include "app/settings.h"
#include "games/tables/tables.h"
#include "session/session.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

enum class Screen : std::uint8_t { shelf, setup, cards, table, result, help, settings, watch };

enum class Sheet : std::uint8_t {
    none,
    menu,   // of the table
    ask,    // a question about a command: Model::question
    who,    // who has the device?
    person, // name, colour, picture of one seat
    people, // all seats, during a match
    card,   // one of our own cards: Model::card
};

// A question with what happens on yes.
struct Question {
    text::Text title{};
    text::Text words{};
    text::Text yes{};
    bool danger = false;
    scene::Command command{}; // done on yes
    // A table's action that waits for the answer.
    std::optional<engine::Value> action{};
    engine::Seat seat{};
};

struct SetupDraft {
    const games::Game* game = nullptr;
    engine::Setup setup{};
    session::People people{};
    int edited = -1; // the person whose sheet is open
};

// An own card that is being written.
struct CardDraft {
    int deck = 0;
    int place = 0; // in its deck; the deck's size: a new one
    std::string text{};
};

struct Match {
    const games::Game* game = nullptr;
    std::unique_ptr<session::Session> session{};
    std::unique_ptr<kit::Table::Local> open{}; // choices on the public table
    std::unique_ptr<kit::Table::Local> own{};  // choices of the seat that looks
    std::vector<text::Text> history;           // public, in names
    std::vector<text::Text> missed;            // by the seat that looks, until it looked
};

struct Watch {
    Match match;
    engine::Rng choice;
    bool playing = false;
    double next_step = -1;
    int step = 0;
    text::Text caption{};
};

struct Model {
    Settings settings;
    session::People group{}; // who played last
    OwnCards own_cards{};    // of the game that takes some
    Screen screen = Screen::shelf;
    Screen came_from = Screen::shelf; // where help, settings lead back to
    Sheet sheet = Sheet::none;
    Question question;
    SetupDraft setup;
    CardDraft card;
    Match match;
    Watch watch;
    const games::Game* help_game = nullptr;
    int help_page = 0;
    text::Text toast{};
    double toast_until = -1;
    std::optional<engine::Seat> handed_to{}; // who says to have the device
    std::string version{};
};

// What a command asks of the app beyond the Model.
struct Effects {
    bool relayout = false;
    bool cut = false; // the viewer or the screen changed: nothing of the old picture may remain
    bool keep_match = false;
    bool keep_settings = false;
    bool keep_group = false;
    bool keep_own_cards = false;
    bool forget_all = false;
    bool full_screen = false;
    bool show_licences = false;
    kit::Cue cue = kit::Cue::none;
    int vibrate = 0;
    scene::NodeId focus;
    std::vector<text::Text> spoken;
};

// What screens work with.
struct Stage {
    Model& model;
    Device& device;
    Effects& effects;
    const text::Language* language;
    double now;
};

// The people of a setup: names of the last group as far as it goes, then "Player 5".
session::People people_for(const Model& model, int seats, const text::Language& language);

// Begins a match with the present setup draft.
void deal(Stage& stage);
// The present match's sitting for the one who looks.
kit::Sitting sitting_of(const Match& match);
// A table's reaction put into practice: asks, refuses or submits.
void carry_out(Stage& stage, kit::Table::Reaction reaction);
void submit(Stage& stage, engine::Seat seat, const engine::Value& action);
// Says something in passing.
void toast(Stage& stage, text::Text words);
void go(Stage& stage, Screen screen);
// Shows `screen` and remembers the present one to go back to.
void visit(Stage& stage, Screen screen);
void ask(Stage& stage, Question question);
// Where a match is to be seen: on the table, also when it has been played to its end; what was ended early has a result
// alone.
Screen place_of(const Match& match);
// Nobody looks any more; drops what the seat was choosing.
void hide(Stage& stage);
// The same, and nothing is shown but whose device it is: whoever looks next may be somebody else.
void draw_curtain(Stage& stage);
// The seat opens its private view.
void look(Stage& stage, engine::Seat seat);

} // namespace app

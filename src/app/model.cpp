#include "app/model.h"

#include "app/words.h"

#include <algorithm>

namespace app {

namespace {

constexpr double toast_length = 3500;

// A happening told, kept for the history and heard.
void tell(Stage& stage, const session::Happening& happening) {
    Match& match = stage.model.match;
    const kit::Sitting sitting = sitting_of(match);
    for (const engine::Value& event : happening.events) {
        kit::Telling telling = match.game->table->tell(event, sitting);
        if (telling.cue != kit::Cue::none) stage.effects.cue = telling.cue;
        stage.effects.vibrate = std::max(stage.effects.vibrate, telling.vibrate);
        if (telling.words.empty()) continue;
        stage.effects.spoken.push_back(telling.words);
        if (!sitting.viewer.is_seat()) match.history.push_back(std::move(telling.words));
    }
}

// The next decision is that seat's as well, nobody else's, and needs its secrets: handing over would be to itself.
bool goes_on(const session::Session& session, engine::Seat seat) {
    const engine::SeatSet waiting = session.waiting_on();
    return waiting.size() == 1 && waiting.contains(seat) && session.privacy(seat) != engine::Privacy::open;
}

// Told to that seat, which looks now.
std::vector<text::Text> missed_by(const Match& match, engine::Seat seat) {
    std::vector<text::Text> missed;
    const kit::Sitting sitting = sitting_of(match);
    for (const engine::Value& event : match.session->unseen(seat))
        if (kit::Telling telling = match.game->table->tell(event, sitting); !telling.words.empty())
            missed.push_back(std::move(telling.words));
    return missed;
}

} // namespace

session::People people_for(const Model& model, int seats, const text::Language& language) {
    session::People people;
    for (int i = 0; i < seats; ++i) {
        if (static_cast<std::size_t>(i) < model.group.size()) {
            people.push_back(model.group[static_cast<std::size_t>(i)]);
        } else {
            people.push_back({language(words::seat_number(i + 1)), static_cast<std::uint8_t>(i % scene::seat_colours),
                              static_cast<std::uint8_t>(i)});
        }
    }
    return people;
}

void deal(Stage& stage) {
    const SetupDraft& draft = stage.model.setup;
    Match& match = stage.model.match;
    match = {};
    match.game = draft.game;
    match.session =
        std::make_unique<session::Session>(*draft.game->rules, draft.setup, stage.device.seed(), draft.people);
    match.open = draft.game->table->fresh_local();
    stage.model.group = draft.people;
    stage.model.handed_to.reset();
    stage.effects.keep_group = true;
    stage.effects.keep_match = true;
    stage.effects.cue = kit::Cue::shuffle;
    go(stage, Screen::table);
}

kit::Sitting sitting_of(const Match& match) {
    kit::Sitting sitting;
    sitting.viewer = match.session->viewer();
    sitting.people = &match.session->people();
    sitting.setup = &match.session->setup();
    sitting.waiting_on = match.session->over() ? engine::SeatSet{} : match.session->waiting_on();
    sitting.over = match.session->over();
    sitting.missed = match.missed;
    return sitting;
}

void carry_out(Stage& stage, kit::Table::Reaction reaction) {
    if (reaction.cue != kit::Cue::none) stage.effects.cue = reaction.cue;
    stage.effects.vibrate = std::max(stage.effects.vibrate, reaction.vibrate);
    stage.effects.relayout = true;
    if (!reaction.notice.empty()) toast(stage, std::move(reaction.notice));
    if (!reaction.action) return;
    if (reaction.ask.empty()) {
        submit(stage, reaction.seat, *reaction.action);
        return;
    }
    Question question;
    question.title = words::confirm_title();
    question.words = std::move(reaction.ask);
    question.yes = words::yes();
    question.action = std::move(reaction.action);
    question.seat = reaction.seat;
    ask(stage, std::move(question));
}

void submit(Stage& stage, engine::Seat seat, const engine::Value& action) {
    Match& match = stage.model.match;
    if (match.session->over()) {
        toast(stage, words::not_now());
        return;
    }
    auto done = match.session->submit(seat, action);
    if (!done) {
        toast(stage, match.game->table->why_not(done.error(), sitting_of(match)));
        return;
    }
    tell(stage, *done);
    stage.effects.keep_match = true;
    stage.effects.relayout = true;
    // The decision that needed the device is made: it goes back to the middle of the table.
    const engine::Viewer viewer = match.session->viewer();
    if (viewer.is_seat() && !goes_on(*match.session, viewer.seat())) hide(stage);
    // How it ended is seen on the table, which then leads to the result.
    if (done->over) stage.effects.cue = kit::Cue::applause;
}

void toast(Stage& stage, text::Text words) {
    stage.effects.spoken.push_back(words);
    stage.model.toast = std::move(words);
    stage.model.toast_until = stage.now + toast_length;
    stage.effects.relayout = true;
}

void go(Stage& stage, Screen screen) {
    stage.model.screen = screen;
    stage.model.sheet = Sheet::none;
    stage.effects.relayout = true;
    stage.effects.cut = true;
}

void visit(Stage& stage, Screen screen) {
    const Screen from = stage.model.screen;
    if (from != Screen::help && from != Screen::settings && from != Screen::watch) stage.model.came_from = from;
    go(stage, screen);
}

Screen place_of(const Match& match) { return match.session->ended_early() ? Screen::result : Screen::table; }

void ask(Stage& stage, Question question) {
    stage.model.question = std::move(question);
    stage.model.sheet = Sheet::ask;
    stage.effects.relayout = true;
}

void hide(Stage& stage) {
    Match& match = stage.model.match;
    match.session->hide();
    match.own.reset();
    match.missed.clear();
    stage.model.handed_to.reset();
    stage.model.sheet = Sheet::none;
    stage.effects.relayout = true;
    stage.effects.cut = true;
}

void draw_curtain(Stage& stage) {
    hide(stage);
    stage.model.match.session->draw_curtain();
}

void look(Stage& stage, engine::Seat seat) {
    Match& match = stage.model.match;
    match.session->look(seat);
    match.own = match.game->table->fresh_local();
    match.missed = missed_by(match, seat);
    stage.model.sheet = Sheet::none;
    stage.effects.relayout = true;
    stage.effects.cut = true;
}

} // namespace app

#include "session/session.h"

#include <algorithm>
#include <iterator>

namespace session {

Session::Session(const engine::GameModule& game, const engine::Setup& setup, std::uint64_t seed, People people)
    : Session(game, setup, seed, std::move(people), game.deal(setup, seed)) {}

Session::Session(const engine::GameModule& game, engine::Setup setup, std::uint64_t seed, People people,
                 engine::Value state)
    : game_(&game),
      setup_(std::move(setup)),
      seed_(seed),
      people_(std::move(people)),
      state_(std::move(state)),
      seen_(static_cast<std::size_t>(setup_.seats), 0) {
    assert(people_.size() == static_cast<std::size_t>(setup_.seats));
}

void Session::set_people(People people) {
    assert(people.size() == people_.size());
    people_ = std::move(people);
}

void Session::look(engine::Seat seat) {
    assert(seat.index() < setup_.seats && !blank_);
    viewer_ = engine::Viewer::at(seat);
}

void Session::hide() {
    if (viewer_.is_seat()) seen_[static_cast<std::size_t>(viewer_.seat().index())] = log_.size();
    viewer_ = engine::Viewer::everyone();
}

void Session::draw_curtain() {
    hide();
    blank_ = true;
}

void Session::open_curtain() { blank_ = false; }

engine::Value Session::view() const {
    return game_->view(state_, waiting_on().empty() ? engine::Viewer::omniscient() : viewer_);
}

std::vector<engine::Value> Session::unseen(engine::Seat seat) const {
    std::vector<engine::Value> events;
    for (std::size_t i = seen_[static_cast<std::size_t>(seat.index())]; i < past_.size(); ++i)
        std::ranges::move(told(i, engine::Viewer::at(seat)), std::back_inserter(events));
    return events;
}

std::expected<Happening, engine::Refusal> Session::submit(engine::Seat seat, const engine::Value& action) {
    return submit_bytes(seat, game_->encode_action(action));
}

std::expected<Happening, engine::Refusal> Session::submit_bytes(engine::Seat seat, engine::ByteView action) {
    auto outcome = game_->submit(state_, seat, action);
    if (!outcome) return std::unexpected(outcome.error());
    Happening happening;
    happening.undo_barrier = outcome->undo_barrier;
    for (const engine::Value& event : outcome->events)
        if (engine::Value seen = game_->project(event, viewer_); !seen.empty())
            happening.events.push_back(std::move(seen));
    log_.push_back({seat, {action.begin(), action.end()}, outcome->undo_barrier});
    past_.push_back({std::move(state_), std::move(outcome->events)});
    state_ = std::move(outcome->state);
    happening.over = waiting_on().empty();
    return happening;
}

Session Session::another(engine::Rng& chance) const {
    Session copy = *this;
    if (!over()) copy.state_ = game_->resample_hidden(state_, viewer_, chance);
    return copy;
}

std::vector<engine::Value> Session::told(std::size_t entry, engine::Viewer viewer) const {
    std::vector<engine::Value> events;
    for (const engine::Value& event : past_[entry].events)
        if (engine::Value seen = game_->project(event, viewer); !seen.empty()) events.push_back(std::move(seen));
    return events;
}

Session Session::until(std::size_t entries) const {
    assert(!locked_ && entries <= log_.size());
    Session then{*game_, setup_, seed_, people_, entries < past_.size() ? past_[entries].state : state_};
    then.log_.assign(log_.begin(), log_.begin() + static_cast<std::ptrdiff_t>(entries));
    then.past_.assign(past_.begin(), past_.begin() + static_cast<std::ptrdiff_t>(entries));
    then.ended_ = ended_ && entries == log_.size();
    return then;
}

bool Session::can_undo() const { return !log_.empty() && !past_.empty() && !locked_ && !log_.back().undo_barrier; }

void Session::undo() {
    assert(can_undo());
    state_ = std::move(past_.back().state);
    past_.pop_back();
    log_.pop_back();
    for (std::size_t& seen : seen_) seen = std::min(seen, log_.size());
}

} // namespace session

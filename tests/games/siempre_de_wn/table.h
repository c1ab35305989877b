// A table to test at: positions written down in a few words, and short questions to the rules.
//
// Cards are written by their type, E, R or P, with * for the Boss icon and ! for a webeo: "E R* P!". Tokens are types in
// a row: "EEP". Seats and tiles are numbers, tile 0 the bathroom. What always holds: a position passes the audit, and
// every step taken through `done` keeps it so. Left out: anything that knows the rules; expectations belong to the tests.
#pragma once

#include "games/siempre_de_wn/rules/rules.h"

#include <gtest/gtest.h>
#include <string_view>
#include <vector>

namespace siempre_de_wn {

inline constexpr TaskType email = TaskType::email;
inline constexpr TaskType report = TaskType::report;
inline constexpr TaskType presentation = TaskType::presentation;

Card card(std::string_view name);
Cards cards(std::string_view names);
Tokens tokens(std::string_view types);

// A position in the middle of a match: seat 0 is to walk, all stand in the bathroom with one card, an Email, and the
// workspaces want what `tokens` says or else what there is. The cards not mentioned are in the draw pile.
class Position {
  public:
    // A worker a seat, "pillo goriela laura"; or three rows of team leaders, "pillo goriela laura | volao …".
    explicit Position(std::string_view workers);

    Position& career();
    Position& three_more();
    Position& strict();
    Position& in_secret();
    Position& hand(int seat, std::string_view names);
    Position& at(int seat, int tile);
    Position& active(int seat, int place);
    Position& wants(int tile, std::string_view types);
    // No tokens there. [WN-7]
    Position& bare(int tile);
    // Cards face down: "1E 2R!" is an Email of seat 1 and a Report webeo of seat 2, announced as what they are.
    Position& placed(int tile, std::string_view names);
    // In all; in a career before `seat`.
    Position& finished(int done, int ruined, int seat = 0);
    // That many tasks and webeos are left in the pile; the others were discarded.
    Position& pile(int tasks, int webeos);
    // Fired earlier, in this order.
    Position& fired(int seat, int place = 0);
    // Its objective is fulfilled if it is José Cornelio's or Laura's.
    Position& pointed_at(int seat, int place = 0);
    Position& saw_wn_fired(int seat, int place = 0);
    Position& debates(int seat, int count);
    Position& turn(int seat);
    // Whose turn it is has walked there already.
    Position& acting();
    Position& pointing(Occasion occasion);

    [[nodiscard]] State state() const;

  private:
    State state_;
    std::array<bool, most_seats> hand_given_{};
    TileSet bare_;
    int tasks_ = -1;
    int webeos_ = -1;
};

Action begin(int bottom, int active = 0);
Action move(int tile);
Action place(std::string_view name, TaskType announced);
Action take(int top, int bottom);
Action dedocracia(TaskType type);
Action auditoria(TaskType type, int target);
Action seen();
// At whom each seat points, in order; - for nobody: "1 0 0 -".
Action aloud(std::string_view targets);
Action in_secret(int target);
Action claim(int place = 0);

// Reason::none when it may be done.
Reason reason(const State& state, int seat, const Action& action);
engine::Refusal refusal(const State& state, int seat, const Action& action);
// The state after; a test failure when the action is refused or leads to an unsound state.
State done(const State& state, int seat, const Action& action);
std::vector<Event> events_of(const State& state, int seat, const Action& action);
bool is_barrier(const State& state, int seat, const Action& action);
Assessment assess(const State& state, int seat, const Draft& draft);
View view(const State& state, int seat);
View public_view(const State& state);
// As dealt with those options: the standard ones but for what is named.
State dealt(int seats, std::uint64_t seed = 1, std::vector<std::pair<Option, int>> agreed = {});
// All have taken their first cards: as many from the bottom, or one where a webeo is due.
State begun(State state, int bottom = 0);

template <class T> std::vector<T> only(const std::vector<Event>& events) {
    std::vector<T> found;
    for (const Event& event : events)
        if (const T* match = std::get_if<T>(&event)) found.push_back(*match);
    return found;
}
template <class T> bool has(const std::vector<Event>& events) { return !only<T>(events).empty(); }

inline const Player& player(const State& state, int seat) { return state.at(Seat{seat}); }

// "1": the long runs, "" or none: the everyday ones.
bool long_run();

void PrintTo(const Reason& reason, std::ostream* out);
void PrintTo(const Phase& phase, std::ostream* out);
void PrintTo(const Cards& heap, std::ostream* out);

} // namespace siempre_de_wn

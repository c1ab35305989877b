// A table to test at: positions written down in a few words, and short questions to the rules.
//
// Cards are written rank and suit letter, "7F 7F 12S 3A"; a word takes the first copy that is still free, "7F'" the
// second copy. What always holds: a position passes the audit, and every step taken through `done` keeps it so. Left
// out: anything that knows the rules; expectations belong to the tests.
#pragma once

#include "games/eternamente_temporario/rules/rules.h"

#include <gtest/gtest.h>
#include <string_view>
#include <vector>

namespace eternamente_temporario {

inline constexpr Team gold = Team::customer_service;
inline constexpr Team silver = Team::collections;

// A position in the middle of a round. Seats are named by number.
class Position {
  public:
    // `teams`: g or s for each seat, 4 to 6 of them. The first g and the first s are the Leaders.
    explicit Position(std::string_view teams);

    Position& wilds(std::string_view gold_card, std::string_view silver_card);
    Position& hand(int seat, std::string_view cards);
    Position& badge(int seat, std::string_view cards);
    Position& stress(int seat, Stress stress);
    // A new column, from the bottom to the available card.
    Position& column(Team team, std::string_view cards);
    Position& table(int by, std::string_view cards, Reading reading);
    Position& turn(int seat);
    Position& points(int seat, int points);
    Position& out(int seat, int place);
    Position& runs_from_three();
    Position& literal_bombs();
    Position& short_game();
    Position& open_hands();
    Position& loses_turn(int seat);

    // Humans whose hand was not mentioned get two cards each, all others that were not mentioned are discarded.
    [[nodiscard]] State state() const;

  private:
    CardSet take(std::string_view cards);
    std::vector<Card> take_each(std::string_view cards);

    State state_;
    CardSet used_;
    std::array<bool, most_seats> hand_given_{};
    bool wilds_given_ = false;
    int columns_[team_count] = {0, 0};
};

// The cards of that name among those the seat can use; a hand's before a badge's before an Archive's.
CardSet own(const State& state, int seat, std::string_view cards);
// Any card of that name: the first copy, or with ' the second.
Card card(std::string_view name);

Action play(const State& state, int seat, std::string_view cards, Reading reading);
Action play_with_stress(const State& state, int seat, std::string_view cards, Reading reading);
Action pass();
Action cover(const State& state, int seat, std::string_view name, int column);
Action to_badge(const State& state, int seat, std::string_view name);
Action give(const State& state, int seat, std::string_view name, int receiver);
Action fetch(const State& state, int seat, std::string_view name);
Action shred(const State& state, int seat, std::string_view name);
Action drop();

// Reason::none when it may be done.
Reason reason(const State& state, int seat, const Action& action);
// The state after; a test failure when the action is refused or leads to an unsound state.
State done(const State& state, int seat, const Action& action);
std::vector<Event> events_of(const State& state, int seat, const Action& action);
// Bare passes until it is that seat's turn.
State passed_until(State state, int seat);

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

void PrintTo(const Reading& reading, std::ostream* out);
void PrintTo(const CardSet& cards, std::ostream* out);
void PrintTo(const Reason& reason, std::ostream* out);

} // namespace eternamente_temporario

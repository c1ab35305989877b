// A table of WIN for the tests: one state, and short ways to move it on.
//
// What always holds: every action that is done was allowed, survives its own codec and leaves a state that passes the
// audit and survives its codec; otherwise the test fails there. Left out: anything that judges for the rules.
#pragma once

#include "games/win/rules/order.h"
#include "games/win/rules/rules.h"

#include <gtest/gtest.h>

namespace win_test {

using engine::Seat;
using engine::SeatSet;
using engine::Viewer;
using namespace win;

inline engine::Setup setup_for(int seats, int timekeeper = 0, VoteOption votes = VoteOption::show_of_hands) {
    engine::Setup setup = engine::standard_setup(Rules::info, seats);
    setup.values[static_cast<std::size_t>(Option::timekeeper)] = static_cast<std::uint8_t>(timekeeper + 1);
    setup.values[static_cast<std::size_t>(Option::votes)] = static_cast<std::uint8_t>(votes);
    return setup;
}

class Table {
  public:
    explicit Table(const engine::Setup& setup, std::uint64_t seed = 7) : state(Rules::deal(setup, engine::Rng{seed})) {
        EXPECT_EQ(Rules::audit(state), std::nullopt);
    }
    explicit Table(int seats, VoteOption votes = VoteOption::show_of_hands) : Table(setup_for(seats, 0, votes)) {}

    State state;
    std::vector<Event> events; // of the last action
    bool undo_barrier = false; // of the last action

    void act(Seat seat, const Action& action);
    // By the Timekeeper.
    void act(const Action& action) { act(state.timekeeper, action); }
    // Why not; empty when it is allowed.
    [[nodiscard]] std::optional<Reason> refusal(Seat seat, const Action& action) const {
        const auto able = Rules::check(state, seat, action);
        return able ? std::nullopt : std::optional{static_cast<Reason>(able.error().reason)};
    }
    [[nodiscard]] std::optional<Reason> refusal(const Action& action) const {
        return refusal(state.timekeeper, action);
    }
    [[nodiscard]] View view(Viewer viewer = Viewer::everyone()) const { return Rules::view(state, viewer); }

    // From the draw to the vote.
    void argue();
    // A show of hands in which everybody votes alike.
    void all_vote(Vote vote);
    // A whole turn, up to and with `next`, unless it ends the game.
    void play_turn(Vote winner);
    // A tie: everybody abstains. Not with three players.
    void play_tie();

    template <class T> [[nodiscard]] const T* event() const {
        for (const Event& event : events)
            if (const T* found = std::get_if<T>(&event)) return found;
        return nullptr;
    }
};

// Votes by a list of seats for either side.
Votes votes(std::initializer_list<int> white, std::initializer_list<int> black);

} // namespace win_test

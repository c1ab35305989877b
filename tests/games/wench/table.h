// A table of Wench for the tests: positions written down in a few words, and short ways to move them on.
//
// Cards are written by the ids of their names, "toll yawn", the second copy of a Quiet table with ' after it. What
// always holds: a position passes the audit, and so does every state that an action leads to; each action survives its
// own codec and each state too; otherwise the test fails there. Left out: anything that judges for the rules.
#pragma once

#include "games/wench/rules/calls.h"
#include "games/wench/rules/rules.h"

#include <gtest/gtest.h>
#include <string_view>
#include <vector>

namespace wench {

Card card(std::string_view id);
CardSet cards(std::string_view ids);
inline SeatSet seats(std::initializer_list<int> numbers) {
    SeatSet set;
    for (const int number : numbers) set.insert(Seat{number});
    return set;
}

// A setup with some options other than standard.
engine::Setup setup_for(int players, std::initializer_list<std::pair<Option, int>> options = {});

class Table {
  public:
    explicit Table(const engine::Setup& setup, std::uint64_t seed = 7);
    // Seat 0 deals, seat 1 is on turn; hands are empty until `hand` fills them, all cards are in the pile. Spider is
    // off.
    explicit Table(int players, std::initializer_list<std::pair<Option, int>> options = {});

    // --- a position, before anything is done; cards come from the pile ---------------------------------------------
    Table& hand(int seat, std::string_view ids);
    Table& front(int seat, std::string_view id);
    Table& discards(std::string_view ids);
    // All of the pile but those go to the discards.
    Table& pile(std::string_view ids);
    Table& turn(int seat);
    Table& last_suit(Suit suit);
    Table& to_the_right();
    Table& truce(int seat);
    Table& spent(int seat, std::string_view id);
    Table& loses_turns(int seat, int count);

    State state;
    std::vector<Event> events; // of the last action
    bool undo_barrier = false; // of the last action

    // --- what is done: by whoever is waited on ---------------------------------------------------------------------
    void act(const Action& action);
    void play(std::string_view id, std::initializer_list<int> targets = {}, Prepared prepared = {});
    void play_out(std::string_view id, std::initializer_list<int> targets = {}, Prepared prepared = {});
    void draw() { act(Draw{}); }
    void next() { act(Next{}); }
    void choose(std::string_view ids) { act(Choose{cards(ids)}); }
    void call(std::initializer_list<int> callers) { act(Call{seats(callers)}); }
    // A whole call: raised, claimed and, where it is judged, found fair.
    void use(int caller, std::string_view id, std::optional<int> whom = {});
    void catch_by(int caller, std::string_view id, int whom, std::string_view gift = "", bool fair = true);

    // --- questions -------------------------------------------------------------------------------------------------
    // Reason::none when whoever is waited on may do it.
    [[nodiscard]] Reason reason(const Action& action) const;
    [[nodiscard]] Reason reason_for(int seat, const Action& action) const;
    // Of the claim, if that seat calls now.
    [[nodiscard]] Reason reason_to_use(int caller, std::string_view id, std::optional<int> whom = {}) const;
    [[nodiscard]] Reason reason_to_catch(int caller, std::string_view id, int whom, std::string_view gift = "") const;
    [[nodiscard]] int waiting() const { return Rules::waiting_on(state).begin().operator*().index(); }
    [[nodiscard]] CardSet hand(int seat) const { return state.at(Seat{seat}).hand; }
    [[nodiscard]] int count(int seat) const { return hand(seat).size(); }
    [[nodiscard]] std::optional<Card> front(int seat) const { return state.at(Seat{seat}).table; }
    [[nodiscard]] int penalties(int seat) const { return state.at(Seat{seat}).penalties; }
    [[nodiscard]] bool discarded(std::string_view ids) const { return state.discards.contains_all(cards(ids)); }
    [[nodiscard]] Phase phase() const { return view().phase; }
    [[nodiscard]] View view() const { return Rules::view(state, engine::Viewer::everyone()); }
    [[nodiscard]] View view(int seat) const { return Rules::view(state, engine::Viewer::at(Seat{seat})); }
    [[nodiscard]] bool over() const { return state.phase == Phase::over; }

    template <class T> [[nodiscard]] std::vector<T> all() const {
        std::vector<T> found;
        for (const Event& event : events)
            if (const T* match = std::get_if<T>(&event)) found.push_back(*match);
        return found;
    }
    template <class T> [[nodiscard]] bool told(const T& what) const {
        for (const T& event : all<T>())
            if (event == what) return true;
        return false;
    }

  private:
    Card take(std::string_view id);
};

// Prepared cards by slot.
Prepared prepared(std::initializer_list<std::pair<Slot, std::string_view>> cards);

// "1": the long runs, else the everyday ones.
bool long_run();

void PrintTo(const Reason& reason, std::ostream* out);
void PrintTo(const CardSet& cards, std::ostream* out);
void PrintTo(const Card& card, std::ostream* out);

} // namespace wench

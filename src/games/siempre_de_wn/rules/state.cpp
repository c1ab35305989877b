#include "games/siempre_de_wn/rules/state.h"

#include <algorithm>
#include <span>

namespace siempre_de_wn {

bool is_employed(const State& state, Seat seat) { return state.at(seat).fired != state.whole_row(); }

SeatSet employed(const State& state) {
    SeatSet seats;
    for (const Seat seat : state.everyone())
        if (is_employed(state, seat)) seats.insert(seat);
    return seats;
}

bool has_begun(const State& state, Seat seat) {
    if (state.phase != Phase::start) return true;
    const auto steps = [&](Seat to) { return (to.index() - state.first.index() + state.seats) % state.seats; };
    return steps(seat) < steps(state.turn);
}

int next_in_row(const State& state, Seat seat, int place) {
    for (int step = 1; step < row_size; ++step) {
        const int next = (place + step) % row_size;
        if (is_in_play(state, seat, next)) return next;
    }
    return place;
}

namespace {

template <class Counts> int count_fired(const State& state, Counts counts) {
    int count = 0;
    for (const Seat seat : state.everyone())
        for (int place = 0; place < state.row_length(); ++place)
            if (state.at(seat).fired.contains(place) && counts(state.at(seat).row[static_cast<std::size_t>(place)]))
                ++count;
    return count;
}

} // namespace

int fired_workers(const State& state) {
    return count_fired(state, [](Worker /*worker*/) { return true; });
}
int fired_wns(const State& state) { return count_fired(state, is_wn); }

int prestige(const State& state, Seat seat) {
    if (!state.has_career()) return 0;
    const Player& player = state.at(seat);
    const auto row = std::span{player.row}.first(static_cast<std::size_t>(state.row_length()));
    const bool first = state.first_wn_fired == Worker::wn_volao && std::ranges::contains(row, Worker::wn_volao);
    return player.debates + player.shown.size() + int{first};
}

} // namespace siempre_de_wn

#include "games/siempre_de_wn/rules/state.h"

#include <algorithm>

namespace siempre_de_wn {

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
        if (in_play(state, seat).contains(next)) return next;
    }
    return place;
}

namespace {

template <class Counts> int count_fired(const State& state, Counts counts) {
    int count = 0;
    for (const Seat seat : state.everyone())
        count += static_cast<int>(std::ranges::count_if(
            state.at(seat).fired, [&](int place) { return counts(state.at(seat).worker(place)); }));
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
    int tokens = player.debates + player.shown.size();
    for (const int place : player.fired)
        if (player.worker(place) == Worker::wn_volao && state.first_wn_fired == Worker::wn_volao) ++tokens;
    return tokens;
}

} // namespace siempre_de_wn

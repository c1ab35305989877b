#include "games/siempre_de_wn/rules/counting.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace siempre_de_wn {

namespace {

using What = CountLine::What;

constexpr int markers_wanted = 2; // WN WN, Mariano, Goriela
constexpr int ruined_for_horacio = 3;
constexpr int ruined_for_jirafina = 1;

bool have_workers_won(const State& state) { return state.result && state.result->side == Side::workers; }

int points_of_objective(Worker worker) { return worker == Worker::horacio || worker == Worker::jirafina ? 2 : 1; }

// Strictly most done markers. [WN-21]
bool is_employee_of_the_month(const State& state, Seat seat) {
    return std::ranges::all_of(state.everyone(),
                               [&](Seat other) { return other == seat || state.at(other).done < state.at(seat).done; });
}

// Workers of the side that won, in play; all in play for Side::neither. [WN-24]
int in_play_of(const State& state, Seat seat, Side side) {
    const auto counts = [&](int place) {
        return side == Side::neither || is_wn(state.at(seat).worker(place)) == (side == Side::wns);
    };
    return static_cast<int>(std::ranges::count_if(in_play(state, seat), counts));
}

void add_leaders_lines(const State& state, Seat seat, std::vector<CountLine>& lines) {
    const Side side = state.result->side;
    if (side != Side::neither) lines.push_back({What::in_play, {}, in_play_of(state, seat, side)});
    lines.push_back({What::unfired, {}, in_play_of(state, seat, Side::neither)});
}

int wns_in_row(const State& state, Seat seat) {
    const auto counts = [&](int place) { return is_wn(state.at(seat).worker(place)); };
    return static_cast<int>(std::ranges::count_if(state.whole_row(), counts));
}

// What seats are ordered by, the greater the better. In a career nobody has more than one worker, so that the last two
// are whether it is a WN. [WN-21] [WN-25]
std::tuple<int, int, int, int, int> merit(const State& state, Seat seat) {
    const Player& player = state.at(seat);
    const int fired = state.way == Way::leaders ? player.fired.size() : 0;
    return {count_of(state, seat).total, player.done, -player.ruined, fired, wns_in_row(state, seat)};
}

bool is_on(const State& state, Seat seat, Side side) { return is_wn(state.at(seat).worker(0)) == (side == Side::wns); }

} // namespace

bool is_fulfilled(const State& state, Seat seat, int place) {
    const Player& player = state.at(seat);
    switch (player.worker(place)) {
    case Worker::wn_pillo: return !player.fired.contains(place);
    case Worker::wn_volao: return state.first_wn_fired == Worker::wn_volao;
    case Worker::wn_wn:
    case Worker::mariano: return player.done >= markers_wanted;
    case Worker::goriela: return player.ruined >= markers_wanted;
    case Worker::jose_cornelio: return player.was_pointed_at.contains(place);
    case Worker::horacio: return state.ruined >= ruined_for_horacio && have_workers_won(state);
    case Worker::laura: return player.saw_wn_fired.contains(place);
    case Worker::jirafina: return state.ruined <= ruined_for_jirafina;
    }
    return false;
}

Places claims_of(const State& state, Seat seat) {
    Places places;
    if (state.phase == Phase::over) return places;
    const Player& player = state.at(seat);
    for (const int place : state.whole_row() - player.shown)
        if (is_claimable(player.worker(place)) && is_fulfilled(state, seat, place)) places.insert(place);
    return places;
}

SeatCount count_of(const State& state, Seat seat) {
    const Player& player = state.at(seat);
    std::vector<CountLine> lines{
        {What::done, {}, player.done}, {What::ruined, {}, -player.ruined}, {What::debates, {}, player.debates}};
    for (const int place : state.whole_row()) {
        const Worker worker = player.worker(place);
        if (is_fulfilled(state, seat, place)) lines.push_back({What::objective, worker, points_of_objective(worker)});
    }
    if (is_employee_of_the_month(state, seat)) lines.push_back({What::employee, {}, 1});
    if (state.way == Way::leaders) add_leaders_lines(state, seat, lines);
    std::erase_if(lines, [](const CountLine& line) { return line.points == 0; });
    SeatCount count{std::move(lines), 0};
    for (const CountLine& line : count.lines) count.total += line.points;
    return count;
}

std::vector<int> places_gained(const State& state) {
    std::vector<decltype(merit(state, Seat{}))> merits;
    for (const Seat seat : state.everyone()) merits.push_back(merit(state, seat));
    std::vector<int> gained(merits.size());
    std::ranges::transform(merits, gained.begin(), [&](const auto& own) {
        return static_cast<int>(std::ranges::count_if(merits, [&](const auto& other) { return other < own; }));
    });
    return gained;
}

SeatSet winners(const State& state) {
    SeatSet seats;
    if (state.way == Way::base) {
        for (const Seat seat : state.everyone())
            if (is_on(state, seat, state.result->side)) seats.insert(seat);
        return seats;
    }
    const std::vector<int> gained = places_gained(state);
    const int most = std::ranges::max(gained);
    for (const Seat seat : state.everyone())
        if (gained[static_cast<std::size_t>(seat.index())] == most) seats.insert(seat);
    return seats;
}

} // namespace siempre_de_wn

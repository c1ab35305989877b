#include "games/eternamente_temporario/rules/scoring.h"

#include <algorithm>
#include <tuple>

namespace eternamente_temporario {

namespace {

// Who is out, first to go first; then by fewest cards left; then clockwise from the former Leader 1. [ET-24]
std::array<Seat, team_count> next_leaders(const State& state, Team winner) {
    const auto order = [&](Seat seat) {
        const Player& player = state.at(seat);
        const bool out = player.out_place != 0;
        const int left = player.hand.size() + player.badge_cards().size() + (player.stress ? 1 : 0);
        return std::tuple{!out, out ? player.out_place : left,
                          state.distance(state.leader(Team::customer_service), seat)};
    };
    std::array<Seat, most_seats> team{};
    std::size_t count = 0;
    for (const Seat seat : members(state, winner)) team[count++] = seat;
    std::sort(team.begin(), team.begin() + static_cast<std::ptrdiff_t>(count),
              [&](Seat a, Seat b) { return order(a) < order(b); });
    return {team[0], team[1]};
}

} // namespace

SeatSet members(const State& state, Team team) {
    SeatSet seats;
    for (const Seat seat : state.everyone())
        if (state.at(seat).team == team) seats.insert(seat);
    return seats;
}

int points_to_win(int team_size, bool short_game) {
    if (short_game) return team_size == 2 ? 60 : 90;
    return team_size == 2 ? 100 : 150;
}

void finish_round(State& state, Team winner, std::optional<Seat> stranded, Events& events) {
    RoundResult result{
        .winner = winner, .how = stranded ? RoundEnd::stranded : RoundEnd::all_out, .stranded = stranded};
    int together = 0;
    for (const Seat seat : state.everyone()) {
        Player& player = state.at(seat);
        const bool won = player.team == winner;
        const int gained = won ? points_for_winning : player.out_place != 0 ? points_for_being_out : 0;
        result.gained[static_cast<std::size_t>(seat.index())] = static_cast<std::uint8_t>(gained);
        player.points = static_cast<std::uint16_t>(std::min(player.points + gained, most_points));
        player.loses_turn = false;
        together += won ? player.points : 0;
    }
    const auto leaders = next_leaders(state, winner);
    result.next_leader_1 = leaders[0];
    result.next_leader_2 = leaders[1];
    state.result = result;
    events.emplace_back(RoundEnded{result});
    const bool over = together >= points_to_win(members(state, winner).size(), state.short_game);
    state.phase = over ? Phase::over : Phase::result;
    if (over) events.emplace_back(MatchEnded{winners(state)});
}

SeatSet winners(const State& state) {
    return state.phase == Phase::over ? members(state, state.result->winner) : SeatSet{};
}

} // namespace eternamente_temporario

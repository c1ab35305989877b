#include "games/eternamente_temporario/rules/turn.h"

#include "games/eternamente_temporario/rules/scoring.h"

#include <algorithm>
#include <utility>

namespace eternamente_temporario {

namespace {

// The places of those who are out stay 1, 2, 3 …; the latest time of going out counts. [ET-18] [ET-24]
void note_who_is_out(State& state, Events& events) {
    for (const Seat seat : state.everyone()) {
        Player& player = state.at(seat);
        if (player.out_place == 0 || player.holds_nothing()) continue;
        for (Player& later : state.players)
            if (later.out_place > player.out_place) --later.out_place;
        player.out_place = 0;
        events.emplace_back(CameBack{seat});
    }
    for (const Seat seat : state.everyone()) {
        Player& player = state.at(seat);
        if (player.out_place != 0 || !player.holds_nothing()) continue;
        std::uint8_t latest = 0;
        for (const Player& earlier : state.players) latest = std::max(latest, earlier.out_place);
        player.out_place = static_cast<std::uint8_t>(latest + 1);
        events.emplace_back(WentOut{seat});
    }
}

std::optional<Seat> stranded_of(const State& state, Team team) {
    for (const Seat seat : state.everyone())
        if (state.at(seat).team == team && is_stranded(state, seat)) return seat;
    return std::nullopt;
}

// Nobody touches what the other team holds, so only the acting team's round can be over. [ET-19] [ET-21]
bool end_round(State& state, Team acting, Events& events) {
    if (has_finished(state, acting)) {
        finish_round(state, acting, std::nullopt, events);
        return true;
    }
    const auto stranded = stranded_of(state, acting);
    if (stranded) finish_round(state, other(acting), stranded, events);
    return stranded.has_value();
}

// The table is empty: `from` leads, or else the next Human clockwise who has a usable card. [ET-18]
void give_lead(State& state, Seat from, Events& events) {
    const auto first_with = [&](auto&& able) -> std::optional<Seat> {
        for (int step = 0; step < state.seats; ++step)
            if (able(state.left(from, step))) return state.left(from, step);
        return std::nullopt;
    };
    auto to = first_with([&](Seat seat) { return usable_count(state, seat) > 0; });
    // Then all that is left in the round are Stress cards for passes, on both sides.
    if (!to) to = first_with([&](Seat seat) { return state.at(seat).stress.has_value(); });
    assert(to);
    state.turn = *to;
    if (*to != from) events.emplace_back(LeadPassed{from, *to});
}

void clear_table(State& state, Events& events) {
    state.discarded |= state.trick->cards;
    state.trick.reset();
    events.emplace_back(TableCleared{});
}

// The turn comes to the next Human clockwise who can do something with it. [ET-17] [ET-18]
void pass_turn_on(State& state, Seat seat, Events& events) {
    for (;;) {
        seat = state.left(seat);
        if (seat == state.trick->by) {
            clear_table(state, events);
            give_lead(state, seat, events);
            return;
        }
        Player& player = state.at(seat);
        if (std::exchange(player.loses_turn, false)) {
            events.emplace_back(TurnLost{seat});
        } else if (usable_count(state, seat) == 0 && !player.stress) {
            events.emplace_back(TurnSkipped{seat});
        } else {
            state.turn = seat;
            return;
        }
    }
}

} // namespace

bool has_finished(const State& state, Team team) {
    if (!state.archive(team).empty()) return false;
    int holding = 0;
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        if (player.team != team) continue;
        if (player.stress || player.badge[0] || player.badge[1]) return false;
        holding += player.hand.empty() ? 0 : 1;
    }
    return holding <= 1;
}

bool is_stranded(const State& state, Seat seat) {
    const auto stress = state.at(seat).stress;
    return stress && !used_when_passing(*stress) && usable_count(state, seat) == 0;
}

bool must_drop_stress(const State& state, Seat seat) { return !state.trick && usable_count(state, seat) == 0; }

void discard_stress(State& state, Seat seat, bool in_vain, Events& events) {
    events.emplace_back(StressUsed{seat, *state.at(seat).stress, in_vain});
    state.at(seat).stress.reset();
}

void end_turn(State& state, Seat seat, bool lead_again, Events& events) {
    note_who_is_out(state, events);
    if (end_round(state, *state.at(seat).team, events)) return;
    if (lead_again) {
        clear_table(state, events);
        give_lead(state, seat, events);
    } else if (!state.trick) {
        give_lead(state, state.left(seat), events); // a Stress card was dropped because nobody could lead
    } else {
        pass_turn_on(state, seat, events);
    }
}

} // namespace eternamente_temporario

// Everybody points, and who is pointed at by most is fired. [WN-10] [WN-14] [WN-15] [WN-23]
#include "games/siempre_de_wn/rules/ending.h"
#include "games/siempre_de_wn/rules/tokens.h"
#include "games/siempre_de_wn/rules/turn.h"

#include <algorithm>
#include <utility>

namespace siempre_de_wn {

namespace {

Checked check_arrow(const State& state, Seat from, Seat to) {
    if (from == to) return refuse(Reason::yourself);
    if (!employed(state).contains(to)) return refuse(Reason::not_here, to.index());
    return {};
}

// Who has strictly most arrows.
std::optional<Seat> pointed_out(const State& state, const Arrows& arrows) {
    std::optional<Seat> out;
    int most = 0;
    for (const Seat seat : state.everyone()) {
        const int count = arrows.at(seat).size();
        if (count == most) out.reset();
        if (count <= most) continue;
        most = count;
        out = seat;
    }
    return out;
}

void give_prestige(State& state, Seat seat, Prestige::For what, Events& events) {
    hand_out_prestige(state);
    events.emplace_back(Prestige{seat, what});
}

// The active worker is shown and discarded. A leader's marker goes on; with no worker left one is out. [WN-15] [WN-23]
void discard_worker(State& state, const Firing& firing, Events& events) {
    Player& player = state.at(firing.seat);
    player.fired.insert(firing.place);
    if (is_wn(firing.worker) && !state.first_wn_fired) {
        state.first_wn_fired = firing.worker;
        if (firing.worker == Worker::wn_volao && state.has_career())
            give_prestige(state, firing.seat, Prestige::For::volao, events); // [WN-19]
    }
    if (is_employed(state, firing.seat)) {
        player.active = static_cast<std::uint8_t>(next_in_row(state, firing.seat, firing.place));
        events.emplace_back(ActiveMoved{firing.seat, firing.place, player.active});
        return;
    }
    const Cards hand = std::exchange(player.hand, {});
    state.gone.add_all(hand);
    player.at = {};
    events.emplace_back(LeftOffice{firing.seat, static_cast<std::uint8_t>(hand.size())});
}

// What José Cornelio and Laura wait for. Anybody's worker in play might be either, so it is noted for all. [WN-19]
void note_debate(State& state, const Vote& vote) {
    for (const Seat seat : state.everyone()) {
        Player& player = state.at(seat);
        const Places remain = in_play(state, seat);
        if (!vote.arrows.at(seat).empty()) player.was_pointed_at = player.was_pointed_at | remain;
        if (vote.fired && is_wn(vote.fired->worker) && vote.arrows.from(seat) == vote.fired->seat)
            player.saw_wn_fired = player.saw_wn_fired | remain;
    }
}

// All arrows are there. Returns whether a worker was uncovered.
bool count_arrows(State& state, const Arrows& arrows, Events& events) {
    Vote vote{.occasion = state.occasion, .starter = state.turn, .arrows = arrows};
    if (const auto out = pointed_out(state, arrows))
        vote.fired = Firing{*out, active_worker(state, *out), state.at(*out).active};
    state.last_vote = vote;
    state.arrows = {};
    state.occasion = {};
    events.emplace_back(Counted{vote});
    if (vote.fired) discard_worker(state, *vote.fired, events);
    if (vote.occasion != Occasion::dedocracia && state.has_career()) {
        note_debate(state, vote);
        if (vote.fired && is_wn(vote.fired->worker)) {
            Player& starter = state.at(vote.starter);
            starter.debates = static_cast<std::uint8_t>(std::min(starter.debates + 1, most_debates));
            give_prestige(state, vote.starter, Prestige::For::debate, events); // [WN-18]
        }
    }
    if (!end_by_vote(state, vote.occasion, events)) end_turn(state, events);
    return vote.fired.has_value();
}

} // namespace

Checked check_move(const State& state, Seat /*seat*/, const PointAloud& point) {
    const SeatSet here = employed(state);
    for (const Seat from : point.arrows.pointing()) {
        if (!here.contains(from)) return refuse(Reason::not_here, from.index());
        if (auto checked = check_arrow(state, from, *point.arrows.from(from)); !checked) return checked;
    }
    SeatSet missing = here;
    for (const Seat from : point.arrows.pointing()) missing.erase(from);
    if (!missing.empty()) return refuse(Reason::arrows_missing, (*missing.begin()).index(), missing.size());
    return {};
}

bool apply_move(State& state, Seat /*seat*/, const PointAloud& point, Events& events) {
    return count_arrows(state, point.arrows, events);
}

Checked check_move(const State& state, Seat seat, const PointInSecret& point) {
    return check_arrow(state, seat, point.target);
}

bool apply_move(State& state, Seat seat, const PointInSecret& point, Events& events) {
    state.arrows.set(seat, point.target);
    events.emplace_back(Pointed{seat, point.target});
    if (state.arrows.pointing() != employed(state)) return false;
    const Arrows arrows = state.arrows;
    count_arrows(state, arrows, events);
    return true; // it shows where others point
}

} // namespace siempre_de_wn

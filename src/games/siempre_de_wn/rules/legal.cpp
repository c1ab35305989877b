// Legal actions, for program players and tests: all of them, but of the ways to point aloud.
#include "games/siempre_de_wn/rules/counting.h"
#include "games/siempre_de_wn/rules/moves.h"
#include "games/siempre_de_wn/rules/rules.h"
#include "games/siempre_de_wn/rules/turn.h"

namespace siempre_de_wn {

namespace {

using Actions = std::vector<Action>;

template <class Move> void add_if_allowed(const State& state, Seat seat, const Move& move, Actions& actions) {
    if (check_move(state, seat, move)) actions.emplace_back(move);
}

void add_beginnings(const State& state, Seat seat, Actions& actions) {
    for (const int active : state.whole_row())
        for (int bottom = 0; bottom <= hand_size; ++bottom)
            add_if_allowed(state, seat, Begin{static_cast<std::uint8_t>(bottom), static_cast<std::uint8_t>(active)},
                           actions);
}

void add_claims(const State& state, Seat seat, Actions& actions) {
    for (const int place : claims_of(state, seat)) actions.emplace_back(Claim{static_cast<std::uint8_t>(place)});
}

void add_places(const State& state, Seat seat, Actions& actions) {
    const Player& player = state.at(seat);
    if (player.at.is_bathroom() || state.at(player.at).tokens.size() == 0) return;
    for (int face = 0; face < face_count; ++face)
        if (player.hand.has(Card::of_face(face)))
            for (const TaskType announced : task_types) actions.emplace_back(Place{Card::of_face(face), announced});
}

void add_bosses(const State& state, Seat seat, Actions& actions) {
    const Cards bosses = state.at(seat).hand.only(Quality::boss);
    if (bosses.empty()) return;
    for (const TaskType type : task_types) {
        if (!bosses.has(Card{type, Quality::boss})) continue;
        actions.emplace_back(PlayBoss{type, PlayBoss::Deed::dedocracia, {}});
        for (const Seat target : state.everyone())
            add_if_allowed(state, seat, PlayBoss{type, PlayBoss::Deed::auditoria, target}, actions);
    }
}

void add_takes(const State& state, Seat seat, Actions& actions) {
    if (!state.at(seat).at.is_bathroom()) return;
    const int most = most_to_take(state, seat);
    const int least_bottom = owes_webeo(state, seat) ? 1 : 0;
    for (int count = 1; count <= most; ++count)
        for (int bottom = least_bottom; bottom <= count; ++bottom)
            actions.emplace_back(Take{static_cast<std::uint8_t>(count - bottom), static_cast<std::uint8_t>(bottom)});
}

// The next of them clockwise.
Seat next_of(const State& state, SeatSet seats, Seat seat) {
    do seat = state.left(seat);
    while (!seats.contains(seat));
    return seat;
}

// All at one, who points at the next clockwise; and all at the first, second, … clockwise from themselves: a tie. With
// two players there is one way only.
void add_ways_to_point(const State& state, Actions& actions) {
    const SeatSet here = employed(state);
    Arrows ring;
    for (const Seat seat : here) ring.set(seat, seat);
    for (int step = 1; step < here.size(); ++step) {
        for (const Seat seat : here) ring.set(seat, next_of(state, here, *ring.from(seat)));
        actions.emplace_back(PointAloud{ring});
    }
    if (here.size() == 2) return;
    for (const Seat target : here) {
        Arrows arrows;
        for (const Seat seat : here) arrows.set(seat, target);
        arrows.set(target, next_of(state, here, target));
        actions.emplace_back(PointAloud{arrows});
    }
}

void add_targets(const State& state, Seat seat, Actions& actions) {
    for (const Seat target : employed(state))
        if (target != seat) actions.emplace_back(PointInSecret{target});
}

} // namespace

std::vector<Action> Rules::legal(const State& state, Seat seat) {
    Actions actions;
    if (!waiting_on(state).contains(seat)) return actions;
    actions.reserve(16);
    switch (state.phase) {
    case Phase::start: add_beginnings(state, seat, actions); break;
    case Phase::walk:
        for (const Tile tile : moves_of(state, seat)) actions.emplace_back(Move{tile});
        add_claims(state, seat, actions);
        break;
    case Phase::act:
        add_places(state, seat, actions);
        add_bosses(state, seat, actions);
        add_takes(state, seat, actions);
        add_claims(state, seat, actions);
        break;
    case Phase::inspect: actions.emplace_back(Seen{}); break;
    case Phase::pointing:
        if (state.secret_pointing)
            add_targets(state, seat, actions);
        else
            add_ways_to_point(state, actions);
        break;
    case Phase::over: break;
    }
    return actions;
}

} // namespace siempre_de_wn

// What follows from an action.
#include "games/wench/rules/calls.h"
#include "games/wench/rules/rules.h"

#include <utility>

namespace wench {

namespace {

// Behind everybody who stayed: below what all cards together count.
constexpr int last_place = 1000;

void apply_move(Context& context, Seat /*seat*/, const Play& play) {
    begin_turn(context);
    announce(context, play);
}

void apply_move(Context& context, Seat /*seat*/, const Draw& /*draw*/) {
    begin_turn(context);
    draw_as_turn(context);
}

void apply_move(Context& context, Seat /*seat*/, const Next& /*next*/) { go_on(context); }

void apply_move(Context& context, Seat seat, const Choose& choose) {
    Request& request = *context.state.request;
    request.answered.insert(seat);
    of(request.answers, seat) = choose.cards;
    context.events.emplace_back(Chose{seat});
    go_on(context);
}

void apply_move(Context& context, Seat /*seat*/, const Call& call) {
    context.state.call = CallState{call.callers, {}};
    context.events.emplace_back(Called{call.callers});
}

void apply_move(Context& context, Seat /*seat*/, const Claim& claimed) { claim(context, claimed); }

void apply_move(Context& context, Seat /*seat*/, const Judge& verdict) { judge(context, verdict.fair); }

// [ALL-5]
void apply_move(Context& context, Seat /*seat*/, const Leave& leave) {
    State& state = context.state;
    Player& player = state.at(leave.seat);
    if (state.turn == leave.seat) {
        state.turn = next_of(state, leave.seat);
        state.extra_turn = false;
    }
    CardSet cards = player.hand;
    if (player.table) cards.insert(*player.table);
    for (const Card card : cards) put_away(state, card);
    const std::uint16_t penalties = player.penalties;
    player = Player{.discarded = cards, .penalties = penalties};
    state.playing.erase(leave.seat);
    state.truces.erase(leave.seat);
    state.spoken.erase(leave.seat);
    for (std::size_t i = 0; i < state.moments.size(); ++i) {
        state.moments[i].erase(leave.seat);
        of(state.answered[i], leave.seat) = {};
        for (SeatSet& by : state.answered[i]) by.erase(leave.seat);
    }
    for (Player& other : state.players)
        if (other.gift && other.gift->from == leave.seat) other.gift.reset();
    context.events.emplace_back(SeatLeft{leave.seat, cards});
    context.barrier = true;
}

} // namespace

engine::Outcome<State, Event> Rules::apply(const State& state, Seat seat, const Action& action) {
    engine::Outcome<State, Event> outcome{state, {}, false};
    outcome.events.reserve(8);
    Context context{outcome.state, outcome.events, seat};
    for (const Seat each : state.playing) of(context.hands, each) = state.at(each).hand.size();
    std::visit([&](const auto& move) { apply_move(context, seat, move); }, action);
    if (outcome.state.phase != Phase::over) note_counts(context);
    outcome.undo_barrier = context.barrier;
    return outcome;
}

std::vector<int> Rules::standing(const State& state) {
    std::vector<int> standing;
    for (const Seat seat : SeatSet::first(state.seats)) {
        if (!state.playing.contains(seat)) {
            standing.push_back(-last_place);
            continue;
        }
        const CardSet hand = state.at(seat).hand;
        int count = hand.size();
        if (state.phase == Phase::over) {
            count = 0;
            for (const Card card : hand) count += points(card);
        }
        standing.push_back(state.winner == seat ? 1 : -count);
    }
    return standing;
}

} // namespace wench

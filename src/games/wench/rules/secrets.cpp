// Who may know what. [ALL-3] [WE-10]
#include "games/wench/rules/plays.h"
#include "games/wench/rules/rules.h"

#include <algorithm>

namespace wench {

using engine::Privacy;
using engine::Viewer;

namespace {

SeatView view_of_seat(const State& state, Seat seat, Viewer viewer) {
    const Player& player = state.at(seat);
    SeatView view;
    view.playing = state.playing.contains(seat);
    view.hand_count = player.hand.size();
    if (state.shown_to(viewer, seat)) view.hand = player.hand;
    view.table = player.table;
    view.spent = player.spent;
    view.spoke_rule = state.spoken.contains(seat);
    view.truce = state.truces.contains(seat);
    view.turns_to_lose = player.turns_to_lose;
    view.penalties = player.penalties;
    view.discarded = player.discarded;
    view.cut = player.cut;
    if (state.phase == Phase::over)
        for (const Card card : player.hand) view.points += points(card);
    return view;
}

std::optional<Asked> asked_of(const State& state, Viewer viewer) {
    if (!state.request) return std::nullopt;
    const Request& request = *state.request;
    Asked asked;
    asked.source = request.source;
    asked.verb = request.verb;
    asked.who = request.who;
    asked.answered = request.answered;
    asked.next = next_to_choose(state);
    asked.count = due(state, request, asked.next);
    if (viewer.is_seat() && request.answered.contains(viewer.seat()))
        asked.own_answer = of(request.answers, viewer.seat());
    return asked;
}

std::optional<CallView> call_of(const State& state, Viewer viewer) {
    if (!state.call) return std::nullopt;
    CallView view{state.call->callers, caller_of(state), state.call->claim};
    if (view.claim && !viewer.sees(view.caller)) view.claim->gift.reset();
    return view;
}

Phase phase_of(const State& state) {
    if (!state.call) return state.phase;
    return state.call->claim ? Phase::judging : Phase::form;
}

void add_end(View& view, const State& state) {
    view.winner = state.winner;
    if (!state.winner) return;
    int most = 0;
    for (const SeatView& seat : view.seats) most = std::max(most, seat.points);
    for (const Seat seat : state.playing)
        if (seat != state.winner && view.seats[static_cast<std::size_t>(seat.index())].points == most)
            view.losers.insert(seat);
}

void add_agreements(View& view, const State& state) {
    view.cobra = state.cobra;
    view.spider = state.spider;
    view.quiet = state.quiet;
    view.window = state.window;
    view.overruled_draws = state.overruled_draws;
    view.penalty = state.penalty;
}

bool party_to(Viewer viewer, Seat one, Seat other) { return viewer.sees(one) || viewer.sees(other); }

} // namespace

// A turn, a choice and a form are decided with one's cards in view; the window and the verdict on the open table.
// Everybody else may look at their own hand at any time. What somebody holds decides nothing of this. [WE-10]
Privacy Rules::privacy(const State& state, Seat seat) {
    if (state.phase == Phase::over || !state.playing.contains(seat)) return Privacy::open;
    if (!waiting_on(state).contains(seat)) return Privacy::may_look;
    const Phase phase = phase_of(state);
    return phase == Phase::window || phase == Phase::judging ? Privacy::open : Privacy::must_look;
}

View Rules::view(const State& state, Viewer viewer) {
    View view;
    if (viewer.is_seat()) view.viewer = viewer.seat();
    view.phase = phase_of(state);
    view.waiting_on = waiting_on(state);
    view.playing = state.playing;
    view.dealer = state.dealer;
    view.turn = on_turn(state);
    view.turns = static_cast<int>(state.turns);
    view.extra_turn = state.extra_turn;
    view.to_the_left = state.to_the_left;
    for (const Seat seat : SeatSet::first(state.seats)) view.seats.push_back(view_of_seat(state, seat, viewer));
    view.pile = state.pile.size();
    view.discards = state.discards;
    view.top = state.top;
    view.last_suit = state.last_suit;
    view.cards = cards_of(state);
    view.announced = state.announced;
    view.done = state.done;
    view.asked = asked_of(state, viewer);
    view.call = call_of(state, viewer);
    view.wrestled = state.wrestled;
    for (const Player& player : state.players)
        if (player.gift && party_to(viewer, player.gift->from, player.gift->to)) view.gifts.push_back(*player.gift);
    if (viewer.is(state.turn) && state.phase != Phase::turn && state.phase != Phase::over)
        view.prepared = state.prepared;
    add_agreements(view, state);
    add_end(view, state);
    return view;
}

namespace {

std::optional<Event> seen(CardGiven event, Viewer viewer) {
    const bool open = event.card && event.card->name() == event.source && row(event.source).kind == Kind::fast;
    if (!open && !party_to(viewer, event.from, event.to)) event.card.reset();
    return event;
}
std::optional<Event> seen(CardsSwapped event, Viewer viewer) {
    if (!party_to(viewer, event.one, event.other)) {
        event.from_one.reset();
        event.from_other.reset();
    }
    return event;
}
std::optional<Event> seen(CardTaken event, Viewer viewer) {
    if (!party_to(viewer, event.from, event.to)) event.card.reset();
    return event;
}
template <class Open> std::optional<Event> seen(const Open& event, Viewer /*viewer*/) { return event; }

} // namespace

std::optional<Event> Rules::project(const Event& event, Viewer viewer) {
    return std::visit([&](const auto& what) { return seen(what, viewer); }, event);
}

} // namespace wench

#include "games/null_game/rules/rules.h"

#include "games/null_game/rules/draw.h"

#include <algorithm>

namespace null_game {

using engine::Refusal;
using engine::Seat;
using engine::SeatSet;

namespace {

// All cards have been laid, or in a sprint somebody has the points. [NG-6]
bool over(const State& state) {
    const bool won = state.sprint && std::ranges::contains(state.points, sprint_points);
    const bool all_laid = std::ranges::all_of(state.hands, &Cards::empty) &&
                          std::ranges::all_of(state.choices, [](Card card) { return card == no_card; });
    return won || all_laid;
}

// Turns all choices up and gives the point. [NG-4]
void show(State& state, std::vector<Event>& events) {
    for (const Seat seat : SeatSet::first(state.seats)) {
        const Card card = std::exchange(state.choices[at(seat)], no_card);
        state.shown[at(seat)] = card;
        state.played.add(card);
        events.push_back({Event::Kind::showed, seat, card});
    }
    const std::optional<Seat> best = winner(state);
    if (best) ++state.points[at(*best)];
    events.push_back({best ? Event::Kind::scored : Event::Kind::no_one, best.value_or(Seat{}), {}});
}

// One new card each, while there are enough for all. [NG-5]
void refill(State& state, std::vector<Event>& events) {
    if (state.draw_pile.size() < state.seats) return;
    for (const Seat seat : SeatSet::first(state.seats)) {
        const Card card = draw(state.draw_pile, state.chance);
        state.hands[at(seat)].add(card);
        events.push_back({Event::Kind::drew, seat, card});
    }
}

} // namespace

std::optional<Seat> winner(const State& state) {
    const auto laid = std::span{state.shown}.first(state.seats);
    std::optional<Seat> best;
    Card highest = no_card;
    for (const Seat seat : SeatSet::first(state.seats)) {
        const Card card = laid[at(seat)];
        if (card <= highest || std::ranges::count(laid, card) != 1) continue;
        highest = card;
        best = seat;
    }
    return best;
}

State Rules::deal(const engine::Setup& setup, engine::Rng rng) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    const std::uint8_t choice = setup.values[static_cast<std::size_t>(Option::hand_size)];
    state.hand_size = static_cast<std::uint8_t>(hand_sizes[choice]);
    state.sprint = setup.values[static_cast<std::size_t>(Option::sprint)] != 0;
    state.chance = rng.stream(static_cast<std::uint32_t>(Stream::draw));
    for (Card card = 1; card <= faces; ++card)
        for (int copy = 0; copy < copies; ++copy) state.draw_pile.add(card);
    for (const Seat seat : SeatSet::first(state.seats)) // [NG-2]
        for (int place = 0; place < state.hand_size; ++place) state.hands[at(seat)].add(draw(state.draw_pile, rng));
    return state;
}

// Everybody at once: the choices are secret, so nobody learns anything from another's having chosen. [NG-3]
SeatSet Rules::waiting_on(const State& state) {
    SeatSet waiting;
    if (over(state)) return waiting;
    for (const Seat seat : SeatSet::first(state.seats))
        if (state.choices[at(seat)] == no_card) waiting.insert(seat);
    return waiting;
}

// Called for any seat and any action that decodes, at any time: it trusts nothing.
std::expected<void, Refusal> Rules::check(const State& state, Seat seat, const Action& action) {
    if (seat.index() >= state.seats) return std::unexpected(Refusal::of(Reason::not_seated));
    if (over(state)) return std::unexpected(Refusal::of(Reason::over));
    if (state.choices[at(seat)] != no_card) return std::unexpected(Refusal::of(Reason::already_chosen));
    if (state.hands[at(seat)].of(action.card) == 0)
        return std::unexpected(Refusal::of(Reason::not_in_hand, action.card));
    return {};
}

Rules::Outcome Rules::apply(const State& state, Seat seat, const Action& action) {
    Outcome outcome{state, {{Event::Kind::chose, seat, action.card}}};
    State& next = outcome.state;
    next.hands[at(seat)].take(action.card);
    next.choices[at(seat)] = action.card;
    if (!waiting_on(next).empty()) return outcome;

    outcome.undo_barrier = true; // everybody sees everybody's card, and new ones are drawn
    show(next, outcome.events);
    if (!over(next)) refill(next, outcome.events);
    if (over(next)) outcome.events.push_back({Event::Kind::ended, Seat{}, {}});
    return outcome;
}

std::vector<Action> Rules::legal(const State& state, Seat seat) {
    std::vector<Action> actions;
    for (Card card = 1; card <= faces; ++card)
        if (check(state, seat, {card})) actions.push_back({card});
    return actions;
}

std::vector<int> Rules::standing(const State& state) {
    const auto points = std::span{state.points}.first(state.seats);
    return {points.begin(), points.end()};
}

} // namespace null_game

#include "games/null_game/rules/draw.h"
#include "games/null_game/rules/rules.h"

namespace null_game {

using engine::Privacy;
using engine::Seat;
using engine::SeatSet;
using engine::Viewer;

namespace {

std::vector<Card> ascending(const Cards& cards) {
    std::vector<Card> list;
    for (Card card = 1; card <= faces; ++card) list.insert(list.end(), static_cast<std::size_t>(cards.of(card)), card);
    return list;
}

std::optional<Card> if_any(Card card) { return card == no_card ? std::nullopt : std::optional{card}; }

// The same for everybody first, then what only those who may see this seat's cards get.
SeatView seat_view(const State& state, Seat seat, Viewer viewer) {
    SeatView seen;
    seen.points = state.points[at(seat)];
    seen.hand_count = state.hands[at(seat)].size();
    seen.has_chosen = state.choices[at(seat)] != no_card;
    seen.shown = if_any(state.shown[at(seat)]);
    if (viewer.sees(seat)) {
        seen.hand = ascending(state.hands[at(seat)]);
        seen.choice = if_any(state.choices[at(seat)]);
    }
    return seen;
}

} // namespace

// Nobody can choose without a look at the hand. It must not depend on the hand: whoever hands the device on sees it.
Privacy Rules::privacy(const State&, Seat) { return Privacy::must_look; }

View Rules::view(const State& state, Viewer viewer) {
    View seen;
    seen.hand_size = state.hand_size;
    seen.sprint = state.sprint;
    seen.over = waiting_on(state).empty();
    const int rounds_played = state.played.size() / state.seats;
    seen.round = seen.over ? rounds_played : rounds_played + 1;
    seen.draw_pile = state.draw_pile.size();
    for (const Seat seat : SeatSet::first(state.seats)) seen.seats.push_back(seat_view(state, seat, viewer));
    seen.last_winner = winner(state);
    return seen;
}

std::optional<Event> Rules::project(const Event& event, Viewer viewer) {
    Event seen = event;
    const bool face_down = event.kind == Event::Kind::chose || event.kind == Event::Kind::drew;
    if (face_down && !viewer.sees(event.seat)) seen.card.reset();
    return seen;
}

// Everything that the viewer cannot see goes into one heap and is dealt again: as many cards to each place as before.
State Rules::resample_hidden(const State& state, Viewer viewer, engine::Rng& chance) {
    State other = state;
    Cards& hidden = other.draw_pile;
    for (const Seat seat : SeatSet::first(state.seats)) {
        if (viewer.sees(seat)) continue;
        for (const Card card : ascending(state.hands[at(seat)])) hidden.add(card);
        if (state.choices[at(seat)] != no_card) hidden.add(state.choices[at(seat)]);
        other.hands[at(seat)] = {};
    }
    for (const Seat seat : SeatSet::first(state.seats)) {
        if (viewer.sees(seat)) continue;
        for (int i = 0; i < state.hands[at(seat)].size(); ++i) other.hands[at(seat)].add(draw(hidden, chance));
        if (state.choices[at(seat)] != no_card) other.choices[at(seat)] = draw(hidden, chance);
    }
    // What chance will bring is hidden as well.
    const std::uint64_t seed = std::uint64_t{chance.next()} << 32 | chance.next();
    other.chance = engine::Rng::at(seed, state.chance.stream_number(), state.chance.position());
    return other;
}

} // namespace null_game

#include "games/win/rules/order.h"
#include "games/win/rules/rules.h"

namespace win {

using engine::Seat;
using engine::SeatSet;

namespace {

// Where the table's own cards are to be alone and are too few, the game's join them. [WI-11]
DeckMade deck_of(const engine::Setup& setup, Deck deck, CardsOption option, int least) {
    const auto own = setup.own[static_cast<std::size_t>(deck)].size();
    if (option == CardsOption::ours) return {true, 0};
    const bool alone = option == CardsOption::own_alone && static_cast<int>(own) >= least;
    return {!alone, static_cast<std::uint8_t>(own)};
}

} // namespace

State Rules::deal(const engine::Setup& setup, engine::Rng rng) {
    const auto value = [&](Option option) { return setup.values[static_cast<std::size_t>(option)]; };
    const auto stream = [&](Stream purpose) { return rng.stream(static_cast<std::uint32_t>(purpose)); };
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.teams = static_cast<std::uint8_t>(team_count(setup.seats, value(Option::teams)));
    state.vote_option = static_cast<VoteOption>(value(Option::votes));
    state.speech = value(Option::speech);
    state.answer = value(Option::answer);
    state.playing = SeatSet::first(setup.seats);
    const int named = value(Option::timekeeper); // [WI-2]
    const auto bound = static_cast<std::uint32_t>(setup.seats);
    state.timekeeper = Seat{named > 0 ? named - 1 : static_cast<int>(stream(Stream::timekeeper).below(bound))};
    state.first = left_of(state, team_of(state, state.timekeeper), 1); // [WI-3] [WI-10]
    state.white = state.first;
    const auto cards = static_cast<CardsOption>(value(Option::cards));
    state.character_deck = deck_of(setup, Deck::characters, cards, least_own_characters);
    state.challenge_deck = deck_of(setup, Deck::challenges, cards, least_own_challenges(setup.seats));
    state.characters = Heap::full(state.character_deck.cards());
    state.challenges = Heap::full(state.challenge_deck.cards());
    state.character_chance = stream(Stream::characters);
    state.challenge_chance = stream(Stream::challenges);
    return state;
}

} // namespace win

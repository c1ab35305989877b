#include "games/win/rules/order.h"
#include "games/win/rules/rules.h"

namespace win {

using engine::Seat;
using engine::SeatSet;

State Rules::deal(const engine::Setup& setup, engine::Rng rng) {
    const auto value = [&](Option option) { return setup.values[static_cast<std::size_t>(option)]; };
    const auto stream = [&](Stream purpose) { return rng.stream(static_cast<std::uint32_t>(purpose)); };
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.vote_option = static_cast<VoteOption>(value(Option::votes));
    state.speech = value(Option::speech);
    state.answer = value(Option::answer);
    state.playing = SeatSet::first(setup.seats);
    const int named = value(Option::timekeeper); // [WI-2]
    const auto bound = static_cast<std::uint32_t>(setup.seats);
    state.timekeeper = Seat{named > 0 ? named - 1 : static_cast<int>(stream(Stream::timekeeper).below(bound))};
    state.first = left_of(state, state.timekeeper, 1); // [WI-3]
    state.white = state.first;
    state.characters = Heap::full();
    state.challenges = Heap::full();
    state.character_chance = stream(Stream::characters);
    state.challenge_chance = stream(Stream::challenges);
    return state;
}

} // namespace win

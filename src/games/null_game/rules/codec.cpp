#include "games/null_game/rules/rules.h"

#include <algorithm>

namespace null_game {

namespace {

constexpr std::uint32_t card_bound = faces + 1; // no_card included
constexpr std::uint32_t points_bound = faces * copies / least_seats + 1;

void write(engine::Writer& out, const Cards& cards) {
    for (Card card = 1; card <= faces; ++card) out.below(static_cast<std::uint32_t>(cards.of(card)), copies + 1);
}

Cards read_cards(engine::Reader& in) {
    Cards cards;
    for (Card card = 1; card <= faces; ++card)
        for (std::uint32_t copy = in.below(copies + 1); copy > 0; --copy) cards.add(card);
    return cards;
}

template <class Number> Number read(engine::Reader& in, std::uint32_t bound) {
    return static_cast<Number>(in.below(bound));
}

} // namespace

// An action is coded by what it is, never by its place among the legal ones: links must outlive the order of a list.
void Rules::encode(engine::Writer& out, const Action& action) { out.below(action.card - 1U, faces); }

Action Rules::decode(engine::Reader& in) { return {static_cast<Card>(in.below(faces) + 1)}; }

void Rules::encode_state(engine::Writer& out, const State& state) {
    out.below(static_cast<std::uint32_t>(state.seats - null_game::least_seats),
              null_game::most_seats - null_game::least_seats + 1);
    out.below(state.hand_size == hand_sizes[1] ? 1 : 0, 2);
    out.boolean(state.sprint);
    write(out, state.draw_pile);
    write(out, state.played);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        write(out, state.hands[seat]);
        out.below(state.choices[seat], card_bound);
        out.below(state.shown[seat], card_bound);
        out.below(state.points[seat], points_bound);
    }
    out.rng(state.chance);
}

// Reads what encode_state wrote. The counts may still contradict each other: the adapter asks audit.
State Rules::decode_state(engine::Reader& in) {
    State state;
    const auto more = read<std::uint8_t>(in, null_game::most_seats - null_game::least_seats + 1);
    state.seats = static_cast<std::uint8_t>(null_game::least_seats + more);
    state.hand_size = static_cast<std::uint8_t>(hand_sizes[in.below(2)]);
    state.sprint = in.boolean();
    state.draw_pile = read_cards(in);
    state.played = read_cards(in);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        state.hands[seat] = read_cards(in);
        state.choices[seat] = read<Card>(in, card_bound);
        state.shown[seat] = read<Card>(in, card_bound);
        state.points[seat] = read<std::uint8_t>(in, points_bound);
    }
    state.chance = in.rng();
    return state;
}

} // namespace null_game

// Setting up a match and each of its rounds. [ET-2] [ET-3] [ET-5] [ET-24]
#include "games/eternamente_temporario/rules/moves.h"
#include "games/eternamente_temporario/rules/rules.h"

#include <algorithm>
#include <numeric>

namespace eternamente_temporario {

namespace {

// What chance is used for; each has a stream of its own in every round. [ALL-2]
enum class Purpose : std::uint8_t { leaders = 1, feelings, stress };
constexpr std::uint32_t purposes = 4;

engine::Rng chance(const State& state, Purpose purpose) {
    return engine::Rng{state.seed}.stream(state.round * purposes + static_cast<std::uint32_t>(purpose));
}

// Option values: 0 random, else seat + 1. [ALL-4] A seat named twice leads Customer Service; its left neighbour then
// leads Collections.
std::array<Seat, team_count> first_leaders(const State& state, int wish_1, int wish_2) {
    engine::Rng rng = chance(state, Purpose::leaders);
    const auto drawn = [&](int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); };
    if (wish_1 == 0 && wish_2 != 0) {
        const Seat second{wish_2 - 1};
        return {state.left(second, 1 + drawn(state.seats - 1)), second};
    }
    const Seat first{wish_1 != 0 ? wish_1 - 1 : drawn(state.seats)};
    if (wish_2 == 0) return {first, state.left(first, 1 + drawn(state.seats - 1))};
    const Seat second{wish_2 - 1};
    return {first, second == first ? state.left(first) : second};
}

// Takes cards from the top of the shuffled pack.
class Pack {
  public:
    explicit Pack(engine::Rng rng) {
        std::ranges::copy(CardSet::all(), cards_.begin());
        rng.shuffle(std::span<Card>{cards_});
    }
    Card next() { return cards_[static_cast<std::size_t>(dealt_++)]; }
    CardSet next(int count) {
        CardSet cards;
        for (int i = 0; i < count; ++i) cards.insert(next());
        return cards;
    }

  private:
    std::array<Card, card_count> cards_{};
    int dealt_ = 0;
};

void deal_columns(Archive& archive, Pack& pack) {
    for (int column = 0; column < 2; ++column)
        for (int i = 0; i < 3; ++i) archive.cover(column, pack.next());
}

void deal_feelings(State& state) {
    Pack pack{chance(state, Purpose::feelings)};
    for (const Seat seat : state.everyone()) {
        const bool fifteen = state.seats == 4 || (state.seats == 5 && seat == state.leader(Team::collections));
        state.at(seat).hand = pack.next(fifteen ? 15 : 12);
    }
    if (state.seats == 4) deal_columns(state.archive(Team::customer_service), pack);
    if (state.seats <= 5) deal_columns(state.archive(Team::collections), pack);
    if (state.seats == 5) state.centre_cards = pack.next(3);
}

void reveal_stress(State& state) {
    std::array<std::uint8_t, stress_count> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    chance(state, Purpose::stress).shuffle(std::span<std::uint8_t>{order});
    for (int i = 0; i < state.seats - 1; ++i)
        state.stress_left = static_cast<std::uint8_t>(state.stress_left | 1U << order[static_cast<std::size_t>(i)]);
}

// Agreements, seed, round, leaders and points are there; nothing else is.
void deal_round(State& state) {
    state.phase = Phase::choice;
    state.at(state.leader(Team::customer_service)).team = Team::customer_service;
    state.at(state.leader(Team::collections)).team = Team::collections;
    state.badges_left = {static_cast<std::uint8_t>(state.seats == 4 ? 1 : 2),
                         static_cast<std::uint8_t>(state.seats == 6 ? 2 : 1)};
    deal_feelings(state);
    reveal_stress(state);
}

} // namespace

State Rules::deal(const engine::Setup& setup, engine::Rng rng) {
    assert(engine::fits(info, setup));
    const auto value = [&](Option option) { return setup.values[static_cast<std::size_t>(option)]; };
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.shortest_run = static_cast<std::uint8_t>(2 + value(Option::shortest_run));
    state.literal_bombs = value(Option::bombs) == 1;
    state.short_game = value(Option::length) == 1;
    state.open_hands = value(Option::hands) == 1;
    state.seed = rng.seed();
    state.leaders = first_leaders(state, value(Option::leader_1), value(Option::leader_2));
    deal_round(state);
    return state;
}

Checked check_move(const State& state, Seat seat, const NextRound& /*next*/) {
    if (seat != state.result->next_leader_1) return refuse(Reason::not_waited);
    return {};
}

bool apply_move(State& state, Seat /*seat*/, const NextRound& /*next*/, Events& events) {
    State fresh;
    fresh.seats = state.seats;
    fresh.shortest_run = state.shortest_run;
    fresh.literal_bombs = state.literal_bombs;
    fresh.short_game = state.short_game;
    fresh.open_hands = state.open_hands;
    fresh.seed = state.seed;
    fresh.round = static_cast<std::uint8_t>(std::min(state.round + 1, most_rounds));
    fresh.leaders = {state.result->next_leader_1, state.result->next_leader_2};
    for (const Seat seat : state.everyone()) fresh.at(seat).points = state.at(seat).points;
    deal_round(fresh);
    state = fresh;
    events.emplace_back(RoundDealt{state.round, state.leader(Team::customer_service), state.leader(Team::collections)});
    return true; // dealing uses chance
}

} // namespace eternamente_temporario

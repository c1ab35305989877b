#include "games/eternamente_temporario/rules/combinations.h"

#include <algorithm>

namespace eternamente_temporario {

bool fits(CardSet cards, int wild, Reading reading) {
    if (!can_be(reading) || cards.size() != reading.size) return false;
    const CardSet bound = cards - CardSet::of_rank(wild);
    if (reading.kind != Kind::run) return CardSet::of_rank(reading.top).contains_all(bound);
    // Two equal cards cannot both stand in one run.
    return CardSet::of_suit(reading.suit, run_ranks(reading.size, reading.top)).contains_all(bound) &&
           bound.pairs() == 0;
}

std::vector<Reading> readings(CardSet cards, int wild, int shortest_run) {
    std::vector<Reading> found;
    const int size = cards.size();
    const auto add = [&](Reading reading) {
        if (fits(cards, wild, reading)) found.push_back(reading);
    };
    // A run of six is compared by its lowest rank, five below its highest.
    const int run_top_offset = size == bomb_size ? bomb_size - 1 : 0;
    for (int strength = rank_count; strength >= 1; --strength) {
        add(set_of(size, strength));
        const int top = strength + run_top_offset;
        if (size < shortest_run || top > rank_count) continue;
        for (const Suit suit : suits) add(run_of(size, top, suit));
    }
    return found;
}

CardSet in_own_place(CardSet cards, Reading reading) {
    if (reading.kind != Kind::run) return cards & CardSet::of_rank(reading.top);
    return (cards & CardSet::of_suit(reading.suit, run_ranks(reading.size, reading.top))).one_of_each();
}

} // namespace eternamente_temporario

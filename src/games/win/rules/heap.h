// A draw pile and its discards, for one deck. [WI-6]
//
// What always holds: no card is in both; the draw pile has no order, each draw is by chance, which is to the table the
// same as a shuffled one and leaves nothing to peek at. Left out: the cards on the table and the ones won (state.h).
#pragma once

#include "engine/rng.h"
#include "games/win/api/cards.h"

#include <bitset>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace win {

inline constexpr int deck_size = character_count + most_own; // places for cards of either deck [WI-1] [WI-11]
static_assert(character_count == challenge_count);

class Heap {
  public:
    using Cards = std::bitset<deck_size>;

    // A whole deck, shuffled.
    static Heap full(const Cards& deck) { return Heap{deck, Cards{}}; }
    Heap() = default;
    // For a saved state: whether the two are apart is the caller's to ask.
    Heap(const Cards& pile, const Cards& discards) : pile_(pile), discards_(discards) {}

    [[nodiscard]] const Cards& pile() const { return pile_; }
    [[nodiscard]] const Cards& discards() const { return discards_; }

    // Whether the discards become the pile now, before the next draw: the pile is empty.
    [[nodiscard]] bool needs_refill() const { return pile_.none(); }
    void refill();
    // Takes a card from the pile, which must not be empty; 0 … deck_size − 1.
    std::uint8_t draw(engine::Rng& chance);
    // A card that is in neither.
    void discard(std::uint8_t card) {
        assert(!pile_[card] && !discards_[card]);
        discards_.set(card);
    }
    friend bool operator==(const Heap&, const Heap&) = default;

  private:
    Cards pile_;
    Cards discards_;
};

} // namespace win

// A heap of cards in which only the number of copies of each value matters: a hand, the draw pile, the cards played.
//
// What always holds: no count is below 0, and walking goes from the lowest value up, so that the order of anything
// made from it says nothing about how the cards came there. Left out: which card lies on top; the draw pile has no
// order, each draw is by chance. [NG-5]
#pragma once

#include "games/null_game/api/api.h"

#include <array>
#include <cassert>
#include <numeric>

namespace null_game {

class Cards {
  public:
    // 0 for a card that does not exist, such as one from a careless draft.
    [[nodiscard]] int of(Card card) const { return card >= 1 && card <= faces ? counts_[place(card)] : 0; }
    [[nodiscard]] int size() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    // `card` from 1 to faces.
    void add(Card card) { ++counts_[place(card)]; }
    // Only a card that is there.
    void take(Card card) {
        assert(of(card) > 0);
        --counts_[place(card)];
    }
    friend bool operator==(const Cards&, const Cards&) = default;

  private:
    static std::size_t place(Card card) { return card - std::size_t{1}; }
    std::array<std::uint8_t, faces> counts_{};
};

} // namespace null_game

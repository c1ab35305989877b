#include "games/win/rules/heap.h"

#include <utility>

namespace win {

void Heap::refill() {
    assert(needs_refill());
    std::swap(pile_, discards_);
}

std::uint8_t Heap::draw(engine::Rng& chance) {
    assert(pile_.any());
    std::uint32_t rest = chance.below(static_cast<std::uint32_t>(pile_.count()));
    std::size_t card = 0;
    while (!pile_[card] || rest-- > 0) ++card;
    pile_.reset(card);
    return static_cast<std::uint8_t>(card);
}

} // namespace win

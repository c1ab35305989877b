#include "games/null_game/rules/draw.h"

namespace null_game {

Card draw(Cards& heap, engine::Rng& chance) {
    auto rest = static_cast<int>(chance.below(static_cast<std::uint32_t>(heap.size())));
    Card card = 1;
    while (rest >= heap.of(card)) {
        rest -= heap.of(card);
        ++card;
    }
    heap.take(card);
    return card;
}

} // namespace null_game

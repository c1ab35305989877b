#include "games/siempre_de_wn/rules/tokens.h"

#include <algorithm>

namespace siempre_de_wn {

void place_tokens(State& state, Tile tile, int count) {
    Tokens& tokens = state.at(tile).tokens;
    for (; count > 0 && state.reserve.size() > 0; --count) {
        auto place = static_cast<int>(state.token_chance.below(static_cast<std::uint32_t>(state.reserve.size())));
        std::size_t type = 0;
        while (place >= state.reserve.counts[type]) place -= state.reserve.counts[type++];
        --state.reserve.counts[type];
        ++tokens.counts[type];
    }
}

void return_tokens(State& state, Tile tile) {
    Tokens& tokens = state.at(tile).tokens;
    for (std::size_t type = 0; type < type_count; ++type) state.reserve.counts[type] += tokens.counts[type];
    tokens = {};
}

void hand_out_prestige(State& state) {
    std::uint8_t& most = *std::ranges::max_element(state.reserve.counts);
    if (most > 0) --most;
}

} // namespace siempre_de_wn

// Hostile bytes as an action and as a state of every game: decoding gives a sound value, in one spelling, or nothing.
#include "games/modules/modules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const engine::ByteView bytes{data, size};
    for (const engine::GameModule* game : games::modules()) {
        const engine::Value action = game->decode_action(bytes);
        if (!action.empty() && !std::ranges::equal(game->encode_action(action), bytes)) std::abort();
        const engine::Value state = game->decode_state(bytes);
        if (!state.empty() && (game->audit(state) || !std::ranges::equal(game->encode_state(state), bytes)))
            std::abort();
    }
    return 0;
}

#include "games/null_game/rules/rules.h"

#include <string_view>

namespace null_game {

// The kind, the seat and the card as they are. No words for players: those are the screen's.
std::string Rules::describe(const Event& event) {
    static constexpr std::array<std::string_view, 6> names{"chose", "showed", "scored", "no_one", "drew", "ended"};
    std::string line{names[static_cast<std::size_t>(event.kind)]};
    if (event.kind != Event::Kind::no_one && event.kind != Event::Kind::ended)
        line += " " + std::to_string(event.seat.index());
    if (event.card) line += " " + std::to_string(*event.card);
    return line;
}

} // namespace null_game

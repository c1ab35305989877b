#include "players.h"

#include <algorithm>

namespace siempre_de_wn {

namespace {

// If what was announced is true, the workspace still wants a card of that type.
bool is_wanted(const State& state, Tile tile, Card card) {
    if (card.is_webeo()) return false;
    const Workspace& workspace = state.at(tile);
    int announced = 0;
    for (int i = 0; i < workspace.count; ++i)
        if (workspace.placed[static_cast<std::size_t>(i)].announced.type == card.type()) ++announced;
    return announced < workspace.tokens.of(card.type());
}

bool holds_wanted(const State& state, Seat seat, Tile tile) {
    const Cards hand = state.at(seat).hand;
    for (int i = 0; i < hand.size(); ++i)
        if (is_wanted(state, tile, hand.at(i))) return true;
    return false;
}

// As few webeos as possible, cards where they are wanted, no Boss cards.
bool is_sensible(const State& state, Seat seat, const Action& action) {
    const int due = is_wn(active_worker(state, seat)) ? 1 : 0;
    if (const Begin* begin = std::get_if<Begin>(&action)) return begin->bottom <= due;
    if (const Take* take = std::get_if<Take>(&action)) return take->bottom <= due && take->top + take->bottom > 1;
    if (const Place* place = std::get_if<Place>(&action))
        return place->announced == place->card.type() && is_wanted(state, state.at(seat).at, place->card);
    if (const Move* move = std::get_if<Move>(&action))
        return move->to.is_bathroom() || holds_wanted(state, seat, move->to);
    return std::holds_alternative<PointAloud>(action) || std::holds_alternative<PointInSecret>(action);
}

} // namespace

Action random_choice(const State& state, Seat seat, engine::Rng& rng) {
    const std::vector<Action> actions = Rules::legal(state, seat);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

Action sensible_choice(const State& state, Seat seat, engine::Rng& rng) {
    const std::vector<Action> actions = Rules::legal(state, seat);
    std::vector<Action> sensible;
    std::ranges::copy_if(actions, std::back_inserter(sensible),
                         [&](const Action& action) { return is_sensible(state, seat, action); });
    const bool sabotage = is_wn(active_worker(state, seat)) && rng.below(8) == 0;
    const std::vector<Action>& choice = sensible.empty() || sabotage ? actions : sensible;
    return choice[rng.below(static_cast<std::uint32_t>(choice.size()))];
}

} // namespace siempre_de_wn

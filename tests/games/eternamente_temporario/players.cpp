#include "players.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

std::size_t draw(engine::Rng& rng, std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); }

int held_of_rank(const State& state, Seat seat, Card card) {
    return (state.at(seat).hand & CardSet::of_rank(card.rank())).size();
}

// Low lonely cards into the Archive; the wild rank is one that is held often.
int worth(const State& state, Seat seat, const Commit& commit) {
    int worth = commit.wild ? 20 * held_of_rank(state, seat, *commit.wild) - commit.wild->rank() : 0;
    for (const Card card : commit.cards) {
        worth -= 3 * held_of_rank(state, seat, card) + std::abs(card.rank() - 5);
        if (commit.wild && card.rank() == commit.wild->rank()) worth -= 50;
    }
    return worth;
}

int worth(const State& state, Seat seat, const Play& play) {
    const int wilds = (play.cards & CardSet::of_rank(wild_rank(state, seat))).size();
    const int archived = (play.cards & archive_of(state, seat).cards()).size();
    const bool late = usable_count(state, seat) <= 8;
    int worth = 4 * archived - 2 * play.reading.top - (late ? 2 : 12) * wilds + (play.with_stress ? 15 : 0);
    if (is_bomb(play.reading)) worth -= late ? 5 : 40;
    if (!state.trick) return worth + 15 * play.reading.size;
    const bool own_team = state.at(state.trick->by).team == state.at(seat).team;
    return worth + (own_team ? 5 : 35);
}

// A bare pass is worth 10: it is better than a dear play, and worse than a cheap one.
int worth(const State& state, Seat seat, const Pass& pass) {
    switch (pass.deed) {
    case Pass::Deed::nothing: return 10;
    case Pass::Deed::cover: return -20;
    case Pass::Deed::to_badge: return state.at(seat).hand.size() > 4 ? 11 : 0;
    case Pass::Deed::shred: return 20 - pass.card.rank();
    case Pass::Deed::drop: return 30;
    case Pass::Deed::give:
    case Pass::Deed::fetch: break;
    }
    return state.at(seat).hand.size() < 5 ? 20 - pass.card.rank() : 0;
}

int worth(const State& /*state*/, Seat /*seat*/, const TakeBadge& /*take*/) { return 0; }
int worth(const State& /*state*/, Seat /*seat*/, const NextRound& /*next*/) { return 0; }

bool loses_the_round(const State& state, Seat seat, const Action& action) {
    if (state.phase != Phase::turns || archive_of(state, seat).size() > bomb_size) return false;
    const State after = Rules::apply(state, seat, action).state;
    return after.result && after.result->winner != *state.at(seat).team;
}

} // namespace

Action random_choice(const State& state, Seat seat, engine::Rng& rng) {
    const std::vector<Action> actions = Rules::legal(state, seat);
    assert(!actions.empty());
    return actions[draw(rng, actions.size())];
}

Action sensible_choice(const State& state, Seat seat, engine::Rng& rng) {
    std::vector<Action> actions = Rules::legal(state, seat);
    const auto value = [&](const Action& action) {
        return std::visit([&](const auto& move) { return worth(state, seat, move); }, action);
    };
    while (actions.size() > 1) {
        // The best, and among equally good ones any.
        std::size_t best = 0;
        int most = value(actions[0]);
        std::uint32_t equal = 1;
        for (std::size_t i = 1; i < actions.size(); ++i) {
            const int here = value(actions[i]);
            equal = here > most ? 1 : here == most ? equal + 1 : equal;
            if (here > most || (here == most && rng.below(equal) == 0)) best = i;
            most = std::max(most, here);
        }
        if (!loses_the_round(state, seat, actions[best])) return actions[best];
        actions[best] = actions.back();
        actions.pop_back();
    }
    return actions.front();
}

} // namespace eternamente_temporario

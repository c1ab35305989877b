#include "games/eternamente_temporario/rules/badges.h"

#include <utility>

namespace eternamente_temporario {

void archive_choice(State& state, Seat seat, Events& events) {
    Player& player = state.at(seat);
    Archived archived{.seat = seat, .team = *player.team};
    std::size_t i = 0;
    for (const Card card : player.choice->cards) archived.cards[i++] = card;
    if (archived.cards[1].rank() < archived.cards[0].rank()) std::swap(archived.cards[0], archived.cards[1]);
    for (i = 0; i < 2; ++i)
        archived.columns[i] = static_cast<std::uint8_t>(archive_of(state, seat).open(archived.cards[i]));
    player.choice.reset();
    events.emplace_back(archived);
}

Checked check_move(const State& state, Seat seat, const TakeBadge& take) {
    if (seat != next_to_draft(state)) return refuse(Reason::not_waited);
    if (state.badges_left[static_cast<std::size_t>(take.team)] == 0) return refuse(Reason::no_badge_left);
    if ((state.stress_left >> static_cast<int>(take.stress) & 1) == 0) return refuse(Reason::stress_taken);
    return {};
}

bool apply_move(State& state, Seat seat, const TakeBadge& take, Events& events) {
    Player& player = state.at(seat);
    player.team = take.team;
    --state.badges_left[static_cast<std::size_t>(take.team)];
    player.stress = take.stress;
    state.stress_left = static_cast<std::uint8_t>(state.stress_left & ~(1U << static_cast<int>(take.stress)));
    BadgeTaken taken{seat, take.team, take.stress, {}};
    if (take.team == Team::collections) taken.cards = std::exchange(state.centre_cards, {});
    player.hand |= taken.cards;
    events.emplace_back(taken);
    archive_choice(state, seat, events);
    if (next_to_draft(state)) return false;

    const auto rest = static_cast<Stress>(std::countr_zero(state.stress_left));
    state.stress_left = 0;
    events.emplace_back(StressLeft{rest});
    state.phase = Phase::turns;
    state.turn = seat; // [ET-8]
    events.emplace_back(TurnsBegin{seat});
    return false;
}

} // namespace eternamente_temporario

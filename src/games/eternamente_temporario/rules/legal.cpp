// All legal actions, for program players and tests.
#include "games/eternamente_temporario/rules/passing.h"
#include "games/eternamente_temporario/rules/play_finder.h"
#include "games/eternamente_temporario/rules/rules.h"
#include "games/eternamente_temporario/rules/turn.h"

namespace eternamente_temporario {

namespace {

void add_choices(const State& state, Seat seat, std::vector<Action>& actions) {
    const CardSet hand = state.at(seat).hand;
    // Of equal cards in hand the lower one goes first, into the Archive before under it.
    const auto add = [&](CardSet cards) {
        if (!state.is_leader(seat)) {
            actions.emplace_back(Commit{cards, std::nullopt});
            return;
        }
        for (const Card wild : (hand - cards).one_of_each()) actions.emplace_back(Commit{cards, wild});
    };
    for (const Card first : hand.one_of_each())
        for (const Card second : (hand - CardSet{first}).one_of_each())
            if (first.face() <= second.face()) add({first, second});
}

void add_badges(const State& state, std::vector<Action>& actions) {
    for (const Team team : {Team::customer_service, Team::collections}) {
        if (state.badges_left[static_cast<std::size_t>(team)] == 0) continue;
        for (const Stress stress : open_stress(state)) actions.emplace_back(TakeBadge{team, stress});
    }
}

// Of equal cards in one place the lower one; a column's cards are places of their own.
CardSet one_of_each_place(const State& state, Seat seat, CardSet cards) {
    const Player& player = state.at(seat);
    return (cards & player.hand).one_of_each() | (cards & player.badge_cards()).one_of_each() |
           (cards & archive_of(state, seat).cards());
}

void add_stress_passes(const State& state, Seat seat, std::vector<Action>& actions) {
    const auto stress = state.at(seat).stress;
    if (!stress || !used_when_passing(*stress)) return;
    const CardSet cards = cards_for_stress(state, seat, *stress);
    if (cards.empty()) actions.emplace_back(Pass{.deed = Pass::Deed::drop});
    for (const Card card : one_of_each_place(state, seat, cards)) {
        if (stress == Stress::backlog) actions.emplace_back(Pass{.deed = Pass::Deed::fetch, .card = card});
        if (stress == Stress::shredder) actions.emplace_back(Pass{.deed = Pass::Deed::shred, .card = card});
        if (stress != Stress::call_transfer) continue;
        for (const Seat mate : teammates(state, seat))
            actions.emplace_back(Pass{.deed = Pass::Deed::give, .card = card, .receiver = mate});
    }
}

void add_passes(const State& state, Seat seat, std::vector<Action>& actions) {
    if (!state.trick) {
        if (must_drop_stress(state, seat)) actions.emplace_back(Pass{.deed = Pass::Deed::drop});
        return;
    }
    const Archive& archive = archive_of(state, seat);
    actions.emplace_back(Pass{});
    for (std::uint32_t columns = archive.columns(); columns != 0; columns &= columns - 1) {
        const auto column = static_cast<std::uint8_t>(std::countr_zero(columns));
        for (const Card card : state.at(seat).hand.one_of_each())
            actions.emplace_back(Pass{.deed = Pass::Deed::cover, .card = card, .column = column});
    }
    if (state.at(seat).free_slot())
        for (const Card card : archive.available())
            actions.emplace_back(Pass{.deed = Pass::Deed::to_badge, .card = card});
    add_stress_passes(state, seat, actions);
}

} // namespace

std::vector<Action> Rules::legal(const State& state, Seat seat) {
    std::vector<Action> actions;
    if (!waiting_on(state).contains(seat)) return actions;
    switch (state.phase) {
    case Phase::choice: add_choices(state, seat, actions); break;
    case Phase::draft: add_badges(state, actions); break;
    case Phase::turns:
        actions.reserve(128);
        find_plays(state, seat, false, actions);
        find_plays(state, seat, true, actions);
        add_passes(state, seat, actions);
        break;
    case Phase::result: actions.emplace_back(NextRound{}); break;
    case Phase::over: break;
    }
    return actions;
}

} // namespace eternamente_temporario

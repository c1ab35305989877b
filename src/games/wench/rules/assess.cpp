// What an unfinished choice amounts to. It asks check, and does not judge again.
#include "games/wench/rules/calls.h"
#include "games/wench/rules/plays.h"
#include "games/wench/rules/rules.h"

#include <algorithm>

namespace wench {

namespace {

void assess_move(Assessment& assessment, const State& state, Seat seat, const Play& play) {
    const CardSet hand = state.at(seat).hand;
    for (const Card card : hand)
        if (is_gold(card)) assessment.playable.insert(card);
    if (!assessment.playable.contains(play.card)) return;
    const int targets = play.targets.size();
    if (targets < most_targets(play.card)) {
        assessment.may_target = possible_targets(state, seat, play.card);
        for (const Seat target : play.targets) assessment.may_target.erase(target);
    }
    assessment.targets_open = !assessment.may_target.empty() && (targets > 0 || !needs_target(play.card));
    assessment.may_discard_old = state.spider && row(play.card).kind == Kind::table && state.at(seat).table;
    assessment.asks = slots_of(state, seat, play);
    if (std::ranges::contains(assessment.asks, true)) assessment.may_prepare = hand - CardSet{play.card};
    for (const auto& card : play.prepared)
        if (card) assessment.may_prepare.erase(*card);
}

void assess_move(Assessment& assessment, const State& state, Seat seat, const Choose& choose) {
    if (!state.request || next_to_choose(state) != seat) return;
    assessment.count = due(state, *state.request, seat);
    if (choose.cards.size() < assessment.count) assessment.may_choose = state.at(seat).hand - choose.cards;
}

void assess_rule(Assessment& assessment, const State& state, Seat seat, const Claim& claim) {
    const bool callable = std::ranges::contains(assessment.rules, claim.name, &CallableRule::name);
    if (!callable) return;
    assessment.may_name = catchable(state, seat, claim.name);
    if (gives(state, seat, claim.name)) assessment.may_give = state.at(seat).hand;
    assessment.judged = true;
}

void assess_fast(Assessment& assessment, const State& state, Seat seat, const Claim& claim) {
    if (!assessment.fits.contains(claim.card)) return;
    const Row& card = row(claim.card);
    if (names_somebody(card)) assessment.may_name = answerable(state, seat, claim.card);
    assessment.judged = is_judged(card);
}

void assess_move(Assessment& assessment, const State& state, Seat seat, const Claim& claim) {
    if (!state.call || state.call->claim || caller_of(state) != seat) return;
    const NameSet spent = state.at(seat).spent;
    for (int i = 0; i < name_count; ++i) {
        const auto name = static_cast<Name>(i);
        if (name != Name::whim && row(name).when != When::called) continue;
        if (binds(state, name, seat) && !catchable(state, seat, name).empty())
            assessment.rules.push_back({name, spent.contains(name)});
    }
    for (const Card card : state.at(seat).hand)
        if (!answerable(state, seat, card).empty() && (is_judged(row(card)) || !spent.contains(card.name())))
            assessment.fits.insert(card);
    if (claim.kind == Claim::Kind::rule) assess_rule(assessment, state, seat, claim);
    if (claim.kind == Claim::Kind::fast) assess_fast(assessment, state, seat, claim);
}

// What the table decides has no parts.
template <class Move> void assess_move(Assessment& /*assessment*/, const State&, Seat, const Move&) {}

} // namespace

Assessment Rules::assess(const State& state, Seat seat, const Draft& draft) {
    Assessment assessment;
    if (const auto checked = check(state, seat, draft); !checked) assessment.refusal = checked.error();
    const bool waited = waiting_on(state).contains(seat);
    if (waited) std::visit([&](const auto& move) { assess_move(assessment, state, seat, move); }, draft);
    return assessment;
}

} // namespace wench

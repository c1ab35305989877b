// What an unfinished choice amounts to.
#include "games/siempre_de_wn/rules/counting.h"
#include "games/siempre_de_wn/rules/moves.h"
#include "games/siempre_de_wn/rules/rules.h"
#include "games/siempre_de_wn/rules/turn.h"

namespace siempre_de_wn {

namespace {

engine::Refusal refusal_of(const Checked& checked) { return checked ? engine::Refusal{} : checked.error(); }

// The draft as it stands would do `action`: it is ready, or refused for a reason.
void settle(Assessment& assessment, const State& state, Seat seat, const Action& action) {
    if (auto checked = Rules::check(state, seat, action); checked)
        assessment.action = action;
    else
        assessment.refusal = checked.error();
}

// `likely`: the draft with the first possible choice in each gap; when that is refused, so would be any other.
template <class Move>
void settle_unless(bool unfinished, Assessment& assessment, const State& state, Seat seat, const Move& likely) {
    if (!unfinished) {
        settle(assessment, state, seat, likely);
        return;
    }
    assessment.refusal = refusal_of(check_move(state, seat, likely));
    if (assessment.refusal == engine::Refusal{}) assessment.refusal = engine::Refusal::of(Reason::unfinished);
}

void fill(Assessment& assessment, const State& state, Seat seat, const MoveDraft& draft) {
    assessment.tiles = moves_of(state, seat);
    settle_unless(!draft.to, assessment, state, seat, Move{draft.to.value_or(*assessment.tiles.begin())});
}

void fill(Assessment& assessment, const State& state, Seat seat, const PlaceDraft& draft) {
    const Player& player = state.at(seat);
    if (!player.at.is_bathroom() && state.at(player.at).tokens.size() > 0) assessment.cards = player.hand;
    const Card first = player.hand.empty() ? Card{} : player.hand.at(0);
    settle_unless(!draft.card || !draft.announced, assessment, state, seat,
                  Place{draft.card.value_or(first), draft.announced.value_or(TaskType::email)});
}

void fill(Assessment& assessment, const State& state, Seat seat, const Take& draft) {
    if (state.at(seat).at.is_bathroom()) assessment.most = most_to_take(state, seat);
    assessment.least = assessment.most > 0 ? 1 : 0;
    assessment.webeo_due = owes_webeo(state, seat);
    settle(assessment, state, seat, draft);
}

void fill(Assessment& assessment, const State& state, Seat /*seat*/, const PointAloud& draft) {
    assessment.targets = employed(state);
    assessment.missing = employed(state);
    for (const Seat from : draft.arrows.pointing()) assessment.missing.erase(from);
    settle(assessment, state, state.turn, draft);
}

void fill(Assessment& assessment, const State& state, Seat seat, const SecretPointDraft& draft) {
    assessment.targets = employed(state);
    assessment.targets.erase(seat);
    settle_unless(!draft.target, assessment, state, seat,
                  PointInSecret{draft.target.value_or(*assessment.targets.begin())});
}

PlayBoss likely_boss(const Assessment& assessment, const BossDraft& draft) {
    PlayBoss boss{draft.type.value_or(TaskType::email), draft.deed.value_or(PlayBoss::Deed::dedocracia), {}};
    if (!draft.type && !assessment.cards.empty()) boss.type = assessment.cards.at(0).type();
    if (boss.deed == PlayBoss::Deed::dedocracia) return boss;
    boss.target = draft.target.value_or(assessment.targets.empty() ? Seat{} : *assessment.targets.begin());
    return boss;
}

void fill(Assessment& assessment, const State& state, Seat seat, const BossDraft& draft) {
    assessment.cards = state.at(seat).hand.only(Quality::boss);
    if (!assessment.cards.empty())
        for (const Seat other : state.everyone())
            if (check_move(state, seat, PlayBoss{assessment.cards.at(0).type(), PlayBoss::Deed::auditoria, other}))
                assessment.targets.insert(other);
    const bool aims = draft.deed == PlayBoss::Deed::auditoria;
    settle_unless(!draft.type || !draft.deed || (aims && !draft.target), assessment, state, seat,
                  likely_boss(assessment, draft));
}

void fill(Assessment& assessment, const State& state, Seat seat, const Seen& draft) {
    settle(assessment, state, seat, draft);
}

void fill(Assessment& assessment, const State& state, Seat seat, const Claim& draft) {
    assessment.workers = claims_of(state, seat);
    settle(assessment, state, seat, draft);
}

void fill(Assessment& assessment, const State& state, Seat seat, const BeginDraft& draft) {
    const bool chosen = draft.active || state.way != Way::leaders;
    const auto active = draft.active.value_or(0);
    assessment.workers = state.whole_row();
    assessment.least = hand_size;
    assessment.most = hand_size;
    assessment.webeo_due = chosen && state.whole_row().contains(active) && is_wn(state.at(seat).worker(active));
    const int count = draft.top + draft.bottom;
    if (count > hand_size)
        assessment.refusal = engine::Refusal::of(Reason::not_three, count);
    else if (count < hand_size || !chosen)
        assessment.refusal = engine::Refusal::of(Reason::unfinished);
    else
        settle(assessment, state, seat, Begin{draft.bottom, active});
}

// The action that a draft may become, as far as it matters for when it is possible.
Move action_like(const MoveDraft& /*draft*/) { return {}; }
Place action_like(const PlaceDraft& /*draft*/) { return {}; }
PlayBoss action_like(const BossDraft& /*draft*/) { return {}; }
PointInSecret action_like(const SecretPointDraft& /*draft*/) { return {}; }
Begin action_like(const BeginDraft& /*draft*/) { return {}; }
template <class Finished> Finished action_like(const Finished& draft) { return draft; }

} // namespace

Assessment Rules::assess(const State& state, Seat seat, const Draft& draft) {
    Assessment assessment;
    std::visit(
        [&](const auto& choice) {
            if (!is_time_for(state, action_like(choice)))
                assessment.refusal = engine::Refusal::of(Reason::not_now);
            else if (!waiting_on(state).contains(seat))
                assessment.refusal = engine::Refusal::of(Reason::not_waited);
            else
                fill(assessment, state, seat, choice);
        },
        draft);
    return assessment;
}

namespace {

Draft as_draft(const Move& move) { return MoveDraft{move.to}; }
Draft as_draft(const Place& place) { return PlaceDraft{place.card, place.announced}; }
Draft as_draft(const PlayBoss& boss) {
    if (boss.deed == PlayBoss::Deed::dedocracia) return BossDraft{boss.type, boss.deed, {}};
    return BossDraft{boss.type, boss.deed, boss.target};
}
Draft as_draft(const PointInSecret& point) { return SecretPointDraft{point.target}; }
Draft as_draft(const Begin& begin) {
    return BeginDraft{static_cast<std::uint8_t>(hand_size - begin.bottom), begin.bottom, begin.active};
}
template <class Finished> Draft as_draft(const Finished& move) { return move; }

} // namespace

Draft Rules::draft_of(const Action& action) {
    return std::visit([](const auto& move) { return as_draft(move); }, action);
}

} // namespace siempre_de_wn

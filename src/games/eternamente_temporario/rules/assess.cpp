// What an unfinished choice amounts to.
#include "games/eternamente_temporario/rules/addable.h"
#include "games/eternamente_temporario/rules/combinations.h"
#include "games/eternamente_temporario/rules/passing.h"
#include "games/eternamente_temporario/rules/rules.h"
#include "games/eternamente_temporario/rules/turn.h"

namespace eternamente_temporario {

namespace {

engine::Refusal refusal_of(const Checked& checked) { return checked ? engine::Refusal{} : checked.error(); }

// The draft as it stands would do `action`: it is ready, or refused for a reason.
void settle(Assessment& assessment, const State& state, Seat seat, const Action& action) {
    if (auto checked = Rules::check(state, seat, action); checked)
        assessment.action = action;
    else
        assessment.refusal = checked.error();
}

// With cards that are no combination there is no reading to refuse; this finds the reason. A run that is only too
// short is told apart.
engine::Refusal why_no_offer(const State& state, Seat seat, const PlayDraft& draft) {
    const auto any = readings(draft.cards, wild_rank(state, seat), 2);
    const Reading reading = any.empty() ? Reading{} : any.front();
    return refusal_of(check_move(state, seat, Play{draft.cards, reading, draft.with_stress}));
}

// The draft's own reading, or the strongest that can be played now.
void settle_play(Assessment& assessment, const State& state, Seat seat, const PlayDraft& draft) {
    std::optional<Reading> reading = draft.reading;
    for (const Assessment::Offer& offer : assessment.offers)
        if (!reading && offer.refusal == engine::Refusal{}) reading = offer.reading;
    if (reading)
        settle(assessment, state, seat, Play{draft.cards, *reading, draft.with_stress});
    else
        assessment.refusal =
            assessment.offers.empty() ? why_no_offer(state, seat, draft) : assessment.offers.front().refusal;
}

void fill(Assessment& assessment, const State& state, Seat seat, const PlayDraft& draft) {
    for (const Reading reading : readings(draft.cards, wild_rank(state, seat), state.shortest_run))
        assessment.offers.push_back(
            {reading, refusal_of(check_move(state, seat, Play{draft.cards, reading, draft.with_stress}))});
    settle_play(assessment, state, seat, draft);
    if (draft.with_stress && !stress_has_moment(state, seat)) return;
    assessment.may_add =
        cards_of_plays_with(state, seat, demand(state, seat, draft.with_stress), draft.cards) - draft.cards;
}

// What may be named with that deed.
void list_choices(Assessment& assessment, const State& state, Seat seat, Pass::Deed deed) {
    const Player& player = state.at(seat);
    const Archive& archive = archive_of(state, seat);
    switch (deed) {
    case Pass::Deed::nothing:
    case Pass::Deed::drop: return;
    case Pass::Deed::cover:
        assessment.columns = archive.columns();
        if (assessment.columns != 0) assessment.may_add = player.hand;
        return;
    case Pass::Deed::to_badge:
        if (player.free_slot()) assessment.may_add = archive.available();
        return;
    case Pass::Deed::give: assessment.receivers = teammates(state, seat); [[fallthrough]];
    case Pass::Deed::fetch:
    case Pass::Deed::shred: break;
    }
    const Stress needed = deed == Pass::Deed::give    ? Stress::call_transfer
                          : deed == Pass::Deed::fetch ? Stress::backlog
                                                      : Stress::shredder;
    if (player.stress == needed) assessment.may_add = cards_for_stress(state, seat, needed);
}

// The draft with the first possible choice in each gap: refused exactly when no choice would do.
Pass completed(const Assessment& assessment, const PassDraft& draft) {
    Pass pass{.deed = draft.deed};
    if (draft.card)
        pass.card = *draft.card;
    else if (!assessment.may_add.empty())
        pass.card = assessment.may_add.first();
    pass.column = draft.column.value_or(
        static_cast<std::uint8_t>(assessment.columns == 0 ? 0 : std::countr_zero(assessment.columns)));
    if (draft.receiver)
        pass.receiver = *draft.receiver;
    else if (!assessment.receivers.empty())
        pass.receiver = *assessment.receivers.begin();
    return pass;
}

bool is_complete(const PassDraft& draft) {
    if (draft.deed == Pass::Deed::nothing || draft.deed == Pass::Deed::drop) return true;
    if (!draft.card) return false;
    if (draft.deed == Pass::Deed::cover) return draft.column.has_value();
    return draft.deed != Pass::Deed::give || draft.receiver.has_value();
}

void fill(Assessment& assessment, const State& state, Seat seat, const PassDraft& draft) {
    if (!state.trick && !must_drop_stress(state, seat)) {
        assessment.refusal = engine::Refusal::of(Reason::must_lead);
        return;
    }
    list_choices(assessment, state, seat, draft.deed);
    const Pass pass = completed(assessment, draft);
    if (is_complete(draft)) {
        settle(assessment, state, seat, pass);
        return;
    }
    assessment.refusal = refusal_of(check_move(state, seat, pass));
    if (assessment.refusal == engine::Refusal{}) assessment.refusal = engine::Refusal::of(Reason::unfinished);
}

void fill(Assessment& assessment, const State& state, Seat seat, const CommitDraft& draft) {
    const bool full = draft.cards.size() >= 2 && (draft.wild || !state.is_leader(seat));
    if (!full) assessment.may_add = state.at(seat).hand - draft.cards;
    if (draft.wild) assessment.may_add.erase(*draft.wild);
    settle(assessment, state, seat, Commit{draft.cards, draft.wild});
}

void fill(Assessment& assessment, const State& state, Seat seat, const BadgeDraft& draft) {
    for (int team = 0; team < team_count; ++team)
        if (state.badges_left[static_cast<std::size_t>(team)] > 0)
            assessment.teams = static_cast<std::uint8_t>(assessment.teams | 1U << team);
    assessment.stress_left = state.stress_left;
    if (draft.team && draft.stress)
        settle(assessment, state, seat, TakeBadge{*draft.team, *draft.stress});
    else
        assessment.refusal = engine::Refusal::of(Reason::unfinished);
}

void fill(Assessment& assessment, const State& state, Seat seat, const NextRound& draft) {
    settle(assessment, state, seat, draft);
}

// Whether some action of this turn could use the Stress card. [ET-21]
bool stress_possible(const State& state, Seat seat) {
    const auto stress = state.at(seat).stress;
    if (!stress) return false;
    if (used_when_passing(*stress)) return state.trick || must_drop_stress(state, seat);
    return stress_has_moment(state, seat) && !cards_of_plays_with(state, seat, demand(state, seat, true), {}).empty();
}

// Who could no longer use a Stress card after the action, so that the round would be lost. [ET-21]
std::optional<Seat> stranded_after(const State& state, Seat seat, const Action& action) {
    const State after = Rules::apply(state, seat, action).state;
    return after.result ? after.result->stranded : std::nullopt;
}

constexpr Phase phase_of(const PlayDraft& /*draft*/) { return Phase::turns; }
constexpr Phase phase_of(const PassDraft& /*draft*/) { return Phase::turns; }
constexpr Phase phase_of(const CommitDraft& /*draft*/) { return Phase::choice; }
constexpr Phase phase_of(const BadgeDraft& /*draft*/) { return Phase::draft; }

} // namespace

Assessment Rules::assess(const State& state, Seat seat, const Draft& draft) {
    Assessment assessment;
    std::visit(
        [&](const auto& choice) {
            if (phase_of(choice) != state.phase)
                assessment.refusal = engine::Refusal::of(Reason::not_now);
            else if (!waiting_on(state).contains(seat))
                assessment.refusal = engine::Refusal::of(Reason::not_waited);
            else
                fill(assessment, state, seat, choice);
        },
        draft);
    if (state.phase != Phase::turns || seat != state.turn) return assessment;
    assessment.stress_possible = stress_possible(state, seat);
    if (assessment.action) assessment.stranded = stranded_after(state, seat, *assessment.action);
    return assessment;
}

namespace {

Draft as_draft(const Play& play) { return PlayDraft{play.cards, play.reading, play.with_stress}; }
Draft as_draft(const Pass& pass) { return PassDraft{pass.deed, pass.card, pass.column, pass.receiver}; }
Draft as_draft(const Commit& commit) { return CommitDraft{commit.cards, commit.wild}; }
Draft as_draft(const TakeBadge& take) { return BadgeDraft{take.team, take.stress}; }
Draft as_draft(const NextRound& next) { return next; }

} // namespace

Draft Rules::draft_of(const Action& action) {
    return std::visit([](const auto& move) { return as_draft(move); }, action);
}

} // namespace eternamente_temporario

#include "games/null_game/rules/rules.h"

namespace null_game {

using engine::Refusal;

// Asks `check` rather than judging again, so that the two cannot come to disagree.
Assessment Rules::assess(const State& state, engine::Seat seat, const Draft& draft) {
    Assessment assessment;
    for (const Action& action : legal(state, seat)) assessment.may_choose.push_back(action.card);
    if (!draft.card) {
        assessment.why_not = Refusal::of(Reason::nothing_chosen);
        return assessment;
    }
    const Action action{*draft.card};
    if (const auto allowed = check(state, seat, action); allowed)
        assessment.action = action;
    else
        assessment.why_not = allowed.error();
    return assessment;
}

Draft Rules::draft_of(const Action& action) { return {action.card}; }

bool Rules::ready(const Assessment& assessment) { return assessment.action.has_value(); }

} // namespace null_game

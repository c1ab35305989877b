// How the cards on one's own side may be chosen: asked, never judged here.
#include "games/eternamente_temporario/ui/parts.h"

namespace eternamente_temporario {

namespace {

Choosing for_commit(const In& in, Seat seat, const CommitDraft& draft) {
    Choosing choosing;
    const Assessment assessment = in.assess(seat, draft);
    choosing.on = true;
    choosing.drags = true;
    choosing.chosen = draft.cards;
    if (draft.wild) choosing.chosen.insert(*draft.wild);
    choosing.bright = assessment.may_add;
    choosing.offered = assessment.may_add | choosing.chosen;
    return choosing;
}

Choosing for_play(const In& in, Seat seat, const PlayDraft& draft) {
    Choosing choosing;
    choosing.on = true;
    choosing.drags = true;
    choosing.chosen = draft.cards;
    choosing.bright = in.assess(seat, draft).may_add;
    // What cannot help may be chosen too: the button then says why not.
    choosing.offered = usable_by(in.view, seat);
    return choosing;
}

Choosing for_pass(const In& in, Seat seat, const PassDraft& draft) {
    Choosing choosing;
    choosing.on = true;
    if (draft.card) choosing.chosen.insert(*draft.card);
    choosing.bright = in.assess(seat, draft).may_add;
    choosing.offered = choosing.bright | choosing.chosen;
    choosing.columns = draft.deed == Pass::Deed::cover;
    choosing.drags = choosing.columns;
    return choosing;
}

} // namespace

Choosing choosing_of(const In& in, Seat seat) {
    if (!may_act(in, seat)) return {};
    const Screen::Choices choices = choices_of(in);
    switch (in.view.phase) {
    case Phase::choice: return seat_of(in.view, seat).committed ? Choosing{} : for_commit(in, seat, choices.commit);
    case Phase::turns: return choices.pass ? for_pass(in, seat, *choices.pass) : for_play(in, seat, choices.play);
    case Phase::draft:
    case Phase::result:
    case Phase::over: break;
    }
    return {};
}

} // namespace eternamente_temporario

#include "games/null_game/ui/screen.h"

#include "games/null_game/ui/parts.h"

#include "games/null_game/words.h"
#include "kit/palettes.h"

namespace null_game {

using Reaction = kit::Reaction<Action>;

void Screen::build(const kit::In<Screen>& in, scene::Box area, scene::Builder& out) {
    if (in.sitting.viewer.is_seat()) {
        add_hand(in, area, out);
    } else {
        add_table(in, area, out);
    }
}

kit::Reaction<Action> Screen::react(const kit::In<Screen>& in, Local& local, const scene::Command& command,
                                    double /*now*/) {
    Reaction reaction;
    if (command.is("null_choose")) {
        reaction.handled = true;
        local.draft.card = static_cast<Card>(command.a);
        reaction.cue = kit::Cue::card;
    } else if (command.is("null_lay") && in.sitting.viewer.is_seat()) {
        reaction.handled = true;
        reaction.seat = in.sitting.viewer.seat();
        const Assessment assessment = in.assess(reaction.seat, local.draft);
        reaction.action = assessment.action;
        if (assessment.why_not) reaction.notice = why_not(*assessment.why_not, in.sitting);
    }
    return reaction;
}

kit::Reaction<Action> Screen::tick(const kit::In<Screen>& /*in*/, Local& /*local*/, double /*now*/) { return {}; }

kit::Telling Screen::tell(const Event& event, const kit::Sitting& sitting) {
    const auto name = [&] { return sitting.name(event.seat); };
    switch (event.kind) {
    case Event::Kind::chose: return {words::tell_chose(name()), kit::Cue::card};
    case Event::Kind::showed: return {words::tell_showed(name(), event.card.value_or(0)), kit::Cue::card};
    case Event::Kind::scored: return {words::tell_scored(name()), kit::Cue::token};
    case Event::Kind::no_one: return {words::tell_no_one()};
    case Event::Kind::ended: return {words::tell_ended()};
    case Event::Kind::drew: break;
    }
    return {};
}

text::Text Screen::why_not(engine::Refusal refusal, const kit::Sitting& sitting) {
    switch (static_cast<Reason>(refusal.reason)) {
    case Reason::over: return words::why_over();
    case Reason::not_seated: return words::why_not_seated();
    case Reason::already_chosen:
        return words::why_already(sitting.viewer.is_seat() ? sitting.name(sitting.viewer.seat()) : "");
    case Reason::not_in_hand: return words::why_not_in_hand(refusal.a);
    case Reason::nothing_chosen: break;
    }
    return words::why_nothing();
}

text::Text Screen::errand(const kit::In<Screen>& /*in*/, engine::Seat /*seat*/) { return words::errand(); }

text::Text Screen::score_line(const kit::In<Screen>& in, engine::Seat seat) {
    return words::points(in.view.seats[static_cast<std::size_t>(seat.index())].points);
}

std::vector<kit::HelpPage> Screen::help() {
    return {
        {words::help_title(), {words::help(1), words::help(2)}, {card_face(3), card_face(7), card_face(12)}, false}};
}

const scene::Palette& Screen::palette() { return kit::house_palette(); }
const text::Pack& Screen::words() { return words::pack; }

} // namespace null_game

// What a tap on the desk does.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

namespace eternamente_temporario {

namespace {

constexpr double passing_pause = 900; // ms

using Reaction = kit::Reaction<Action>;
using Local = Screen::Local;
using Choices = Screen::Choices;

Reaction handled(kit::Cue cue = kit::Cue::none) {
    Reaction reaction;
    reaction.handled = true;
    reaction.cue = cue;
    return reaction;
}

Reaction refused(text::Text notice) {
    Reaction reaction = handled();
    reaction.notice = std::move(notice);
    return reaction;
}

// The choices of this moment, to be changed.
Choices& open_choices(const In& in, Local& local, Seat actor) {
    const Screen::Moment moment = moment_of(in.view, actor);
    if (local.moment != moment) local.choices = {};
    local.moment = moment;
    return local.choices;
}

// --- choosing -------------------------------------------------------------------------------------------------------

void toggle(CardSet& cards, Card card) {
    if (cards.contains(card))
        cards.erase(card);
    else
        cards.insert(card);
}

Reaction choose_for_commit(const In& in, Choices& choices, Card card, Seat seat) {
    CommitDraft& draft = choices.commit;
    if (draft.wild == card) {
        draft.wild.reset();
        choices.wild_next = true;
    } else if (draft.cards.contains(card)) {
        draft.cards.erase(card);
        choices.wild_next = false;
    } else if (const bool leader = seat_of(in.view, seat).leader;
               leader && !draft.wild && (choices.wild_next || draft.cards.size() >= 2)) {
        draft.wild = card;
        choices.wild_next = false;
    } else if (draft.cards.size() < 2) {
        draft.cards.insert(card);
    } else {
        return refused(words::why_two_cards());
    }
    return handled(kit::Cue::card);
}

// With one teammate there is nothing to choose.
void settle_receiver(const In& in, PassDraft& draft, Seat seat) {
    if (draft.deed != Pass::Deed::give) return;
    const engine::SeatSet receivers = in.assess(seat, draft).receivers;
    if (receivers.size() == 1) draft.receiver = *receivers.begin();
}

Reaction choose_card(const In& in, Local& local, Card card, Seat seat) {
    Choices& choices = open_choices(in, local, seat);
    if (in.view.phase == Phase::choice) return choose_for_commit(in, choices, card, seat);
    if (in.view.phase != Phase::turns) return handled();
    if (choices.pass) {
        choices.pass->card = choices.pass->card == card ? std::nullopt : std::optional{card};
        settle_receiver(in, *choices.pass, seat);
        return handled(kit::Cue::card);
    }
    toggle(choices.play.cards, card);
    choices.play.reading.reset();
    return handled(kit::Cue::card);
}

Reaction choose_column(const In& in, Local& local, const scene::Command& command, Seat seat) {
    Choices& choices = open_choices(in, local, seat);
    if (in.view.phase != Phase::turns) return handled();
    if (command.dropped) {
        if (command.b < 0 || command.b >= card_count) return handled();
        choices.pass = PassDraft{Pass::Deed::cover, Card{command.b}, {}, {}};
    }
    if (!choices.pass || choices.pass->deed != Pass::Deed::cover) return handled();
    choices.pass->column = static_cast<std::uint8_t>(command.a);
    return handled(kit::Cue::card);
}

Reaction drop_on_badge(const In& in, Local& local, const scene::Command& command, Seat seat) {
    if (!command.dropped || command.b < 0 || command.b >= card_count || in.view.phase != Phase::turns) return handled();
    open_choices(in, local, seat).pass = PassDraft{Pass::Deed::to_badge, Card{command.b}, {}, {}};
    return handled(kit::Cue::card);
}

Reaction drop_on_trick(const In& in, Local& local, const scene::Command& command, Seat seat) {
    if (!command.dropped || command.b < 0 || command.b >= card_count || in.view.phase != Phase::turns) return handled();
    Choices& choices = open_choices(in, local, seat);
    choices.pass.reset();
    choices.play.cards.insert(Card{command.b});
    choices.play.reading.reset();
    return handled(kit::Cue::card);
}

Reaction drop_on_slot(const In& in, Local& local, const scene::Command& command, Seat seat) {
    if (in.view.phase != Phase::choice) return handled();
    Choices& choices = open_choices(in, local, seat);
    if (!command.dropped) {
        // A filled slot is emptied, a free one is filled next.
        if (command.a >= 0 && command.a < card_count) return choose_for_commit(in, choices, Card{command.a}, seat);
        choices.wild_next = command.b == 1;
        return handled(kit::Cue::tap);
    }
    if (command.b < 0 || command.b >= card_count) return handled();
    return choose_for_commit(in, choices, Card{command.b}, seat);
}

Reaction choose_reading(const In& in, Local& local, int index, Seat seat) {
    Choices& choices = open_choices(in, local, seat);
    const Assessment assessment = in.assess(seat, choices.play);
    local.sheet = Screen::Sheet::none;
    if (index >= 0 && index < static_cast<int>(assessment.offers.size()))
        choices.play.reading = assessment.offers[static_cast<std::size_t>(index)].reading;
    return handled(kit::Cue::tap);
}

// --- doing ----------------------------------------------------------------------------------------------------------

// Committing it would lose the round at once: the table is asked first. [ET-21]
text::Text warning(const In& in, const Assessment& assessment) {
    if (!assessment.stranded) return {};
    const SeatView& victim = seat_of(in.view, *assessment.stranded);
    const std::string& name = in.sitting.name(*assessment.stranded);
    if (!victim.stress) return words::stranded_ask_unnamed(name, spoken(*victim.team));
    return words::stranded_ask(name, spoken(*victim.stress), spoken(*victim.team));
}

Reaction commit(const In& in, Seat seat, const Draft& draft, kit::Cue cue) {
    const Assessment assessment = in.assess(seat, draft);
    if (!assessment.action) return refused(Screen::why_not(assessment.refusal, in.sitting));
    Reaction reaction = handled(cue);
    reaction.action = assessment.action;
    reaction.seat = seat;
    reaction.ask = warning(in, assessment);
    return reaction;
}

Reaction begin_deed(const In& in, Local& local, Pass::Deed deed, Seat seat) {
    local.sheet = Screen::Sheet::none;
    Choices& choices = open_choices(in, local, seat);
    const PassDraft draft{deed, {}, {}, {}};
    if (deed == Pass::Deed::nothing || deed == Pass::Deed::drop) return commit(in, seat, draft, kit::Cue::tap);
    choices.pass = draft;
    return handled(kit::Cue::tap);
}

Reaction use_stress(const In& in, Local& local, Seat seat) {
    local.sheet = Screen::Sheet::none;
    const auto& stress = seat_of(in.view, seat).stress;
    if (!stress) return handled();
    Choices& choices = open_choices(in, local, seat);
    if (const auto deed = deed_of(*stress)) {
        const Assessment drop = in.assess(seat, PassDraft{Pass::Deed::drop, {}, {}, {}});
        return begin_deed(in, local, drop.action ? Pass::Deed::drop : *deed, seat);
    }
    choices.pass.reset();
    choices.play.with_stress = !choices.play.with_stress;
    choices.play.reading.reset();
    return handled(kit::Cue::tap);
}

Reaction toggle_passing(const In& in, Local& local, Seat seat) {
    local.sheet = Screen::Sheet::none;
    if (!in.view.trick) return handled();
    if (local.passing_round != in.view.round || local.passing_trick != in.view.tricks) local.passing = {};
    local.passing_round = in.view.round;
    local.passing_trick = in.view.tricks;
    local.passes_at = -1;
    if (local.passing.contains(seat))
        local.passing.erase(seat);
    else
        local.passing.insert(seat);
    return handled(kit::Cue::tap);
}

Reaction show_sheet(Local& local, Screen::Sheet sheet, int about) {
    local.sheet = sheet;
    local.about = about;
    return handled(kit::Cue::tap);
}

// What anybody may do at any time.
std::optional<Reaction> look_around(Local& local, const scene::Command& command) {
    if (command.is("et_sheet")) return show_sheet(local, static_cast<Screen::Sheet>(command.a), 0);
    if (command.is("et_seat")) return show_sheet(local, Screen::Sheet::seat, command.a);
    if (command.is("et_stress_show")) return show_sheet(local, Screen::Sheet::stress, command.a);
    if (command.is("et_sort")) {
        local.by_rank = !local.by_rank;
        return handled(kit::Cue::shuffle);
    }
    return std::nullopt;
}

std::optional<Reaction> choose(const In& in, Local& local, const scene::Command& command, Seat seat) {
    if (command.is("et_card")) return choose_card(in, local, Card{command.a}, seat);
    if (command.is("et_column")) return choose_column(in, local, command, seat);
    if (command.is("et_drop_badge")) return drop_on_badge(in, local, command, seat);
    if (command.is("et_drop_trick")) return drop_on_trick(in, local, command, seat);
    if (command.is("et_commit_slot")) return drop_on_slot(in, local, command, seat);
    if (command.is("et_reading")) return choose_reading(in, local, command.a, seat);
    if (command.is("et_receiver")) {
        Choices& choices = open_choices(in, local, seat);
        if (choices.pass) choices.pass->receiver = Seat{command.a};
        return handled(kit::Cue::tap);
    }
    if (command.is("et_clear")) {
        open_choices(in, local, seat).play.cards = {};
        return handled(kit::Cue::card);
    }
    if (command.is("et_play_instead")) {
        open_choices(in, local, seat).pass.reset();
        return handled(kit::Cue::tap);
    }
    if (command.is("et_team")) {
        open_choices(in, local, seat).badge.team = static_cast<Team>(command.a);
        return handled(kit::Cue::token);
    }
    if (command.is("et_stress_pick")) {
        open_choices(in, local, seat).badge.stress = static_cast<Stress>(command.a);
        return handled(kit::Cue::card);
    }
    return std::nullopt;
}

std::optional<Reaction> act(const In& in, Local& local, const scene::Command& command, Seat seat) {
    if (command.is("et_deed")) return begin_deed(in, local, static_cast<Pass::Deed>(command.a), seat);
    if (command.is("et_stress")) return use_stress(in, local, seat);
    if (command.is("et_play")) return commit(in, seat, choices_of(in).play, kit::Cue::card);
    if (command.is("et_pass")) return commit(in, seat, choices_of(in).pass.value_or(PassDraft{}), kit::Cue::tap);
    if (command.is("et_commit")) return commit(in, seat, choices_of(in).commit, kit::Cue::card);
    if (command.is("et_take")) return commit(in, seat, choices_of(in).badge, kit::Cue::stamp);
    if (command.is("et_next_round")) return commit(in, seat, NextRound{}, kit::Cue::shuffle);
    return std::nullopt;
}

} // namespace

kit::Reaction<Action> Screen::react(const kit::In<Screen>& in, Local& local, const scene::Command& command,
                                    double /*now*/) {
    if (auto reaction = look_around(local, command)) return *reaction;
    if (command.is("et_passing")) return toggle_passing(in, local, Seat{command.a});
    const auto seat = actor_of(in);
    if (!seat) return {};
    if (auto reaction = choose(in, local, command, *seat)) return *reaction;
    if (auto reaction = act(in, local, command, *seat)) return *reaction;
    return {};
}

// Whoever passes for this trick does so after a moment in which it can still be changed.
kit::Reaction<Action> Screen::tick(const kit::In<Screen>& in, Local& local, double now) {
    const auto seat = actor_of(in);
    if (!seat || in.sitting.viewer.is_seat() || !passes_for_trick(in, *seat)) return {};
    if (local.passes_at < 0 || local.moment != moment_of(in.view, *seat)) {
        open_choices(in, local, *seat);
        local.passes_at = now + passing_pause;
        return handled();
    }
    if (now < local.passes_at) return {};
    local.passes_at = -1;
    Reaction pass = commit(in, *seat, PassDraft{}, kit::Cue::tap);
    if (pass.ask.empty()) return pass;
    // Not what was agreed to: somebody has to decide. [ET-21]
    local.passing.erase(*seat);
    return handled();
}

} // namespace eternamente_temporario

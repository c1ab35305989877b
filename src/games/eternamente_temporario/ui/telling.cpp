// What happened on the desk, in players' names; and why something is not possible.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

namespace eternamente_temporario {

namespace {

template <class... Cases> struct Overload : Cases... {
    using Cases::operator()...;
};

using kit::Cue;
using kit::Telling;

Telling tell_played(const Played& event, const std::string& name) {
    const text::Text reading = spoken_low(event.reading);
    const Cue cue = is_bomb(event.reading) ? Cue::gong : Cue::card;
    const int vibrate = is_bomb(event.reading) ? 120 : 0;
    if (event.stress) {
        const text::Text stress = spoken(*event.stress);
        return {event.lead ? words::tell_led_stress(name, reading, stress)
                           : words::tell_played_stress(name, reading, stress),
                cue, vibrate};
    }
    return {event.lead ? words::tell_led(name, reading) : words::tell_played(name, reading), cue, vibrate};
}

Telling tell_badge(const BadgeTaken& event, const std::string& name) {
    const text::Text team = spoken(event.team);
    const text::Text stress = spoken(event.stress);
    if (event.cards.empty()) return {words::tell_badge(name, team, stress), Cue::stamp};
    return {words::tell_badge_cards(name, team, stress, event.cards.size()), Cue::stamp};
}

Telling tell_given(const Given& event, const std::string& giver, const std::string& receiver) {
    if (event.card) return {words::tell_gave_card(giver, spoken(*event.card), receiver), Cue::card};
    return {words::tell_gave(giver, receiver), Cue::card};
}

Telling tell_stress(const StressUsed& event, const std::string& name) {
    if (event.in_vain) return {words::tell_in_vain(name, spoken(event.stress)), Cue::card};
    // With a play it is told there.
    if (!used_when_passing(event.stress)) return {};
    return {words::tell_stress_pass(name, spoken(event.stress)), Cue::token};
}

} // namespace

kit::Telling Screen::tell(const Event& event, const kit::Sitting& sitting) {
    const auto name = [&](Seat seat) -> const std::string& { return sitting.name(seat); };
    return std::visit(
        Overload{
            [&](const Played& e) { return tell_played(e, name(e.seat)); },
            [&](const Passed& e) -> Telling { return {words::tell_passed(name(e.seat)), Cue::tap}; },
            [&](const Covered& e) -> Telling { return {words::tell_covered(name(e.seat), spoken(e.card)), Cue::card}; },
            [&](const MovedToBadge& e) -> Telling {
                return {words::tell_to_badge(name(e.seat), spoken(e.card)), Cue::card};
            },
            [&](const Given& e) { return tell_given(e, name(e.seat), name(e.receiver)); },
            [&](const Fetched& e) -> Telling { return {words::tell_fetched(name(e.seat), spoken(e.card)), Cue::card}; },
            [&](const Shredded& e) -> Telling {
                return {words::tell_shredded(name(e.seat), spoken(e.card)), Cue::stamp};
            },
            [&](const StressUsed& e) { return tell_stress(e, name(e.seat)); },
            [&](const Disturbed& e) -> Telling { return {words::tell_disturbed(name(e.seat)), Cue::token}; },
            [&](const TurnLost& e) -> Telling { return {words::tell_turn_lost(name(e.seat))}; },
            [&](const TurnSkipped& e) -> Telling { return {words::tell_skipped(name(e.seat))}; },
            [](const TableCleared&) -> Telling { return {words::tell_cleared(), Cue::shuffle}; },
            [&](const LeadPassed& e) -> Telling { return {words::tell_lead_passed(name(e.from), name(e.to))}; },
            [&](const WentOut& e) -> Telling { return {words::tell_out(name(e.seat)), Cue::applause, 60}; },
            [&](const CameBack& e) -> Telling { return {words::tell_back(name(e.seat))}; },
            [&](const RoundDealt& e) -> Telling {
                return {words::tell_dealt(e.round, name(e.leader_1), name(e.leader_2)), Cue::shuffle};
            },
            [&](const Committed& e) -> Telling { return {words::tell_committed(name(e.seat)), Cue::card}; },
            [](const Revealed& e) -> Telling {
                return {words::tell_revealed(e.wilds[0].rank(), e.wilds[1].rank()), Cue::shuffle};
            },
            [](const Archived&) { return Telling{}; },
            [&](const BadgeTaken& e) { return tell_badge(e, name(e.seat)); },
            [](const StressLeft& e) -> Telling { return {words::tell_stress_left(spoken(e.stress))}; },
            [&](const TurnsBegin& e) -> Telling { return {words::tell_begin(name(e.first))}; },
            [](const RoundEnded& e) -> Telling {
                return {words::tell_round_won(spoken(e.result.winner)), Cue::gavel, 100};
            },
            [](const MatchEnded&) -> Telling { return {words::tell_match_won(), Cue::applause, 200}; },
        },
        event);
}

namespace {

// Of the choices before the turns.
std::optional<text::Text> why_before(Reason reason) {
    switch (reason) {
    case Reason::two_cards: return words::why_two_cards();
    case Reason::wild_missing: return words::why_wild_missing();
    case Reason::wild_not_yours: return words::why_wild_not_yours();
    case Reason::wild_chosen: return words::why_wild_chosen();
    case Reason::not_in_hand: return words::why_not_in_hand();
    case Reason::no_badge_left: return words::why_no_badge_left();
    case Reason::stress_taken: return words::why_stress_taken();
    default: return std::nullopt;
    }
}

std::optional<text::Text> why_no_play(Reason reason, int number) {
    switch (reason) {
    case Reason::no_cards: return words::why_no_cards();
    case Reason::not_usable: return words::why_not_usable();
    case Reason::covered: return words::why_covered();
    case Reason::too_many: return words::why_too_many();
    case Reason::no_combination: return words::why_no_combination();
    case Reason::other_reading: return words::why_other_reading();
    case Reason::run_too_short: return words::why_run_too_short(number);
    case Reason::other_kind: return words::why_other_kind();
    case Reason::other_size: return words::why_other_size(number);
    case Reason::not_higher: return words::why_not_higher(number);
    case Reason::bomb_only: return words::why_bomb_only();
    case Reason::bomb_not_higher: return words::why_bomb_not_higher(number);
    default: return std::nullopt;
    }
}

std::optional<text::Text> why_no_stress(Reason reason, int number) {
    switch (reason) {
    case Reason::no_stress: return words::why_no_stress();
    case Reason::stress_moment: return words::why_stress_moment();
    case Reason::stress_in_bomb: return words::why_stress_in_bomb();
    case Reason::breakdown_lowest: return words::why_breakdown_lowest(number);
    case Reason::escalation_size: return words::why_escalation_size(number);
    case Reason::escalation_five: return words::why_escalation_five();
    case Reason::echo_equal: return words::why_echo_equal(number);
    case Reason::something_to_do: return words::why_something_to_do();
    default: return std::nullopt;
    }
}

std::optional<text::Text> why_no_pass(Reason reason) {
    switch (reason) {
    case Reason::must_lead: return words::why_must_lead();
    case Reason::must_drop: return words::why_must_drop();
    case Reason::no_column: return words::why_no_column();
    case Reason::not_available: return words::why_not_available();
    case Reason::badge_full: return words::why_badge_full();
    case Reason::not_in_archive: return words::why_not_in_archive();
    case Reason::not_shreddable: return words::why_not_shreddable();
    case Reason::no_teammate: return words::why_no_teammate();
    default: return std::nullopt;
    }
}

} // namespace

text::Text Screen::why_not(engine::Refusal refusal, const kit::Sitting& /*sitting*/) {
    const auto reason = static_cast<Reason>(refusal.reason);
    if (auto words = why_before(reason)) return *words;
    if (auto words = why_no_play(reason, refusal.a)) return *words;
    if (auto words = why_no_stress(reason, refusal.a)) return *words;
    if (auto words = why_no_pass(reason)) return *words;
    if (reason == Reason::not_waited) return words::why_not_waited();
    if (reason == Reason::unfinished) return words::why_unfinished();
    return words::why_not_now();
}

text::Text Screen::errand(const kit::In<Screen>& in, engine::Seat /*seat*/) {
    switch (in.view.phase) {
    case Phase::choice: return words::errand_choice();
    case Phase::draft: return words::errand_draft();
    default: break;
    }
    return in.view.trick ? words::errand_play() : words::errand_lead();
}

text::Text Screen::score_line(const kit::In<Screen>& in, engine::Seat seat) {
    return words::result_points(seat_of(in.view, seat).points);
}

} // namespace eternamente_temporario

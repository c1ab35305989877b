// Every invariant of a state; it must cope with whatever decode_state gives.
#include "games/wench/rules/calls.h"
#include "games/wench/rules/plays.h"
#include "games/wench/rules/rules.h"

#include <algorithm>

namespace wench {

namespace {

using Fault = std::optional<std::string>;

bool within(SeatSet part, SeatSet whole) {
    return std::ranges::all_of(part, [&](Seat seat) { return whole.contains(seat); });
}

Fault audit_table(const State& state) {
    const SeatSet all = SeatSet::first(state.seats);
    if (!within(state.playing, all) || state.playing.size() < least_players) return "who plays";
    if (!all.contains(state.dealer)) return "dealer";
    if (!state.playing.contains(state.turn)) return "an empty chair is on turn";
    if (state.quiet && state.dropped != 0) return "cards dropped from a Quiet table";
    if (!within(state.truces, state.playing) || !within(state.spoken, state.playing)) return "a rule of nobody's";
    if (state.phase == Phase::form || state.phase == Phase::judging) return "phase";
    if (state.pile_chance.stream_number() != static_cast<std::uint32_t>(Stream::pile) ||
        state.hand_chance.stream_number() != static_cast<std::uint32_t>(Stream::hands))
        return "streams";
    return std::nullopt;
}

// Each card in exactly one place.
Fault audit_cards(const State& state) {
    CardSet seen;
    bool twice = false;
    const auto add = [&](CardSet cards) {
        twice |= !(seen & cards).empty();
        seen |= cards;
    };
    add(state.pile);
    add(state.discards);
    if (state.announced) add({state.announced->card});
    for (const Player& player : state.players) {
        add(player.hand);
        if (player.table) add({*player.table});
    }
    if (twice) return "a card in two places";
    if (seen != cards_of(state)) return "cards lost or strange ones found";
    if (state.top && !state.discards.contains(*state.top)) return "the card on top of the discards";
    return std::nullopt;
}

Fault audit_gift(const State& state, Seat seat) {
    const auto& gift = state.at(seat).gift;
    if (!gift) return std::nullopt;
    if (gift->to != seat || gift->from == seat || !state.playing.contains(gift->from)) return "a gift between nobody";
    return cards_of(state).contains(gift->card) ? std::nullopt : Fault{"a gift of no card"};
}

Fault audit_seats(const State& state) {
    const CardSet cards = cards_of(state);
    for (const Seat seat : SeatSet::first(state.seats)) {
        const Player& player = state.at(seat);
        if (player.table && row(*player.table).kind != Kind::table) return "no Table card in front";
        if (!cards.contains_all(player.discarded)) return "cards shown that are none";
        if (player.cut && !cards.contains(*player.cut)) return "a cut of no card";
        if (Fault fault = audit_gift(state, seat)) return fault;
        if (state.playing.contains(seat)) continue;
        if (player != Player{.discarded = player.discarded, .cut = player.cut, .penalties = player.penalties})
            return "somebody who left is still in the game";
    }
    return std::nullopt;
}

Fault audit_moments(const State& state) {
    for (std::size_t moment = 0; moment < state.moments.size(); ++moment) {
        if (!within(state.moments[moment], state.playing)) return "a moment of nobody's";
        for (int seat = 0; seat < most_players; ++seat) {
            const SeatSet by = state.answered[moment][static_cast<std::size_t>(seat)];
            if (!within(by, state.playing)) return "an answer of nobody's";
            if (!by.empty() && !state.moments[moment].contains(Seat{seat})) return "an answer to nothing";
        }
    }
    return std::nullopt;
}

Fault audit_wrestled(const State& state) {
    if (!state.wrestled) return std::nullopt;
    const Wrestled& shown = *state.wrestled;
    const SeatSet all = SeatSet::first(state.seats);
    const CardSet cards = cards_of(state);
    const bool sound = all.contains(shown.one) && all.contains(shown.other) && shown.one != shown.other &&
                       cards.contains(shown.one_card) && cards.contains(shown.other_card) &&
                       shown.one_card != shown.other_card;
    return sound ? std::nullopt : Fault{"arms that never wrestled"};
}

// The card in the middle, as check let it be played.
Fault audit_announced(const State& state) {
    const Announced& announced = *state.announced;
    const Row& card = row(announced.card);
    if (announced.by != state.turn || card.kind == Kind::fast) return "who announced what";
    SeatSet possible = state.playing;
    possible.erase(announced.by);
    if (!within(announced.targets, possible) || announced.targets.size() > most_targets(announced.card))
        return "targets";
    if (announced.discard_old && (!state.spider || card.kind != Kind::table || !state.at(announced.by).table))
        return "Spider without an old card";
    if (announced.cancelled && (state.phase != Phase::window || !state.call)) return "a cancelled card goes on";
    return std::nullopt;
}

// The card of the turn, as it is remembered.
Fault audit_done(const State& state) {
    if (!state.done) return std::nullopt;
    const SeatSet all = SeatSet::first(state.seats);
    if (!all.contains(state.done->by) || !within(state.done->targets, all) ||
        !cards_of(state).contains(state.done->card))
        return "a card that was never played";
    return std::nullopt;
}

bool is_empty(const Prepared& prepared) { return prepared == Prepared{}; }

// Nothing of a turn is under way.
Fault audit_at_rest(const State& state) {
    if (state.announced || state.request || !is_empty(state.prepared)) return "an effect that is over";
    if (state.follows_suit || state.follows_even) return "a rule that is over";
    if (state.stage != Stage::text || state.step != 0) return "a stage that is over";
    return std::nullopt;
}

bool somebody_is_out(const State& state) {
    return std::ranges::any_of(state.playing, [&](Seat seat) { return state.at(seat).hand.empty(); });
}

Fault audit_turn(const State& state) {
    if (Fault fault = audit_at_rest(state)) return fault;
    if (somebody_is_out(state)) return "a game that is won goes on";
    if (state.extra_turn && state.at(state.turn).turns_to_lose > 0) return "an extra turn that is lost";
    return std::nullopt;
}

Fault audit_window(const State& state) {
    if (!state.announced || state.request) return "a window without a card";
    if (!state.truces.empty() || state.extra_turn) return "a window that should not be";
    if (state.stage != Stage::text || state.step != 0) return "a text before its time";
    return std::nullopt;
}

// The step that asks, and of whom it may.
struct Asking {
    Name source{};
    Step step{};
    SeatSet who;
};

std::optional<Asking> asking(const State& state) {
    const auto rule = [&](When when, SeatSet who) {
        return Asking{house_rule(when), row(house_rule(when)).steps[0], who};
    };
    switch (state.stage) {
    case Stage::text: {
        if (!state.announced) return std::nullopt;
        const Step& step = row(state.announced->card).steps[state.step];
        if (row(state.announced->card).kind != Kind::action) return std::nullopt;
        SeatSet who = state.playing;
        if (step.who == Who::self) who = {state.turn};
        if (step.who == Who::other) who = state.announced->targets;
        if (step.verb == Verb::swap_cards)
            for (const Seat seat : state.announced->targets) who.insert(seat);
        if (step.verb == Verb::give && step.whom != Who::left &&
            state.announced->targets.size() <= static_cast<int>(state.step))
            return std::nullopt;
        if (step.verb == Verb::swap_cards && who.size() != 2) return std::nullopt;
        return Asking{state.announced->card.name(), step, who};
    }
    case Stage::matching:
        if (!state.follows_suit) return std::nullopt;
        return rule(When::suit_followed, {state.turn});
    case Stage::sharing:
        if (!state.follows_even) return std::nullopt;
        return rule(When::even_rank_played, {state.turn});
    case Stage::charity: return rule(When::turn_ends, state.playing);
    }
    return std::nullopt;
}

bool asks_for_cards(Verb verb) {
    return verb == Verb::discard || verb == Verb::discard_to || verb == Verb::give || verb == Verb::swap_cards;
}

// A call may change hands; who has to choose is looked at again when it is over.
Fault audit_answers(const State& state) {
    const Request& request = *state.request;
    bool waiting = false;
    for (int i = 0; i < most_players; ++i) {
        const CardSet answer = request.answers[static_cast<std::size_t>(i)];
        if (!request.who.contains(Seat{i}) || !request.answered.contains(Seat{i})) {
            if (!answer.empty() || (request.answered.contains(Seat{i}))) return "an answer that nobody asked for";
            if (!request.who.contains(Seat{i})) continue;
            waiting = true;
            const int count = due(state, request, Seat{i});
            if (!state.call && (count == 0 || state.at(Seat{i}).hand.size() <= count))
                return "a question without a choice";
            continue;
        }
        if (answer.size() != due(state, request, Seat{i}) || answer.empty() ||
            !state.at(Seat{i}).hand.contains_all(answer))
            return "an answer that is none";
    }
    return waiting ? std::nullopt : Fault{"nobody to wait for"};
}

Fault audit_choosing(const State& state) {
    if (!state.request) return "no question";
    const auto expected = asking(state);
    const Request& request = *state.request;
    if (!expected || !asks_for_cards(expected->step.verb)) return "a question that nothing asks";
    if (request.source != expected->source || request.verb != expected->step.verb || request.n != expected->step.n)
        return "another question than is asked";
    if (!within(request.who, expected->who) || !within(request.answered, request.who)) return "who is asked";
    if (state.stage == Stage::charity && request.who.size() != 1) return "charity of several";
    if (state.stage != Stage::text && (state.step != 0 || state.announced)) return "a text that is over";
    return audit_answers(state);
}

Fault audit_over(const State& state) {
    if (!state.winner || !state.playing.contains(*state.winner) || !state.at(*state.winner).hand.empty())
        return "who won";
    if (state.call || state.extra_turn) return "a game that is over goes on";
    for (std::size_t moment = 0; moment < state.moments.size(); ++moment)
        if (!state.moments[moment].empty()) return "something to answer after the end";
    for (const Player& player : state.players)
        if (player.gift) return "a gift to give back after the end";
    return audit_at_rest(state);
}

Fault audit_call(const State& state) {
    if (!state.call) return std::nullopt;
    const CallState& call = *state.call;
    if (call.callers.empty() || !within(call.callers, state.playing)) return "who called";
    if (!state.truces.empty()) return "a call during a Truce";
    if (!call.claim) return std::nullopt;
    const Claim& claim = *call.claim;
    if (claim.kind == Claim::Kind::nothing || !check_claim(state, caller_of(state), claim))
        return "a claim that cannot be";
    const bool rule = claim.kind == Claim::Kind::rule;
    if (rule ? claim.card != Card{} : claim.name != Name{} || claim.gift) return "a claim of two things";
    if (!is_judged(rule ? rule_row(claim.name) : row(claim.card))) return "a judgement that nobody waits for";
    return std::nullopt;
}

Fault audit_phase(const State& state) {
    if (state.winner && state.phase != Phase::over) return "a winner too early";
    const bool under_way = state.phase == Phase::window || state.phase == Phase::choosing;
    if (under_way && state.at(state.turn).turns_to_lose > 0) return "a lost turn is taken";
    if (under_way && !state.moments[static_cast<std::size_t>(Moment::turn_ended)].empty())
        return "an end of a turn that goes on";
    switch (state.phase) {
    case Phase::window: return audit_window(state);
    case Phase::choosing: return audit_choosing(state);
    case Phase::over: return audit_over(state);
    default: return audit_turn(state);
    }
}

} // namespace

Fault Rules::audit(const State& state) {
    for (const auto audit : {audit_table, audit_cards, audit_seats, audit_moments, audit_wrestled, audit_done})
        if (Fault fault = audit(state)) return fault;
    if (state.announced)
        if (Fault fault = audit_announced(state)) return fault;
    for (const auto audit : {audit_phase, audit_call})
        if (Fault fault = audit(state)) return fault;
    return std::nullopt;
}

} // namespace wench

#include "games/wench/rules/calls.h"

#include <utility>

namespace wench {

namespace {

SeatSet others(const State& state, Seat seat) {
    SeatSet all = state.playing;
    all.erase(seat);
    return all;
}

// Whom that has happened to, other than `seat`, which answers each event once. [WE-12] [WE-13]
SeatSet not_yet_answered(const State& state, Seat seat, Moment moment) {
    SeatSet about;
    const auto place = static_cast<std::size_t>(moment);
    for (const Seat other : state.moments[place])
        if (other != seat && !of(state.answered[place], other).contains(seat)) about.insert(other);
    return about;
}

SeatSet down_to_one(const State& state, Seat seat) {
    SeatSet about = not_yet_answered(state, seat, Moment::down_to_one);
    for (const Seat other : about)
        if (state.at(other).hand.size() != 1) about.erase(other);
    return about;
}

SeatSet announcer(const State& state, Kind kind) {
    if (state.phase != Phase::window || state.announced->cancelled || row(state.announced->card).kind != kind)
        return {};
    return {state.announced->by};
}

// Right Back: as long as the card is still there. It cannot give itself back, and be discarded too.
SeatSet giver(const State& state, Seat seat, Card answer) {
    const auto& gift = state.at(seat).gift;
    if (!gift || gift->card == answer || !state.at(seat).hand.contains(gift->card)) return {};
    return {gift->from};
}

std::optional<Moment> moment_of(When when) {
    switch (when) {
    case When::somebody_drew: return Moment::drew;
    case When::somebody_discarded: return Moment::discarded;
    case When::down_to_one: return Moment::down_to_one;
    case When::somebody_given: return Moment::given;
    case When::turn_ended: return Moment::turn_ended;
    default: return std::nullopt;
    }
}

Checked check_whom(std::optional<Seat> whom, SeatSet possible) {
    if (!whom) return refuse(Reason::whom_missing);
    if (!possible.contains(*whom)) return refuse(Reason::no_such_offender, whom->index());
    return {};
}

Checked check_rule(const State& state, Seat seat, const Claim& claim) {
    if (owners_of(state, claim.name).empty()) return refuse(Reason::no_such_rule);
    if (is_automatic(rule_row(claim.name))) return refuse(Reason::automatic);
    if (!binds(state, claim.name, seat)) return refuse(Reason::own_rule);
    if (const Checked whom = check_whom(claim.whom, others(state, seat)); !whom) return whom;
    if (!binds(state, claim.name, *claim.whom)) return refuse(Reason::own_rule);
    const bool wanted = gives(state, seat, claim.name);
    if (wanted && !claim.gift) return refuse(Reason::gift_missing);
    if (!wanted && claim.gift) return refuse(Reason::no_gift_asked);
    if (wanted && !state.at(seat).hand.contains(*claim.gift)) return refuse(Reason::not_in_hand);
    return {};
}

Checked check_fast(const State& state, Seat seat, const Claim& claim) {
    const Row& card = row(claim.card);
    if (!state.at(seat).hand.contains(claim.card)) return refuse(Reason::not_in_hand);
    if (card.kind != Kind::fast) return refuse(Reason::not_fast);
    const SeatSet possible = answerable(state, seat, claim.card);
    if (possible.empty()) return refuse(Reason::does_not_fit);
    if (!is_judged(card) && state.at(seat).spent.contains(claim.card.name())) return refuse(Reason::spent);
    if (!names_somebody(card)) return claim.whom ? refuse(Reason::no_offender_asked) : Checked{};
    return check_whom(claim.whom, possible);
}

// Whoever's cards a call has changed is asked anew; what was prepared lapses when a card has gone.
void forget_choices(State& state, const State& before) {
    for (const Seat seat : state.playing) {
        const CardSet hand = state.at(seat).hand;
        if (hand == before.at(seat).hand) continue;
        if (state.request) {
            state.request->answered.erase(seat);
            of(state.request->answers, seat) = {};
        }
        if (seat == state.turn && !hand.contains_all(before.at(seat).hand)) state.prepared = {};
    }
}

// The next caller's form, or back to what the table was about.
void end_claim(Context& context, Seat caller) {
    State& state = context.state;
    context.fast = false;
    if (state.phase == Phase::turn && end_game(context)) return;
    state.call->claim.reset();
    state.call->callers.erase(caller);
    if (!state.call->callers.empty()) return;
    state.call.reset();
    const bool cancelled = state.phase == Phase::window && state.announced->cancelled;
    if (cancelled || state.phase == Phase::choosing) go_on(context);
}

const Row& row_of(const Claim& claim) {
    return claim.kind == Claim::Kind::fast ? row(claim.card) : rule_row(claim.name);
}
Name name_of(const Claim& claim) { return claim.kind == Claim::Kind::fast ? claim.card.name() : claim.name; }

// Everything that the row says.
void use(Context& context, Seat caller, const Claim& claim) {
    State& state = context.state;
    const State before = state;
    Cast cast{.source = name_of(claim), .card = claim.card, .self = caller, .gift = claim.gift, .called = true};
    if (claim.whom) cast.other = {*claim.whom};
    for (const Step& step : row_of(claim).steps) (void)perform(context, cast, step);
    state.at(caller).spent.insert(cast.source);
    note_counts(context);
    forget_choices(state, before);
}

void note_answer(State& state, Seat caller, Card card, const std::optional<Seat>& whom) {
    const auto moment = moment_of(row(card).when);
    if (!moment) return;
    const Seat about = whom ? *whom : *answerable(state, caller, card).begin();
    of(state.answered[static_cast<std::size_t>(*moment)], about).insert(caller);
}

} // namespace

const Row& rule_row(Name rule) { return rule == Name::whim ? spoken_rule : row(rule); }

SeatSet answerable(const State& state, Seat seat, Card card) {
    switch (row(card).when) {
    case When::seen:
    case When::heard: return others(state, seat);
    case When::action_announced: return announcer(state, Kind::action);
    case When::table_announced: return announcer(state, Kind::table);
    case When::given_to_you: return giver(state, seat, card);
    case When::down_to_one: return down_to_one(state, seat);
    default: break;
    }
    const auto moment = moment_of(row(card).when);
    return moment ? not_yet_answered(state, seat, *moment) : SeatSet{};
}

SeatSet catchable(const State& state, Seat seat, Name rule) {
    SeatSet whom;
    for (const Seat other : others(state, seat))
        if (binds(state, rule, other)) whom.insert(other);
    return whom;
}

bool gives(const State& state, Seat seat, Name rule) {
    const Player& player = state.at(seat);
    return is_call_with_gift(rule_row(rule)) && !player.spent.contains(rule) && !player.hand.empty();
}

Checked check_claim(const State& state, Seat seat, const Claim& claim) {
    switch (claim.kind) {
    case Claim::Kind::nothing: return {};
    case Claim::Kind::rule: return check_rule(state, seat, claim);
    case Claim::Kind::fast: return check_fast(state, seat, claim);
    }
    return {};
}

void claim(Context& context, const Claim& claim) {
    State& state = context.state;
    const Seat caller = caller_of(state);
    if (claim.kind == Claim::Kind::nothing) {
        context.events.emplace_back(NothingCalled{caller});
        end_claim(context, caller);
        return;
    }
    context.events.emplace_back(Claimed{caller, claim.kind == Claim::Kind::fast, name_of(claim), claim.whom});
    if (is_judged(row_of(claim))) {
        state.call->claim = claim;
        return;
    }
    note_answer(state, caller, claim.card, claim.whom);
    context.fast = true;
    use(context, caller, claim);
    end_claim(context, caller);
}

void judge(Context& context, bool fair) {
    State& state = context.state;
    const Seat caller = caller_of(state);
    const Claim claim = *state.call->claim;
    context.fast = claim.kind == Claim::Kind::fast;
    if (!fair) {
        context.events.emplace_back(Overruled{caller});
        if (state.overruled_draws) {
            const State before = state;
            draw(context, caller, 1, std::nullopt);
            forget_choices(state, before);
        }
    } else if (state.at(caller).spent.contains(name_of(claim))) {
        Player& caught = state.at(*claim.whom);
        if (state.penalty != Penalty::none && caught.penalties < most_penalties) ++caught.penalties;
        context.events.emplace_back(Penalised{*claim.whom, caught.penalties});
    } else {
        use(context, caller, claim);
    }
    end_claim(context, caller);
}

} // namespace wench

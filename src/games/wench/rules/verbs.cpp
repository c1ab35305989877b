#include "games/wench/rules/verbs.h"

#include <utility>

namespace wench {

namespace {

std::optional<Card> random_card(CardSet cards, engine::Rng& chance) {
    if (cards.empty()) return std::nullopt;
    return cards.at(static_cast<int>(chance.below(static_cast<std::uint32_t>(cards.size()))));
}

// The discards become the pile again. [WE-2]
void refill(Context& context) {
    State& state = context.state;
    if (!state.pile.empty() || state.discards.empty()) return;
    context.events.emplace_back(PileRefilled{state.discards.size()});
    state.pile = std::exchange(state.discards, {});
    state.top.reset();
}

// What was somebody else's to know is seen by others now.
void show_secret_of(Context& context, Seat seat) { context.barrier |= seat != context.doer; }

void discard(Context& context, Seat seat, CardSet cards, Name source) {
    Player& player = context.state.at(seat);
    player.hand -= cards;
    player.discarded |= cards;
    for (const Card card : cards) put_away(context.state, card);
    context.events.emplace_back(CardsDiscarded{seat, cards, source});
    note(context, Moment::discarded, seat);
    show_secret_of(context, seat);
}

// A card that has left the hand of `from` arrives. What is given can be given back, but for what was given back.
void arrive(Context& context, Seat from, Seat to, Card card, Name source, bool returns) {
    Player& player = context.state.at(to);
    player.hand.insert(card);
    player.gift.reset();
    if (!returns) player.gift = Gift{from, to, card};
    context.events.emplace_back(CardGiven{from, to, card, source});
    note(context, Moment::given, to);
    show_secret_of(context, from);
}

void hand_over(Context& context, Seat from, Seat to, Card card, Name source, bool returns = false) {
    context.state.at(from).hand.erase(card);
    arrive(context, from, to, card, source, returns);
}

SeatSet seats_of(const State& state, const Cast& cast, Who who) {
    switch (who) {
    case Who::self: return {cast.self};
    case Who::left: return {left_of(state, cast.self)};
    case Who::everyone: return state.playing;
    case Who::others: {
        SeatSet others = state.playing;
        others.erase(cast.self);
        return others;
    }
    case Who::other: return cast.other.empty() ? SeatSet{} : SeatSet{*cast.other.begin()};
    case Who::second: {
        SeatSet rest = cast.other;
        if (!rest.empty()) rest.erase(*rest.begin());
        return rest;
    }
    }
    return {};
}

// What `self` has prepared for this, as long as it is still there.
std::optional<Card> prepared_for(const State& state, const Cast& cast) {
    if (!cast.slot || cast.self != state.turn) return std::nullopt;
    const auto card = state.prepared[static_cast<std::size_t>(*cast.slot)];
    return card && state.at(cast.self).hand.contains(*card) ? card : std::nullopt;
}

// Who still has to choose is asked; who has no choice is not.
void answer_without_asking(State& state, const Cast& cast, Request& request) {
    for (const Seat seat : request.who) {
        if (request.answered.contains(seat)) continue;
        const CardSet hand = state.at(seat).hand;
        CardSet& answer = of(request.answers, seat);
        if (hand.size() == due(state, request, seat))
            answer = hand;
        else if (const auto card = prepared_for(state, cast); card && seat == cast.self)
            answer = {*card};
        else
            continue;
        request.answered.insert(seat);
    }
}

// Asks `who` for cards; nothing as long as some are to come. Hands may have changed since it was asked first.
std::optional<Request> ask(Context& context, const Cast& cast, const Step& step, SeatSet who) {
    State& state = context.state;
    Request request = state.request.value_or(Request{});
    request.source = cast.source;
    request.verb = step.verb;
    request.n = static_cast<std::uint8_t>(step.n);
    request.who = {};
    for (const Seat seat : who)
        if (due(state, request, seat) > 0) request.who.insert(seat);
    answer_without_asking(state, cast, request);
    if (request.answered != request.who) {
        state.request = request;
        return std::nullopt;
    }
    state.request.reset();
    return request;
}

bool discard_step(Context& context, const Cast& cast, const Step& step, SeatSet who) {
    const auto chosen = ask(context, cast, step, who);
    if (!chosen) return false;
    for (const Seat seat : chosen->who) discard(context, seat, of(chosen->answers, seat), cast.source);
    return true;
}

// All cards leave their hands before any arrives.
bool give_step(Context& context, const Cast& cast, const Step& step, SeatSet who, SeatSet whom) {
    State& state = context.state;
    if (cast.called) {
        if (cast.gift) hand_over(context, cast.self, *cast.other.begin(), *cast.gift, cast.source);
        return true;
    }
    if (whom.empty()) return true;
    const auto chosen = ask(context, cast, step, who);
    if (!chosen) return false;
    for (const Seat seat : chosen->who) state.at(seat).hand -= of(chosen->answers, seat);
    for (const Seat seat : chosen->who) {
        const Seat to = step.whom == Who::left ? left_of(state, seat) : *whom.begin();
        arrive(context, seat, to, of(chosen->answers, seat).at(0), cast.source, false);
    }
    return true;
}

bool swap_cards(Context& context, const Cast& cast, const Step& step, SeatSet whom) {
    State& state = context.state;
    if (whom.empty()) return true;
    const Seat other = *whom.begin();
    if (state.at(cast.self).hand.empty() || state.at(other).hand.empty()) {
        state.request.reset();
        return true;
    }
    const auto chosen = ask(context, cast, step, {cast.self, other});
    if (!chosen) return false;
    const Card mine = of(chosen->answers, cast.self).at(0);
    const Card theirs = of(chosen->answers, other).at(0);
    state.at(cast.self).hand.erase(mine);
    state.at(other).hand.erase(theirs);
    state.at(cast.self).hand.insert(theirs);
    state.at(other).hand.insert(mine);
    context.events.emplace_back(CardsSwapped{cast.self, other, mine, theirs});
    context.barrier = true;
    return true;
}

void swap_hands(Context& context, Seat one, Seat other) {
    std::swap(context.state.at(one).hand, context.state.at(other).hand);
    context.events.emplace_back(HandsSwapped{one, other});
    context.barrier = true;
}

void take_random(Context& context, Seat from, Seat to) {
    State& state = context.state;
    const auto card = random_card(state.at(from).hand, state.hand_chance);
    if (!card) return;
    state.at(from).hand.erase(*card);
    state.at(to).hand.insert(*card);
    context.events.emplace_back(CardTaken{from, to, card});
    context.barrier = true;
}

void wrestle(Context& context, const Cast& cast, Seat other, int n) {
    State& state = context.state;
    const auto one = random_card(state.at(cast.self).hand, state.hand_chance);
    const auto two = random_card(state.at(other).hand, state.hand_chance);
    context.barrier = true;
    if (!one || !two) return;
    state.wrestled = Wrestled{cast.self, other, *one, *two};
    context.events.emplace_back(ArmsWrestled{cast.self, other, *one, *two});
    if (one->rank() == two->rank()) {
        for (const Seat seat : {cast.self, other}) draw(context, seat, 1, cast.source);
        return;
    }
    draw(context, one->rank() < two->rank() ? cast.self : other, n, cast.source);
}

void discard_table(Context& context, const Cast& cast, SeatSet owners) {
    bool any = false;
    for (const Seat owner : owners) {
        std::optional<Card>& table = context.state.at(owner).table;
        if (!table) continue;
        any = true;
        put_away(context.state, *table);
        context.events.emplace_back(TableDiscarded{owner, *table});
        table.reset();
    }
    if (any) note(context, Moment::discarded, cast.self);
}

void take_table(Context& context, Seat from, Seat to) {
    State& state = context.state;
    const std::optional<Card> taken = std::exchange(state.at(from).table, {});
    if (!taken) return;
    const std::optional<Card> old = std::exchange(state.at(to).table, taken);
    if (old) state.at(to).hand.insert(*old);
    context.events.emplace_back(TableTaken{from, to, *taken, old});
}

void lose_turn(Context& context, Seat seat) {
    std::uint8_t& lost = context.state.at(seat).turns_to_lose;
    if (lost < most_turns_to_lose) ++lost;
    context.events.emplace_back(TurnWillBeLost{seat});
}

void cancel(Context& context, bool send_back) {
    Announced& announced = *context.state.announced;
    announced.cancelled = true;
    if (send_back)
        context.events.emplace_back(CardSentBack{announced.by, announced.card});
    else
        context.events.emplace_back(CardCancelled{announced.card});
}

void give_back(Context& context, const Cast& cast) {
    const Gift gift = *context.state.at(cast.self).gift;
    context.state.at(cast.self).gift.reset();
    hand_over(context, cast.self, gift.from, gift.card, cast.source, true);
}

} // namespace

void put_away(State& state, Card card) {
    state.discards.insert(card);
    state.top = card;
}

int draw(Context& context, Seat seat, int n, std::optional<Name> source) {
    State& state = context.state;
    context.barrier = true;
    int drawn = 0;
    for (; drawn < n; ++drawn) {
        refill(context);
        const auto card = random_card(state.pile, state.pile_chance);
        if (!card) break;
        state.pile.erase(*card);
        state.at(seat).hand.insert(*card);
    }
    context.events.emplace_back(CardsDrawn{seat, drawn, source});
    return drawn;
}

void note(Context& context, Moment moment, Seat about) {
    if (context.fast) return;
    const auto place = static_cast<std::size_t>(moment);
    context.state.moments[place].insert(about);
    of(context.state.answered[place], about) = {};
}

void note_counts(Context& context) {
    for (const Seat seat : context.state.playing) {
        const int now = context.state.at(seat).hand.size();
        if (now == 1 && of(context.hands, seat) > 1) note(context, Moment::down_to_one, seat);
        of(context.hands, seat) = now;
    }
}

bool perform(Context& context, const Cast& cast, const Step& step) {
    State& state = context.state;
    const SeatSet who = seats_of(state, cast, step.who);
    const SeatSet whom = seats_of(state, cast, step.whom);
    switch (step.verb) {
    case Verb::nothing: break;
    case Verb::draw:
        for (const Seat seat : who) draw(context, seat, step.n, cast.source);
        break;
    case Verb::discard:
    case Verb::discard_to: return discard_step(context, cast, step, who);
    case Verb::give: return give_step(context, cast, step, who, whom);
    case Verb::swap_cards: return swap_cards(context, cast, step, whom);
    case Verb::swap_hands:
        for (const Seat seat : whom) swap_hands(context, cast.self, seat);
        break;
    case Verb::take_random:
        for (const Seat seat : whom) take_random(context, cast.self, seat);
        break;
    case Verb::take_table:
        for (const Seat seat : who) take_table(context, seat, cast.self);
        break;
    case Verb::discard_table: discard_table(context, cast, who); break;
    case Verb::wrestle:
        for (const Seat seat : whom) wrestle(context, cast, seat, step.n);
        break;
    case Verb::reverse:
        state.to_the_left = !state.to_the_left;
        context.events.emplace_back(DirectionChanged{state.to_the_left});
        break;
    case Verb::lose_turn: lose_turn(context, next_of(state, cast.self)); break;
    case Verb::extra_turn:
        state.extra_turn = true;
        context.events.emplace_back(ExtraTurn{cast.self});
        break;
    case Verb::begin_truce:
        state.truces.insert(cast.self);
        context.events.emplace_back(TruceBegan{cast.self});
        break;
    case Verb::speak_rule:
        state.spoken.insert(cast.self);
        context.events.emplace_back(RuleSpoken{cast.self});
        break;
    case Verb::cancel: cancel(context, false); break;
    case Verb::send_back: cancel(context, true); break;
    case Verb::take_turn:
        state.turn = cast.self;
        context.events.emplace_back(TurnTaken{cast.self});
        break;
    case Verb::give_this: hand_over(context, cast.self, *whom.begin(), cast.card, cast.source); break;
    case Verb::give_back: give_back(context, cast); break;
    case Verb::discard_this: discard(context, cast.self, {cast.card}, cast.source); break;
    }
    return true;
}

} // namespace wench

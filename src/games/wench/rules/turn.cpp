#include "games/wench/rules/turn.h"

#include <algorithm>

namespace wench {

namespace {

// Binds the player, and was not applied to them in this round. [WE-7]
bool applies(const State& state, When when, Seat seat) {
    const Name name = house_rule(when);
    return binds(state, name, seat) && !state.at(seat).spent.contains(name);
}

bool follows_suit(const State& state, Seat seat, Card card) {
    return state.last_suit == card.suit() && applies(state, When::suit_followed, seat);
}

bool follows_even(const State& state, Seat seat, Card card) {
    return card.rank() % 2 == 0 && applies(state, When::even_rank_played, seat);
}

// An automatic rule, once per player and round; false when it waits for cards. [WE-13]
bool apply_rule(Context& context, When when, Seat seat, std::optional<Slot> slot) {
    const Name name = house_rule(when);
    const Step& step = row(name).steps[0];
    if (step.verb != Verb::draw && context.state.at(seat).hand.empty()) {
        context.state.request.reset();
        return true;
    }
    if (!perform(context, {.source = name, .self = seat, .slot = slot}, step)) return false;
    context.state.at(seat).spent.insert(name);
    return true;
}

void begin_round(State& state, Seat seat) {
    state.at(seat).spent = {};
    state.truces.erase(seat);
    state.spoken.erase(seat);
}

// What could be answered or was shown in the turn before is past. [WE-11]
void forget_last_turn(State& state) {
    state.moments = {};
    state.answered = {};
    state.wrestled.reset();
    state.done.reset();
    for (Player& player : state.players) {
        player.discarded = {};
        player.cut.reset();
        player.gift.reset();
    }
}

// A Table card comes to lie in front of its player. [WE-3] [WE-9]
void place(Context& context, const Announced& announced) {
    Player& player = context.state.at(announced.by);
    const auto old = std::exchange(player.table, announced.card);
    if (old && announced.discard_old)
        put_away(context.state, *old);
    else if (old)
        player.hand.insert(*old);
    context.events.emplace_back(CardPlaced{announced.by, announced.card, old, old && announced.discard_old});
}

bool do_steps(Context& context, const Announced& announced) {
    State& state = context.state;
    const Row& card = row(announced.card);
    const auto steps = static_cast<std::uint8_t>(card.steps.size());
    for (; state.step < steps; ++state.step) {
        const Cast cast{.source = announced.card.name(),
                        .card = announced.card,
                        .self = announced.by,
                        .other = announced.targets,
                        .slot = static_cast<Slot>(state.step)};
        if (!perform(context, cast, card.steps[state.step])) return false;
    }
    return true;
}

// The announced card's text, and where the card goes then. [WE-3] [WE-4]
bool do_text(Context& context) {
    State& state = context.state;
    const Announced announced = *state.announced;
    if (row(announced.card).kind == Kind::table) {
        if (announced.cancelled)
            state.at(announced.by).hand.insert(announced.card);
        else
            place(context, announced);
    } else {
        if (!announced.cancelled && !do_steps(context, announced)) return false;
        put_away(state, announced.card);
        context.events.emplace_back(ActionDone{announced.by, announced.card});
    }
    state.done = std::exchange(state.announced, {});
    state.step = 0;
    return true;
}

// Strictly most cards of all.
std::optional<Seat> fullest(const State& state) {
    std::optional<Seat> seat;
    int most = -1;
    for (const Seat other : state.playing) {
        const int hand = state.at(other).hand.size();
        if (hand == most) seat.reset();
        if (hand > most) seat = other;
        most = std::max(most, hand);
    }
    return seat;
}

bool do_charity(Context& context) {
    // Whom it is asked of stays the same while it waits.
    const auto seat =
        context.state.request ? std::optional{*context.state.request->who.begin()} : fullest(context.state);
    if (!seat || !applies(context.state, When::turn_ends, *seat)) return true;
    return apply_rule(context, When::turn_ends, *seat, std::nullopt);
}

void rest_of_turn_is_void(State& state) {
    state.announced.reset();
    state.request.reset();
    state.prepared = {};
    state.follows_suit = state.follows_even = false;
    state.stage = Stage::text;
    state.step = 0;
}

void end_turn(Context& context) {
    State& state = context.state;
    rest_of_turn_is_void(state);
    state.phase = Phase::turn;
    if (state.extra_turn) return; // it belongs to the same turn
    context.events.emplace_back(TurnEnded{state.turn});
    note(context, Moment::turn_ended, state.turn);
    state.turn = next_of(state, state.turn);
}

// False when it waits for cards.
bool do_stage(Context& context) {
    State& state = context.state;
    switch (state.stage) {
    case Stage::text: return do_text(context);
    case Stage::matching:
        return !state.follows_suit || apply_rule(context, When::suit_followed, state.turn, Slot::matching);
    case Stage::sharing:
        return !state.follows_even || apply_rule(context, When::even_rank_played, state.turn, Slot::sharing);
    case Stage::charity: return do_charity(context);
    }
    return true;
}

} // namespace

void begin_turn(Context& context) {
    State& state = context.state;
    while (state.at(state.turn).turns_to_lose > 0) {
        --state.at(state.turn).turns_to_lose;
        begin_round(state, state.turn);
        context.events.emplace_back(TurnLost{state.turn});
        state.turn = next_of(state, state.turn);
    }
    begin_round(state, state.turn);
    forget_last_turn(state);
    state.turns = std::min(state.turns + 1, most_turns);
    context.events.emplace_back(TurnBegan{state.turn, std::exchange(state.extra_turn, false)});
}

void announce(Context& context, const Play& play) {
    State& state = context.state;
    const bool window = has_window(state, play.card);
    state.follows_suit = follows_suit(state, state.turn, play.card);
    state.follows_even = follows_even(state, state.turn, play.card);
    state.last_suit = play.card.suit();
    state.at(state.turn).hand.erase(play.card);
    state.announced = Announced{play.card, state.turn, play.targets, play.discard_old, false};
    state.prepared = play.prepared;
    state.stage = Stage::text;
    context.events.emplace_back(CardAnnounced{state.turn, play.card, play.targets, window});
    if (window)
        state.phase = Phase::window;
    else
        go_on(context);
}

void draw_as_turn(Context& context) {
    State& state = context.state;
    if (draw(context, state.turn, 1, std::nullopt) > 0) {
        note(context, Moment::drew, state.turn);
        if (applies(state, When::drawn_as_turn, state.turn))
            (void)apply_rule(context, When::drawn_as_turn, state.turn, std::nullopt);
    }
    state.stage = Stage::charity;
    go_on(context);
}

void go_on(Context& context) {
    State& state = context.state;
    for (;;) {
        state.phase = Phase::choosing;
        if (!do_stage(context)) return;
        const bool played_out = state.stage == Stage::sharing;
        if ((played_out || state.stage == Stage::charity) && end_game(context)) return;
        if (state.stage == Stage::charity || (played_out && state.extra_turn)) return end_turn(context);
        state.stage = static_cast<Stage>(static_cast<int>(state.stage) + 1);
    }
}

bool end_game(Context& context) {
    State& state = context.state;
    SeatSet empty;
    for (const Seat seat : state.playing)
        if (state.at(seat).hand.empty()) empty.insert(seat);
    if (empty.empty()) return false;
    rest_of_turn_is_void(state);
    state.call.reset();
    state.extra_turn = false;
    state.moments = {};
    state.answered = {};
    for (Player& player : state.players) player.gift.reset();
    state.winner = first_clockwise(empty, state.turn, state.seats);
    state.phase = Phase::over;
    context.events.emplace_back(GameWon{*state.winner});
    context.barrier = true; // all hands are shown
    return true;
}

std::array<bool, slot_count> slots_of(const State& state, Seat seat, const Play& play) {
    std::array<bool, slot_count> slots{};
    const Row& card = row(play.card);
    for (std::size_t i = 0; card.kind == Kind::action && i < card.steps.size(); ++i) {
        const Step& step = card.steps[i];
        const bool own = step.who == Who::self || step.who == Who::everyone;
        const bool chosen = step.verb == Verb::discard || step.verb == Verb::swap_cards || step.verb == Verb::give;
        const bool somebody = card.targets == Targets::none || play.targets.size() > static_cast<int>(i);
        slots[i] = own && chosen && (somebody || step.verb == Verb::discard);
    }
    slots[static_cast<std::size_t>(Slot::matching)] = follows_suit(state, seat, play.card);
    slots[static_cast<std::size_t>(Slot::sharing)] = follows_even(state, seat, play.card);
    return slots;
}

} // namespace wench

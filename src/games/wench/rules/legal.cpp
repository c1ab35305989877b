// Legal actions, for program players and tests: a sample where there are too many (rules.h).
#include "games/wench/rules/calls.h"
#include "games/wench/rules/plays.h"
#include "games/wench/rules/rules.h"

namespace wench {

namespace {

constexpr std::uint32_t turns_between_leaves = 64;
constexpr std::uint32_t turns_between_double_calls = 4;

std::vector<SeatSet> target_sets(const State& state, Seat seat, Card card) {
    const SeatSet possible = possible_targets(state, seat, card);
    std::vector<SeatSet> sets;
    if (!needs_target(card) || possible.empty()) sets.push_back({});
    if (most_targets(card) == 0) return sets;
    for (const Seat one : possible) sets.push_back({one});
    if (most_targets(card) == 1) return sets;
    for (const Seat one : possible)
        for (const Seat other : possible)
            if (one < other) sets.push_back({one, other});
    return sets;
}

// All slots that ask filled, as far as the hand reaches, beginning at another card each turn.
Prepared all_prepared(const State& state, Seat seat, const Play& play) {
    Prepared prepared{};
    const auto slots = slots_of(state, seat, play);
    const CardSet hand = state.at(seat).hand - CardSet{play.card};
    for (int slot = 0, used = 0; slot < slot_count && used < hand.size(); ++slot)
        if (slots[static_cast<std::size_t>(slot)])
            prepared[static_cast<std::size_t>(slot)] =
                hand.at(static_cast<int>(state.turns + static_cast<std::uint32_t>(used++)) % hand.size());
    return prepared;
}

void add_plays(const State& state, Seat seat, std::vector<Action>& actions) {
    for (const Card card : state.at(seat).hand) {
        if (!is_gold(card)) continue;
        for (const SeatSet targets : target_sets(state, seat, card)) {
            Play play{.card = card, .targets = targets};
            actions.emplace_back(play);
            play.prepared = all_prepared(state, seat, play);
            if (play.prepared != Prepared{}) actions.emplace_back(play);
        }
        if (state.spider && row(card).kind == Kind::table && state.at(seat).table)
            actions.emplace_back(Play{.card = card, .discard_old = true});
    }
}

void add_calls(const State& state, std::vector<Action>& actions) {
    if (!state.truces.empty()) return;
    const Seat one = first_clockwise(state.playing, Seat{static_cast<int>(state.turns) % state.seats}, state.seats);
    actions.emplace_back(Call{{one}});
    if (state.turns % turns_between_double_calls == 0) actions.emplace_back(Call{{one, left_of(state, one)}});
}

void add_leave(const State& state, std::vector<Action>& actions) {
    if (state.playing.size() <= least_players || state.turns % turns_between_leaves != turns_between_leaves - 1) return;
    actions.emplace_back(Leave{left_of(state, state.turn)});
}

void add_choices(const State& state, Seat seat, std::vector<Action>& actions) {
    const CardSet hand = state.at(seat).hand;
    const int count = due(state, *state.request, seat);
    if (count == 1) {
        for (const Card card : hand) actions.emplace_back(Choose{{card}});
        return;
    }
    CardSet low;
    CardSet high;
    for (int i = 0; i < count; ++i) {
        low.insert(hand.at(i));
        high.insert(hand.at(hand.size() - 1 - i));
    }
    actions.emplace_back(Choose{low});
    actions.emplace_back(Choose{high}); // more cards are held than chosen, so it is another choice
}

void add_rule_claims(const State& state, Seat seat, Name name, std::vector<Action>& actions) {
    if (rule_row(name).when != When::called || !binds(state, name, seat)) return;
    for (const Seat whom : catchable(state, seat, name)) {
        Claim claim{.kind = Claim::Kind::rule, .name = name, .whom = whom};
        const CardSet hand = state.at(seat).hand;
        const std::uint32_t turn = state.turns + static_cast<std::uint32_t>(whom.index());
        if (gives(state, seat, name)) claim.gift = hand.at(static_cast<int>(turn) % hand.size());
        actions.emplace_back(claim);
    }
}

void add_claims(const State& state, Seat seat, std::vector<Action>& actions) {
    actions.emplace_back(Claim{});
    for (int name = 0; name < name_count; ++name) add_rule_claims(state, seat, static_cast<Name>(name), actions);
    for (const Card card : state.at(seat).hand) {
        Claim claim{.kind = Claim::Kind::fast, .card = card};
        if (names_somebody(row(card)))
            for (const Seat whom : answerable(state, seat, card)) {
                claim.whom = whom;
                if (check_claim(state, seat, claim)) actions.emplace_back(claim);
            }
        else if (check_claim(state, seat, claim))
            actions.emplace_back(claim);
    }
}

} // namespace

std::vector<Action> Rules::legal(const State& state, Seat seat) {
    std::vector<Action> actions;
    if (!waiting_on(state).contains(seat)) return actions;
    if (state.call) {
        if (!state.call->claim)
            add_claims(state, seat, actions);
        else
            actions = {Judge{true}, Judge{false}};
        return actions;
    }
    switch (state.phase) {
    case Phase::turn:
        actions.emplace_back(Draw{});
        add_plays(state, seat, actions);
        add_leave(state, actions);
        break;
    case Phase::window: actions.emplace_back(Next{}); break;
    default: add_choices(state, seat, actions); break;
    }
    add_calls(state, actions);
    return actions;
}

} // namespace wench

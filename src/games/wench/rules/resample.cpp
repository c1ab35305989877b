// Another state that a viewer cannot tell from this one: hidden cards, hidden choices and chance drawn anew.
#include "games/wench/rules/rules.h"
#include "games/wench/rules/table.h"

#include <span>
#include <vector>

namespace wench {

using engine::Viewer;

namespace {

std::vector<Card> list(CardSet cards) {
    std::vector<Card> all;
    for (const Card card : cards) all.push_back(card);
    return all;
}

CardSet some_of(CardSet cards, int count, engine::Rng& chance) {
    std::vector<Card> all = list(cards);
    chance.shuffle(std::span<Card>{all});
    CardSet some;
    for (int i = 0; i < count; ++i) some.insert(all[static_cast<std::size_t>(i)]);
    return some;
}

// The Fast card that waits for the table's judgement was named, and is known to everybody.
CardSet known_of(const State& state, Seat seat) {
    if (!state.call || !state.call->claim || state.call->claim->kind != Claim::Kind::fast) return {};
    return caller_of(state) == seat ? CardSet{state.call->claim->card} : CardSet{};
}

bool hides(const State& state, Viewer viewer, Seat seat) { return !state.shown_to(viewer, seat); }

// What the viewer cannot see is dealt anew: hands and, but for the omniscient, the pile.
void deal_again(State& state, Viewer viewer, engine::Rng& chance) {
    if (viewer.is_omniscient()) return;
    CardSet hidden = state.pile;
    for (const Seat seat : state.playing)
        if (hides(state, viewer, seat)) hidden |= state.at(seat).hand - known_of(state, seat);
    std::vector<Card> cards = list(hidden);
    chance.shuffle(std::span<Card>{cards});
    for (const Seat seat : state.playing) {
        if (!hides(state, viewer, seat)) continue;
        CardSet& hand = state.at(seat).hand;
        const CardSet known = known_of(state, seat);
        for (int count = (std::exchange(hand, known) - known).size(); count > 0; --count) {
            hand.insert(cards.back());
            cards.pop_back();
        }
    }
    state.pile = {};
    for (const Card card : cards) state.pile.insert(card);
}

// Cards that were chosen and not shown yet are others of the same hand.
void choose_again(State& state, Viewer viewer, engine::Rng& chance) {
    if (state.request)
        for (const Seat seat : state.request->answered)
            if (hides(state, viewer, seat)) {
                CardSet& answer = of(state.request->answers, seat);
                answer = some_of(state.at(seat).hand, answer.size(), chance);
            }
    if (state.call && state.call->claim && state.call->claim->gift && hides(state, viewer, caller_of(state)))
        state.call->claim->gift = some_of(state.at(caller_of(state)).hand, 1, chance).at(0);
    if (hides(state, viewer, state.turn) && state.prepared != Prepared{}) {
        CardSet rest = state.at(state.turn).hand;
        for (auto& card : state.prepared) {
            if (!card) continue;
            card.reset();
            if (rest.empty()) continue;
            card = some_of(rest, 1, chance).at(0);
            rest.erase(*card);
        }
    }
}

// Which card passed between two others.
void give_again(State& state, Viewer viewer, engine::Rng& chance) {
    for (Player& player : state.players) {
        if (!player.gift || !hides(state, viewer, player.gift->from) || !hides(state, viewer, player.gift->to))
            continue;
        const CardSet hand = player.hand;
        if (!hand.empty()) player.gift->card = some_of(hand, 1, chance).at(0);
    }
}

} // namespace

State Rules::resample_hidden(const State& state, Viewer viewer, engine::Rng& chance) {
    State other = state;
    const std::uint64_t seed = std::uint64_t{chance.next()} << 32 | chance.next();
    for (engine::Rng* rng : {&other.pile_chance, &other.hand_chance})
        *rng = engine::Rng::at(seed, rng->stream_number(), rng->position());
    deal_again(other, viewer, chance);
    choose_again(other, viewer, chance);
    give_again(other, viewer, chance);
    return other;
}

} // namespace wench

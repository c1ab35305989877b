// From the box to the first look at a worker. [WN-1] … [WN-4] [WN-22]
#include "games/siempre_de_wn/rules/rules.h"
#include "games/siempre_de_wn/rules/tokens.h"

#include <algorithm>
#include <span>

namespace siempre_de_wn {

namespace {

// Which WNs and which workers are in is random, and who gets which. [WN-4]
void deal_one_each(State& state, engine::Rng& rng) {
    auto workers = all_workers;
    rng.shuffle(std::span{workers}.first(wn_count));
    rng.shuffle(std::span{workers}.subspan(wn_count));
    // The WNs that play stand just before the workers now.
    const auto dealt = std::span{workers}.subspan(static_cast<std::size_t>(wn_count - state.wns), state.seats);
    rng.shuffle(dealt);
    for (const Seat seat : state.everyone()) state.at(seat).row[0] = dealt[static_cast<std::size_t>(seat.index())];
}

// Again, if somebody has all three WNs. [WN-22]
void deal_rows(State& state, engine::Rng& rng) {
    auto workers = all_workers;
    const auto all_wns = [](const Player& player) { return std::ranges::all_of(player.row, is_wn); };
    do {
        rng.shuffle(std::span{workers});
        for (std::size_t i = 0; i < worker_count; ++i) state.players[i / row_size].row[i % row_size] = workers[i];
    } while (std::ranges::any_of(std::span{state.players}.first(state.seats), all_wns));
}

void stack_pile(State& state) {
    const int bosses = state.bosses / type_count;
    for (const TaskType type : task_types) {
        state.tasks.add(Card{type, Quality::boss}, bosses);
        state.tasks.add(Card{type, Quality::plain}, task_count / type_count - bosses);
        state.webeos.add(Card{type, Quality::webeo}, webeo_count / type_count);
    }
}

Way way_of(int seats, bool leaders, bool career) {
    if (leaders && seats == row_size) return Way::leaders;
    return career ? Way::career : Way::base;
}

} // namespace

State Rules::deal(const engine::Setup& setup, engine::Rng rng) {
    assert(engine::fits(info, setup));
    const auto value = [&](Option option) { return setup.values[static_cast<std::size_t>(option)]; };
    const auto stream = [&](Stream purpose) { return rng.stream(static_cast<std::uint32_t>(purpose)); };
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.way = way_of(setup.seats, value(Option::leaders) == 1, value(Option::career) == 1);
    state.bosses = static_cast<std::uint8_t>(type_count * (1 + value(Option::bosses)));
    state.take_three_more = value(Option::refill) == 1;
    state.strict = value(Option::deck_out) == 1;
    state.secret_pointing = value(Option::pointing) == 1;
    state.talk = value(Option::talk);
    state.wns = static_cast<std::uint8_t>(state.way == Way::leaders ? wn_count : state.plan().wns);
    if (state.plan().wns == wn_count && value(Option::wns) == 1) state.wns = wn_count - 1;

    engine::Rng chance = stream(Stream::setup);
    const int first = value(Option::first); // [ALL-4]
    state.first = Seat{first > 0 ? first - 1 : static_cast<int>(chance.below(state.seats))};
    state.turn = state.first;
    if (state.way == Way::leaders)
        deal_rows(state, chance);
    else
        deal_one_each(state, chance);
    stack_pile(state);
    state.card_chance = stream(Stream::cards);
    state.token_chance = stream(Stream::tokens);
    state.reveal_chance = stream(Stream::reveals);
    for (std::uint8_t& count : state.reserve.counts) count = tokens_of_a_type;
    for (int tile = 1; tile <= state.plan().workspaces; ++tile)
        place_tokens(state, Tile{tile}, state.plan().first_tokens);
    return state;
}

} // namespace siempre_de_wn

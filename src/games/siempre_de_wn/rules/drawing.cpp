// Cards from the draw pile, at the beginning and in the bathroom. [WN-5] [WN-6] [WN-8]
#include "games/siempre_de_wn/rules/turn.h"

#include <utility>

namespace siempre_de_wn {

namespace {

Card draw_from(Cards& heap, engine::Rng& chance) {
    const Card card = heap.at(static_cast<int>(chance.below(static_cast<std::uint32_t>(heap.size()))));
    heap.take(card);
    return card;
}

// First from the top, then from the bottom. Where one half is used up its end is the other half. [WN-5]
void draw(State& state, Seat seat, int top, int bottom, Events& events) {
    Player& player = state.at(seat);
    Cards drawn;
    PileLore found;
    for (; top > 0; --top) {
        found.tasks_gone |= state.tasks.empty();
        drawn.add(draw_from(state.tasks.empty() ? state.webeos : state.tasks, state.card_chance));
    }
    for (; bottom > 0; --bottom) {
        found.webeos_gone |= state.webeos.empty();
        drawn.add(draw_from(state.webeos.empty() ? state.tasks : state.webeos, state.card_chance));
    }
    player.hand.add_all(drawn);
    player.lore.tasks_gone |= found.tasks_gone;
    player.lore.webeos_gone |= found.webeos_gone;
    events.emplace_back(Took{seat, static_cast<std::uint8_t>(drawn.size()), drawn, found});
}

} // namespace

Checked check_move(const State& state, Seat seat, const Begin& begin) {
    if (begin.bottom > hand_size) return refuse(Reason::not_three, begin.bottom);
    if (!state.whole_row().contains(begin.active)) return refuse(Reason::no_such_worker);
    // Nothing is known of the pile yet, and the worker decides. [WN-22]
    if (is_wn(state.at(seat).worker(begin.active)) && begin.bottom == 0) return refuse(Reason::webeo_due);
    return {};
}

bool apply_move(State& state, Seat seat, const Begin& begin, Events& events) {
    if (state.way == Way::leaders) {
        state.at(seat).active = begin.active;
        events.emplace_back(ActiveChosen{seat, begin.active});
    }
    draw(state, seat, hand_size - begin.bottom, begin.bottom, events);
    state.turn = state.left(seat);
    if (state.turn == state.first) begin_turn(state, state.first, events);
    return true;
}

Checked check_move(const State& state, Seat seat, const Take& take) {
    if (!state.at(seat).at.is_bathroom()) return refuse(Reason::not_in_bathroom);
    const int most = most_to_take(state, seat);
    if (most == 0) return refuse(Reason::hand_full);
    if (take.top + take.bottom == 0) return refuse(Reason::take_one);
    if (take.top + take.bottom > most) return refuse(Reason::too_many, most);
    if (take.bottom == 0 && owes_webeo(state, seat)) return refuse(Reason::webeo_due);
    return {};
}

bool apply_move(State& state, Seat seat, const Take& take, Events& events) {
    draw(state, seat, take.top, take.bottom, events);
    Player& player = state.at(seat);
    const int active = player.active;
    if (state.way == Way::leaders)
        player.active = static_cast<std::uint8_t>(next_in_row(state, seat, active)); // [WN-22]
    if (player.active != active)
        events.emplace_back(ActiveMoved{seat, static_cast<std::uint8_t>(active), player.active});
    if (state.pile_size() > 0) {
        end_turn(state, events);
        return true;
    }
    events.emplace_back(DeckRanOut{seat}); // [WN-17]
    begin_pointing(state, Occasion::last_debate, events);
    return true;
}

} // namespace siempre_de_wn

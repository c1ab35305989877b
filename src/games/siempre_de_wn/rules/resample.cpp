// Another state that a viewer cannot tell from this one.
#include "games/siempre_de_wn/rules/rules.h"
#include "games/siempre_de_wn/rules/turn.h"

#include <algorithm>
#include <span>
#include <utility>

namespace siempre_de_wn {

namespace {

using engine::Rng;
using engine::Viewer;

template <class T> T any_of(const std::vector<T>& choices, Rng& chance) {
    return choices[chance.below(static_cast<std::uint32_t>(choices.size()))];
}
bool toss(Rng& chance) { return chance.below(2) == 1; }

// --- cards --------------------------------------------------------------------------------------------------------

bool knows_hand(const State& state, Seat seat, Viewer viewer) {
    return viewer.sees(seat) || (state.phase == Phase::inspect && viewer.is(state.turn) && seat == state.inspected);
}

// Cards that the viewer does not know, in a row without order.
class Pool {
  public:
    explicit Pool(Rng& chance) : chance_(chance) {}
    void add(Card card) { cards_.push_back(card); }
    void add_all(Cards cards) {
        for (int i = 0; i < cards.size(); ++i) add(cards.at(i));
    }
    // A card for which `wanted` holds while there are such, then any other.
    template <class Wanted> Card take_rather(Wanted wanted) {
        std::vector<std::size_t> fitting;
        for (std::size_t place = 0; place < cards_.size(); ++place)
            if (wanted(cards_[place])) fitting.push_back(place);
        return fitting.empty() ? take() : take_at(any_of(fitting, chance_));
    }
    Card take() { return take_at(chance_.below(static_cast<std::uint32_t>(cards_.size()))); }
    // As many cards as there were.
    Cards take_instead_of(Cards before) {
        Cards cards;
        for (int count = before.size(); count > 0; --count) cards.add(take());
        return cards;
    }

  private:
    Card take_at(std::size_t place) {
        std::swap(cards_[place], cards_.back());
        const Card card = cards_.back();
        cards_.pop_back();
        return card;
    }

    Rng& chance_;
    std::vector<Card> cards_;
};

// Who plays a Boss card in the bathroom with a full hand has shown to have one by walking there. [WN-9]
bool has_shown_boss(const State& state, Seat seat) {
    return state.phase == Phase::act && seat == state.turn && !can_openly_act_at(state, seat, state.at(seat).at);
}

void gather(const State& state, Viewer viewer, Pool& pool) {
    pool.add_all(state.tasks);
    pool.add_all(state.webeos);
    pool.add_all(state.gone);
    for (const Seat seat : state.everyone())
        if (!knows_hand(state, seat, viewer)) pool.add_all(state.at(seat).hand);
    for (const Workspace& workspace : state.workspaces)
        for (const PlacedCard& placed : std::span{workspace.placed}.first(workspace.count))
            if (!viewer.sees(placed.announced.by)) pool.add(placed.card);
}

// Where the webeos begin is hidden, but for what the viewer has found out. [WN-8]
void restack(const State& state, State& other, Viewer viewer, Pool& pool) {
    const PileLore lore = viewer.is_seat() ? state.at(viewer.seat()).lore : PileLore{};
    other.tasks = {};
    other.webeos = {};
    for (int count = state.pile_size(); count > 0; --count) {
        const Card card = pool.take_rather(
            [&](Card one) { return !(lore.tasks_gone && !one.is_webeo()) && !(lore.webeos_gone && one.is_webeo()); });
        (card.is_webeo() ? other.webeos : other.tasks).add(card);
    }
}

// Others may or may not have found out that a half is used up, if it is.
void redraw_lore(State& other, Viewer viewer, Rng& chance) {
    for (const Seat seat : other.everyone()) {
        if (viewer.sees(seat) || !has_begun(other, seat)) continue;
        PileLore& lore = other.at(seat).lore;
        lore.tasks_gone = toss(chance) && other.tasks.empty();
        lore.webeos_gone = toss(chance) && other.webeos.empty();
    }
}

void redeal_cards(const State& state, State& other, Viewer viewer, Rng& chance) {
    Pool pool{chance};
    gather(state, viewer, pool);
    Cards shown; // first of all, so that it is there
    for (const Seat seat : state.everyone())
        if (has_shown_boss(state, seat) && !knows_hand(state, seat, viewer))
            shown.add(pool.take_rather([](Card card) { return card.is_boss(); }));
    restack(state, other, viewer, pool);
    for (const Seat seat : state.everyone()) {
        if (knows_hand(state, seat, viewer)) continue;
        Cards before = state.at(seat).hand;
        if (has_shown_boss(state, seat)) before.take(before.at(0));
        other.at(seat).hand = pool.take_instead_of(before);
        if (has_shown_boss(state, seat)) other.at(seat).hand.add_all(shown);
    }
    for (Workspace& workspace : other.workspaces)
        for (PlacedCard& placed : std::span{workspace.placed}.first(workspace.count))
            if (!viewer.sees(placed.announced.by)) placed.card = pool.take();
    other.gone = pool.take_instead_of(state.gone);
    redraw_lore(other, viewer, chance);
}

// --- workers --------------------------------------------------------------------------------------------------------

bool knows_worker(const State& state, Seat seat, int place, Viewer viewer) {
    const Player& player = state.at(seat);
    return viewer.sees(seat) || player.fired.contains(place) || player.shown.contains(place);
}

// WNs or workers that the viewer does not know, those not dealt among them. [WN-4]
std::vector<Worker> unknown_of(const State& state, Viewer viewer, bool wns) {
    std::vector<Worker> unknown;
    const auto known = [&](Worker worker) {
        for (const Seat seat : state.everyone())
            for (const int place : state.whole_row())
                if (knows_worker(state, seat, place, viewer) && state.at(seat).worker(place) == worker) return true;
        return false;
    };
    for (const Worker worker : all_workers)
        if (is_wn(worker) == wns && !known(worker)) unknown.push_back(worker);
    return unknown;
}

void redeal_workers_once(const State& state, State& other, Viewer viewer, Rng& chance) {
    std::vector<Worker*> places;
    std::vector<std::uint8_t> wns; // one a place: whether a WN comes there
    for (const Seat seat : state.everyone())
        for (const int place : state.whole_row()) {
            if (knows_worker(state, seat, place, viewer)) continue;
            places.push_back(&other.at(seat).row[static_cast<std::size_t>(place)]);
            wns.push_back(is_wn(state.at(seat).worker(place)) ? 1 : 0);
        }
    std::array<std::vector<Worker>, 2> of_kind{unknown_of(state, viewer, false), unknown_of(state, viewer, true)};
    chance.shuffle(std::span{wns});
    for (auto& workers : of_kind) chance.shuffle(std::span{workers});
    for (std::size_t i = 0; i < places.size(); ++i) {
        *places[i] = of_kind[wns[i]].back();
        of_kind[wns[i]].pop_back();
    }
}

// As they were dealt is one way that fits: one is found. [WN-22]
void redeal_workers(const State& state, State& other, Viewer viewer, Rng& chance) {
    const auto all_wns = [](const Player& player) { return std::ranges::all_of(player.row, is_wn); };
    do redeal_workers_once(state, other, viewer, chance);
    while (state.way == Way::leaders && std::ranges::any_of(std::span{other.players}.first(state.seats), all_wns));
}

// --- arrows and luck ------------------------------------------------------------------------------------------------

void redraw_arrows(State& other, Viewer viewer, Rng& chance) {
    for (const Seat seat : other.arrows.pointing()) {
        if (viewer.sees(seat)) continue;
        std::vector<Seat> targets;
        for (const Seat target : employed(other))
            if (target != seat) targets.push_back(target);
        other.arrows.set(seat, any_of(targets, chance));
    }
}

void redraw_luck(State& other, Rng& chance) {
    const std::uint64_t seed = std::uint64_t{chance.next()} << 32 | chance.next();
    for (Rng* rng : {&other.card_chance, &other.token_chance, &other.reveal_chance})
        *rng = Rng::at(seed, rng->stream_number(), rng->position());
}

} // namespace

State Rules::resample_hidden(const State& state, Viewer viewer, Rng& chance) {
    State other = state;
    redraw_luck(other, chance);
    if (viewer.is_omniscient()) return other;
    redeal_cards(state, other, viewer, chance);
    redraw_arrows(other, viewer, chance);
    if (state.phase != Phase::over) redeal_workers(state, other, viewer, chance);
    return other;
}

} // namespace siempre_de_wn

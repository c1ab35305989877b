// What somebody may see, and what they may hear of. [ALL-3]
#include "games/siempre_de_wn/rules/counting.h"
#include "games/siempre_de_wn/rules/rules.h"
#include "games/siempre_de_wn/rules/turn.h"

#include <span>

namespace siempre_de_wn {

namespace {

using engine::Viewer;

std::vector<WorkerView> view_of_row(const State& state, Seat seat, Viewer viewer) {
    const Player& player = state.at(seat);
    std::vector<WorkerView> row;
    for (const int place : state.whole_row()) {
        WorkerView seen{.fired = player.fired.contains(place), .shown = player.shown.contains(place)};
        if (viewer.sees(seat) || seen.fired || seen.shown || state.phase == Phase::over)
            seen.worker = player.worker(place);
        row.push_back(seen);
    }
    return row;
}

// The same for everybody first, then what only those who may see this seat's secrets get.
SeatView view_of_seat(const State& state, Seat seat, Viewer viewer) {
    const Player& player = state.at(seat);
    SeatView view;
    view.employed = is_employed(state, seat);
    view.at = player.at;
    view.hand_count = player.hand.size();
    view.has_begun = has_begun(state, seat);
    view.row = view_of_row(state, seat, viewer);
    view.active = player.active;
    view.done = player.done;
    view.ruined = player.ruined;
    view.prestige = prestige(state, seat);
    if (!viewer.sees(seat)) return view;
    view.hand = player.hand;
    view.lore = player.lore;
    view.claims = claims_of(state, seat);
    // Before the active worker is chosen nothing is due yet. [WN-22]
    view.webeo_due = owes_webeo(state, seat) && (view.has_begun || state.way != Way::leaders);
    return view;
}

WorkspaceView view_of_workspace(const Workspace& workspace, Viewer viewer) {
    WorkspaceView view{workspace.tokens, {}};
    for (const PlacedCard& placed : std::span{workspace.placed}.first(workspace.count)) {
        const auto [by, announced] = placed.announced;
        view.placed.push_back({by, announced, viewer.sees(by) ? std::optional{placed.card} : std::nullopt});
    }
    return view;
}

// From the left of who began, who speaks last. [WN-14]
std::vector<Seat> speaking_order(const State& state) {
    std::vector<Seat> order;
    if (state.occasion == Occasion::dedocracia) return order;
    for (int step = 1; step <= state.seats; ++step)
        if (const Seat seat = state.left(state.turn, step); is_employed(state, seat)) order.push_back(seat);
    return order;
}

PointingView view_of_pointing(const State& state, Viewer viewer) {
    PointingView view{state.occasion, state.turn, speaking_order(state), state.arrows.pointing(), {}};
    if (viewer.is_seat()) view.own = state.arrows.from(viewer.seat());
    return view;
}

Inspection view_of_inspection(const State& state, Viewer viewer) {
    const bool shown = viewer.sees(state.turn) || viewer.sees(state.inspected);
    return {state.inspected, shown ? std::optional{state.at(state.inspected).hand} : std::nullopt};
}

void fill_agreements(View& view, const State& state) {
    view.way = state.way;
    view.wns = state.wns;
    view.bosses = state.bosses;
    view.take_three_more = state.take_three_more;
    view.strict = state.strict;
    view.secret_pointing = state.secret_pointing;
    view.talk_seconds = talk_seconds[state.talk];
    view.refill_tokens = state.plan().refill_tokens;
}

void fill_table(View& view, const State& state, Viewer viewer) {
    for (const Seat seat : state.everyone()) view.seats.push_back(view_of_seat(state, seat, viewer));
    for (int tile = 1; tile <= state.plan().workspaces; ++tile)
        view.workspaces.push_back(view_of_workspace(state.at(Tile{tile}), viewer));
    view.reserve = state.reserve;
    view.pile = state.pile_size();
    view.discards = state.discards;
    view.gone = state.gone.size();
    view.done = state.done;
    view.ruined = state.ruined;
}

void fill_result(View& view, const State& state) {
    view.result = state.result;
    if (!state.result) return;
    view.winners = winners(state);
    if (!state.has_career()) return;
    for (const Seat seat : state.everyone()) view.counts.push_back(count_of(state, seat));
}

} // namespace

View Rules::view(const State& state, Viewer viewer) {
    View view;
    if (viewer.is_seat()) view.viewer = viewer.seat();
    view.phase = state.phase;
    view.waiting_on = waiting_on(state);
    view.first = state.first;
    view.turn = state.turn;
    fill_agreements(view, state);
    fill_table(view, state, viewer);
    if (state.phase == Phase::walk)
        view.moves = viewer.is(state.turn) ? moves_of(state, state.turn) : open_moves_of(state, state.turn);
    if (state.phase == Phase::pointing) view.pointing = view_of_pointing(state, viewer);
    if (state.phase == Phase::inspect) view.inspection = view_of_inspection(state, viewer);
    view.last_reveal = state.last_reveal;
    view.last_vote = state.last_vote;
    fill_result(view, state);
    return view;
}

namespace {

// What nobody but its seat may know of an event.
void hide_from(Viewer viewer, Took& took) {
    if (viewer.sees(took.seat)) return;
    took.cards.reset();
    took.found = {};
}
void hide_from(Viewer viewer, Placed& placed) {
    if (!viewer.sees(placed.seat)) placed.card.reset();
}
void hide_from(Viewer viewer, HandShown& shown) {
    if (!viewer.sees(shown.to) && !viewer.sees(shown.target)) shown.hand.reset();
}
void hide_from(Viewer viewer, Pointed& pointed) {
    if (!viewer.sees(pointed.seat)) pointed.target.reset();
}
template <class Open> void hide_from(Viewer /*viewer*/, Open& /*event*/) {}

} // namespace

std::optional<Event> Rules::project(const Event& event, Viewer viewer) {
    Event seen = event;
    std::visit([&](auto& kind) { hide_from(viewer, kind); }, seen);
    return seen;
}

} // namespace siempre_de_wn

// What somebody may see, and what they may hear of. [ALL-3]
#include "games/eternamente_temporario/rules/rules.h"
#include "games/eternamente_temporario/rules/scoring.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

SeatView view_of_seat(const State& state, Seat seat, engine::Viewer viewer) {
    const Player& player = state.at(seat);
    SeatView view;
    view.points = player.points;
    view.team = player.team;
    view.leader = state.is_leader(seat);
    view.hand_count = player.hand.size();
    view.committed = state.phase == Phase::choice && player.choice;
    view.badge = player.badge;
    view.stress = player.stress;
    view.out = player.out_place != 0;
    view.out_place = player.out_place;
    view.loses_turn = player.loses_turn;
    if (state.phase == Phase::draft && player.choice) view.revealed = player.choice->cards;
    if (!state.shown_to(viewer, seat)) return view;
    view.hand = player.hand;
    if (state.phase == Phase::choice) view.choice = player.choice;
    return view;
}

ArchiveView view_of_archive(const State& state, Team team) {
    ArchiveView view;
    view.wild = state.wilds[static_cast<std::size_t>(team)];
    const Archive& archive = state.archive(team);
    for (int column = 0; column < column_count; ++column)
        for (int depth = archive.height(column) - 1; depth >= 0; --depth)
            view.columns[static_cast<std::size_t>(column)].push_back(archive.at(column, depth));
    return view;
}

// Who still takes a badge, next first: found by letting them go one by one. [ET-7]
std::vector<Seat> draft_order(State state) {
    std::vector<Seat> order;
    if (state.phase != Phase::draft) return order;
    while (const auto next = next_to_draft(state)) {
        order.push_back(*next);
        state.at(*next).choice.reset();
    }
    return order;
}

void fill_centre(View& view, const State& state) {
    for (std::size_t team = 0; team < team_count; ++team) view.badges_left[team] = state.badges_left[team];
    view.centre_cards = state.centre_cards;
    view.stress_left = open_stress(state);
    view.draft_order = draft_order(state);
}

void fill_total(View& view, const State& state) {
    const SeatSet team = members(state, state.result->winner);
    for (const Seat seat : team) view.together += state.at(seat).points;
    view.goal = points_to_win(team.size(), state.short_game);
}

} // namespace

View Rules::view(const State& state, engine::Viewer viewer) {
    View view;
    if (viewer.is_seat()) view.viewer = viewer.seat();
    view.phase = state.phase;
    view.round = state.round;
    view.shortest_run = state.shortest_run;
    view.literal_bombs = state.literal_bombs;
    view.short_game = state.short_game;
    view.open_hands = state.open_hands;
    view.waiting_on = waiting_on(state);
    view.leader_1 = state.leader(Team::customer_service);
    view.leader_2 = state.leader(Team::collections);
    for (const Seat seat : state.everyone()) view.seats.push_back(view_of_seat(state, seat, viewer));
    for (const Team team : {Team::customer_service, Team::collections})
        view.archives[static_cast<std::size_t>(team)] = view_of_archive(state, team);
    fill_centre(view, state);
    view.tricks = state.tricks;
    view.trick = state.trick;
    if (state.phase == Phase::turns) view.turn = state.turn;
    view.discarded = state.discarded;
    view.result = state.result;
    if (state.result) fill_total(view, state);
    view.winners = winners(state);
    return view;
}

std::optional<Event> Rules::project(const Event& event, engine::Viewer viewer) {
    const auto* given = std::get_if<Given>(&event);
    if (given == nullptr || given->from.zone != Place::Zone::hand) return event;
    if (viewer.sees(given->seat) || viewer.sees(given->receiver)) return event;
    Given seen = *given;
    seen.card.reset();
    return seen;
}

} // namespace eternamente_temporario

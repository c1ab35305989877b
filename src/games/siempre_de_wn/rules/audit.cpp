// Every invariant of a state. States from outside are let in only if they hold them all, so the rules may rely on them.
#include "games/siempre_de_wn/rules/counting.h"
#include "games/siempre_de_wn/rules/ending.h"
#include "games/siempre_de_wn/rules/rules.h"
#include "games/siempre_de_wn/rules/turn.h"

#include <algorithm>
#include <span>

namespace siempre_de_wn {

namespace {

using Fault = std::optional<std::string>;

bool is_here(const State& state, Seat seat) { return seat.index() < state.seats; }
bool is_subset(SeatSet part, SeatSet whole) { return (part.bits() & ~whole.bits()) == 0; }

Fault audit_agreements(const State& state) {
    if (state.seats < least_seats || state.seats > most_seats) return "seats";
    if (state.way > Way::leaders || state.phase > Phase::over) return "way or phase";
    if (state.way == Way::leaders && state.seats != row_size) return "team leaders are three";
    const int most = state.way == Way::leaders ? wn_count : state.plan().wns;
    const int least = most == wn_count && state.way != Way::leaders ? wn_count - 1 : most;
    if (state.wns < least || state.wns > most) return "WNs";
    if (state.bosses != 3 && state.bosses != 6 && state.bosses != 9) return "Boss cards";
    if (state.talk >= talk_seconds.size()) return "talk timer";
    if (!is_here(state, state.first) || !is_here(state, state.turn)) return "whose turn";
    for (int seat = state.seats; seat < most_seats; ++seat)
        if (state.at(Seat{seat}) != Player{}) return "somebody on no seat";
    return std::nullopt;
}

// --- cards and tokens -----------------------------------------------------------------------------------------------

using Faces = std::array<int, face_count>;

void count_in(Faces& faces, Cards cards) {
    for (int face = 0; face < face_count; ++face)
        faces[static_cast<std::size_t>(face)] += cards.of(Card::of_face(face));
}

// Each card in one place, 48 in all. [WN-1]
Fault audit_cards(const State& state) {
    Faces seen{};
    for (const Cards heap : {state.tasks, state.webeos, state.discards, state.gone}) count_in(seen, heap);
    for (const Seat seat : state.everyone()) count_in(seen, state.at(seat).hand);
    for (const Workspace& workspace : state.workspaces)
        for (const PlacedCard& placed : std::span{workspace.placed}.first(workspace.count))
            ++seen[static_cast<std::size_t>(placed.card.face())];
    for (int face = 0; face < face_count; ++face) {
        const Quality quality = Card::of_face(face).quality();
        const int bosses = state.bosses / type_count;
        const int expected = quality == Quality::webeo  ? webeo_count / type_count
                             : quality == Quality::boss ? bosses
                                                        : task_count / type_count - bosses;
        if (seen[static_cast<std::size_t>(face)] != expected) return "cards not conserved";
    }
    if (state.tasks.webeos() != 0 || state.webeos.webeos() != state.webeos.size()) return "the pile is mixed";
    return std::nullopt;
}

Fault audit_workspaces(const State& state) {
    for (int tile = 1; tile <= most_workspaces; ++tile) {
        const Workspace& workspace = state.at(Tile{tile});
        if (tile > state.plan().workspaces) {
            if (workspace != Workspace{}) return "a workspace outside the office";
            continue;
        }
        const OfficePlan plan = state.plan();
        if (workspace.tokens.size() > std::max(plan.first_tokens, plan.refill_tokens)) return "too many tokens";
        if (workspace.count > most_tokens) return "too many cards at a workspace";
        if (workspace.count > 0 && workspace.count >= workspace.tokens.size()) return "a full task is not revealed";
        for (std::size_t i = 0; i < most_tokens; ++i) {
            if (i >= workspace.count && workspace.placed[i] != PlacedCard{}) return "a card beyond the last";
            if (!is_here(state, workspace.placed[i].announced.by)) return "who placed";
        }
    }
    return std::nullopt;
}

// Tokens that are neither in the reserve nor on a workspace lie before players as prestige. [WN-7] [WN-18]
Fault audit_tokens(const State& state) {
    int away = 0;
    for (std::size_t type = 0; type < type_count; ++type) {
        int left = tokens_of_a_type - state.reserve.counts[type];
        for (const Workspace& workspace : state.workspaces) left -= workspace.tokens.counts[type];
        if (left < 0) return "too many tokens of a type";
        away += left;
    }
    int tokens = 0;
    for (const Seat seat : state.everyone()) tokens += prestige(state, seat);
    if (away > tokens) return "tokens lost";
    return std::nullopt;
}

// --- players --------------------------------------------------------------------------------------------------------

// Each worker once, and as many WNs as were dealt. [WN-4] [WN-22]
Fault audit_workers(const State& state) {
    std::uint32_t seen = 0;
    int wns = 0;
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        for (const int place : Places::first(row_size) - state.whole_row())
            if (player.worker(place) != Worker{}) return "a worker beyond the row";
        for (const int place : state.whole_row()) {
            const Worker worker = player.worker(place);
            if (worker > Worker::mariano || (seen >> static_cast<int>(worker) & 1U) != 0) return "a worker twice";
            seen |= 1U << static_cast<int>(worker);
            wns += is_wn(worker) ? 1 : 0;
        }
        if (state.way == Way::leaders && std::ranges::all_of(player.row, is_wn)) return "all three WNs in one team";
    }
    return wns == state.wns ? std::nullopt : Fault{"the number of WNs"};
}

Fault audit_player(const State& state, Seat seat) {
    const Player& player = state.at(seat);
    for (const Places places : {player.fired, player.shown, player.was_pointed_at, player.saw_wn_fired})
        if (!state.whole_row().contains_all(places)) return "places beyond the row";
    for (const int place : player.shown)
        if (!is_claimable(player.worker(place)) || !is_fulfilled(state, seat, place)) return "a claim without reason";
    if (!state.whole_row().contains(player.active)) return "active worker";
    if (player.at.number() > state.plan().workspaces) return "a meeple outside the office";
    if (!state.take_three_more && player.hand.size() > hand_size) return "a hand too large";
    if ((player.lore.tasks_gone && !state.tasks.empty()) || (player.lore.webeos_gone && !state.webeos.empty()))
        return "what was found out is not so";
    if (is_employed(state, seat)) return player.fired.contains(player.active) ? Fault{"a fired worker acts"} : Fault{};
    return player.hand.empty() && player.at.is_bathroom() ? Fault{} : Fault{"somebody fired has a hand or a meeple"};
}

// Markers and prestige. [WN-13] [WN-18]
Fault audit_career(const State& state) {
    int done = 0;
    int ruined = 0;
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        done += player.done;
        ruined += player.ruined;
        const Places traces = player.shown | player.was_pointed_at | player.saw_wn_fired;
        if (!state.has_career() && (!traces.empty() || player.debates != 0)) return "a career in the base game";
        if (player.debates > most_debates) return "debates";
    }
    if (state.done > tasks_to_win || state.ruined > tasks_to_win) return "too many tasks";
    if (done != (state.has_career() ? state.done : 0) || ruined != (state.has_career() ? state.ruined : 0))
        return "markers";
    return std::nullopt;
}

Fault audit_players(const State& state) {
    for (const Seat seat : state.everyone())
        if (Fault fault = audit_player(state, seat)) return fault;
    if (state.first_wn_fired.has_value() != (fired_wns(state) > 0)) return "the first WN fired";
    if (!state.first_wn_fired) return std::nullopt;
    const Worker first = *state.first_wn_fired;
    for (const Seat seat : state.everyone())
        for (const int place : state.at(seat).fired)
            if (is_wn(first) && state.at(seat).worker(place) == first) return std::nullopt;
    return "the first WN fired is not";
}

// --- what was shown last --------------------------------------------------------------------------------------------

Fault audit_reveal(const State& state) {
    if (!state.last_reveal) return std::nullopt;
    const Reveal& reveal = *state.last_reveal;
    if (!is_here(state, reveal.by) || reveal.tile.is_bathroom() || reveal.tile.number() > state.plan().workspaces)
        return "who revealed what";
    if (reveal.count == 0 || reveal.count > most_tokens || reveal.count != reveal.tokens.size())
        return "how many were revealed";
    for (std::size_t i = 0; i < most_tokens; ++i) {
        if (i >= reveal.count && (reveal.cards[i] != Card{} || reveal.announced[i] != Announcement{}))
            return "revealed beyond the last";
        if (!is_here(state, reveal.announced[i].by)) return "who announced";
    }
    return std::nullopt;
}

Fault audit_arrows(const State& state, const Arrows& arrows) {
    for (const Seat from : arrows.pointing())
        if (!is_here(state, from) || !is_here(state, *arrows.from(from)) || from == *arrows.from(from))
            return "an arrow from or to nobody";
    return std::nullopt;
}

Fault audit_vote(const State& state) {
    if (!state.last_vote) return std::nullopt;
    const Vote& vote = *state.last_vote;
    if (vote.occasion > Occasion::last_debate || !is_here(state, vote.starter)) return "the last vote";
    if (Fault fault = audit_arrows(state, vote.arrows)) return fault;
    if (!vote.fired) return std::nullopt;
    const auto [seat, worker, place] = *vote.fired;
    if (!is_here(state, seat) || !state.at(seat).fired.contains(place) || state.at(seat).worker(place) != worker)
        return "who was fired last";
    return std::nullopt;
}

// --- phases ---------------------------------------------------------------------------------------------------------

// Nothing has happened but that some have taken three cards. [WN-6]
Fault audit_start(const State& state) {
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        const bool begun = has_begun(state, seat);
        if (player.hand.size() != (begun ? hand_size : 0)) return "the first hand";
        if (!begun && (player.lore != PileLore{} || player.active != 0)) return "somebody has begun too early";
        const Places traces = player.fired | player.shown | player.was_pointed_at | player.saw_wn_fired;
        if (!traces.empty() || player.debates != 0 || player.at != bathroom)
            return "something happened before the start";
    }
    for (int tile = 1; tile <= state.plan().workspaces; ++tile)
        if (state.at(Tile{tile}).count != 0 || state.at(Tile{tile}).tokens.size() != state.plan().first_tokens)
            return "the first tokens";
    if (!state.discards.empty() || !state.gone.empty() || state.done != 0 || state.ruined != 0 || state.last_reveal ||
        state.last_vote)
        return "something happened before the start";
    return std::nullopt;
}

Fault audit_pointing(const State& state) {
    if (state.phase != Phase::pointing)
        return state.arrows == Arrows{} && state.occasion == Occasion{} ? Fault{} : Fault{"arrows out of time"};
    if (state.occasion > Occasion::last_debate) return "no such occasion";
    const bool ruined = state.last_reveal && !state.last_reveal->done && state.last_reveal->by == state.turn;
    if (state.occasion == Occasion::debate && !ruined) return "a debate about nothing";
    if (!state.secret_pointing && state.arrows != Arrows{}) return "arrows before the count";
    if (Fault fault = audit_arrows(state, state.arrows)) return fault;
    const SeatSet here = employed(state);
    if (!is_subset(state.arrows.pointing(), here) || state.arrows.pointing() == here) return "who has pointed";
    for (const Seat from : state.arrows.pointing())
        if (!here.contains(*state.arrows.from(from))) return "an arrow to somebody fired";
    return std::nullopt;
}

Fault audit_under_way(const State& state) {
    if (state.result) return "a result too early";
    if (result_of_tasks(state) || result_of_firings(state)) return "a match that has ended goes on";
    if (!is_employed(state, state.turn)) return "somebody fired has the turn";
    const bool last = state.phase == Phase::pointing && state.occasion == Occasion::last_debate;
    if ((state.pile_size() == 0) != last) return "the pile and the last debate";
    if (state.phase == Phase::act && !can_act_at(state, state.turn, state.at(state.turn).at)) return "nothing to do";
    if (state.phase == Phase::inspect && (!employed(state).contains(state.inspected) || state.inspected == state.turn))
        return "whose hand is looked at";
    return std::nullopt;
}

Fault audit_over(const State& state) {
    auto due = result_of_tasks(state);
    if (!due) due = result_of_firings(state);
    if (!due && state.pile_size() == 0) due = result_of_deck_out(state);
    return state.result && state.result == due ? Fault{} : Fault{"the result"};
}

Fault audit_phase(const State& state) {
    if (state.phase != Phase::inspect && state.inspected != Seat{}) return "a hand looked at out of time";
    if (state.phase == Phase::over) return audit_over(state);
    if (Fault fault = audit_under_way(state)) return fault;
    return state.phase == Phase::start ? audit_start(state) : std::nullopt;
}

Fault audit_chance(const State& state) {
    const auto wrong = [&](const engine::Rng& rng, Stream stream) {
        return rng.stream_number() != static_cast<std::uint32_t>(stream) || rng.seed() != state.card_chance.seed();
    };
    if (wrong(state.card_chance, Stream::cards) || wrong(state.token_chance, Stream::tokens) ||
        wrong(state.reveal_chance, Stream::reveals))
        return "the wrong stream of chance";
    return std::nullopt;
}

} // namespace

// In an order in which each part may rely on those before it.
std::optional<std::string> Rules::audit(const State& state) {
    for (const auto part : {audit_agreements, audit_workspaces, audit_cards, audit_workers, audit_players, audit_tokens,
                            audit_career, audit_reveal, audit_vote, audit_pointing, audit_phase, audit_chance})
        if (Fault fault = part(state)) return fault;
    return std::nullopt;
}

} // namespace siempre_de_wn

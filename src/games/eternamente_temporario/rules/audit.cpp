// Every invariant of a state. States from outside are let in only if they hold them all, so the rules may rely on them.
#include "games/eternamente_temporario/rules/combinations.h"
#include "games/eternamente_temporario/rules/rules.h"
#include "games/eternamente_temporario/rules/scoring.h"
#include "games/eternamente_temporario/rules/turn.h"

namespace eternamente_temporario {

namespace {

using Fault = std::optional<std::string>;

// Each card in exactly one place, 72 in all. [ET-1] [ET-3]
Fault audit_cards(const State& state) {
    CardSet seen;
    int count = 0;
    const auto place = [&](CardSet cards) {
        seen |= cards;
        count += cards.size();
    };
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        place(player.hand);
        for (const auto& slot : player.badge)
            if (slot) place({*slot});
        if (state.phase == Phase::draft && player.choice) place(player.choice->cards);
    }
    for (const Archive& archive : state.archives) {
        // One by one: a card twice in an Archive must not hide.
        for (int column = 0; column < column_count; ++column)
            for (int depth = 0; depth < archive.height(column); ++depth) place({archive.at(column, depth)});
    }
    for (const auto& wild : state.wilds)
        if (wild) place({*wild});
    place(state.centre_cards);
    place(state.discarded);
    if (state.trick) place(state.trick->cards);
    if (count != card_count || seen != CardSet::all()) return "cards not conserved";
    return std::nullopt;
}

Fault audit_table(const State& state) {
    if (state.seats < least_seats || state.seats > most_seats) return "seats";
    if (state.shortest_run != 2 && state.shortest_run != 3) return "shortest run";
    if (state.round < 1 || state.round > most_rounds) return "round";
    if (state.leaders[0] == state.leaders[1]) return "one Human leads both";
    for (int seat = 0; seat < most_seats; ++seat) {
        const Player& player = state.at(Seat{seat});
        if (seat >= state.seats && player != Player{}) return "somebody on no seat";
        if (player.points > most_points || player.points % points_for_being_out != 0) return "points";
    }
    if (state.at(state.leaders[0]).team != Team::customer_service ||
        state.at(state.leaders[1]).team != Team::collections)
        return "a Leader in the other department";
    if (state.turn.index() >= state.seats) return "turn";
    return std::nullopt;
}

int team_places(const State& state, Team team) {
    return team == Team::customer_service ? (state.seats == 4 ? 2 : 3) : (state.seats == 6 ? 3 : 2);
}

Fault audit_teams(const State& state) {
    std::uint8_t stress = state.stress_left;
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        if (!player.stress) continue;
        if (state.is_leader(seat) || !player.team) return "a Stress card where none belongs";
        if (player.badge[0]) return "two things in one slot";
        const auto bit = static_cast<std::uint8_t>(1U << static_cast<int>(*player.stress));
        if ((stress & bit) != 0) return "one Stress card twice";
        stress = static_cast<std::uint8_t>(stress | bit);
    }
    for (const Team team : {Team::customer_service, Team::collections})
        if (members(state, team).size() + state.badges_left[static_cast<std::size_t>(team)] != team_places(state, team))
            return "badges";
    return std::nullopt;
}

// Before the turns, how many cards a Human has in hand is known; so is the rest of the 72 then. [ET-3] [ET-6]
int hand_before_turns(const State& state, Seat seat) {
    const bool second = seat == state.leader(Team::collections);
    int count = state.seats == 4 || (state.seats == 5 && second) ? 15 : 12;
    if (state.phase == Phase::choice) return count;
    count -= state.is_leader(seat) ? 3 : 2;
    if (state.seats == 5 && state.at(seat).team == Team::collections && !second) count += 3;
    return count;
}

Fault audit_before_turns(const State& state) {
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        if (player.hand.size() != hand_before_turns(state, seat)) return "hand count";
        if (player.out_place != 0 || player.loses_turn) return "a turn's trace";
    }
    const bool centre = state.seats == 5 && state.badges_left[1] == 1;
    if (state.centre_cards.size() != (centre ? 3 : 0)) return "cards on the badge in the centre";
    if (state.turn != Seat{} || state.tricks != 0 || state.trick || !state.discarded.empty() || state.result)
        return "turns before turns";
    for (const Team team : {Team::customer_service, Team::collections}) {
        const bool dealt = state.seats == 4 || (state.seats == 5 && team == Team::collections);
        int opened = dealt ? 2 : 0;
        if (state.phase == Phase::draft) opened += 2 * members(state, team).size();
        for (int column = 0; column < column_count; ++column) {
            const int height = column >= opened ? 0 : dealt && column < 2 ? 3 : 1;
            if (state.archive(team).height(column) != height) return "columns";
        }
    }
    return std::nullopt;
}

Fault audit_choice(const State& state) {
    bool waiting = false;
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        if (player.team && !state.is_leader(seat)) return "a department too early";
        waiting |= !player.choice;
        if (!player.choice) continue;
        const CardSet cards = player.choice->cards;
        if (cards.size() != 2 || !player.hand.contains_all(cards)) return "choice";
        const auto wild = player.choice->wild;
        if (wild.has_value() != state.is_leader(seat)) return "who chooses a wild";
        if (wild && (!player.hand.contains(*wild) || cards.contains(*wild))) return "wild";
    }
    if (!waiting) return "nobody to wait for";
    if (std::popcount(state.stress_left) != state.seats - 1) return "Stress cards";
    return audit_before_turns(state);
}

Fault audit_draft(const State& state) {
    int waiting = 0;
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        if (player.choice.has_value() == player.team.has_value()) return "cards in front";
        if (!player.choice) {
            if (player.stress.has_value() == state.is_leader(seat)) return "who has a Stress card";
            continue;
        }
        ++waiting;
        if (player.choice->cards.size() != 2 || player.choice->wild) return "choice";
    }
    if (waiting == 0) return "nobody to wait for";
    if (!state.wilds[0] || !state.wilds[1]) return "no wilds";
    if (std::popcount(state.stress_left) != waiting + 1) return "Stress cards";
    return audit_before_turns(state);
}

// Places 1, 2, 3 … for exactly those who hold nothing. [ET-18]
Fault audit_out(const State& state) {
    std::uint32_t places = 0;
    int count = 0;
    for (const Seat seat : state.everyone()) {
        const Player& player = state.at(seat);
        if ((player.out_place != 0) != player.holds_nothing()) return "who is out";
        if (player.out_place == 0) continue;
        places |= 1U << (player.out_place - 1);
        ++count;
    }
    if (places != (1U << count) - 1U) return "order of going out";
    return std::nullopt;
}

// No team ever has more than half of all cards, so its Archive has room for them. [ET-3]
Fault audit_shares(const State& state) {
    for (const Team team : {Team::customer_service, Team::collections}) {
        int count = state.archive(team).size() + 1;
        for (const Seat seat : members(state, team))
            count += state.at(seat).hand.size() + state.at(seat).badge_cards().size();
        if (count > Archive::capacity) return "more than a team's share of cards";
    }
    return std::nullopt;
}

Fault audit_trick(const State& state) {
    // Each trick took a card at least.
    const int played = state.discarded.size() + (state.trick ? state.trick->cards.size() : 0);
    if (state.tricks > played || (state.trick && state.tricks == 0)) return "how many tricks";
    if (!state.trick) return std::nullopt;
    const Trick& trick = *state.trick;
    if (trick.by.index() >= state.seats) return "who played";
    if (!fits(trick.cards, wild_rank(state, trick.by), trick.reading)) return "no combination on the table";
    if (trick.reading.kind == Kind::run && trick.reading.size < state.shortest_run) return "a short run on the table";
    return std::nullopt;
}

// Somebody must be able to act, and a lost turn must come before the lead does. [ET-18]
Fault audit_turn(const State& state) {
    if (state.result) return "a result too early";
    bool usable = false;
    for (const Seat seat : state.everyone()) {
        if (is_stranded(state, seat)) return "a round that is lost goes on";
        usable |= usable_count(state, seat) > 0;
        if (!state.at(seat).loses_turn) continue;
        if (!state.trick) return "a lost turn at a lead";
        const int steps = state.distance(state.turn, seat);
        if (steps == 0 || steps >= state.distance(state.turn, state.trick->by)) return "a lost turn after the lead";
    }
    if (state.trick && state.trick->by == state.turn) return "a turn on one's own play";
    const bool can_act =
        usable_count(state, state.turn) > 0 || ((state.trick || !usable) && state.at(state.turn).stress);
    if (!can_act) return "a turn with nothing to do";
    for (const Team team : {Team::customer_service, Team::collections})
        if (has_finished(state, team)) return "a round that is won goes on";
    return std::nullopt;
}

Fault audit_result(const State& state) {
    if (!state.result) return "no result";
    const RoundResult& result = *state.result;
    if (result.stranded.has_value() != (result.how == RoundEnd::stranded)) return "how the round ended";
    if (result.stranded && result.stranded->index() >= state.seats) return "who was stranded";
    const SeatSet team = members(state, result.winner);
    if (!team.contains(result.next_leader_1) || !team.contains(result.next_leader_2) ||
        result.next_leader_1 == result.next_leader_2)
        return "next Leaders";
    int together = 0;
    for (int seat = 0; seat < most_seats; ++seat) {
        const int gained = result.gained[static_cast<std::size_t>(seat)];
        const Player& player = state.at(Seat{seat});
        const int due = team.contains(Seat{seat}) ? points_for_winning
                        : player.out_place != 0   ? points_for_being_out
                                                  : 0;
        if (gained != due || gained > player.points) return "points of the round";
        if (player.loses_turn) return "a lost turn after the round";
        together += team.contains(Seat{seat}) ? player.points : 0;
    }
    const bool over = together >= points_to_win(team.size(), state.short_game);
    if (over != (state.phase == Phase::over)) return "the end of the match";
    return std::nullopt;
}

Fault audit_turns(const State& state) {
    for (const Seat seat : state.everyone()) {
        if (!state.at(seat).team) return "no department";
        if (state.at(seat).choice) return "cards in front";
    }
    if (!state.wilds[0] || !state.wilds[1]) return "no wilds";
    if (state.stress_left != 0 || !state.centre_cards.empty()) return "the centre";
    for (const auto audit : {audit_out, audit_shares, audit_trick})
        if (Fault fault = audit(state)) return fault;
    return state.phase == Phase::turns ? audit_turn(state) : audit_result(state);
}

} // namespace

std::optional<std::string> Rules::audit(const State& state) {
    for (const auto audit : {audit_table, audit_cards, audit_teams})
        if (Fault fault = audit(state)) return fault;
    switch (state.phase) {
    case Phase::choice: return audit_choice(state);
    case Phase::draft: return audit_draft(state);
    default: return audit_turns(state);
    }
}

} // namespace eternamente_temporario

#include "games/win/rules/order.h"
#include "games/win/rules/rules.h"

namespace win {

using engine::Refusal;
using engine::Seat;
using engine::SeatSet;

namespace {

using Allowed = std::expected<void, Refusal>;

Allowed no(Reason reason, int a = 0, int b = 0) { return std::unexpected(Refusal::of(reason, a, b)); }

// The device lies with the Timekeeper, who works it for the table. [WI-2]
Allowed by_timekeeper(const State& state, Seat seat, bool now) {
    if (!now) return no(Reason::not_now);
    if (seat != state.timekeeper) return no(Reason::only_the_timekeeper, state.timekeeper.index());
    return {};
}

Allowed allowed(const State& state, Seat seat, const Draw&) {
    return by_timekeeper(state, seat, state.phase == Phase::draw_characters);
}

Allowed allowed(const State& state, Seat seat, const Reveal&) {
    return by_timekeeper(state, seat, state.phase == Phase::reveal_challenge);
}

// From its draw until the sand is turned. [WI-11]
bool lies_open(const State& state, Drawn which) {
    const bool characters = state.phase == Phase::reveal_challenge || state.phase == Phase::white_speaks;
    return which == Drawn::challenge ? state.phase == Phase::white_speaks : characters;
}

Allowed allowed(const State& state, Seat seat, const Swap& swap) {
    if (auto able = by_timekeeper(state, seat, lies_open(state, swap.which)); !able) return able;
    if (state.begun) return no(Reason::begun);
    if ((state.swapped & bit_of(swap.which)) != 0) return no(Reason::has_swapped, static_cast<int>(swap.which));
    return {}; // there is always another card: least_own_characters, least_own_challenges
}

Allowed allowed(const State& state, Seat seat, const Begin&) {
    return by_timekeeper(state, seat, state.phase == Phase::white_speaks && !state.begun);
}

Allowed allowed(const State& state, Seat seat, const SpeechOver&) {
    return by_timekeeper(state, seat, is_speech(state.phase));
}

Allowed allowed(const State& state, Seat seat, const ChooseVoteKind&) {
    return by_timekeeper(state, seat, state.phase == Phase::choose_vote_kind);
}

// Voters without a vote in a show of hands.
SeatSet missing(const State& state, const Votes& votes) {
    SeatSet seats;
    for (const Seat seat : voters(state))
        if (votes.of(seat) == Vote::none) seats.insert(seat);
    return seats;
}

// Where one alone decides, there is nobody to leave it to. [WI-9]
bool may_abstain(const State& state) { return voters(state).size() > 1; }

Allowed allowed(const State& state, Seat seat, const ShowOfHands& hands) {
    if (auto able = by_timekeeper(state, seat, state.phase == Phase::show_of_hands); !able) return able;
    for (const Vote vote : {Vote::white, Vote::black})
        for (const Seat voter : hands.votes.with(vote))
            if (!voters(state).contains(voter)) return no(Reason::not_a_voter, voter.index());
    const SeatSet silent = missing(state, hands.votes);
    if (silent.empty()) return {};
    const int whose = (*silent.begin()).index();
    if (!hands.abstentions_confirmed) return no(Reason::votes_missing, whose, silent.size());
    if (!may_abstain(state)) return no(Reason::lone_voter_must_vote, whose);
    return {};
}

Allowed allowed(const State& state, Seat seat, const SecretVote& secret) {
    if (state.phase != Phase::secret_vote) return no(Reason::not_now);
    if (!voters(state).contains(seat)) return no(Reason::not_a_voter, seat.index());
    if (state.voted.contains(seat)) return no(Reason::has_voted, seat.index());
    if (secret.vote == Vote::none && !may_abstain(state)) return no(Reason::lone_voter_must_vote, seat.index());
    return {};
}

Allowed allowed(const State& state, Seat seat, const Next&) {
    return by_timekeeper(state, seat, state.phase == Phase::verdict);
}

Allowed allowed(const State& state, Seat seat, const Leave& leave) {
    if (state.phase != Phase::draw_characters) return no(Reason::only_between_turns);
    if (auto able = by_timekeeper(state, seat, true); !able) return able;
    if (!state.playing.contains(leave.seat)) return no(Reason::not_in_the_game, leave.seat.index());
    const bool last = members(state, team_of(state, leave.seat)).size() == 1;
    if (last && playing_teams(state) <= least_teams) return no(Reason::too_few_would_remain, least_teams);
    return {};
}

} // namespace

SeatSet Rules::waiting_on(const State& state) {
    if (state.phase == Phase::over) return {};
    if (state.phase != Phase::secret_vote) return {state.timekeeper};
    SeatSet waiting = voters(state); // all at once: nobody's vote can sway another's
    for (const Seat seat : state.voted) waiting.erase(seat);
    return waiting;
}

std::expected<void, Refusal> Rules::check(const State& state, Seat seat, const Action& action) {
    if (state.phase == Phase::over) return no(Reason::game_over);
    return std::visit([&](const auto& act) { return allowed(state, seat, act); }, action);
}

Assessment Rules::assess(const State& state, Seat seat, const Draft& draft) {
    Assessment assessment;
    if (const auto able = check(state, seat, draft); !able) assessment.refusal = able.error();
    const auto* hands = std::get_if<ShowOfHands>(&draft);
    if (hands != nullptr && state.phase == Phase::show_of_hands) assessment.missing = missing(state, hands->votes);
    if (state.phase == Phase::show_of_hands || state.phase == Phase::secret_vote)
        assessment.may_abstain = may_abstain(state);
    return assessment;
}

} // namespace win

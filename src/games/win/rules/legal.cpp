#include "games/win/rules/order.h"
#include "games/win/rules/rules.h"

namespace win {

using engine::Seat;
using engine::SeatSet;

namespace {

// The first `white` of those voters white, the others black.
Votes split(SeatSet voters, int white) {
    Votes votes;
    for (const Seat seat : voters) votes.set(seat, white-- > 0 ? Vote::white : Vote::black);
    return votes;
}

std::vector<Action> shows_of_hands(const State& state) {
    std::vector<Action> actions;
    const SeatSet all = voters(state);
    for (int white = 0; white <= all.size(); ++white) actions.emplace_back(ShowOfHands{split(all, white), false});
    if (all.size() == 1) return actions;
    SeatSet most = all;
    most.erase(*all.begin());
    actions.emplace_back(ShowOfHands{split(most, (most.size() + 1) / 2), true});
    actions.emplace_back(ShowOfHands{{}, true});
    return actions;
}

std::vector<Action> secret_votes(const State& state) {
    std::vector<Action> actions{SecretVote{Vote::white}, SecretVote{Vote::black}};
    if (voters(state).size() > 1) actions.emplace_back(SecretVote{Vote::none});
    return actions;
}

constexpr std::uint32_t turns_between_leaves = 8;

// What else can be done while the cards can be swapped; without what is refused. [WI-11]
std::vector<Action> before_the_sand(const State& state, std::vector<Action> actions) {
    for (const Drawn which : {Drawn::white_character, Drawn::black_character, Drawn::challenge})
        actions.emplace_back(Swap{which});
    std::erase_if(actions, [&](const Action& action) { return !Rules::check(state, state.timekeeper, action); });
    return actions;
}

std::vector<Action> before_a_turn(const State& state) {
    std::vector<Action> actions{Draw{}};
    if (state.turn % turns_between_leaves != 0) return actions;
    Seat seat = *members(state, state.white).begin();
    for (std::uint32_t step = state.turn % engine::max_seats; step > 0; --step) seat = left_of(state, seat);
    if (Rules::check(state, state.timekeeper, Leave{seat})) actions.emplace_back(Leave{seat});
    return actions;
}

} // namespace

std::vector<Action> Rules::legal(const State& state, Seat seat) {
    if (!waiting_on(state).contains(seat)) return {};
    switch (state.phase) {
    case Phase::draw_characters: return before_a_turn(state);
    case Phase::reveal_challenge: return before_the_sand(state, {Reveal{}});
    case Phase::white_speaks: return before_the_sand(state, {SpeechOver{false}, SpeechOver{true}, Begin{}});
    case Phase::black_speaks:
    case Phase::white_answers:
    case Phase::black_answers: return {SpeechOver{false}, SpeechOver{true}};
    case Phase::choose_vote_kind: return {ChooseVoteKind{VoteKind::show_of_hands}, ChooseVoteKind{VoteKind::secret}};
    case Phase::show_of_hands: return shows_of_hands(state);
    case Phase::secret_vote: return secret_votes(state);
    case Phase::verdict: return {Next{}};
    case Phase::over: break;
    }
    return {};
}

} // namespace win

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

std::vector<Action> before_a_turn(const State& state) {
    std::vector<Action> actions{Draw{}};
    if (state.playing.size() > least_players && state.turn % turns_between_leaves == 0)
        actions.emplace_back(Leave{left_of(state, state.white, static_cast<int>(state.turn) % state.playing.size())});
    return actions;
}

} // namespace

std::vector<Action> Rules::legal(const State& state, Seat seat) {
    if (!waiting_on(state).contains(seat)) return {};
    switch (state.phase) {
    case Phase::draw_characters: return before_a_turn(state);
    case Phase::reveal_challenge: return {Reveal{}};
    case Phase::white_speaks:
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

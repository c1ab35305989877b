// Shows of hands and secret votes. [WI-9]
#include "table.h"

#include <algorithm>

namespace win_test {

namespace {

Table at_the_vote(int players, VoteOption option) {
    Table table{players, option};
    table.argue();
    return table;
}

// A lone draft of a show of hands.
Assessment assess(const Table& table, const Votes& draft, bool confirmed = false) {
    return Rules::assess(table.state, table.state.timekeeper, ShowOfHands{draft, confirmed});
}

} // namespace

// [WI-9] everyone must have voted.
TEST(Hands, EverybodyMustHaveVoted) {
    const Table table = at_the_vote(6, VoteOption::show_of_hands); // 0, 2, 4, 5 vote
    const auto refused = Rules::check(table.state, Seat{0}, ShowOfHands{votes({0}, {4}), false});
    EXPECT_EQ(refused.error(), engine::Refusal::of(Reason::votes_missing, 2, 2));
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2}, {4, 5}), false}), std::nullopt);
}

// [WI-9] or the Timekeeper confirms that somebody abstains.
TEST(Hands, AbstainingMustBeConfirmed) {
    Table table = at_the_vote(6, VoteOption::show_of_hands);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2}, {4}), false}), Reason::votes_missing);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({}, {}), false}), Reason::votes_missing);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({}, {}), true}), std::nullopt);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2, 4, 5}, {}), true}), std::nullopt); // needless, but no harm
    table.act(ShowOfHands{votes({0, 2}, {4}), true});
    EXPECT_EQ(table.view().verdict->tally, (Tally{2, 1, 1}));
    EXPECT_EQ(table.view().verdict->winner, Team{1});
}

// [WI-9] a lone voter may not abstain.
TEST(Hands, ALoneVoterMustVote) {
    Table table = at_the_vote(3, VoteOption::show_of_hands); // 1 against 0, 2 votes
    EXPECT_EQ(table.refusal(ShowOfHands{{}, false}), Reason::votes_missing);
    EXPECT_EQ(table.refusal(ShowOfHands{{}, true}), Reason::lone_voter_must_vote);
    table.act(ShowOfHands{votes({}, {2}), false});
    EXPECT_EQ(table.view().verdict->winner, Team{0});
}

// [WI-9] with two voters one may abstain already.
TEST(Hands, OneOfTwoVotersMayAbstain) {
    Table table = at_the_vote(4, VoteOption::show_of_hands);
    table.act(ShowOfHands{votes({2}, {}), true});
    EXPECT_EQ(table.view().verdict->winner, Team{1});
}

// [WI-9] while one taps, the app says who is missing and never how it stands.
TEST(Hands, AnUnfinishedVoteTellsWhoIsMissing) {
    const Table table = at_the_vote(6, VoteOption::show_of_hands);
    EXPECT_EQ(assess(table, {}).missing, table.view().voters);
    const Assessment half = assess(table, votes({0}, {4}));
    EXPECT_EQ(half.missing, (SeatSet{Seat{2}, Seat{5}}));
    EXPECT_TRUE(half.may_abstain);
    EXPECT_FALSE(Rules::ready(half));
    EXPECT_EQ(half, assess(table, votes({4}, {0})));
    EXPECT_TRUE(Rules::ready(assess(table, votes({0}, {4}), true)));
    EXPECT_TRUE(Rules::ready(assess(table, votes({0, 2}, {4, 5}))));
    EXPECT_FALSE(assess(at_the_vote(3, VoteOption::show_of_hands), {}).may_abstain);
}

// [WI-9] and only of a vote, and while there is one.
TEST(Hands, NothingIsMissingOutsideOfAVote) {
    const Table before{6};
    EXPECT_TRUE(assess(before, {}).missing.empty());
    EXPECT_FALSE(assess(before, {}).may_abstain);
    const Table table = at_the_vote(6, VoteOption::show_of_hands);
    const Assessment other = Rules::assess(table.state, table.state.timekeeper, Next{});
    EXPECT_TRUE(other.missing.empty());
    EXPECT_EQ(other.refusal, engine::Refusal::of(Reason::not_now));
}

// [WI-9] nobody's screen but the Timekeeper's takes a show of hands.
TEST(Hands, AreTheTimekeepersToEnter) {
    const Table table = at_the_vote(4, VoteOption::show_of_hands);
    EXPECT_EQ(table.refusal(Seat{2}, ShowOfHands{votes({2}, {0}), false}), Reason::only_the_timekeeper);
    EXPECT_EQ(Rules::privacy(table.state, Seat{0}), engine::Privacy::open);
    EXPECT_EQ(table.refusal(Seat{2}, SecretVote{Vote::white}), Reason::not_now);
}

// [WI-9] all voters at once, the device going round.
TEST(Secret, WaitsForAllVotersAtOnce) {
    Table table = at_the_vote(5, VoteOption::secret); // 1 against 3; 0, 2, 4 vote
    EXPECT_EQ(table.state.phase, Phase::secret_vote);
    EXPECT_EQ(Rules::waiting_on(table.state), (SeatSet{Seat{0}, Seat{2}, Seat{4}}));
    EXPECT_EQ(Rules::privacy(table.state, Seat{2}), engine::Privacy::must_look);
    table.act(Seat{4}, SecretVote{Vote::black});
    EXPECT_EQ(Rules::waiting_on(table.state), (SeatSet{Seat{0}, Seat{2}}));
    EXPECT_EQ(table.refusal(Seat{4}, SecretVote{Vote::white}), Reason::has_voted);
    EXPECT_EQ(table.refusal(Seat{1}, SecretVote{Vote::white}), Reason::not_a_voter);
    EXPECT_EQ(table.refusal(Seat{3}, SecretVote{Vote::white}), Reason::not_a_voter);
    EXPECT_EQ(table.refusal(Seat{5}, SecretVote{Vote::white}), Reason::not_a_voter); // nobody sits there
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2, 4}, {}), false}), Reason::not_now);
}

// [WI-9] [ALL-3] a vote that is in is its voter's alone to see; that it is in, everybody's.
TEST(Secret, IsNobodyElsesToSee) {
    Table table = at_the_vote(5, VoteOption::secret);
    table.act(Seat{2}, SecretVote{Vote::black});
    EXPECT_EQ(table.events, std::vector<Event>{VoteIn{Seat{2}}});
    EXPECT_FALSE(table.undo_barrier);
    EXPECT_EQ(table.view().voted, SeatSet{Seat{2}});
    EXPECT_EQ(table.view().own_vote, std::nullopt);
    EXPECT_EQ(table.view(Viewer::at(Seat{0})).own_vote, std::nullopt);
    EXPECT_EQ(table.view(Viewer::at(Seat{2})).own_vote, Vote::black);
}

// [WI-9] revealed together, as a sum; who voted how is told to nobody, nor kept.
TEST(Secret, IsRevealedTogetherAsASum) {
    Table table = at_the_vote(5, VoteOption::secret);
    table.act(Seat{2}, SecretVote{Vote::black});
    table.act(Seat{0}, SecretVote{Vote::black});
    EXPECT_EQ(table.view().verdict, std::nullopt);
    table.act(Seat{4}, SecretVote{Vote::white});
    EXPECT_TRUE(table.undo_barrier);
    EXPECT_EQ(table.view().verdict, (Verdict{Team{3}, {1, 2, 0}, std::nullopt}));
    EXPECT_EQ(table.event<VotesCounted>()->votes, std::nullopt);
    EXPECT_EQ(table.state.votes, Votes{});
    EXPECT_EQ(table.view(Viewer::at(Seat{2})), table.view());
}

// [WI-9] the order in which the device goes round changes nothing.
TEST(Secret, DoesNotDependOnTheOrder) {
    const Table start = at_the_vote(6, VoteOption::secret);
    std::vector<std::pair<Seat, Vote>> ballots{
        {Seat{0}, Vote::white}, {Seat{2}, Vote::none}, {Seat{4}, Vote::black}, {Seat{5}, Vote::white}};
    std::optional<State> result;
    do {
        Table table = start;
        for (const auto& [seat, vote] : ballots) table.act(seat, SecretVote{vote});
        if (!result) result = table.state;
        EXPECT_EQ(table.state, *result);
    } while (std::ranges::next_permutation(ballots).found);
    EXPECT_EQ(result->tally, (Tally{2, 1, 1}));
}

// [WI-9] a secret voter may abstain too, but not a lone one.
TEST(Secret, AbstainingIsAVote) {
    Table table = at_the_vote(4, VoteOption::secret);
    table.act(Seat{0}, SecretVote{Vote::none});
    EXPECT_EQ(table.view(Viewer::at(Seat{0})).own_vote, Vote::none);
    table.act(Seat{2}, SecretVote{Vote::none});
    EXPECT_EQ(table.view().verdict, (Verdict{std::nullopt, {0, 0, 2}, std::nullopt}));

    Table lone = at_the_vote(3, VoteOption::secret);
    EXPECT_EQ(lone.refusal(Seat{2}, SecretVote{Vote::none}), Reason::lone_voter_must_vote);
    EXPECT_FALSE(Rules::assess(lone.state, Seat{2}, SecretVote{}).may_abstain);
    lone.act(Seat{2}, SecretVote{Vote::white});
    EXPECT_EQ(lone.view().verdict->winner, Team{1});
}

// [WI-9] the way of voting may be left to each vote.
TEST(VoteKinds, CanBeChosenEachTime) {
    Table table = at_the_vote(4, VoteOption::ask_each_time);
    EXPECT_EQ(table.state.phase, Phase::choose_vote_kind);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2}, {}), false}), Reason::not_now);
    table.act(ChooseVoteKind{VoteKind::secret});
    EXPECT_EQ(table.state.phase, Phase::secret_vote);
    table.act(Seat{0}, SecretVote{Vote::white});
    table.act(Seat{2}, SecretVote{Vote::white});
    EXPECT_FALSE(table.view().verdict->votes);
    table.act(Next{});
    table.argue();
    table.act(ChooseVoteKind{VoteKind::show_of_hands});
    EXPECT_EQ(table.state.phase, Phase::show_of_hands);
    table.all_vote(Vote::black);
    EXPECT_TRUE(table.view().verdict->votes);
}

// [WI-9] where it was settled at setup, there is nothing to choose.
TEST(VoteKinds, AreSettledOtherwise) {
    EXPECT_EQ(at_the_vote(4, VoteOption::secret).refusal(ChooseVoteKind{}), Reason::not_now);
    EXPECT_EQ(at_the_vote(4, VoteOption::show_of_hands).refusal(ChooseVoteKind{}), Reason::not_now);
}

} // namespace win_test

// A turn from the draw to the verdict. [WI-5] [WI-8]
#include "table.h"

namespace win_test {

// [WI-5]
TEST(Turn, GoesThroughItsPhasesInOrder) {
    Table table{4};
    EXPECT_EQ(table.state.phase, Phase::draw_characters);
    table.act(Draw{});
    EXPECT_EQ(table.state.phase, Phase::reveal_challenge);
    table.act(Reveal{});
    for (const Phase phase : {Phase::white_speaks, Phase::black_speaks, Phase::white_answers, Phase::black_answers}) {
        EXPECT_EQ(table.state.phase, phase);
        EXPECT_TRUE(is_speech(phase));
        table.act(SpeechOver{});
    }
    EXPECT_EQ(table.state.phase, Phase::show_of_hands);
    table.all_vote(Vote::white);
    EXPECT_EQ(table.state.phase, Phase::verdict);
    table.act(Next{});
    EXPECT_EQ(table.state.phase, Phase::draw_characters);
    EXPECT_EQ(table.state.turn, 2U);
}

// [WI-5] nothing out of its time.
TEST(Turn, RefusesWhatIsNotItsTurn) {
    Table table{4};
    const std::vector<Action> all{
        Draw{}, Reveal{}, SpeechOver{}, ChooseVoteKind{}, ShowOfHands{votes({2}, {0}), false}, SecretVote{Vote::white},
        Next{}};
    const auto only = [&](std::size_t now) {
        for (std::size_t kind = 0; kind < all.size(); ++kind)
            EXPECT_EQ(table.refusal(all[kind]), kind == now ? std::nullopt : std::optional{Reason::not_now}) << kind;
    };
    only(0);
    table.act(all[0]);
    only(1);
    table.act(all[1]);
    for (int speech = 0; speech < 4; ++speech) {
        only(2);
        table.act(all[2]);
    }
    only(4);
    table.act(all[4]);
    only(6);
}

// [WI-2] [WI-5] in every phase the others are told whom it waits for.
TEST(Turn, IsTheTimekeepersToMoveOn) {
    Table table{4, VoteOption::ask_each_time};
    const auto refused = [&](const Action& action) {
        EXPECT_EQ(table.refusal(Seat{1}, action), Reason::only_the_timekeeper);
        EXPECT_TRUE(Rules::legal(table.state, Seat{1}).empty());
        table.act(action);
    };
    refused(Draw{});
    refused(Reveal{});
    for (int speech = 0; speech < 4; ++speech) refused(SpeechOver{});
    refused(ChooseVoteKind{VoteKind::show_of_hands});
    refused(ShowOfHands{votes({2}, {0}), false});
    refused(Next{});
}

// [WI-5] each draws a Character and all see both.
TEST(Turn, DrawsTwoCharactersForAllToSee) {
    Table table{4};
    table.act(Draw{});
    EXPECT_TRUE(table.undo_barrier);
    const View view = table.view();
    ASSERT_TRUE(view.white_character && view.black_character);
    EXPECT_NE(view.white_character, view.black_character);
    EXPECT_EQ(view.characters, (Pile{98, 0}));
    EXPECT_FALSE(view.challenge);
    EXPECT_EQ(table.events[0], Event{(CharacterDrawn{Team{1}, *view.white_character})});
    EXPECT_EQ(table.events[1], Event{(CharacterDrawn{Team{3}, *view.black_character})});
    EXPECT_EQ(view, table.view(Viewer::at(Seat{2})));
}

// [WI-5]
TEST(Turn, RevealsAChallenge) {
    Table table{4};
    table.act(Draw{});
    table.act(Reveal{});
    EXPECT_TRUE(table.undo_barrier);
    ASSERT_TRUE(table.view().challenge);
    EXPECT_EQ(table.view().challenges, (Pile{99, 0}));
    EXPECT_EQ(table.events[0], Event{ChallengeRevealed{*table.view().challenge}});
}

// [WI-5] [WI-8] a speech that is cut short is told as such and counts the same.
TEST(Turn, SpeechesMayEndEarly) {
    Table early{4};
    early.act(Draw{});
    early.act(Reveal{});
    Table late = early;
    early.act(SpeechOver{true});
    late.act(SpeechOver{false});
    EXPECT_EQ(early.state, late.state);
    EXPECT_FALSE(early.undo_barrier);
    EXPECT_EQ(early.events[0], Event{(SpeechEnded{Phase::white_speaks, Team{1}, true})});
    early.act(SpeechOver{false});
    EXPECT_EQ(early.events[0], Event{(SpeechEnded{Phase::black_speaks, Team{3}, false})});
    early.act(SpeechOver{false});
    EXPECT_EQ(early.events[0], Event{(SpeechEnded{Phase::white_answers, Team{1}, false})}); // ours: white first
    EXPECT_EQ(early.events[1], Event{PhaseBegan{Phase::black_answers}});
}

// [WI-5]
TEST(Turn, MoreVotesWinTheChallenge) {
    Table table{6}; // seat 1 against 3; 0, 2, 4, 5 vote
    table.argue();
    const Challenge challenge = *table.view().challenge;
    table.act(ShowOfHands{votes({0, 2, 4}, {5}), false});
    EXPECT_FALSE(table.undo_barrier);
    EXPECT_EQ(table.view().verdict->winner, Team{1});
    EXPECT_EQ(table.view().verdict->votes, votes({0, 2, 4}, {5}));
    EXPECT_EQ(table.view().won[1], std::vector{challenge});
    EXPECT_EQ(table.view().challenge, challenge); // named on the stage still
    EXPECT_EQ(*table.event<ChallengeWon>(), (ChallengeWon{Team{1}, challenge}));
    EXPECT_EQ(Rules::standing(table.state), (std::vector{0, 1, 0, 0, 0, 0}));
    table.act(Next{});
    EXPECT_EQ(table.view().challenges, (Pile{99, 0}));
    EXPECT_EQ(*table.event<CardsDiscarded>(), CardsDiscarded{false});
    EXPECT_EQ(*table.event<TurnBegan>(), (TurnBegan{2, {Team{2}, Team{4}}}));
}

// [WI-5] an even number of voters can tie: nobody wins, and the Challenge is discarded.
TEST(Turn, ATieWinsNothing) {
    Table table{6};
    table.argue();
    table.act(ShowOfHands{votes({0, 2}, {4, 5}), false});
    EXPECT_EQ(table.view().verdict->winner, std::nullopt);
    EXPECT_EQ(table.view().verdict->tally, (Tally{2, 2, 0}));
    EXPECT_NE(table.event<ChallengeTied>(), nullptr);
    EXPECT_EQ(table.event<ChallengeWon>(), nullptr);
    EXPECT_EQ(Rules::standing(table.state), std::vector<int>(6));
    table.act(Next{});
    EXPECT_EQ(table.view().challenges, (Pile{99, 1}));
    EXPECT_EQ(table.view().characters, (Pile{98, 2}));
    EXPECT_EQ(*table.event<CardsDiscarded>(), CardsDiscarded{true});
    EXPECT_EQ(table.view().verdict, std::nullopt);
}

// [WI-5] abstentions can make a tie of odd voters, and all may abstain.
TEST(Turn, AbstentionsCanTie) {
    Table table{5}; // 1 against 3; 0, 2, 4 vote
    table.argue();
    table.act(ShowOfHands{votes({0}, {2}), true});
    EXPECT_EQ(table.view().verdict->tally, (Tally{1, 1, 1}));
    EXPECT_EQ(table.view().verdict->winner, std::nullopt);
    table.act(Next{});
    table.play_tie();
    EXPECT_EQ(table.view().challenges, (Pile{98, 2}));
}

// [WI-5] the two who argue do not vote; the Timekeeper does, unless arguing.
TEST(Turn, TheArguingDoNotVote) {
    Table table{5};
    table.argue();
    EXPECT_EQ(table.view().voters, (SeatSet{Seat{0}, Seat{2}, Seat{4}}));
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2, 4, 1}, {}), false}), Reason::not_a_voter);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2, 4}, {3}), false}), Reason::not_a_voter);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2, 4}, {9}), false}), Reason::not_a_voter);
    EXPECT_EQ(table.refusal(ShowOfHands{votes({0, 2, 4}, {}), false}), std::nullopt);
    table.all_vote(Vote::white);
    table.act(Next{});
    table.play_tie(); // 2 against 4
    table.argue();    // 3 against 0, the Timekeeper, who still holds the device
    EXPECT_EQ(table.view().voters, (SeatSet{Seat{1}, Seat{2}, Seat{4}}));
    EXPECT_EQ(Rules::waiting_on(table.state), SeatSet{Seat{0}});
    EXPECT_EQ(table.refusal(ShowOfHands{votes({1, 2, 4}, {0}), false}), Reason::not_a_voter);
}

} // namespace win_test

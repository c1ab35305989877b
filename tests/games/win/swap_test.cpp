// A card that the table dislikes. [WI-11]
#include "table.h"

namespace win_test {

namespace {

constexpr std::array every_card{Drawn::white_character, Drawn::black_character, Drawn::challenge};

Table after_the_draw() {
    Table table{4};
    table.act(Draw{});
    return table;
}

Table before_the_sand() {
    Table table = after_the_draw();
    table.act(Reveal{});
    return table;
}

} // namespace

// [WI-11] the card goes to the discards, another one comes, for all to see.
TEST(Swap, BringsAnotherCharacter) {
    Table table = after_the_draw();
    const Character white = *table.view().white_character;
    const Character black = *table.view().black_character;
    table.act(Swap{Drawn::white_character});
    EXPECT_TRUE(table.undo_barrier); // chance
    EXPECT_NE(*table.view().white_character, white);
    EXPECT_EQ(*table.view().black_character, black);
    EXPECT_EQ(table.view().characters, (Pile{97, 1}));
    EXPECT_EQ(table.events, (std::vector<Event>{CharacterSwapped{Team{1}, white, *table.view().white_character}}));
    table.act(Swap{Drawn::black_character});
    EXPECT_EQ(table.events, (std::vector<Event>{CharacterSwapped{Team{3}, black, *table.view().black_character}}));
    EXPECT_EQ(table.view().characters, (Pile{96, 2}));
    EXPECT_EQ(table.state.phase, Phase::reveal_challenge);
}

// [WI-11]
TEST(Swap, BringsAnotherChallenge) {
    Table table = before_the_sand();
    const Challenge gone = *table.view().challenge;
    table.act(Swap{Drawn::challenge});
    EXPECT_TRUE(table.undo_barrier);
    EXPECT_NE(*table.view().challenge, gone);
    EXPECT_EQ(table.events, (std::vector<Event>{ChallengeSwapped{gone, *table.view().challenge}}));
    EXPECT_EQ(table.view().challenges, (Pile{98, 1}));
    EXPECT_EQ(table.state.phase, Phase::white_speaks);
}

// [WI-11] once per turn and per drawn card.
TEST(Swap, IsPossibleOnceForEachCardAndTurn) {
    Table table = before_the_sand();
    for (const Drawn which : every_card) {
        EXPECT_TRUE(table.view().can_swap[static_cast<std::size_t>(which)]);
        table.act(Swap{which});
        EXPECT_FALSE(table.view().can_swap[static_cast<std::size_t>(which)]);
        const auto refused = Rules::check(table.state, Seat{0}, Swap{which});
        EXPECT_EQ(refused.error(), engine::Refusal::of(Reason::has_swapped, static_cast<int>(which)));
    }
    for (int speech = 0; speech < 4; ++speech) table.act(SpeechOver{});
    table.all_vote(Vote::white);
    table.act(Next{});
    table.act(Draw{});
    EXPECT_EQ(table.refusal(Swap{Drawn::white_character}), std::nullopt); // another turn
}

// [WI-11] a card has to lie on the table.
TEST(Swap, NeedsACard) {
    Table table{4};
    for (const Drawn which : every_card) EXPECT_EQ(table.refusal(Swap{which}), Reason::not_now);
    table.act(Draw{});
    EXPECT_EQ(table.refusal(Swap{Drawn::challenge}), Reason::not_now);
    EXPECT_EQ(table.view().can_swap, (std::array{true, true, false}));
}

// [WI-11] before the timer starts.
TEST(Swap, IsOverWhenTheSandIsTurned) {
    Table table = before_the_sand();
    EXPECT_FALSE(table.view().begun);
    table.act(Begin{});
    EXPECT_TRUE(table.view().begun);
    EXPECT_FALSE(table.undo_barrier);
    EXPECT_EQ(table.events, std::vector<Event>{SandTurned{}});
    for (const Drawn which : every_card) EXPECT_EQ(table.refusal(Swap{which}), Reason::begun);
    EXPECT_EQ(table.view().can_swap, (std::array{false, false, false}));
    EXPECT_EQ(table.refusal(Begin{}), Reason::not_now); // turned again it begins nothing
    table.act(SpeechOver{});
    for (const Drawn which : every_card) EXPECT_EQ(table.refusal(Swap{which}), Reason::not_now);
}

// [WI-11] nor once somebody passed over the sand.
TEST(Swap, IsOverWhenTheSandIsPassedOver) {
    Table table = before_the_sand();
    table.act(SpeechOver{true});
    EXPECT_TRUE(table.view().begun);
    for (const Drawn which : every_card) EXPECT_EQ(table.refusal(Swap{which}), Reason::not_now);
}

// [WI-2] [WI-11]
TEST(Swap, IsTheTimekeepersToDo) {
    const Table table = before_the_sand();
    for (const Drawn which : every_card) EXPECT_EQ(table.refusal(Seat{1}, Swap{which}), Reason::only_the_timekeeper);
    EXPECT_EQ(table.refusal(Seat{1}, Begin{}), Reason::only_the_timekeeper);
}

// [WI-5] [WI-11] the sand begins once the Challenge is up, and not before.
TEST(Swap, SandBeginsWithTheFirstSpeech) {
    Table table = after_the_draw();
    EXPECT_EQ(table.refusal(Begin{}), Reason::not_now);
    table.act(Reveal{});
    EXPECT_EQ(table.refusal(Begin{}), std::nullopt);
    table.act(SpeechOver{});
    EXPECT_EQ(table.refusal(Begin{}), Reason::not_now);
}

// [WI-6] [WI-11] the pile runs out in the middle of a turn: the discards are shuffled, without the card that goes.
TEST(Swap, ShufflesTheDiscardsWhereItMust) {
    Table table{8};
    for (int turn = 0; turn < 49; ++turn) table.play_tie();
    table.act(Draw{});
    EXPECT_EQ(table.view().characters, (Pile{0, 98}));
    const Character gone = *table.view().white_character;
    table.act(Swap{Drawn::white_character});
    EXPECT_EQ(*table.event<PileRefilled>(), (PileRefilled{Deck::characters, 98}));
    EXPECT_NE(*table.view().white_character, gone);
    EXPECT_EQ(table.view().characters, (Pile{97, 1}));
}

} // namespace win_test

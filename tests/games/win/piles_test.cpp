// Piles that run out. [WI-6]
#include "table.h"

#include <set>

namespace win_test {

// [WI-6] a hundred Characters are fifty turns; the next draw shuffles the discards first.
TEST(Piles, CharactersAreRefilledFromTheirDiscards) {
    Table table{8};
    std::set<Character> seen;
    for (int turn = 0; turn < 50; ++turn) {
        table.act(Draw{});
        EXPECT_EQ(table.event<PileRefilled>(), nullptr);
        seen.insert({*table.state.white_character, *table.state.black_character});
        table.act(Reveal{});
        for (int speech = 0; speech < 4; ++speech) table.act(SpeechOver{});
        table.all_vote(Vote::none);
        table.act(Next{});
    }
    EXPECT_EQ(seen.size(), 100U);
    EXPECT_EQ(table.view().characters, (Pile{0, 100}));
    table.act(Draw{});
    EXPECT_EQ(*table.event<PileRefilled>(), (PileRefilled{Deck::characters, 100}));
    EXPECT_EQ(table.view().characters, (Pile{98, 0}));
}

// [WI-6] won Challenges stay won when the others are shuffled.
TEST(Piles, WonChallengesStayWon) {
    Table table{8};
    for (int turn = 0; turn < 8; ++turn) table.play_turn(Vote::white); // one each
    std::set<Challenge> won;
    for (const Trophy& trophy : table.state.won()) won.insert(trophy.challenge);
    EXPECT_EQ(won.size(), 8U);
    for (int turn = 8; turn < 100; ++turn) table.play_tie();
    EXPECT_EQ(table.view().challenges, (Pile{0, 92}));
    table.act(Draw{});
    table.act(Reveal{});
    EXPECT_EQ(*table.event<PileRefilled>(), (PileRefilled{Deck::challenges, 92}));
    EXPECT_EQ(table.view().challenges, (Pile{91, 0}));
    for (int turn = 0; turn < 92; ++turn) {
        if (turn > 0) {
            table.act(Draw{});
            table.act(Reveal{});
        }
        EXPECT_FALSE(won.contains(*table.state.challenge));
        for (int speech = 0; speech < 4; ++speech) table.act(SpeechOver{});
        table.all_vote(Vote::none);
        table.act(Next{});
    }
    EXPECT_EQ(Rules::standing(table.state), std::vector<int>(8, 1));
}

// [WI-6] with as many Challenges won as can be, the pile can still be refilled.
TEST(Piles, CannotBothBeEmpty) {
    Table table{10};
    for (int turn = 0; turn < 30; ++turn) table.play_turn(Vote::white); // three each: one short of the goal
    EXPECT_EQ(table.state.trophy_count, 30);
    for (int turn = 30; turn < 100; ++turn) table.play_tie();
    EXPECT_EQ(table.view().challenges, (Pile{0, 70}));
    table.play_turn(Vote::white);
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.state.trophy_count, most_trophies);
}

// The draws are fair: each card comes first about as often as any other.
TEST(Piles, GiveEachCardItsChance) {
    std::array<int, character_count> first{};
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        engine::Rng chance{seed};
        Heap heap = Heap::full(DeckMade{}.cards());
        ++first[heap.draw(chance)];
    }
    for (const int times : first) {
        EXPECT_GT(times, 50);
        EXPECT_LT(times, 150);
    }
}

// [ALL-2] how many Challenges are drawn does not change which Characters come.
TEST(Piles, DoNotShareTheirChance) {
    EXPECT_NE(Table{4}.state.character_chance, Table{4}.state.challenge_chance);
    Table one{4};
    Table other{4};
    other.state.challenge_chance.next();
    one.play_tie();
    other.play_tie();
    one.act(Draw{});
    other.act(Draw{});
    EXPECT_EQ(one.state.white_character, other.state.white_character);
}

} // namespace win_test

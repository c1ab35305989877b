// What a table wrote itself. [WI-11]
#include "table.h"

#include <set>
#include <string>

namespace win_test {

namespace {

engine::Setup with_own(int seats, int characters, int challenges, CardsOption option) {
    engine::Setup setup = setup_for(seats);
    setup.values[static_cast<std::size_t>(Option::cards)] = static_cast<std::uint8_t>(option);
    for (int i = 0; i < characters; ++i) setup.own[0].push_back("Our character " + std::to_string(i));
    for (int i = 0; i < challenges; ++i) setup.own[1].push_back("Our challenge " + std::to_string(i));
    EXPECT_TRUE(engine::fits(Rules::info, setup));
    return setup;
}

struct Counts {
    int characters, challenges;
    friend bool operator==(const Counts&, const Counts&) = default;
};

Counts dealt(const engine::Setup& setup) {
    const View view = Table{setup}.view();
    return {view.characters.cards, view.challenges.cards};
}

} // namespace

// [WI-11] mixed in, left out, alone.
TEST(OwnCards, AreMixedInLeftOutOrAlone) {
    EXPECT_EQ(dealt(with_own(4, 12, 30, CardsOption::mixed)), (Counts{112, 130}));
    EXPECT_EQ(dealt(with_own(4, 12, 30, CardsOption::ours)), (Counts{100, 100}));
    EXPECT_EQ(dealt(with_own(4, 12, 30, CardsOption::own_alone)), (Counts{12, 30}));
    EXPECT_EQ(dealt(with_own(4, 100, 100, CardsOption::mixed)), (Counts{200, 200}));
    EXPECT_EQ(dealt(setup_for(4)), (Counts{100, 100})); // nothing written
}

// [WI-11] where there are too few to be alone, the game's own join them, deck by deck.
TEST(OwnCards, AreJoinedWhereTheyAreTooFew) {
    EXPECT_EQ(dealt(with_own(4, 5, 18, CardsOption::own_alone)), (Counts{105, 18}));
    EXPECT_EQ(dealt(with_own(4, 6, 17, CardsOption::own_alone)), (Counts{6, 117}));
    EXPECT_EQ(least_own_challenges(4), 18); // four each for four players, one on the table, one to swap
    EXPECT_EQ(least_own_challenges(10), 32);
}

// [WI-11] the numbers from 100 on are the table's own, and each of them comes.
TEST(OwnCards, ComeLikeAnyOther) {
    Table table{with_own(4, 6, 18, CardsOption::own_alone)};
    std::set<Character> characters;
    std::set<Challenge> challenges;
    for (int turn = 0; turn < 18; ++turn) {
        table.act(Draw{});
        characters.insert({*table.state.white_character, *table.state.black_character});
        table.act(Reveal{});
        challenges.insert(*table.state.challenge);
        EXPECT_TRUE(table.state.challenge->own());
        for (int speech = 0; speech < 4; ++speech) table.act(SpeechOver{});
        table.all_vote(Vote::none);
        table.act(Next{});
    }
    EXPECT_EQ(characters.size(), 6U);
    EXPECT_EQ(challenges.size(), 18U);
    EXPECT_TRUE(std::ranges::all_of(characters, &Character::own));
    EXPECT_FALSE(Character{99}.own());
    EXPECT_FALSE(Challenge{99}.own());
}

// [WI-6] [WI-11] alone they last to the end of the longest game, swaps and all.
TEST(OwnCards, NeverRunOut) {
    for (int seats = least_players; seats <= most_players; ++seats) {
        Table table{with_own(seats, least_own_characters, least_own_challenges(seats), CardsOption::own_alone)};
        const int goal = goal_for(seats);
        while (table.state.phase != Phase::over) {
            table.act(Draw{});
            EXPECT_EQ(table.refusal(Swap{Drawn::black_character}), std::nullopt);
            table.act(Reveal{});
            ASSERT_EQ(table.refusal(Swap{Drawn::challenge}), std::nullopt);
            table.act(Swap{Drawn::challenge});
            for (int speech = 0; speech < 4; ++speech) table.act(SpeechOver{});
            // As long as possible: nobody gets the last one while somebody has fewer.
            const bool white_first = won_by(table.state, table.state.white) < goal - 1;
            table.all_vote(white_first ? Vote::white : Vote::black);
            if (table.state.phase == Phase::verdict) table.act(Next{});
        }
    }
}

// [WI-11] they go where the setup goes: saves and links carry them.
TEST(OwnCards, TravelWithTheSetup) {
    const engine::Setup setup = with_own(5, 2, 3, CardsOption::mixed);
    engine::Writer out;
    engine::write(out, Rules::info, setup);
    engine::Reader in{out.bytes()};
    EXPECT_EQ(engine::read_setup(in, Rules::info), setup);
    EXPECT_TRUE(in.ok());
}

// [WI-11] what stands on a card is tidy, short, and there are not too many.
TEST(OwnCards, AreRefusedWhenTheyAreOdd) {
    const auto fits = [](const std::vector<std::string>& characters) {
        engine::Setup setup = setup_for(4);
        setup.own[0] = characters;
        return engine::fits(Rules::info, setup);
    };
    EXPECT_TRUE(fits({"A walrus", "شهرزاد", "🦊"}));
    EXPECT_FALSE(fits({""}));
    EXPECT_FALSE(fits({" A walrus"}));
    EXPECT_FALSE(fits({"A\nwalrus"}));
    EXPECT_FALSE(fits({std::string(61, 'x')}));
    EXPECT_TRUE(fits({std::string(60, 'x')}));
    EXPECT_TRUE(fits(std::vector<std::string>(100, "x")));
    EXPECT_FALSE(fits(std::vector<std::string>(101, "x")));
}

} // namespace win_test

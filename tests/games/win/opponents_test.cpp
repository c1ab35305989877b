// Who argues against whom. The expected pairs were counted by hand round a drawn table, from the rulebook's words:
// "on your first turn, your opponent is the player two seats to your left, on the next turn three seats to your left".
#include "table.h"

#include <algorithm>

namespace win_test {

namespace {

struct Pair {
    std::uint8_t white, black;
};

// Plays the turns and compares. White wins every turn with three players, where a lone voter must vote; else all
// abstain, so that nobody reaches the goal.
void expect_pairs(Table& table, std::initializer_list<Pair> pairs) {
    for (const Pair& pair : pairs) {
        const View view = table.view();
        EXPECT_EQ(view.arguing, (Pairing{Team{pair.white}, Team{pair.black}})) << "turn " << view.turn;
        const std::optional<Pairing> next = view.next;
        table.state.playing.size() == 3 ? table.play_turn(Vote::white) : table.play_tie();
        EXPECT_EQ(next, table.view().arguing);
    }
}

} // namespace

// [WI-4]
TEST(Opponents, OfThreePlayers) {
    Table table{3};
    expect_pairs(table, {{1, 0}, {2, 1}, {0, 2}});
    expect_pairs(table, {{1, 2}, {2, 0}, {0, 1}}); // three to the left, past oneself: the neighbour
    expect_pairs(table, {{1, 0}, {2, 1}, {0, 2}});
}

// [WI-4]
TEST(Opponents, OfFourPlayers) {
    Table table{4};
    expect_pairs(table, {{1, 3}, {2, 0}, {3, 1}, {0, 2}});
    expect_pairs(table, {{1, 0}, {2, 1}, {3, 2}, {0, 3}});
    expect_pairs(table, {{1, 2}, {2, 3}, {3, 0}, {0, 1}});
    expect_pairs(table, {{1, 3}, {2, 0}, {3, 1}, {0, 2}});
}

// [WI-4]
TEST(Opponents, OfFivePlayers) {
    Table table{5};
    expect_pairs(table, {{1, 3}, {2, 4}, {3, 0}, {4, 1}, {0, 2}});
    expect_pairs(table, {{1, 4}, {2, 0}, {3, 1}, {4, 2}, {0, 3}});
    expect_pairs(table, {{1, 0}, {2, 1}, {3, 2}, {4, 3}, {0, 4}});
    expect_pairs(table, {{1, 2}, {2, 3}, {3, 4}, {4, 0}, {0, 1}});
    expect_pairs(table, {{1, 3}, {2, 4}, {3, 0}, {4, 1}, {0, 2}});
}

// [WI-4]
TEST(Opponents, OfTwentyPlayers) {
    Table table{setup_for(20, 19)};
    expect_pairs(table,
                 {{0, 2},   {1, 3},   {2, 4},   {3, 5},   {4, 6},   {5, 7},   {6, 8},   {7, 9},   {8, 10}, {9, 11},
                  {10, 12}, {11, 13}, {12, 14}, {13, 15}, {14, 16}, {15, 17}, {16, 18}, {17, 19}, {18, 0}, {19, 1}});
    expect_pairs(table,
                 {{0, 3},   {1, 4},   {2, 5},   {3, 6},   {4, 7},   {5, 8},   {6, 9},   {7, 10}, {8, 11}, {9, 12},
                  {10, 13}, {11, 14}, {12, 15}, {13, 16}, {14, 17}, {15, 18}, {16, 19}, {17, 0}, {18, 1}, {19, 2}});
    expect_pairs(table,
                 {{0, 4},   {1, 5},   {2, 6},   {3, 7},   {4, 8},   {5, 9},   {6, 10}, {7, 11}, {8, 12}, {9, 13},
                  {10, 14}, {11, 15}, {12, 16}, {13, 17}, {14, 18}, {15, 19}, {16, 0}, {17, 1}, {18, 2}, {19, 3}});
}

// [WI-4] nobody ever argues against oneself; in n − 1 rounds everybody meets each other once as white.
TEST(Opponents, MeetEverybodyOnce) {
    for (int players = least_players; players <= most_players; ++players) {
        std::vector<int> met;
        for (int round = 1; round < players; ++round) met.push_back(offset(static_cast<std::uint32_t>(round), players));
        EXPECT_EQ(met.front(), 2);
        EXPECT_EQ(met.back(), 1);
        std::ranges::sort(met);
        for (int place = 1; place < players; ++place) EXPECT_EQ(met[static_cast<std::size_t>(place - 1)], place);
        EXPECT_EQ(offset(static_cast<std::uint32_t>(players), players), 2);
    }
}

// The rulebook's example: eight at the table, by seat clockwise Tom 0, Eric 1, Gabriel 2, Linda 3, Anne-Sophie 4.
TEST(Opponents, OfTheRulebooksExample) {
    Table table{setup_for(8, 0)};
    EXPECT_EQ(table.view().arguing, (Pairing{Team{1}, Team{3}})); // Eric against Linda
    table.argue();
    table.act(ShowOfHands{votes({0, 5}, {2, 4, 6, 7}), false}); // Tom votes too: 2 white, 4 black
    EXPECT_EQ(table.view().verdict->winner, Team{3});           // Linda wins and keeps the challenge
    EXPECT_EQ(table.view().verdict->tally, (Tally{2, 4, 0}));
    EXPECT_EQ(table.view().won[3], std::vector{*table.view().challenge});
    table.act(Next{});
    EXPECT_EQ(table.view().characters, (Pile{98, 2})); // the characters are discarded
    EXPECT_EQ(table.view().challenges, (Pile{99, 0}));
    EXPECT_EQ(table.view().arguing, (Pairing{Team{2}, Team{4}})); // Gabriel against Anne-Sophie
}

} // namespace win_test

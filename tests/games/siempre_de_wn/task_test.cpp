// Tasks and what comes of them. [WN-7] [WN-12] [WN-13]
#include "table.h"

#include <set>

namespace siempre_de_wn {
namespace {

constexpr std::string_view four = "pillo goriela laura mariano";

// Juan, seat 0, is about to place the third card of a workspace that wants an Email and two Presentations.
Position juan(std::string_view already, std::string_view hand) {
    Position position{four};
    position.hand(0, hand).at(0, 1).wants(1, "EPP").placed(1, already).acting();
    return position;
}

TEST(WnTasks, WN12_TheRulebooksDoneTask) {
    // [WN-12] "Orange, Green and Orange, matching the task tokens."
    const State state = juan("1P 2E", "P").state();
    const State after = done(state, 0, place("P", presentation));
    EXPECT_EQ(after.done, 1);
    EXPECT_EQ(after.ruined, 0);
    EXPECT_EQ(after.turn, Seat{1}) << "no debate";
    EXPECT_EQ(after.phase, Phase::walk);
    EXPECT_EQ(after.discards, cards("P P E"));
    EXPECT_EQ(after.at(Tile{1}).count, 0);
    EXPECT_EQ(after.at(Tile{1}).tokens.size(), 3);
    EXPECT_TRUE(after.last_reveal->done);
    EXPECT_EQ(public_view(after).done, 1);
}

TEST(WnTasks, WN12_TheRulebooksWrongColours) {
    // [WN-12] "Orange, Green and Green, NOT matching the task tokens."
    const State after = done(juan("1P 2E", "E").state(), 0, place("E", presentation));
    EXPECT_EQ(after.done, 0);
    EXPECT_EQ(after.ruined, 1);
    EXPECT_FALSE(after.last_reveal->done);
    EXPECT_EQ(after.phase, Phase::pointing);
    EXPECT_EQ(after.occasion, Occasion::debate);
    EXPECT_EQ(Rules::waiting_on(after), SeatSet{Seat{0}}) << "begun by who revealed";
}

TEST(WnTasks, WN12_TheRulebooksWebeoInTheRightColour) {
    // [WN-12] "Orange, Green and an Orange webeo, ruining the task."
    const State after = done(juan("1P! 2E", "P").state(), 0, place("P", presentation));
    EXPECT_EQ(after.ruined, 1);
    EXPECT_EQ(after.discards, cards("P P! E"));
}

TEST(WnTasks, WN12_ABossCardIsATaskOfItsType) {
    // [WN-12]
    EXPECT_EQ(done(juan("1P* 2E*", "P").state(), 0, place("P", presentation)).done, 1);
    EXPECT_EQ(done(juan("1P* 2E*", "R*").state(), 0, place("R*", presentation)).ruined, 1);
}

TEST(WnTasks, WN12_AsManyCardsAsTokensNoFewer) {
    // [WN-12]
    const State state = juan("1P", "P E").state();
    const State after = done(state, 0, place("E", email));
    EXPECT_EQ(after.done + after.ruined, 0);
    EXPECT_EQ(after.at(Tile{1}).count, 2);
    EXPECT_TRUE(after.discards.empty());
    EXPECT_FALSE(after.last_reveal);
    EXPECT_FALSE(has<Revealed>(events_of(state, 0, place("E", email))));
    EXPECT_EQ(after.turn, Seat{1});
    EXPECT_TRUE(is_barrier(juan("1P 2E", "P").state(), 0, place("P", presentation)));
}

TEST(WnTasks, WN12_RevealedInShuffledOrder) {
    // [WN-12]
    std::set<std::vector<int>> orders;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        State state = juan("1P 2E", "R").state();
        state.card_chance = engine::Rng{seed, 2};
        state.token_chance = engine::Rng{seed, 3};
        state.reveal_chance = engine::Rng{seed, 4};
        const Reveal reveal = only<Revealed>(events_of(state, 0, place("R", email))).at(0).reveal;
        EXPECT_EQ(reveal.count, 3);
        std::vector<int> order;
        for (std::size_t i = 0; i < 3; ++i) order.push_back(reveal.cards[i].face());
        orders.insert(order);
        EXPECT_EQ(done(state, 0, place("R", email)).last_reveal, reveal);
    }
    EXPECT_EQ(orders.size(), 6U);
}

TEST(WnTasks, WN12_WhatEverybodySeesOfIt) {
    // [WN-12] Who announced what stays known; who placed what does not.
    const State state = juan("1P 2E", "R").state();
    const auto events = events_of(state, 0, place("R", presentation));
    const Reveal reveal = only<Revealed>(events).at(0).reveal;
    EXPECT_EQ(reveal.by, Seat{0});
    EXPECT_EQ(reveal.tile, Tile{1});
    EXPECT_EQ(reveal.tokens, tokens("EPP"));
    EXPECT_EQ(reveal.announced[0], (Announcement{Seat{1}, presentation}));
    EXPECT_EQ(reveal.announced[1], (Announcement{Seat{2}, email}));
    EXPECT_EQ(reveal.announced[2], (Announcement{Seat{0}, presentation}));
    EXPECT_EQ(public_view(done(state, 0, place("R", presentation))).last_reveal, reveal);
    EXPECT_TRUE(std::holds_alternative<Placed>(events[0]));
    EXPECT_TRUE(std::holds_alternative<Revealed>(events[1]));
    EXPECT_TRUE(std::holds_alternative<TokensPlaced>(events[2]));
    EXPECT_TRUE(std::holds_alternative<PointingBegan>(events[3]));
}

TEST(WnTasks, WN7_NewTokensByTheRefillNumber) {
    // [WN-2] [WN-7] [WN-12]
    const State five =
        Position{"pillo volao goriela laura mariano"}.hand(0, "P").at(0, 1).wants(1, "P").acting().state();
    const auto placed = only<TokensPlaced>(events_of(five, 0, place("P", email))).at(0);
    EXPECT_EQ(placed.tokens.size(), 4);
    EXPECT_EQ(placed.tile, Tile{1});
    const State after = done(five, 0, place("P", email));
    EXPECT_EQ(after.at(Tile{1}).tokens, placed.tokens);
    EXPECT_EQ(after.reserve.size(), five.reserve.size() + 1 - 4);
}

TEST(WnTasks, WN7_TokensComeAtRandomFromAllThatAreThere) {
    // [WN-7] The used ones return first, so that even the last of a type may come again.
    std::set<std::array<std::uint8_t, 3>> seen;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        State state = juan("1P 2E", "P").state();
        state.card_chance = engine::Rng{seed, 2};
        state.token_chance = engine::Rng{seed, 3};
        state.reveal_chance = engine::Rng{seed, 4};
        seen.insert(done(state, 0, place("P", presentation)).at(Tile{1}).tokens.counts);
    }
    EXPECT_EQ(seen.size(), 10U) << "every way to have three of three types";
}

TEST(WnTasks, WN7_AShortReserve) {
    // [WN-7] Prestige has used it up: 28 tokens lie before players, 9 on other workspaces.
    const State state = Position{four}.career().hand(0, "P").at(0, 1).wants(1, "P").debates(1, 28).acting().state();
    ASSERT_EQ(state.reserve.size(), 1);
    const State after = done(state, 0, place("P", presentation));
    EXPECT_EQ(after.at(Tile{1}).tokens.size(), 2) << "place what there is";
    EXPECT_EQ(after.reserve.size(), 0);
    // And with none at all it takes no cards.
    const State none = Position{four}.career().hand(0, "P").at(0, 1).wants(1, "P").debates(1, 29).acting().state();
    EXPECT_EQ(none.reserve.size(), 0);
    EXPECT_EQ(done(none, 0, place("P", presentation)).at(Tile{1}).tokens.size(), 1) << "the one that returned";
}

TEST(WnTasks, WN13_FourDoneWin) {
    // [WN-13]
    const State state = juan("1P 2E", "P").finished(3, 3).state();
    const State after = done(state, 0, place("P", presentation));
    EXPECT_EQ(after.phase, Phase::over);
    EXPECT_EQ(after.result, (Result{Ending::four_done, Side::workers}));
    EXPECT_EQ(public_view(after).winners, (SeatSet{Seat{1}, Seat{2}, Seat{3}}));
    EXPECT_EQ(Rules::standing(after), (std::vector{0, 1, 1, 1}));
    EXPECT_TRUE(Rules::waiting_on(after).empty());
    EXPECT_TRUE(std::holds_alternative<Ended>(events_of(state, 0, place("P", presentation)).back()));
    EXPECT_EQ(done(juan("1P 2E", "P").finished(2, 3).state(), 0, place("P", presentation)).phase, Phase::walk);
}

TEST(WnTasks, WN13_FourRuinedWinForTheWns) {
    // [WN-13]
    const State state = juan("1P 2E", "E").finished(3, 3).state();
    const State after = done(state, 0, place("E", presentation));
    EXPECT_EQ(after.phase, Phase::over);
    EXPECT_EQ(after.result, (Result{Ending::four_ruined, Side::wns}));
    EXPECT_EQ(public_view(after).winners, SeatSet{Seat{0}});
    EXPECT_FALSE(has<PointingBegan>(events_of(state, 0, place("E", presentation)))) << "no debate any more";
    const State third = done(juan("1P 2E", "E").finished(3, 2).state(), 0, place("E", presentation));
    EXPECT_EQ(third.phase, Phase::pointing) << "a third one is debated";
}

TEST(WnTasks, WN18_NoMarkersBeforePlayersInTheBaseGame) {
    // [WN-12] [WN-18]
    const State after = done(juan("1P 2E", "P").state(), 0, place("P", presentation));
    EXPECT_EQ(player(after, 0).done, 0);
    EXPECT_EQ(Rules::standing(after), (std::vector{0, 0, 0, 0}));
}

} // namespace
} // namespace siempre_de_wn

// Turns: playing and drawing, Table cards, winning, rounds, variants. [WE-2] … [WE-9] [WE-13]
#include "table.h"

namespace wench {

// --- [WE-2] ----------------------------------------------------------------------------------------------------------

TEST(Turn, PlaysOneGoldCardOrDrawsOne) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll full_round yawn").hand(2, "right_back thirsty");
    EXPECT_EQ(table.waiting(), 1);
    EXPECT_EQ(table.reason(Play{.card = card("toll")}), Reason::none);
    EXPECT_EQ(table.reason(Play{.card = card("full_round")}), Reason::none);
    EXPECT_EQ(table.reason(Play{.card = card("yawn")}), Reason::not_gold);
    EXPECT_EQ(table.reason(Play{.card = card("toast")}), Reason::not_in_hand);
    EXPECT_EQ(table.reason_for(2, Draw{}), Reason::not_waited);
    table.draw();
    EXPECT_EQ(table.count(1), 4);
    EXPECT_TRUE(table.undo_barrier);
    EXPECT_TRUE(table.told(CardsDrawn{Seat{1}, 1, {}}));
    EXPECT_EQ(table.waiting(), 2);
    EXPECT_EQ(table.reason_for(1, Draw{}), Reason::not_waited);
}

TEST(Turn, NothingElseIsATurn) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll yawn").hand(2, "right_back thirsty");
    for (const Action& action : {Action{Next{}}, Action{Choose{cards("toll")}}, Action{Claim{}}, Action{Judge{true}}})
        EXPECT_EQ(table.reason(action), Reason::not_now);
}

// Without a gold card only drawing is left.
TEST(Turn, WithoutGoldOneDraws) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "yawn but").hand(2, "right_back thirsty");
    for (const Action& action : Rules::legal(table.state, Seat{1})) EXPECT_FALSE(std::holds_alternative<Play>(action));
    EXPECT_EQ(table.reason(Draw{}), Reason::none);
}

TEST(Turn, AnEmptyPileIsRefilled) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll yawn").hand(2, "right_back thirsty").pile("");
    const int discards = table.state.discards.size();
    table.draw();
    EXPECT_TRUE(table.told(PileRefilled{discards}));
    EXPECT_EQ(table.count(1), 3);
    EXPECT_EQ(table.state.pile.size(), discards - 1);
    EXPECT_TRUE(table.state.discards.empty());
    EXPECT_FALSE(table.view().top);
    table.draw(); // there is a pile again: nothing is refilled
    EXPECT_TRUE(table.all<PileRefilled>().empty());
}

TEST(Turn, WithBothEmptyTheDrawIsSkipped) {
    Table table{3};
    table.hand(0, "toast").hand(1, "toll").hand(2, "right_back");
    table.state.at(Seat{2}).hand |= table.state.pile;
    table.state.pile = {};
    table.draw();
    EXPECT_EQ(table.count(1), 1);
    EXPECT_TRUE(table.told(CardsDrawn{Seat{1}, 0, {}}));
    EXPECT_EQ(table.waiting(), 2);
    // Nobody drew, so there is nothing for Thirsty to answer.
    EXPECT_EQ(table.reason_to_use(2, "thirsty", 1), Reason::does_not_fit);
}

// --- [WE-3] ----------------------------------------------------------------------------------------------------------

TEST(Turn, ATableCardSendsTheOldOneBack) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll yawn").hand(2, "right_back thirsty").front(1, "curious");
    table.play_out("toll");
    EXPECT_EQ(table.front(1), card("toll"));
    EXPECT_EQ(table.hand(1), cards("curious yawn"));
    EXPECT_TRUE(table.told(CardPlaced{Seat{1}, card("toll"), card("curious"), false}));
    EXPECT_EQ(table.waiting(), 2);
}

// [WE-3] [WE-6] cards in front are not in hand.
TEST(Turn, ATableCardAsTheLastWins) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll").hand(2, "right_back thirsty");
    table.play_out("toll");
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.state.winner, Seat{1});
}

TEST(Turn, ATableCardAsTheLastDoesNotWinWhereOneReturns) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll").hand(2, "right_back thirsty").front(1, "curious");
    table.play_out("toll");
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.hand(1), cards("curious"));
}

// --- [WE-4] ----------------------------------------------------------------------------------------------------------

TEST(Turn, ATurnActionIsDiscardedAfterItsText) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "full_round yawn").hand(2, "right_back thirsty");
    table.play("full_round");
    EXPECT_EQ(table.view().announced->card, card("full_round"));
    EXPECT_FALSE(table.discarded("full_round"));
    EXPECT_EQ(table.count(0), 2);
    table.next();
    EXPECT_FALSE(table.view().announced);
    EXPECT_TRUE(table.discarded("full_round"));
    EXPECT_EQ(table.view().top, card("full_round"));
    EXPECT_EQ(table.view().done->card, card("full_round"));
    EXPECT_EQ(table.count(0), 3);
    EXPECT_EQ(table.count(1), 1);
}

TEST(Turn, TargetsAreThoseTheCardAsksFor) {
    Table table{4};
    table.hand(0, "toast me_too").hand(1, "spilled_ale generous full_round long_arm trade_hands");
    table.hand(2, "right_back thirsty").hand(3, "yawn but").front(2, "toll");
    const auto reason = [&](std::string_view id, std::initializer_list<int> targets) {
        return table.reason(Play{.card = card(id), .targets = seats(targets)});
    };
    EXPECT_EQ(reason("spilled_ale", {0}), Reason::none);
    EXPECT_EQ(reason("spilled_ale", {}), Reason::target_missing);
    EXPECT_EQ(reason("spilled_ale", {1}), Reason::no_such_target); // oneself
    EXPECT_EQ(reason("spilled_ale", {5}), Reason::no_such_target); // an empty chair
    EXPECT_EQ(reason("spilled_ale", {0, 2}), Reason::too_many_targets);
    EXPECT_EQ(reason("generous", {}), Reason::none);
    EXPECT_EQ(reason("generous", {0, 2}), Reason::none);
    EXPECT_EQ(reason("generous", {0, 2, 3}), Reason::too_many_targets);
    EXPECT_EQ(reason("full_round", {}), Reason::none);
    EXPECT_EQ(reason("full_round", {0}), Reason::no_such_target);
    EXPECT_EQ(reason("long_arm", {2}), Reason::none);
    EXPECT_EQ(reason("long_arm", {0}), Reason::no_such_target); // has no Table card
    EXPECT_EQ(reason("long_arm", {}), Reason::target_missing);
    EXPECT_EQ(reason("trade_hands", {}), Reason::none); // "may"
    EXPECT_EQ(reason("trade_hands", {3}), Reason::none);
    EXPECT_EQ(reason("trade_hands", {3, 2}), Reason::too_many_targets);
}

// --- [WE-6] ----------------------------------------------------------------------------------------------------------

TEST(End, TheWinnerAndTheLosers) {
    Table table{4};
    table.hand(0, "toll spilled_ale").hand(1, "about_turn").hand(2, "yawn").hand(3, "poker_face charity generous");
    table.play_out("about_turn");
    ASSERT_TRUE(table.over());
    EXPECT_TRUE(table.undo_barrier);
    EXPECT_TRUE(table.told(GameWon{Seat{1}}));
    const View view = table.view();
    EXPECT_EQ(view.winner, Seat{1});
    EXPECT_EQ(view.seats[0].points, 17); // ace 10 and 7
    EXPECT_EQ(view.seats[2].points, 10); // a jack
    EXPECT_EQ(view.seats[3].points, 13); // 2, 4 and 7
    EXPECT_EQ(view.losers, seats({0}));
    EXPECT_EQ(Rules::standing(table.state), (std::vector{-17, 1, -10, -13}));
    for (int seat = 0; seat < 4; ++seat) EXPECT_TRUE(view.seats[static_cast<std::size_t>(seat)].hand);
    EXPECT_TRUE(Rules::waiting_on(table.state).empty());
    EXPECT_EQ(table.reason_for(2, Draw{}), Reason::game_over);
}

TEST(End, EqualLosersLoseTogether) {
    Table table{4};
    table.hand(0, "toll").hand(1, "about_turn").hand(2, "yawn").hand(3, "poker_face");
    table.play_out("about_turn");
    EXPECT_EQ(table.view().losers, seats({0, 2}));
}

TEST(End, PointsOfEachRank) {
    const std::array expected{10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10};
    for (int suit = 0; suit < 4; ++suit)
        for (int rank = 1; rank <= 13; ++rank)
            EXPECT_EQ(points(Card{suit * 13 + rank - 1}), expected[static_cast<std::size_t>(rank - 1)]);
}

// Before the end hands are secret, and so are points.
TEST(End, NobodyCountsBefore) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll yawn").hand(2, "right_back thirsty");
    EXPECT_EQ(table.view().seats[1].points, 0);
    EXPECT_FALSE(table.view().winner);
    EXPECT_TRUE(table.view().losers.empty());
    EXPECT_EQ(Rules::standing(table.state), (std::vector{-2, -2, -2}));
}

// Of several the one on turn, then clockwise.
TEST(End, SeveralAtOnce) {
    Table kind_word{4};
    kind_word.hand(0, "toast me_too").hand(1, "kind_word").hand(2, "yawn").hand(3, "but restless");
    kind_word.play_out("kind_word", {2});
    EXPECT_EQ(kind_word.state.winner, Seat{1});
    // Not the one on turn: Trade Hands leaves the target, Kind Word of others with one card each would do the same.
    Table both{4};
    both.hand(0, "toast").hand(1, "kind_word yawn toll").hand(2, "me_too").hand(3, "but restless");
    both.play_out("kind_word", {0}, prepared({{Slot::text, "yawn"}}));
    EXPECT_EQ(both.state.winner, Seat{0});
}

// An effect under way is finished first: the last card brings others along.
TEST(End, TheEffectIsFinishedFirst) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "pass_along").hand(2, "right_back thirsty");
    table.play_out("pass_along");
    table.choose("right_back");
    table.choose("toast");
    EXPECT_FALSE(table.over()); // seat 1 passes nothing, and gets Toast from seat 0
    EXPECT_EQ(table.hand(1), cards("toast"));
    EXPECT_EQ(table.hand(0), cards("me_too right_back"));
    EXPECT_EQ(table.hand(2), cards("thirsty"));
}

// --- [WE-7] ----------------------------------------------------------------------------------------------------------

TEST(Round, AUseIsSpentUntilOnesNextTurn) {
    Table table{3};
    table.hand(0, "toast me_too thirsty")
        .hand(1, "generous but")
        .hand(2, "last_orders about_turn")
        .front(0, "elbows_off");
    table.catch_by(0, "elbows_off", 1, "toast");
    EXPECT_EQ(table.hand(1), cards("generous but toast"));
    EXPECT_TRUE(table.view().seats[0].spent.contains(Name::elbows_off));
    EXPECT_EQ(table.reason_to_catch(0, "elbows_off", 2, "me_too"), Reason::no_gift_asked);
    EXPECT_EQ(table.reason_to_catch(0, "elbows_off", 2), Reason::none);               // for the Secondary Penalty
    EXPECT_EQ(table.reason_to_catch(2, "elbows_off", 0, "about_turn"), Reason::none); // another caller's own use
    table.draw();
    table.draw();
    EXPECT_TRUE(table.view().seats[0].spent.contains(Name::elbows_off));
    table.draw(); // seat 0's own turn
    EXPECT_FALSE(table.view().seats[0].spent.contains(Name::elbows_off));
    EXPECT_EQ(table.reason_to_catch(0, "elbows_off", 2, "me_too"), Reason::none);
}

TEST(Round, ExtraAndLostTurnsStartOneToo) {
    Table extra{3};
    extra.hand(0, "toast me_too").hand(1, "encore but toll").hand(2, "last_orders thirsty");
    extra.play_out("encore");
    extra.spent(1, "toll");
    extra.draw();
    EXPECT_TRUE(extra.told(TurnBegan{Seat{1}, true}));
    EXPECT_FALSE(extra.view().seats[1].spent.contains(Name::toll));

    Table lost{3};
    lost.hand(0, "toast me_too").hand(1, "jumped_queue but").hand(2, "last_orders thirsty").spent(2, "toll");
    lost.play_out("jumped_queue");
    EXPECT_TRUE(lost.view().seats[2].spent.contains(Name::toll));
    lost.draw();
    EXPECT_TRUE(lost.told(TurnLost{Seat{2}}));
    EXPECT_FALSE(lost.view().seats[2].spent.contains(Name::toll));
}

// Hands exchanged while a use is spent: it is the player's, not the hand's.
TEST(Round, AUseStaysWithThePlayer) {
    Table table{3};
    table.hand(0, "toast me_too thirsty")
        .hand(1, "trade_hands but")
        .hand(2, "last_orders about_turn")
        .front(2, "curious");
    table.catch_by(0, "curious", 1, "toast");
    table.play_out("trade_hands", {0});
    EXPECT_EQ(table.hand(1), cards("me_too thirsty"));
    EXPECT_EQ(table.hand(0), cards("but toast"));
    EXPECT_EQ(table.reason_to_catch(0, "curious", 1, "but"), Reason::no_gift_asked);
    EXPECT_EQ(table.reason_to_catch(1, "curious", 0, "me_too"), Reason::none);
}

// Rules bind everyone, their owner too.
TEST(Round, OwnersAreBound) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "generous but").hand(2, "last_orders about_turn").front(1, "never_no");
    EXPECT_EQ(table.reason_to_catch(0, "never_no", 1), Reason::none);
    EXPECT_EQ(table.reason_to_catch(1, "never_no", 0), Reason::none);
}

// Fast cards of a name once a round.
TEST(Round, FastCardsOfANameOnce) {
    Table table{3, {{Option::quiet, 1}}};
    table.hand(0, "toast toast' me_too").hand(1, "generous generous' thirsty encore charity charity'");
    table.hand(2, "last_orders about_turn");
    table.play_out("generous", {2}, prepared({{Slot::text, "thirsty"}}));
    table.use(0, "toast");
    EXPECT_EQ(table.reason_to_use(0, "toast'"), Reason::does_not_fit); // that gift is answered [WE-12]
    table.turn(1);
    table.play_out("generous'", {2}, prepared({{Slot::text, "encore"}}));
    EXPECT_EQ(table.reason_to_use(0, "toast'"), Reason::spent);
    table.state.at(Seat{0}).spent = {};
    EXPECT_EQ(table.reason_to_use(0, "toast'"), Reason::none);
}

// --- [WE-9] ----------------------------------------------------------------------------------------------------------

TEST(Variant, SpiderMayDiscardTheOldTableCard) {
    Table table{3, {{Option::spider, 1}}};
    table.hand(0, "toast me_too").hand(1, "toll yawn").hand(2, "right_back thirsty").front(1, "curious");
    EXPECT_EQ(table.reason(Play{.card = card("toll"), .discard_old = true}), Reason::none);
    EXPECT_EQ(table.reason(Play{.card = card("toll")}), Reason::none);
    table.act(Play{.card = card("toll"), .discard_old = true});
    table.next();
    EXPECT_EQ(table.hand(1), cards("yawn"));
    EXPECT_TRUE(table.discarded("curious"));
    EXPECT_TRUE(table.told(CardPlaced{Seat{1}, card("toll"), card("curious"), true}));
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::does_not_fit); // no effect discarded it
}

TEST(Variant, WithoutSpiderItReturns) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll yawn").hand(2, "right_back thirsty").front(1, "curious");
    EXPECT_EQ(table.reason(Play{.card = card("toll"), .discard_old = true}), Reason::only_with_spider);
}

TEST(Variant, SpiderNeedsAnOldCard) {
    Table table{3, {{Option::spider, 1}}};
    table.hand(0, "toast me_too").hand(1, "toll full_round").hand(2, "right_back thirsty");
    EXPECT_EQ(table.reason(Play{.card = card("toll"), .discard_old = true}), Reason::no_old_card);
    table.front(1, "curious");
    EXPECT_EQ(table.reason(Play{.card = card("full_round"), .discard_old = true}), Reason::no_old_card);
    EXPECT_EQ(table.reason(Play{.card = card("toll"), .discard_old = true}), Reason::none);
}

// Neither caught by one's own rule, nor rewarded by it.
TEST(Variant, CobraLeavesOwnersAlone) {
    Table table{3, {{Option::cobra, 1}}};
    table.hand(0, "toast me_too").hand(1, "generous but").hand(2, "last_orders about_turn").front(1, "never_no");
    EXPECT_EQ(table.reason_to_catch(0, "never_no", 1), Reason::own_rule);
    EXPECT_EQ(table.reason_to_catch(1, "never_no", 0), Reason::own_rule);
    EXPECT_EQ(table.reason_to_catch(0, "never_no", 2), Reason::none);
}

TEST(Variant, CobraAndAutomaticRules) {
    for (const int cobra : {0, 1}) {
        Table table{3, {{Option::cobra, cobra}}};
        table.hand(0, "toast me_too").hand(1, "generous but").hand(2, "last_orders about_turn").front(1, "toll");
        table.draw();
        EXPECT_EQ(table.count(1), cobra == 1 ? 3 : 4);
        table.draw();
        EXPECT_EQ(table.count(2), 4); // not its owner
    }
}

// Another's copy of the rule binds its owner all the same. [WE-14]
TEST(Variant, CobraAtAQuietTable) {
    Table table{3, {{Option::cobra, 1}, {Option::quiet, 1}}};
    table.hand(0, "toast me_too").hand(1, "generous thirsty").hand(2, "last_orders about_turn");
    table.front(1, "toll").front(2, "toll'");
    table.draw();
    EXPECT_EQ(table.count(1), 4); // once, though it lies twice
}

TEST(Variant, BothTogether) {
    Table table{3, {{Option::cobra, 1}, {Option::spider, 1}}};
    table.hand(0, "toast me_too").hand(1, "never_no but").hand(2, "last_orders about_turn").front(1, "toll");
    table.act(Play{.card = card("never_no"), .discard_old = true});
    table.next();
    EXPECT_TRUE(table.discarded("toll"));
    EXPECT_EQ(table.reason_to_catch(0, "never_no", 1), Reason::own_rule);
}

// --- [ALL-5] ---------------------------------------------------------------------------------------------------------

TEST(Leaving, HandAndTableCardGoToTheDiscards) {
    Table table{4};
    table.hand(0, "toast me_too").hand(1, "generous but").hand(2, "last_orders about_turn").hand(3, "yawn restless");
    table.front(1, "toll").loses_turns(1, 1).truce(1);
    table.act(Leave{Seat{1}});
    EXPECT_TRUE(table.undo_barrier);
    EXPECT_TRUE(table.discarded("generous but toll"));
    EXPECT_EQ(table.view().playing, seats({0, 2, 3}));
    EXPECT_EQ(table.waiting(), 2);
    EXPECT_EQ(table.reason(Call{seats({0})}), Reason::none); // the Truce went along
    EXPECT_EQ(table.reason(Call{seats({1})}), Reason::no_such_caller);
    EXPECT_EQ(table.reason(Leave{Seat{1}}), Reason::not_in_the_game);
    EXPECT_EQ(table.reason(Leave{Seat{0}}), Reason::too_few_would_remain);
    table.draw();
    table.draw();
    table.draw();
    EXPECT_EQ(table.waiting(), 2); // 0's left neighbour now
    EXPECT_LT(Rules::standing(table.state)[1], Rules::standing(table.state)[0]);
}

TEST(Leaving, OnlyBetweenTurns) {
    Table table{4};
    table.hand(0, "toast me_too").hand(1, "generous but").hand(2, "last_orders about_turn").hand(3, "yawn restless");
    table.play("generous");
    EXPECT_EQ(table.reason(Leave{Seat{3}}), Reason::only_between_turns);
    table.call({3});
    EXPECT_EQ(table.reason_for(3, Leave{Seat{3}}), Reason::only_between_turns);
}

} // namespace wench

// The 16 Fast cards, each: its effect, its limits, empty hands and piles, two who could answer, the owner's last card.
// [WE-5] [WE-7] [WE-12] [WE-13]
#include "table.h"

namespace wench {

namespace {

// Seat 0 holds the card and one more; seat 3 is on turn.
Table holding(std::string_view id) {
    Table table{4};
    table.hand(0, id).hand(0, "charity").hand(1, "about_turn full_round").hand(2, "never_no curious");
    table.hand(3, "generous poker_face");
    table.turn(3);
    return table;
}

Table holding_as_last(std::string_view id) {
    Table table = holding(id);
    table.state.at(Seat{0}).hand.erase(card("charity"));
    table.state.pile.insert(card("charity"));
    return table;
}

} // namespace

// --- seen or heard ---------------------------------------------------------------------------------------------------

class Judged : public testing::TestWithParam<std::string_view> {
  protected:
    [[nodiscard]] static bool is_discarded() { return GetParam() == "flattery"; }
    [[nodiscard]] static int drawn() { return GetParam() == "restless" ? 1 : 0; }
};

TEST_P(Judged, GoesToWhoWasCaught) {
    Table table = holding(GetParam());
    table.call({0});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card(GetParam()), .whom = Seat{2}});
    EXPECT_EQ(table.phase(), Phase::judging);
    EXPECT_EQ(table.view().call->claim->card, card(GetParam()));
    EXPECT_TRUE(table.hand(0).contains(card(GetParam())));
    table.act(Judge{true});
    EXPECT_EQ(table.hand(0), cards("charity"));
    EXPECT_EQ(table.count(2), 2 + (is_discarded() ? 0 : 1) + drawn());
    EXPECT_EQ(table.hand(2).contains(card(GetParam())), !is_discarded());
    EXPECT_EQ(table.discarded(GetParam()), is_discarded());
    // Everybody knows which card it is.
    if (!is_discarded()) {
        const Event given = CardGiven{Seat{0}, Seat{2}, card(GetParam()), card(GetParam()).name()};
        EXPECT_EQ(Rules::project(given, engine::Viewer::everyone()), given);
    }
}

TEST_P(Judged, OverruledStays) {
    Table table = holding(GetParam());
    table.call({0});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card(GetParam()), .whom = Seat{2}});
    table.act(Judge{false});
    EXPECT_TRUE(table.hand(0).contains(card(GetParam())));
    EXPECT_EQ(table.count(2), 2);
    EXPECT_EQ(table.reason_to_use(0, GetParam(), 2), Reason::none);
}

TEST_P(Judged, SomebodyIsAnotherPlayerAtTheTable) {
    Table table = holding(GetParam());
    EXPECT_EQ(table.reason_to_use(0, GetParam(), 0), Reason::no_such_offender);
    EXPECT_EQ(table.reason_to_use(0, GetParam(), 4), Reason::no_such_offender);
    EXPECT_EQ(table.reason_to_use(0, GetParam()), Reason::whom_missing);
    EXPECT_EQ(table.reason_to_use(1, GetParam(), 2), Reason::not_in_hand);
    for (const int whom : {1, 2, 3}) EXPECT_EQ(table.reason_to_use(0, GetParam(), whom), Reason::none);
}

TEST_P(Judged, OnceARound) {
    Table table = holding(GetParam());
    table.use(0, GetParam(), 2);
    EXPECT_TRUE(table.view().seats[0].spent.contains(card(GetParam()).name()));
    table.state.at(Seat{2}).hand.erase(card(GetParam())); // it comes back in the same round
    table.state.discards.erase(card(GetParam()));
    if (table.state.top == card(GetParam())) table.state.top.reset();
    table.state.at(Seat{2}).gift.reset();
    table.state.at(Seat{0}).hand.insert(card(GetParam()));
    const int before = table.count(1);
    table.use(0, GetParam(), 1);
    EXPECT_EQ(table.count(1), before);
    EXPECT_EQ(table.penalties(1), 1);
}

TEST_P(Judged, AsTheLastCardWins) {
    Table table = holding_as_last(GetParam());
    table.use(0, GetParam(), 2);
    EXPECT_EQ(table.state.winner, Seat{0});
}

TEST_P(Judged, WithAnEmptyPile) {
    Table table = holding(GetParam());
    table.state.at(Seat{1}).hand |= table.state.pile;
    table.state.pile = {};
    table.use(0, GetParam(), 2);
    EXPECT_EQ(table.count(2), is_discarded() ? 2 : 3);
}

// To somebody who has no cards and waits to win.
TEST_P(Judged, OnAnEmptyHand) {
    Table table = holding(GetParam());
    table.turn(1);
    table.state.at(Seat{1}).hand.erase(card("full_round"));
    table.state.pile.insert(card("full_round"));
    table.play("about_turn");
    table.use(0, GetParam(), 1);
    table.next();
    EXPECT_EQ(table.over(), is_discarded());
}

TEST_P(Judged, NotDuringATruce) {
    Table table = holding(GetParam());
    table.truce(1);
    EXPECT_EQ(table.reason_to_use(0, GetParam(), 2), Reason::truce);
}

INSTANTIATE_TEST_SUITE_P(FastCards, Judged,
                         testing::Values("elbow_inspector", "yawn", "butterfingers", "restless", "card_caller", "but",
                                         "flattery", "big_sigh"),
                         [](const auto& tested) { return std::string{tested.param}; });

// --- all whose moment the rules know ---------------------------------------------------------------------------------

class Answers : public testing::TestWithParam<std::string_view> {};

TEST_P(Answers, NotWithoutTheirMoment) {
    const Table table = holding(GetParam());
    const auto whom = names_somebody(row(card(GetParam()))) ? std::optional{3} : std::nullopt;
    EXPECT_EQ(table.reason_to_use(0, GetParam(), whom), Reason::does_not_fit);
}

INSTANTIATE_TEST_SUITE_P(FastCards, Answers,
                         testing::Values("not_so_fast", "right_back", "last_call", "house_veto", "thirsty", "me_too",
                                         "toast", "privilege"),
                         [](const auto& tested) { return std::string{tested.param}; });

// --- Not So Fast, House Veto -----------------------------------------------------------------------------------------

TEST(NotSoFast, OnTurnActionsAlone) {
    Table table = holding("not_so_fast");
    table.play("poker_face");
    EXPECT_EQ(table.reason_to_use(0, "not_so_fast"), Reason::does_not_fit);
    table.next();
    EXPECT_EQ(table.reason_to_use(0, "not_so_fast"), Reason::does_not_fit);
    table.turn(3);
    table.play("generous", {1});
    EXPECT_EQ(table.reason_to_use(0, "not_so_fast", 3), Reason::no_offender_asked);
    EXPECT_EQ(table.reason_to_use(0, "not_so_fast"), Reason::none);
}

TEST(NotSoFast, OnOnesOwnToo) {
    Table table = holding("toast");
    table.hand(3, "not_so_fast");
    table.play("generous", {1});
    table.use(3, "not_so_fast");
    EXPECT_EQ(table.hand(3), cards("poker_face"));
}

// The owner has no cards then, and has won when what the announced card sets off is done.
TEST(NotSoFast, AsTheLastCardWins) {
    Table table = holding_as_last("not_so_fast");
    table.play("generous", {1}, prepared({{Slot::text, "poker_face"}}));
    table.use(0, "not_so_fast");
    EXPECT_EQ(table.state.winner, Seat{0});
}

TEST(NotSoFast, SpentInThisRound) {
    Table table = holding("not_so_fast");
    table.spent(0, "not_so_fast");
    table.play("generous", {1});
    EXPECT_EQ(table.reason_to_use(0, "not_so_fast"), Reason::spent);
}

TEST(HouseVeto, OnTableCardsAlone) {
    Table table = holding("house_veto");
    table.play("generous", {1});
    EXPECT_EQ(table.reason_to_use(0, "house_veto"), Reason::does_not_fit);
    table.next();
    EXPECT_EQ(table.hand(3), cards("")); // the last card was given
    EXPECT_TRUE(table.over());
}

TEST(HouseVeto, TheCardReturns) {
    Table table = holding("house_veto");
    table.play("poker_face");
    table.use(0, "house_veto");
    EXPECT_EQ(table.hand(3), cards("generous poker_face"));
    EXPECT_FALSE(table.front(3));
    EXPECT_TRUE(table.discarded("house_veto"));
    EXPECT_EQ(table.hand(0), cards("charity"));
}

TEST(HouseVeto, KeepsTheLastCardFromWinning) {
    Table table = holding("house_veto");
    table.state.at(Seat{3}).hand.erase(card("generous"));
    table.state.pile.insert(card("generous"));
    table.play("poker_face");
    table.use(0, "house_veto");
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.hand(3), cards("poker_face"));
}

TEST(HouseVeto, AsTheLastCardWins) {
    Table table = holding_as_last("house_veto");
    table.play("poker_face");
    table.use(0, "house_veto");
    EXPECT_EQ(table.state.winner, Seat{0});
}

TEST(HouseVeto, SpiderDiscardsNothingThen) {
    Table table{3, {{Option::spider, 1}}};
    table.hand(0, "house_veto charity").hand(1, "poker_face toll").hand(2, "yawn but").front(1, "curious");
    table.act(Play{.card = card("toll"), .discard_old = true});
    table.use(0, "house_veto");
    EXPECT_EQ(table.front(1), card("curious"));
    EXPECT_EQ(table.hand(1), cards("poker_face toll"));
}

// --- Right Back ------------------------------------------------------------------------------------------------------

TEST(RightBack, GivesThatCardBack) {
    Table table = holding("right_back");
    table.hand(3, "my_liege");
    table.play_out("generous", {0, 2}, prepared({{Slot::text, "poker_face"}, {Slot::text_again, "my_liege"}}));
    EXPECT_TRUE(table.over()); // nothing was left to wait for

    Table goes_on = holding("right_back");
    goes_on.hand(3, "my_liege");
    goes_on.play_out("generous", {0}, prepared({{Slot::text, "poker_face"}}));
    EXPECT_EQ(goes_on.view(0).gifts, (std::vector{Gift{Seat{3}, Seat{0}, card("poker_face")}}));
    goes_on.use(0, "right_back");
    EXPECT_EQ(goes_on.hand(3), cards("my_liege poker_face"));
    EXPECT_EQ(goes_on.hand(0), cards("charity"));
    EXPECT_TRUE(goes_on.discarded("right_back"));
    EXPECT_TRUE(goes_on.view(0).gifts.empty());
}

TEST(RightBack, OnlyByWhoWasGiven) {
    Table table = holding("right_back");
    table.hand(3, "my_liege");
    table.play_out("generous", {2}, prepared({{Slot::text, "poker_face"}}));
    EXPECT_EQ(table.reason_to_use(0, "right_back"), Reason::does_not_fit);
}

TEST(RightBack, AfterARuleOrAFastCard) {
    Table rule = holding("right_back");
    rule.front(1, "elbows_off");
    rule.catch_by(1, "elbows_off", 0, "full_round");
    rule.use(0, "right_back");
    EXPECT_EQ(rule.hand(1), cards("about_turn full_round"));
    Table fast = holding("right_back");
    fast.hand(1, "yawn");
    fast.use(1, "yawn", 0);
    fast.use(0, "right_back");
    EXPECT_EQ(fast.hand(1), cards("about_turn full_round yawn"));
}

TEST(RightBack, NotWhenTheCardHasGone) {
    Table table = holding("right_back");
    table.hand(3, "my_liege");
    table.play_out("generous", {0}, prepared({{Slot::text, "poker_face"}}));
    table.state.at(Seat{0}).hand.erase(card("poker_face"));
    table.state.at(Seat{1}).hand.insert(card("poker_face"));
    EXPECT_EQ(table.reason_to_use(0, "right_back"), Reason::does_not_fit);
}

TEST(RightBack, NotItself) {
    Table table = holding("toast");
    table.hand(3, "my_liege right_back");
    table.play_out("generous", {0}, prepared({{Slot::text, "right_back"}}));
    EXPECT_TRUE(table.hand(0).contains(card("right_back")));
    EXPECT_EQ(table.reason_to_use(0, "right_back"), Reason::does_not_fit);
}

TEST(RightBack, NotWhatWasTakenOrExchanged) {
    Table table = holding("right_back");
    table.hand(3, "loose_purse");
    table.play_out("loose_purse", {0});
    EXPECT_EQ(table.count(0), 3);
    EXPECT_EQ(table.reason_to_use(0, "right_back"), Reason::does_not_fit);
}

TEST(RightBack, AsTheLastCardWins) {
    Table table = holding_as_last("right_back");
    table.hand(3, "my_liege");
    table.play_out("generous", {0}, prepared({{Slot::text, "poker_face"}}));
    table.use(0, "right_back");
    EXPECT_EQ(table.state.winner, Seat{0});
}

// --- Last Call -------------------------------------------------------------------------------------------------------

TEST(LastCall, DrawsTwoForWhoIsDownToOne) {
    Table table = holding("last_call");
    table.play("poker_face"); // one card left
    table.use(0, "last_call", 3);
    EXPECT_EQ(table.count(3), 3);
    EXPECT_TRUE(table.discarded("last_call"));
    EXPECT_TRUE(table.told(CardsDrawn{Seat{3}, 2, Name::last_call}));
}

TEST(LastCall, NotForMoreNorForOneselfNorLater) {
    Table table = holding("last_call");
    table.hand(3, "my_liege");
    table.play("poker_face");
    EXPECT_EQ(table.reason_to_use(0, "last_call", 3), Reason::does_not_fit);
    table.next();
    table.turn(1);
    table.play("about_turn");
    EXPECT_EQ(table.reason_to_use(0, "last_call", 3), Reason::no_such_offender);
    EXPECT_EQ(table.reason_to_use(0, "last_call"), Reason::whom_missing);
    EXPECT_EQ(table.reason_to_use(0, "last_call", 1), Reason::none);
}

TEST(LastCall, OnlyWhileItIsOne) {
    Table table = holding("last_call");
    table.front(1, "my_liege");
    table.play("poker_face");
    table.catch_by(2, "my_liege", 3);
    EXPECT_EQ(table.count(3), 2);
    EXPECT_EQ(table.reason_to_use(0, "last_call", 3), Reason::does_not_fit);
}

// Who had one card all along has not come down to it.
TEST(LastCall, NotForWhoHadOneBefore) {
    Table table = holding("last_call");
    table.state.at(Seat{2}).hand.erase(card("curious"));
    table.state.pile.insert(card("curious"));
    table.draw();
    EXPECT_EQ(table.reason_to_use(0, "last_call", 2), Reason::does_not_fit);
}

TEST(LastCall, EmptyPile) {
    Table table = holding("last_call");
    table.state.at(Seat{1}).hand |= table.state.pile - cards("encore");
    table.state.pile = cards("encore");
    table.play("poker_face");
    table.use(0, "last_call", 3);
    EXPECT_EQ(table.count(3), 2); // what there was
}

TEST(LastCall, TwoHolders) {
    Table table{3, {{Option::quiet, 1}}};
    table.hand(0, "last_call encore").hand(1, "about_turn toll").hand(2, "last_call' thirsty");
    table.play("about_turn");
    table.call({0, 2});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("last_call'"), .whom = Seat{1}});
    EXPECT_EQ(table.count(1), 3);
    EXPECT_EQ(table.reason(Claim{.kind = Claim::Kind::fast, .card = card("last_call"), .whom = Seat{1}}),
              Reason::does_not_fit); // three cards now
}

TEST(LastCall, AsTheLastCardWins) {
    Table table = holding_as_last("last_call");
    table.play("poker_face");
    table.use(0, "last_call", 3);
    EXPECT_FALSE(table.over()); // the announced card is under way
    table.next();
    EXPECT_EQ(table.state.winner, Seat{0});
}

// --- Thirsty ---------------------------------------------------------------------------------------------------------

TEST(Thirsty, OneMoreForATurnsDraw) {
    Table table = holding("thirsty");
    table.draw();
    EXPECT_EQ(table.reason_to_use(0, "thirsty", 2), Reason::no_such_offender);
    table.use(0, "thirsty", 3);
    EXPECT_EQ(table.count(3), 4);
    EXPECT_EQ(table.hand(0), cards("charity"));
}

TEST(Thirsty, NotForDrawingByAnEffect) {
    Table table = holding("thirsty");
    table.turn(1);
    table.play_out("full_round");
    EXPECT_EQ(table.reason_to_use(0, "thirsty", 2), Reason::does_not_fit);
}

TEST(Thirsty, TwoHoldersEach) {
    Table table{3, {{Option::quiet, 1}}};
    table.hand(0, "thirsty encore").hand(1, "about_turn toll").hand(2, "thirsty' last_call");
    table.draw();
    table.call({0, 2});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("thirsty'"), .whom = Seat{1}});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("thirsty"), .whom = Seat{1}});
    EXPECT_EQ(table.count(1), 5);
}

TEST(Thirsty, AsTheLastCardWins) {
    Table table = holding_as_last("thirsty");
    table.draw();
    table.use(0, "thirsty", 3);
    EXPECT_EQ(table.state.winner, Seat{0});
}

TEST(Thirsty, EmptyPile) {
    Table table = holding("thirsty");
    table.state.at(Seat{1}).hand |= table.state.pile - cards("encore");
    table.state.pile = cards("encore");
    table.draw();
    EXPECT_EQ(table.state.pile.size(), 0);
    table.use(0, "thirsty", 3);
    EXPECT_EQ(table.count(3), 3);
}

// --- Me Too ----------------------------------------------------------------------------------------------------------

TEST(MeToo, AfterADiscardByAnEffect) {
    Table table = holding("me_too");
    table.hand(3, "bottoms_up");
    table.play_out("bottoms_up", {}, prepared({{Slot::text, "poker_face"}}));
    table.use(0, "me_too");
    EXPECT_EQ(table.hand(0), cards("charity"));
    EXPECT_TRUE(table.discarded("me_too"));
}

TEST(MeToo, NotAfterATurnActionItself) {
    Table table = holding("me_too");
    table.turn(1);
    table.play_out("full_round");
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::does_not_fit);
}

TEST(MeToo, TableCardsToo) {
    Table table = holding("me_too");
    table.hand(3, "clear_away my_liege").front(3, "toll");
    table.play_out("clear_away");
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::none);
    EXPECT_EQ(table.reason_to_use(0, "me_too", 3), Reason::no_offender_asked);
}

TEST(MeToo, AsTheLastCardWins) {
    Table table = holding_as_last("me_too");
    table.hand(3, "bottoms_up");
    table.play_out("bottoms_up", {}, prepared({{Slot::text, "poker_face"}}));
    table.use(0, "me_too");
    EXPECT_EQ(table.state.winner, Seat{0});
}

TEST(MeToo, TwoHolders) {
    Table table{3, {{Option::quiet, 1}}};
    table.hand(0, "me_too encore").hand(1, "bottoms_up toll charity").hand(2, "me_too' last_call");
    table.play_out("bottoms_up", {}, prepared({{Slot::text, "toll"}}));
    table.use(0, "me_too");
    table.use(2, "me_too'");
    EXPECT_TRUE(table.discarded("me_too me_too'"));
}

// --- Toast -----------------------------------------------------------------------------------------------------------

TEST(Toast, WhenAnotherIsGivenACard) {
    Table table = holding("toast");
    table.hand(3, "my_liege");
    table.play_out("generous", {2}, prepared({{Slot::text, "poker_face"}}));
    table.use(0, "toast");
    EXPECT_EQ(table.hand(0), cards("charity"));
}

TEST(Toast, NotForOneself) {
    Table table = holding("toast");
    table.hand(3, "my_liege");
    table.play_out("generous", {0}, prepared({{Slot::text, "poker_face"}}));
    EXPECT_EQ(table.reason_to_use(0, "toast"), Reason::does_not_fit);
}

TEST(Toast, AfterACallToo) {
    Table table = holding("toast");
    table.front(1, "elbows_off");
    table.catch_by(1, "elbows_off", 3, "full_round");
    EXPECT_EQ(table.reason_to_use(0, "toast"), Reason::none);
    table.draw(); // the next turn
    EXPECT_EQ(table.reason_to_use(0, "toast"), Reason::does_not_fit);
}

TEST(Toast, NotForTakingOrExchanging) {
    Table table = holding("toast");
    table.hand(3, "fair_trade my_liege loose_purse");
    table.play_out("fair_trade", {2}, prepared({{Slot::text, "poker_face"}}));
    table.choose("curious");
    EXPECT_EQ(table.reason_to_use(0, "toast"), Reason::does_not_fit);
    table.turn(3);
    table.play_out("loose_purse", {2});
    EXPECT_EQ(table.reason_to_use(0, "toast"), Reason::does_not_fit);
}

TEST(Toast, AsTheLastCardWins) {
    Table table = holding_as_last("toast");
    table.hand(3, "my_liege");
    table.play_out("generous", {2}, prepared({{Slot::text, "poker_face"}}));
    table.use(0, "toast");
    EXPECT_EQ(table.state.winner, Seat{0});
}

// --- Privilege -------------------------------------------------------------------------------------------------------

TEST(Privilege, TakesTheNextTurnAndPlayGoesOnFromThere) {
    Table table = holding("privilege");
    table.turn(1);
    table.play_out("about_turn"); // play goes right now: seat 0 would be next, then 3
    table.turn(1);
    table.draw();
    EXPECT_EQ(table.waiting(), 0);
    EXPECT_EQ(table.reason_to_use(0, "privilege"), Reason::none);

    Table left = holding("privilege");
    left.turn(1);
    left.draw();
    EXPECT_EQ(left.waiting(), 2);
    left.use(0, "privilege");
    EXPECT_TRUE(left.told(TurnTaken{Seat{0}}));
    EXPECT_EQ(left.waiting(), 0);
    left.draw();
    EXPECT_EQ(left.waiting(), 1); // from there on, to the left
}

TEST(Privilege, WithTheDirectionReversed) {
    Table table = holding("privilege");
    table.turn(3).to_the_right();
    table.draw();
    EXPECT_EQ(table.waiting(), 2);
    table.use(0, "privilege");
    EXPECT_EQ(table.waiting(), 0);
    table.draw();
    EXPECT_EQ(table.waiting(), 3);
}

TEST(Privilege, NotAfterOnesOwnTurnNorAmidOne) {
    Table table = holding("privilege");
    table.turn(0);
    table.draw();
    EXPECT_EQ(table.reason_to_use(0, "privilege"), Reason::does_not_fit);
    table.play("about_turn");
    EXPECT_EQ(table.reason_to_use(0, "privilege"), Reason::does_not_fit);
    table.next();
    EXPECT_EQ(table.reason_to_use(0, "privilege"), Reason::none);
}

// Encore's extra turn belongs to the same turn: Privilege acts after it.
TEST(Privilege, AfterAnExtraTurn) {
    Table table = holding("privilege");
    table.hand(3, "encore");
    table.play_out("encore");
    EXPECT_EQ(table.reason_to_use(0, "privilege"), Reason::does_not_fit);
    table.draw();
    table.use(0, "privilege");
    EXPECT_EQ(table.waiting(), 0);
}

// Whoever loses a turn loses it when it would come.
TEST(Privilege, BeforeALostTurn) {
    Table table = holding("privilege");
    table.turn(1).hand(1, "jumped_queue");
    table.play_out("jumped_queue"); // seat 2 will lose a turn
    EXPECT_EQ(table.waiting(), 3);
    table.use(0, "privilege");
    EXPECT_EQ(table.waiting(), 0);
    table.draw();
    EXPECT_EQ(table.waiting(), 1);
    table.draw();
    EXPECT_EQ(table.waiting(), 3);
    EXPECT_EQ(table.view().seats[2].turns_to_lose, 1);
    table.draw();
    EXPECT_TRUE(table.told(TurnLost{Seat{2}}));
    EXPECT_EQ(table.view().seats[2].turns_to_lose, 0);
}

TEST(Privilege, TheLaterOfTwo) {
    Table table{4, {{Option::quiet, 1}}};
    table.hand(0, "privilege encore")
        .hand(1, "about_turn toll")
        .hand(2, "last_call thirsty")
        .hand(3, "privilege' toast");
    table.draw();
    table.call({0, 3});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("privilege'")});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("privilege")});
    EXPECT_EQ(table.waiting(), 0);
}

TEST(Privilege, AsTheLastCardWins) {
    Table table = holding_as_last("privilege");
    table.draw();
    table.use(0, "privilege");
    EXPECT_EQ(table.state.winner, Seat{0});
}

} // namespace wench

// Windows and calls as a state machine. [WE-5] [WE-8] [WE-10] … [WE-14]
#include "table.h"

namespace wench {

namespace {

// Seat 1 is on turn; everybody has three cards, seat 0 and 2 hold Fast cards.
Table four(std::initializer_list<std::pair<Option, int>> chosen = {}) {
    Table table{4, chosen};
    table.hand(0, "not_so_fast toast yawn").hand(1, "full_round toll spilled_ale");
    table.hand(2, "house_veto right_back but").hand(3, "generous about_turn elbow_inspector");
    return table;
}

} // namespace

// --- [WE-10] ---------------------------------------------------------------------------------------------------------

TEST(Calls, AnybodyMayCallAtAnyTime) {
    Table table = four();
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(table.reason(Call{seats({seat})}), Reason::none);
    EXPECT_EQ(table.reason(Call{seats({0, 1, 2, 3})}), Reason::none);
    EXPECT_EQ(table.reason(Call{{}}), Reason::nobody_called);
    EXPECT_EQ(table.reason(Call{seats({4})}), Reason::no_such_caller);
    table.play("full_round");
    EXPECT_EQ(table.reason(Call{seats({3})}), Reason::none); // in the window
    table.next();
    EXPECT_EQ(table.reason(Call{seats({1})}), Reason::none); // after the turn
    table.call({3});
    EXPECT_EQ(table.reason(Call{seats({1})}), Reason::not_now); // one at a time
}

// It is the same to look and to find nothing: the device goes to the caller, and back to what was.
TEST(Calls, NothingFoundLeadsBack) {
    Table table = four();
    table.play("full_round");
    const View before = table.view();
    table.call({3});
    EXPECT_EQ(table.phase(), Phase::form);
    EXPECT_EQ(table.waiting(), 3);
    EXPECT_EQ(Rules::privacy(table.state, Seat{3}), engine::Privacy::must_look);
    table.act(Claim{});
    EXPECT_TRUE(table.told(NothingCalled{Seat{3}}));
    EXPECT_FALSE(table.undo_barrier);
    EXPECT_EQ(table.view(), before);
}

TEST(Calls, FairOrOverruled) {
    Table table = four();
    table.front(3, "curious");
    table.catch_by(0, "curious", 3, "toast", false);
    EXPECT_TRUE(table.told(Overruled{Seat{0}}));
    EXPECT_EQ(table.count(0), 3);
    EXPECT_EQ(table.count(3), 3);
    EXPECT_FALSE(table.view().seats[0].spent.contains(Name::curious));
    table.catch_by(0, "curious", 3, "toast");
    EXPECT_EQ(table.hand(0), cards("not_so_fast yawn"));
    EXPECT_TRUE(table.hand(3).contains(card("toast")));
    EXPECT_TRUE(table.view().seats[0].spent.contains(Name::curious));
    EXPECT_TRUE(table.told(CardGiven{Seat{0}, Seat{3}, card("toast"), Name::curious}));
}

TEST(Calls, OverruledCallersDrawByOption) {
    Table table = four({{Option::overruled, 1}});
    table.front(3, "curious");
    table.catch_by(0, "curious", 3, "toast", false);
    EXPECT_EQ(table.count(0), 4);
    EXPECT_EQ(table.count(3), 3);
}

// The claim is public while the table judges it; the card to give is not.
TEST(Calls, TheGiftStaysHidden) {
    Table table = four();
    table.front(3, "curious");
    table.call({0});
    table.act(Claim{.kind = Claim::Kind::rule, .name = Name::curious, .whom = Seat{3}, .gift = card("toast")});
    EXPECT_EQ(table.phase(), Phase::judging);
    EXPECT_EQ(Rules::privacy(table.state, Seat{1}), engine::Privacy::open);
    ASSERT_TRUE(table.view().call->claim);
    EXPECT_EQ(table.view().call->claim->name, Name::curious);
    EXPECT_EQ(table.view().call->claim->whom, Seat{3});
    EXPECT_FALSE(table.view().call->claim->gift);
    EXPECT_FALSE(table.view(3).call->claim->gift);
    EXPECT_EQ(table.view(0).call->claim->gift, card("toast"));
    table.act(Judge{true});
    const Event given = CardGiven{Seat{0}, Seat{3}, card("toast"), Name::curious};
    EXPECT_EQ(Rules::project(given, engine::Viewer::at(Seat{3})), given);
    EXPECT_EQ(Rules::project(given, engine::Viewer::at(Seat{0})), given);
    const Event unseen = CardGiven{Seat{0}, Seat{3}, {}, Name::curious};
    EXPECT_EQ(Rules::project(given, engine::Viewer::at(Seat{1})), unseen);
    EXPECT_EQ(Rules::project(given, engine::Viewer::everyone()), unseen);
    EXPECT_EQ(table.view(3).gifts, (std::vector{Gift{Seat{0}, Seat{3}, card("toast")}}));
    EXPECT_TRUE(table.view(1).gifts.empty());
}

// What a claim must say.
TEST(Calls, RefusedClaims) {
    Table table = four();
    table.front(3, "curious").front(2, "never_no").front(0, "matching");
    EXPECT_EQ(table.reason_to_catch(0, "curious", 3), Reason::gift_missing);
    EXPECT_EQ(table.reason_to_catch(0, "curious", 3, "generous"), Reason::not_in_hand);
    EXPECT_EQ(table.reason_to_catch(0, "curious", 0, "toast"), Reason::no_such_offender);
    EXPECT_EQ(table.reason_to_catch(0, "curious", 5, "toast"), Reason::no_such_offender);
    EXPECT_EQ(table.reason_to_catch(0, "never_no", 3, "toast"), Reason::no_gift_asked);
    EXPECT_EQ(table.reason_to_catch(0, "never_no", 3), Reason::none);
    EXPECT_EQ(table.reason_to_catch(0, "my_liege", 3), Reason::no_such_rule);
    EXPECT_EQ(table.reason_to_catch(0, "whim", 3), Reason::no_such_rule);
    EXPECT_EQ(table.reason_to_catch(0, "full_round", 3), Reason::no_such_rule);
    EXPECT_EQ(table.reason_to_catch(1, "matching", 3), Reason::automatic);
    EXPECT_EQ(table.reason_to_use(0, "but", 3), Reason::not_in_hand);
    EXPECT_EQ(table.reason_to_use(1, "toll", 3), Reason::not_fast);
    EXPECT_EQ(table.reason_to_use(0, "yawn"), Reason::whom_missing);
    EXPECT_EQ(table.reason_to_use(0, "yawn", 0), Reason::no_such_offender);
    EXPECT_EQ(table.reason_to_use(0, "toast"), Reason::does_not_fit);
    table.call({0});
    const Claim missing{.kind = Claim::Kind::rule, .name = Name::never_no};
    EXPECT_EQ(table.reason(missing), Reason::whom_missing);
    EXPECT_EQ(table.reason_for(1, missing), Reason::not_waited);
    EXPECT_EQ(table.reason(Judge{true}), Reason::not_now);
}

// --- [WE-5] by its holder only ---------------------------------------------------------------------------------------

TEST(Calls, OnOthersTurnsToo) {
    Table table = four();
    table.use(3, "elbow_inspector", 0); // seat 1 is on turn
    EXPECT_TRUE(table.hand(0).contains(card("elbow_inspector")));
    EXPECT_EQ(table.waiting(), 1);
}

// --- [WE-8] ----------------------------------------------------------------------------------------------------------

TEST(Penalty, ASpentUseLeadsToTheSecondaryPenalty) {
    Table table = four();
    table.front(3, "curious").spent(0, "curious");
    table.catch_by(0, "curious", 3);
    EXPECT_EQ(table.count(0), 3);
    EXPECT_EQ(table.count(3), 3);
    EXPECT_TRUE(table.told(Penalised{Seat{3}, 1}));
    EXPECT_EQ(table.penalties(3), 1);
    table.catch_by(0, "curious", 3);
    EXPECT_TRUE(table.told(Penalised{Seat{3}, 2}));
    EXPECT_EQ(table.view().seats[3].penalties, 2);
    table.catch_by(0, "curious", 3, "", false); // overruled
    EXPECT_EQ(table.penalties(3), 2);
    EXPECT_EQ(table.penalties(0), 0);
}

// Who was given a card, or made to draw, takes none.
TEST(Penalty, NotWhereAReturnWasPaid) {
    Table table = four();
    table.front(3, "curious").front(2, "never_no");
    table.catch_by(0, "curious", 3, "toast");
    table.catch_by(0, "never_no", 1);
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(table.penalties(seat), 0);
    // Nor where there was nothing left to draw.
    table.state.at(Seat{2}).hand |= table.state.pile | table.state.discards;
    table.state.pile = table.state.discards = {};
    table.state.top.reset();
    table.catch_by(3, "never_no", 1);
    EXPECT_TRUE(table.told(CardsDrawn{Seat{1}, 0, Name::never_no}));
    EXPECT_EQ(table.penalties(1), 0);
}

TEST(Penalty, NoneByOption) {
    Table table = four({{Option::penalty, 0}});
    table.front(3, "curious").spent(0, "curious");
    table.catch_by(0, "curious", 3);
    EXPECT_TRUE(table.told(Penalised{Seat{3}, 0}));
    EXPECT_EQ(table.penalties(3), 0);
}

// A Fast card that is spent catches somebody without leaving its hand.
TEST(Penalty, SpentFastCards) {
    Table table = four();
    table.spent(0, "yawn");
    table.use(0, "yawn", 3);
    EXPECT_TRUE(table.hand(0).contains(card("yawn")));
    EXPECT_EQ(table.penalties(3), 1);
}

// --- [WE-11] ---------------------------------------------------------------------------------------------------------

TEST(Window, AnAnnouncedCardWaits) {
    Table table = four();
    table.play("full_round");
    EXPECT_EQ(table.phase(), Phase::window);
    EXPECT_EQ(table.waiting(), 1);
    EXPECT_EQ(Rules::privacy(table.state, Seat{1}), engine::Privacy::open);
    EXPECT_TRUE(table.told(CardAnnounced{Seat{1}, card("full_round"), {}, true}));
    EXPECT_EQ(table.reason(Draw{}), Reason::not_now);
    EXPECT_EQ(table.reason(Play{.card = card("toll")}), Reason::not_now);
    EXPECT_EQ(table.reason_for(2, Next{}), Reason::not_waited);
    table.next();
    EXPECT_EQ(table.phase(), Phase::turn);
    EXPECT_EQ(table.reason(Next{}), Reason::not_now);
}

// It is left out where all that could answer lies open among the discards, and never for what somebody holds.
TEST(Window, LeftOutWhereNothingCanAnswer) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "full_round toll but").hand(2, "yawn thirsty").discards("not_so_fast");
    table.play("full_round");
    EXPECT_EQ(table.phase(), Phase::turn);
    EXPECT_TRUE(table.told(CardAnnounced{Seat{1}, card("full_round"), {}, false}));
    table.turn(1);
    table.play("toll");
    EXPECT_EQ(table.phase(), Phase::window); // House Veto may be anywhere
}

TEST(Window, TheTwoAnswersAreForTheirOwnKind) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "full_round toll but").hand(2, "yawn thirsty").discards("house_veto");
    table.play("toll");
    EXPECT_EQ(table.phase(), Phase::turn);
    table.turn(1);
    table.play("full_round");
    EXPECT_EQ(table.phase(), Phase::window);
}

TEST(Window, AQuietTableHasTwoOfEach) {
    Table table{3, {{Option::quiet, 1}}};
    table.hand(0, "toast me_too").hand(1, "full_round toll charity spilled_ale").hand(2, "thirsty thirsty'");
    table.discards("not_so_fast");
    table.play("full_round");
    EXPECT_EQ(table.phase(), Phase::window);
    table.next();
    table.turn(1).discards("not_so_fast'");
    table.play("spilled_ale", {0});
    EXPECT_EQ(table.phase(), Phase::turn);
}

// Whether somebody holds the answer makes no difference to the table.
TEST(Window, TheSameWhoeverHoldsTheAnswer) {
    for (const int holder : {0, 1, 2}) {
        Table table{3};
        table.hand(0, "toast me_too").hand(1, "full_round toll but").hand(2, "yawn thirsty");
        table.hand(holder, "not_so_fast");
        table.play("full_round");
        EXPECT_EQ(table.phase(), Phase::window) << holder;
        EXPECT_EQ(table.view().call, std::nullopt);
        for (int seat = 0; seat < 3; ++seat)
            EXPECT_EQ(Rules::privacy(table.state, Seat{seat}),
                      seat == 1 ? engine::Privacy::open : engine::Privacy::may_look);
    }
}

// A late call is good until the next turn begins.
TEST(Window, LateCalls) {
    Table table{3};
    table.hand(0, "thirsty toast me_too").hand(1, "about_turn but").hand(2, "yawn restless");
    table.draw();
    EXPECT_EQ(table.waiting(), 2);
    EXPECT_EQ(table.reason_to_use(0, "thirsty", 1), Reason::none);
    table.draw(); // seat 2's turn has begun
    EXPECT_EQ(table.reason_to_use(0, "thirsty", 1), Reason::no_such_offender);
    EXPECT_EQ(table.reason_to_use(0, "thirsty", 2), Reason::none);
}

// --- cancelled actions -----------------------------------------------------------------------------------------------

TEST(Cancelling, AnActionHasNoEffectAndIsDiscarded) {
    Table table = four();
    table.play("full_round");
    table.use(0, "not_so_fast");
    EXPECT_TRUE(table.told(CardCancelled{card("full_round")}));
    EXPECT_TRUE(table.discarded("full_round not_so_fast"));
    for (const int seat : {2, 3}) EXPECT_EQ(table.count(seat), 3);
    EXPECT_EQ(table.count(0), 2);
    EXPECT_EQ(table.waiting(), 2); // the turn is over
    EXPECT_TRUE(table.view().done->cancelled);
}

// It was played all the same: what follows from playing it follows. [WE-7]
TEST(Cancelling, RulesOfPlayingStillApply) {
    Table table = four();
    table.front(3, "even_share");
    table.play("full_round", {}, prepared({{Slot::sharing, "toll"}}));
    table.use(0, "not_so_fast");
    EXPECT_TRUE(table.hand(2).contains(card("toll")));
}

TEST(Cancelling, TwoCallersOneAnswer) {
    Table table = four({{Option::quiet, 0}});
    table.play("full_round");
    table.call({0, 2});
    EXPECT_EQ(table.waiting(), 2); // clockwise from seat 1, who is on turn [WE-12]
    EXPECT_EQ(table.reason(Claim{.kind = Claim::Kind::fast, .card = card("house_veto")}), Reason::does_not_fit);
    table.act(Claim{});
    EXPECT_EQ(table.waiting(), 0);
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("not_so_fast")});
    EXPECT_EQ(table.phase(), Phase::turn);
    EXPECT_TRUE(table.discarded("full_round"));
}

TEST(Cancelling, OnlyOnce) {
    Table table{3, {{Option::quiet, 1}}};
    table.hand(0, "not_so_fast me_too").hand(1, "full_round toll charity").hand(2, "not_so_fast' thirsty");
    table.play("full_round");
    table.call({0, 2});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("not_so_fast'")});
    EXPECT_EQ(table.waiting(), 0);
    EXPECT_EQ(table.reason(Claim{.kind = Claim::Kind::fast, .card = card("not_so_fast")}), Reason::does_not_fit);
    EXPECT_EQ(table.phase(), Phase::form); // the card takes its course when all callers are through
    table.act(Claim{});
    EXPECT_EQ(table.phase(), Phase::turn);
    EXPECT_EQ(table.count(0), 2);
}

// Cancelling one's own last card: it is gone, and so is the hand.
TEST(Cancelling, ATurnActionAsTheLastCardStillWins) {
    Table table = four();
    table.state.pile |= cards("toll spilled_ale");
    table.state.at(Seat{1}).hand -= cards("toll spilled_ale");
    table.play("full_round");
    table.use(0, "not_so_fast");
    EXPECT_EQ(table.state.winner, Seat{1});
}

TEST(Cancelling, AVetoReturnsTheCard) {
    Table table = four();
    table.front(1, "curious");
    table.play("toll");
    table.use(2, "house_veto");
    EXPECT_TRUE(table.told(CardSentBack{Seat{1}, card("toll")}));
    EXPECT_EQ(table.hand(1), cards("full_round toll spilled_ale"));
    EXPECT_EQ(table.front(1), card("curious"));
    EXPECT_TRUE(table.discarded("house_veto"));
    EXPECT_EQ(table.waiting(), 2);
}

// --- [WE-12] ---------------------------------------------------------------------------------------------------------

// What a Fast card causes triggers no further Fast card …
TEST(Chains, FastCardsTriggerNone) {
    Table table{4};
    table.hand(0, "toast thirsty me_too").hand(1, "full_round toll").hand(2, "but last_call").hand(3, "yawn generous");
    table.use(3, "yawn", 0); // a gift, and seat 3 is down to one card
    EXPECT_EQ(table.count(3), 1);
    EXPECT_EQ(table.reason_to_use(0, "toast"), Reason::does_not_fit);
    EXPECT_EQ(table.reason_to_use(2, "last_call", 3), Reason::does_not_fit);
    table.draw();
    table.use(0, "thirsty", 1);
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::does_not_fit); // Thirsty's own discard
}

// … but Right Back, and that is the end of it.
TEST(Chains, AnAnswerToAnAnswer) {
    Table table{4, {{Option::quiet, 0}}};
    table.hand(0, "toast me_too right_back")
        .hand(1, "full_round toll")
        .hand(2, "but last_call")
        .hand(3, "yawn generous");
    table.use(3, "yawn", 0);
    EXPECT_TRUE(table.hand(0).contains(card("yawn")));
    table.use(0, "right_back");
    EXPECT_TRUE(table.hand(3).contains(card("yawn")));
    EXPECT_TRUE(table.discarded("right_back"));
    EXPECT_EQ(table.hand(0), cards("toast me_too"));
    EXPECT_TRUE(table.told(CardGiven{Seat{0}, Seat{3}, card("yawn"), Name::right_back}));
}

TEST(Chains, RightBackCannotBeAnsweredWithRightBack) {
    Table table{3, {{Option::quiet, 1}}};
    table.hand(0, "right_back toast").hand(1, "generous toll encore me_too").hand(2, "right_back' last_call thirsty");
    table.play_out("generous", {2}, prepared({{Slot::text, "toll"}}));
    table.use(2, "right_back'");
    EXPECT_TRUE(table.hand(1).contains(card("toll")));
    table.state.at(Seat{1}).hand.insert(card("right_back"));
    table.state.at(Seat{0}).hand.erase(card("right_back"));
    EXPECT_EQ(table.reason_to_use(1, "right_back"), Reason::does_not_fit);
}

TEST(Chains, OneEachOnOneEvent) {
    Table table{4, {{Option::quiet, 1}}};
    table.hand(0, "toast toast' encore").hand(1, "generous toll encore'").hand(2, "thirsty last_call");
    table.hand(3, "thirsty' me_too");
    table.play_out("generous", {2}, prepared({{Slot::text, "toll"}}));
    table.use(0, "toast");
    EXPECT_EQ(table.reason_to_use(0, "toast'"), Reason::does_not_fit);
    table.state.at(Seat{3}).hand.insert(card("toast'"));
    table.state.at(Seat{0}).hand.erase(card("toast'"));
    EXPECT_EQ(table.reason_to_use(3, "toast'"), Reason::none); // another player may
    EXPECT_EQ(table.reason_to_use(2, "toast'"), Reason::not_in_hand);
}

TEST(Chains, CallersGoClockwiseFromThePlayerOnTurn) {
    Table table = four();
    table.turn(2);
    table.call({0, 1, 3});
    for (const int caller : {3, 0, 1}) {
        EXPECT_EQ(table.waiting(), caller);
        table.act(Claim{});
    }
    EXPECT_EQ(table.phase(), Phase::turn);
    EXPECT_EQ(table.waiting(), 2);
}

// --- [WE-6] out of turn ----------------------------------------------------------------------------------------------

TEST(OutOfTurn, GivingTheLastCardAwayWins) {
    Table table{4};
    table.hand(0, "toast")
        .hand(1, "full_round toll")
        .hand(2, "but last_call")
        .hand(3, "yawn generous")
        .front(1, "curious");
    table.catch_by(0, "curious", 3, "toast");
    EXPECT_EQ(table.state.winner, Seat{0});
}

TEST(OutOfTurn, TheNextCallerComesTooLate) {
    Table table{4};
    table.hand(0, "yawn").hand(1, "full_round toll").hand(2, "but").hand(3, "toast generous");
    table.call({0, 2});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("but"), .whom = Seat{3}});
    table.act(Judge{true});
    EXPECT_EQ(table.state.winner, Seat{2});
    EXPECT_FALSE(table.state.call);
}

// In the window an effect is under way: it is finished first.
TEST(OutOfTurn, NotAmidAnEffect) {
    Table table{4};
    table.hand(0, "yawn").hand(1, "full_round toll").hand(2, "but last_call").hand(3, "toast generous");
    table.play("full_round");
    table.use(0, "yawn", 3);
    EXPECT_FALSE(table.over());
    table.next(); // everyone else draws 1, seat 0 too
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.count(0), 1);

    Table wins{4};
    wins.hand(0, "yawn").hand(1, "about_turn toll").hand(2, "but last_call").hand(3, "toast generous");
    wins.play("about_turn");
    wins.use(0, "yawn", 3);
    wins.next();
    EXPECT_EQ(wins.state.winner, Seat{0});
}

// --- [WE-13] ---------------------------------------------------------------------------------------------------------

TEST(Truce, StopsCallsAndFastCards) {
    Table table{3};
    table.hand(0, "thirsty toast").hand(1, "truce toll but").hand(2, "yawn full_round").front(0, "curious");
    table.play_out("truce");
    EXPECT_TRUE(table.view().seats[1].truce);
    EXPECT_EQ(table.reason(Call{seats({0})}), Reason::truce);
    table.play("full_round"); // no window: nothing can answer
    EXPECT_EQ(table.phase(), Phase::turn);
    table.draw();
    EXPECT_EQ(table.waiting(), 1);
    EXPECT_EQ(table.reason(Call{seats({0})}), Reason::truce); // until that turn begins
    table.draw();
    EXPECT_FALSE(table.view().seats[1].truce);
    EXPECT_EQ(table.reason_to_use(0, "thirsty", 1), Reason::none);
}

TEST(Truce, NotTheAutomaticRules) {
    Table table{3};
    table.hand(0, "thirsty toast").hand(1, "truce restless but").hand(2, "yawn full_round").front(0, "toll");
    table.play_out("truce");
    table.draw();
    EXPECT_EQ(table.count(2), 4);
}

TEST(Truce, ALostTurnEndsItToo) {
    Table table{3};
    table.hand(0, "thirsty toast").hand(1, "truce toll but").hand(2, "yawn full_round").truce(2).loses_turns(2, 1);
    table.draw();
    EXPECT_EQ(table.reason(Call{seats({0})}), Reason::truce);
    table.draw(); // seat 0; seat 2 has lost its turn
    EXPECT_TRUE(table.told(TurnLost{Seat{2}}));
    EXPECT_EQ(table.reason(Call{seats({0})}), Reason::none);
}

// "Somebody" is a player other than the holder.
TEST(Somebody, IsNotTheHolder) {
    Table table{3};
    table.hand(0, "yawn but").hand(1, "thirsty bottoms_up me_too encore toll").hand(2, "toast full_round");
    table.play_out("bottoms_up", {}, prepared({{Slot::text, "toll"}}));
    EXPECT_EQ(table.reason_to_use(1, "me_too"), Reason::does_not_fit);
    table.turn(1);
    table.draw();
    EXPECT_EQ(table.reason_to_use(1, "thirsty", 1), Reason::does_not_fit);
}

// --- [WE-14] ---------------------------------------------------------------------------------------------------------

TEST(QuietTable, NothingIsJudged) {
    Table table{3, {{Option::quiet, 1}}};
    for (const Card card : table.view().cards) EXPECT_FALSE(is_judged(row(card)));
    table.hand(0, "toast me_too").hand(1, "about_turn toll").hand(2, "last_call thirsty").front(0, "toll'");
    EXPECT_EQ(table.reason_to_catch(2, "toll", 1), Reason::automatic);
    EXPECT_EQ(table.reason_to_catch(2, "curious", 1), Reason::no_such_rule);
}

TEST(QuietTable, TheSameRuleTwiceCountsOnce) {
    Table table{4, {{Option::quiet, 1}}};
    table.hand(0, "toast me_too").hand(1, "about_turn toll").hand(2, "last_call thirsty").hand(3, "encore privilege");
    table.front(0, "even_share").front(2, "even_share'");
    table.play_out("about_turn", {}, prepared({{Slot::sharing, "toll"}}));
    EXPECT_TRUE(table.over()); // one card was given, and it was the last
    EXPECT_EQ(table.all<CardGiven>().size(), 1U);
}

// --- cards chosen while calls go on ----------------------------------------------------------------------------------

// A call may come while an effect asks for cards; whoever's hand it changes chooses again.
TEST(Choosing, ACallMayChangeWhatIsChosen) {
    Table table{3};
    table.hand(0, "toast me_too thirsty").hand(1, "pass_along toll but").hand(2, "yawn full_round encore");
    table.play_out("pass_along");
    EXPECT_EQ(table.waiting(), 1);
    table.choose("toll");
    EXPECT_TRUE(table.told(Chose{Seat{1}}));
    EXPECT_EQ(table.waiting(), 2);
    EXPECT_EQ(table.view(1).asked->own_answer, cards("toll"));
    EXPECT_FALSE(table.view(2).asked->own_answer);
    table.use(2, "yawn", 1); // seat 1 holds another card now
    EXPECT_EQ(table.waiting(), 1);
    table.choose("yawn");
    table.choose("encore");
    table.choose("toast");
    EXPECT_EQ(table.hand(2), cards("full_round yawn"));
    EXPECT_EQ(table.hand(0), cards("me_too thirsty encore"));
    EXPECT_EQ(table.hand(1), cards("toll but toast"));
}

// Who needs no choice any more is not asked.
TEST(Choosing, ACallMayLeaveNoChoice) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "bottoms_up toll but").hand(2, "yawn full_round encore");
    table.play_out("bottoms_up");
    EXPECT_EQ(table.waiting(), 1);
    EXPECT_EQ(table.view().asked->count, 1);
    table.use(1, "but", 2);
    EXPECT_EQ(table.phase(), Phase::over); // Toll is all there is to discard
    EXPECT_EQ(table.state.winner, Seat{1});
}

TEST(Choosing, JustAsManyAsAsked) {
    Table table{3};
    table.hand(0, "toast me_too thirsty").hand(1, "bottoms_up toll but").hand(2, "yawn full_round encore");
    table.play_out("bottoms_up");
    EXPECT_EQ(Rules::privacy(table.state, Seat{1}), engine::Privacy::must_look);
    EXPECT_EQ(table.reason(Choose{cards("toll but")}), Reason::how_many);
    EXPECT_EQ(table.reason(Choose{{}}), Reason::how_many);
    EXPECT_EQ(table.reason(Choose{cards("yawn")}), Reason::not_in_hand);
    EXPECT_EQ(table.reason_for(2, Choose{cards("yawn")}), Reason::not_waited);
    EXPECT_EQ(table.reason(Draw{}), Reason::not_now);
    table.choose("but");
    EXPECT_TRUE(table.discarded("but"));
}

// What was prepared is used unseen; after a card has gone from that hand by a call, it is asked for again.
TEST(Choosing, PreparedCards) {
    Table table{3};
    table.hand(0, "toast me_too thirsty").hand(1, "bottoms_up toll but").hand(2, "yawn full_round encore");
    const auto reason = [&](Prepared cards) {
        return table.reason(Play{.card = card("bottoms_up"), .prepared = cards});
    };
    EXPECT_EQ(reason(prepared({{Slot::text, "toll"}})), Reason::none);
    EXPECT_EQ(reason(prepared({{Slot::text, "yawn"}})), Reason::not_in_hand);
    EXPECT_EQ(reason(prepared({{Slot::text, "bottoms_up"}})), Reason::prepared_twice);
    EXPECT_EQ(reason(prepared({{Slot::text_again, "toll"}})), Reason::not_asked);
    EXPECT_EQ(reason(prepared({{Slot::matching, "toll"}})), Reason::not_asked);
    Table other = table;
    table.play("bottoms_up", {}, prepared({{Slot::text, "toll"}}));
    EXPECT_EQ(table.view(1).prepared, prepared({{Slot::text, "toll"}}));
    EXPECT_FALSE(table.view(0).prepared);
    table.next();
    EXPECT_TRUE(table.discarded("toll"));
    EXPECT_FALSE(table.undo_barrier); // one's own card

    other.play("bottoms_up", {}, prepared({{Slot::text, "toll"}}));
    other.hand(1, "spilled_ale");
    other.use(1, "but", 0);
    other.next();
    EXPECT_EQ(other.phase(), Phase::choosing);
    other.choose("spilled_ale");
    EXPECT_EQ(other.hand(1), cards("toll"));
}

TEST(Choosing, OneCardForTwoPurposes) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "bottoms_up toll but").hand(2, "yawn full_round").front(0, "even_share");
    EXPECT_EQ(table.reason(Play{.card = card("bottoms_up"),
                                .prepared = prepared({{Slot::text, "toll"}, {Slot::sharing, "toll"}})}),
              Reason::prepared_twice);
    table.play_out("bottoms_up", {}, prepared({{Slot::text, "toll"}, {Slot::sharing, "but"}}));
    EXPECT_TRUE(table.over());
    EXPECT_TRUE(table.hand(2).contains(card("but")));
}

} // namespace wench

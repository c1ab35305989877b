// The 16 Table cards and the rule of a Whim, each: its effect, its limits, empty hands and piles, two callers, the last
// card. [WE-3] [WE-7] [WE-8] [WE-10] [WE-13]
#include "table.h"

namespace wench {

namespace {

using ByCard = testing::TestWithParam<std::string_view>;

// Seat 0 has the rule in front, seat 3 is on turn and offends.
Table with_rule(std::string_view id) {
    Table table{4};
    table.hand(0, "toast me_too").hand(1, "about_turn full_round").hand(2, "but last_call").hand(3, "yawn generous");
    table.turn(3);
    if (id != "whim")
        table.front(0, id);
    else
        table.state.spoken.insert(Seat{0});
    return table;
}

} // namespace

// --- the caller gives the offender a card of choice ------------------------------------------------------------------

class Gives : public ByCard {};

TEST_P(Gives, ACardOfChoice) {
    Table table = with_rule(GetParam());
    table.catch_by(1, GetParam(), 3, "full_round");
    EXPECT_EQ(table.hand(1), cards("about_turn"));
    EXPECT_EQ(table.hand(3), cards("yawn generous full_round"));
    EXPECT_EQ(table.front(0), card(GetParam())); // the rule stays
    EXPECT_EQ(table.waiting(), 3);
    EXPECT_TRUE(table.undo_barrier); // whoever is on turn has seen another's card
}

TEST_P(Gives, OnceARound) {
    Table table = with_rule(GetParam());
    table.catch_by(1, GetParam(), 3, "full_round");
    table.catch_by(1, GetParam(), 2);
    EXPECT_EQ(table.count(1), 1);
    EXPECT_EQ(table.count(2), 2);
    EXPECT_EQ(table.penalties(2), 1);
}

TEST_P(Gives, TwoCallersEach) {
    Table table = with_rule(GetParam());
    table.call({1, 2});
    const Name name = card(GetParam()).name();
    table.act(Claim{.kind = Claim::Kind::rule, .name = name, .whom = Seat{3}, .gift = card("about_turn")});
    table.act(Judge{true});
    EXPECT_EQ(table.waiting(), 2);
    table.act(Claim{.kind = Claim::Kind::rule, .name = name, .whom = Seat{3}, .gift = card("but")});
    table.act(Judge{true});
    EXPECT_EQ(table.hand(3), cards("yawn generous about_turn but"));
}

TEST_P(Gives, TheLastCardWins) {
    Table table = with_rule(GetParam());
    table.state.pile.insert(card("full_round"));
    table.state.at(Seat{1}).hand.erase(card("full_round"));
    table.catch_by(1, GetParam(), 3, "about_turn");
    EXPECT_EQ(table.state.winner, Seat{1});
}

// Whoever has played the last card and waits for its effect has nothing to give: that part is left out.
TEST_P(Gives, NothingFromAnEmptyHand) {
    Table table = with_rule(GetParam());
    table.turn(1);
    table.state.pile.insert(card("full_round"));
    table.state.at(Seat{1}).hand.erase(card("full_round"));
    table.play("about_turn");
    EXPECT_EQ(table.reason_to_catch(1, GetParam(), 3, "about_turn"), Reason::no_gift_asked);
    table.catch_by(1, GetParam(), 3);
    EXPECT_EQ(table.count(3), 2);
    EXPECT_EQ(table.penalties(3), 0); // the use was not spent
    table.next();
    EXPECT_EQ(table.state.winner, Seat{1});
}

TEST_P(Gives, NotWithoutTheRule) {
    Table table = with_rule(GetParam());
    table.state.pile.insert(card(GetParam()));
    table.state.at(Seat{0}).table.reset();
    EXPECT_EQ(table.reason_to_catch(1, GetParam(), 3, "full_round"), Reason::no_such_rule);
}

INSTANTIATE_TEST_SUITE_P(TableCards, Gives,
                         testing::Values("elbows_off", "hands_off", "both_feet_down", "nameless", "curious",
                                         "wrong_hand", "put_it_away", "cheers_first"),
                         [](const auto& tested) { return std::string{tested.param}; });

// --- the offender draws one ------------------------------------------------------------------------------------------

class Draws : public ByCard {};

TEST_P(Draws, One) {
    Table table = with_rule(GetParam());
    table.catch_by(1, GetParam(), 3);
    EXPECT_EQ(table.count(3), 3);
    EXPECT_EQ(table.count(1), 2);
    EXPECT_TRUE(table.told(CardsDrawn{Seat{3}, 1, card(GetParam()).name()}));
    EXPECT_TRUE(table.undo_barrier);
}

TEST_P(Draws, OnceARound) {
    Table table = with_rule(GetParam());
    table.catch_by(1, GetParam(), 3);
    table.catch_by(1, GetParam(), 2);
    EXPECT_EQ(table.count(2), 2);
    EXPECT_EQ(table.penalties(2), 1);
    table.catch_by(2, GetParam(), 3); // another caller
    EXPECT_EQ(table.count(3), 4);
}

TEST_P(Draws, NothingFromAnEmptyPile) {
    Table table = with_rule(GetParam());
    table.state.at(Seat{2}).hand |= table.state.pile;
    table.state.pile = {};
    table.catch_by(1, GetParam(), 3);
    EXPECT_EQ(table.count(3), 2);
    EXPECT_TRUE(table.told(CardsDrawn{Seat{3}, 0, card(GetParam()).name()}));
}

TEST_P(Draws, OverruledNothing) {
    Table table = with_rule(GetParam());
    table.catch_by(1, GetParam(), 3, "", false);
    EXPECT_EQ(table.count(3), 2);
}

// A hand that waits to win is no longer empty.
TEST_P(Draws, AnEmptyHandToo) {
    Table table = with_rule(GetParam());
    table.turn(1);
    table.state.pile.insert(card("full_round"));
    table.state.at(Seat{1}).hand.erase(card("full_round"));
    table.play("about_turn");
    table.catch_by(2, GetParam(), 1);
    table.next();
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.count(1), 1);
}

INSTANTIATE_TEST_SUITE_P(TableCards, Draws, testing::Values("poker_face", "never_no", "my_liege", "bare_table", "whim"),
                         [](const auto& tested) { return std::string{tested.param}; });

// --- all Table cards -------------------------------------------------------------------------------------------------

class TableCards : public ByCard {};

TEST_P(TableCards, AreDoneAsTheLastCard) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, GetParam()).hand(2, "but last_call");
    table.play_out(GetParam());
    EXPECT_EQ(table.state.winner, Seat{1});
    EXPECT_EQ(table.front(1), card(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, TableCards,
                         testing::Values("elbows_off", "poker_face", "hands_off", "both_feet_down", "nameless",
                                         "never_no", "curious", "my_liege", "wrong_hand", "put_it_away", "bare_table",
                                         "cheers_first", "toll", "matching", "even_share", "charity"),
                         [](const auto& tested) { return std::string{tested.param}; });

// --- Toll ------------------------------------------------------------------------------------------------------------

TEST(Toll, DrawingAsATurnDrawsOneMore) {
    Table table = with_rule("toll");
    table.draw();
    EXPECT_EQ(table.count(3), 4);
    EXPECT_TRUE(table.told(CardsDrawn{Seat{3}, 1, Name::toll}));
    table.draw(); // its owner is bound too
    EXPECT_EQ(table.count(0), 4);
}

TEST(Toll, OnlyDrawingAsATurn) {
    Table table = with_rule("toll");
    table.turn(1);
    table.play_out("full_round");
    for (const int seat : {0, 2, 3}) EXPECT_EQ(table.count(seat), 3);
}

// A round has one turn's draw, so that the limit shows only if the use was spent otherwise.
TEST(Toll, OnceARound) {
    Table table = with_rule("toll");
    table.draw();
    EXPECT_TRUE(table.view().seats[3].spent.contains(Name::toll));
}

TEST(Toll, NothingFromAnEmptyPile) {
    Table table = with_rule("toll");
    table.state.at(Seat{2}).hand |= table.state.pile - cards("encore");
    table.state.pile = cards("encore");
    table.draw();
    EXPECT_EQ(table.count(3), 3);
    EXPECT_TRUE(table.told(CardsDrawn{Seat{3}, 0, Name::toll}));
}

// --- Matching --------------------------------------------------------------------------------------------------------

TEST(Matching, FollowingSuitDiscardsOne) {
    Table table = with_rule("matching");
    table.last_suit(Suit::hearts);
    table.hand(3, "poker_face");
    table.play_out("generous");
    EXPECT_EQ(table.waiting(), 3);
    EXPECT_EQ(table.view().asked->source, Name::matching);
    table.choose("poker_face");
    EXPECT_TRUE(table.discarded("poker_face generous"));
    EXPECT_EQ(table.hand(3), cards("yawn"));
    EXPECT_EQ(table.waiting(), 0);
    EXPECT_EQ(table.reason_to_use(2, "but", 1), Reason::none);
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::none); // a discard by an effect
}

TEST(Matching, AnotherSuitDoesNot) {
    Table table = with_rule("matching");
    table.last_suit(Suit::spades);
    table.hand(3, "poker_face");
    table.play_out("generous");
    EXPECT_EQ(table.waiting(), 0);
    EXPECT_EQ(table.view().last_suit, Suit::hearts);
}

TEST(Matching, TheFirstCardFollowsNone) {
    Table table = with_rule("matching");
    table.hand(3, "poker_face");
    table.play_out("generous");
    EXPECT_EQ(table.count(3), 2);
}

// The card before counts, though it had no effect.
TEST(Matching, AfterACancelledCard) {
    Table table = with_rule("matching");
    table.hand(3, "poker_face truce").hand(2, "not_so_fast").hand(0, "my_liege curious");
    table.play("generous");
    table.use(2, "not_so_fast");
    table.play_out("my_liege", {}, prepared({{Slot::matching, "curious"}}));
    EXPECT_TRUE(table.discarded("curious"));
}

TEST(Matching, OnceARound) {
    Table table = with_rule("matching");
    table.last_suit(Suit::hearts).spent(3, "matching").hand(3, "poker_face encore truce");
    table.turn(3);
    table.play_out("generous"); // a new round has begun, so that the use is there again
    EXPECT_EQ(table.phase(), Phase::choosing);
}

TEST(Matching, TheLastCardHasNothingToDiscard) {
    Table table = with_rule("matching");
    table.last_suit(Suit::hearts);
    table.state.pile.insert(card("yawn"));
    table.state.at(Seat{3}).hand.erase(card("yawn"));
    table.play_out("generous");
    EXPECT_EQ(table.state.winner, Seat{3});
}

TEST(Matching, DiscardingTheLastCardWins) {
    Table table = with_rule("matching");
    table.last_suit(Suit::hearts);
    table.play_out("generous"); // Yawn is all there is: nobody is asked
    EXPECT_EQ(table.state.winner, Seat{3});
    EXPECT_TRUE(table.discarded("yawn"));
}

// In force is what lies in front when the card is played, not what it brings or takes away.
TEST(Matching, AsTheCardIsPlayed) {
    Table brings{3};
    brings.hand(0, "toast me_too").hand(1, "matching but").hand(2, "yawn last_call").last_suit(Suit::diamonds);
    brings.play_out("matching");
    EXPECT_EQ(brings.hand(1), cards("but"));
    Table takes = with_rule("matching");
    takes.last_suit(Suit::clubs).hand(3, "clean_sweep");
    takes.play_out("clean_sweep", {}, prepared({{Slot::matching, "yawn"}}));
    EXPECT_TRUE(takes.discarded("matching yawn"));
}

// --- Even Share ------------------------------------------------------------------------------------------------------

TEST(EvenShare, GivesOneToTheLeft) {
    Table table = with_rule("even_share");
    table.turn(1).hand(1, "toll");
    table.play_out("full_round", {}, prepared({{Slot::sharing, "toll"}}));
    EXPECT_EQ(table.hand(1), cards("about_turn"));
    EXPECT_TRUE(table.hand(2).contains(card("toll")));
    EXPECT_EQ(table.reason_to_use(0, "toast"), Reason::none); // a gift
}

TEST(EvenShare, ToTheLeftWhateverTheDirection) {
    Table table = with_rule("even_share");
    table.turn(1).hand(1, "toll").to_the_right();
    table.play_out("full_round", {}, prepared({{Slot::sharing, "toll"}}));
    EXPECT_TRUE(table.hand(2).contains(card("toll")));
    EXPECT_EQ(table.waiting(), 0);
}

TEST(EvenShare, OddRanksDoNot) {
    Table table = with_rule("even_share");
    table.turn(1).hand(1, "toll jumped_queue");
    table.play_out("toll");
    EXPECT_EQ(table.waiting(), 2);
    table.turn(1);
    table.play_out("jumped_queue");
    EXPECT_EQ(table.count(1), 2);
}

TEST(EvenShare, TheLastCardHasNothingToGive) {
    Table table = with_rule("even_share");
    table.turn(1);
    table.state.pile.insert(card("full_round"));
    table.state.at(Seat{1}).hand.erase(card("full_round"));
    table.play_out("about_turn");
    EXPECT_EQ(table.state.winner, Seat{1});
    EXPECT_EQ(table.count(2), 2);
}

TEST(EvenShare, GivingTheLastCardWins) {
    Table table = with_rule("even_share");
    table.turn(1);
    table.play_out("about_turn");
    EXPECT_EQ(table.state.winner, Seat{1});
    EXPECT_TRUE(table.hand(2).contains(card("full_round")));
}

TEST(EvenShare, BesideMatching) {
    Table table = with_rule("even_share");
    table.front(2, "matching").turn(1).last_suit(Suit::spades).hand(1, "toll charity");
    table.play_out("full_round", {}, prepared({{Slot::matching, "toll"}, {Slot::sharing, "charity"}}));
    EXPECT_TRUE(table.discarded("toll"));
    EXPECT_TRUE(table.hand(2).contains(card("charity")));
    EXPECT_EQ(table.hand(1), cards("about_turn"));
}

// --- Charity ---------------------------------------------------------------------------------------------------------

TEST(Charity, StrictlyMostCardsDiscardOne) {
    Table table = with_rule("charity");
    table.hand(2, "toll");
    table.turn(1);
    table.play_out("about_turn");
    EXPECT_EQ(table.waiting(), 2);
    EXPECT_EQ(table.view().asked->source, Name::charity);
    EXPECT_EQ(Rules::privacy(table.state, Seat{2}), engine::Privacy::must_look);
    EXPECT_EQ(table.reason(Choose{cards("but last_call")}), Reason::how_many);
    table.choose("toll");
    EXPECT_TRUE(table.discarded("toll"));
    EXPECT_EQ(table.waiting(), 0);
    EXPECT_TRUE(table.told(TurnEnded{Seat{1}}));
}

TEST(Charity, EqualMostDoNot) {
    Table table = with_rule("charity");
    table.turn(1);
    table.play_out("about_turn"); // the others have two each
    EXPECT_EQ(table.waiting(), 0);
    EXPECT_EQ(table.count(2), 2);
}

TEST(Charity, OnceARound) {
    Table table = with_rule("charity");
    table.hand(2, "toll encore").spent(2, "charity");
    table.turn(1);
    table.play_out("about_turn");
    EXPECT_EQ(table.count(2), 4);
    EXPECT_EQ(table.waiting(), 0);
}

TEST(Charity, AfterADrawnCardToo) {
    Table table = with_rule("charity");
    table.draw();
    EXPECT_EQ(table.waiting(), 3);
    table.choose("yawn");
    EXPECT_EQ(table.count(3), 2);
}

TEST(Charity, NotBeforeAnExtraTurn) {
    Table table = with_rule("charity");
    table.hand(3, "encore toll matching");
    table.play_out("encore");
    EXPECT_EQ(table.phase(), Phase::turn);
    EXPECT_EQ(table.count(3), 4);
    table.play_out("toll"); // strictly most still
    EXPECT_EQ(table.phase(), Phase::choosing);
    EXPECT_EQ(table.waiting(), 3);
}

// With strictly most cards of all one has one to discard, so an empty hand never comes to it: the winner is found
// first.
TEST(Charity, NotAfterTheEnd) {
    Table table = with_rule("charity");
    table.hand(2, "toll");
    table.state.pile.insert(card("full_round"));
    table.state.at(Seat{1}).hand.erase(card("full_round"));
    table.turn(1);
    table.play_out("about_turn");
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.count(2), 3);
}

// --- the rule of a Whim ----------------------------------------------------------------------------------------------

TEST(Whim, HoldsUntilOnesNextTurn) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "whim toll but").hand(2, "yawn last_call");
    EXPECT_EQ(table.reason_to_catch(0, "whim", 2), Reason::no_such_rule);
    table.play_out("whim");
    EXPECT_TRUE(table.told(RuleSpoken{Seat{1}}));
    EXPECT_TRUE(table.view().seats[1].spoke_rule);
    EXPECT_TRUE(table.discarded("whim"));
    EXPECT_EQ(table.reason_to_catch(0, "whim", 1), Reason::none); // binds who spoke it
    table.draw();
    table.draw();
    EXPECT_EQ(table.reason_to_catch(0, "whim", 2), Reason::none);
    table.draw();
    EXPECT_FALSE(table.view().seats[1].spoke_rule);
    EXPECT_EQ(table.reason_to_catch(0, "whim", 2), Reason::no_such_rule);
}

TEST(Whim, UnderCobraNotItsSpeaker) {
    Table table{3, {{Option::cobra, 1}}};
    table.hand(0, "toast me_too").hand(1, "whim toll but").hand(2, "yawn last_call");
    table.play_out("whim");
    EXPECT_EQ(table.reason_to_catch(0, "whim", 1), Reason::own_rule);
    EXPECT_EQ(table.reason_to_catch(1, "whim", 0), Reason::own_rule);
    EXPECT_EQ(table.reason_to_catch(0, "whim", 2), Reason::none);
}

TEST(Whim, Cancelled) {
    Table table{3};
    table.hand(0, "not_so_fast me_too").hand(1, "whim toll but").hand(2, "yawn last_call");
    table.play("whim");
    table.use(0, "not_so_fast");
    EXPECT_EQ(table.reason_to_catch(0, "whim", 2), Reason::no_such_rule);
}

TEST(Whim, AsTheLastCardWins) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "whim").hand(2, "yawn last_call");
    table.play_out("whim");
    EXPECT_EQ(table.state.winner, Seat{1});
}

} // namespace wench

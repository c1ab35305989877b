// Playing, passing, leading, going out, and the end of a round. [ET-15] … [ET-19]
#include "table.h"

namespace eternamente_temporario {
namespace {

TEST(EtTurn, ET15_WithNothingOnTheTableOneMustLead) {
    // [ET-15]
    const State state = Position{"gsgs"}.hand(0, "7F 9S").turn(0).state();
    EXPECT_EQ(reason(state, 0, pass()), Reason::must_lead);
    EXPECT_EQ(reason(state, 0, play(state, 0, "7F", single_of(7))), Reason::none);
    EXPECT_EQ(reason(done(state, 0, play(state, 0, "7F", single_of(7))), 1, pass()), Reason::none);
}

TEST(EtTurn, ET15_OnlyWhoseTurnItIs) {
    // [ET-15]
    const State state = Position{"gsgs"}.hand(0, "7F 9S").hand(1, "8F 9F").turn(0).state();
    EXPECT_EQ(Rules::waiting_on(state), SeatSet{Seat{0}});
    EXPECT_EQ(reason(state, 1, play(state, 1, "8F", single_of(8))), Reason::not_waited);
    EXPECT_EQ(Rules::waiting_on(done(state, 0, play(state, 0, "7F", single_of(7)))), SeatSet{Seat{1}});
}

TEST(EtTurn, ET15_WhoPassedMayPlayLater) {
    // [ET-15] A soft pass.
    State state = Position{"gsgs"}.hand(0, "3F 9S").hand(1, "8F 9F").hand(2, "5F 5S").turn(0).state();
    state = done(state, 0, play(state, 0, "3F", single_of(3)));
    state = done(state, 1, pass());
    state = done(state, 2, play(state, 2, "5F", single_of(5)));
    state = done(done(state, 3, pass()), 0, pass());
    EXPECT_EQ(reason(state, 1, play(state, 1, "8F", single_of(8))), Reason::none);
}

// Seat 0 has played a 3; seat 1 is next, with these in hand and on the badge.
State passing(std::string_view hand, std::string_view badge = "") {
    Position position{"gsgs"};
    position.hand(1, hand).badge(1, badge).column(silver, "4F 9F").column(silver, "10A").column(gold, "5S");
    return position.table(0, "3F", single_of(3)).turn(1).state();
}

TEST(EtPass, ET16_NothingElse) {
    // [ET-16]
    const State before = passing("6S 8S");
    State after = done(before, 1, pass());
    EXPECT_EQ(after.turn, Seat{2});
    after.turn = before.turn;
    EXPECT_EQ(after, before);
}

TEST(EtPass, ET16_AddAHandCardToAColumn) {
    // [ET-16]
    const State before = passing("6S 8S", "7S");
    const State after = done(before, 1, cover(before, 1, "6S", 0));
    EXPECT_EQ(player(after, 1).hand, CardSet{card("8S")});
    EXPECT_EQ(after.archive(silver).height(0), 3);
    EXPECT_EQ(after.archive(silver).at(0, 0), card("6S"));
    EXPECT_EQ(after.archive(silver).at(0, 1), card("9F"));
    EXPECT_FALSE(after.archive(silver).available().contains(card("9F"))) << "covered now";
    EXPECT_EQ(reason(before, 1, cover(before, 1, "6S", 2)), Reason::no_column) << "only onto one that exists";
    EXPECT_EQ(reason(before, 1, cover(before, 1, "6S", 200)), Reason::no_column);
    EXPECT_EQ(reason(before, 1, cover(before, 1, "12F", 0)), Reason::not_in_hand);
    // "Once a card has been moved to a Badge, it cannot be returned to the Archive."
    EXPECT_EQ(reason(before, 1, cover(before, 1, "7S", 0)), Reason::not_in_hand);
    EXPECT_EQ(reason(before, 1, cover(before, 1, "9F", 1)), Reason::not_in_hand);
}

TEST(EtPass, ET16_MoveAnAvailableCardToTheBadge) {
    // [ET-16]
    const State before = passing("6S 8S");
    const State after = done(before, 1, to_badge(before, 1, "9F"));
    EXPECT_EQ(player(after, 1).badge_cards(), CardSet{card("9F")});
    EXPECT_EQ(after.archive(silver).at(0, 0), card("4F"));
    EXPECT_EQ(reason(before, 1, to_badge(before, 1, "4F")), Reason::not_available) << "covered";
    EXPECT_EQ(reason(before, 1, to_badge(before, 1, "6S")), Reason::not_available) << "in hand";
    EXPECT_EQ(reason(before, 1, to_badge(before, 1, "5S")), Reason::not_available) << "the other team's";
}

TEST(EtPass, ET16_ABadgeHoldsTwo) {
    // [ET-16]
    const State one = passing("6S 8S", "7S");
    EXPECT_EQ(reason(one, 1, to_badge(one, 1, "9F")), Reason::none);
    const State two = passing("6S 8S", "7S 11A");
    EXPECT_EQ(reason(two, 1, to_badge(two, 1, "9F")), Reason::badge_full);
}

TEST(EtPass, ET16_AStressCardFillsASlotWhileItLiesThere) {
    // [ET-16]
    Position position{"gsgsgs"};
    position.hand(3, "6S 8S").stress(3, Stress::echo).badge(3, "7S").column(silver, "9F");
    const State full = position.table(0, "3F", single_of(3)).turn(3).state();
    EXPECT_EQ(reason(full, 3, to_badge(full, 3, "9F")), Reason::badge_full);
    Position empty{"gsgsgs"};
    empty.hand(3, "6S 8S").stress(3, Stress::echo).column(silver, "9F");
    const State free = empty.table(0, "3F", single_of(3)).turn(3).state();
    const auto moved = only<MovedToBadge>(events_of(free, 3, to_badge(free, 3, "9F")));
    EXPECT_EQ(moved.front().slot, 1);
    // Once the Stress card is used its slot is free.
    Position used{"gsgsgs"};
    used.hand(2, "12F 1A").hand(3, "3S 8S").stress(3, Stress::echo).badge(3, "7S").column(silver, "9F");
    State state = used.table(0, "3F", single_of(3)).turn(3).state();
    state = done(state, 3, play_with_stress(state, 3, "3S", single_of(3)));
    state = done(passed_until(state, 2), 2, play(state, 2, "12F", single_of(12)));
    EXPECT_EQ(only<MovedToBadge>(events_of(state, 3, to_badge(state, 3, "9F"))).front().slot, 0);
}

TEST(EtTurn, ET17_WhenAllOthersHavePassedTheLastToPlayLeads) {
    // [ET-17]
    State state = Position{"gsgs"}.hand(0, "3F 9S").hand(1, "8F 9F").turn(0).state();
    state = done(state, 0, play(state, 0, "3F", single_of(3)));
    state = done(state, 1, play(state, 1, "8F", single_of(8)));
    state = done(done(state, 2, pass()), 3, pass());
    ASSERT_TRUE(state.trick);
    EXPECT_EQ(state.turn, Seat{0}) << "the leader may still answer";
    const auto events = events_of(state, 0, pass());
    EXPECT_TRUE(has<TableCleared>(events));
    EXPECT_FALSE(has<LeadPassed>(events));
    state = done(state, 0, pass());
    EXPECT_FALSE(state.trick);
    EXPECT_EQ(state.turn, Seat{1});
    EXPECT_TRUE(state.discarded.contains_all({card("3F"), card("8F")}));
    EXPECT_EQ(reason(state, 1, pass()), Reason::must_lead);
}

TEST(EtOut, ET18_WhoIsOutPlaysFromTheArchive) {
    // [ET-18]
    State state = Position{"gsgs"}.hand(0, "3F 9S").hand(1, "8F").column(silver, "4A 11F").turn(0).state();
    state = done(state, 0, play(state, 0, "3F", single_of(3)));
    const auto events = events_of(state, 1, play(state, 1, "8F", single_of(8)));
    EXPECT_EQ(only<WentOut>(events), std::vector{WentOut{Seat{1}}});
    state = done(state, 1, play(state, 1, "8F", single_of(8)));
    EXPECT_EQ(player(state, 1).out_place, 1);
    // The others pass: out, and still leads.
    state = passed_until(state, 1);
    EXPECT_FALSE(state.trick);
    EXPECT_EQ(reason(state, 1, play(state, 1, "11F", single_of(11))), Reason::none);
    EXPECT_EQ(reason(state, 1, pass()), Reason::must_lead);
}

TEST(EtOut, ET18_OutMeansNothingOnTheBadgeEither) {
    // [ET-18]
    const State badge = Position{"gsgs"}.hand(0, "3F").badge(0, "9S").column(gold, "5A").turn(0).state();
    EXPECT_FALSE(has<WentOut>(events_of(badge, 0, play(badge, 0, "3F", single_of(3)))));
    Position position{"ggsgss"};
    const State stress = position.hand(1, "3F").stress(1, Stress::shredder).column(gold, "5A").turn(1).state();
    EXPECT_FALSE(has<WentOut>(events_of(stress, 1, play(stress, 1, "3F", single_of(3))))) << "Stress included";
}

TEST(EtOut, ET18_WithNothingUsableTheTurnIsSkipped) {
    // [ET-18] Seat 1 has nothing, and its Archive is empty.
    State state = Position{"gsgsgs"}.hand(0, "3F 9S").out(1, 1).turn(0).state();
    const auto events = events_of(state, 0, play(state, 0, "3F", single_of(3)));
    EXPECT_EQ(only<TurnSkipped>(events), std::vector{TurnSkipped{Seat{1}}});
    state = done(state, 0, play(state, 0, "3F", single_of(3)));
    EXPECT_EQ(state.turn, Seat{2});
    // It counts as a pass: the lead comes back to seat 0.
    for (const int seat : {2, 3, 4, 5}) state = done(state, seat, pass());
    EXPECT_EQ(state.turn, Seat{0});
    EXPECT_FALSE(state.trick);
}

TEST(EtOut, ET18_TheLeadGoesOnToWhoHasSomethingUsable) {
    // [ET-18] Seat 0 plays its last card; its Archive is empty; seat 1 is out too.
    State state = Position{"gsgsgs"}.hand(0, "3F").out(1, 1).turn(0).state();
    state = done(state, 0, play(state, 0, "3F", single_of(3)));
    for (const int seat : {2, 3, 4}) state = done(state, seat, pass());
    const auto events = events_of(state, 5, pass());
    EXPECT_EQ(only<LeadPassed>(events), (std::vector{LeadPassed{Seat{0}, Seat{2}}}));
    EXPECT_EQ(done(state, 5, pass()).turn, Seat{2});
}

TEST(EtOut, ET18_WhoTakesACardIsInAgain) {
    // [ET-18]
    const State state =
        Position{"gsgs"}.out(1, 1).column(silver, "4A 11F").table(0, "3F", single_of(3)).turn(1).state();
    const auto events = events_of(state, 1, to_badge(state, 1, "11F"));
    EXPECT_EQ(only<CameBack>(events), std::vector{CameBack{Seat{1}}});
    EXPECT_EQ(player(done(state, 1, to_badge(state, 1, "11F")), 1).out_place, 0);
}

TEST(EtOut, ET24_ComingBackLetsTheOthersMoveUp) {
    // [ET-18] [ET-24] The latest time of going out counts.
    Position position{"gsgs"};
    position.out(1, 1).out(3, 2).hand(0, "3F 4F").column(silver, "4A 11F").table(0, "2F", single_of(2)).turn(1);
    State state = position.state();
    state = done(state, 1, to_badge(state, 1, "11F"));
    EXPECT_EQ(player(state, 3).out_place, 1);
    state = passed_until(state, 0);
    state = done(state, 0, play(state, 0, "3F", single_of(3)));
    state = done(state, 1, play(state, 1, "11F", single_of(11)));
    EXPECT_EQ(player(state, 1).out_place, 2);
}

TEST(EtOut, ET18_WithAStressCardForPassesTheTurnIsNotSkipped) {
    // [ET-18] [ET-20] Nothing usable, and yet something to do.
    Position position{"gsgsgs"};
    State state = position.hand(0, "3F 9S").hand(3, "").stress(3, Stress::shredder).turn(0).state();
    state = done(state, 0, play(state, 0, "3F", single_of(3)));
    state = done(done(state, 1, pass()), 2, pass());
    EXPECT_EQ(state.turn, Seat{3});
    EXPECT_EQ(reason(state, 3, pass()), Reason::none);
    const auto events = events_of(state, 3, drop());
    EXPECT_TRUE(only<StressUsed>(events).front().in_vain);
    EXPECT_TRUE(has<WentOut>(events));
}

TEST(EtOut, ET18_WhenNobodyCanLeadStressCardsAreDropped) {
    // [ET-18] Both teams wait for nothing but a Stress card for passes.
    Position position{"ggssgs"};
    position.hand(0, "9F").out(4, 1).hand(1, "").stress(1, Stress::shredder);
    position.out(2, 2).hand(3, "").stress(3, Stress::backlog).out(5, 3);
    State state = position.turn(0).state();
    state = done(state, 0, play(state, 0, "9F", single_of(9)));
    ASSERT_EQ(state.phase, Phase::turns) << "the Stress card keeps the round open";
    EXPECT_EQ(state.turn, Seat{1});
    state = done(state, 1, pass());
    EXPECT_EQ(state.turn, Seat{3});
    state = done(state, 3, pass());
    // Now seat 0 should lead, and nobody can.
    EXPECT_FALSE(state.trick);
    EXPECT_EQ(state.turn, Seat{1});
    EXPECT_EQ(reason(state, 1, pass()), Reason::must_drop);
    EXPECT_EQ(Rules::legal(state, Seat{1}), std::vector{drop()});
    const State after = done(state, 1, drop());
    EXPECT_EQ(after.phase, Phase::result);
    EXPECT_EQ(after.result->winner, gold);
}

TEST(EtEnd, ET19_EmptyArchiveEmptyBadgesOneWithCards) {
    // [ET-19] A round won with one out, and with two. With nobody out it is won only by [ET-21].
    const State one = Position{"gsgs"}.hand(0, "7S").hand(2, "3S 4S").turn(0).state();
    const State won = done(one, 0, play(one, 0, "7S", single_of(7)));
    EXPECT_EQ(won.phase, Phase::result);
    EXPECT_EQ(won.result->winner, gold);
    EXPECT_EQ(won.result->how, RoundEnd::all_out);

    const State both = Position{"gsgsgs"}.hand(0, "7S").out(2, 1).hand(4, "3S").turn(0).state();
    EXPECT_EQ(done(both, 0, play(both, 0, "7S", single_of(7))).phase, Phase::result);
}

TEST(EtEnd, ET19_WonWithNobodyLeftHolding) {
    // [ET-19] The last card of all came from the Archive.
    const State state = Position{"gsgs"}.out(0, 1).out(2, 2).column(gold, "6F").turn(0).state();
    const State after = done(state, 0, play(state, 0, "6F", single_of(6)));
    EXPECT_EQ(after.phase, Phase::result);
    EXPECT_EQ(after.result->winner, gold);
}

TEST(EtEnd, ET19_TheLastCardOfABadgeDecides) {
    // [ET-19] One of two still has cards in hand; the other held only this.
    const State state = Position{"gsgs"}.hand(0, "5A 9A").hand(2, "").badge(2, "6F").turn(2).state();
    const State after = done(state, 2, play(state, 2, "6F", single_of(6)));
    EXPECT_EQ(after.phase, Phase::result);
    EXPECT_EQ(after.result->next_leader_1, Seat{2});
}

TEST(EtEnd, ET19_NotWithACardInTheArchive) {
    // [ET-19]
    const State state = Position{"gsgs"}.hand(0, "7S").hand(2, "3S").column(gold, "4F").turn(0).state();
    EXPECT_EQ(done(state, 0, play(state, 0, "7S", single_of(7))).phase, Phase::turns);
}

TEST(EtEnd, ET19_NotWithACardOnABadge) {
    // [ET-19]
    const State state = Position{"gsgs"}.hand(0, "7S").hand(2, "3S").badge(2, "4F").turn(0).state();
    EXPECT_EQ(done(state, 0, play(state, 0, "7S", single_of(7))).phase, Phase::turns);
    const State own_badge = Position{"gsgs"}.hand(0, "7S").badge(0, "4F").hand(2, "3S").turn(0).state();
    EXPECT_EQ(done(own_badge, 0, play(own_badge, 0, "7S", single_of(7))).phase, Phase::turns);
}

TEST(EtEnd, ET19_NotWithAStressCardOnABadge) {
    // [ET-19]
    Position position{"gsgs"};
    const State state = position.hand(0, "7S").hand(2, "3S").stress(2, Stress::shredder).turn(0).state();
    EXPECT_EQ(done(state, 0, play(state, 0, "7S", single_of(7))).phase, Phase::turns);
}

TEST(EtEnd, ET19_NotWithTwoWhoHaveCards) {
    // [ET-19]
    const State state = Position{"gsgsgs"}.hand(0, "7S").hand(2, "3S").hand(4, "4S").turn(0).state();
    EXPECT_EQ(done(state, 0, play(state, 0, "7S", single_of(7))).phase, Phase::turns);
    const State two = Position{"gsgs"}.hand(0, "7S 8S").hand(2, "3S").turn(0).state();
    EXPECT_EQ(done(two, 0, play(two, 0, "7S", single_of(7))).phase, Phase::turns);
}

TEST(EtEnd, ET19_AtOnceWhateverLiesOnTheTable) {
    // [ET-19] A pass can end it: moving the last hand card, or shredding it.
    Position position{"gsgs"};
    position.hand(0, "5A 9A").hand(2, "8S").stress(2, Stress::shredder).table(1, "3F", single_of(3)).turn(2);
    const State state = position.state();
    EXPECT_EQ(done(state, 2, shred(state, 2, "8S")).phase, Phase::result);
    EXPECT_EQ(done(state, 2, pass()).phase, Phase::turns);
}

} // namespace
} // namespace eternamente_temporario

// The eight Stress cards, each at its moment and out of it, in a Bomb, with nothing usable. [ET-20] [ET-21]
#include "table.h"

namespace eternamente_temporario {
namespace {

constexpr Suit fear = Suit::fear;
constexpr Suit anger = Suit::anger;

// Six Humans, seats 0, 2, 4 against 1, 3, 5; seat 2 holds the Stress card and leads. 2 is wild for gold, 9 for silver.
Position leading(Stress stress, std::string_view hand) {
    Position position{"gsgsgs"};
    position.wilds("2S'", "9S'").hand(2, hand).stress(2, stress).turn(2);
    return position;
}
// Seat 2 faces what seat 1 has played.
Position facing(Stress stress, std::string_view hand, std::string_view table, Reading reading) {
    return leading(stress, hand).table(1, table, reading);
}

bool used(const State& before, const State& after) { return player(before, 2).stress && !player(after, 2).stress; }

TEST(EtStress, ET20_UsedOnceThenDiscarded) {
    // [ET-20]
    const State state = facing(Stress::echo, "7S 7A 8S", "7F", single_of(7)).state();
    const State after = done(state, 2, play_with_stress(state, 2, "7S", single_of(7)));
    EXPECT_TRUE(used(state, after));
    EXPECT_EQ(only<StressUsed>(events_of(state, 2, play_with_stress(state, 2, "7S", single_of(7)))),
              (std::vector{StressUsed{Seat{2}, Stress::echo, false}}));
    const State again = passed_until(after, 2);
    ASSERT_FALSE(again.trick);
    EXPECT_EQ(reason(again, 2, play_with_stress(again, 2, "7A", single_of(7))), Reason::no_stress);
    EXPECT_EQ(reason(again, 2, play(again, 2, "7A", single_of(7))), Reason::none);
}

TEST(EtStress, ET20_OnlyTheHolder) {
    // [ET-20]
    const State state = leading(Stress::overtime, "7S").hand(4, "5S 6S").turn(4).state();
    EXPECT_EQ(reason(state, 4, play_with_stress(state, 4, "5S", single_of(5))), Reason::no_stress);
    EXPECT_EQ(reason(state, 4, play(state, 4, "5S", single_of(5))), Reason::none);
}

TEST(EtStress, ET20_NeedNotBeUsed) {
    // [ET-20]
    const State state = leading(Stress::overtime, "7S 8S").state();
    const State after = done(state, 2, play(state, 2, "7S", single_of(7)));
    EXPECT_EQ(player(after, 2).stress, Stress::overtime);
    EXPECT_EQ(after.turn, Seat{3});
}

TEST(EtStress, ET20_OutOfItsMoment) {
    // [ET-20] Lead cards with a play, Play cards with a lead, either with a pass, Pass cards with a lead or play.
    for (const Stress stress : {Stress::overtime, Stress::breakdown}) {
        const State state = facing(stress, "8S 10S", "7F", single_of(7)).state();
        EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "8S", single_of(8))), Reason::stress_moment);
        EXPECT_EQ(reason(state, 2, play(state, 2, "8S", single_of(8))), Reason::none);
    }
    for (const Stress stress : {Stress::escalation, Stress::echo}) {
        const State state = leading(stress, "8S 10S").state();
        EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "8S", single_of(8))), Reason::stress_moment);
    }
    for (const Stress stress : {Stress::call_transfer, Stress::backlog, Stress::shredder}) {
        const State lead = leading(stress, "8S 10S").state();
        EXPECT_EQ(reason(lead, 2, play_with_stress(lead, 2, "8S", single_of(8))), Reason::stress_moment);
        EXPECT_EQ(reason(lead, 2, shred(lead, 2, "8S")), Reason::must_lead);
        const State play_now = facing(stress, "8S 10S", "7F", single_of(7)).state();
        EXPECT_EQ(reason(play_now, 2, play_with_stress(play_now, 2, "8S", single_of(8))), Reason::stress_moment);
    }
    for (const Stress stress :
         {Stress::overtime, Stress::breakdown, Stress::escalation, Stress::echo, Stress::do_not_disturb}) {
        const State state = facing(stress, "8S 10S", "7F", single_of(7)).state();
        EXPECT_EQ(reason(state, 2, drop()), Reason::stress_moment);
        EXPECT_EQ(reason(state, 2, shred(state, 2, "8S")), Reason::stress_moment);
        EXPECT_EQ(reason(state, 2, give(state, 2, "8S", 4)), Reason::stress_moment);
        EXPECT_EQ(reason(state, 2, fetch(state, 2, "8S")), Reason::stress_moment);
    }
}

TEST(EtStress, ET20_NeverInABomb) {
    // [ET-20]
    for (const Stress stress : {Stress::overtime, Stress::breakdown, Stress::do_not_disturb}) {
        const State state = leading(stress, "4F 5F 6F 7F 8F 9F 10S").state();
        EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "4F 5F 6F 7F 8F 9F", run_of(6, 9, fear))),
                  Reason::stress_in_bomb);
        EXPECT_EQ(reason(state, 2, play(state, 2, "4F 5F 6F 7F 8F 9F", run_of(6, 9, fear))), Reason::none);
    }
    for (const Stress stress : {Stress::escalation, Stress::echo, Stress::do_not_disturb}) {
        const State state = facing(stress, "4F 5F 6F 7F 8F 9F 10S", "3S", single_of(3)).state();
        EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "4F 5F 6F 7F 8F 9F", run_of(6, 9, fear))),
                  Reason::stress_in_bomb);
        // Nor on a Bomb: an equal one, a higher one.
        const State on_bomb = facing(stress, "4F 5F 6F 7F 8F 9F 10F", "4A 5A 6A 7A 8A 9A", run_of(6, 9, anger)).state();
        EXPECT_EQ(reason(on_bomb, 2, play_with_stress(on_bomb, 2, "4F 5F 6F 7F 8F 9F", run_of(6, 9, fear))),
                  Reason::stress_in_bomb);
        EXPECT_EQ(reason(on_bomb, 2, play_with_stress(on_bomb, 2, "5F 6F 7F 8F 9F 10F", run_of(6, 10, fear))),
                  Reason::stress_in_bomb);
        EXPECT_EQ(reason(on_bomb, 2, play(on_bomb, 2, "5F 6F 7F 8F 9F 10F", run_of(6, 10, fear))), Reason::none);
    }
}

TEST(EtOvertime, ET20_LeadsAndLeadsAgain) {
    // [ET-20]
    State state = leading(Stress::overtime, "7S 8S 4F 5F 6F 7F 8F 9F").state();
    const auto events = events_of(state, 2, play_with_stress(state, 2, "7S 8S", run_of(2, 8, Suit::sadness)));
    EXPECT_TRUE(has<TableCleared>(events));
    state = done(state, 2, play_with_stress(state, 2, "7S 8S", run_of(2, 8, Suit::sadness)));
    EXPECT_EQ(state.turn, Seat{2});
    EXPECT_FALSE(state.trick);
    EXPECT_TRUE(state.discarded.contains_all({card("7S"), card("8S")}));
    EXPECT_EQ(reason(state, 2, pass()), Reason::must_lead);
    EXPECT_EQ(reason(state, 2, play(state, 2, "4F 5F 6F 7F 8F 9F", run_of(6, 9, fear))), Reason::none) << "a Bomb now";
}

TEST(EtOvertime, ET20_WithNothingLeftTheLeadPassesOn) {
    // [ET-18] [ET-20]
    const State state = leading(Stress::overtime, "7S").state();
    const State after = done(state, 2, play_with_stress(state, 2, "7S", single_of(7)));
    EXPECT_EQ(after.turn, Seat{3});
    EXPECT_FALSE(after.trick);
}

TEST(EtOvertime, ET20_TheEndOfTheRoundIsCheckedInBetween) {
    // [ET-19] [ET-20]
    const State state = leading(Stress::overtime, "7S").out(0, 1).state();
    EXPECT_EQ(done(state, 2, play_with_stress(state, 2, "7S", single_of(7))).phase, Phase::result);
}

TEST(EtOvertime, ET21_IsCheckedInBetween) {
    // [ET-20] [ET-21] The last Archive card goes, and the teammate cannot use Echo any more.
    const State state = leading(Stress::overtime, "7S").column(gold, "6S").hand(4, "").stress(4, Stress::echo).state();
    const State after = done(state, 2, play_with_stress(state, 2, "6S", single_of(6)));
    EXPECT_EQ(after.phase, Phase::result);
    EXPECT_EQ(after.result->winner, silver);
    EXPECT_EQ(after.result->stranded, Seat{4});
}

TEST(EtBreakdown, ET20_TheLowestHandCardAlone) {
    // [ET-20]
    const State state = leading(Stress::breakdown, "7S 4F 4A 9S").column(gold, "3F").badge(2, "1A").state();
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "4F", single_of(4))), Reason::none);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "4A", single_of(4))), Reason::none) << "any of the lowest";
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "7S", single_of(7))), Reason::breakdown_lowest);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "4F 4A", set_of(2, 4))), Reason::breakdown_lowest);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "3F", single_of(3))), Reason::breakdown_lowest)
        << "not of the Archive";
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "1A", single_of(1))), Reason::breakdown_lowest)
        << "not of the badge";
    const State after = done(state, 2, play_with_stress(state, 2, "4F", single_of(4)));
    EXPECT_TRUE(used(state, after));
    EXPECT_EQ(after.turn, Seat{3});
}

TEST(EtBreakdown, ET20_AWildByItsPrintedRank) {
    // [ET-20]
    const State state = leading(Stress::breakdown, "7S 2F").state();
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "2F", single_of(2))), Reason::none);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "2F", single_of(7))), Reason::breakdown_lowest);
    EXPECT_EQ(reason(state, 2, play(state, 2, "2F", single_of(7))), Reason::none);
    // A wild is no 4 either where 4 is the lowest printed rank.
    const State four = leading(Stress::breakdown, "4S").column(gold, "2F").state();
    EXPECT_EQ(reason(four, 2, play_with_stress(four, 2, "2F", single_of(4))), Reason::breakdown_lowest);
}

TEST(EtBreakdown, ET20_WithAnEmptyHandTheLowestUsableCard) {
    // [ET-20]
    const State state = leading(Stress::breakdown, "").badge(2, "8A").column(gold, "1F 5F").column(gold, "6F").state();
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "5F", single_of(5))), Reason::none);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "6F", single_of(6))), Reason::breakdown_lowest);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "8A", single_of(8))), Reason::breakdown_lowest);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "1F", single_of(1))), Reason::covered);
    const State badge = leading(Stress::breakdown, "").badge(2, "4A").column(gold, "5F").state();
    EXPECT_EQ(reason(badge, 2, play_with_stress(badge, 2, "4A", single_of(4))), Reason::none);
}

TEST(EtEscalation, ET20_OneCardMoreAndHigher) {
    // [ET-20]
    const State set = facing(Stress::escalation, "8S 8A 8F 7S 7A 9S 10S 11S", "7F 7F", set_of(2, 7)).state();
    EXPECT_EQ(reason(set, 2, play_with_stress(set, 2, "8S 8A 8F", set_of(3, 8))), Reason::none);
    EXPECT_EQ(reason(set, 2, play_with_stress(set, 2, "8S 8A", set_of(2, 8))), Reason::escalation_size);
    EXPECT_EQ(reason(set, 2, play_with_stress(set, 2, "9S 10S 11S", run_of(3, 11, Suit::sadness))), Reason::other_kind);
    EXPECT_EQ(reason(set, 2, play(set, 2, "8S 8A 8F", set_of(3, 8))), Reason::other_size) << "not without it";
    const State low = facing(Stress::escalation, "6S 6A 6F 12S", "7F 7F", set_of(2, 7)).state();
    EXPECT_EQ(reason(low, 2, play_with_stress(low, 2, "6S 6A 6F", set_of(3, 6))), Reason::not_higher);
    const State same = facing(Stress::escalation, "7S 7A 7S 12S", "7F 7F", set_of(2, 7)).state();
    EXPECT_EQ(reason(same, 2, play_with_stress(same, 2, "7S 7S 7A", set_of(3, 7))), Reason::not_higher);

    const State run = facing(Stress::escalation, "6S 7S 8S 9S 10A 10F 10S", "6F 7F", run_of(2, 7, fear)).state();
    EXPECT_EQ(reason(run, 2, play_with_stress(run, 2, "6S 7S 8S", run_of(3, 8, Suit::sadness))), Reason::none);
    EXPECT_EQ(reason(run, 2, play_with_stress(run, 2, "6S 7S 8S 9S", run_of(4, 9, Suit::sadness))),
              Reason::escalation_size);
    EXPECT_EQ(reason(run, 2, play_with_stress(run, 2, "10S 10F 10A", set_of(3, 10))), Reason::other_kind);
}

TEST(EtEscalation, ET20_OnASingleAPairOrARun) {
    // [ET-20]
    const State state = facing(Stress::escalation, "8S 8A 7S 6S 10A", "7F", single_of(7)).state();
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "8S 8A", set_of(2, 8))), Reason::none);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "7S 8S", run_of(2, 8, Suit::sadness))), Reason::none);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "6S 7S", run_of(2, 7, Suit::sadness))), Reason::not_higher);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "8S", single_of(8))), Reason::escalation_size);
    // Where two cards make no run, only a pair.
    const State threes = facing(Stress::escalation, "8S 8A 7S 6S", "7F", single_of(7)).runs_from_three().state();
    EXPECT_EQ(reason(threes, 2, play_with_stress(threes, 2, "7S 8S", run_of(2, 8, Suit::sadness))),
              Reason::run_too_short);
    EXPECT_EQ(reason(threes, 2, play_with_stress(threes, 2, "8S 8A", set_of(2, 8))), Reason::none);
}

TEST(EtEscalation, ET20_NeverAboveFive) {
    // [ET-20]
    const State four = facing(Stress::escalation, "8S 8A 8S 8F 8A 10S", "7F 7F 7S 7A", set_of(4, 7)).state();
    EXPECT_EQ(reason(four, 2, play_with_stress(four, 2, "8S 8S 8A 8A 8F", set_of(5, 8))), Reason::none);
    const State five = facing(Stress::escalation, "8S 8A 8S 8F 8A 10S", "7F 7F 7S 7A 7A", set_of(5, 7)).state();
    EXPECT_EQ(reason(five, 2, play_with_stress(five, 2, "8S 8S 8A 8A 8F", set_of(5, 8))), Reason::escalation_five);
    EXPECT_EQ(reason(five, 2, play(five, 2, "8S 8S 8A 8A 8F", set_of(5, 8))), Reason::none);
    const State six = facing(Stress::escalation, "8S 8A 8S 8F 8A 8F 10S", "7F 7F 7S 7A 7A", set_of(5, 7)).state();
    EXPECT_EQ(reason(six, 2, play_with_stress(six, 2, "8S 8S 8A 8A 8F 8F", set_of(6, 8))), Reason::stress_in_bomb);
    EXPECT_EQ(reason(four, 2, play_with_stress(four, 2, "8S 8S 8A 8A", set_of(4, 8))), Reason::escalation_size);
}

TEST(EtStress, ET20_RefusalsSayWhatIsAskedFor) {
    // [ET-20]
    const auto number = [](const State& state, const Action& action) {
        return Rules::check(state, Seat{2}, action).error().a;
    };
    const State pair = facing(Stress::escalation, "8S 8A 10S", "7F 7F", set_of(2, 7)).state();
    EXPECT_EQ(number(pair, play_with_stress(pair, 2, "8S 8A", set_of(2, 8))), 3);
    const State echo = facing(Stress::echo, "8S 8A 10S", "7F 7F", set_of(2, 7)).state();
    EXPECT_EQ(number(echo, play_with_stress(echo, 2, "8S 8A", set_of(2, 8))), 7);
    const State low = leading(Stress::breakdown, "8S 4A 10S").state();
    EXPECT_EQ(number(low, play_with_stress(low, 2, "8S", single_of(8))), 4);
}

TEST(EtEscalation, ET20_TheNewSizeHolds) {
    // [ET-20]
    State state = facing(Stress::escalation, "8S 8A 10S", "7F", single_of(7)).hand(3, "9S 9F 12S").state();
    state = done(state, 2, play_with_stress(state, 2, "8S 8A", set_of(2, 8)));
    EXPECT_EQ(reason(state, 3, play(state, 3, "12S", single_of(12))), Reason::other_kind);
    EXPECT_EQ(reason(state, 3, play(state, 3, "9S 9F", set_of(2, 9))), Reason::none);
}

TEST(EtEscalation, ET20_WithOneUsableCardOnAnyOrdinaryPlay) {
    // [ET-20]
    const State one = facing(Stress::escalation, "8S", "7F", single_of(7)).state();
    EXPECT_EQ(reason(one, 2, play_with_stress(one, 2, "8S", single_of(8))), Reason::none);
    const State low = facing(Stress::escalation, "6S", "7F", single_of(7)).state();
    EXPECT_EQ(reason(low, 2, play_with_stress(low, 2, "6S", single_of(6))), Reason::not_higher);
    // A covered Archive card counts as usable.
    const State more = facing(Stress::escalation, "8S", "7F", single_of(7)).column(gold, "3F").state();
    EXPECT_EQ(reason(more, 2, play_with_stress(more, 2, "8S", single_of(8))), Reason::escalation_size);
}

TEST(EtEcho, ET20_EqualInKindSizeAndRank) {
    // [ET-20]
    const State state = facing(Stress::echo, "7S 7A 8S 8A 5S 6S", "7F 7F", set_of(2, 7)).state();
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "7S 7A", set_of(2, 7))), Reason::none);
    EXPECT_EQ(reason(state, 2, play(state, 2, "7S 7A", set_of(2, 7))), Reason::not_higher) << "not without it";
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "8S 8A", set_of(2, 8))), Reason::echo_equal) << "not higher";
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "6S 7S", run_of(2, 7, Suit::sadness))), Reason::other_kind);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "7S", single_of(7))), Reason::other_kind);
    const State run = facing(Stress::echo, "5S 6S 7S 2F", "6F 7F", run_of(2, 7, fear)).state();
    EXPECT_EQ(reason(run, 2, play_with_stress(run, 2, "6S 7S", run_of(2, 7, Suit::sadness))), Reason::none);
    EXPECT_EQ(reason(run, 2, play_with_stress(run, 2, "5S 6S 7S", run_of(3, 7, Suit::sadness))), Reason::other_size);
    EXPECT_EQ(reason(run, 2, play_with_stress(run, 2, "6S 2F", run_of(2, 7, Suit::sadness))), Reason::none)
        << "a wild 7";
}

TEST(EtDoNotDisturb, ET20_TheNextOpponentLosesTheirNextTurn) {
    // [ET-20] Seats 2 and 3 are of one team: the next opponent of 2 is 4.
    Position position{"gsggss"};
    position.hand(2, "7S 8S").stress(2, Stress::do_not_disturb).turn(2);
    State state = position.state();
    const auto events = events_of(state, 2, play_with_stress(state, 2, "7S", single_of(7)));
    EXPECT_EQ(only<Disturbed>(events), std::vector{Disturbed{Seat{4}}});
    state = done(state, 2, play_with_stress(state, 2, "7S", single_of(7)));
    EXPECT_EQ(state.turn, Seat{3}) << "the teammate in between plays as ever";
    EXPECT_EQ(only<TurnLost>(events_of(state, 3, pass())), std::vector{TurnLost{Seat{4}}});
    state = done(state, 3, pass());
    EXPECT_EQ(state.turn, Seat{5});
    // Only that one turn, and it counted as a pass.
    state = done(done(done(state, 5, pass()), 0, pass()), 1, pass());
    EXPECT_FALSE(state.trick);
    EXPECT_EQ(state.turn, Seat{2});
    state = done(done(state, 2, play(state, 2, "8S", single_of(8))), 3, pass());
    EXPECT_EQ(state.turn, Seat{4});
}

TEST(EtDoNotDisturb, ET20_WithAPlayToo) {
    // [ET-20]
    const State state = facing(Stress::do_not_disturb, "8S 10S", "7F", single_of(7)).state();
    const State after = done(state, 2, play_with_stress(state, 2, "8S", single_of(8)));
    EXPECT_EQ(after.turn, Seat{4}) << "seat 3 is passed over";
    EXPECT_FALSE(player(after, 3).loses_turn);
    EXPECT_EQ(reason(state, 2, play_with_stress(state, 2, "8S", single_of(7))), Reason::other_reading);
}

TEST(EtDoNotDisturb, ET20_ATurnLostByWhoHasNothing) {
    // [ET-18] [ET-20] Skipped anyway: the lost turn is used up by it.
    const State state = leading(Stress::do_not_disturb, "7S 8S").out(3, 1).state();
    State after = done(state, 2, play_with_stress(state, 2, "7S", single_of(7)));
    EXPECT_EQ(after.turn, Seat{4});
    EXPECT_FALSE(player(after, 3).loses_turn);
}

TEST(EtCallTransfer, ET20_GivesACardToATeammate) {
    // [ET-20]
    const State state =
        facing(Stress::call_transfer, "8S 10S", "7F", single_of(7)).badge(2, "12A").column(gold, "5F 6F").state();
    const State after = done(state, 2, give(state, 2, "8S", 4));
    EXPECT_TRUE(used(state, after));
    EXPECT_TRUE(player(after, 4).hand.contains(card("8S")));
    EXPECT_FALSE(player(after, 2).hand.contains(card("8S")));
    EXPECT_EQ(after.turn, Seat{3});
    const State from_archive = done(state, 2, give(state, 2, "6F", 0));
    EXPECT_TRUE(player(from_archive, 0).hand.contains(card("6F")));
    EXPECT_EQ(from_archive.archive(gold).at(0, 0), card("5F"));
    EXPECT_EQ(reason(state, 2, give(state, 2, "5F", 0)), Reason::not_available) << "covered";
    EXPECT_EQ(reason(state, 2, give(state, 2, "12A", 0)), Reason::not_available) << "on the badge";
    EXPECT_EQ(reason(state, 2, give(state, 2, "8S", 3)), Reason::no_teammate);
    EXPECT_EQ(reason(state, 2, give(state, 2, "8S", 2)), Reason::no_teammate) << "not to oneself";
    EXPECT_EQ(reason(state, 2, give(state, 2, "8S", 9)), Reason::no_teammate);
    EXPECT_EQ(reason(state, 2, drop()), Reason::something_to_do);
}

TEST(EtCallTransfer, ET18_WhoIsOutIsInAgain) {
    // [ET-18]
    const State state = facing(Stress::call_transfer, "8S 10S", "7F", single_of(7)).out(4, 1).state();
    EXPECT_TRUE(has<CameBack>(events_of(state, 2, give(state, 2, "8S", 4))));
}

TEST(EtCallTransfer, ALL3_OnlyTheTwoKnowWhichHandCard) {
    const State state = facing(Stress::call_transfer, "8S 10S", "7F", single_of(7)).column(gold, "5F").state();
    const Event given = only<Given>(events_of(state, 2, give(state, 2, "8S", 4))).front();
    const auto seen = [&](engine::Viewer viewer) { return std::get<Given>(*Rules::project(given, viewer)).card; };
    EXPECT_EQ(seen(engine::Viewer::at(Seat{2})), card("8S"));
    EXPECT_EQ(seen(engine::Viewer::at(Seat{4})), card("8S"));
    EXPECT_FALSE(seen(engine::Viewer::at(Seat{0})));
    EXPECT_FALSE(seen(engine::Viewer::everyone()));
    const Event open = only<Given>(events_of(state, 2, give(state, 2, "5F", 4))).front();
    EXPECT_EQ(std::get<Given>(*Rules::project(open, engine::Viewer::everyone())).card, card("5F"));
}

TEST(EtCallTransfer, ET20_WithNothingToGive) {
    // [ET-20]
    const State state = facing(Stress::call_transfer, "", "7F", single_of(7)).badge(2, "12A").state();
    EXPECT_TRUE(used(state, done(state, 2, drop())));
}

TEST(EtBacklog, ET20_TakesAnyArchiveCardIntoTheHand) {
    // [ET-20]
    const State state =
        facing(Stress::backlog, "8S", "7F", single_of(7)).column(gold, "4F 5F 6F").column(silver, "3F").state();
    const State covered = done(state, 2, fetch(state, 2, "4F"));
    EXPECT_TRUE(used(state, covered));
    EXPECT_EQ(player(covered, 2).hand, (CardSet{card("8S"), card("4F")}));
    EXPECT_EQ(covered.archive(gold).height(0), 2);
    EXPECT_EQ(covered.archive(gold).at(0, 0), card("6F"));
    EXPECT_EQ(only<Fetched>(events_of(state, 2, fetch(state, 2, "4F"))).front().from.depth, 2);
    EXPECT_EQ(reason(state, 2, fetch(state, 2, "6F")), Reason::none);
    EXPECT_EQ(reason(state, 2, fetch(state, 2, "8S")), Reason::not_in_archive);
    EXPECT_EQ(reason(state, 2, fetch(state, 2, "3F")), Reason::not_in_archive) << "the other team's";
    EXPECT_EQ(reason(state, 2, drop()), Reason::something_to_do);
    const State none = facing(Stress::backlog, "8S", "7F", single_of(7)).state();
    EXPECT_EQ(reason(none, 2, drop()), Reason::none);
}

TEST(EtShredder, ET20_RemovesACard) {
    // [ET-20]
    const State state =
        facing(Stress::shredder, "8S", "7F", single_of(7)).badge(2, "12A").column(gold, "4F 5F").state();
    for (const std::string_view name : {"8S", "12A", "5F"}) {
        const State after = done(state, 2, shred(state, 2, name));
        EXPECT_TRUE(used(state, after));
        EXPECT_TRUE(after.discarded.contains(card(name)));
    }
    EXPECT_EQ(only<Shredded>(events_of(state, 2, shred(state, 2, "12A"))).front().from,
              (Place{Place::Zone::badge, 1, 0}));
    EXPECT_EQ(reason(state, 2, shred(state, 2, "4F")), Reason::not_shreddable) << "covered";
    EXPECT_EQ(reason(state, 2, shred(state, 2, "7F")), Reason::not_shreddable) << "on the table";
    EXPECT_EQ(reason(state, 2, drop()), Reason::something_to_do);
    const State none = facing(Stress::shredder, "", "7F", single_of(7)).state();
    EXPECT_EQ(reason(none, 2, drop()), Reason::none);
    EXPECT_EQ(reason(none, 2, pass()), Reason::none) << "or kept";
}

TEST(EtShredder, ET16_NothingElseGoesWithAPass) {
    // [ET-16] [ET-20] A wrong Stress card, or none, does nothing.
    const State state = facing(Stress::shredder, "8S", "7F", single_of(7)).column(gold, "4F").state();
    EXPECT_EQ(reason(state, 2, fetch(state, 2, "4F")), Reason::stress_moment);
    EXPECT_EQ(reason(state, 2, give(state, 2, "8S", 4)), Reason::stress_moment);
    const State without = Position{"gsgsgs"}.hand(2, "8S").table(1, "7F", single_of(7)).turn(2).state();
    EXPECT_EQ(reason(without, 2, shred(without, 2, "8S")), Reason::no_stress);
    EXPECT_EQ(reason(without, 2, drop()), Reason::no_stress);
}

TEST(EtStranded, ET21_TheTeamLosesAtOnce) {
    // [ET-21] The last usable card goes without the Stress card.
    for (const Stress stress : {Stress::overtime, Stress::breakdown, Stress::do_not_disturb}) {
        const State state = leading(stress, "7S").state();
        const State after = done(state, 2, play(state, 2, "7S", single_of(7)));
        EXPECT_EQ(after.phase, Phase::result);
        EXPECT_EQ(after.result->winner, silver);
        EXPECT_EQ(after.result->how, RoundEnd::stranded);
        EXPECT_EQ(after.result->stranded, Seat{2});
        // With it, all is well.
        EXPECT_EQ(done(state, 2, play_with_stress(state, 2, "7S", single_of(7))).phase, Phase::turns);
    }
    for (const Stress stress : {Stress::escalation, Stress::echo}) {
        const State state = leading(stress, "7S").state();
        EXPECT_EQ(done(state, 2, play(state, 2, "7S", single_of(7))).result->winner, silver);
    }
}

TEST(EtStranded, ET21_NotWithAStressCardForPasses) {
    // [ET-21] It can still be discarded on a pass.
    for (const Stress stress : {Stress::call_transfer, Stress::backlog, Stress::shredder}) {
        const State state = leading(stress, "7S").state();
        EXPECT_EQ(done(state, 2, play(state, 2, "7S", single_of(7))).phase, Phase::turns);
    }
}

TEST(EtStranded, ET21_NotWhileTheArchiveHoldsACard) {
    // [ET-21] Covered cards are usable too.
    const State state = leading(Stress::echo, "7S").column(gold, "3F").state();
    EXPECT_EQ(done(state, 2, play(state, 2, "7S", single_of(7))).phase, Phase::turns);
    const State badge = leading(Stress::echo, "7S").badge(2, "3F").state();
    EXPECT_EQ(done(badge, 2, play(badge, 2, "7S", single_of(7))).phase, Phase::turns);
}

TEST(EtStranded, ET21_ByATeammatesAction) {
    // [ET-21] Each way in which the last Archive card can go.
    Position position{"gsgsgs"};
    position.hand(2, "").stress(2, Stress::echo).hand(4, "8S 10S").stress(4, Stress::backlog).column(gold, "3F");
    const State state = position.table(1, "2F", single_of(2)).turn(4).state();
    const std::vector<Action> last{play(state, 4, "3F", single_of(3)), to_badge(state, 4, "3F"), fetch(state, 4, "3F")};
    for (const Action& action : last) {
        const State after = done(state, 4, action);
        ASSERT_EQ(after.phase, Phase::result);
        EXPECT_EQ(after.result->winner, silver);
        EXPECT_EQ(after.result->stranded, Seat{2});
        // The screen is warned.
        EXPECT_EQ(Rules::assess(state, Seat{4}, Rules::draft_of(action)).stranded, Seat{2});
    }
    EXPECT_EQ(done(state, 4, pass()).phase, Phase::turns);
    EXPECT_FALSE(Rules::assess(state, Seat{4}, PassDraft{}).stranded);
    const Action harmless = cover(state, 4, "8S", 0);
    EXPECT_FALSE(Rules::assess(state, Seat{4}, Rules::draft_of(harmless)).stranded);
}

TEST(EtStranded, ET21_TheScreenIsRemindedWheneverItCouldBeUsed) {
    // [ET-21]
    const auto reminded = [](const State& state) { return Rules::assess(state, Seat{2}, PlayDraft{}).stress_possible; };
    EXPECT_TRUE(reminded(leading(Stress::overtime, "7S").state()));
    EXPECT_FALSE(reminded(facing(Stress::overtime, "8S", "7F", single_of(7)).state()));
    EXPECT_TRUE(reminded(facing(Stress::echo, "7S", "7F", single_of(7)).state()));
    EXPECT_FALSE(reminded(facing(Stress::echo, "8S", "7F", single_of(7)).state())) << "there is nothing to echo with";
    EXPECT_TRUE(reminded(facing(Stress::shredder, "8S", "7F", single_of(7)).state()));
    EXPECT_FALSE(reminded(leading(Stress::shredder, "8S").state()));
    EXPECT_TRUE(reminded(leading(Stress::do_not_disturb, "8S").state()));
    EXPECT_TRUE(reminded(facing(Stress::do_not_disturb, "8S", "7F", single_of(7)).state()));
    EXPECT_FALSE(reminded(facing(Stress::do_not_disturb, "6S", "7F", single_of(7)).state()));
}

} // namespace
} // namespace eternamente_temporario

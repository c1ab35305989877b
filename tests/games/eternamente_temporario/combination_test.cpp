// What may be played on what. [ET-9] … [ET-14]
#include "table.h"

namespace eternamente_temporario {
namespace {

constexpr Suit sadness = Suit::sadness;
constexpr Suit fear = Suit::fear;
constexpr Suit anger = Suit::anger;

// Seat 0 holds the cards and leads; its wild rank is 2, that of the other team 9.
State leads_with(std::string_view hand) { return Position{"gsgs"}.wilds("2S", "9S").hand(0, hand).turn(0).state(); }

// The reason against leading these cards so, out of a hand of just these.
Reason leading(std::string_view cards, Reading reading) {
    const State state = leads_with(cards);
    return reason(state, 0, play(state, 0, cards, reading));
}

TEST(EtCombination, ET9_Single) {
    // [ET-9]
    EXPECT_EQ(leading("7F", single_of(7)), Reason::none);
    EXPECT_EQ(leading("7F", single_of(8)), Reason::other_reading);
    EXPECT_EQ(leading("7F 7S", single_of(7)), Reason::other_reading);
}

TEST(EtCombination, ET9_SetOfTwoToFive) {
    // [ET-9]
    EXPECT_EQ(leading("7F 7F", set_of(2, 7)), Reason::none);
    EXPECT_EQ(leading("7F 7S 7A", set_of(3, 7)), Reason::none);
    EXPECT_EQ(leading("7F 7S 7A 7F", set_of(4, 7)), Reason::none);
    EXPECT_EQ(leading("7F 7S 7A 7F 7S", set_of(5, 7)), Reason::none);
    EXPECT_EQ(leading("7F 8F", set_of(2, 7)), Reason::other_reading);
    EXPECT_EQ(leading("7F 8S", set_of(2, 7)), Reason::no_combination);
    EXPECT_EQ(leading("7F 7S 8A", set_of(3, 7)), Reason::no_combination);
    EXPECT_EQ(leading("7F 7F", set_of(3, 7)), Reason::other_reading);
    EXPECT_EQ(leading("7F 7F", Reading{Kind::single, 2, 7, {}}), Reason::other_reading);
    EXPECT_EQ(leading("7F 7F", Reading{Kind::set, 2, 7, anger}), Reason::other_reading);
}

TEST(EtCombination, ET9_RunOfTwoToFiveInOneSuit) {
    // [ET-9]
    EXPECT_EQ(leading("6F 7F", run_of(2, 7, fear)), Reason::none);
    EXPECT_EQ(leading("6F 7F 8F", run_of(3, 8, fear)), Reason::none);
    EXPECT_EQ(leading("5F 6F 7F 8F", run_of(4, 8, fear)), Reason::none);
    EXPECT_EQ(leading("4F 5F 6F 7F 8F", run_of(5, 8, fear)), Reason::none);
    EXPECT_EQ(leading("8F 9F 10F 11F 12F", run_of(5, 12, fear)), Reason::none);
    EXPECT_EQ(leading("6F 7A", run_of(2, 7, fear)), Reason::no_combination);
    EXPECT_EQ(leading("6F 8F", run_of(2, 8, fear)), Reason::no_combination);
    EXPECT_EQ(leading("6F 7F", run_of(2, 7, anger)), Reason::other_reading);
    EXPECT_EQ(leading("6F 7F", run_of(2, 8, fear)), Reason::other_reading);
    EXPECT_EQ(leading("6F 7F 7F", run_of(3, 8, fear)), Reason::no_combination);
}

TEST(EtCombination, ET9_TwelveDoesNotWrapToOne) {
    // [ET-9]
    EXPECT_EQ(leading("12F 1F", run_of(2, 12, fear)), Reason::no_combination);
    EXPECT_EQ(leading("12F 1F", run_of(2, 1, fear)), Reason::no_combination);
    EXPECT_EQ(leading("11F 12F 1F", run_of(3, 12, fear)), Reason::no_combination);
    // Nor with a wild at the end: 12 and a wild are 11-12, never 12-1.
    EXPECT_EQ(leading("12F 2A", run_of(2, 12, fear)), Reason::none);
    EXPECT_EQ(leading("12F 2A", Reading{Kind::run, 2, 1, fear}), Reason::other_reading);
    EXPECT_EQ(leading("12F 2A", Reading{Kind::run, 2, 13, fear}), Reason::other_reading);
}

TEST(EtCombination, ET9_OptionOfRunsFromThree) {
    // [ET-9]
    const State state = Position{"gsgs"}.hand(0, "6F 7F 8F").turn(0).runs_from_three().state();
    EXPECT_EQ(reason(state, 0, play(state, 0, "6F 7F", run_of(2, 7, fear))), Reason::run_too_short);
    EXPECT_EQ(reason(state, 0, play(state, 0, "6F 7F 8F", run_of(3, 8, fear))), Reason::none);
    EXPECT_EQ(leading("6F 7F", run_of(2, 7, fear)), Reason::none) << "the default is two";
}

// Seat 1 faces seat 0's combination.
State faces(std::string_view table, Reading reading, std::string_view hand, bool literal = false) {
    Position position{"gsgs"};
    position.wilds("2S", "9S").hand(1, hand).table(0, table, reading).turn(1);
    if (literal) position.literal_bombs();
    return position.state();
}

Reason answering(std::string_view table, Reading asked, std::string_view cards, Reading reading, bool literal = false) {
    const State state = faces(table, asked, cards, literal);
    return reason(state, 1, play(state, 1, cards, reading));
}

TEST(EtBeat, ET10_StrictlyHigherOfTheSameKindAndSize) {
    // [ET-10]
    EXPECT_EQ(answering("7F", single_of(7), "8S", single_of(8)), Reason::none);
    EXPECT_EQ(answering("7F", single_of(7), "7S", single_of(7)), Reason::not_higher);
    EXPECT_EQ(answering("7F", single_of(7), "6S", single_of(6)), Reason::not_higher);
    EXPECT_EQ(answering("12F", single_of(12), "12S", single_of(12)), Reason::not_higher);
    EXPECT_EQ(answering("7F 7S", set_of(2, 7), "8S 8A", set_of(2, 8)), Reason::none);
    EXPECT_EQ(answering("7F 7S", set_of(2, 7), "8S 8A 8F", set_of(3, 8)), Reason::other_size);
    EXPECT_EQ(answering("7F 7S", set_of(2, 7), "8S", single_of(8)), Reason::other_kind);
    EXPECT_EQ(answering("7F 7S", set_of(2, 7), "10S 11S", run_of(2, 11, sadness)), Reason::other_kind);
    EXPECT_EQ(answering("7F 8F", run_of(2, 8, fear), "10S 10F", set_of(2, 10)), Reason::other_kind);
    EXPECT_EQ(answering("6F 7F 8F", run_of(3, 8, fear), "7F 8F", run_of(2, 8, fear)), Reason::other_size);
}

TEST(EtBeat, ET10_ARunByItsHighestRank) {
    // [ET-10]
    EXPECT_EQ(answering("6F 7F 8F", run_of(3, 8, fear), "7S 8S 9S", run_of(3, 9, sadness)), Reason::none);
    EXPECT_EQ(answering("6F 7F 8F", run_of(3, 8, fear), "6S 7S 8S", run_of(3, 8, sadness)), Reason::not_higher);
    EXPECT_EQ(answering("6F 7F 8F", run_of(3, 8, fear), "4S 5S 6S", run_of(3, 6, sadness)), Reason::not_higher);
}

TEST(EtBeat, ET10_SuitsNeverMatter) {
    // [ET-10]
    for (const std::string_view low : {"7S", "7F", "7A"})
        for (const std::string_view high : {"8S", "8F", "8A"})
            EXPECT_EQ(answering(low, single_of(7), high, single_of(8)), Reason::none);
}

TEST(EtBomb, ET11_SixOfARankOrARunOfSix) {
    // [ET-11]
    EXPECT_EQ(leading("7S 7S 7F 7F 7A 7A", set_of(6, 7)), Reason::none);
    EXPECT_EQ(leading("3F 4F 5F 6F 7F 8F", run_of(6, 8, fear)), Reason::none);
    EXPECT_EQ(leading("3F 4F 5F 6F 7F 8A", run_of(6, 8, fear)), Reason::no_combination);
}

TEST(EtBomb, ET11_TheLowestMayBeLedToo) {
    // [ET-11]
    EXPECT_EQ(leading("1S 1S 1F 1F 1A 1A", set_of(6, 1)), Reason::none);
    EXPECT_EQ(leading("1F 2F 3F 4F 5F 6F", run_of(6, 6, fear)), Reason::none);
    EXPECT_EQ(leading("1F 2F 3F 4F 5F", run_of(5, 5, fear)), Reason::none);
    EXPECT_EQ(leading("1F 2F", run_of(2, 2, fear)), Reason::none);
}

TEST(EtBomb, ET11_NothingHasMoreThanSix) {
    // [ET-11]
    EXPECT_EQ(leading("3F 4F 5F 6F 7F 8F 10F", Reading{Kind::run, 7, 9, fear}), Reason::too_many);
    EXPECT_EQ(leading("7S 7S 7F 7F 7A 7A 2F", Reading{Kind::set, 7, 7, {}}), Reason::too_many);
    EXPECT_EQ(leading("7F", Reading{Kind::single, 0, 7, {}}), Reason::other_reading);
    const State state = leads_with("7F");
    EXPECT_EQ(reason(state, 0, Play{{}, single_of(7)}), Reason::no_cards);
}

TEST(EtBomb, ET11_BeatsEveryCombinationThatIsNone) {
    // [ET-11]
    const std::string_view run = "1F 2F 3F 4F 5F 6F";
    EXPECT_EQ(answering("12S", single_of(12), run, run_of(6, 6, fear)), Reason::none);
    EXPECT_EQ(answering("12S 12S 12A", set_of(3, 12), run, run_of(6, 6, fear)), Reason::none);
    EXPECT_EQ(answering("8A 9A 10A 11A 12A", run_of(5, 12, anger), "1S 1S 1F 1F 1A 1A", set_of(6, 1)), Reason::none);
    // Five cards are none.
    EXPECT_EQ(answering("12S", single_of(12), "1F 2F 3F 4F 5F", run_of(5, 5, fear)), Reason::other_kind);
}

TEST(EtBomb, ET11_OnlyABombBeatsABomb) {
    // [ET-11]
    const std::string_view bomb = "1F 2F 3F 4F 5F 6F";
    EXPECT_EQ(answering(bomb, run_of(6, 6, fear), "12S", single_of(12)), Reason::bomb_only);
    EXPECT_EQ(answering(bomb, run_of(6, 6, fear), "8A 9A 10A 11A 12A", run_of(5, 12, anger)), Reason::bomb_only);
}

TEST(EtBomb, ET12_TheRulebooksExample) {
    // [ET-12] "A 234567 Bomb can be beaten by a Bomb whose lowest card is higher than 2, such as 345678 or 333333."
    const std::string_view table = "2F 3F 4F 5F 6F 7F";
    const Reading asked = run_of(6, 7, fear);
    EXPECT_EQ(answering(table, asked, "3S 4S 5S 6S 7S 8S", run_of(6, 8, sadness)), Reason::none);
    EXPECT_EQ(answering(table, asked, "3S 3S 3F 3A 3A 9A", set_of(6, 3)), Reason::none) << "with a wild 9";
    // The example's own negative: 123456, although it holds ranks above 2.
    EXPECT_EQ(answering(table, asked, "1S 2S 3S 4S 5S 6S", run_of(6, 6, sadness)), Reason::bomb_not_higher);
    EXPECT_EQ(answering(table, asked, "1S 2S 3S 4S 5S 6S", run_of(6, 6, sadness), true), Reason::none);
}

TEST(EtBomb, ET12_TheHigherLowestRankWins) {
    // [ET-12]
    const Reading sevens = set_of(6, 7);
    const std::string_view seven = "7S 7S 7F 7F 7A 7A";
    EXPECT_EQ(answering(seven, sevens, "8S 8S 8F 8F 8A 8A", set_of(6, 8)), Reason::none);
    EXPECT_EQ(answering(seven, sevens, "6S 6S 6F 6F 6A 6A", set_of(6, 6)), Reason::bomb_not_higher);
    const std::string_view run = "4F 5F 6F 7F 8F 9F";
    EXPECT_EQ(answering(run, run_of(6, 9, fear), "5A 6A 7A 8A 9A 10A", run_of(6, 10, anger)), Reason::none);
    EXPECT_EQ(answering(run, run_of(6, 9, fear), "4A 5A 6A 7A 8A 9A", run_of(6, 9, anger)), Reason::bomb_not_higher);
    EXPECT_EQ(answering(run, run_of(6, 9, fear), "3A 4A 5A 6A 7A 8A", run_of(6, 8, anger)), Reason::bomb_not_higher);
    EXPECT_EQ(answering(run, run_of(6, 9, fear), "4A 4A 4S 4S 4F 9A", set_of(6, 4)), Reason::bomb_not_higher);
    EXPECT_EQ(answering(run, run_of(6, 9, fear), "5A 5A 5S 5S 5F 9A", set_of(6, 5)), Reason::none);
}

TEST(EtBomb, ET12_OptionLiteral) {
    // [ET-12] "if it contains at least one card whose rank is higher than the lowest-ranked card in the previous Bomb"
    const std::string_view run = "4F 5F 6F 7F 8F 9F";
    const Reading asked = run_of(6, 9, fear);
    EXPECT_EQ(answering(run, asked, "3A 4A 5A 6A 7A 8A", run_of(6, 8, anger), true), Reason::none);
    EXPECT_EQ(answering(run, asked, "4A 5A 6A 7A 8A 9A", run_of(6, 9, anger), true), Reason::none);
    EXPECT_EQ(answering(run, asked, "4A 4A 4S 4S 4F 9A", set_of(6, 4), true), Reason::bomb_not_higher);
    EXPECT_EQ(answering(run, asked, "5A 5A 5S 5S 5F 9A", set_of(6, 5), true), Reason::none);
    EXPECT_EQ(answering("7S 7S 7F 7F 7A 7A", set_of(6, 7), "1A 2A 3A 4A 5A 6A", run_of(6, 6, anger), true),
              Reason::bomb_not_higher);
    EXPECT_EQ(answering("7S 7S 7F 7F 7A 7A", set_of(6, 7), "3A 4A 5A 6A 9F 8A", run_of(6, 8, anger), true),
              Reason::none);
}

TEST(EtWild, ET13_WildStandsForAnyRankInAnySuit) {
    // [ET-13] The 2s are wild.
    EXPECT_EQ(leading("7F 2A", set_of(2, 7)), Reason::none);
    EXPECT_EQ(leading("6F 2A 8F", run_of(3, 8, fear)), Reason::none);
    EXPECT_EQ(leading("6F 2A 2S 9F", run_of(4, 9, fear)), Reason::none);
    EXPECT_EQ(leading("6F 2A", run_of(2, 7, fear)), Reason::none);
    EXPECT_EQ(leading("6F 2A", run_of(2, 6, fear)), Reason::none);
    EXPECT_EQ(leading("6F 2A", run_of(2, 6, anger)), Reason::other_reading);
    EXPECT_EQ(leading("6F 2A 9F", run_of(3, 8, fear)), Reason::no_combination) << "one wild fills one gap";
    // Alone, and all of a combination.
    for (int rank = 1; rank <= 12; ++rank) EXPECT_EQ(leading("2A", single_of(rank)), Reason::none);
    EXPECT_EQ(leading("2A 2S 2F", set_of(3, 12)), Reason::none);
    EXPECT_EQ(leading("2A 2S 2F", run_of(3, 12, anger)), Reason::none);
    // In Bombs.
    EXPECT_EQ(leading("7S 7S 7F 7F 7A 2A", set_of(6, 7)), Reason::none);
    EXPECT_EQ(leading("3F 4F 2S 6F 2A 8F", run_of(6, 8, fear)), Reason::none);
    // Other ranks are not wild.
    EXPECT_EQ(leading("7F 3A", set_of(2, 7)), Reason::no_combination);
    EXPECT_EQ(leading("3A", single_of(4)), Reason::other_reading);
}

TEST(EtWild, ET13_OnlyForItsOwnTeam) {
    // [ET-13] 2 is wild for seat 0, 9 for seat 1.
    EXPECT_EQ(leading("7F 9A", set_of(2, 7)), Reason::no_combination);
    EXPECT_EQ(answering("5F", single_of(5), "9A", single_of(12)), Reason::none);
    EXPECT_EQ(answering("5F", single_of(5), "2A", single_of(12)), Reason::other_reading);
}

TEST(EtWild, ET13_MayStandAsItself) {
    // [ET-13] Both copies of one card in a run: one as itself, one as something else.
    EXPECT_EQ(leading("1F 2F 2F", run_of(3, 3, fear)), Reason::none);
    EXPECT_EQ(leading("2F 2F", set_of(2, 2)), Reason::none);
    EXPECT_EQ(leading("2F 3F", run_of(2, 3, fear)), Reason::none);
    EXPECT_EQ(leading("1F 1F 2F", run_of(3, 3, fear)), Reason::other_reading) << "only three 1s";
}

std::vector<Reading> offered(const State& state, int seat, std::string_view cards) {
    std::vector<Reading> found;
    for (const auto& offer : Rules::assess(state, Seat{seat}, PlayDraft{own(state, seat, cards), {}, false}).offers)
        if (offer.refusal == engine::Refusal{}) found.push_back(offer.reading);
    return found;
}

TEST(EtWild, ET13_EveryReadingIsOfferedTheHighestFirst) {
    // [ET-13]
    EXPECT_EQ(offered(leads_with("6F 2A"), 0, "6F 2A"),
              (std::vector{run_of(2, 7, fear), set_of(2, 6), run_of(2, 6, fear)}));
    EXPECT_EQ(offered(leads_with("6F 2A 2S"), 0, "6F 2A 2S"),
              (std::vector{run_of(3, 8, fear), run_of(3, 7, fear), set_of(3, 6), run_of(3, 6, fear)}));
    EXPECT_EQ(offered(leads_with("12F 2A"), 0, "12F 2A"), (std::vector{set_of(2, 12), run_of(2, 12, fear)}));
    EXPECT_EQ(offered(leads_with("2A"), 0, "2A").size(), 12U);
    EXPECT_EQ(offered(leads_with("2A 2F"), 0, "2A 2F").size(), 12U + 3 * 11);
    EXPECT_EQ(offered(leads_with("7F"), 0, "7F"), std::vector{single_of(7)});
    // Bombs by their lowest rank.
    EXPECT_EQ(offered(leads_with("4F 5F 6F 7F 8F 2A"), 0, "4F 5F 6F 7F 8F 2A"),
              (std::vector{run_of(6, 9, fear), run_of(6, 8, fear)}));
    const std::string_view five_wilds = "4F 2S 2F 2F 2A 2A";
    EXPECT_EQ(
        offered(leads_with(five_wilds), 0, five_wilds),
        (std::vector{set_of(6, 4), run_of(6, 9, fear), run_of(6, 8, fear), run_of(6, 7, fear), run_of(6, 6, fear)}));
    // Only what beats the table, when there is something on it.
    const State state = faces("6S 7S", run_of(2, 7, sadness), "7F 9A");
    EXPECT_EQ(offered(state, 1, "7F 9A"), std::vector{run_of(2, 8, fear)});
}

TEST(EtWild, ET13_TheSameHoweverTheCardsAreGiven) {
    // [ET-13] Order cannot matter: a choice of cards is a set. Choosing them one by one in any order comes to the same.
    const State state = leads_with("6F 2A 2S 8F");
    CardSet upward;
    CardSet downward;
    for (const std::string_view name : {"6F", "2A", "2S'", "8F"}) upward |= own(state, 0, name);
    for (const std::string_view name : {"8F", "2S'", "2A", "6F"}) downward |= own(state, 0, name);
    EXPECT_EQ(Rules::assess(state, Seat{0}, PlayDraft{upward, {}, false}),
              Rules::assess(state, Seat{0}, PlayDraft{downward, {}, false}));
}

TEST(EtSources, ET14_HandBadgeAndArchiveInAnyMix) {
    // [ET-14]
    const State state = Position{"gsgs"}
                            .hand(0, "5F 3S")
                            .badge(0, "6F")
                            .column(gold, "7F")
                            .column(silver, "8F")
                            .badge(2, "4F")
                            .turn(0)
                            .state();
    EXPECT_EQ(reason(state, 0, play(state, 0, "5F 6F 7F", run_of(3, 7, fear))), Reason::none);
    EXPECT_EQ(reason(state, 0, play(state, 0, "7F", single_of(7))), Reason::none);
    // Not the other team's Archive, nor a teammate's badge or hand.
    EXPECT_EQ(reason(state, 0, play(state, 0, "6F 7F 8F", run_of(3, 8, fear))), Reason::not_usable);
    EXPECT_EQ(reason(state, 0, play(state, 0, "4F 5F", run_of(2, 5, fear))), Reason::not_usable);
    const int rank = player(state, 2).hand.first().rank();
    EXPECT_EQ(reason(state, 0, Play{{player(state, 2).hand.first()}, single_of(rank)}), Reason::not_usable);

    const State after = done(state, 0, play(state, 0, "5F 6F 7F", run_of(3, 7, fear)));
    EXPECT_EQ(player(after, 0).hand, CardSet{card("3S")});
    EXPECT_TRUE(player(after, 0).badge_cards().empty());
    EXPECT_TRUE(after.archive(gold).empty());
}

TEST(EtSources, ET4_OnlyTheLastCardOfAColumnIsAvailable) {
    // [ET-4]
    const State state = Position{"gsgs"}.hand(0, "3S").column(gold, "5F 9F 7F").turn(0).state();
    EXPECT_EQ(reason(state, 0, play(state, 0, "7F", single_of(7))), Reason::none);
    EXPECT_EQ(reason(state, 0, play(state, 0, "9F", single_of(9))), Reason::covered);
    EXPECT_EQ(reason(state, 0, play(state, 0, "5F", single_of(5))), Reason::covered);
    EXPECT_EQ(reason(passed_until(done(state, 0, play(state, 0, "7F", single_of(7))), 0), 0,
                     play(state, 0, "9F", single_of(9))),
              Reason::none);
}

TEST(EtSources, ET14_WhatATakenCardCoveredIsAvailableAtOnce) {
    // [ET-14]
    const State state = Position{"gsgs"}.hand(0, "3S").column(gold, "6F 8F 7F").column(gold, "7A 9F").turn(0).state();
    EXPECT_EQ(reason(state, 0, play(state, 0, "7F 8F", run_of(2, 8, fear))), Reason::none);
    EXPECT_EQ(reason(state, 0, play(state, 0, "6F 7F 8F", run_of(3, 8, fear))), Reason::none);
    EXPECT_EQ(reason(state, 0, play(state, 0, "6F 7F 8F 9F", run_of(4, 9, fear))), Reason::none);
    EXPECT_EQ(reason(state, 0, play(state, 0, "8F 9F", run_of(2, 9, fear))), Reason::covered);
    EXPECT_EQ(reason(state, 0, play(state, 0, "7F 7A", set_of(2, 7))), Reason::covered);
}

TEST(EtSources, ET14_AnEmptiedColumnIsGone) {
    // [ET-14]
    const State start = Position{"gsgs"}.hand(0, "3S 4A").column(gold, "6F").column(gold, "7A").turn(0).state();
    const State after = passed_until(done(start, 0, play(start, 0, "6F", single_of(6))), 2);
    EXPECT_EQ(after.archive(gold).height(0), 0);
    const Action onto_gone = Pass{.deed = Pass::Deed::cover, .card = player(after, 2).hand.first(), .column = 0};
    const Action onto_other = Pass{.deed = Pass::Deed::cover, .card = player(after, 2).hand.first(), .column = 1};
    EXPECT_EQ(reason(after, 2, onto_gone), Reason::no_column);
    EXPECT_EQ(reason(after, 2, onto_other), Reason::none);
}

TEST(EtSources, ET4_OnlyTheTeamSharesItsArchive) {
    // [ET-4] [ET-14] The teammate plays from the same Archive.
    const State start = Position{"gsgs"}.hand(0, "3S").column(gold, "6F").turn(0).state();
    const State after = passed_until(done(start, 0, play(start, 0, "3S", single_of(3))), 2);
    EXPECT_EQ(reason(after, 2, play(after, 2, "6F", single_of(6))), Reason::none);
    const State other = passed_until(done(start, 0, play(start, 0, "3S", single_of(3))), 1);
    EXPECT_EQ(reason(other, 1, Play{{card("6F")}, single_of(6)}), Reason::not_usable);
}

} // namespace
} // namespace eternamente_temporario

// From the box to the first turn. [ET-1] … [ET-8]
#include "table.h"

#include <set>

namespace eternamente_temporario {
namespace {

State dealt(int seats, std::uint64_t seed = 1, std::vector<std::uint8_t> values = {0, 0, 0, 0, 0, 0}) {
    return Rules::deal(engine::Setup{seats, std::move(values)}, engine::Rng{seed});
}

// Everyone chooses their first cards by id.
Commit any_choice(const State& state, Seat seat) {
    Commit commit;
    for (const Card one : state.at(seat).hand) {
        if (commit.cards.size() < 2)
            commit.cards.insert(one);
        else if (state.is_leader(seat) && !commit.wild)
            commit.wild = one;
    }
    return commit;
}

State revealed(State state) {
    for (const Seat seat : state.everyone()) state = done(state, seat.index(), any_choice(state, seat));
    return state;
}

TEST(EtCards, ET1_TwelveRanksThreeSuitsTwoCopies) {
    // [ET-1]
    std::set<std::tuple<int, Suit, int>> different;
    for (const Card one : CardSet::all()) different.insert({one.rank(), one.suit(), one.copy()});
    EXPECT_EQ(CardSet::all().size(), 72);
    EXPECT_EQ(different.size(), 72U);
    for (int rank = 1; rank <= 12; ++rank) EXPECT_EQ(CardSet::of_rank(rank).size(), 6);
    for (const Suit suit : {Suit::sadness, Suit::fear, Suit::anger}) EXPECT_EQ(CardSet::of_suit(suit).size(), 24);
}

TEST(EtCards, ET1_PlayingOneCopyLeavesTheOther) {
    // [ET-1]
    const State before = Position{"gsgs"}.hand(0, "7F 7F 9S").turn(0).state();
    const State after = done(before, 0, play(before, 0, "7F", single_of(7)));
    EXPECT_EQ(player(after, 0).hand, (CardSet{card("7F'"), card("9S")}));
    // The played copy cannot be played again; the other can.
    EXPECT_EQ(reason(passed_until(after, 0), 0, Play{{card("7F")}, single_of(7)}), Reason::not_usable);
    EXPECT_EQ(reason(passed_until(after, 0), 0, Play{{card("7F'")}, single_of(7)}), Reason::none);
}

TEST(EtDeal, ET2_BadgesInTheCentre) {
    // [ET-2]
    const std::array<std::array<int, 2>, 3> expected{{{1, 1}, {2, 1}, {2, 2}}};
    for (int seats = 4; seats <= 6; ++seats) {
        const View view = Rules::view(dealt(seats), engine::Viewer::everyone());
        EXPECT_EQ(view.badges_left, expected[static_cast<std::size_t>(seats - 4)]);
        EXPECT_NE(view.leader_1, view.leader_2);
        EXPECT_EQ(view.seats[static_cast<std::size_t>(view.leader_1.index())].team, gold);
        EXPECT_EQ(view.seats[static_cast<std::size_t>(view.leader_2.index())].team, silver);
    }
}

TEST(EtDeal, ET3_FourHumans) {
    // [ET-3]
    const State state = dealt(4);
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(player(state, seat).hand.size(), 15);
    for (const Team team : {gold, silver}) {
        EXPECT_EQ(state.archive(team).height(0), 3);
        EXPECT_EQ(state.archive(team).height(1), 3);
        EXPECT_EQ(state.archive(team).size(), 6);
    }
    EXPECT_TRUE(state.centre_cards.empty());
}

TEST(EtDeal, ET3_FiveHumans) {
    // [ET-3]
    const State state = dealt(5);
    for (const Seat seat : state.everyone())
        EXPECT_EQ(state.at(seat).hand.size(), seat == state.leader(silver) ? 15 : 12);
    EXPECT_TRUE(state.archive(gold).empty());
    EXPECT_EQ(state.archive(silver).height(0), 3);
    EXPECT_EQ(state.archive(silver).height(1), 3);
    EXPECT_EQ(state.centre_cards.size(), 3);
}

TEST(EtDeal, ET3_SixHumans) {
    // [ET-3]
    const State state = dealt(6);
    for (const Seat seat : state.everyone()) EXPECT_EQ(state.at(seat).hand.size(), 12);
    EXPECT_TRUE(state.archive(gold).empty());
    EXPECT_TRUE(state.archive(silver).empty());
}

TEST(EtDeal, ET3_AllSeventyTwoAreDealt) {
    // [ET-3]
    for (int seats = 4; seats <= 6; ++seats)
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const State state = dealt(seats, seed);
            CardSet all = state.centre_cards | state.archive(gold).cards() | state.archive(silver).cards();
            for (const Seat seat : state.everyone()) all |= state.at(seat).hand;
            EXPECT_EQ(all, CardSet::all());
            EXPECT_FALSE(Rules::audit(state));
        }
}

TEST(EtDeal, ALL2_TheSameSeedDealsTheSame) {
    EXPECT_EQ(dealt(5, 77), dealt(5, 77));
    EXPECT_NE(dealt(5, 77), dealt(5, 78));
}

TEST(EtDeal, ET2_FirstLeadersByHandOrByChance) {
    // [ET-2] [ALL-4]
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        EXPECT_EQ(dealt(4, seed, {3, 1, 0, 0, 0, 0}).leaders, (std::array{Seat{2}, Seat{0}}));
        EXPECT_EQ(dealt(4, seed, {0, 2, 0, 0, 0, 0}).leaders[1], Seat{1});
        EXPECT_EQ(dealt(4, seed, {4, 0, 0, 0, 0, 0}).leaders[0], Seat{3});
        // Named twice: the left neighbour leads Collections.
        EXPECT_EQ(dealt(4, seed, {4, 4, 0, 0, 0, 0}).leaders, (std::array{Seat{3}, Seat{0}}));
    }
    std::set<std::pair<int, int>> by_chance;
    std::set<int> first_with_second_named;
    std::set<int> second_with_first_named;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const State state = dealt(4, seed);
        by_chance.insert({state.leaders[0].index(), state.leaders[1].index()});
        first_with_second_named.insert(dealt(4, seed, {0, 2, 0, 0, 0, 0}).leaders[0].index());
        second_with_first_named.insert(dealt(4, seed, {3, 0, 0, 0, 0, 0}).leaders[1].index());
    }
    EXPECT_EQ(by_chance.size(), 12U) << "every pair of Humans";
    EXPECT_EQ(first_with_second_named, (std::set<int>{0, 2, 3}));
    EXPECT_EQ(second_with_first_named, (std::set<int>{0, 1, 3}));
}

TEST(EtDeal, ET5_OneStressCardFewerThanHumans) {
    // [ET-5]
    std::set<Stress> seen;
    for (int seats = 4; seats <= 6; ++seats)
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const auto open = Rules::view(dealt(seats, seed), engine::Viewer::everyone()).stress_left;
            EXPECT_EQ(open.size(), static_cast<std::size_t>(seats - 1));
            seen.insert(open.begin(), open.end());
        }
    EXPECT_EQ(seen.size(), 8U) << "each of the eight turns up some time";
}

TEST(EtChoice, ET6_EveryoneChoosesTwoALeaderThree) {
    // [ET-6]
    const State state = dealt(4, 1, {1, 2, 0, 0, 0, 0});
    EXPECT_EQ(Rules::waiting_on(state), SeatSet::first(4));
    const Commit leader = any_choice(state, Seat{0});
    const Commit other = any_choice(state, Seat{2});
    EXPECT_EQ(reason(state, 0, leader), Reason::none);
    EXPECT_EQ(reason(state, 2, other), Reason::none);
    EXPECT_EQ(reason(state, 0, Commit{leader.cards, std::nullopt}), Reason::wild_missing);
    EXPECT_EQ(reason(state, 2, Commit{other.cards, player(state, 2).hand.first()}), Reason::wild_not_yours);
    EXPECT_EQ(reason(state, 0, Commit{leader.cards, leader.cards.first()}), Reason::wild_chosen);
    EXPECT_EQ(reason(state, 0, Commit{leader.cards, player(state, 1).hand.first()}), Reason::not_in_hand);
    EXPECT_EQ(reason(state, 2, Commit{{other.cards.first()}, std::nullopt}), Reason::two_cards);
    EXPECT_EQ(reason(state, 2, Commit{player(state, 2).hand, std::nullopt}), Reason::two_cards);
    EXPECT_EQ(reason(state, 2, Commit{leader.cards, std::nullopt}), Reason::not_in_hand);
    EXPECT_EQ(reason(state, 0, pass()), Reason::not_now);
}

TEST(EtChoice, ET6_ChosenOnceInSecretAndRevealedTogether) {
    // [ET-6]
    State state = dealt(4, 1, {1, 2, 0, 0, 0, 0});
    state = done(state, 2, any_choice(state, Seat{2}));
    EXPECT_EQ(reason(state, 2, any_choice(state, Seat{2})), Reason::not_waited);
    EXPECT_FALSE(Rules::waiting_on(state).contains(Seat{2}));
    const View seen = Rules::view(state, engine::Viewer::at(Seat{1}));
    EXPECT_TRUE(seen.seats[2].committed);
    EXPECT_FALSE(seen.seats[3].committed);
    EXPECT_FALSE(seen.seats[2].choice);
    EXPECT_EQ(seen.seats[2].hand_count, 15);
    EXPECT_TRUE(Rules::view(state, engine::Viewer::at(Seat{2})).seats[2].choice);

    for (const int seat : {3, 0}) {
        EXPECT_FALSE(Rules::apply(state, Seat{seat}, any_choice(state, Seat{seat})).undo_barrier);
        state = done(state, seat, any_choice(state, Seat{seat}));
    }
    const auto last = Rules::apply(state, Seat{1}, any_choice(state, Seat{1}));
    EXPECT_TRUE(last.undo_barrier) << "it shows what the others chose";
    EXPECT_TRUE(has<Revealed>(last.events));
    EXPECT_EQ(last.state.phase, Phase::draft);
}

TEST(EtChoice, ET6_TheOrderOfChoosingMakesNoDifference) {
    // [ET-6]
    const State start = dealt(5, 3);
    State upward = start;
    State downward = start;
    for (int i = 0; i < 5; ++i) {
        upward = done(upward, i, any_choice(start, Seat{i}));
        downward = done(downward, 4 - i, any_choice(start, Seat{4 - i}));
    }
    EXPECT_EQ(upward, downward);
}

TEST(EtChoice, ET6_TheWildCardIsOutOfPlay) {
    // [ET-6] It gives the rank, and is neither in the Archive nor playable.
    const State start = dealt(4, 1, {1, 2, 0, 0, 0, 0});
    const State state = revealed(start);
    const Card wild = *any_choice(start, Seat{0}).wild;
    EXPECT_EQ(state.wilds[0], wild);
    EXPECT_FALSE(state.archive(gold).cards().contains(wild));
    EXPECT_EQ(player(state, 0).hand.size(), 12);
    EXPECT_EQ(Rules::view(state, engine::Viewer::everyone()).archives[0].wild, wild);

    const State later = Position{"gsgs"}.wilds("5F", "9S").turn(0).state();
    EXPECT_EQ(reason(later, 0, Play{{card("5F")}, single_of(5)}), Reason::not_usable);
}

TEST(EtChoice, ET6_AnArchiveIsEmptyWithTheWildCardUnderIt) {
    // [ET-6] [ET-19]
    const State state = Position{"gsgs"}.wilds("5F", "9S").hand(0, "7S").hand(2, "3S").turn(0).state();
    EXPECT_EQ(done(state, 0, play(state, 0, "7S", single_of(7))).phase, Phase::result);
}

// Four Humans; seats 0 and 1 lead; 2 and 3 have chosen these cards.
State before_draft(std::string_view second, std::string_view third) {
    State state = dealt(4, 9, {1, 2, 0, 0, 0, 0});
    const auto swap_in = [&](int seat, std::string_view names) {
        Commit commit;
        for (std::size_t begin = 0; begin < names.size();) {
            const std::size_t end = std::min(names.find(' ', begin), names.size());
            const Card wanted = card(names.substr(begin, end - begin));
            begin = end + 1;
            // Swap with whoever has it, so that every card stays somewhere.
            const Card spare = (player(state, seat).hand - commit.cards - CardSet{wanted}).first();
            for (const Seat holder : state.everyone())
                if (state.at(holder).hand.contains(wanted) && holder != Seat{seat}) {
                    state.at(holder).hand.erase(wanted);
                    state.at(holder).hand.insert(spare);
                    state.at(Seat{seat}).hand.insert(wanted);
                    state.at(Seat{seat}).hand.erase(spare);
                }
            for (Archive& archive : state.archives)
                if (const auto spot = archive.find(wanted)) {
                    archive.take(*spot);
                    archive.cover(spot->column, spare);
                    state.at(Seat{seat}).hand.insert(wanted);
                    state.at(Seat{seat}).hand.erase(spare);
                }
            commit.cards.insert(wanted);
        }
        return commit;
    };
    swap_in(2, second);
    const Commit three = swap_in(3, third);
    const Commit two = swap_in(2, second);
    state = done(state, 0, any_choice(state, Seat{0}));
    state = done(state, 1, any_choice(state, Seat{1}));
    state = done(state, 2, two);
    return done(state, 3, three);
}

TEST(EtDraft, ET7_TheLowestCardChoosesFirst) {
    // [ET-7]
    EXPECT_EQ(Rules::waiting_on(before_draft("4S 9F", "3A 12A")), SeatSet{Seat{3}});
    EXPECT_EQ(Rules::waiting_on(before_draft("2S 12F", "3A 3F")), SeatSet{Seat{2}});
    // A tie: the other card.
    EXPECT_EQ(Rules::waiting_on(before_draft("4S 9F", "4A 8A")), SeatSet{Seat{3}});
    EXPECT_EQ(Rules::waiting_on(before_draft("4S 7F", "4A 8A")), SeatSet{Seat{2}});
    EXPECT_EQ(Rules::waiting_on(before_draft("12S 12F", "11A 12A")), SeatSet{Seat{3}});
    // Still tied: closest clockwise from the Customer Service Leader, seat 0.
    EXPECT_EQ(Rules::waiting_on(before_draft("4S 8F", "4A 8A")), SeatSet{Seat{2}});
}

TEST(EtDraft, ET7_TiesGoClockwiseFromTheCustomerServiceLeader) {
    // [ET-7] Seat 3 sits closer to a Leader on seat 2 than seat 1 does, and a Leader on seat 0 the other way round.
    State state = before_draft("4S 8F", "4A 8A");
    std::swap(state.players[0], state.players[2]);
    state.leaders = {Seat{2}, Seat{1}};
    EXPECT_EQ(next_to_draft(state), Seat{3});
}

TEST(EtDraft, ET7_TakesABadgeAndAStressCardAndLaysTwoColumns) {
    // [ET-7]
    const State state = before_draft("9F 4S", "5A 12A");
    const auto stress = static_cast<Stress>(std::countr_zero(state.stress_left));
    const auto missing = static_cast<Stress>(std::countr_one(state.stress_left));
    EXPECT_EQ(reason(state, 3, TakeBadge{gold, stress}), Reason::not_waited);
    EXPECT_EQ(reason(state, 2, TakeBadge{gold, missing}), Reason::stress_taken);
    // The Leader's two cards are columns already, after the two dealt ones.
    EXPECT_EQ(state.archive(gold).height(2), 1);
    EXPECT_EQ(state.archive(gold).height(3), 1);

    const State after = done(state, 2, TakeBadge{gold, stress});
    EXPECT_EQ(player(after, 2).team, gold);
    EXPECT_EQ(player(after, 2).stress, stress);
    EXPECT_EQ(after.archive(gold).at(4, 0), card("4S"));
    EXPECT_EQ(after.archive(gold).at(5, 0), card("9F"));
    EXPECT_EQ(player(after, 2).hand.size(), 13);
    const auto next = static_cast<Stress>(std::countr_zero(after.stress_left));
    EXPECT_EQ(reason(after, 3, TakeBadge{gold, next}), Reason::no_badge_left);
    EXPECT_EQ(reason(after, 3, TakeBadge{silver, stress}), Reason::stress_taken);
    EXPECT_EQ(reason(after, 3, TakeBadge{silver, next}), Reason::none);
}

// Seats 2 and 3 have taken their badges, in this order.
State after_draft() {
    State state = before_draft("9F 4S", "5A 12A");
    for (const int seat : {2, 3}) {
        const auto stress = static_cast<Stress>(std::countr_zero(state.stress_left));
        state = done(state, seat, TakeBadge{seat == 2 ? gold : silver, stress});
    }
    return state;
}

TEST(EtDraft, ET7_LeadersHaveNoStressCardAndTheLastIsDiscarded) {
    // [ET-7]
    const State state = after_draft();
    EXPECT_EQ(state.stress_left, 0);
    EXPECT_FALSE(player(state, 0).stress);
    EXPECT_FALSE(player(state, 1).stress);
    EXPECT_TRUE(player(state, 2).stress);
    EXPECT_EQ(state.phase, Phase::turns);
}

TEST(EtDraft, ET8_WhoChoseLastPlaysFirst) {
    // [ET-8]
    const State state = after_draft();
    EXPECT_EQ(Rules::waiting_on(state), SeatSet{Seat{3}});
    const Card any = player(state, 3).hand.first();
    EXPECT_EQ(reason(state, 3, Play{{any}, single_of(any.rank())}), Reason::none);
    EXPECT_EQ(reason(state, 2, Play{{player(state, 2).hand.first()}, single_of(1)}), Reason::not_waited);
}

TEST(EtDraft, ET3_CardsOnTheCollectionsBadgeGoIntoTheHand) {
    // [ET-3] [ET-7]
    const State state = revealed(dealt(5, 4));
    const Seat seat = *next_to_draft(state);
    const auto stress = static_cast<Stress>(std::countr_zero(state.stress_left));
    const CardSet centre = state.centre_cards;
    const State after = done(state, seat.index(), TakeBadge{silver, stress});
    EXPECT_TRUE(after.at(seat).hand.contains_all(centre));
    EXPECT_TRUE(after.at(seat).badge_cards().empty());
    EXPECT_EQ(after.at(seat).hand.size(), 13);
    // The other department brings none.
    const State other = done(state, seat.index(), TakeBadge{gold, stress});
    EXPECT_EQ(other.at(seat).hand.size(), 10);
    EXPECT_EQ(other.centre_cards, centre);
}

TEST(EtDraft, ET7_TeamSizes) {
    // [ET-2] [ET-7] 2 v 2, 3 v 2, 3 v 3.
    for (int seats = 4; seats <= 6; ++seats) {
        State state = revealed(dealt(seats, 12));
        while (state.phase == Phase::draft) {
            const Seat seat = *next_to_draft(state);
            state = done(state, seat.index(), Rules::legal(state, seat).front());
        }
        int customer_service = 0;
        for (const Seat seat : state.everyone()) customer_service += state.at(seat).team == gold ? 1 : 0;
        EXPECT_EQ(customer_service, seats == 4 ? 2 : 3);
        EXPECT_EQ(seats - customer_service, seats == 6 ? 3 : 2);
    }
}

} // namespace
} // namespace eternamente_temporario

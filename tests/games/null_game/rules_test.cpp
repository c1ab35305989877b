// The rules of null_game, tag by tag: for each at least one case accepted and one refused.
#include "table.h"

#include <algorithm>

namespace null_game_test {

TEST(Deck, HasThreeOfEachValue) { // [NG-1]
    const State state = dealt(8);
    for (Card card = 1; card <= faces; ++card) {
        int found = state.draw_pile.of(card);
        for (const Cards& hand : state.hands) found += hand.of(card);
        EXPECT_EQ(found, 3) << "value " << int{card};
    }
}

TEST(Deal, GivesHandsOfTheChosenSize) { // [NG-2]
    for (const bool four : {false, true})
        for (int seats = 2; seats <= 8; ++seats) {
            const State state = dealt(seats, {.four_cards = four});
            for (int seat = 0; seat < 8; ++seat)
                EXPECT_EQ(state.hands[at(Seat{seat})].size(), seat >= seats ? 0 : four ? 4 : 3);
            EXPECT_EQ(state.draw_pile.size(), 36 - seats * (four ? 4 : 3));
        }
}

TEST(Deal, DependsOnTheSeedAlone) { // [ALL-2]
    EXPECT_EQ(dealt(4, {}, 5), dealt(4, {}, 5));
    EXPECT_NE(dealt(4, {}, 5).hands, dealt(4, {}, 6).hands);
}

TEST(Choice, IsOpenToAllSeatsAtOnce) { // [NG-3]
    const State state = with_hands({{1, 2, 3}, {4, 5, 6}, {7, 8, 9}});
    EXPECT_EQ(Rules::waiting_on(state), SeatSet::first(3));
    const State after = Rules::apply(state, Seat{1}, {5}).state;
    EXPECT_EQ(Rules::waiting_on(after), (SeatSet{Seat{0}, Seat{2}}));
    EXPECT_EQ(cards_of(after.hands[1]), (std::vector<Card>{4, 6}));
    EXPECT_EQ(after.choices[1], 5);
}

TEST(Choice, IsOfOnesOwnHandAndOnlyOnce) { // [NG-3]
    const State state = with_hands({{1, 2, 3}, {4, 5, 6}});
    EXPECT_EQ(refused(state, 0, 2), std::nullopt);
    EXPECT_EQ(refused(state, 0, 4), Reason::not_in_hand);
    EXPECT_EQ(Rules::check(state, Seat{0}, {4}).error().a, 4);
    EXPECT_EQ(refused(state, 2, 4), Reason::not_seated);
    EXPECT_EQ(refused(state, 19, 4), Reason::not_seated);
    const State after = Rules::apply(state, Seat{0}, {1}).state;
    EXPECT_EQ(refused(after, 0, 2), Reason::already_chosen);
    EXPECT_EQ(refused(after, 1, 4), std::nullopt);
}

TEST(Choice, ListsEachValueOnce) { // [NG-1]
    const State state = with_hands({{2, 2, 7}, {1, 3, 4}});
    EXPECT_EQ(Rules::legal(state, Seat{0}), (std::vector<Action>{{2}, {7}}));
    EXPECT_TRUE(Rules::legal(state, Seat{5}).empty());
}

TEST(Round, GoesToTheHighestCard) { // [NG-4]
    const auto outcome = lay(with_hands({{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}), {3, 4, 8});
    EXPECT_EQ(Rules::standing(outcome.state), (std::vector<int>{0, 0, 1}));
    EXPECT_EQ(winner(outcome.state), Seat{2});
    EXPECT_EQ(cards_of(outcome.state.played), (std::vector<Card>{3, 4, 8}));
    EXPECT_TRUE(outcome.undo_barrier);
}

TEST(Round, SkipsValuesThatTwoLaid) { // [NG-4]
    const auto outcome = lay(with_hands({{1, 2, 9}, {4, 5, 6}, {7, 8, 9}}), {9, 4, 9});
    EXPECT_EQ(Rules::standing(outcome.state), (std::vector<int>{0, 1, 0}));
}

TEST(Round, GoesToNobodyWhereNoValueIsAlone) { // [NG-4]
    const auto outcome = lay(with_hands({{1, 2, 9}, {7, 8, 9}}), {9, 9});
    EXPECT_EQ(Rules::standing(outcome.state), (std::vector<int>{0, 0}));
    EXPECT_EQ(winner(outcome.state), std::nullopt);
    const auto no_one = std::ranges::find(outcome.events, Event::Kind::no_one, &Event::kind);
    EXPECT_NE(no_one, outcome.events.end());
}

TEST(Round, IsNoBarrierBeforeTheLastChoice) { // [NG-3]
    const State state = with_hands({{1, 2, 3}, {4, 5, 6}, {7, 8, 9}});
    const auto first = Rules::apply(state, Seat{2}, {9});
    EXPECT_FALSE(first.undo_barrier);
    EXPECT_EQ(first.events, (std::vector<Event>{{Event::Kind::chose, Seat{2}, Card{9}}}));
}

TEST(Round, TellsWhatHappenedInOrder) {
    const auto outcome = lay(with_hands({{1, 2, 3}, {4, 5, 6}}), {3, 4});
    std::vector<Event::Kind> kinds;
    kinds.reserve(outcome.events.size());
    for (const Event& event : outcome.events) kinds.push_back(event.kind);
    using enum Event::Kind;
    EXPECT_EQ(kinds, (std::vector{chose, showed, showed, scored, drew, drew}));
    EXPECT_EQ(outcome.events[1], (Event{showed, Seat{0}, Card{3}}));
    EXPECT_EQ(outcome.events[3], (Event{scored, Seat{1}, {}}));
    EXPECT_EQ(cards_of(outcome.state.hands[0]).size(), 3U);
    EXPECT_EQ(outcome.state.hands[0].of(*outcome.events[4].card), 1 + (*outcome.events[4].card <= 2 ? 1 : 0));
}

TEST(Draw, StopsWhenThereAreNotEnoughForAll) {       // [NG-5]
    const State state = dealt(8, {.sprint = false}); // 36 cards, 24 in hands: one draw for all, then 4 are left over
    std::vector<Card> lowest(8);
    for (const Seat seat : SeatSet::first(8)) lowest[at(seat)] = Rules::legal(state, seat).front().card;
    const auto first = lay(state, lowest);
    EXPECT_EQ(first.state.draw_pile.size(), 4);
    EXPECT_EQ(first.state.hands[0].size(), 3);
    const auto [last, rounds] = play_lowest(first.state);
    EXPECT_EQ(last.draw_pile.size(), 4);
    EXPECT_EQ(rounds, 3);
}

TEST(Draw, GoesOnToTheLastCard) { // [NG-5]
    // 36 cards at 6 seats: 18 dealt, three draws for all.
    const auto [last, rounds] = play_lowest(dealt(6, {.sprint = false}));
    EXPECT_TRUE(last.draw_pile.empty());
    EXPECT_EQ(rounds, 6);
}

TEST(End, ComesWhenAllHandsAreEmpty) { // [NG-6]
    const auto [last, rounds] = play_lowest(dealt(2, {.sprint = false}));
    EXPECT_EQ(rounds, 18);
    EXPECT_EQ(last.played.size(), 36);
    EXPECT_EQ(refused(last, 0, 1), Reason::over);
    EXPECT_EQ(Rules::view(last, Viewer::everyone()).round, 18);
}

TEST(End, ComesWithThreePointsInASprint) { // [NG-6]
    State state = with_hands({{10, 11, 12}, {1, 2, 3}});
    state = lay(state, {10, 1}).state;
    state = lay(state, {11, 2}).state;
    EXPECT_FALSE(Rules::waiting_on(state).empty()) << "two points";
    const auto outcome = lay(state, {12, 3});
    EXPECT_TRUE(Rules::waiting_on(outcome.state).empty());
    EXPECT_EQ(Rules::standing(outcome.state), (std::vector<int>{3, 0}));
    EXPECT_EQ(outcome.events.back().kind, Event::Kind::ended);
    EXPECT_EQ(outcome.state.hands[0].size(), 2) << "nothing more is drawn";
}

TEST(End, DoesNotComeWithThreePointsOtherwise) { // [NG-6]
    State state = with_hands({{10, 11, 12}, {1, 2, 3}}, {.sprint = false});
    for (const Card card : {Card{10}, Card{11}, Card{12}})
        state = lay(state, {card, static_cast<Card>(card - 9)}).state;
    EXPECT_EQ(Rules::standing(state), (std::vector<int>{3, 0}));
    EXPECT_FALSE(Rules::waiting_on(state).empty());
}

TEST(Narration, NamesSeatAndCard) {
    using enum Event::Kind;
    EXPECT_EQ(Rules::describe({chose, Seat{1}, {}}), "chose 1");
    EXPECT_EQ(Rules::describe({showed, Seat{0}, Card{12}}), "showed 0 12");
    EXPECT_EQ(Rules::describe({scored, Seat{3}, {}}), "scored 3");
    EXPECT_EQ(Rules::describe({no_one, Seat{0}, {}}), "no_one");
    EXPECT_EQ(Rules::describe({drew, Seat{2}, {}}), "drew 2");
    EXPECT_EQ(Rules::describe({ended, Seat{0}, {}}), "ended");
}

} // namespace null_game_test

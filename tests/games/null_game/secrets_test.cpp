// Who may know what. [ALL-3]
#include "table.h"

namespace null_game_test {

TEST(Views, ShowAHandToItsSeatAlone) {
    const State state = with_hands({{3, 1, 2}, {4, 4, 6}});
    const View own = Rules::view(state, Viewer::at(Seat{1}));
    EXPECT_EQ(own.seats[1].hand, (std::vector<Card>{4, 4, 6}));
    EXPECT_TRUE(own.seats[0].hand.empty());
    EXPECT_EQ(own.seats[0].hand_count, 3);
    EXPECT_TRUE(Rules::view(state, Viewer::everyone()).seats[1].hand.empty());
}

TEST(Views, ShowAChoiceToItsSeatAlone) {
    const State state = lay(with_hands({{1, 2, 3}, {4, 5, 6}}), {2}).state;
    EXPECT_EQ(Rules::view(state, Viewer::at(Seat{0})).seats[0].choice, Card{2});
    EXPECT_EQ(Rules::view(state, Viewer::at(Seat{0})).seats[1].choice, std::nullopt);
    const View other = Rules::view(state, Viewer::at(Seat{1}));
    EXPECT_EQ(other.seats[0].choice, std::nullopt);
    EXPECT_TRUE(other.seats[0].has_chosen);
    EXPECT_FALSE(other.seats[1].has_chosen);
}

TEST(Views, ShowTheRoundBeforeToAll) {
    const State fresh = with_hands({{1, 2, 3}, {4, 5, 6}});
    const View before = Rules::view(fresh, Viewer::everyone());
    EXPECT_EQ(before.round, 1);
    EXPECT_EQ(before.seats[0].shown, std::nullopt);
    EXPECT_EQ(before.last_winner, std::nullopt);

    const View after = Rules::view(lay(fresh, {3, 6}).state, Viewer::everyone());
    EXPECT_EQ(after.round, 2);
    EXPECT_EQ(after.seats[0].shown, Card{3});
    EXPECT_EQ(after.seats[1].shown, Card{6});
    EXPECT_EQ(after.seats[1].points, 1);
    EXPECT_EQ(after.last_winner, Seat{1});
    EXPECT_EQ(after.draw_pile, 28);
    EXPECT_EQ(after.hand_size, 3);
    EXPECT_TRUE(after.sprint);
    EXPECT_FALSE(after.over);
}

TEST(Events, HideCardsThatLieFaceDown) {
    using enum Event::Kind;
    for (const Event::Kind kind : {chose, drew}) {
        const Event event{kind, Seat{1}, Card{7}};
        EXPECT_EQ(Rules::project(event, Viewer::at(Seat{1})), event);
        EXPECT_EQ(Rules::project(event, Viewer::at(Seat{0}))->card, std::nullopt);
        EXPECT_EQ(Rules::project(event, Viewer::everyone())->card, std::nullopt);
    }
    const Event open{showed, Seat{1}, Card{7}};
    EXPECT_EQ(Rules::project(open, Viewer::everyone()), open);
}

TEST(HiddenCards, AreDealtAgainInTheSameNumbers) {
    const State state = lay(with_hands({{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}), {2, 5}).state;
    engine::Rng chance{3};
    bool hand_changed = false;
    bool choice_changed = false;
    for (int i = 0; i < 20; ++i) {
        const State other = Rules::resample_hidden(state, Viewer::at(Seat{0}), chance);
        EXPECT_EQ(Rules::audit(other), std::nullopt);
        EXPECT_EQ(other.hands[0], state.hands[0]);
        EXPECT_EQ(other.choices[0], state.choices[0]);
        EXPECT_EQ(other.choices[2], no_card);
        EXPECT_NE(other.chance, state.chance);
        EXPECT_EQ(other.chance.position(), state.chance.position());
        hand_changed |= other.hands[1] != state.hands[1];
        choice_changed |= other.choices[1] != state.choices[1];
    }
    EXPECT_TRUE(hand_changed);
    EXPECT_TRUE(choice_changed);
}

TEST(Privacy, AsksEverybodyToLook) {
    const State state = with_hands({{1, 1, 1}, {4, 5, 6}});
    EXPECT_EQ(Rules::privacy(state, Seat{0}), engine::Privacy::must_look) << "even where there is no choice";
    EXPECT_EQ(Rules::privacy(state, Seat{1}), engine::Privacy::must_look);
}

TEST(Choosing, SaysWhatADraftAmountsTo) {
    const State state = with_hands({{1, 1, 3}, {4, 5, 6}});
    const Assessment empty = Rules::assess(state, Seat{0}, {});
    EXPECT_FALSE(Rules::ready(empty));
    EXPECT_EQ(empty.why_not, engine::Refusal::of(Reason::nothing_chosen));
    EXPECT_EQ(empty.may_choose, (std::vector<Card>{1, 3}));

    const Assessment good = Rules::assess(state, Seat{0}, {Card{3}});
    EXPECT_EQ(good.action, Action{3});
    EXPECT_EQ(good.why_not, std::nullopt);
    EXPECT_EQ(Rules::draft_of({3}), Draft{Card{3}});

    const Assessment bad = Rules::assess(state, Seat{0}, {Card{4}});
    EXPECT_FALSE(Rules::ready(bad));
    EXPECT_EQ(bad.why_not, engine::Refusal::of(Reason::not_in_hand, 4));
    EXPECT_FALSE(Rules::ready(Rules::assess(state, Seat{0}, {Card{99}}))) << "no such card";
    EXPECT_FALSE(Rules::ready(Rules::assess(state, Seat{0}, {Card{0}}))) << "no such card";
}

} // namespace null_game_test

// Who may know what: hands, chosen cards, and above all who holds a Fast card. [WE-10] [ALL-3]
#include "players.h"
#include "table.h"

namespace wench {

using engine::Privacy;
using engine::Viewer;

namespace {

Table four() {
    Table table{4};
    table.hand(0, "toast me_too not_so_fast").hand(1, "pass_along curious toll");
    table.hand(2, "right_back last_call charity").hand(3, "yawn but generous");
    return table;
}

// All that anybody but its holder gets, for the same table with other hands.
void expect_same_for_others(const State& one, const State& other, Seat holder) {
    EXPECT_EQ(Rules::view(one, Viewer::everyone()), Rules::view(other, Viewer::everyone()));
    EXPECT_EQ(Rules::waiting_on(one), Rules::waiting_on(other));
    for (const Seat seat : one.playing) {
        EXPECT_EQ(Rules::privacy(one, seat), Rules::privacy(other, seat));
        if (seat == holder) continue;
        EXPECT_EQ(Rules::view(one, Viewer::at(seat)), Rules::view(other, Viewer::at(seat)));
        EXPECT_EQ(Rules::legal(one, seat), Rules::legal(other, seat));
    }
}

} // namespace

TEST(Secrets, HandsAreTheirOwners) {
    const Table table = four();
    for (int viewer = 0; viewer < 4; ++viewer)
        for (int seat = 0; seat < 4; ++seat) {
            const SeatView seen = table.view(viewer).seats[static_cast<std::size_t>(seat)];
            EXPECT_EQ(seen.hand.has_value(), seat == viewer);
            EXPECT_EQ(seen.hand_count, 3);
        }
    EXPECT_FALSE(table.view().seats[0].hand);
    EXPECT_EQ(table.view(2).viewer, Seat{2});
    EXPECT_FALSE(table.view().viewer);
}

// Whether a Fast card fits in somebody's hand, or any, or none: the table and all other seats get the same, at every
// moment of a turn. The pile holds Toast and Not So Fast where the hand does not.
TEST(Secrets, AFittingFastCardNeverShows) {
    const std::vector<Action> course{
        Play{.card = card("generous"), .targets = seats({2}), .prepared = prepared({{Slot::text, "yawn"}})}, Next{},
        Call{seats({0})}, Claim{}, Draw{}};
    Table with{4};
    with.hand(0, "toast not_so_fast charity").hand(1, "pass_along curious toll").hand(2, "right_back last_call");
    with.hand(3, "yawn but generous encore").turn(3);
    Table without{4};
    without.hand(0, "elbows_off whim charity").hand(1, "pass_along curious toll").hand(2, "right_back last_call");
    without.hand(3, "yawn but generous encore").turn(3);
    for (const Action& action : course) {
        expect_same_for_others(with.state, without.state, Seat{0});
        with.act(action);
        without.act(action);
        EXPECT_EQ(with.events, without.events);
        EXPECT_EQ(with.undo_barrier, without.undo_barrier);
        if (HasFailure()) return;
        // What seat 0 could do in its form differs, and only there.
    }
}

TEST(Secrets, WhoIsHandedTheDevice) {
    Table table = four();
    const auto expect = [&](int waited, Privacy privacy) {
        for (int seat = 0; seat < 4; ++seat)
            EXPECT_EQ(Rules::privacy(table.state, Seat{seat}), seat == waited ? privacy : Privacy::may_look) << seat;
        EXPECT_EQ(table.waiting(), waited);
    };
    expect(1, Privacy::must_look); // a turn
    table.play("pass_along");
    expect(1, Privacy::open); // the window
    table.call({3});
    expect(3, Privacy::must_look); // a form
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("yawn"), .whom = Seat{0}});
    expect(1, Privacy::open); // the verdict
    table.act(Judge{false});
    table.next();
    expect(1, Privacy::must_look);                                  // cards to choose
    EXPECT_EQ(Rules::privacy(table.state, Seat{5}), Privacy::open); // an empty chair
}

TEST(Secrets, NobodyIsHandedItAtTheEnd) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "about_turn").hand(2, "yawn but");
    table.play_out("about_turn");
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(Rules::privacy(table.state, Seat{seat}), Privacy::open);
}

// Of a whole match with every kind of moment, what is hidden from a viewer changes, and nothing else does.
TEST(Secrets, ResamplingChangesAllThatIsHidden) {
    bool hands = false;
    bool pile = false;
    bool answers = false;
    bool prepared_cards = false;
    bool gift = false;
    bool claimed = false;
    bool luck = false;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        engine::Rng chance{seed, 5};
        State state = Rules::deal(engine::standard_setup(Rules::info, 5), engine::Rng{seed});
        while (state.phase != Phase::over) {
            const State other = Rules::resample_hidden(state, Viewer::everyone(), chance);
            ASSERT_EQ(Rules::audit(other), std::nullopt);
            ASSERT_EQ(Rules::view(other, Viewer::everyone()), Rules::view(state, Viewer::everyone()));
            for (const Seat seat : state.playing) hands |= other.at(seat).hand != state.at(seat).hand;
            pile |= other.pile != state.pile;
            luck |= other.pile_chance != state.pile_chance && other.hand_chance != state.hand_chance;
            answers |= state.request && other.request->answers != state.request->answers;
            prepared_cards |= other.prepared != state.prepared;
            for (const Seat seat : state.playing) gift |= other.at(seat).gift != state.at(seat).gift;
            if (state.call && state.call->claim) claimed |= other.call->claim->gift != state.call->claim->gift;
            const Seat seat = *Rules::waiting_on(state).begin();
            state = Rules::apply(state, seat, table_choice(state, seat, chance)).state;
        }
    }
    EXPECT_TRUE(hands && pile && luck && answers && gift && claimed);
    EXPECT_TRUE(prepared_cards);
}

TEST(Secrets, ResamplingLeavesOnesOwn) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        engine::Rng chance{seed, 5};
        State state = Rules::deal(engine::standard_setup(Rules::info, 4), engine::Rng{seed});
        while (state.phase != Phase::over) {
            for (const Seat viewer : state.playing) {
                const State other = Rules::resample_hidden(state, Viewer::at(viewer), chance);
                ASSERT_EQ(Rules::view(other, Viewer::at(viewer)), Rules::view(state, Viewer::at(viewer)));
                ASSERT_EQ(other.at(viewer).hand, state.at(viewer).hand);
            }
            const State same = Rules::resample_hidden(state, Viewer::omniscient(), chance);
            for (const Seat seat : state.playing) ASSERT_EQ(same.at(seat), state.at(seat));
            ASSERT_EQ(same.prepared, state.prepared);
            ASSERT_EQ(same.request, state.request);
            ASSERT_EQ(same.call, state.call);
            ASSERT_EQ(same.pile, state.pile);
            const Seat seat = *Rules::waiting_on(state).begin();
            state = Rules::apply(state, seat, table_choice(state, seat, chance)).state;
        }
    }
}

// What a turn made known stays in the view until the next turn begins.
TEST(Secrets, TheViewRemembersTheTurn) {
    Table table = four();
    table.turn(3);
    table.play_out("generous", {2}, prepared({{Slot::text, "yawn"}}));
    EXPECT_EQ(table.view().done->card, card("generous"));
    EXPECT_EQ(table.view().done->targets, seats({2}));
    EXPECT_EQ(table.view(3).gifts.size(), 1U);
    EXPECT_EQ(table.view(2).gifts.size(), 1U);
    EXPECT_TRUE(table.view(0).gifts.empty());
    table.draw();
    EXPECT_FALSE(table.view().done);
    EXPECT_TRUE(table.view(2).gifts.empty());
}

TEST(Secrets, WhatWasDiscardedIsKnownForTheTurn) {
    Table table = four();
    table.turn(3).hand(3, "bottoms_up");
    table.play_out("bottoms_up", {}, prepared({{Slot::text, "yawn"}}));
    EXPECT_EQ(table.view().seats[3].discarded, cards("yawn"));
    table.draw();
    EXPECT_TRUE(table.view().seats[3].discarded.empty());
}

} // namespace wench

// The audit finds each way in which a state can be wrong, and the codec lets none of them in.
#include "table.h"

#include "engine/adapter.h"

namespace null_game_test {

namespace {

// What audit says of a sound state with one thing changed.
template <class Change> std::string found(State state, Change change) {
    EXPECT_EQ(Rules::audit(state), std::nullopt);
    change(state);
    return Rules::audit(state).value_or("");
}

State in_the_second_round() { return lay(with_hands({{1, 2, 3}, {4, 5, 6}, {1, 8, 9}}), {1, 4, 1}).state; }

} // namespace

TEST(Audit, FindsLostAndDoubledCards) { // [NG-1]
    const State state = dealt(3);
    EXPECT_EQ(found(state, [](State& s) { s.draw_pile.add(12); }), "a card is lost or doubled: 12");
    EXPECT_EQ(found(in_the_second_round(), [](State& s) { s.played.take(4); }), "a card is lost or doubled: 4");
    EXPECT_EQ(found(state, [](State& s) { s.draw_pile.add(1); }), "a card is lost or doubled: 1");
    EXPECT_EQ(found(state, [](State& s) { s.choices[0] = 5; }), "a card is lost or doubled: 5");
}

TEST(Audit, FindsWrongTables) { // [NG-2]
    const State state = dealt(2);
    EXPECT_EQ(found(state, [](State& s) { s.seats = 1; }), "seats out of range");
    EXPECT_EQ(found(state, [](State& s) { s.seats = 9; }), "seats out of range");
    EXPECT_EQ(found(state, [](State& s) { s.hand_size = 5; }), "no such hand size");
    EXPECT_EQ(found(dealt(2, {.four_cards = true}), [](State& s) { s.hand_size = 3; }), "a hand is too large");
    EXPECT_EQ(found(state, [](State& s) { s.points[2] = 1; }), "an empty chair has something");
    EXPECT_EQ(found(state, [](State& s) { s.shown[2] = 1; }), "an empty chair has something");
    EXPECT_EQ(found(state, [](State& s) { std::swap(s.hands[1], s.hands[2]); }), "one seat holds more than another");
    EXPECT_EQ(found(dealt(3), [](State& s) { s.seats = 2; }), "an empty chair has something");
    EXPECT_EQ(found(state, [](State& s) { s.chance = engine::Rng{1}; }), "the wrong stream of chance");
}

TEST(Audit, FindsWrongRounds) { // [NG-4]
    const State first = with_hands({{1, 2, 3}, {4, 5, 6}});
    EXPECT_EQ(found(first, [](State& s) { s.points[0] = 1; }), "more points than rounds");
    EXPECT_EQ(found(first, [](State& s) { s.shown[0] = 1; }), "the cards shown are not among those played");
    EXPECT_EQ(found(first,
                    [](State& s) {
                        s.draw_pile.take(12);
                        s.played.add(12);
                    }),
              "a round is half shown");
    EXPECT_EQ(found(first,
                    [](State& s) {
                        for (int seat = 0; seat < 2; ++seat) {
                            const Card card = cards_of(s.hands[at(Seat{seat})]).front();
                            s.hands[at(Seat{seat})].take(card);
                            s.choices[at(Seat{seat})] = card;
                        }
                    }),
              "all have chosen and nothing was shown");

    const State second = in_the_second_round();
    EXPECT_EQ(found(second, [](State& s) { s.shown[1] = 1; }), "the cards shown are not among those played")
        << "three, but only two were played";
    EXPECT_EQ(found(second, [](State& s) { s.shown[1] = no_card; }), "the cards shown are not among those played");
    EXPECT_EQ(found(second, [](State& s) { s.points[1] = 2; }), "more points than rounds");
}

TEST(Codec, LetsNoUnsoundStateIn) {
    const engine::Adapter<Rules, engine::Audited::no> module;
    State state = in_the_second_round();
    const auto read = [&] { return module.decode_state(module.encode_state(engine::Value::of(state))); };
    EXPECT_FALSE(read().empty());
    state.points[1] = 2;
    EXPECT_TRUE(read().empty());
}

TEST(Codec, HoldsTheMostPointsThereCanBe) {
    const engine::Adapter<Rules> module;
    State state = play_lowest(dealt(2, {.sprint = false})).first;
    state.points = {18};
    const engine::Value again = module.decode_state(module.encode_state(engine::Value::of(state)));
    ASSERT_FALSE(again.empty());
    EXPECT_EQ(again.as<State>(), state);
}

TEST(Codec, RefusesSeatsAndCardsThatDoNotExist) {
    const auto readable = [](const State& state, std::size_t byte, std::uint8_t flipped) {
        engine::Writer out;
        Rules::encode_state(out, state);
        engine::Bytes bytes = out.take();
        bytes[byte] ^= flipped;
        engine::Reader in{bytes};
        (void)Rules::decode_state(in);
        return in.ok();
    };
    EXPECT_TRUE(readable(dealt(8), 0, 0));
    EXPECT_FALSE(readable(dealt(8), 0, 0x20)) << "nine seats: the first three bits are seats − 2";
    // Before seat 0's choice lie 3 + 1 + 1 bits of the setup and three heaps of 24 bits.
    const State chosen = lay(with_hands({{1, 2, 12}, {4, 5, 6}}), {12}).state;
    EXPECT_FALSE(readable(chosen, 80 / 8, 0x80)) << "the card 13";
}

TEST(Codec, PutsACardIntoFourBits) {
    engine::Writer out;
    Rules::encode(out, {12});
    EXPECT_EQ(out.bit_count(), 4U);
    EXPECT_EQ(out.bytes(), engine::Bytes{0xB0});
}

} // namespace null_game_test

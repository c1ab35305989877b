// Actions and states as bits: short, one spelling each, and nothing else is read. (Table does both ways of each that a
// test does; the suites try hostile bytes.)
#include "table.h"

namespace wench {

namespace {

std::size_t bits_of(const Action& action) {
    engine::Writer out;
    Rules::encode(out, action);
    return out.bit_count();
}

std::optional<Action> read(const engine::Bytes& bytes) {
    engine::Reader in{bytes};
    const Action action = Rules::decode(in);
    return in.finished() ? std::optional{action} : std::nullopt;
}

Action both_ways(const Action& action) {
    engine::Writer out;
    Rules::encode(out, action);
    engine::Reader in{out.bytes()};
    const Action back = Rules::decode(in);
    EXPECT_TRUE(in.finished());
    return back;
}

} // namespace

TEST(Codec, LengthsOfActions) {
    EXPECT_EQ(bits_of(Draw{}), 3U);
    EXPECT_EQ(bits_of(Next{}), 3U);
    EXPECT_EQ(bits_of(Judge{true}), 4U);
    EXPECT_EQ(bits_of(Play{.card = card("toll")}), 13U);
    EXPECT_EQ(bits_of(Play{.card = card("generous"), .targets = seats({2})}), 19U);
    EXPECT_EQ(bits_of(Call{seats({2})}), 9U);
    EXPECT_EQ(bits_of(Claim{}), 5U);
    EXPECT_EQ(bits_of(Leave{Seat{2}}), 6U);
}

TEST(Codec, ActionsComeBack) {
    const Prepared all = prepared(
        {{Slot::text, "toll"}, {Slot::text_again, "yawn"}, {Slot::matching, "whim"}, {Slot::sharing, "privilege'"}});
    const std::vector<Action> actions{
        Play{.card = card("privilege'"), .targets = seats({0, 5}), .discard_old = true, .prepared = all},
        Play{.card = card("elbows_off")},
        Draw{},
        Next{},
        Choose{},
        Choose{cards("toll toll' yawn")},
        Call{seats({0, 5})},
        Claim{},
        Claim{.kind = Claim::Kind::rule, .name = Name::privilege, .whom = Seat{5}, .gift = card("yawn")},
        Claim{.kind = Claim::Kind::rule},
        Claim{.kind = Claim::Kind::fast, .card = card("privilege'"), .whom = Seat{0}},
        Judge{false},
        Judge{true},
        Leave{Seat{5}},
    };
    for (const Action& action : actions) EXPECT_EQ(both_ways(action), action);
}

TEST(Codec, RefusesWhatIsNoAction) {
    const auto bits = [](auto&& write) {
        engine::Writer out;
        write(out);
        return out.bytes();
    };
    // A Play with targets that are none, and one with prepared cards that are none.
    EXPECT_FALSE(read(bits([](engine::Writer& out) {
        out.below(0, 8);
        out.below(1, card_count);
        out.boolean(true);
        out.bits(0, most_players);
        out.boolean(false);
        out.boolean(false);
    })));
    EXPECT_FALSE(read(bits([](engine::Writer& out) {
        out.below(0, 8);
        out.below(1, card_count);
        out.boolean(false);
        out.boolean(false);
        out.boolean(true);
        out.bits(0, slot_count);
    })));
    // A card, a seat and a kind of claim that there are not; more cards than there are.
    EXPECT_FALSE(read(bits([](engine::Writer& out) {
        out.below(0, 8);
        out.bits(104, 7);
        out.bits(0, 3);
    })));
    EXPECT_FALSE(read(bits([](engine::Writer& out) {
        out.below(7, 8);
        out.bits(6, 3);
    })));
    EXPECT_FALSE(read(bits([](engine::Writer& out) {
        out.below(5, 8);
        out.bits(3, 2);
    })));
    EXPECT_FALSE(read(bits([](engine::Writer& out) {
        out.below(3, 8);
        out.number(105);
        for (int i = 0; i < 105; ++i) out.below(0, card_count);
    })));
}

} // namespace wench

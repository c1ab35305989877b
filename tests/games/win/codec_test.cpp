// Bits of actions and states, and bytes of strangers. Every action and state of the other tests went through the codec
// as well (table.cpp).
#include "table.h"

#include "engine/adapter.h"

namespace win_test {

namespace {

std::size_t bits(const Action& action) {
    engine::Writer out;
    Rules::encode(out, action);
    return out.bit_count();
}

} // namespace

// A whole match has to fit a link.
TEST(Codec, IsCompact) {
    EXPECT_EQ(bits(Draw{}), 4U);
    EXPECT_EQ(bits(Reveal{}), 4U);
    EXPECT_EQ(bits(SpeechOver{true}), 5U);
    EXPECT_EQ(bits(Next{}), 4U);
    EXPECT_EQ(bits(SecretVote{Vote::none}), 6U);
    EXPECT_EQ(bits(ShowOfHands{votes({0, 5}, {2, 4, 6, 7}), false}), 4U + 1 + 5 + 6 * 2 + 2);
    EXPECT_EQ(bits(ShowOfHands{{}, true}), 4U + 1 + 5);
}

// One action, one spelling: seats without a vote behind the last vote are not told.
TEST(Codec, RefusesASecondSpelling) {
    engine::Writer out;
    out.below(4, 10);
    out.boolean(false);
    out.below(2, 21);
    out.boolean(true);
    out.boolean(false);
    out.boolean(false); // seat 1: none, and the last one told
    engine::Reader in{out.bytes()};
    static_cast<void>(Rules::decode(in));
    EXPECT_FALSE(in.ok());
}

TEST(Codec, RefusesWhatIsNoAction) {
    const engine::Adapter<Rules> module;
    const engine::Bytes empty;
    EXPECT_TRUE(module.decode_action(empty).empty());
    EXPECT_TRUE(module.decode_action(engine::Bytes{0b0000'0001}).empty());     // Draw and more
    EXPECT_TRUE(module.decode_action(engine::Bytes{0b0101'1100}).empty());     // a fourth kind of vote
    EXPECT_TRUE(module.decode_action(engine::Bytes{0b0111'1010, 0}).empty());  // Leave of seat 20
    EXPECT_TRUE(module.decode_action(engine::Bytes{0b0100'0'101, 0}).empty()); // hands, cut off
    EXPECT_TRUE(module.decode_action(engine::Bytes{0b1000'1100}).empty());     // a fourth card to swap
    EXPECT_TRUE(module.decode_action(engine::Bytes{0b1010'0000}).empty());     // an eleventh kind
    EXPECT_FALSE(module.decode_action(engine::Bytes{0b0000'0000}).empty());
    EXPECT_FALSE(module.decode_action(engine::Bytes{0b0111'1001, 0b1000'0000}).empty());
    EXPECT_FALSE(module.decode_action(engine::Bytes{0b1000'1000}).empty());
    EXPECT_FALSE(module.decode_action(engine::Bytes{0b1001'0000}).empty());
}

// Any bytes at any moment: nothing, or an action that is judged.
TEST(Codec, SurvivesHostileActions) {
    const engine::Adapter<Rules> module;
    engine::Rng chance{3};
    for (int match = 0; match < 40; ++match) {
        const auto option = static_cast<VoteOption>(match % 3);
        engine::Value state = module.deal(setup_for(3 + match % 18, 0, option), static_cast<std::uint64_t>(match));
        for (int step = 0; step < 400; ++step) {
            engine::Bytes bytes(1 + chance.below(7));
            for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(chance.below(256));
            bytes.back() = static_cast<std::uint8_t>(bytes.back() & 0xFFU << chance.below(8));
            const Seat seat{static_cast<int>(chance.below(engine::max_seats))};
            if (auto outcome = module.submit(state, seat, bytes)) {
                EXPECT_TRUE(module.waiting_on(state).contains(seat));
                EXPECT_EQ(module.audit(outcome->state), std::nullopt);
                state = outcome->state;
            }
        }
    }
}

// A saved state with any bit turned is refused or sound, and plays on.
TEST(Codec, SurvivesHostileStates) {
    const engine::Adapter<Rules> module;
    Table table{5, VoteOption::ask_each_time};
    table.argue();
    table.act(ChooseVoteKind{VoteKind::secret});
    table.act(Seat{2}, SecretVote{Vote::white});
    engine::Writer out;
    Rules::encode_state(out, table.state);
    int refused = 0;
    for (std::size_t bit = 0; bit < out.bit_count(); ++bit) {
        engine::Bytes bytes = out.bytes();
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 0x80U >> bit % 8);
        const engine::Value state = module.decode_state(bytes);
        if (state.empty()) {
            ++refused;
            continue;
        }
        EXPECT_EQ(module.encode_state(state), bytes);
        for (const Seat seat : module.waiting_on(state))
            for (const engine::Bytes& action : module.legal(state, seat))
                EXPECT_TRUE(module.submit(state, seat, action).has_value());
    }
    EXPECT_GT(refused, static_cast<int>(out.bit_count()) / 2);
    EXPECT_TRUE(module.decode_state(engine::Bytes(out.bytes().size(), 0xFF)).empty());
    EXPECT_TRUE(module.decode_state({}).empty());
}

} // namespace win_test

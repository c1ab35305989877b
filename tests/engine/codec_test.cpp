#include "engine/codec.h"

#include <gtest/gtest.h>
#include <limits>

namespace {

using engine::Bytes;
using engine::Reader;
using engine::Rng;
using engine::Writer;

TEST(Writer, PacksBitsFromTheHighestDown) {
    Writer out;
    out.bits(0b101, 3);
    out.bits(0b0110011, 7);
    EXPECT_EQ(out.bit_count(), 10U);
    EXPECT_EQ(out.bytes(), (Bytes{0b10101100, 0b11000000}));
}

TEST(Writer, UsesAsManyBitsAsABoundNeeds) {
    const auto width = [](std::uint32_t bound) {
        Writer out;
        out.below(0, bound);
        return out.bit_count();
    };
    EXPECT_EQ(width(1), 0U);
    EXPECT_EQ(width(2), 1U);
    EXPECT_EQ(width(12), 4U);
    EXPECT_EQ(width(16), 4U);
    EXPECT_EQ(width(17), 5U);
}

TEST(Writer, BeginsAfreshAfterTake) {
    Writer out;
    out.bits(1, 3);
    EXPECT_EQ(out.take(), (Bytes{0x20}));
    EXPECT_EQ(out.bit_count(), 0U);
    out.bits(1, 1);
    EXPECT_EQ(out.take(), (Bytes{0x80}));
}

TEST(Codec, GivesBackWhatWasWritten) {
    constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
    const Rng rng = Rng::at(greatest, 3, 12345);
    Writer out;
    out.boolean(true);
    out.bits(greatest, 64);
    out.below(11, 12);
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{15}, std::uint64_t{16}, greatest})
        out.number(number);
    out.text("maçã");
    out.rng(rng);
    out.raw(Bytes{1, 2, 255});
    const std::size_t written = out.bit_count();
    const Bytes bytes = out.take();

    Reader in{bytes};
    EXPECT_TRUE(in.boolean());
    EXPECT_EQ(in.bits(64), greatest);
    EXPECT_EQ(in.below(12), 11U);
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{15}, std::uint64_t{16}, greatest})
        EXPECT_EQ(in.number(), number);
    EXPECT_EQ(in.text(6), "maçã");
    EXPECT_EQ(in.rng(), rng);
    EXPECT_EQ(in.raw(3), (Bytes{1, 2, 255}));
    EXPECT_EQ(in.bit_count(), written);
    EXPECT_TRUE(in.finished());
}

TEST(Writer, KeepsSmallNumbersShort) {
    Writer out;
    out.number(15);
    EXPECT_EQ(out.bit_count(), 5U);
    out.number(16);
    EXPECT_EQ(out.bit_count(), 15U);
}

TEST(Reader, FailsForGoodAtTheEnd) {
    const Bytes bytes{0xFF};
    Reader in{bytes};
    EXPECT_EQ(in.bits(9), 0U);
    EXPECT_FALSE(in.ok());
    EXPECT_EQ(in.bits(1), 0U) << "a failed reader reads on";
    EXPECT_FALSE(in.finished());
}

TEST(Reader, RefusesWhatIsOutOfBounds) {
    const Bytes bytes{0xFF};
    Reader in{bytes};
    EXPECT_EQ(in.below(12), 0U);
    EXPECT_FALSE(in.ok());
}

TEST(Reader, RefusesNumbersThatAreTooLong) {
    const Bytes endless(20, 0xFF);
    Reader in{endless};
    EXPECT_EQ(in.number(), 0U);
    EXPECT_FALSE(in.ok());
}

// 1 0000, 0 0000 would be another spelling of 0.
TEST(Reader, RefusesNumbersWithNeedlessGroups) {
    const Bytes bytes{0b10000000, 0b00000000};
    Reader in{bytes};
    EXPECT_EQ(in.number(), 0U);
    EXPECT_FALSE(in.ok());
}

TEST(Reader, RefusesTextsThatAreTooLong) {
    Writer out;
    out.text("four");
    const Bytes bytes = out.take();
    Reader just{bytes};
    EXPECT_EQ(just.text(4), "four");
    Reader less{bytes};
    EXPECT_EQ(less.text(3), "");
    EXPECT_FALSE(less.ok());
}

TEST(Reader, RefusesTextsAndBytesLongerThanWhatIsLeft) {
    Writer out;
    out.number(5);
    const Bytes bytes = out.take();
    Reader text{bytes};
    EXPECT_EQ(text.text(1000), "");
    EXPECT_FALSE(text.ok());
    Reader raw{bytes};
    EXPECT_TRUE(raw.raw(std::numeric_limits<std::size_t>::max()).empty());
    EXPECT_FALSE(raw.ok());
}

TEST(Reader, RefusesAGeneratorOfAnImpossibleStream) {
    Writer out;
    out.bits(1, 64);
    out.number(std::uint64_t{1} << 32);
    out.number(0);
    const Bytes bytes = out.take();
    Reader in{bytes};
    EXPECT_EQ(in.rng(), Rng{});
    EXPECT_FALSE(in.ok());
}

TEST(Reader, IsFinishedOnlyWithZerosInTheLastByte) {
    const Bytes zeros{0x80};
    Reader good{zeros};
    (void)good.bits(1);
    EXPECT_TRUE(good.finished());

    const Bytes ones{0x81};
    Reader dirty{ones};
    (void)dirty.bits(1);
    EXPECT_FALSE(dirty.finished());

    const Bytes more{0x80, 0x00};
    Reader early{more};
    (void)early.bits(1);
    EXPECT_FALSE(early.finished()) << "a whole byte is left over";
    Reader none{{}};
    EXPECT_TRUE(none.finished());
}

TEST(Reader, CanBeMadeToFail) {
    Reader in{{}};
    in.fail();
    EXPECT_FALSE(in.ok());
    EXPECT_FALSE(in.finished());
}

// FNV-1a, 64 bits, as published with it.
TEST(Digest, GivesThePublishedAnswers) {
    EXPECT_EQ(engine::digest(Bytes{}), 0xCBF29CE484222325U);
    EXPECT_EQ(engine::digest(Bytes{'a'}), 0xAF63DC4C8601EC8CU);
    EXPECT_EQ(engine::digest(Bytes{'f', 'o', 'o', 'b', 'a', 'r'}), 0x85944171F73967E8U);
}

} // namespace

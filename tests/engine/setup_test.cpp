#include "engine/setup.h"

#include <array>
#include <gtest/gtest.h>

namespace {

using engine::Bytes;
using engine::OptionInfo;
using engine::Reader;
using Agreed = engine::Setup; // inside a test, Setup names something of GoogleTest
using engine::Writer;

constexpr std::array<OptionInfo, 3> options{{
    {.id = "length", .kind = OptionInfo::Kind::choice, .count = 3, .standard = 1},
    {.id = "open",
     .kind = OptionInfo::Kind::toggle,
     .count = 2,
     .standard_for = [](int seats) { return seats > 3 ? 1 : 0; },
     .applies = [](int seats) { return seats > 2; }},
    {.id = "first", .kind = OptionInfo::Kind::seat},
}};
constexpr engine::GameInfo info{.id = "sample", .least_seats = 2, .most_seats = 6, .options = options};

TEST(Setup, HasDefaultsThatMayDependOnTheSeats) {
    EXPECT_EQ(engine::standard_setup(info, 3), (Agreed{3, {1, 0, 0}}));
    EXPECT_EQ(engine::standard_setup(info, 4), (Agreed{4, {1, 1, 0}}));
    EXPECT_FALSE(options[1].applies_at(2));
    EXPECT_TRUE(options[1].applies_at(3));
    EXPECT_TRUE(options[0].applies_at(2));
}

TEST(Setup, FitsOnlyInItsRanges) {
    EXPECT_TRUE(engine::fits(info, {2, {2, 1, 2}}));
    EXPECT_FALSE(engine::fits(info, {1, {0, 0, 0}})) << "too few seats";
    EXPECT_FALSE(engine::fits(info, {7, {0, 0, 0}})) << "too many seats";
    EXPECT_FALSE(engine::fits(info, {2, {3, 0, 0}})) << "no such length";
    EXPECT_FALSE(engine::fits(info, {2, {0, 2, 0}})) << "a toggle has two values";
    EXPECT_FALSE(engine::fits(info, {2, {0, 0, 3}})) << "random or one of two seats";
    EXPECT_FALSE(engine::fits(info, {2, {0, 0}})) << "a value is missing";
    EXPECT_FALSE(engine::fits(info, {2, {0, 0, 0, 0}})) << "a value too many";
}

TEST(Setup, ComesBackFromItsBits) {
    for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
        const Agreed setup{seats, {2, 1, static_cast<std::uint8_t>(seats)}};
        Writer out;
        engine::write(out, info, setup);
        const Bytes bytes = out.take();
        Reader in{bytes};
        EXPECT_EQ(engine::read_setup(in, info), setup);
        EXPECT_TRUE(in.finished());
    }
}

TEST(Setup, FailsTheReaderWhereItDoesNotFit) {
    const Bytes seats_out_of_range{0b11100000, 0};
    Reader in{seats_out_of_range};
    (void)engine::read_setup(in, info);
    EXPECT_FALSE(in.ok());
    Reader none{{}};
    (void)engine::read_setup(none, info);
    EXPECT_FALSE(none.ok());
}

} // namespace

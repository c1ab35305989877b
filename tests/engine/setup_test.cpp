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

constexpr std::array<OptionInfo, 1> team_options{{
    {.id = "teams", .count_for = [](int seats) { return seats - 1; }},
}};
constexpr std::array<engine::OwnDeckInfo, 2> decks{{
    {.id = "faces", .most = 3, .most_letters = 8},
    {.id = "places", .most = 2, .most_letters = 8},
}};
constexpr engine::GameInfo with_own{
    .id = "own", .least_seats = 2, .most_seats = 6, .options = team_options, .own_decks = decks};

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

TEST(Setup, HasValuesThatMayDependOnTheSeats) {
    EXPECT_TRUE(engine::fits(with_own, {4, {2}, {{}, {}}}));
    EXPECT_FALSE(engine::fits(with_own, {3, {2}, {{}, {}}}));
}

TEST(Setup, HasAListOfOwnCardsForEachDeck) {
    EXPECT_EQ(engine::standard_setup(with_own, 3).own.size(), 2U);
    EXPECT_TRUE(engine::standard_setup(info, 3).own.empty());
    EXPECT_TRUE(engine::fits(with_own, {3, {0}, {{"a", "b", "c"}, {"d"}}}));
    EXPECT_FALSE(engine::fits(with_own, {3, {0}, {{"a"}}})) << "a deck is missing";
    EXPECT_FALSE(engine::fits(with_own, {3, {0}, {{"a"}, {}, {}}})) << "a deck too many";
    EXPECT_FALSE(engine::fits(with_own, {3, {0}, {{}, {"a", "b", "c"}}})) << "too many cards";
    EXPECT_FALSE(engine::fits(with_own, {3, {0}, {{""}, {}}})) << "a card without words";
    EXPECT_FALSE(engine::fits(with_own, {3, {0}, {{"a  b"}, {}}})) << "untidy";
    EXPECT_FALSE(engine::fits(with_own, {3, {0}, {{"123456789"}, {}}})) << "too long";
}

TEST(Setup, CarriesOwnCardsInItsBits) {
    const Agreed setup{5, {3}, {{"🦊", "two"}, {"über"}}};
    Writer out;
    engine::write(out, with_own, setup);
    const Bytes bytes = out.take();
    Reader in{bytes};
    EXPECT_EQ(engine::read_setup(in, with_own), setup);
    EXPECT_TRUE(in.finished());
    for (std::size_t cut = 0; cut + 1 < bytes.size(); ++cut) {
        Reader short_of{engine::ByteView{bytes}.first(cut)};
        (void)engine::read_setup(short_of, with_own);
        EXPECT_FALSE(short_of.ok()) << cut;
    }
}

// Whatever stands there, what comes out of it fits, or nothing does.
TEST(Setup, TakesNoOddOwnCards) {
    for (const char* text : {"", " x", "a\nb", "123456789", "\xFF"}) {
        Writer out;
        out.below(1, 5);
        out.below(0, 2);
        out.below(1, 4);
        out.text(text);
        out.below(0, 3);
        const Bytes bytes = out.take();
        Reader in{bytes};
        (void)engine::read_setup(in, with_own);
        EXPECT_FALSE(in.ok()) << text;
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

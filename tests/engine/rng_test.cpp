// The generator, pinned: links and saves rely on these very numbers for ever. [ALL-2]
#include "engine/rng.h"

#include <array>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

namespace {

using engine::philox4x32;
using engine::Rng;
using Block = std::array<std::uint32_t, 4>;

// The known answers for philox4x32-10 that Random123 publishes (its file kat_vectors).
TEST(Philox, GivesThePublishedAnswers) {
    EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}), (Block{0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8}));
    constexpr std::uint32_t ones = 0xFFFFFFFF;
    EXPECT_EQ(philox4x32({ones, ones, ones, ones}, {ones, ones}),
              (Block{0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD}));
    EXPECT_EQ(philox4x32({0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344}, {0xA4093822, 0x299F31D0}),
              (Block{0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1}));
}

// Seed low word first as key; block number low word first, then the stream, as counter.
TEST(Rng, WalksThroughTheBlocks) {
    const Rng start = Rng::at(0x0123456789ABCDEF, 7, (std::uint64_t{1} << 34) + 2);
    const Block expected = philox4x32({0, 1, 7, 0}, {0x89ABCDEF, 0x01234567});
    const Block following = philox4x32({1, 1, 7, 0}, {0x89ABCDEF, 0x01234567});
    Rng rng = start;
    EXPECT_EQ(rng.next(), expected[2]);
    EXPECT_EQ(rng.next(), expected[3]);
    EXPECT_EQ(rng.next(), following[0]);
    EXPECT_EQ(rng.position(), start.position() + 3);
}

TEST(Rng, GivesPinnedWords) {
    Rng rng{42};
    std::array<std::uint32_t, 6> words{};
    for (std::uint32_t& word : words) word = rng.next();
    EXPECT_EQ(words,
              (std::array<std::uint32_t, 6>{0x9CEAF053, 0x77F5493B, 0x12BF50AD, 0x5742B3D7, 0xFCDB2127, 0x53BA6CFD}));
}

TEST(Rng, GivesPinnedBoundedDraws) {
    Rng rng{42, 3};
    std::vector<std::uint32_t> draws;
    for (const std::uint32_t bound : {1U, 2U, 6U, 10U, 52U, 1000U, 0x80000001U, 0xFFFFFFFFU})
        draws.push_back(rng.below(bound));
    EXPECT_EQ(draws, (std::vector<std::uint32_t>{0U, 0U, 3U, 1U, 19U, 924U, 496087451U, 2846961708U}));
    EXPECT_EQ(rng.position(), 7U) << "a bound of 1 draws nothing; words that are not fair are dropped";
}

TEST(Rng, GivesAPinnedShuffle) {
    std::vector<int> items(12);
    std::iota(items.begin(), items.end(), 0);
    Rng rng{2026};
    rng.shuffle(std::span{items});
    EXPECT_EQ(items, (std::vector<int>{1, 0, 4, 8, 2, 5, 7, 9, 10, 6, 11, 3}));
}

TEST(Rng, ShufflesNothingWithoutDrawing) {
    Rng rng{1};
    std::vector<int> items;
    rng.shuffle(std::span{items});
    items = {5};
    rng.shuffle(std::span{items});
    EXPECT_EQ(rng.position(), 0U);
}

TEST(Rng, IsFairToEachPlaceOfAShuffle) {
    std::array<std::array<int, 5>, 5> counts{};
    Rng rng{9};
    for (int round = 0; round < 10000; ++round) {
        std::array<std::size_t, 5> items{0, 1, 2, 3, 4};
        rng.shuffle(std::span{items});
        for (std::size_t place = 0; place < items.size(); ++place) ++counts[place][items[place]];
    }
    for (const auto& place : counts)
        for (const int count : place) EXPECT_NEAR(count, 2000, 200); // five standard deviations
}

TEST(Rng, KeepsDrawsBelowTheirBound) {
    Rng rng{3};
    for (std::uint32_t bound = 1; bound < 200; ++bound)
        for (int i = 0; i < 20; ++i) EXPECT_LT(rng.below(bound), bound);
}

TEST(Rng, HasStreamsThatDoNotTouchEachOther) {
    const Rng root{77};
    Rng first = root.stream(1);
    Rng second = root.stream(2);
    EXPECT_NE(first.next(), second.next());
    Rng again = root.stream(2);
    (void)again.next();
    EXPECT_EQ(again, second) << "drawing from one stream moved another";
    EXPECT_EQ(second.seed(), 77U);
    EXPECT_EQ(second.stream_number(), 2U);
}

TEST(Rng, CountsAllWords) {
#ifndef NDEBUG
    const std::uint64_t before = Rng::words_drawn();
    Rng rng{1};
    (void)rng.next();
    (void)rng.next();
    EXPECT_EQ(Rng::words_drawn(), before + 2);
#endif
}

} // namespace

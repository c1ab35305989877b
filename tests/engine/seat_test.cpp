#include "engine/seat.h"

#include <gtest/gtest.h>
#include <vector>

namespace {

using engine::Seat;
using engine::SeatSet;
using engine::Viewer;

TEST(Seat, TurnsClockwise) { // [ALL-1]
    EXPECT_EQ(Seat{0}.left(1, 4), Seat{1});
    EXPECT_EQ(Seat{3}.left(1, 4), Seat{0});
    EXPECT_EQ(Seat{0}.left(-1, 4), Seat{3});
    EXPECT_EQ(Seat{2}.left(0, 4), Seat{2});
    EXPECT_EQ(Seat{2}.left(9, 4), Seat{3});
    EXPECT_EQ(Seat{2}.left(-9, 4), Seat{1});
    EXPECT_EQ(Seat{19}.left(1, engine::max_seats), Seat{0});
}

TEST(SeatSet, IsASet) {
    SeatSet set{Seat{3}, Seat{1}};
    set.insert(Seat{3});
    EXPECT_EQ(set.size(), 2);
    EXPECT_TRUE(set.contains(Seat{1}));
    EXPECT_FALSE(set.contains(Seat{2}));
    set.erase(Seat{1});
    set.erase(Seat{2});
    EXPECT_EQ(set, SeatSet{Seat{3}});
    set.erase(Seat{3});
    EXPECT_TRUE(set.empty());
}

TEST(SeatSet, IsWalkedClockwiseFromSeatZero) {
    std::vector<int> seats;
    for (const Seat seat : SeatSet{Seat{19}, Seat{0}, Seat{7}}) seats.push_back(seat.index());
    EXPECT_EQ(seats, (std::vector<int>{0, 7, 19}));
}

TEST(SeatSet, HoldsATableOfAnySize) {
    EXPECT_TRUE(SeatSet::first(0).empty());
    EXPECT_EQ(SeatSet::first(3), (SeatSet{Seat{0}, Seat{1}, Seat{2}}));
    EXPECT_EQ(SeatSet::first(engine::max_seats).size(), engine::max_seats);
}

TEST(SeatSet, DropsBitsThatAreNoSeats) {
    EXPECT_EQ(SeatSet::from_bits(0xFFFFFFFF), SeatSet::first(engine::max_seats));
    EXPECT_EQ(SeatSet::from_bits(SeatSet{Seat{4}}.bits()), SeatSet{Seat{4}});
}

TEST(Viewer, SeesOnlyItsOwn) { // [ALL-3]
    const Viewer third = Viewer::at(Seat{3});
    EXPECT_TRUE(third.sees(Seat{3}));
    EXPECT_FALSE(third.sees(Seat{0}));
    EXPECT_TRUE(third.is_seat());
    EXPECT_EQ(third.seat(), Seat{3});
    EXPECT_FALSE(Viewer::everyone().sees(Seat{0}));
    EXPECT_TRUE(Viewer::everyone().is_public());
    EXPECT_TRUE(Viewer::omniscient().sees(Seat{0}));
    EXPECT_FALSE(Viewer::omniscient().is(Seat{0}));
    EXPECT_NE(Viewer::at(Seat{0}), Viewer::everyone());
}

} // namespace

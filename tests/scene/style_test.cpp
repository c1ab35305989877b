#include "scene/style.h"

#include <gtest/gtest.h>

namespace {

using namespace scene;

TEST(Style, ContrastAsWcagHasIt) {
    EXPECT_NEAR(contrast(rgb(0x000000), rgb(0xFFFFFF)), 21, 0.01);
    EXPECT_NEAR(contrast(rgb(0x777777), rgb(0xFFFFFF)), 4.48, 0.01);
    EXPECT_NEAR(contrast(rgb(0xFF0000), rgb(0xFF0000)), 1, 0.001);
    EXPECT_EQ(contrast(rgb(0x123456), rgb(0xABCDEF)), contrast(rgb(0xABCDEF), rgb(0x123456)));
}

TEST(Style, EveryGroundForWordsIsHeldToIt) {
    const auto has = [](Ink ink, Ink ground) {
        for (const auto& pair : readable_pairs())
            if (pair == std::pair{ink, ground}) return true;
        return false;
    };
    for (const Ink ground : {Ink::table, Ink::lamp, Ink::panel, Ink::raised}) {
        EXPECT_TRUE(has(Ink::text, ground));
        EXPECT_TRUE(has(Ink::muted, ground));
    }
    for (int i = 0; i < seat_colours; ++i) EXPECT_TRUE(has(Ink::on_seat, seat_ink(i)));
}

} // namespace

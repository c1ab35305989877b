// Each reason for which WIN refuses something has words of its own.
#include "games/win/ui/screen.h"
#include "walker.h"

#include <gtest/gtest.h>

#include <set>

namespace {

TEST(Reasons, HaveEachTheirOwnWords) {
    const session::People people = app_test::long_named(3);
    kit::Sitting sitting;
    sitting.people = &people;
    std::set<std::uint16_t> keys;
    const int last = static_cast<int>(win::Reason::too_few_would_remain);
    for (int reason = 0; reason <= last; ++reason)
        keys.insert(win::Screen::why_not({static_cast<std::uint16_t>(reason), 1, 2}, sitting).key);
    EXPECT_EQ(keys.size(), static_cast<std::size_t>(last + 1));
}

} // namespace

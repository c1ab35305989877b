// Each reason for which null_game refuses something has words of its own.
#include "games/null_game/ui/screen.h"
#include "walker.h"

#include <gtest/gtest.h>

#include <set>

namespace {

TEST(Reasons, OfNullGameHaveEachTheirOwnWords) {
    const session::People people = app_test::long_named(3);
    kit::Sitting sitting;
    sitting.people = &people;
    sitting.viewer = engine::Viewer::at(engine::Seat{0});
    std::set<std::uint16_t> keys;
    const int last = static_cast<int>(null_game::Reason::nothing_chosen);
    for (int reason = 0; reason <= last; ++reason)
        keys.insert(null_game::Screen::why_not({static_cast<std::uint16_t>(reason), 1, 2}, sitting).key);
    EXPECT_EQ(keys.size(), static_cast<std::size_t>(last + 1));
}

} // namespace

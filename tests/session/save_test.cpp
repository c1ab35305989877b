// Saves: what is kept comes back, what is damaged is refused, an older revision goes on from its snapshot.
#include "session/save.h"

#include "played.h"

#include "games/modules/modules.h"

#include <gtest/gtest.h>

namespace {

using session_test::played;

constexpr session::Stamp stamp{0xC0FFEE, 1'790'000'000};

engine::Bytes save(const session::Session& session) { return session::save(session, stamp); }

class EverySave : public testing::TestWithParam<const engine::GameModule*> {};

TEST_P(EverySave, ComesBackTheSameBehindTheBlankCurtain) {
    for (const int steps : {0, 1, 5, 30}) {
        const session::Session before = played(*GetParam(), steps);
        const auto loaded = session::load(save(before), &games::find_module);
        ASSERT_TRUE(loaded);
        EXPECT_EQ(loaded->stamp, stamp);
        const session::Session& after = *loaded->session;
        EXPECT_EQ(after.digest(), before.digest());
        EXPECT_EQ(after.people(), before.people());
        EXPECT_EQ(after.setup(), before.setup());
        EXPECT_EQ(after.log().size(), before.log().size());
        EXPECT_FALSE(after.locked());
        EXPECT_TRUE(after.blank());
        EXPECT_TRUE(after.viewer().is_public());
    }
}

TEST_P(EverySave, IsSummedUpWithoutBeingPlayedThrough) {
    for (const int steps : {0, 5, session_test::to_the_end}) {
        const session::Session match = played(*GetParam(), steps);
        const auto summary = session::summarise(save(match), &games::find_module);
        ASSERT_TRUE(summary);
        EXPECT_EQ(summary->stamp, stamp);
        EXPECT_EQ(summary->game, GetParam());
        EXPECT_EQ(summary->setup, match.setup());
        EXPECT_EQ(summary->people, match.people());
        EXPECT_EQ(summary->over, match.over());
        EXPECT_EQ(summary->actions, match.log().size());
    }
}

TEST_P(EverySave, EndedEarlyStaysEnded) {
    session::Session match = played(*GetParam(), 3);
    match.end_early();
    const auto loaded = session::load(save(match), &games::find_module);
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->session->ended_early());
    EXPECT_TRUE(loaded->session->over());
}

TEST_P(EverySave, CutAnywhereIsRefused) {
    const engine::Bytes whole = save(played(*GetParam(), 12));
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(session::load(engine::ByteView{whole}.first(size), &games::find_module)) << size;
}

TEST_P(EverySave, AnyFlippedBitIsRefused) {
    engine::Bytes bytes = save(played(*GetParam(), 6));
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
        EXPECT_FALSE(session::load(bytes, &games::find_module)) << bit;
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EverySave, testing::ValuesIn(games::modules().begin(), games::modules().end()),
                         [](const auto& game) { return std::string{game.param->info().id}; });

TEST(Save, OfAGameThatIsNotBuiltInSaysSo) {
    const engine::Bytes bytes = save(played(*games::modules().front(), 1));
    const auto nothing = [](std::string_view) -> const engine::GameModule* { return nullptr; };
    EXPECT_EQ(session::load(bytes, nothing).error(), session::LoadError::unknown_game);
}

TEST(Save, NoiseIsRefused) {
    engine::Rng noise{5};
    for (int round = 0; round < 2000; ++round) {
        engine::Bytes bytes(noise.below(200));
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(noise.below(256));
        EXPECT_FALSE(session::load(bytes, &games::find_module));
    }
}

} // namespace

// Saves: what is kept comes back, what is damaged is refused, an older revision goes on from its snapshot.
#include "session/save.h"

#include "games/modules/modules.h"

#include <gtest/gtest.h>

namespace {

session::Session played(const engine::GameModule& game, int steps) {
    const int seats = game.info().least_seats;
    session::People people;
    for (int i = 0; i < seats; ++i) people.push_back({"Zoë " + std::to_string(i), static_cast<std::uint8_t>(i), 1});
    session::Session session{game, engine::standard_setup(game.info(), seats), 99, people};
    engine::Rng choice{1};
    for (int i = 0; i < steps && !session.over(); ++i) {
        const engine::Seat seat = *session.waiting_on().begin();
        const auto actions = game.legal(game.decode_state(session.snapshot()), seat);
        EXPECT_TRUE(session.submit_bytes(seat, actions[choice.below(static_cast<std::uint32_t>(actions.size()))]));
    }
    return session;
}

class EverySave : public testing::TestWithParam<const engine::GameModule*> {};

TEST_P(EverySave, ComesBackTheSameBehindTheBlankCurtain) {
    for (const int steps : {0, 1, 5, 30}) {
        const session::Session before = played(*GetParam(), steps);
        const auto after = session::load(session::save(before), &games::find_module);
        ASSERT_TRUE(after);
        EXPECT_EQ((*after)->digest(), before.digest());
        EXPECT_EQ((*after)->people(), before.people());
        EXPECT_EQ((*after)->setup(), before.setup());
        EXPECT_EQ((*after)->log().size(), before.log().size());
        EXPECT_FALSE((*after)->locked());
        EXPECT_TRUE((*after)->blank());
        EXPECT_TRUE((*after)->viewer().is_public());
    }
}

TEST_P(EverySave, CutAnywhereIsRefused) {
    const engine::Bytes whole = session::save(played(*GetParam(), 12));
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(session::load(engine::ByteView{whole}.first(size), &games::find_module)) << size;
}

TEST_P(EverySave, AnyFlippedBitIsRefused) {
    engine::Bytes bytes = session::save(played(*GetParam(), 6));
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
        EXPECT_FALSE(session::load(bytes, &games::find_module)) << bit;
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EverySave, testing::ValuesIn(games::modules().begin(), games::modules().end()),
                         [](const auto& game) { return std::string{game.param->info().id}; });

TEST(Save, OfAGameThatIsNotBuiltInSaysSo) {
    const engine::Bytes bytes = session::save(played(*games::modules().front(), 1));
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

// The session: log, undo up to a barrier, the curtain, what a seat has not seen yet.
#include "session/session.h"

#include "games/modules/modules.h"

#include <gtest/gtest.h>

namespace {

session::People people(int count) {
    session::People all;
    for (int i = 0; i < count; ++i) all.push_back({"Player " + std::to_string(i + 1), static_cast<std::uint8_t>(i), 0});
    return all;
}

class EveryGame : public testing::TestWithParam<const engine::GameModule*> {
  protected:
    [[nodiscard]] static session::Session deal(std::uint64_t seed) {
        const engine::GameModule& game = *GetParam();
        const int seats = game.info().least_seats;
        return {game, engine::standard_setup(game.info(), seats), seed, people(seats)};
    }
    // Does the first legal thing of the first seat that is waited on.
    static void step(session::Session& session) {
        const engine::Seat seat = *session.waiting_on().begin();
        const auto actions = session.game().legal(session.game().decode_state(session.snapshot()), seat);
        ASSERT_FALSE(actions.empty());
        // Not always the same kind: in some games the first of the list is one that cannot be taken back.
        ASSERT_TRUE(session.submit_bytes(seat, actions[session.log().size() % actions.size()]));
    }
};

TEST_P(EveryGame, UndoneAndDoneAgainIsTheSameState) {
    session::Session session = deal(7);
    int undone = 0;
    for (int i = 0; i < 40 && !session.over(); ++i) {
        const std::uint64_t before = session.digest();
        step(session);
        if (session.log().back().undo_barrier) {
            EXPECT_FALSE(session.can_undo());
            continue;
        }
        const session::Entry done = session.log().back();
        const std::uint64_t after = session.digest();
        ASSERT_TRUE(session.can_undo());
        session.undo();
        EXPECT_EQ(session.digest(), before);
        ASSERT_TRUE(session.submit_bytes(done.seat, done.action));
        EXPECT_EQ(session.digest(), after);
        ++undone;
    }
    EXPECT_GT(undone, 0) << "the game never lets anything be taken back";
}

TEST_P(EveryGame, RefusedActionChangesNothing) {
    session::Session session = deal(3);
    const std::uint64_t before = session.digest();
    const engine::Bytes noise{0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
    EXPECT_FALSE(session.submit_bytes(engine::Seat{0}, noise));
    EXPECT_EQ(session.digest(), before);
    EXPECT_TRUE(session.log().empty());
}

TEST_P(EveryGame, CurtainHidesWhoeverLooked) {
    session::Session session = deal(3);
    session.look(engine::Seat{1});
    EXPECT_TRUE(session.viewer().is(engine::Seat{1}));
    session.draw_curtain();
    EXPECT_TRUE(session.viewer().is_public());
    EXPECT_TRUE(session.blank());
    session.open_curtain();
    EXPECT_FALSE(session.blank());
    EXPECT_TRUE(session.viewer().is_public());
}

TEST_P(EveryGame, UnseenEventsAreThoseSinceTheSeatLastLooked) {
    session::Session session = deal(5);
    step(session);
    EXPECT_FALSE(session.unseen(engine::Seat{1}).empty());
    session.look(engine::Seat{1});
    session.hide();
    EXPECT_TRUE(session.unseen(engine::Seat{1}).empty());
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(games::modules().begin(), games::modules().end()),
                         [](const auto& game) { return std::string{game.param->info().id}; });

TEST(TidyName, KeepsWhatPeopleAreCalled) {
    EXPECT_EQ(session::tidy_name("Anne-Sophie"), "Anne-Sophie");
    EXPECT_EQ(session::tidy_name("José"), "José");
    EXPECT_EQ(session::tidy_name("李小龍"), "李小龍");
    EXPECT_EQ(session::tidy_name("😀"), "😀");
}

TEST(TidyName, TurnsLineBreaksAndRunsOfSpacesIntoOneSpace) {
    EXPECT_EQ(session::tidy_name("  Ada \n\t Lovelace  "), "Ada Lovelace");
}

TEST(TidyName, CutsAfterTwentyCharactersWhateverTheirBytes) {
    EXPECT_EQ(session::tidy_name(std::string(30, 'x')), std::string(20, 'x'));
    std::string long_name;
    std::string twenty;
    for (int i = 0; i < 30; ++i) {
        long_name += "é";
        if (i < 20) twenty += "é";
    }
    EXPECT_EQ(session::tidy_name(long_name), twenty);
}

TEST(TidyName, DropsBrokenBytesAndMarksThatTurnTheTextAround) {
    EXPECT_EQ(session::tidy_name("A\xFF\xC3(B"), "A(B");
    EXPECT_EQ(session::tidy_name("A\xE2\x80\xAE"
                                 "B"),
              "AB");
}

TEST(TidyName, TidiedTwiceIsTidiedOnce) {
    for (const std::string name : {"  Ada \n Lovelace", "A\xFF\xC3(B", "", "   ", "nineteen characters and more"}) {
        const std::string once = session::tidy_name(name);
        EXPECT_EQ(session::tidy_name(once), once);
    }
}

} // namespace

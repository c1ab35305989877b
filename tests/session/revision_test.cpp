// When the rules change: a kept match goes on from its snapshot, a link says that it belongs to older rules.
//
// The later rules are null_game's, revised: what is dealt is dealt from another seed, so that old logs go otherwise.
#include "played.h"

#include "engine/adapter.h"
#include "games/modules/modules.h"
#include "games/null_game/rules/rules.h"
#include "session/link.h"
#include "session/save.h"

#include <gtest/gtest.h>

namespace {

using session::LinkError;
using session::Names;
using session_test::played;

constexpr engine::GameInfo revised_info(int revision) {
    engine::GameInfo info = null_game::Rules::info;
    info.revision = revision;
    return info;
}

// Old logs replay as before.
struct Harmless : null_game::Rules {
    static constexpr engine::GameInfo info = revised_info(2);
};
// They do not.
struct Changed : null_game::Rules {
    static constexpr engine::GameInfo info = revised_info(2);
    static State deal(const engine::Setup& setup, engine::Rng rng) {
        return null_game::Rules::deal(setup, engine::Rng{rng.seed() + 1});
    }
};

const engine::GameModule& original() { return *games::find_module("null_game"); }
template <class G> const engine::GameModule* revised() {
    static const engine::Adapter<G> game;
    return &game;
}
template <class G> const engine::GameModule* find_revised(std::string_view) { return revised<G>(); }

template <class G> auto opened(const std::string& link) {
    const engine::GameModule* const games[] = {revised<G>()};
    return session::read_link(link, games);
}

TEST(Revision, ThatChangesNothingLeavesSavesAndLinksAsTheyWere) {
    const session::Session match = played(original(), 6);
    const auto loaded = session::load(session::save(match, {}), &find_revised<Harmless>);
    ASSERT_TRUE(loaded);
    EXPECT_FALSE(loaded->session->locked());
    EXPECT_EQ(loaded->session->digest(), match.digest());
    const auto link = opened<Harmless>(session::link_to_match(match, 1, Names::left_out));
    ASSERT_TRUE(link);
    EXPECT_EQ(link->session->digest(), match.digest());
}

TEST(Revision, ThatChangesTheReplayPlaysASaveOnFromItsSnapshot) {
    for (const int steps : {0, 6}) {
        const session::Session match = played(original(), steps);
        const auto loaded = session::load(session::save(match, {}), &find_revised<Changed>);
        ASSERT_TRUE(loaded);
        session::Session& session = *loaded->session;
        EXPECT_TRUE(session.locked());
        EXPECT_EQ(session.digest(), match.digest()) << "the state is the snapshot's";
        EXPECT_FALSE(session.can_undo()) << "what was done under other rules cannot be taken back";
        const engine::Seat seat = *session.waiting_on().begin();
        ASSERT_TRUE(session.submit_bytes(seat, session.legal(seat).front()));
        // Kept again and loaded again it is the same match still.
        const auto again = session::load(session::save(session, {}), &find_revised<Changed>);
        ASSERT_TRUE(again);
        EXPECT_TRUE(again->session->locked());
        EXPECT_EQ(again->session->digest(), session.digest());
        EXPECT_EQ(again->session->log().size(), static_cast<std::size_t>(steps) + 1);
        EXPECT_EQ(session::link_to_match(session, 1, Names::left_out), "") << "no link replays it";
    }
}

TEST(Revision, ThatChangesTheReplayMakesLinksSayThatTheyBelongToOlderRules) {
    for (const int steps : {0, 6, session_test::to_the_end}) {
        const session::Session match = played(original(), steps);
        const auto link = opened<Changed>(session::link_to_match(match, 1, Names::told));
        ASSERT_FALSE(link);
        EXPECT_EQ(link.error().error, LinkError::older_rules);
    }
    const session::Session over = played(original(), session_test::to_the_end);
    const auto replay = opened<Changed>(session::link_to_replay(over, Names::left_out));
    ASSERT_FALSE(replay);
    EXPECT_EQ(replay.error().error, LinkError::older_rules);
}

TEST(Revision, OfTheFutureIsTold) {
    const session::Session match = played(*revised<Harmless>(), 3);
    const auto link = session::read_link(session::link_to_match(match, 1, Names::left_out), games::modules());
    ASSERT_FALSE(link);
    EXPECT_EQ(link.error().error, LinkError::newer);
    const auto loaded = session::load(session::save(match, {}), &games::find_module);
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error(), session::LoadError::newer);
    // A table too: its options may mean something else by then.
    const std::string table = session::link_to_table(*revised<Harmless>(), match.setup(), {}, Names::left_out);
    EXPECT_EQ(session::read_link(table, games::modules()).error().error, LinkError::newer);
    const std::string old_table = session::link_to_table(original(), match.setup(), {}, Names::left_out);
    EXPECT_EQ(opened<Harmless>(old_table).error().error, LinkError::older_rules);
}

TEST(Revision, AnActionThatTheRulesRefuseIsNamed) {
    // The same revision and other hands: somebody's app was no sound one.
    struct Forged : null_game::Rules {
        static State deal(const engine::Setup& setup, engine::Rng rng) {
            return null_game::Rules::deal(setup, engine::Rng{rng.seed() + 1});
        }
    };
    const session::Session match = played(*revised<Forged>(), 12);
    const auto link = session::read_link(session::link_to_match(match, 1, Names::left_out), games::modules());
    ASSERT_FALSE(link);
    EXPECT_EQ(link.error().error, LinkError::against_rules);
    EXPECT_GE(link.error().action, 1);
}

} // namespace

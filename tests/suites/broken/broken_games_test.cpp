// Each check catches the games that are broken in its way, and none finds anything in the game they are made from.
#include "engine/adapter.h"
#include "suites/broken/broken_games.h"
#include "suites/checks.h"

#include <gtest/gtest.h>
#include <ostream>

namespace {

using namespace broken;

// Unaudited: a broken game must be caught by the check, not stopped by an assert.
template <class G> const engine::GameModule& module() {
    static const engine::Adapter<G, engine::Audited::no> erased;
    return erased;
}

struct Case {
    std::string_view name;
    const engine::GameModule& game;
    suites::Finding (*check)(const suites::Match&);
    std::string_view finding; // a part of it: for the right reason
};

void PrintTo(const Case& broken_case, std::ostream* out) { *out << broken_case.name; }

std::vector<Case> cases() {
    return {
        {"leaky_view", module<LeakyView>(), suites::views_keep_secrets, "the view tells a secret"},
        {"leaky_chance", module<LeakyChance>(), suites::views_keep_secrets, "the view tells a secret"},
        {"leaky_assess", module<LeakyAssess>(), suites::views_keep_secrets, "assess tells a secret"},
        {"leaky_privacy", module<LeakyPrivacy>(), suites::views_keep_secrets, "privacy tells a secret"},
        {"idle_resample", module<IdleResample>(), suites::views_keep_secrets, "resample_hidden never changes"},
        {"leaky_choice", module<LeakyChoice>(), suites::events_keep_secrets, "events tell a secret"},
        {"leaky_draw", module<LeakyDraw>(), suites::events_keep_secrets, "events tell a secret"},
        {"missing_barrier", module<MissingBarrier>(), suites::barriers_stand, "no undo barrier"},
        {"lossy_codec", module<LossyCodec>(), suites::codec_keeps_all, "a state comes back changed"},
        {"lossy_chance", module<LossyChance>(), suites::codec_keeps_all, "a state comes back changed"},
        {"lossy_action", module<LossyAction>(), suites::rules_agree, "check refuses what legal lists"},
        {"ragged_action", module<RaggedAction>(), suites::codec_keeps_all, "amid others"},
        {"lax_audit", module<LaxAudit>(), suites::survives_hostile_bytes, "an unsound state was let in"},
        {"illegal_move", module<IllegalMove>(), suites::rules_agree, "check allows what legal does not list"},
        {"missing_move", module<MissingMove>(), suites::rules_agree, "check refuses what legal lists"},
        {"repeated_move", module<RepeatedMove>(), suites::rules_agree, "twice"},
        {"assess_disagrees", module<AssessDisagrees>(), suites::rules_agree, "assess and check disagree"},
        {"assess_agrees_to_all", module<AssessAgreesToAll>(), suites::rules_agree, "assess and check disagree"},
        {"endless_game", module<EndlessGame>(), suites::plays_to_the_end, "still no end"},
        {"stuck_game", module<StuckGame>(), suites::plays_to_the_end, "is to act but cannot"},
        {"lost_card", module<LostCard>(), suites::plays_to_the_end, "lost or doubled"},
        {"crowded_standing", module<CrowdedStanding>(), suites::plays_to_the_end, "not one standing a seat"},
        {"order_counts", module<OrderCounts>(), suites::order_is_free, "the order of two choices"},
        {"forgetful", module<Forgetful>(), suites::replays_alike, "other digest"},
    };
}

suites::Finding find(const engine::GameModule& game, suites::Finding (*check)(const suites::Match&)) {
    for (const suites::Match& match : suites::matches_of(game))
        if (suites::Finding finding = check(match)) return finding;
    return std::nullopt;
}

class BrokenGame : public testing::TestWithParam<Case> {};

TEST_P(BrokenGame, IsCaught) {
    const suites::Finding finding = find(GetParam().game, GetParam().check);
    ASSERT_TRUE(finding) << "nothing found";
    EXPECT_NE(finding->find(GetParam().finding), std::string::npos) << *finding;
}

INSTANTIATE_TEST_SUITE_P(Suites, BrokenGame, testing::ValuesIn(cases()),
                         [](const auto& test) { return std::string{test.param.name}; });

TEST(SoundGame, IsLeftInPeace) {
    for (const suites::Check& check : suites::checks()) {
        const suites::Finding finding = find(module<Sound>(), check.find);
        EXPECT_FALSE(finding) << *finding;
    }
}

// Otherwise a new check could be one that finds nothing anywhere.
TEST(EveryCheck, IsProvedByABrokenGame) {
    for (const suites::Check& check : suites::checks()) {
        const auto proving = cases();
        EXPECT_TRUE(std::ranges::any_of(proving, [&](const Case& c) { return c.check == check.find; })) << check.name;
    }
}

} // namespace

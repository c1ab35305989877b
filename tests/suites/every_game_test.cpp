// Every check on every registered game.
#include "suites/checks.h"

#include "games/modules/modules.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>
#include <tuple>

namespace suites {

void PrintTo(const Check& check, std::ostream* out) { *out << check.name; }

} // namespace suites

namespace {

using engine::GameModule;

class EveryGame : public testing::TestWithParam<std::tuple<const GameModule*, suites::Check>> {};

TEST_P(EveryGame, Holds) {
    const auto& [game, check] = GetParam();
    for (const suites::Match& match : suites::matches_of(*game)) {
        const suites::Finding finding = check.find(match);
        ASSERT_FALSE(finding) << *finding;
    }
}

std::string name_of(const testing::TestParamInfo<EveryGame::ParamType>& test) {
    const auto& [game, check] = test.param;
    return std::string{game->info().id} + "_" + std::string{check.name};
}

INSTANTIATE_TEST_SUITE_P(Suites, EveryGame,
                         testing::Combine(testing::ValuesIn(games::modules()), testing::ValuesIn(suites::checks())),
                         name_of);

class EveryInfo : public testing::TestWithParam<const GameModule*> {};

TEST_P(EveryInfo, HasRangesThatMakeSense) {
    const engine::GameInfo& info = GetParam()->info();
    EXPECT_TRUE(std::ranges::all_of(info.id, [](char c) { return c == '_' || (c >= 'a' && c <= 'z'); }));
    EXPECT_EQ(games::find_module(info.id), GetParam()) << "two games with one id";
    EXPECT_GE(info.revision, 1);
    EXPECT_GE(info.least_seats, 1);
    EXPECT_LE(info.least_seats, info.most_seats);
    EXPECT_LE(info.most_seats, engine::max_seats);
    EXPECT_LE(info.least_minutes, info.most_minutes);
    for (int seats = info.least_seats; seats <= info.most_seats; ++seats)
        EXPECT_TRUE(engine::fits(info, engine::standard_setup(info, seats))) << seats << " seats";
    for (const engine::OptionInfo& option : info.options) {
        for (int seats = info.least_seats; seats <= info.most_seats; ++seats)
            EXPECT_GE(option.values(seats), option.applies_at(seats) ? 2 : 1) << option.id << ", " << seats << " seats";
        EXPECT_LE(option.values(info.most_seats), 256) << option.id;
    }
}

INSTANTIATE_TEST_SUITE_P(Suites, EveryInfo, testing::ValuesIn(games::modules()),
                         [](const auto& test) { return std::string{test.param->info().id}; });

} // namespace

// Every playthrough file still comes out as it is written, natively and as WebAssembly. [ALL-2]
// After a change of rules that is meant: raise the game's revision and run tools/playthroughs.
#include "suites/playthrough.h"

#include "games/modules/modules.h"

#include <gtest/gtest.h>

namespace {

class Playthroughs : public testing::TestWithParam<const engine::GameModule*> {};

TEST_P(Playthroughs, ComeOutAsWritten) {
    const engine::GameModule& game = *GetParam();
    const std::vector<std::string> files = suites::playthrough_files(game);
    EXPECT_FALSE(files.empty()) << "none in " << suites::playthrough_folder(game) << "; run tools/playthroughs";
    for (const std::string& path : files) {
        SCOPED_TRACE(path);
        const auto written = suites::read_file(path);
        ASSERT_TRUE(written);
        const auto playthrough = suites::read_playthrough(game, *written);
        ASSERT_TRUE(playthrough) << playthrough.error();
        const auto played = suites::text_of(game, *playthrough);
        ASSERT_TRUE(played) << played.error();
        EXPECT_EQ(*written, *played);
    }
}

INSTANTIATE_TEST_SUITE_P(Suites, Playthroughs, testing::ValuesIn(games::modules()),
                         [](const auto& test) { return std::string{test.param->info().id}; });

} // namespace

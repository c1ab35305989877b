// Every game has words for what its rules name, and every palette can be read.
#include "walker.h"

#include "kit/palettes.h"

#include <gtest/gtest.h>

namespace {

class EveryScreen : public testing::TestWithParam<games::Game> {
  protected:
    [[nodiscard]] bool has(const std::string& key) const { return !text::find(table().words(), key).empty(); }
    [[nodiscard]] const kit::Table& table() const { return *GetParam().table; }
    [[nodiscard]] const engine::GameInfo& info() const { return GetParam().rules->info(); }
};

TEST_P(EveryScreen, HasNameAndBlurb) {
    EXPECT_TRUE(has("game_name"));
    EXPECT_TRUE(has("game_blurb"));
}

TEST_P(EveryScreen, HasWordsForEachOption) {
    for (const engine::OptionInfo& option : info().options) {
        const std::string key = "option_" + std::string{option.id};
        EXPECT_TRUE(has(key)) << key;
        EXPECT_TRUE(has(key + "_why")) << key << "_why";
        if (option.kind != engine::OptionInfo::Kind::choice) continue;
        for (int value = 0; value < option.values(info().most_seats); ++value)
            EXPECT_TRUE(has(key + "_" + std::to_string(value))) << key << "_" << value;
    }
}

TEST_P(EveryScreen, HasHelpWithWords) {
    const std::vector<kit::HelpPage> pages = table().help();
    EXPECT_FALSE(pages.empty());
    for (const kit::HelpPage& page : pages) {
        EXPECT_FALSE(page.title.empty());
        EXPECT_FALSE(page.paragraphs.empty());
    }
}

TEST_P(EveryScreen, IsReadable) {
    for (const auto& [ink, ground] : scene::readable_pairs())
        EXPECT_GE(scene::contrast(table().palette()[ink], table().palette()[ground]), 4.5)
            << static_cast<int>(ink) << " on " << static_cast<int>(ground);
}

// A refusal that nobody thought of falls back on words that say little: each known one has its own.
TEST_P(EveryScreen, HasWordsForWhateverIsRefused) {
    const session::People people = app_test::long_named(info().most_seats);
    const engine::Setup setup = engine::standard_setup(info(), info().most_seats);
    kit::Sitting sitting;
    sitting.people = &people;
    sitting.setup = &setup;
    for (std::uint16_t reason = 0; reason < 64; ++reason)
        EXPECT_FALSE(table().why_not({reason}, sitting).empty()) << reason;
}

INSTANTIATE_TEST_SUITE_P(App, EveryScreen, testing::ValuesIn(games::shelf().begin(), games::shelf().end()),
                         [](const auto& test) { return std::string{test.param.rules->info().id}; });

} // namespace

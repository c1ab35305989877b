// What the device keeps survives, and what is damaged is as good as never kept.
#include "walker.h"

#include <gtest/gtest.h>

namespace {

using app_test::Walker;

app::Settings unlike_the_standard() {
    app::Settings settings;
    settings.text_size = 3;
    settings.motion = app::Motion::reduced;
    settings.sound = false;
    settings.vibration = false;
    settings.left_handed = true;
    settings.hold_to_look = false;
    settings.high_contrast = true;
    settings.developer = true;
    settings.at_table = true;
    return settings;
}

TEST(Settings, ComeBackAsTheyWereKept) {
    EXPECT_EQ(app::read_settings(app::write_settings(unlike_the_standard())), unlike_the_standard());
    EXPECT_EQ(app::read_settings(app::write_settings({})), app::Settings{});
}

TEST(Settings, AreTheStandardOnesWhereDamaged) {
    const engine::Bytes whole = app::write_settings(unlike_the_standard());
    EXPECT_EQ(app::read_settings({}), app::Settings{});
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_EQ(app::read_settings(engine::ByteView{whole}.first(length)), app::Settings{}) << length;
    engine::Bytes longer = whole;
    longer.push_back(1);
    EXPECT_EQ(app::read_settings(longer), app::Settings{});
    engine::Bytes later = whole;
    later[0] = 255;
    EXPECT_EQ(app::read_settings(later), app::Settings{});
}

TEST(Group, ComesBackAsItWasKept) {
    const session::People people = app_test::long_named(20);
    EXPECT_EQ(app::read_group(app::write_group(people)), people);
    EXPECT_TRUE(app::read_group(app::write_group({})).empty());
}

TEST(Group, IsEmptyWhereDamaged) {
    const engine::Bytes whole = app::write_group(app_test::long_named(3));
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_TRUE(app::read_group(engine::ByteView{whole}.first(length)).empty()) << length;
}

TEST(Kept, SettingsComeBackAfterAReload) {
    Walker walker;
    walker.press("open_settings");
    for (const auto& [verb, value] : {std::pair{"set_text", 2}, {"set_motion", 2}, {"set_look", 0}, {"set_left", 1}})
        walker.press(verb, value);
    walker.reload();
    EXPECT_EQ(walker.app().env().text_scale, app::text_scales[2]);
    EXPECT_TRUE(walker.app().env().reduced_motion);
    EXPECT_FALSE(walker.app().env().hold_to_look);
    EXPECT_TRUE(walker.app().env().left_handed);
}

TEST(Kept, TheGroupThatPlayedSitsDownAgain) {
    app_test::Start start;
    start.settings = app_test::still_settings();
    Walker walker{start};
    walker.press("open_setup", 0);
    walker.press("seat_open", 0);
    walker.type("person_name", "Zoë");
    walker.press("close_sheet");
    walker.press("start_game");
    walker.reload();
    walker.press("open_curtain");
    walker.press("open_menu");
    walker.press("put_away");
    walker.press("open_setup", 0);
    walker.press("seat_open", 0);
    const scene::Node* const name = walker.find("person_name");
    ASSERT_NE(name, nullptr);
    EXPECT_EQ(name->value, "Zoë");
}

TEST(Kept, DamagedRecordsAreSurvivedAndSaidSo) {
    app_test::Start start;
    Walker walker{start};
    for (const std::string record : {"match", "settings", "people"}) {
        walker.device.records[record] = engine::Bytes(40, 0xA5);
        walker.reload();
        EXPECT_TRUE(walker.on("shelf")) << record;
    }
    EXPECT_TRUE(walker.device.records.contains("match_damaged")) << "what could not be read is not thrown away";
    EXPECT_NE(scene::find(walker.nodes(), scene::id("toast")), nullptr);
}

TEST(Kept, DeletingEverythingLeavesNothing) {
    app_test::Start start;
    start.settings = app_test::still_settings();
    start.group = app_test::long_named(4);
    Walker walker{start};
    walker.press("open_settings");
    walker.press("delete_ask");
    walker.press("answer_yes");
    EXPECT_TRUE(walker.device.records.empty());
    EXPECT_TRUE(walker.on("shelf"));
}

} // namespace

// Whatever is pressed answers: something changes, sounds or is said. Nothing that can be pressed ends the program.
#include "tour.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace {

using app_test::Walker;

// What these do has tests of its own; here they would end the walk.
bool ends_the_walk(const scene::Command& command) { return command.is("delete_ask") || command.is("set_developer"); }

// Presses everything that it meets, rarely met things first, and does now and then what else happens to a device.
class Monkey {
  public:
    explicit Monkey(Walker& walker) : walker_(walker) {}

    void step() {
        switch (chance_.below(100)) {
        case 0: walker_.app().back(walker_.now); break;
        case 1: hide_and_show(); break;
        case 2: turn(); break;
        case 3: walker_.pass(chance_.below(30) * 1000.0); break;
        case 4: type(); break;
        case 5: walker_.reload(); break;
        case 6: walker_.app().key("Escape", walker_.now); break;
        case 7:
        case 8: press_what_refuses(); break;
        default: press(); break;
        }
        walker_.settle();
        EXPECT_FALSE(walker_.nodes().empty());
    }

  private:
    void hide_and_show() {
        walker_.app().hidden(walker_.now);
        walker_.app().shown(walker_.now);
    }
    void turn() {
        const scene::Size size = walker_.app().env().size;
        walker_.resize({size.h, size.w});
    }
    void type() {
        const auto field = std::ranges::find(walker_.nodes(), scene::Role::textbox, &scene::Node::role);
        if (field == walker_.nodes().end()) return;
        constexpr std::array<const char*, 4> names{"", "Zoë", "  ", "Ann-Kathrin Ἀθηνᾶ 🦊🦊🦊 and more than fits"};
        walker_.app().type(field->id, names[chance_.below(names.size())], walker_.now);
    }
    void press_what_refuses() {
        const std::vector<scene::Node> all = walker_.refusing();
        if (all.empty()) return;
        const scene::Node& node = all[chance_.below(static_cast<std::uint32_t>(all.size()))];
        EXPECT_FALSE(node.why_not.empty()) << walker_.app().report();
        const std::size_t before = walker_.device.said.size();
        walker_.press(node.id);
        EXPECT_GT(walker_.device.said.size(), before) << "refused without a word: " << walker_.app().report();
    }
    void press() {
        std::vector<scene::Node> all = walker_.pressable();
        std::erase_if(all, [](const scene::Node& node) { return ends_the_walk(node.command); });
        if (all.empty()) return;
        const auto times = [&](const scene::Node& node) {
            const auto found = walker_.pressed().find(node.command.verb);
            return found == walker_.pressed().end() ? 0 : found->second;
        };
        const scene::Node& node = chance_.below(2) == 0 ? *std::ranges::min_element(all, {}, times)
                                                        : all[chance_.below(static_cast<std::uint32_t>(all.size()))];
        walker_.press(node.id);
    }

    Walker& walker_;
    engine::Rng chance_{2026};
};

app_test::Start four_people() {
    app_test::Start start;
    start.settings = app_test::still_settings();
    start.group = app_test::long_named(4);
    return start;
}

TEST(Pressing, IsAnsweredWhateverItIs) {
    Walker walker{four_people()};
    Monkey monkey{walker};
    const int steps = app_test::is_long() ? 60000 : 6000;
    for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) monkey.step();

    // Whole matches, for what chance alone seldom gets to.
    Walker player{four_people()};
    std::map<std::uint32_t, std::string> met;
    app_test::whole_tour(player, [&](Walker& w, std::string_view where) {
        for (const scene::Node& node : w.pressable())
            if (!ends_the_walk(node.command))
                met.try_emplace(node.command.verb, std::string{where} + ": " + w.app().env().words(node.name));
    });
    for (const auto& [verb, where] : met)
        EXPECT_TRUE(walker.pressed().contains(verb) || player.pressed().contains(verb)) << "never pressed: " << where;
}

// A list that changed under the finger or in the mirror: the Node is not there any more.
TEST(Pressing, DoesNothingToWhatIsGone) {
    Walker walker;
    const scene::Nodes before = walker.nodes();
    walker.app().press(scene::id("nowhere"), walker.now);
    walker.app().hold(scene::id("nowhere"), walker.now);
    walker.app().type(scene::id("nowhere"), "words", walker.now);
    walker.app().slide(scene::id("nowhere"), 1, walker.now);
    walker.settle();
    EXPECT_EQ(walker.nodes(), before);
}

} // namespace

#include "walker.h"

#include "render/built_in.h"
#include "render/renderer.h"
#include "scene/hit.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace app_test {

namespace {

constexpr double frame = 1000.0 / 60;

bool has_command(const scene::Node& node) {
    return !node.command.none() && (node.accepts.tap || node.accepts.hold_to_open) && node.role != scene::Role::textbox;
}

// Our fonts have no brackets of the pseudo-language: they would leave the words that touch them to the platform, which
// is not there to measure them.
class OurFonts final : public scene::Measure {
  public:
    [[nodiscard]] scene::Size size(std::string_view words, scene::Style style, float px, float wrap) const override {
        std::string bracketed{words};
        for (const auto& [theirs, ours] : {std::pair{std::string_view{"⟦"}, '['}, {std::string_view{"⟧"}, ']'}})
            for (std::size_t at = bracketed.find(theirs); at != std::string::npos; at = bracketed.find(theirs))
                bracketed.replace(at, theirs.size(), 1, ours);
        return fonts_->size(bracketed, style, px, wrap);
    }

  private:
    std::unique_ptr<scene::Measure> fonts_ = render::make_measure(render::built_in_fonts(), nullptr);
};

std::size_t heard(const headless::Device& device) {
    return device.sounds.size() + device.said.size() + device.vibrations.size() +
           static_cast<std::size_t>(device.full_screens + device.licences);
}

} // namespace

const scene::Measure& measure() {
    static const OurFonts fonts;
    return fonts;
}

bool is_long() {
    const char* const wish = std::getenv("SOBREMESA_LONG");
    return wish != nullptr && std::string_view{wish} == "1";
}

app::Settings still_settings() {
    app::Settings settings;
    settings.developer = true;
    settings.motion = app::Motion::reduced;
    return settings;
}

session::People long_named(int count) {
    session::People people;
    for (int i = 0; i < count; ++i) {
        std::string name = "Wilhelmina-Charlotte";
        // The last letter tells them apart: two of one name are not dealt to.
        if (i > 0) name.back() = static_cast<char>('a' + i - (i <= 4 ? 1 : 0));
        people.push_back({name, static_cast<std::uint8_t>(i % scene::seat_colours), static_cast<std::uint8_t>(i % 16)});
    }
    return people;
}

Walker::Walker(const Start& start) : language_(start.language), size_(start.size), safe_(start.safe) {
    device.keep("settings", app::write_settings(start.settings));
    if (!start.group.empty()) device.keep("people", app::write_group(start.group));
    reload();
}

app::App::Kept Walker::kept() const {
    const auto record = [&](std::string_view name) {
        const auto found = device.records.find(name);
        return found == device.records.end() ? engine::Bytes{} : found->second;
    };
    return {record("match"), record("settings"), record("people"), record("own_cards")};
}

void Walker::reload() {
    app_ = std::make_unique<app::App>(device, measure(), kept(), language_);
    app_->resize(size_, safe_, 1);
    settle();
}

void Walker::settle() {
    constexpr int longest = 600; // frames; no motion of ours takes ten seconds
    for (int i = 0; i < longest; ++i) {
        if (!app_->update(now)) return;
        now += frame;
    }
    ADD_FAILURE() << "it never comes to rest";
}

void Walker::pass(double ms) {
    const double end = now + ms;
    while (device.wake >= 0 && device.wake <= end) {
        now = std::max(now, device.wake);
        const double woken = device.wake;
        settle();
        if (device.wake == woken) break;
    }
    now = std::max(now, end);
    settle();
}

void Walker::resize(scene::Size size, scene::Insets safe) {
    size_ = size;
    safe_ = safe;
    app_->resize(size, safe, 1);
    settle();
}

const scene::Node* Walker::find(std::string_view verb, int a) const {
    const std::vector<bool> front = scene::reachable(nodes());
    for (std::size_t i = 0; i < nodes().size(); ++i) {
        const scene::Node& node = nodes()[i];
        if (front[i] && node.command.is(verb) && (a == any || node.command.a == a)) return &node;
    }
    return nullptr;
}

bool Walker::can(std::string_view verb, int a) const {
    const scene::Node* const node = find(verb, a);
    return node != nullptr && node->state.enabled;
}

void Walker::press(std::string_view verb, int a) {
    const scene::Node* const node = find(verb, a);
    if (node == nullptr) {
        ADD_FAILURE() << "nothing in front does " << verb << ": " << app_->report();
        return;
    }
    press(node->id);
}

void Walker::press(scene::NodeId id) {
    const scene::Node* const found = scene::find(nodes(), id);
    ASSERT_NE(found, nullptr);
    const scene::Node node = *found;
    ++pressed_[node.command.verb];
    const scene::Nodes before = nodes();
    const std::size_t silence = heard(device);
    app_->press(id, now);
    settle();
    if (node.state.enabled && node.state.chosen) return;
    EXPECT_TRUE(nodes() != before || heard(device) > silence)
        << "pressed in vain: " << app_->env().words(node.name) << ", " << app_->report();
}

std::vector<scene::Node> Walker::pressable() const {
    std::vector<scene::Node> found;
    const std::vector<bool> front = scene::reachable(nodes());
    for (std::size_t i = 0; i < nodes().size(); ++i)
        if (front[i] && has_command(nodes()[i]) && nodes()[i].state.enabled) found.push_back(nodes()[i]);
    return found;
}

std::vector<scene::Node> Walker::refusing() const {
    std::vector<scene::Node> found;
    const std::vector<bool> front = scene::reachable(nodes());
    for (std::size_t i = 0; i < nodes().size(); ++i)
        if (front[i] && has_command(nodes()[i]) && !nodes()[i].state.enabled) found.push_back(nodes()[i]);
    return found;
}

void Walker::type(std::string_view verb, std::string words) {
    const scene::Node* const node = find(verb);
    ASSERT_NE(node, nullptr) << verb;
    app_->type(node->id, std::move(words), now);
    settle();
}

bool Walker::reports(std::string_view member) const { return app_->report().contains(member); }

bool Walker::on(std::string_view screen) const {
    return reports(std::string{"\"screen\":\""} + std::string{screen} + "\"");
}

int on_shelf(std::string_view id) {
    const auto games = games::shelf();
    for (std::size_t i = 0; i < games.size(); ++i)
        if (games[i].rules->info().id == id) return static_cast<int>(i);
    return -1;
}

} // namespace app_test

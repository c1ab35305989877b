// One app on a machine without a screen, walked by pressing Nodes, as somebody does who has only the mirror.
//
// What always holds: time is the walker's own and goes by as on a device, with frames while something moves and a
// wake-up where the app asked for one; the same presses lead to the same screens. Left out: judging what is met.
#pragma once

#include "app/app.h"
#include "app/settings.h"
#include "games/tables/tables.h"
#include "platform/headless/device.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace app_test {

// Our fonts, measured without a screen; made once, for glyphs are kept.
const scene::Measure& measure();

// Longer runs, as CI does them: SOBREMESA_LONG=1.
bool is_long();

// What the device kept from an earlier visit, and what it is.
struct Start {
    std::string_view language = "en";
    app::Settings settings{};
    session::People group{};
    scene::Size size{390, 844};
    scene::Insets safe{};
};
// All games on the shelf, no motion: for those who only look at where things come to rest.
app::Settings still_settings();
// Names as long as names can be.
session::People long_named(int count);

class Walker {
  public:
    static constexpr int any = -1;

    explicit Walker(const Start& start = {});

    // Another app, from what the device kept.
    void reload();
    // Frames until nothing moves.
    void settle();
    // ms go by; the app is woken when it wished to be.
    void pass(double ms);
    void resize(scene::Size size, scene::Insets safe = {});

    // In front and with such a command, whether enabled or not; null when there is none.
    [[nodiscard]] const scene::Node* find(std::string_view verb, int a = any) const;
    [[nodiscard]] bool can(std::string_view verb, int a = any) const;
    // Presses the first such Node, and settles. The test fails where there is none, and where nothing answers: whatever
    // can be pressed changes something, or is heard, unless it is the present choice already.
    void press(std::string_view verb, int a = any);
    void press(scene::NodeId id);
    // The verbs of all that was pressed so far.
    [[nodiscard]] const std::map<std::uint32_t, int>& pressed() const { return pressed_; }
    // Everything in front that can be pressed and is enabled.
    [[nodiscard]] std::vector<scene::Node> pressable() const;
    // The same of everything that has a command and is not enabled.
    [[nodiscard]] std::vector<scene::Node> refusing() const;
    void type(std::string_view verb, std::string words);
    // Whether report() has that member, as `"screen":"shelf"`.
    [[nodiscard]] bool reports(std::string_view member) const;
    [[nodiscard]] bool on(std::string_view screen) const;

    app::App& app() { return *app_; }
    [[nodiscard]] const app::App& app() const { return *app_; }
    [[nodiscard]] const scene::Nodes& nodes() const { return app_->nodes(); }
    headless::Device device;
    double now = 1000;

  private:
    [[nodiscard]] app::App::Kept kept() const;

    std::string language_;
    scene::Size size_;
    scene::Insets safe_;
    std::unique_ptr<app::App> app_;
    std::map<std::uint32_t, int> pressed_;
};

// The place of a game on the shelf; the test is to be skipped when it is not built (negative).
int on_shelf(std::string_view id);

} // namespace app_test

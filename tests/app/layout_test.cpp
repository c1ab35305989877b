// Every screen and every kind of moment of every game, laid out in every window, text size and language without a problem.
#include "tour.h"

#include "app/words.h"
#include "scene/lint.h"

#include <gtest/gtest.h>

#include <map>
#include <ostream>

namespace {

using app_test::Walker;

struct Window {
    scene::Size size;
    scene::Insets safe;
};

// Phones have a notch and a home bar.
constexpr Window windows[] = {
    {{320, 568}, {}},
    {{390, 844}, {0, 47, 0, 34}},
    {{844, 390}, {47, 0, 47, 21}},
    {{768, 1024}, {}},
    {{1280, 720}, {}},
    {{1920, 1080}, {}},
    {{2560, 1440}, {}},
};

struct Case {
    const char* language;
    std::uint8_t text_size; // of app::text_scales
    int group;              // how many people played last, and so sit down
    bool left_handed;
};

std::ostream& operator<<(std::ostream& out, const Case& c) {
    out << c.language << "_" << app::text_scales[c.text_size] * 100 << "_percent_" << c.group << "_people";
    return out << (c.left_handed ? "_left_handed" : "");
}

constexpr std::uint8_t largest = app::text_scales.size() - 1;

std::vector<Case> cases() {
    std::vector<Case> all{{"en", 0, 20, true}, {"qps", largest, 8, true}};
    if (!app_test::is_long()) {
        for (const Case c : {Case{"en", 0, 2, false},
                             {"en", largest, 20, false},
                             {"qps", 0, 8, false},
                             {"qps", largest, 2, false},
                             {"qps", largest, 20, false}})
            all.push_back(c);
        return all;
    }
    for (const char* const language : {"en", "qps"})
        for (std::uint8_t text_size = 0; text_size <= largest; ++text_size)
            for (const int group : {2, 3, 5, 8, 13, 20}) all.push_back({language, text_size, group, false});
    return all;
}

// Words that are the same in every language: people's names, which those of a watched round are too.
std::vector<std::string> names_in(const text::Language& language, const session::People& group) {
    std::vector<std::string> names;
    for (const session::Person& person : group) names.push_back(person.name);
    for (int i = 0; i < engine::max_seats; ++i) names.push_back(language(app::words::seat_number(i + 1)));
    names.emplace_back(app_test::typed_card);
    constexpr int demo_people = 8;
    for (int i = 0; i < demo_people; ++i) names.push_back(language(app::words::demo(i)));
    return names;
}

// A screen's problems, each told once with the first place where it was met.
class Inspector {
  public:
    explicit Inspector(std::vector<std::string> names) : names_(std::move(names)) {}

    void operator()(Walker& walker, std::string_view where) {
        const scene::Env before = walker.app().env();
        for (const Window& window : windows) {
            walker.app().resize(window.size, window.safe, 1);
            walker.app().update(walker.now);
            ++layouts_;
            for (std::string& problem : scene::lint(walker.nodes(), walker.app().env(), names_))
                note(std::string{where} + " at " + name_of(window.size), std::move(problem));
        }
        walker.resize(before.size, before.safe);
    }

    void judge() const {
        for (const auto& [problem, met] : problems_)
            ADD_FAILURE() << met.first << ": " << problem << " × " << met.second;
    }
    [[nodiscard]] int layouts() const { return layouts_; }

  private:
    static std::string name_of(scene::Size size) {
        return std::to_string(static_cast<int>(size.w)) + "×" + std::to_string(static_cast<int>(size.h));
    }

    void note(const std::string& met, std::string problem) {
        ++problems_.try_emplace(std::move(problem), met, 0).first->second.second;
    }

    std::vector<std::string> names_;
    std::map<std::string, std::pair<std::string, int>> problems_;
    int layouts_ = 0;
};

class Layouts : public testing::TestWithParam<Case> {};

TEST_P(Layouts, HaveNoProblem) {
    const Case& c = GetParam();
    app_test::Start start;
    start.language = c.language;
    start.settings = app_test::still_settings();
    start.settings.text_size = c.text_size;
    start.settings.left_handed = c.left_handed;
    start.group = app_test::long_named(c.group);
    Walker walker{start};
    Inspector inspector{names_in(text::Language{c.language}, start.group)};
    app_test::whole_tour(walker, std::ref(inspector));
    EXPECT_GT(inspector.layouts(), 200) << "the tour went nowhere";
    inspector.judge();
}

INSTANTIATE_TEST_SUITE_P(App, Layouts, testing::ValuesIn(cases()),
                         [](const auto& test) { return testing::PrintToString(test.param); });

} // namespace

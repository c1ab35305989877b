// What a frame costs: no memory is taken while nothing is laid out, and little is given to the graphics card.
#include "allocations.h"
#include "tour.h"

#include "render/built_in.h"
#include "render/renderer.h"

#include <gtest/gtest.h>

namespace {

using app_test::Walker;

constexpr int most_draw_calls = 40;
constexpr int most_vertices = 30000;

class Frames : public testing::TestWithParam<scene::Size> {
  protected:
    void draw(Walker& walker) const {
        renderer->draw(walker.app().painted(walker.now), walker.app().palette(), walker.app().env());
    }
    std::unique_ptr<render::Renderer> renderer = render::make_null_renderer(render::built_in_fonts(), nullptr);
};

TEST_P(Frames, TakeNoMemoryAndFewCalls) {
    app_test::Start start;
    start.settings = app_test::still_settings();
    start.group = app_test::long_named(20);
    start.size = GetParam();
    Walker walker{start};
    int drawn = 0;
    app_test::whole_tour(walker, [&](Walker& w, std::string_view where) {
        draw(w);
        const std::size_t before = app_test::allocations();
        draw(w);
        EXPECT_EQ(app_test::allocations() - before, 0U) << where << ": " << w.app().report();
        EXPECT_LE(renderer->stats().draw_calls, most_draw_calls) << where;
        EXPECT_LE(renderer->stats().vertices, most_vertices) << where;
        ++drawn;
    });
    EXPECT_GT(drawn, 50);
}

TEST_P(Frames, TakeNoMemoryWhileThingsMove) {
    const int win = app_test::on_shelf("win");
    if (win < 0) GTEST_SKIP() << "WIN is not built in";
    app_test::Start start;
    start.settings.motion = app::Motion::full;
    start.size = GetParam();
    Walker walker{start};
    walker.press("open_setup", win);
    walker.press("start_game");
    walker.app().press(walker.find("win_draw")->id, walker.now);
    ASSERT_TRUE(walker.app().update(walker.now));
    // The first frames draw the faces that turn up.
    for (int i = 0; i < 8; ++i, walker.now += 16) draw(walker);
    ASSERT_TRUE(walker.app().moving(walker.now));
    const std::size_t before = app_test::allocations();
    for (int i = 0; i < 3; ++i, walker.now += 16) draw(walker);
    EXPECT_EQ(app_test::allocations() - before, 0U);
}

INSTANTIATE_TEST_SUITE_P(App, Frames, testing::Values(scene::Size{390, 844}, scene::Size{1920, 1080}),
                         [](const auto& test) { return test.param.w < test.param.h ? "phone" : "desktop"; });

} // namespace

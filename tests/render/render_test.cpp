// Measuring, batching and caching, without a screen.
#include "render/built_in.h"
#include "render/face_cache.h"
#include "render/fonts.h"
#include "render/shaper.h"
#include "scene/icons.h"

#include "texts/words.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

namespace {

std::size_t allocations = 0;

} // namespace

// Counted, for the promise that a frame at rest takes no memory.
void* operator new(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}
// NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDelete): this is what frees
void operator delete(void* memory) noexcept { std::free(memory); }
// NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDelete)
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace {

const text::Language english;

// Draws whatever it is asked to, one square a byte of UTF-8 lead, and counts.
class FakeScribe final : public render::Scribe {
  public:
    render::Drawn draw(std::string_view words, float px) override {
        ++drawn;
        const int side = static_cast<int>(px);
        render::Drawn picture{side * static_cast<int>(words.size()) / 3, side, side * 4 / 5, {}};
        picture.rgba.resize(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(side) * 4, 128);
        return picture;
    }
    int drawn = 0;
};

scene::Palette palette() {
    scene::Palette made;
    made.colours.fill(scene::rgb(0x806040));
    return made;
}

struct Screen {
    explicit Screen(render::Scribe* scribe = nullptr)
        : renderer(render::make_null_renderer(render::built_in_fonts(), scribe)) {
        env.size = {390, 844};
        env.pixel_ratio = 3;
        env.language = &english;
        env.measure = &renderer->measure();
    }
    scene::Node& add(scene::Paint paint, scene::Box box) {
        scene::Node node;
        node.id = scene::id("test", static_cast<int>(nodes.size()));
        node.box = box;
        node.paint = std::move(paint);
        nodes.push_back(std::move(node));
        return nodes.back();
    }
    void draw() {
        painted.clear();
        for (const scene::Node& node : nodes) painted.push_back({&node, node.box, node.place, 1, node.z});
        renderer->draw(painted, colours, env);
    }
    std::unique_ptr<render::Renderer> renderer;
    scene::Env env;
    scene::Palette colours = palette();
    std::vector<scene::Node> nodes;
    std::vector<scene::Painted> painted;
};

scene::FaceRef face(int number) {
    scene::Face made;
    made.size = {100, 140};
    made.items.push_back({{10, 10, 80, 40}, scene::Label{.text = test::words::name(std::to_string(number))}, 0});
    made.items.push_back({{20, 60, 60, 60}, scene::Picture{icon::picture[static_cast<std::size_t>(number % 16)]}, 0});
    return std::make_shared<const scene::Face>(made);
}

TEST(Measure, WidthsScaleWithTheSize) {
    const auto measure = render::make_measure(render::built_in_fonts(), nullptr);
    const scene::Size small = measure->size("Sobremesa", scene::Style::body, 16, 0);
    const scene::Size large = measure->size("Sobremesa", scene::Style::body, 32, 0);
    EXPECT_NEAR(small.w * 2, large.w, 0.01F);
    EXPECT_NEAR(small.h, 16 * 1.3F, 0.01F);
    EXPECT_GT(small.w, 60);
    EXPECT_LT(small.w, 90);
}

TEST(Measure, LinesBreakAtSpaces) {
    const auto measure = render::make_measure(render::built_in_fonts(), nullptr);
    const float word = measure->size("gentle", scene::Style::body, 16, 0).w;
    const auto lines = [&](std::string_view words, float wrap) {
        return std::lround(measure->size(words, scene::Style::body, 16, wrap).h / (16 * 1.3F));
    };
    EXPECT_EQ(lines("gentle gentle gentle", 1000), 1);
    EXPECT_EQ(lines("gentle gentle gentle", word), 3);
    EXPECT_EQ(lines("gentle gentle gentle", word * 2.4F), 2);
    EXPECT_EQ(lines("gentle\ngentle", 1000), 2);
}

// What fits exactly at the width that was measured for it stays on one line.
TEST(Measure, AWordLongerThanALineIsBrokenAfterItsHyphen) {
    const auto measure = render::make_measure(render::built_in_fonts(), nullptr);
    const float line = measure->size("x", scene::Style::body, 16, 0).h;
    const float whole = measure->size("Wilhelmina-Charlotte", scene::Style::body, 16, 0).w;
    const float half = measure->size("Wilhelmina-", scene::Style::body, 16, 0).w;
    const scene::Size broken = measure->size("Wilhelmina-Charlotte", scene::Style::body, 16, whole - 10);
    EXPECT_FLOAT_EQ(broken.h, 2 * line);
    EXPECT_NEAR(broken.w, half, 0.1F);
    const scene::Size narrow = measure->size("Donaudampfschiff", scene::Style::body, 16, 40);
    EXPECT_LE(narrow.w, 41);
    EXPECT_GT(narrow.h, 2 * line);
    EXPECT_GT(measure->size("iii", scene::Style::body, 16, 0.5F).h, 2 * line) << "a letter a line at the least";
}

TEST(Measure, AWidthThatWasMeasuredFits) {
    const auto measure = render::make_measure(render::built_in_fonts(), nullptr);
    for (const std::string_view words : {"Deal the cards", "Äpfel, Öl & Übermut", "a b c d e f g h i j k"}) {
        for (float px = 14; px < 31; px += 0.7F) {
            const float width = measure->size(words, scene::Style::strong, px, 0).w;
            EXPECT_NEAR(measure->size(words, scene::Style::strong, px, width).h, px * 1.3F, 0.01F) << words << px;
        }
    }
}

TEST(Measure, LatinWithAllItsAccentsIsOurOwn) {
    FakeScribe scribe;
    const auto measure = render::make_measure(render::built_in_fonts(), &scribe);
    for (const std::string_view words :
         {"Zażółć gęślą jaźń", "Şişli İğdır", "Ærø Œuvre ß", "“quotes” – and … dashes"}) {
        for (const auto style : {scene::Style::body, scene::Style::strong, scene::Style::display}) {
            EXPECT_GT(measure->size(words, style, 16, 0).w, 0);
        }
    }
    EXPECT_EQ(scribe.drawn, 0);
}

TEST(Measure, OtherScriptsAreDrawnByThePlatform) {
    FakeScribe scribe;
    const auto measure = render::make_measure(render::built_in_fonts(), &scribe);
    EXPECT_GT(measure->size("さくら", scene::Style::body, 16, 0).w, 30);
    EXPECT_EQ(scribe.drawn, 1);
    // Remembered; and words of the same script that follow each other are one picture.
    (void)measure->size("さくら", scene::Style::body, 20, 0);
    EXPECT_EQ(scribe.drawn, 1);
    EXPECT_GT(measure->size("Anna 🦊", scene::Style::body, 16, 0).w, 30);
}

TEST(Renderer, AScreenIsAHandfulOfCalls) {
    Screen screen;
    screen.add(scene::Surface{}, {0, 0, 390, 844});
    for (int i = 0; i < 40; ++i) {
        const auto y = static_cast<float>(i) * 20;
        screen.add(scene::Panel{.lift = 4}, {10, y, 300, 18});
        screen.add(scene::Label{.text = test::words::name("Words of a button")}, {10, y, 300, 18});
        screen.add(scene::Disc{.icon = icon::check}, {330, y, 18, 18});
    }
    for (int i = 0; i < 12; ++i) screen.add(scene::Card{face(i), face(99)}, {static_cast<float>(i) * 25, 700, 90, 126});
    screen.draw();
    screen.draw();
    EXPECT_LE(screen.renderer->stats().draw_calls, 6);
    EXPECT_GT(screen.renderer->stats().vertices, 1000);
    EXPECT_LE(screen.renderer->stats().vertices, 30000);
    EXPECT_EQ(screen.renderer->stats().faces, 12);
}

TEST(Renderer, AFrameAtRestTakesNoMemory) {
    FakeScribe scribe;
    Screen screen{&scribe};
    screen.add(scene::Surface{}, {0, 0, 390, 844});
    screen.add(scene::Panel{.lift = 4}, {10, 10, 300, 40});
    screen.add(scene::Label{.text = test::words::name("Some words, さくら")}, {10, 10, 300, 40});
    screen.add(scene::Stroke{.from = {}, .to = {100, 40}, .bend = 20, .arrow = true}, {10, 100, 100, 40});
    screen.add(scene::Sand{.length = 1000}, {10, 200, 100, 200});
    for (int i = 0; i < 5; ++i) screen.add(scene::Card{face(i), face(99)}, {static_cast<float>(i) * 25, 700, 90, 126});
    screen.draw();
    screen.draw();
    const std::size_t before = allocations;
    for (int i = 0; i < 20; ++i) screen.draw();
    EXPECT_EQ(allocations, before);
}

// Things on their way are drawn at other places every frame; words and faces are set once.
TEST(Renderer, AMovingFrameTakesNoMemoryEither) {
    Screen screen;
    screen.add(scene::Label{.text = test::words::name("Some words")}, {10, 10, 300, 40});
    screen.add(scene::Card{face(1), face(2)}, {25, 300, 90, 126});
    screen.draw();
    screen.draw();
    const std::size_t before = allocations;
    for (int i = 1; i < 30; ++i) {
        const auto step = static_cast<float>(i);
        for (scene::Painted& one : screen.painted) {
            one.box = one.node->box.moved(step * 3, step * 2);
            one.place.angle = step * 0.05F;
            one.place.lift = step;
        }
        screen.renderer->draw(screen.painted, screen.colours, screen.env);
    }
    EXPECT_EQ(allocations, before);
    EXPECT_EQ(screen.renderer->stats().faces, 1);
}

TEST(Renderer, AFaceIsKnownByItsContents) {
    Screen screen;
    screen.add(scene::Card{face(1), face(9)}, {0, 0, 90, 126});
    screen.draw();
    for (int i = 0; i < 50; ++i) {
        // Laid out anew: equal, but not the same.
        screen.nodes[0].paint = scene::Card{face(1), face(9)};
        screen.draw();
    }
    EXPECT_EQ(screen.renderer->stats().faces, 1);
    screen.nodes[0].paint = scene::Card{face(2), face(9)};
    screen.draw();
    EXPECT_EQ(screen.renderer->stats().faces, 2);
}

TEST(Renderer, FacesStayWithinTheirMemory) {
    Screen screen;
    screen.add(scene::Card{face(0), nullptr}, {0, 0, 180, 252});
    for (int i = 0; i < 300; ++i) {
        screen.nodes[0].paint = scene::Card{face(i), nullptr};
        screen.nodes[0].box.w = 150 + static_cast<float>(i % 7) * 20;
        screen.draw();
        ASSERT_LE(screen.renderer->stats().texture_bytes, render::FaceCache::budget);
    }
}

TEST(Renderer, ACardFaceDownNeedsItsBackOnly) {
    Screen screen;
    scene::Node& node = screen.add(scene::Card{nullptr, face(3)}, {0, 0, 90, 126});
    screen.draw();
    EXPECT_EQ(screen.renderer->stats().faces, 1);
    node.paint = scene::Card{face(1), face(3)};
    node.place.flip = 1;
    screen.draw();
    EXPECT_EQ(screen.renderer->stats().faces, 1);
}

TEST(Renderer, ALostContextForgetsAndComesBack) {
    Screen screen;
    screen.add(scene::Card{face(1), face(2)}, {0, 0, 90, 126});
    screen.draw();
    screen.renderer->context_lost();
    screen.renderer->context_created();
    screen.draw();
    EXPECT_EQ(screen.renderer->stats().faces, 1);
}

TEST(Renderer, OnlyRunningSandMovesByItself) {
    Screen screen;
    scene::Node& node = screen.add(scene::Sand{}, {0, 0, 100, 200});
    screen.draw();
    EXPECT_FALSE(screen.renderer->animates(screen.painted, 500));
    node.paint = scene::Sand{.started = 100, .length = 1000};
    EXPECT_TRUE(screen.renderer->animates(screen.painted, 500));
    EXPECT_FALSE(screen.renderer->animates(screen.painted, 1100));
    node.paint = scene::Sand{.started = 100, .length = 1000, .paused_at = 300};
    EXPECT_FALSE(screen.renderer->animates(screen.painted, 500));
}

TEST(Icons, EveryOneHasAPicture) {
    render::FontBook fonts{render::built_in_fonts()};
    for (const scene::Icon one : {icon::menu, icon::back, icon::close, icon::hourglass, icon::left_hand}) {
        EXPECT_TRUE(fonts.icon(one, 48).visible) << one.code;
    }
    for (const scene::Icon one : icon::picture) EXPECT_TRUE(fonts.icon(one, 48).visible) << one.code;
}

} // namespace

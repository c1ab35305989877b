// Every piece of the kit, at every size of window and text, in the longest language: laid out without a problem.
#include "kit/card.h"
#include "kit/column.h"
#include "kit/dialog.h"
#include "kit/fan.h"
#include "kit/palettes.h"
#include "kit/pieces.h"
#include "kit/pile.h"
#include "kit/seat.h"
#include "kit/text_field.h"
#include "scene/hit.h"
#include "scene/lint.h"
#include "texts/words.h"

#include "scene/fake_measure.h"

#include <gtest/gtest.h>

#include <array>

namespace {

using namespace kit;
namespace words = test::words;

constexpr Icon icon{0xE001};
const std::vector<std::string> names{"Ana", "Maximiliane von und zu Oberstein"};

scene::Command press(int a = 0) { return scene::command("press", a); }

struct Setting {
    Size size;
    float text_scale;
    const char* language;
};

std::vector<Setting> settings() {
    std::vector<Setting> all;
    for (const Size size : {Size{320, 568}, Size{390, 844}, Size{844, 390}, Size{768, 1024}, Size{1280, 720},
                            Size{1920, 1080}, Size{2560, 1440}})
        for (const float scale : {1.0F, 1.4F, 2.0F})
            for (const char* const language : {"en", "qps"}) all.push_back({size, scale, language});
    return all;
}

class Everywhere : public testing::TestWithParam<Setting> {
  protected:
    void TearDown() override {
        for (const std::string& problem : scene::lint(builder.nodes(), env, names)) ADD_FAILURE() << problem;
    }
    [[nodiscard]] Box room() const { return env.safe_area().inset(8); }

    Env env = scene_test::env_of(GetParam().size, GetParam().text_scale, GetParam().language);
    scene::Scrolls scrolls;
    Builder builder{env, scrolls};
    NodeId here = scene::id("here");
};

std::string name_of(const testing::TestParamInfo<Setting>& info) {
    const Setting& s = info.param;
    return std::to_string(static_cast<int>(s.size.w)) + "x" + std::to_string(static_cast<int>(s.size.h)) + "_" +
           std::to_string(static_cast<int>(s.text_scale * 100)) + "_" + s.language;
}

INSTANTIATE_TEST_SUITE_P(Kit, Everywhere, testing::ValuesIn(settings()), name_of);

Button button_of(Kind kind, bool enabled = true) {
    Button made;
    made.words = words::continue_();
    made.command = press();
    made.kind = kind;
    made.enabled = enabled;
    if (!enabled) made.why_not = words::sentence();
    made.explain = true;
    return made;
}

TEST_P(Everywhere, Buttons) {
    Button long_one = button_of(Kind::main);
    long_one.words = words::cards("Ana", 3);
    long_one.icon = icon;
    const std::array all{button_of(Kind::plain), button_of(Kind::quiet, false), button_of(Kind::danger), long_one};
    const float height = button_row(builder, here, room(), all);
    EXPECT_EQ(height, button_row_height(env, room().w, all));
    for (const Node& node : builder.nodes())
        if (node.role == Role::button) EXPECT_GE(node.box.h, scene::space::target);
    const Box below{room().x, room().y + height + 8, 44, 44};
    if (below.bottom() < room().bottom()) icon_button(builder, scene::id("menu"), below, button_of(Kind::plain));
}

TEST_P(Everywhere, Choices) {
    const auto choice = [](int i, Text shown) {
        Choice made;
        made.words = std::move(shown);
        made.command = press(i);
        made.chosen = i == 1;
        return made;
    };
    const std::array choices{choice(0, words::continue_()), choice(1, words::name("Ana")), choice(2, words::points(12)),
                             choice(3, words::points(120))};
    Toggle on;
    on.words = words::sentence();
    on.explanation = words::cards("Ana", 2);
    on.command = press();
    on.on = true;
    scroll_column(builder, here, room(), [&](Column& column) {
        column.heading(words::continue_());
        column.chooser(words::continue_(), choices);
        column.option(choices[0], words::sentence());
        column.option(choices[1]);
        column.toggle(on);
        column.paragraph(words::sentence());
        Stepper stepper;
        stepper.value = words::points(20);
        stepper.less_name = stepper.more_name = words::continue_();
        stepper.less = stepper.more = press();
        stepper.can_more = false;
        stepper.why_not_more = words::sentence();
        const Size size = stepper_size(env, stepper);
        EXPECT_LE(size.w, column.width());
        Box box = column.take(size.h);
        box.w = size.w;
        kit::stepper(column.builder(), column.next_id(), box, stepper);
        kit::slider(column.builder(), column.next_id(), column.take(44), words::continue_(), {3, 0, 10, 1}, press());
        TextField field;
        field.name = words::continue_();
        field.value = "x";
        field.shown = words::name("Maximiliane von und zu Oberstein");
        kit::text_field(column.builder(), column.next_id(), column.take(text_field_height(env)), field);
    });
}

TEST_P(Everywhere, Dialogs) {
    button(builder, scene::id("behind"), {room().x, room().y, 200, 200}, button_of(Kind::plain));
    Dialog question;
    question.title = words::cards("Ana", 2);
    question.words = words::sentence();
    question.buttons = {button_of(Kind::plain), button_of(Kind::main)};
    question.close = scene::command("close");
    dialog(builder, here, question);
    EXPECT_EQ(scene::hit(builder.nodes(), {1, 1})->id, here) << "a tap beside it closes";
    // A second one lies over the first, and only it can be reached.
    dialog(builder, scene::id("over"), question);
    EXPECT_EQ(scene::hit(builder.nodes(), {1, 1})->id, scene::id("over"));
}

TEST_P(Everywhere, LongDialogsScroll) {
    dialog_column(builder, here, words::continue_(), scene::command("close"), [&](Column& column) {
        for (int i = 0; i < 40; ++i) column.paragraph(words::sentence());
        column.button(button_of(Kind::main), true);
    });
    const Node* const sheet = scene::find(builder.nodes(), here.part("sheet"));
    ASSERT_NE(sheet, nullptr);
    EXPECT_LE(sheet->box.h, env.safe_area().h);
}

TEST_P(Everywhere, Toasts) { toast(builder, here, words::sentence()); }

TEST_P(Everywhere, Fans) {
    const float height = std::min(fan_height(env, room().w, 24), room().h * 0.7F);
    for (int count = 1; count <= 24; ++count) {
        Builder one{env, scrolls, scene::id("card", count / 2)};
        Box box = room();
        box = box.cut_bottom(std::min(height, fan_height(env, box.w, count)));
        const Size size = fan_card_size(env, box, count);
        std::vector<FanCard> cards;
        for (int i = 0; i < count; ++i) {
            FanCard card;
            card.id = scene::id("card", i);
            card.look.name = words::name("Ana");
            card.look.command = press(i);
            card.look.chosen = i % 3 == 0;
            Print print;
            print.index = words::points(10);
            print.mark = print.symbol = icon;
            print.title = words::continue_();
            card.look.face = face(env, size, print);
            cards.push_back(card);
        }
        Fan fan;
        fan.name = words::continue_();
        kit::fan(one, here, box, cards, fan);
        for (const std::string& problem : scene::lint(one.nodes(), env, names))
            ADD_FAILURE() << count << ": " << problem;
        for (const Node& node : one.nodes()) {
            if (node.role == Role::option) EXPECT_GE(node.box.y, box.y - 1) << count;
            if (node.role == Role::option) EXPECT_LE(scene::bounds(node).bottom(), box.bottom() + 1) << count;
        }
    }
}

TEST_P(Everywhere, SeatsRoundATable) {
    for (int seats = 2; seats <= 20; ++seats) {
        Builder one{env, scrolls};
        Box table = room();
        if (env.portrait()) table.h = std::min(table.h, table.w * 1.5F);
        const Ring ring = seats_ring(env, table, seats, seats / 2);
        ASSERT_EQ(ring.boxes.size(), static_cast<std::size_t>(seats));
        for (int i = 0; i < seats; ++i) {
            SeatLook look;
            look.name = words::name(i % 2 == 0 ? "Ana" : "Maximiliane von und zu Oberstein");
            look.picture = icon;
            look.colour = i;
            look.badge = words::points(12);
            look.current = i == 1;
            look.chosen = i == 2;
            look.dim = i == 3;
            look.command = press(i);
            seat(one, scene::id("seat", i), ring.boxes[static_cast<std::size_t>(i)], look, ring.size);
        }
        for (const std::string& problem : scene::lint(one.nodes(), env, names))
            ADD_FAILURE() << seats << ": " << problem;
        for (const Box& box : ring.boxes) EXPECT_FALSE(box.overlaps(ring.inside)) << seats;
        const Box& first = ring.boxes[static_cast<std::size_t>(seats / 2)];
        for (const Box& box : ring.boxes) EXPECT_GE(first.y, box.y) << seats;
    }
}

TEST_P(Everywhere, PiecesAndPiles) {
    scroll_column(builder, here, room(), [&](Column& column) {
        const Size size = card_size(env);
        for (const int count : {0, 1, 30}) {
            Pile pile;
            pile.count = count;
            pile.top.name = words::continue_();
            pile.top.back = back(size, icon);
            pile.count_words = words::points(count);
            Box box = column.take(size.h + 8);
            kit::pile(column.builder(), column.next_id(), {box.x, box.y, size.w, size.h}, pile);
        }
        scene::Sand sand;
        sand.length = 60000;
        sand_timer(column.builder(), column.next_id(), column.take(90), sand, words::points(42), words::continue_());
        std::vector<Score> scores(20);
        for (std::size_t i = 0; i < scores.size(); ++i) {
            scores[i].name = words::name(i % 2 == 0 ? "Ana" : "Maximiliane von und zu Oberstein");
            scores[i].points = words::points(104);
            scores[i].colour = static_cast<int>(i);
        }
        const float height = score_strip_height(env, column.width(), scores);
        score_strip(column.builder(), column.next_id(), column.take(height), scores);
        Chip chip;
        chip.words = words::continue_();
        chip.icon = icon;
        const Size pill = chip_size(env, chip);
        Box box = column.take(pill.h);
        box.w = pill.w;
        kit::chip(column.builder(), column.next_id(), box, chip);
        progress_dots(column.builder(), column.next_id(), column.take(20), 2, 5, words::continue_());
    });
}

TEST_P(Everywhere, CardsAtEverySize) {
    Print print;
    print.index = words::points(10);
    print.mark = print.symbol = icon;
    print.title = words::cards("Ana", 2);
    print.words = words::sentence();
    for (const float width : {40.0F, 64.0F, 90.0F, 132.0F, 200.0F, 300.0F}) {
        Builder one{env, scrolls};
        const Size size = card_fitting({width, 1000});
        if (size.h > room().h || size.w > room().w) continue;
        CardLook look;
        look.face = face(env, size, print);
        look.name = words::continue_();
        card(one, here, {room().x, room().y, size.w, size.h}, look);
        for (const std::string& problem : scene::lint(one.nodes(), env, names))
            ADD_FAILURE() << width << ": " << problem;
        for (const scene::FaceItem& item : look.face->items) {
            EXPECT_GE(item.box.y, 0) << width;
            EXPECT_LE(item.box.bottom(), size.h + 0.5F) << width;
            EXPECT_LE(item.box.right(), size.w + 0.5F) << width;
        }
    }
}

TEST(Cards, LargeOnesHaveAllTheirWords) {
    const Env env = scene_test::env_of({390, 844});
    Print print;
    print.index = words::points(10);
    print.symbol = icon;
    print.title = words::continue_();
    print.words = words::sentence();
    const auto labels = [&](Size size) {
        int count = 0;
        for (const scene::FaceItem& item : face(env, size, print)->items)
            if (std::holds_alternative<scene::Label>(item.paint)) ++count;
        return count;
    };
    EXPECT_EQ(labels(card_size_large(env)), 4) << "two indices, title, words";
    EXPECT_EQ(labels({44, 62}), 2) << "two indices";
}

TEST(Cards, AnIndexGrowsAtMostBy40Percent) {
    Print print;
    print.index = words::points(7);
    const auto px = [&](float scale) {
        const FaceRef made = face(scene_test::env_of({1280, 720}, scale), {132, 185}, print);
        return std::get<scene::Label>(made->items[0].paint).zoom;
    };
    EXPECT_GT(px(2), px(1));
    EXPECT_LE(px(2), px(1) * 1.401F);
}

TEST(Dialogs, WithoutCloseMustBeAnswered) {
    const Env env = scene_test::env_of({390, 844});
    scene::Scrolls scrolls;
    Builder builder{env, scrolls};
    Dialog question;
    question.title = words::continue_();
    question.buttons = {button_of(Kind::main)};
    dialog(builder, scene::id("q"), question);
    const Node* const hit = scene::hit(builder.nodes(), {1, 1});
    EXPECT_EQ(hit, nullptr);
}

TEST(Rings, GoClockwiseFromTheLowerMiddle) {
    const Env env = scene_test::env_of({1280, 720});
    const Ring ring = seats_ring(env, {0, 0, 1280, 720}, 4, 0);
    EXPECT_GT(ring.boxes[0].y, 500);
    EXPECT_LT(ring.boxes[1].x, 200) << "the next to the left";
    EXPECT_LT(ring.boxes[2].y, 200);
    EXPECT_GT(ring.boxes[3].x, 900);
}

TEST(Rings, PhonesHaveRoomForTwenty) {
    const Env env = scene_test::env_of({320, 568});
    const Ring ring = seats_ring(env, {8, 60, 304, 400}, 20, 0);
    for (std::size_t i = 0; i < 20; ++i)
        for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(ring.boxes[i].overlaps(ring.boxes[j]));
}

TEST(SandTimers, WakeForTheNextSecond) {
    Env env = scene_test::env_of({390, 844});
    env.now = 5250;
    scene::Sand sand;
    sand.started = 1000;
    sand.length = 60000;
    EXPECT_EQ(seconds_left(sand, env.now), 56);
    scene::Scrolls scrolls;
    Builder builder{env, scrolls};
    sand_timer(builder, scene::id("sand"), {0, 0, 200, 90}, sand, words::points(56), words::continue_());
    EXPECT_EQ(builder.next_wake(), 6000);
    EXPECT_EQ(seconds_left(sand, 6000), 55);
    EXPECT_EQ(seconds_left(sand, 99999), 0);
    sand.paused_at = 2000;
    Builder paused{env, scrolls};
    sand_timer(paused, scene::id("sand"), {0, 0, 200, 90}, sand, words::points(59), words::continue_());
    EXPECT_LT(paused.next_wake(), 0);
}

TEST(Palettes, AreReadable) {
    for (const auto& [ink, ground] : scene::readable_pairs())
        EXPECT_GE(scene::contrast(house_palette()[ink], house_palette()[ground]), 4.5)
            << static_cast<int>(ink) << " on " << static_cast<int>(ground);
}

} // namespace

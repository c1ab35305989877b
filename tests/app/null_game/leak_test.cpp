// The app's own answer to "is anything of this secret?" finds a screen and a game that leak on purpose.
#include "app/report.h"
#include "games/null_game/ui/screen.h"
#include "suites/broken/broken_games.h"
#include "walker.h"

#include "engine/adapter.h"

#include <gtest/gtest.h>

namespace {

// A table that asks what a hand may do, and shows it to everybody: `assess` knows more than the View.
struct LeakyScreen {
    using View = null_game::View;
    using Action = null_game::Action;
    using Draft = null_game::Draft;
    using Assessment = null_game::Assessment;
    using Event = null_game::Event;
    using Local = null_game::Screen::Local;
    using In = kit::In<LeakyScreen>;

    static void build(const In& in, scene::Box area, scene::Builder& out) {
        for (int card = 1; card <= null_game::faces; ++card)
            if (in.assess(engine::Seat{1}, Draft{static_cast<null_game::Card>(card)}).action)
                out.add(scene::id("held", card), area.cut_left(10), scene::Panel{});
    }
    static kit::Reaction<Action> react(const In&, Local&, const scene::Command&, double) { return {}; }
    static kit::Reaction<Action> tick(const In&, Local&, double) { return {}; }
    static kit::Telling tell(const Event& event, const kit::Sitting& sitting) {
        return null_game::Screen::tell(event, sitting);
    }
    static text::Text why_not(engine::Refusal refusal, const kit::Sitting& sitting) {
        return null_game::Screen::why_not(refusal, sitting);
    }
    static text::Text errand(const In&, engine::Seat) { return {}; }
    static text::Text score_line(const In&, engine::Seat) { return {}; }
    static std::vector<kit::HelpPage> help() { return {}; }
    static void box_art(scene::Builder&, scene::Box) {}
    static const scene::Palette& palette() { return null_game::Screen::palette(); }
    static const text::Pack& words() { return null_game::Screen::words(); }
};

// What App::leak says of a match that was just dealt, with those rules on that screen.
template <class Rules, class Screen> std::string leak_found() {
    static const engine::Adapter<Rules, engine::Audited::no> rules;
    static const kit::TableOf<Screen> table;
    static const games::Game game{&rules, &table};
    app::Model model;
    model.screen = app::Screen::table;
    model.match.game = &game;
    model.match.open = table.fresh_local();
    model.match.session =
        std::make_unique<session::Session>(rules, engine::standard_setup(Rules::info, 4), 7, app_test::long_named(4));
    const text::Language english{"en"};
    scene::Env env;
    env.size = {390, 844};
    env.language = &english;
    env.measure = &app_test::measure();
    return app::leak_of(model, env);
}

TEST(Leak, IsNotCriedWhereThereIsNone) { EXPECT_EQ((leak_found<broken::Sound, null_game::Screen>()), ""); }

TEST(Leak, IsFoundInAScreenThatShowsWhatAHandMayDo) { EXPECT_NE((leak_found<broken::Sound, LeakyScreen>()), ""); }

TEST(Leak, IsFoundInAGameWhoseViewTellsTheNextCard) {
    EXPECT_NE((leak_found<broken::LeakyChance, null_game::Screen>()), "");
}

} // namespace

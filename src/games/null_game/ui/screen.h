// The screen of null_game: seats round a pile, and a hand to choose from.
//
// The smallest complete screen: copy it to begin another (docs/adding-a-game.md). What always holds: it shows what the
// View has and asks `assess` what is possible. Left out: rules.
#pragma once

#include "games/null_game/api/api.h"
#include "kit/table_screen.h"

#include <optional>

namespace null_game {

struct Screen {
    using View = null_game::View;
    using Action = null_game::Action;
    using Draft = null_game::Draft;
    using Assessment = null_game::Assessment;
    using Event = null_game::Event;

    struct Local {
        Draft draft; // of the seat that looks
    };

    static void build(const kit::In<Screen>& in, scene::Box area, scene::Builder& out);
    static kit::Reaction<Action> react(const kit::In<Screen>& in, Local& local, const scene::Command& command,
                                       double now);
    static kit::Reaction<Action> tick(const kit::In<Screen>& in, Local& local, double now);
    static kit::Telling tell(const Event& event, const kit::Sitting& sitting);
    static text::Text why_not(engine::Refusal refusal, const kit::Sitting& sitting);
    static text::Text errand(const kit::In<Screen>& in, engine::Seat seat);
    static text::Text score_line(const kit::In<Screen>& in, engine::Seat seat);
    static std::vector<kit::HelpPage> help();
    static void box_art(scene::Builder& out, scene::Box area);
    static const scene::Palette& palette();
    static const text::Pack& words();
};

} // namespace null_game

// The stage of WIN: two characters face to face, the challenge between them, the crowd below.
//
// Turns a win::View into Nodes and commands into actions. The sand is kept here, by the clock (Env::now): a slow frame or
// a hidden tab never lengthens it [WI-8]. What always holds: the tally of a show of hands is nowhere on screen before
// it is confirmed [WI-9]. Left out: rules; the bar on top and the hand-over (app/).
#pragma once

#include "games/win/api/api.h"
#include "kit/table_screen.h"

#include <optional>

namespace win {

struct Screen {
    using View = win::View;
    using Action = win::Action;
    using Draft = win::Draft;
    using Assessment = win::Assessment;
    using Event = win::Event;

    // The sand of one speech.
    struct Sand {
        int turn = 0; // of View::turn and phase: another one's sand is not ours
        Phase phase = Phase::over;
        double started = -1;   // ms of Env::now; negative: not turned yet
        double paused_at = -1; // negative: running
        int ticked = 0;        // the last second that was heard
        bool rung = false;     // the end was heard
    };
    // What lies over the stage.
    enum class Sheet : std::uint8_t { none, standings, swap, leave };
    struct Local {
        Sand sand;
        int voting_turn = 0;        // the turn `votes` belongs to
        Votes votes;                // of the show of hands, not yet confirmed
        std::optional<Vote> choice; // of one's own secret vote, not yet confirmed
        Sheet sheet = Sheet::none;
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
    // What a setup comes to, said below its options: teams, own cards that are too few, many hand-overs.
    static std::vector<text::Text> setup_notes(const engine::Setup& setup, const session::People& people);
    // A mark on a seat of the setup: its team.
    static text::Text setup_badge(const engine::Setup& setup, engine::Seat seat);
    static void box_art(scene::Builder& out, scene::Box area);
    static const scene::Palette& palette();
    static const text::Pack& words();
};

} // namespace win

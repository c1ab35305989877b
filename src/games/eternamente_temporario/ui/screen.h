// The night desk of Eternamente Temporário: Archives left and right, the trick between them, a hand to choose from.
//
// Turns a View into Nodes and commands into actions. Two pictures: the table, for everybody, and one Human's own side
// of it, when that seat looks or when nothing of it is secret (open hands; a Human who is out). What always holds: what
// is possible, and why not, is asked with `assess`; choices belong to one moment and are forgotten with it. Left out:
// rules; the bar on top and the hand-over (app/).
#pragma once

#include "games/eternamente_temporario/api/api.h"
#include "kit/table_screen.h"

#include <optional>

namespace eternamente_temporario {

struct Screen {
    using View = eternamente_temporario::View;
    using Action = eternamente_temporario::Action;
    using Draft = eternamente_temporario::Draft;
    using Assessment = eternamente_temporario::Assessment;
    using Event = eternamente_temporario::Event;

    // What choices belong to: the next turn's are made anew.
    struct Moment {
        int round = 0;
        Phase phase = Phase::choice;
        engine::Seat actor{};
        int tricks = 0;
        CardSet on_table{};
        friend bool operator==(const Moment&, const Moment&) = default;
    };
    struct Choices {
        PlayDraft play;
        std::optional<PassDraft> pass; // a pass with a deed is being put together, in the stead of a play
        CommitDraft commit;
        bool wild_next = false; // the next card chosen for the round is the one of the wild rank
        BadgeDraft badge;
    };
    enum class Sheet : std::uint8_t { none, readings, passes, seat, stress };
    struct Local {
        Moment moment;
        Choices choices;
        Sheet sheet = Sheet::none;
        int about = 0; // the seat or Stress card that the sheet shows
        bool by_rank = true;
        // Who passes by themselves until the trick of that number is cleared. [ET-15]
        engine::SeatSet passing;
        int passing_round = 0;
        int passing_trick = 0;
        double passes_at = -1; // ms of Env::now when the next of them does
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

} // namespace eternamente_temporario

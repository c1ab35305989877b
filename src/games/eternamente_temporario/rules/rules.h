// The rules of Eternamente Temporário. Tags [ET-…] are listed in the game's README.md.
//
// What always holds is what engine::Rules asks for (engine/rules.h). `undo_barrier` is set when the last secret choice
// uncovers the others, and when cards are dealt.
// Left out: undo, saving, links, hand-over, words, pictures.
#pragma once

#include "engine/rules.h"
#include "games/eternamente_temporario/api/api.h"
#include "games/eternamente_temporario/rules/state.h"

namespace eternamente_temporario {

struct Rules {
    using State = eternamente_temporario::State;
    using Action = eternamente_temporario::Action;
    using Draft = eternamente_temporario::Draft;
    using Assessment = eternamente_temporario::Assessment;
    using View = eternamente_temporario::View;
    using Event = eternamente_temporario::Event;

    static const engine::GameInfo info;

    static State deal(const engine::Setup& setup, engine::Rng rng);
    static SeatSet waiting_on(const State& state);
    static std::expected<void, engine::Refusal> check(const State& state, Seat seat, const Action& action);
    // Never lists legal actions: its time does not grow with their number.
    static Assessment assess(const State& state, Seat seat, const Draft& draft);
    static engine::Outcome<State, Event> apply(const State& state, Seat seat, const Action& action);
    // Every play, pass and choice, but of equal cards in one place (hand, badge) only the ones of lowest id.
    static std::vector<Action> legal(const State& state, Seat seat);
    static constexpr bool legal_is_complete = false;
    static engine::Privacy privacy(const State& state, Seat seat);
    static View view(const State& state, engine::Viewer viewer);
    static std::optional<Event> project(const Event& event, engine::Viewer viewer);
    // A play must be one that cards can be read as (combinations.h); every action that `check` allows is.
    static void encode(engine::Writer& out, const Action& action);
    static Action decode(engine::Reader& in);
    static void encode_state(engine::Writer& out, const State& state);
    static State decode_state(engine::Reader& in);
    static State resample_hidden(const State& state, engine::Viewer viewer, engine::Rng& chance);
    static std::optional<std::string> audit(const State& state);
    // One line for playthrough files, with seats by number.
    static std::string describe(const Event& event);
    static Draft draft_of(const Action& action);
    static bool ready(const Assessment& assessment) { return assessment.action.has_value(); }
    // Points by seat; once the match is over, 1 for the winners and 0 for the others, since they win together whatever
    // their points. [ET-25]
    static std::vector<int> standing(const State& state);
};

static_assert(engine::Rules<Rules>);

} // namespace eternamente_temporario

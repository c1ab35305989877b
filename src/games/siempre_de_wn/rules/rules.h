// The rules of Siempre de WN. Tags [WN-…] are listed in the game's README.md.
//
// What always holds is what engine::Rules asks for (engine/rules.h). `undo_barrier` is set when cards are taken, a task
// is revealed, a hand or a worker is shown to somebody else, secret arrows are uncovered, and when the match ends.
// Left out: undo, saving, links, hand-over, words, pictures, who speaks in a debate and for how long.
#pragma once

#include "engine/rules.h"
#include "games/siempre_de_wn/api/api.h"
#include "games/siempre_de_wn/rules/state.h"

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace siempre_de_wn {

struct Rules {
    using State = siempre_de_wn::State;
    using Action = siempre_de_wn::Action;
    using Draft = siempre_de_wn::Draft;
    using Assessment = siempre_de_wn::Assessment;
    using View = siempre_de_wn::View;
    using Event = siempre_de_wn::Event;

    static const engine::GameInfo info;

    static State deal(const engine::Setup& setup, engine::Rng rng);
    static SeatSet waiting_on(const State& state);
    static std::expected<void, engine::Refusal> check(const State& state, Seat seat, const Action& action);
    static Assessment assess(const State& state, Seat seat, const Draft& draft);
    static engine::Outcome<State, Event> apply(const State& state, Seat seat, const Action& action);
    // Everything but most ways to point aloud, of which a few are listed (legal.cpp).
    static std::vector<Action> legal(const State& state, Seat seat);
    static constexpr bool legal_is_complete = false;
    static engine::Privacy privacy(const State& state, Seat seat);
    static View view(const State& state, engine::Viewer viewer);
    static std::optional<Event> project(const Event& event, engine::Viewer viewer);
    static void encode(engine::Writer& out, const Action& action);
    static Action decode(engine::Reader& in);
    static void encode_state(engine::Writer& out, const State& state);
    static State decode_state(engine::Reader& in);
    static State resample_hidden(const State& state, engine::Viewer viewer, engine::Rng& chance);
    static std::optional<std::string> audit(const State& state);
    static Draft draft_of(const Action& action);
    static bool ready(const Assessment& assessment) { return assessment.action.has_value(); }
    // Under way: what lies open before each player. Over: 1 for winners and 0 for others in the base game; else how
    // many others each has left behind, so that those who share a place have the same.
    static std::vector<int> standing(const State& state);
    static std::string describe(const Event& event);
};

static_assert(engine::Rules<Rules>);

} // namespace siempre_de_wn

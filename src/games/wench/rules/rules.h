// The rules of Wench: the functions of engine::Rules. Tags [WE-…] are listed in the game's README.md.
//
// What always holds: nothing here remembers anything, and nothing but `apply` makes a next state. `undo_barrier` is set
// when chance was used, when somebody else's card was shown, and at the end. Left out: clocks, undo, saving, hand-over,
// words, pictures.
#pragma once

#include "engine/rules.h"
#include "games/wench/api/api.h"
#include "games/wench/rules/state.h"

namespace wench {

struct Rules {
    using State = wench::State;
    using Action = wench::Action;
    using Draft = wench::Draft;
    using Assessment = wench::Assessment;
    using View = wench::View;
    using Event = wench::Event;

    static constexpr engine::GameInfo info{.id = "wench",
                                           .revision = 1,
                                           .least_seats = least_players,
                                           .most_seats = most_players,
                                           .least_minutes = 15,
                                           .most_minutes = 30,
                                           .options = options};

    // deal.cpp
    static State deal(const engine::Setup& setup, engine::Rng rng);

    // check.cpp: what is legal
    static SeatSet waiting_on(const State& state);
    static std::expected<void, engine::Refusal> check(const State& state, Seat seat, const Action& action);

    // assess.cpp: what an unfinished choice amounts to
    static Assessment assess(const State& state, Seat seat, const Draft& draft);
    static Draft draft_of(const Action& action) { return action; }
    static bool ready(const Assessment& assessment) { return !assessment.refusal; }

    // apply.cpp: what follows
    static engine::Outcome<State, Event> apply(const State& state, Seat seat, const Action& action);
    // While the game runs, fewer cards in hand are better; at its end the winner has 1, the others what they count
    // below 0.
    static std::vector<int> standing(const State& state);

    // legal.cpp. Everything but: of the ways to prepare cards one for each number of them; of choices of several cards
    // two; calls by one seat alone, another each turn, and by two on some turns; leaving on every 64th turn, by one
    // seat.
    static constexpr bool legal_is_complete = false;
    static std::vector<Action> legal(const State& state, Seat seat);

    // secrets.cpp: who may know
    static engine::Privacy privacy(const State& state, Seat seat);
    static View view(const State& state, engine::Viewer viewer);
    static std::optional<Event> project(const Event& event, engine::Viewer viewer);
    static State resample_hidden(const State& state, engine::Viewer viewer, engine::Rng& chance);

    // codec.cpp, state_codec.cpp: bits
    static void encode(engine::Writer& out, const Action& action);
    static Action decode(engine::Reader& in);
    static void encode_state(engine::Writer& out, const State& state);
    static State decode_state(engine::Reader& in);

    // audit.cpp: what always holds
    static std::optional<std::string> audit(const State& state);

    // narration.cpp: for playthrough files
    static std::string describe(const Event& event);
};

} // namespace wench

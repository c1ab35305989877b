// The rules of null_game: the functions of engine::Rules, in the order of a round.
//
// What always holds: nothing here remembers anything, and nothing but `apply` makes a next state. Left out: everything
// that other rooms do: undo, saving, hand-over, words, pictures.
#pragma once

#include "engine/rules.h"
#include "games/null_game/api/api.h"
#include "games/null_game/rules/state.h"

namespace null_game {

inline constexpr std::array<engine::OptionInfo, 2> options{{
    {.id = "hand_size", .kind = engine::OptionInfo::Kind::choice, .count = 2, .standard = 0},
    {.id = "sprint", .kind = engine::OptionInfo::Kind::toggle, .count = 2, .standard = 1},
}};

struct Rules {
    using State = null_game::State;
    using Action = null_game::Action;
    using Draft = null_game::Draft;
    using Assessment = null_game::Assessment;
    using View = null_game::View;
    using Event = null_game::Event;
    using Outcome = engine::Outcome<State, Event>;

    static constexpr engine::GameInfo info{.id = "null_game",
                                           .revision = 1,
                                           .least_seats = null_game::least_seats,
                                           .most_seats = null_game::most_seats,
                                           .least_minutes = 2,
                                           .most_minutes = 5,
                                           .options = options,
                                           .for_developers = true};

    // rules.cpp: what is legal and what follows
    static State deal(const engine::Setup& setup, engine::Rng rng);
    static engine::SeatSet waiting_on(const State& state);
    static std::expected<void, engine::Refusal> check(const State& state, engine::Seat seat, const Action& action);
    static Outcome apply(const State& state, engine::Seat seat, const Action& action);
    static std::vector<Action> legal(const State& state, engine::Seat seat);
    static std::vector<int> standing(const State& state);

    // choosing.cpp: what a screen asks while somebody chooses
    static Assessment assess(const State& state, engine::Seat seat, const Draft& draft);
    static Draft draft_of(const Action& action);
    static bool ready(const Assessment& assessment);

    // secrets.cpp: who may know
    static engine::Privacy privacy(const State& state, engine::Seat seat);
    static View view(const State& state, engine::Viewer viewer);
    static std::optional<Event> project(const Event& event, engine::Viewer viewer);
    static State resample_hidden(const State& state, engine::Viewer viewer, engine::Rng& chance);

    // narration.cpp: for playthrough files
    static std::string describe(const Event& event);

    // codec.cpp: bits
    static void encode(engine::Writer& out, const Action& action);
    static Action decode(engine::Reader& in);
    static void encode_state(engine::Writer& out, const State& state);
    static State decode_state(engine::Reader& in);

    // audit.cpp: what always holds
    static std::optional<std::string> audit(const State& state);
};

} // namespace null_game

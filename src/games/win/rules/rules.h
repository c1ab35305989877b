// The rules of WIN: the functions of engine::Rules.
//
// What always holds: nothing here remembers anything, and nothing but `apply` makes a next state. Left out: everything
// that other rooms do: the sand's clock, undo, saving, hand-over, words, pictures.
#pragma once

#include "engine/rules.h"
#include "games/win/api/api.h"
#include "games/win/rules/state.h"

#include <array>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace win {

inline constexpr std::array<engine::OptionInfo, option_count> options{{
    {.id = "timekeeper", .kind = engine::OptionInfo::Kind::seat},
    {.id = "votes", .count = 3, .standard = static_cast<int>(VoteOption::show_of_hands)},
    {.id = "speech", .count = static_cast<int>(speech_seconds.size()), .standard = standard_speech},
    {.id = "answer", .count = static_cast<int>(answer_seconds.size()), .standard = standard_answer},
    {.id = "teams", .count_for = &team_values, .applies = [](int seats) { return team_values(seats) > 1; }},
    {.id = "cards", .count = 3, .standard = static_cast<int>(CardsOption::mixed)},
}};

// In the order of Deck. [WI-11]
inline constexpr std::array<engine::OwnDeckInfo, 2> own_decks{{
    {.id = "characters", .most = most_own, .most_letters = most_letters},
    {.id = "challenges", .most = most_own, .most_letters = most_letters},
}};

struct Rules {
    using State = win::State;
    using Action = win::Action;
    using Draft = win::Draft;
    using Assessment = win::Assessment;
    using View = win::View;
    using Event = win::Event;
    using Outcome = engine::Outcome<State, Event>;

    static constexpr engine::GameInfo info{.id = "win",
                                           .revision = 2,
                                           .least_seats = least_players,
                                           .most_seats = most_players,
                                           .least_minutes = 20,
                                           .most_minutes = 45,
                                           .options = options,
                                           .own_decks = own_decks};

    // deal.cpp
    static State deal(const engine::Setup& setup, engine::Rng rng);

    // check.cpp: what is legal
    static engine::SeatSet waiting_on(const State& state);
    static std::expected<void, engine::Refusal> check(const State& state, engine::Seat seat, const Action& action);
    static Assessment assess(const State& state, engine::Seat seat, const Draft& draft);
    static Draft draft_of(const Action& action) { return action; }
    static bool ready(const Assessment& assessment) { return !assessment.refusal; }

    // apply.cpp: what follows
    static Outcome apply(const State& state, engine::Seat seat, const Action& action);
    static std::vector<int> standing(const State& state);

    // legal.cpp. Of the very many shows of hands it lists one of each tally without abstentions, and two with some;
    // of Leave it lists one seat on every eighth turn, so that random play keeps a table together.
    static constexpr bool legal_is_complete = false;
    static std::vector<Action> legal(const State& state, engine::Seat seat);

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

} // namespace win

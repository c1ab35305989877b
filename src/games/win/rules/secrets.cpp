#include "games/win/rules/order.h"
#include "games/win/rules/rules.h"

namespace win {

using engine::Privacy;
using engine::Seat;
using engine::Viewer;

namespace {

Pile pile_of(const Heap& heap) {
    return {static_cast<int>(heap.pile().count()), static_cast<int>(heap.discards().count())};
}

// The turn after this one, as it comes if nobody leaves.
Pairing next_pairing(const State& state) {
    State next = state;
    pass_turn(next);
    return {next.white, opponent(next)};
}

void add_seats(View& view, const State& state) {
    view.seats = state.seats;
    view.playing = state.playing;
    view.in_teams = state.teams != state.seats;
    for (std::uint8_t team = 0; team < state.teams; ++team) view.members.push_back(members(state, Team{team}));
    view.timekeeper = state.timekeeper;
    view.arguing = {state.white, opponent(state)};
    view.voters = voters(state);
    if (state.phase != Phase::over) view.next = next_pairing(state);
}

void add_cards(View& view, const State& state) {
    view.white_character = state.white_character;
    view.black_character = state.black_character;
    view.challenge = state.challenge;
    view.begun = state.begun;
    for (const Drawn which : {Drawn::white_character, Drawn::black_character, Drawn::challenge})
        view.can_swap[static_cast<std::size_t>(which)] = Rules::check(state, state.timekeeper, Swap{which}).has_value();
    view.characters = pile_of(state.characters);
    view.challenges = pile_of(state.challenges);
    view.won.resize(state.teams);
    for (const Trophy& trophy : state.won()) view.won[trophy.team.number].push_back(trophy.challenge);
}

void add_votes(View& view, const State& state, Viewer viewer) {
    if (state.phase == Phase::secret_vote) {
        view.voted = state.voted;
        if (viewer.is_seat() && state.voted.contains(viewer.seat())) view.own_vote = state.votes.of(viewer.seat());
    }
    if (!is_counted(state.phase)) return;
    view.verdict = Verdict{challenge_winner(state), state.tally, {}};
    if (state.named) view.verdict->votes = state.votes;
    if (state.phase == Phase::over) view.winner = view.verdict->winner;
}

} // namespace

// Only a secret vote sends the device round. [WI-9]
Privacy Rules::privacy(const State& state, Seat seat) {
    const bool votes = state.phase == Phase::secret_vote && voters(state).contains(seat);
    return votes ? Privacy::must_look : Privacy::open;
}

View Rules::view(const State& state, Viewer viewer) {
    View view;
    view.phase = state.phase;
    view.turn = static_cast<int>(state.turn);
    view.round = static_cast<int>(state.round);
    view.goal = goal_for(state.seats);
    view.speech_seconds = speech_seconds[state.speech];
    view.answer_seconds = answer_seconds[state.answer];
    add_seats(view, state);
    add_cards(view, state);
    add_votes(view, state, viewer);
    return view;
}

std::optional<Event> Rules::project(const Event& event, Viewer) { return event; }

// Hidden are what chance will bring, and the votes of the others while a secret vote runs.
State Rules::resample_hidden(const State& state, Viewer viewer, engine::Rng& chance) {
    State other = state;
    const std::uint64_t seed = std::uint64_t{chance.next()} << 32 | chance.next();
    for (engine::Rng* rng : {&other.character_chance, &other.challenge_chance})
        *rng = engine::Rng::at(seed, rng->stream_number(), rng->position());
    if (state.phase != Phase::secret_vote) return other;
    for (const Seat seat : state.voted)
        if (!viewer.sees(seat)) other.votes.set(seat, static_cast<Vote>(chance.below(3)));
    return other;
}

} // namespace win

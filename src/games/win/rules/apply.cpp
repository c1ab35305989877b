#include "games/win/rules/order.h"
#include "games/win/rules/rules.h"

#include <algorithm>

namespace win {

using engine::Seat;

namespace {

// One action being carried out: the state it changes, and what it leads to.
struct Work {
    State& state;
    std::vector<Event>& events;
    bool& undo_barrier;
};

void enter(Work& work, Phase phase) {
    work.state.phase = phase;
    work.events.emplace_back(PhaseBegan{phase});
}

void begin_turn(Work& work) {
    const State& state = work.state;
    work.events.emplace_back(TurnBegan{static_cast<int>(state.turn), {state.white, opponent(state)}});
}

// The top card of a pile, which is refilled first if it is empty. [WI-6]
std::uint8_t draw(Work& work, Deck deck) {
    work.undo_barrier = true; // by chance
    const bool character = deck == Deck::characters;
    Heap& heap = character ? work.state.characters : work.state.challenges;
    if (heap.needs_refill()) {
        heap.refill();
        work.events.emplace_back(PileRefilled{deck, static_cast<int>(heap.pile().count())});
    }
    return heap.draw(character ? work.state.character_chance : work.state.challenge_chance);
}

void act(Work& work, Seat, const Draw&) {
    State& state = work.state;
    state.white_character = Character{draw(work, Deck::characters)};
    work.events.emplace_back(CharacterDrawn{state.white, *state.white_character});
    state.black_character = Character{draw(work, Deck::characters)};
    work.events.emplace_back(CharacterDrawn{opponent(state), *state.black_character});
    enter(work, Phase::reveal_challenge);
}

void act(Work& work, Seat, const Reveal&) {
    work.state.challenge = Challenge{draw(work, Deck::challenges)};
    work.events.emplace_back(ChallengeRevealed{*work.state.challenge});
    enter(work, Phase::white_speaks);
}

// The other card is drawn first: the one that is not wanted cannot come back at once. [WI-11]
void act(Work& work, Seat, const Swap& swap) {
    State& state = work.state;
    state.swapped |= bit_of(swap.which);
    if (swap.which == Drawn::challenge) {
        const Challenge gone = *state.challenge;
        state.challenge = Challenge{draw(work, Deck::challenges)};
        state.challenges.discard(gone.number);
        work.events.emplace_back(ChallengeSwapped{gone, *state.challenge});
        return;
    }
    const bool white = swap.which == Drawn::white_character;
    auto& character = white ? state.white_character : state.black_character;
    const Character gone = *character;
    character = Character{draw(work, Deck::characters)};
    state.characters.discard(gone.number);
    work.events.emplace_back(CharacterSwapped{white ? state.white : opponent(state), gone, *character});
}

void act(Work& work, Seat, const Begin&) {
    work.state.begun = true;
    work.events.emplace_back(SandTurned{});
}

Phase vote_phase(VoteOption option) {
    switch (option) {
    case VoteOption::show_of_hands: return Phase::show_of_hands;
    case VoteOption::secret: return Phase::secret_vote;
    case VoteOption::ask_each_time: break;
    }
    return Phase::choose_vote_kind;
}

// White, black, white, black, then the vote. [WI-5]
void act(Work& work, Seat, const SpeechOver& over) {
    State& state = work.state;
    const bool white = state.phase == Phase::white_speaks || state.phase == Phase::white_answers;
    state.begun = true; // also where somebody passes over the sand
    work.events.emplace_back(SpeechEnded{state.phase, white ? state.white : opponent(state), over.early});
    const bool last = state.phase == Phase::black_answers;
    const auto following = static_cast<Phase>(static_cast<int>(state.phase) + 1);
    enter(work, last ? vote_phase(state.vote_option) : following);
}

void act(Work& work, Seat, const ChooseVoteKind& choice) {
    enter(work, choice.kind == VoteKind::secret ? Phase::secret_vote : Phase::show_of_hands);
}

// The Challenge goes to whoever has more votes; the goal ends the game. [WI-5] [WI-7]
void judge(Work& work, const Tally& tally) {
    State& state = work.state;
    state.tally = tally;
    work.events.emplace_back(VotesCounted{tally, state.named ? std::optional{state.votes} : std::nullopt});
    const std::optional<Team> winner = challenge_winner(state);
    if (!winner) {
        work.events.emplace_back(ChallengeTied{*state.challenge});
        return enter(work, Phase::verdict);
    }
    state.trophies[state.trophy_count++] = {*winner, *state.challenge};
    work.events.emplace_back(ChallengeWon{*winner, *state.challenge});
    if (won_by(state, *winner) < goal_for(state.seats)) return enter(work, Phase::verdict);
    work.events.emplace_back(GameWon{*winner});
    enter(work, Phase::over);
}

void act(Work& work, Seat, const ShowOfHands& hands) {
    work.state.votes = hands.votes;
    work.state.named = true;
    judge(work, tally_of(hands.votes, voters(work.state)));
}

// Counted once all are in, and then forgotten: who voted how stays secret. [WI-9]
void act(Work& work, Seat seat, const SecretVote& secret) {
    State& state = work.state;
    state.votes.set(seat, secret.vote);
    state.voted.insert(seat);
    work.events.emplace_back(VoteIn{seat});
    if (state.voted != voters(state)) return;
    work.undo_barrier = true; // the others' votes are shown
    const Tally tally = tally_of(state.votes, state.voted);
    state.votes = {};
    state.voted = {};
    judge(work, tally);
}

void clear_table(Work& work) {
    State& state = work.state;
    const bool tied = !challenge_winner(state);
    state.characters.discard(state.white_character->number);
    state.characters.discard(state.black_character->number);
    if (tied) state.challenges.discard(state.challenge->number);
    state.white_character.reset();
    state.black_character.reset();
    state.challenge.reset();
    state.votes = {};
    state.named = false;
    state.tally = {};
    state.begun = false;
    state.swapped = 0;
    work.events.emplace_back(CardsDiscarded{tied});
}

void act(Work& work, Seat, const Next&) {
    clear_table(work);
    work.state.turn = std::min(work.state.turn + 1, most_turns);
    pass_turn(work.state);
    begin_turn(work);
    enter(work, Phase::draw_characters);
}

// A team's trophies to the discards; how many.
int return_trophies(State& state, Team team) {
    int returned = 0;
    std::array<Trophy, most_trophies> kept{};
    std::uint8_t count = 0;
    for (const Trophy& trophy : state.won()) {
        if (trophy.team != team) {
            kept[count++] = trophy;
            continue;
        }
        state.challenges.discard(trophy.challenge.number);
        ++returned;
    }
    state.trophies = kept;
    state.trophy_count = count;
    return returned;
}

// The circle closes up where the seat was; goal and round stay. [ALL-5]
void act(Work& work, Seat, const Leave& leave) {
    State& state = work.state;
    const Pairing before{state.white, opponent(state)};
    state.playing.erase(leave.seat);
    const Team team = team_of(state, leave.seat);
    const bool last = members(state, team).empty();
    work.events.emplace_back(SeatLeft{leave.seat, last ? return_trophies(state, team) : 0});
    if (state.timekeeper == leave.seat) {
        state.timekeeper = left_of(state, leave.seat);
        work.events.emplace_back(TimekeeperChanged{state.timekeeper});
    }
    if (last && state.white == team) pass_turn(state);
    if (before != Pairing{state.white, opponent(state)}) begin_turn(work);
}

} // namespace

Rules::Outcome Rules::apply(const State& state, Seat seat, const Action& action) {
    assert(check(state, seat, action));
    Outcome outcome{state, {}, false};
    Work work{outcome.state, outcome.events, outcome.undo_barrier};
    std::visit([&](const auto& what) { act(work, seat, what); }, action);
    return outcome;
}

std::vector<int> Rules::standing(const State& state) {
    std::vector<int> won;
    for (const Seat seat : engine::SeatSet::first(state.seats))
        won.push_back(state.playing.contains(seat) ? won_by(state, team_of(state, seat)) : 0);
    return won;
}

} // namespace win

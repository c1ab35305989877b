// What the table, or one seat, sees of a match of WIN.
//
// Nothing in WIN is secret but the votes of a secret vote [WI-9]. What always holds: those are in no view but their
// voter's own, not even after the count, which gives sums only; no view tells what the piles hold or in which order.
// Left out: the time left of a speech, which the screen keeps [WI-8].
#pragma once

#include "engine/seat.h"
#include "games/win/api/cards.h"
#include "games/win/api/team.h"
#include "games/win/api/votes.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace win {

// A turn runs through these in order, with choose_vote_kind only where the table settles it each time, and one of the
// two ways of voting.
enum class Phase : std::uint8_t {
    draw_characters,
    reveal_challenge,
    white_speaks,
    black_speaks,
    white_answers,
    black_answers,
    choose_vote_kind,
    show_of_hands,
    secret_vote,
    verdict,
    over,
};

// Where in a turn somebody argues against the sand.
[[nodiscard]] constexpr bool is_speech(Phase phase) {
    return phase >= Phase::white_speaks && phase <= Phase::black_answers;
}
// Those of the arguments that are short.
[[nodiscard]] constexpr bool is_answer(Phase phase) {
    return phase == Phase::white_answers || phase == Phase::black_answers;
}

// How a turn ended.
struct Verdict {
    std::optional<Team> winner; // of the Challenge; empty after a tie
    Tally tally;
    // Who voted how; after a secret vote empty for ever.
    std::optional<Votes> votes;
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

struct Pairing {
    Team white;
    Team black;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

struct Pile {
    int cards = 0;
    int discards = 0;
    friend bool operator==(const Pile&, const Pile&) = default;
};

struct View {
    Phase phase = Phase::draw_characters;
    int seats = 0;           // as dealt; seats that left keep their number
    engine::SeatSet playing; // the seats still in the game
    bool in_teams = false;   // else everybody is a team of one [WI-10]
    // By team: its seats still in the game.
    std::vector<engine::SeatSet> members;
    engine::Seat timekeeper;
    int turn = 1;  // counted from the game's start
    int round = 1; // how many turns white has had, this one included [WI-4]
    Pairing arguing;
    std::optional<Pairing> next; // the turn after this one, if nobody leaves; empty when over

    // On the table from their draw until the next turn begins. A Challenge that was won lies before its winner from
    // the verdict on, and is named here still.
    std::optional<Character> white_character;
    std::optional<Character> black_character;
    std::optional<Challenge> challenge;

    bool begun = false;             // white's sand was turned: no card is swapped any more [WI-11]
    std::array<bool, 3> can_swap{}; // by Drawn: whether it can be swapped now

    int goal = 0;                            // Challenges to win the game with [WI-7]
    std::vector<std::vector<Challenge>> won; // by team, in the order in which they were won

    engine::SeatSet voters;       // everybody playing who does not argue
    engine::SeatSet voted;        // in a secret vote: whose vote is in
    std::optional<Vote> own_vote; // in a secret vote: the viewer's, once given
    std::optional<Verdict> verdict;

    Pile characters;
    Pile challenges;
    int speech_seconds = 0;
    int answer_seconds = 0;
    std::optional<Team> winner; // of the game
    friend bool operator==(const View&, const View&) = default;
};

} // namespace win

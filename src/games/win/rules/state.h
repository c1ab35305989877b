// The whole truth of a match of WIN.
//
// What always holds is what Rules::audit checks; above all, each card is in exactly one place, and what a phase does
// not need has its default value, so that equal matches are equal states. It is trivially copyable. Left out: what
// follows from the rest (the opponent, the goal, who won), so that it cannot contradict it: order.h and below.
#pragma once

#include "engine/rng.h"
#include "engine/seat.h"
#include "games/win/api/api.h"
#include "games/win/rules/heap.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

namespace win {

// What chance is drawn for: one stream each, so that drawing for one purpose never shifts another. [ALL-2]
enum class Stream : std::uint32_t { timekeeper = 1, characters = 2, challenges = 3 };

// A won Challenge.
struct Trophy {
    Team team;
    Challenge challenge;
    friend bool operator==(const Trophy&, const Trophy&) = default;
};

// All teams one short of the goal, and the Challenge that ends the game: 10 × 3 + 1 and 15 × 2 + 1 are the largest.
// A deck holds one more than that at least, so a refilled pile is never empty when a Challenge is to be drawn. [WI-6]
// [WI-7]
inline constexpr std::size_t most_trophies = 31;

// Turns and rounds are counted up to here and no further, rather than wrapping in a forged state.
inline constexpr std::uint32_t most_turns = 1'000'000;

// What one of the decks was made of. [WI-11]
struct DeckMade {
    bool ours = true;     // the game's own hundred are in it
    std::uint8_t own = 0; // and so many that the table wrote
    friend bool operator==(const DeckMade&, const DeckMade&) = default;
    [[nodiscard]] Heap::Cards cards() const;
};

struct State {
    std::uint8_t seats = 0;
    std::uint8_t teams = 0; // as many as seats where everybody is a team of one [WI-10]
    VoteOption vote_option = VoteOption::show_of_hands;
    std::uint8_t speech = 0; // index into speech_seconds
    std::uint8_t answer = 0; // index into answer_seconds

    engine::SeatSet playing; // seats that have not left
    engine::Seat timekeeper;
    Team first; // took the game's first turn; a round begins at this place, also when it has left
    Team white; // on turn
    std::uint32_t turn = 1;
    std::uint32_t round = 1; // so this is white's round-th own turn [WI-4]
    Phase phase = Phase::draw_characters;

    bool begun = false;       // white's sand was turned [WI-11]
    std::uint8_t swapped = 0; // one bit a Drawn: it was swapped this turn [WI-11]

    DeckMade character_deck;
    DeckMade challenge_deck;
    Heap characters;
    Heap challenges;
    // From their draw until the next turn; a won Challenge is named here still, but lies among the trophies.
    std::optional<Character> white_character;
    std::optional<Character> black_character;
    std::optional<Challenge> challenge;

    // In a secret vote, what is in so far; after a show of hands, who voted how; else empty.
    Votes votes;
    engine::SeatSet voted; // in a secret vote
    // In verdict and over:
    bool named = false; // the votes above are for all to see
    Tally tally;

    std::array<Trophy, most_trophies> trophies{}; // in the order in which they were won
    std::uint8_t trophy_count = 0;

    engine::Rng character_chance;
    engine::Rng challenge_chance;
    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] std::span<const Trophy> won() const { return std::span{trophies}.first(trophy_count); }
};
static_assert(std::is_trivially_copyable_v<State>);

// How many Challenges a team has won.
int won_by(const State& state, Team team);
// Whether a vote was counted and its result is on the table.
[[nodiscard]] constexpr bool is_counted(Phase phase) { return phase == Phase::verdict || phase == Phase::over; }
// Who has more votes; nobody after a tie. Only once counted. [WI-5]
std::optional<Team> challenge_winner(const State& state);
// What the votes of `voters` come to.
Tally tally_of(const Votes& votes, engine::SeatSet voters);

} // namespace win

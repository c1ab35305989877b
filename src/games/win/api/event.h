// What happened, for animation and narration.
//
// What always holds: every event may be seen by everybody; that a secret vote came in tells who voted, never how.
// Left out: what a picture can show by comparing two views, such as counts of piles.
#pragma once

#include "engine/seat.h"
#include "games/win/api/cards.h"
#include "games/win/api/view.h"
#include "games/win/api/votes.h"

#include <optional>
#include <variant>

namespace win {

// A turn's pairing stands; also when the seat on turn left and another takes the turn.
struct TurnBegan {
    int turn = 1;
    Pairing arguing;
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
// The discards became the pile again, before a card was drawn from it. [WI-6]
struct PileRefilled {
    Deck deck = Deck::characters;
    int cards = 0;
    friend bool operator==(const PileRefilled&, const PileRefilled&) = default;
};
struct CharacterDrawn {
    Team team;
    Character character;
    friend bool operator==(const CharacterDrawn&, const CharacterDrawn&) = default;
};
// The table did not like a Character: it goes to the discards, another comes. [WI-11]
struct CharacterSwapped {
    Team team;
    Character gone;
    Character drawn;
    friend bool operator==(const CharacterSwapped&, const CharacterSwapped&) = default;
};
struct ChallengeSwapped {
    Challenge gone;
    Challenge drawn;
    friend bool operator==(const ChallengeSwapped&, const ChallengeSwapped&) = default;
};
struct ChallengeRevealed {
    Challenge challenge;
    friend bool operator==(const ChallengeRevealed&, const ChallengeRevealed&) = default;
};
struct SpeechEnded {
    Phase phase = Phase::white_speaks; // which of the four
    Team team;                         // who spoke
    bool early = false;
    friend bool operator==(const SpeechEnded&, const SpeechEnded&) = default;
};
// White's sand was turned for the first time: no card is swapped any more. [WI-11]
struct SandTurned {
    friend bool operator==(const SandTurned&, const SandTurned&) = default;
};
// The turn went on to that phase.
struct PhaseBegan {
    Phase phase = Phase::draw_characters;
    friend bool operator==(const PhaseBegan&, const PhaseBegan&) = default;
};
// A secret vote is in.
struct VoteIn {
    engine::Seat seat;
    friend bool operator==(const VoteIn&, const VoteIn&) = default;
};
struct VotesCounted {
    Tally tally;
    std::optional<Votes> votes; // who voted how; empty after a secret vote
    friend bool operator==(const VotesCounted&, const VotesCounted&) = default;
};
struct ChallengeWon {
    Team team;
    Challenge challenge;
    friend bool operator==(const ChallengeWon&, const ChallengeWon&) = default;
};
// A tie: the Challenge goes to nobody.
struct ChallengeTied {
    Challenge challenge;
    friend bool operator==(const ChallengeTied&, const ChallengeTied&) = default;
};
// The turn's cards went to the discards: both Characters, and the Challenge if nobody won it.
struct CardsDiscarded {
    bool challenge_too = false;
    friend bool operator==(const CardsDiscarded&, const CardsDiscarded&) = default;
};
// A seat went home; if nobody of its team is left, the team's won Challenges went to the discards. [ALL-5]
struct SeatLeft {
    engine::Seat seat;
    int challenges = 0; // that many
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};
// The Timekeeper left; this seat keeps time from now on.
struct TimekeeperChanged {
    engine::Seat seat;
    friend bool operator==(const TimekeeperChanged&, const TimekeeperChanged&) = default;
};
struct GameWon {
    Team team;
    friend bool operator==(const GameWon&, const GameWon&) = default;
};

using Event = std::variant<TurnBegan, PileRefilled, CharacterDrawn, CharacterSwapped, ChallengeRevealed,
                           ChallengeSwapped, SandTurned, SpeechEnded, PhaseBegan, VoteIn, VotesCounted, ChallengeWon,
                           ChallengeTied, CardsDiscarded, SeatLeft, TimekeeperChanged, GameWon>;

} // namespace win

// What can be done in WIN, why it may not be, and what an unfinished vote amounts to.
//
// All actions but SecretVote are the Timekeeper's, who holds the device [WI-2]; SecretVote is each voter's own. What
// always holds: an action says what was done and nothing of what follows; it carries no time, the sand runs in the
// screen [WI-8]. Left out: which action is possible when (README.md, rules/).
#pragma once

#include "engine/refusal.h"
#include "engine/seat.h"
#include "games/win/api/cards.h"
#include "games/win/api/votes.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace win {

// Both arguing players draw a Character: one tap for both. [WI-5]
struct Draw {
    friend bool operator==(const Draw&, const Draw&) = default;
};
// The Challenge is turned up. [WI-5]
struct Reveal {
    friend bool operator==(const Reveal&, const Reveal&) = default;
};
// A card that the table dislikes goes, another comes. [WI-11]
struct Swap {
    Drawn which = Drawn::white_character;
    friend bool operator==(const Swap&, const Swap&) = default;
};
// White's sand is turned for the first time in a turn: the cards stay as they are. [WI-11]
struct Begin {
    friend bool operator==(const Begin&, const Begin&) = default;
};
// A speech or an answer has ended: its sand ran out, or the table ended it early. [WI-5] [WI-8]
struct SpeechOver {
    bool early = false; // told in the narration; the rules treat both alike
    friend bool operator==(const SpeechOver&, const SpeechOver&) = default;
};
// How this turn's vote is taken, where the table settles that each time. [WI-9]
struct ChooseVoteKind {
    VoteKind kind = VoteKind::show_of_hands;
    friend bool operator==(const ChooseVoteKind&, const ChooseVoteKind&) = default;
};
// The votes of all voters, as seen on the table. A voter with Vote::none abstains, which has to be confirmed. [WI-9]
struct ShowOfHands {
    Votes votes;
    bool abstentions_confirmed = false;
    friend bool operator==(const ShowOfHands&, const ShowOfHands&) = default;
};
// One voter's own vote; Vote::none abstains. [WI-9]
struct SecretVote {
    Vote vote = Vote::none;
    friend bool operator==(const SecretVote&, const SecretVote&) = default;
};
// The verdict has been seen: on to the next turn.
struct Next {
    friend bool operator==(const Next&, const Next&) = default;
};
// Somebody goes home, before a turn's Characters are drawn. [ALL-5]
struct Leave {
    engine::Seat seat;
    friend bool operator==(const Leave&, const Leave&) = default;
};

using Action =
    std::variant<Draw, Reveal, SpeechOver, ChooseVoteKind, ShowOfHands, SecretVote, Next, Leave, Swap, Begin>;

// An unfinished action has an action's shape: in a ShowOfHands the votes still to be tapped are Vote::none.
using Draft = Action;

// Why an action is refused. In brackets what Refusal's a and b are.
enum class Reason : std::uint16_t {
    game_over,
    not_now,              // the turn has got to another phase
    only_the_timekeeper,  // (a: the Timekeeper's seat)
    not_a_voter,          // (a: the seat) it argues, has left, or is not at the table
    has_voted,            // (a: the seat)
    votes_missing,        // (a: the first voter without a vote, b: how many) and nobody confirmed that they abstain
    lone_voter_must_vote, // (a: that voter's seat)
    only_between_turns,   // a seat leaves before the Characters are drawn
    not_in_the_game,      // (a: the seat) it has left already, or is not at the table
    too_few_would_remain, // (a: least_teams) end the game instead
    begun,                // the sand was turned: no card is swapped any more
    has_swapped,          // (a: the Drawn) once a turn
};

// What a draft amounts to. It never tells the tally: that stays hidden until the votes are confirmed. [WI-9]
struct Assessment {
    std::optional<engine::Refusal> refusal; // empty: the draft can be committed as it stands
    engine::SeatSet missing;                // of a ShowOfHands draft: the voters without a vote
    bool may_abstain = false;               // in a vote: whether missing votes can be confirmed as abstentions
    friend bool operator==(const Assessment&, const Assessment&) = default;
};

} // namespace win

// A match as text, for playthrough files: the words of the rules, seats and cards by number. Texts for players are the
// screen's.
#include "games/win/rules/rules.h"

#include <string_view>

namespace win {

namespace {

using engine::Seat;

std::string seat_of(Seat seat) { return "seat " + std::to_string(seat.index()); }
std::string team_of(Team team) { return "team " + std::to_string(team.number); }
std::string card(Character character) { return "character " + std::to_string(character.number); }
std::string card(Challenge challenge) { return "challenge " + std::to_string(challenge.number); }

std::string_view name_of(Phase phase) {
    static constexpr std::array<std::string_view, 11> names{
        "draw characters", "reveal challenge", "white speaks", "black speaks", "white answers", "black answers",
        "choose vote",     "show of hands",    "secret vote",  "verdict",      "over"};
    return names[static_cast<std::size_t>(phase)];
}

std::string list(engine::SeatSet seats) {
    std::string all;
    for (const Seat seat : seats) all += " " + std::to_string(seat.index());
    return all.empty() ? " nobody" : all;
}

std::string told(const TurnBegan& event) {
    return "turn " + std::to_string(event.turn) + ": white " + team_of(event.arguing.white) + ", black " +
           team_of(event.arguing.black);
}
std::string told(const PileRefilled& event) {
    return std::string{event.deck == Deck::characters ? "characters" : "challenges"} +
           " reshuffled: " + std::to_string(event.cards);
}
std::string told(const CharacterDrawn& event) { return team_of(event.team) + " draws " + card(event.character); }
std::string told(const CharacterSwapped& event) {
    return team_of(event.team) + " swaps " + card(event.gone) + " for " + card(event.drawn);
}
std::string told(const ChallengeSwapped& event) { return card(event.gone) + " swapped for " + card(event.drawn); }
std::string told(const ChallengeRevealed& event) { return "the challenge is " + card(event.challenge); }
std::string told(const SandTurned&) { return "the sand runs"; }
std::string told(const SpeechEnded& event) {
    return team_of(event.team) + (event.early ? " is done early" : " has used the time");
}
std::string told(const PhaseBegan& event) { return "now: " + std::string{name_of(event.phase)}; }
std::string told(const VoteIn& event) { return seat_of(event.seat) + " has voted"; }
std::string told(const VotesCounted& event) {
    const Tally& tally = event.tally;
    std::string line = std::to_string(tally.white) + " white, " + std::to_string(tally.black) + " black, " +
                       std::to_string(tally.abstained) + " abstain";
    if (event.votes)
        line += "; white" + list(event.votes->with(Vote::white)) + ", black" + list(event.votes->with(Vote::black));
    return line;
}
std::string told(const ChallengeWon& event) { return team_of(event.team) + " wins " + card(event.challenge); }
std::string told(const ChallengeTied& event) { return "nobody wins " + card(event.challenge); }
std::string told(const CardsDiscarded& event) {
    return event.challenge_too ? "characters and challenge discarded" : "characters discarded";
}
std::string told(const SeatLeft& event) {
    return seat_of(event.seat) + " leaves, challenges returned: " + std::to_string(event.challenges);
}
std::string told(const TimekeeperChanged& event) { return seat_of(event.seat) + " keeps time"; }
std::string told(const GameWon& event) { return team_of(event.team) + " wins the game"; }

} // namespace

std::string Rules::describe(const Event& event) {
    return std::visit([](const auto& what) { return told(what); }, event);
}

} // namespace win

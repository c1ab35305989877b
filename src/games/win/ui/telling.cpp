// What happened on the stage, in players' names.
#include "games/win/ui/screen.h"

#include "games/win/words.h"

namespace win {

namespace {

template <class... Cases> struct Overload : Cases... {
    using Cases::operator()...;
};

kit::Telling tell_pile(const PileRefilled& event) {
    const bool characters = event.deck == Deck::characters;
    return {characters ? words::tell_refilled_characters() : words::tell_refilled_challenges(), kit::Cue::shuffle};
}

kit::Telling tell_speech(const SpeechEnded& event, const kit::Sitting& sitting) {
    const std::string& who = sitting.name(event.seat);
    return {event.early ? words::tell_speech_early(who) : words::tell_speech(who), kit::Cue::none};
}

} // namespace

kit::Telling Screen::tell(const Event& event, const kit::Sitting& sitting) {
    const auto name = [&](engine::Seat seat) -> const std::string& { return sitting.name(seat); };
    return std::visit(
        Overload{
            [&](const TurnBegan& e) -> kit::Telling {
                return {words::tell_turn(name(e.arguing.white), name(e.arguing.black))};
            },
            [](const PileRefilled& e) { return tell_pile(e); },
            [&](const CharacterDrawn& e) -> kit::Telling {
                return {words::tell_character(name(e.seat), words::character(e.character.number)), kit::Cue::card};
            },
            [](const ChallengeRevealed& e) -> kit::Telling {
                return {words::tell_challenge(words::challenge(e.challenge.number)), kit::Cue::card};
            },
            [&](const SpeechEnded& e) { return tell_speech(e, sitting); },
            [](const PhaseBegan&) { return kit::Telling{}; },
            [&](const VoteIn& e) -> kit::Telling { return {words::tell_vote_in(name(e.seat)), kit::Cue::token}; },
            [](const VotesCounted& e) -> kit::Telling {
                return {words::tell_votes(e.tally.white, e.tally.black), kit::Cue::token};
            },
            [&](const ChallengeWon& e) -> kit::Telling {
                return {words::tell_won(name(e.seat), words::challenge(e.challenge.number)), kit::Cue::applause};
            },
            [](const ChallengeTied& e) -> kit::Telling {
                return {words::tell_tied(words::challenge(e.challenge.number)), kit::Cue::gavel};
            },
            [](const CardsDiscarded&) { return kit::Telling{}; },
            [&](const SeatLeft& e) -> kit::Telling { return {words::tell_left(name(e.seat))}; },
            [&](const TimekeeperChanged& e) -> kit::Telling { return {words::tell_timekeeper(name(e.seat))}; },
            [&](const GameWon& e) -> kit::Telling {
                return {words::tell_game_won(name(e.seat)), kit::Cue::applause, 200};
            },
        },
        event);
}

text::Text Screen::why_not(engine::Refusal refusal, const kit::Sitting& sitting) {
    const auto name = [&](int seat) { return sitting.name(engine::Seat{seat}); };
    switch (static_cast<Reason>(refusal.reason)) {
    case Reason::game_over: return words::why_game_over();
    case Reason::only_the_timekeeper: return words::why_only_timekeeper(name(refusal.a));
    case Reason::not_a_voter: return words::why_not_a_voter(name(refusal.a));
    case Reason::has_voted: return words::why_has_voted(name(refusal.a));
    case Reason::votes_missing: return words::votes_missing(refusal.b, name(refusal.a));
    case Reason::lone_voter_must_vote: return words::lone_must_vote(name(refusal.a));
    case Reason::only_between_turns: return words::why_between_turns();
    case Reason::not_in_the_game: return words::why_not_in_game(name(refusal.a));
    case Reason::too_few_would_remain: return words::why_too_few(refusal.a);
    case Reason::not_now: break;
    }
    return words::why_not_now();
}

} // namespace win

// What happened on the stage, in players' names.
#include "games/win/ui/names.h"
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
    const text::Text who = name_of(sitting, event.team);
    return {event.early ? words::tell_speech_early(who) : words::tell_speech(who), kit::Cue::none};
}

} // namespace

kit::Telling Screen::tell(const Event& event, const kit::Sitting& sitting) {
    const auto name = [&](engine::Seat seat) -> const std::string& { return sitting.name(seat); };
    const auto called = [&](auto thing) { return name_of(sitting, thing); };
    return std::visit(
        Overload{
            [&](const TurnBegan& e) -> kit::Telling {
                return {words::tell_turn(called(e.arguing.white), called(e.arguing.black))};
            },
            [](const PileRefilled& e) { return tell_pile(e); },
            [&](const CharacterDrawn& e) -> kit::Telling {
                return {words::tell_character(called(e.team), called(e.character)), kit::Cue::card};
            },
            [&](const CharacterSwapped& e) -> kit::Telling {
                return {words::tell_swapped(called(e.gone), called(e.drawn)), kit::Cue::card};
            },
            [&](const ChallengeRevealed& e) -> kit::Telling {
                return {words::tell_challenge(called(e.challenge)), kit::Cue::card};
            },
            [&](const ChallengeSwapped& e) -> kit::Telling {
                return {words::tell_swapped(called(e.gone), called(e.drawn)), kit::Cue::card};
            },
            [&](const SpeechEnded& e) { return tell_speech(e, sitting); },
            [](const SandTurned&) -> kit::Telling { return {words::tell_sand(), kit::Cue::sand}; },
            [](const PhaseBegan&) { return kit::Telling{}; },
            [&](const VoteIn& e) -> kit::Telling { return {words::tell_vote_in(name(e.seat)), kit::Cue::token}; },
            [](const VotesCounted& e) -> kit::Telling {
                return {words::tell_votes(e.tally.white, e.tally.black), kit::Cue::token};
            },
            [&](const ChallengeWon& e) -> kit::Telling {
                return {words::tell_won(called(e.team), called(e.challenge)), kit::Cue::applause};
            },
            [&](const ChallengeTied& e) -> kit::Telling {
                return {words::tell_tied(called(e.challenge)), kit::Cue::gavel};
            },
            [](const CardsDiscarded&) { return kit::Telling{}; },
            [&](const SeatLeft& e) -> kit::Telling { return {words::tell_left(name(e.seat))}; },
            [&](const TimekeeperChanged& e) -> kit::Telling { return {words::tell_timekeeper(name(e.seat))}; },
            [&](const GameWon& e) -> kit::Telling {
                return {words::tell_game_won(called(e.team)), kit::Cue::applause, 200};
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
    case Reason::begun: return words::why_begun();
    case Reason::has_swapped: return words::why_has_swapped();
    case Reason::not_now: break;
    }
    return words::why_not_now();
}

} // namespace win

#include "games/win/rules/order.h"
#include "games/win/rules/rules.h"

#include <algorithm>

namespace win {

using engine::Rng;
using engine::SeatSet;

namespace {

using Wrong = std::optional<std::string>;

Wrong seats_wrong(const State& state) {
    if (state.seats < least_players || state.seats > most_players) return "seats out of range";
    const SeatSet all = SeatSet::first(state.seats);
    if ((state.playing.bits() & ~all.bits()) != 0) return "somebody plays who is not at the table";
    if (!state.playing.contains(state.timekeeper)) return "the Timekeeper has left";
    return std::nullopt;
}

Wrong teams_wrong(const State& state) {
    const bool each_alone = state.teams == state.seats;
    const bool in_teams = state.teams >= least_teams && state.teams < state.seats && state.teams <= most_teams;
    if (!each_alone && !in_teams) return "no such number of teams";
    if (playing_teams(state) < least_teams) return "too few play";
    if (state.white.number >= state.teams || members(state, state.white).empty()) return "white has left";
    if (state.first.number >= state.teams) return "the first place is not at the table";
    if (state.round < 1 || state.round > state.turn || state.turn > most_turns) return "turns and rounds do not fit";
    return std::nullopt;
}

Wrong options_wrong(const State& state) {
    if (state.vote_option > VoteOption::ask_each_time) return "no such vote option";
    if (state.speech >= speech_seconds.size() || state.answer >= answer_seconds.size()) return "no such time";
    return std::nullopt;
}

Wrong phase_wrong(const State& state) {
    if (state.phase > Phase::over) return "no such phase";
    const bool asked = state.vote_option == VoteOption::ask_each_time;
    if (state.phase == Phase::choose_vote_kind && !asked) return "the vote was settled before the game";
    const VoteOption option = state.vote_option;
    if (state.phase == Phase::secret_vote && option == VoteOption::show_of_hands) return "no secret votes here";
    if (state.phase == Phase::show_of_hands && option == VoteOption::secret) return "no shows of hands here";
    return std::nullopt;
}

Wrong swaps_wrong(const State& state) {
    if ((state.swapped >> (static_cast<unsigned>(Drawn::challenge) + 1)) != 0) return "a swap of no card";
    if (state.phase < Phase::reveal_challenge && state.swapped != 0) return "a swap before the draw";
    if (state.phase < Phase::white_speaks && (state.swapped & bit_of(Drawn::challenge)) != 0)
        return "a swap of a challenge that is not turned up";
    if (state.phase < Phase::white_speaks && state.begun) return "begun before the challenge";
    if (state.phase > Phase::white_speaks && !state.begun) return "argued before it began";
    return std::nullopt;
}

Wrong deck_wrong(const DeckMade& deck, int least) {
    if (deck.own > most_own) return "too many own cards";
    if (!deck.ours && deck.own < least) return "too few own cards to be alone";
    return std::nullopt;
}

Wrong decks_wrong(const State& state) {
    if (Wrong wrong = deck_wrong(state.character_deck, least_own_characters)) return wrong;
    return deck_wrong(state.challenge_deck, least_own_challenges(state.seats));
}

// Each card of the deck is in one place: counts them, `elsewhere` being those outside the heap.
bool conserved(const DeckMade& deck, const Heap& heap, const std::array<int, deck_size>& elsewhere) {
    const Heap::Cards made = deck.cards();
    for (std::size_t card = 0; card < deck_size; ++card) {
        const int found = static_cast<int>(heap.pile()[card]) + static_cast<int>(heap.discards()[card]);
        if (found + elsewhere[card] != static_cast<int>(made[card])) return false;
    }
    return true;
}

Wrong characters_wrong(const State& state) {
    const bool drawn = state.phase > Phase::draw_characters;
    if (state.white_character.has_value() != drawn || state.black_character.has_value() != drawn)
        return "characters do not fit the phase";
    std::array<int, deck_size> table{};
    for (const auto& character : {state.white_character, state.black_character}) {
        if (!character) continue;
        if (character->number >= deck_size) return "no such character";
        ++table[character->number];
    }
    if (!conserved(state.character_deck, state.characters, table)) return "a character is lost or doubled";
    return std::nullopt;
}

Wrong challenges_wrong(const State& state) {
    if (state.challenge.has_value() != (state.phase > Phase::reveal_challenge))
        return "the challenge does not fit the phase";
    if (state.trophy_count > most_trophies) return "too many challenges won";
    std::array<int, deck_size> outside{};
    for (const Trophy& trophy : state.won()) {
        if (trophy.challenge.number >= deck_size) return "no such challenge";
        ++outside[trophy.challenge.number];
    }
    if (state.challenge && state.challenge->number >= deck_size) return "no such challenge";
    const bool on_table = state.challenge && !(is_counted(state.phase) && challenge_winner(state));
    if (on_table) ++outside[state.challenge->number];
    if (!conserved(state.challenge_deck, state.challenges, outside)) return "a challenge is lost or doubled";
    return std::nullopt;
}

Wrong trophies_wrong(const State& state) {
    const auto unused = std::span{state.trophies}.subspan(state.trophy_count);
    if (!std::ranges::all_of(unused, [](const Trophy& trophy) { return trophy == Trophy{}; }))
        return "trophies past their count";
    for (const Trophy& trophy : state.won())
        if (trophy.team.number >= state.teams || members(state, trophy.team).empty())
            return "somebody who left has a challenge";
    const std::optional<Team> winner = is_counted(state.phase) ? challenge_winner(state) : std::nullopt;
    if (winner && (state.trophy_count == 0 || state.won().back() != Trophy{*winner, *state.challenge}))
        return "the winner did not get the challenge";
    for (std::uint8_t number = 0; number < state.teams; ++number) {
        const Team team{number};
        const bool has_goal = won_by(state, team) == goal_for(state.seats);
        if (won_by(state, team) > goal_for(state.seats)) return "more challenges than the goal";
        if (has_goal != (state.phase == Phase::over && winner == team)) return "the goal and the end do not fit";
    }
    if (state.phase == Phase::over && !winner) return "over without a winner";
    return std::nullopt;
}

bool subset(SeatSet part, SeatSet whole) { return (part.bits() & ~whole.bits()) == 0; }

Wrong running_vote_wrong(const State& state) {
    if (state.tally != Tally{} || state.named) return "counted before the vote is over";
    if (!subset(state.voted, voters(state)) || state.voted == voters(state)) return "who has voted does not fit";
    const bool lone = voters(state).size() == 1;
    if (lone && !state.voted.empty()) return "a lone vote was not counted";
    for (const Vote vote : {Vote::white, Vote::black})
        if (!subset(state.votes.with(vote), state.voted)) return "a vote of somebody who has not voted";
    if (state.phase != Phase::secret_vote && !state.voted.empty()) return "a vote out of time";
    return std::nullopt;
}

Wrong count_wrong(const State& state) {
    const Tally& tally = state.tally;
    if (!state.voted.empty()) return "votes wait after the count";
    if (tally.white + tally.black + tally.abstained != voters(state).size()) return "the tally does not fit";
    if (voters(state).size() == 1 && tally.abstained != 0) return "a lone voter abstained";
    if (state.named != (state.vote_option != VoteOption::secret) && state.vote_option != VoteOption::ask_each_time)
        return "a vote of the wrong kind";
    if (!state.named) return state.votes == Votes{} ? std::nullopt : Wrong{"secret votes were kept"};
    for (const Vote vote : {Vote::white, Vote::black})
        if (!subset(state.votes.with(vote), voters(state))) return "somebody voted who may not";
    if (tally != tally_of(state.votes, voters(state))) return "votes and tally differ";
    return std::nullopt;
}

Wrong votes_wrong(const State& state) {
    return is_counted(state.phase) ? count_wrong(state) : running_vote_wrong(state);
}

Wrong chance_wrong(const State& state) {
    const auto wrong = [&](const Rng& rng, Stream stream) {
        return rng.stream_number() != static_cast<std::uint32_t>(stream) || rng.seed() != state.character_chance.seed();
    };
    if (wrong(state.character_chance, Stream::characters) || wrong(state.challenge_chance, Stream::challenges))
        return "the wrong stream of chance";
    return std::nullopt;
}

} // namespace

// In an order in which each part may rely on those before it.
std::optional<std::string> Rules::audit(const State& state) {
    for (const auto part : {seats_wrong, teams_wrong, options_wrong, phase_wrong, swaps_wrong, votes_wrong, decks_wrong,
                            characters_wrong, challenges_wrong, trophies_wrong, chance_wrong})
        if (Wrong wrong = part(state)) return wrong;
    return std::nullopt;
}

} // namespace win

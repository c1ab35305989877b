#include "games/win/rules/rules.h"

#include <algorithm>
#include <utility>

namespace win {

using engine::Reader;
using engine::Seat;
using engine::SeatSet;
using engine::Writer;

namespace {

constexpr std::uint32_t action_kinds = std::variant_size_v<Action>;
static_assert(action_kinds == 10, "links hold the place of each kind in Action");
constexpr std::uint32_t vote_values = 3;
constexpr std::uint32_t drawn_values = 3;
constexpr std::uint32_t phases = static_cast<std::uint32_t>(Phase::over) + 1;
constexpr std::uint32_t swaps = 1U << drawn_values; // sets of Drawn
constexpr std::uint32_t seat_bound = engine::max_seats;
constexpr std::uint32_t count_bound = engine::max_seats + 1;

template <class Number> std::uint32_t u32(Number number) { return static_cast<std::uint32_t>(number); }
template <class Number> Number read(Reader& in, std::uint32_t bound) { return static_cast<Number>(in.below(bound)); }

void write(Writer& out, Seat seat) { out.below(u32(seat.index()), seat_bound); }
Seat read_seat(Reader& in) { return Seat{read<int>(in, seat_bound)}; }
void write(Writer& out, Team team) { out.below(team.number, seat_bound); }
Team read_team(Reader& in) { return Team{read<std::uint8_t>(in, seat_bound)}; }

// How many seats, then one bit for a seat without a vote and two for one with; the last seat told has a vote.
void write_hands(Writer& out, const Votes& votes) {
    int told = 0;
    for (const Vote vote : {Vote::white, Vote::black})
        for (const Seat seat : votes.with(vote)) told = std::max(told, seat.index() + 1);
    out.below(u32(told), count_bound);
    for (const Seat seat : SeatSet::first(told)) {
        const Vote vote = votes.of(seat);
        out.boolean(vote != Vote::none);
        if (vote != Vote::none) out.boolean(vote == Vote::black);
    }
}

Votes read_hands(Reader& in) {
    Votes votes;
    const int told = read<int>(in, count_bound);
    for (const Seat seat : SeatSet::first(told))
        if (in.boolean()) votes.set(seat, in.boolean() ? Vote::black : Vote::white);
    if (told > 0 && votes.of(Seat{told - 1}) == Vote::none) in.fail(); // one action, one spelling
    return votes;
}

void encode_one(Writer&, const Draw&) {}
void encode_one(Writer&, const Reveal&) {}
void encode_one(Writer& out, const SpeechOver& over) { out.boolean(over.early); }
void encode_one(Writer& out, const ChooseVoteKind& choice) { out.boolean(choice.kind == VoteKind::secret); }
void encode_one(Writer& out, const ShowOfHands& hands) {
    out.boolean(hands.abstentions_confirmed);
    write_hands(out, hands.votes);
}
void encode_one(Writer& out, const SecretVote& secret) { out.below(u32(secret.vote), vote_values); }
void encode_one(Writer&, const Next&) {}
void encode_one(Writer& out, const Leave& leave) { write(out, leave.seat); }
void encode_one(Writer& out, const Swap& swap) { out.below(u32(swap.which), drawn_values); }
void encode_one(Writer&, const Begin&) {}

void decode_one(Reader&, Draw&) {}
void decode_one(Reader&, Reveal&) {}
void decode_one(Reader& in, SpeechOver& over) { over.early = in.boolean(); }
void decode_one(Reader& in, ChooseVoteKind& choice) {
    choice.kind = in.boolean() ? VoteKind::secret : VoteKind::show_of_hands;
}
void decode_one(Reader& in, ShowOfHands& hands) {
    hands.abstentions_confirmed = in.boolean();
    hands.votes = read_hands(in);
}
void decode_one(Reader& in, SecretVote& secret) { secret.vote = read<Vote>(in, vote_values); }
void decode_one(Reader&, Next&) {}
void decode_one(Reader& in, Leave& leave) { leave.seat = read_seat(in); }
void decode_one(Reader& in, Swap& swap) { swap.which = read<Drawn>(in, drawn_values); }
void decode_one(Reader&, Begin&) {}

// Reads the kind-th alternative of Action.
template <std::size_t... kinds> Action decode_kind(Reader& in, std::size_t kind, std::index_sequence<kinds...>) {
    Action action;
    ((kind == kinds ? decode_one(in, action.emplace<kinds>()) : void()), ...);
    return action;
}

// Each card: on the table or won, in the pile, in the discards.
void write(Writer& out, const Heap& heap) {
    for (std::size_t card = 0; card < deck_size; ++card)
        out.below(heap.pile()[card] ? 1 : heap.discards()[card] ? 2 : 0, 3);
}

Heap read_heap(Reader& in) {
    Heap::Cards pile;
    Heap::Cards discards;
    for (std::size_t card = 0; card < deck_size; ++card) {
        const std::uint32_t place = in.below(3);
        pile[card] = place == 1;
        discards[card] = place == 2;
    }
    return {pile, discards};
}

template <class Card> void write_card(Writer& out, const std::optional<Card>& card) {
    out.boolean(card.has_value());
    if (card) out.below(card->number, deck_size);
}

template <class Card> std::optional<Card> read_card(Reader& in) {
    if (!in.boolean()) return std::nullopt;
    return Card{read<std::uint8_t>(in, deck_size)};
}

void write_votes(Writer& out, const State& state) {
    for (const Seat seat : SeatSet::first(engine::max_seats)) out.below(u32(state.votes.of(seat)), vote_values);
    out.bits(state.voted.bits(), engine::max_seats);
    out.boolean(state.named);
    for (const std::uint8_t count : {state.tally.white, state.tally.black, state.tally.abstained})
        out.below(count, count_bound);
}

void read_votes(Reader& in, State& state) {
    for (const Seat seat : SeatSet::first(engine::max_seats)) state.votes.set(seat, read<Vote>(in, vote_values));
    state.voted = SeatSet::from_bits(u32(in.bits(engine::max_seats)));
    state.named = in.boolean();
    for (std::uint8_t* count : {&state.tally.white, &state.tally.black, &state.tally.abstained})
        *count = read<std::uint8_t>(in, count_bound);
}

void write_trophies(Writer& out, const State& state) {
    out.below(state.trophy_count, u32(most_trophies) + 1);
    for (const Trophy& trophy : state.won()) {
        write(out, trophy.team);
        out.below(trophy.challenge.number, deck_size);
    }
}

void read_trophies(Reader& in, State& state) {
    state.trophy_count = read<std::uint8_t>(in, u32(most_trophies) + 1);
    for (std::size_t place = 0; place < state.trophy_count; ++place)
        state.trophies[place] = {read_team(in), Challenge{read<std::uint8_t>(in, deck_size)}};
}

void write_order(Writer& out, const State& state) {
    out.below(u32(state.seats - least_players), most_players - least_players + 1);
    out.below(state.teams, count_bound);
    out.below(u32(state.vote_option), 3);
    out.below(state.speech, u32(speech_seconds.size()));
    out.below(state.answer, u32(answer_seconds.size()));
    out.bits(state.playing.bits(), engine::max_seats);
    write(out, state.timekeeper);
    for (const Team team : {state.first, state.white}) write(out, team);
    out.number(state.turn);
    out.number(state.round);
    out.below(u32(state.phase), phases);
    out.boolean(state.begun);
    out.below(state.swapped, swaps);
}

std::uint32_t read_turns(Reader& in) {
    const std::uint64_t turns = in.number();
    if (turns > most_turns) in.fail();
    return in.ok() ? u32(turns) : 0;
}

void read_order(Reader& in, State& state) {
    state.seats = static_cast<std::uint8_t>(least_players + read<int>(in, most_players - least_players + 1));
    state.teams = read<std::uint8_t>(in, count_bound);
    state.vote_option = read<VoteOption>(in, 3);
    state.speech = read<std::uint8_t>(in, u32(speech_seconds.size()));
    state.answer = read<std::uint8_t>(in, u32(answer_seconds.size()));
    state.playing = SeatSet::from_bits(u32(in.bits(engine::max_seats)));
    state.timekeeper = read_seat(in);
    for (Team* team : {&state.first, &state.white}) *team = read_team(in);
    state.turn = read_turns(in);
    state.round = read_turns(in);
    state.phase = read<Phase>(in, phases);
    state.begun = in.boolean();
    state.swapped = read<std::uint8_t>(in, swaps);
}

} // namespace

void Rules::encode(Writer& out, const Action& action) {
    out.below(u32(action.index()), action_kinds);
    std::visit([&](const auto& act) { encode_one(out, act); }, action);
}

Action Rules::decode(Reader& in) {
    return decode_kind(in, in.below(action_kinds), std::make_index_sequence<action_kinds>{});
}

void Rules::encode_state(Writer& out, const State& state) {
    write_order(out, state);
    for (const DeckMade& deck : {state.character_deck, state.challenge_deck}) {
        out.boolean(deck.ours);
        out.below(deck.own, u32(most_own) + 1);
    }
    write(out, state.characters);
    write(out, state.challenges);
    write_card(out, state.white_character);
    write_card(out, state.black_character);
    write_card(out, state.challenge);
    write_votes(out, state);
    write_trophies(out, state);
    out.rng(state.character_chance);
    out.rng(state.challenge_chance);
}

State Rules::decode_state(Reader& in) {
    State state;
    read_order(in, state);
    for (DeckMade* deck : {&state.character_deck, &state.challenge_deck})
        *deck = {in.boolean(), read<std::uint8_t>(in, u32(most_own) + 1)};
    state.characters = read_heap(in);
    state.challenges = read_heap(in);
    state.white_character = read_card<Character>(in);
    state.black_character = read_card<Character>(in);
    state.challenge = read_card<Challenge>(in);
    read_votes(in, state);
    read_trophies(in, state);
    state.character_chance = in.rng();
    state.challenge_chance = in.rng();
    if (audit(state)) in.fail();
    return state;
}

} // namespace win

// States as bits, for saves and digests.
#include "games/eternamente_temporario/rules/rules.h"
#include "games/eternamente_temporario/rules/scoring.h"

namespace eternamente_temporario {

namespace {

using engine::Reader;
using engine::Writer;

// A number from 0 to `most`.
void write_up_to(Writer& out, int most, int value) {
    out.below(static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(most + 1));
}
template <class Number> Number read_up_to(Reader& in, int most) {
    return static_cast<Number>(in.below(static_cast<std::uint32_t>(most + 1)));
}

// Points of a round are none or one of these two; the less divides the greater.
constexpr int most_point_steps = points_for_winning / points_for_being_out;

void write(Writer& out, Card card) { out.below(static_cast<std::uint32_t>(card.id()), card_count); }
void write(Writer& out, Seat seat) { out.below(static_cast<std::uint32_t>(seat.index()), most_seats); }
void write(Writer& out, CardSet cards) {
    out.bits(cards.copies(0), face_count);
    out.bits(cards.copies(1), face_count);
}
void write(Writer& out, Reading reading) {
    out.below(static_cast<std::uint32_t>(reading.kind), kind_count);
    out.below(reading.size - 1U, bomb_size);
    out.below(reading.top - 1U, rank_count);
    out.below(static_cast<std::uint32_t>(reading.suit), suit_count);
}
void write(Writer& out, Team team) { out.boolean(team == Team::collections); }
void write(Writer& out, Stress stress) { out.below(static_cast<std::uint32_t>(stress), stress_count); }
void write(Writer& out, const Commit& commit);
void write(Writer& out, const Trick& trick);
void write(Writer& out, const RoundResult& result);

template <class T> void write(Writer& out, const std::optional<T>& value) {
    out.boolean(value.has_value());
    if (value) write(out, *value);
}

void write(Writer& out, const Commit& commit) {
    write(out, commit.cards);
    write(out, commit.wild);
}
void write(Writer& out, const Trick& trick) {
    write(out, trick.cards);
    write(out, trick.reading);
    write(out, trick.by);
}
void write(Writer& out, const RoundResult& result) {
    write(out, result.winner);
    out.boolean(result.how == RoundEnd::stranded);
    write(out, result.stranded);
    for (const std::uint8_t gained : result.gained) write_up_to(out, most_point_steps, gained / points_for_being_out);
    write(out, result.next_leader_1);
    write(out, result.next_leader_2);
}

void write(Writer& out, const Player& player) {
    write(out, player.hand);
    for (const auto& slot : player.badge) write(out, slot);
    write(out, player.stress);
    write(out, player.team);
    write(out, player.choice);
    write_up_to(out, most_seats, player.out_place);
    out.boolean(player.loses_turn);
    write_up_to(out, most_points, player.points);
}

void write(Writer& out, const Archive& archive) {
    for (int column = 0; column < column_count; ++column) {
        write_up_to(out, Archive::capacity, archive.height(column));
        for (int depth = archive.height(column) - 1; depth >= 0; --depth) write(out, archive.at(column, depth));
    }
}

// Reading mirrors writing, line by line.
void read(Reader& in, Card& card) { card = Card{static_cast<int>(in.below(card_count))}; }
void read(Reader& in, Seat& seat) { seat = Seat{static_cast<int>(in.below(most_seats))}; }
void read(Reader& in, CardSet& cards) {
    const std::uint64_t first = in.bits(face_count);
    cards = CardSet::of_faces(first, in.bits(face_count));
}
void read(Reader& in, Reading& reading) {
    reading.kind = static_cast<Kind>(in.below(kind_count));
    reading.size = static_cast<std::uint8_t>(1 + in.below(bomb_size));
    reading.top = static_cast<std::uint8_t>(1 + in.below(rank_count));
    reading.suit = static_cast<Suit>(in.below(suit_count));
}
void read(Reader& in, Team& team) { team = in.boolean() ? Team::collections : Team::customer_service; }
void read(Reader& in, Stress& stress) { stress = static_cast<Stress>(in.below(stress_count)); }
void read(Reader& in, Commit& commit);
void read(Reader& in, Trick& trick);
void read(Reader& in, RoundResult& result);

template <class T> void read(Reader& in, std::optional<T>& value) {
    if (in.boolean()) read(in, value.emplace());
}

void read(Reader& in, Commit& commit) {
    read(in, commit.cards);
    read(in, commit.wild);
}
void read(Reader& in, Trick& trick) {
    read(in, trick.cards);
    read(in, trick.reading);
    read(in, trick.by);
}
void read(Reader& in, RoundResult& result) {
    read(in, result.winner);
    result.how = in.boolean() ? RoundEnd::stranded : RoundEnd::all_out;
    read(in, result.stranded);
    for (std::uint8_t& gained : result.gained)
        gained = static_cast<std::uint8_t>(points_for_being_out * read_up_to<int>(in, most_point_steps));
    read(in, result.next_leader_1);
    read(in, result.next_leader_2);
}

void read(Reader& in, Player& player) {
    read(in, player.hand);
    for (auto& slot : player.badge) read(in, slot);
    read(in, player.stress);
    read(in, player.team);
    read(in, player.choice);
    player.out_place = read_up_to<std::uint8_t>(in, most_seats);
    player.loses_turn = in.boolean();
    player.points = read_up_to<std::uint16_t>(in, most_points);
}

void read(Reader& in, Archive& archive) {
    for (int column = 0; column < column_count; ++column) {
        const int height = read_up_to<int>(in, Archive::capacity);
        for (int i = 0; i < height; ++i) {
            Card card;
            read(in, card);
            if (!archive.append(column, card)) in.fail();
        }
    }
}

} // namespace

void Rules::encode_state(Writer& out, const State& state) {
    write_up_to(out, most_seats - least_seats, state.seats - least_seats);
    out.boolean(state.shortest_run == 3);
    out.boolean(state.literal_bombs);
    out.boolean(state.short_game);
    out.boolean(state.open_hands);
    out.bits(state.seed, 64);
    write_up_to(out, most_rounds, state.round);
    out.below(static_cast<std::uint32_t>(state.phase), phase_count);
    for (const Seat leader : state.leaders) write(out, leader);
    for (int seat = 0; seat < state.seats; ++seat) write(out, state.at(Seat{seat}));
    for (const Archive& archive : state.archives) write(out, archive);
    for (const auto& wild : state.wilds) write(out, wild);
    for (const std::uint8_t left : state.badges_left) write_up_to(out, most_badges_left, left);
    write(out, state.centre_cards);
    out.bits(state.stress_left, stress_count);
    write(out, state.turn);
    write_up_to(out, card_count, state.tricks);
    write(out, state.trick);
    write(out, state.discarded);
    write(out, state.result);
}

State Rules::decode_state(Reader& in) {
    State state;
    state.seats = static_cast<std::uint8_t>(least_seats + read_up_to<int>(in, most_seats - least_seats));
    state.shortest_run = in.boolean() ? 3 : 2;
    state.literal_bombs = in.boolean();
    state.short_game = in.boolean();
    state.open_hands = in.boolean();
    state.seed = in.bits(64);
    state.round = read_up_to<std::uint8_t>(in, most_rounds);
    state.phase = static_cast<Phase>(in.below(phase_count));
    for (Seat& leader : state.leaders) read(in, leader);
    for (int seat = 0; seat < state.seats; ++seat) read(in, state.at(Seat{seat}));
    for (Archive& archive : state.archives) read(in, archive);
    for (auto& wild : state.wilds) read(in, wild);
    for (std::uint8_t& left : state.badges_left) left = read_up_to<std::uint8_t>(in, most_badges_left);
    read(in, state.centre_cards);
    state.stress_left = static_cast<std::uint8_t>(in.bits(stress_count));
    read(in, state.turn);
    state.tricks = read_up_to<std::uint8_t>(in, card_count);
    read(in, state.trick);
    read(in, state.discarded);
    read(in, state.result);
    if (in.ok() && audit(state)) in.fail();
    return state;
}

} // namespace eternamente_temporario

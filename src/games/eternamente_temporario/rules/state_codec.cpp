// States as bits, for saves and digests.
#include "games/eternamente_temporario/rules/rules.h"

namespace eternamente_temporario {

namespace {

using engine::Reader;
using engine::Writer;

constexpr int phase_count = 5;
constexpr std::uint32_t point_steps = 3; // 0, 10 or 20 points a round

void write(Writer& out, Card card) { out.below(static_cast<std::uint32_t>(card.id()), card_count); }
void write(Writer& out, Seat seat) { out.below(static_cast<std::uint32_t>(seat.index()), most_seats); }
void write(Writer& out, CardSet cards) {
    out.bits(cards.copies(0), face_count);
    out.bits(cards.copies(1), face_count);
}
void write(Writer& out, Reading reading) {
    out.below(static_cast<std::uint32_t>(reading.kind), 3);
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
    for (const std::uint8_t gained : result.gained) out.below(gained / 10U, point_steps);
    write(out, result.next_leader_1);
    write(out, result.next_leader_2);
}

void write(Writer& out, const Player& player) {
    write(out, player.hand);
    for (const auto& slot : player.badge) write(out, slot);
    write(out, player.stress);
    write(out, player.team);
    write(out, player.choice);
    out.below(player.out_place, most_seats + 1);
    out.boolean(player.loses_turn);
    out.below(player.points, most_points + 1);
}

void write(Writer& out, const Archive& archive) {
    for (int column = 0; column < column_count; ++column) {
        out.below(static_cast<std::uint32_t>(archive.height(column)), Archive::capacity + 1);
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
    reading.kind = static_cast<Kind>(in.below(3));
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
    for (std::uint8_t& gained : result.gained) gained = static_cast<std::uint8_t>(10 * in.below(point_steps));
    read(in, result.next_leader_1);
    read(in, result.next_leader_2);
}

void read(Reader& in, Player& player) {
    read(in, player.hand);
    for (auto& slot : player.badge) read(in, slot);
    read(in, player.stress);
    read(in, player.team);
    read(in, player.choice);
    player.out_place = static_cast<std::uint8_t>(in.below(most_seats + 1));
    player.loses_turn = in.boolean();
    player.points = static_cast<std::uint16_t>(in.below(most_points + 1));
}

void read(Reader& in, Archive& archive) {
    for (int column = 0; column < column_count; ++column) {
        const auto height = static_cast<int>(in.below(Archive::capacity + 1));
        for (int i = 0; i < height; ++i) {
            Card card;
            read(in, card);
            if (!archive.append(column, card)) in.fail();
        }
    }
}

} // namespace

void Rules::encode_state(Writer& out, const State& state) {
    out.below(static_cast<std::uint32_t>(state.seats - least_seats), most_seats - least_seats + 1);
    out.boolean(state.shortest_run == 3);
    out.boolean(state.literal_bombs);
    out.boolean(state.short_game);
    out.boolean(state.open_hands);
    out.bits(state.seed, 64);
    out.below(state.round, most_rounds + 1);
    out.below(static_cast<std::uint32_t>(state.phase), phase_count);
    for (const Seat leader : state.leaders) write(out, leader);
    for (int seat = 0; seat < state.seats; ++seat) write(out, state.at(Seat{seat}));
    for (const Archive& archive : state.archives) write(out, archive);
    for (const auto& wild : state.wilds) write(out, wild);
    for (const std::uint8_t left : state.badges_left) out.below(left, 3);
    write(out, state.centre_cards);
    out.bits(state.stress_left, stress_count);
    write(out, state.turn);
    out.below(state.tricks, card_count + 1);
    write(out, state.trick);
    write(out, state.discarded);
    write(out, state.result);
}

State Rules::decode_state(Reader& in) {
    State state;
    state.seats = static_cast<std::uint8_t>(least_seats + in.below(most_seats - least_seats + 1));
    state.shortest_run = in.boolean() ? 3 : 2;
    state.literal_bombs = in.boolean();
    state.short_game = in.boolean();
    state.open_hands = in.boolean();
    state.seed = in.bits(64);
    state.round = static_cast<std::uint8_t>(in.below(most_rounds + 1));
    state.phase = static_cast<Phase>(in.below(phase_count));
    for (Seat& leader : state.leaders) read(in, leader);
    for (int seat = 0; seat < state.seats; ++seat) read(in, state.at(Seat{seat}));
    for (Archive& archive : state.archives) read(in, archive);
    for (auto& wild : state.wilds) read(in, wild);
    for (std::uint8_t& left : state.badges_left) left = static_cast<std::uint8_t>(in.below(3));
    read(in, state.centre_cards);
    state.stress_left = static_cast<std::uint8_t>(in.bits(stress_count));
    read(in, state.turn);
    state.tricks = static_cast<std::uint8_t>(in.below(card_count + 1));
    read(in, state.trick);
    read(in, state.discarded);
    read(in, state.result);
    if (in.ok() && audit(state)) in.fail();
    return state;
}

} // namespace eternamente_temporario

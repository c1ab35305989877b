// States as bits, for saves and digests. Reading mirrors writing, line by line.
#include "games/siempre_de_wn/rules/rules.h"

#include <span>

namespace siempre_de_wn {

namespace {

using engine::Reader;
using engine::Writer;

constexpr std::uint32_t tiles = most_workspaces + 1;
constexpr std::uint32_t markers = tasks_to_win + 1;
constexpr std::uint32_t token_bound = tokens_of_a_type + 1;
constexpr std::uint32_t ways = 3;
constexpr std::uint32_t phases = 6;
constexpr std::uint32_t occasions = 3;
constexpr std::uint32_t endings = 6;
constexpr std::uint32_t sides = 3;
constexpr int cards_bits = 4 * face_count;

template <class Number> std::uint32_t u32(Number number) { return static_cast<std::uint32_t>(number); }
template <class Number> void read(Reader& in, Number& number, std::uint32_t bound) {
    number = static_cast<Number>(in.below(bound));
}

void write(Writer& out, Seat seat) { out.below(u32(seat.index()), most_seats); }
void read(Reader& in, Seat& seat) { seat = Seat{static_cast<int>(in.below(most_seats))}; }
void write(Writer& out, Tile tile) { out.below(u32(tile.number()), tiles); }
void read(Reader& in, Tile& tile) { tile = Tile{static_cast<int>(in.below(tiles))}; }
void write(Writer& out, Card card) { out.below(u32(card.face()), face_count); }
void read(Reader& in, Card& card) { card = Card::of_face(static_cast<int>(in.below(face_count))); }
void write(Writer& out, Cards cards) { out.bits(cards.bits(), cards_bits); }
void read(Reader& in, Cards& cards) { cards = Cards::of_bits(in.bits(cards_bits)); }
void write(Writer& out, Places places) { out.bits(places.bits(), row_size); }
void read(Reader& in, Places& places) { places = Places::from_bits(u32(in.bits(row_size))); }
void write(Writer& out, Worker worker) { out.below(u32(worker), worker_count); }
void read(Reader& in, Worker& worker) { read(in, worker, worker_count); }
void write(Writer& out, const Tokens& tokens) {
    for (const std::uint8_t count : tokens.counts) out.below(count, token_bound);
}
void read(Reader& in, Tokens& tokens) {
    for (std::uint8_t& count : tokens.counts) read(in, count, token_bound);
}
void write(Writer& out, const Announcement& announced) {
    write(out, announced.by);
    out.below(u32(announced.type), type_count);
}
void read(Reader& in, Announcement& announced) {
    read(in, announced.by);
    read(in, announced.type, type_count);
}
void write(Writer& out, const Arrows& arrows) {
    for (const Seat seat : SeatSet::first(most_seats)) {
        const auto target = arrows.from(seat);
        out.boolean(target.has_value());
        if (target) write(out, *target);
    }
}
void read(Reader& in, Arrows& arrows) {
    for (const Seat seat : SeatSet::first(most_seats))
        if (in.boolean()) arrows.set(seat, Seat{static_cast<int>(in.below(most_seats))});
}
void write(Writer& out, const Firing& firing) {
    write(out, firing.seat);
    write(out, firing.worker);
    out.below(firing.place, row_size);
}
void read(Reader& in, Firing& firing) {
    read(in, firing.seat);
    read(in, firing.worker);
    read(in, firing.place, row_size);
}
void write(Writer& out, const Result& result) {
    out.below(u32(result.ending), endings);
    out.below(u32(result.side), sides);
}
void read(Reader& in, Result& result) {
    read(in, result.ending, endings);
    read(in, result.side, sides);
}
void write(Writer& out, const Reveal& reveal) {
    write(out, reveal.by);
    write(out, reveal.tile);
    write(out, reveal.tokens);
    out.boolean(reveal.done);
    out.below(reveal.count, most_tokens + 1);
    for (const Card card : std::span{reveal.cards}.first(reveal.count)) write(out, card);
    for (const Announcement& announced : std::span{reveal.announced}.first(reveal.count)) write(out, announced);
}
void read(Reader& in, Reveal& reveal) {
    read(in, reveal.by);
    read(in, reveal.tile);
    read(in, reveal.tokens);
    reveal.done = in.boolean();
    read(in, reveal.count, most_tokens + 1);
    for (Card& card : std::span{reveal.cards}.first(reveal.count)) read(in, card);
    for (Announcement& announced : std::span{reveal.announced}.first(reveal.count)) read(in, announced);
}
void write(Writer& out, const Vote& vote);
void read(Reader& in, Vote& vote);

template <class T> void write(Writer& out, const std::optional<T>& value) {
    out.boolean(value.has_value());
    if (value) write(out, *value);
}
template <class T> void read(Reader& in, std::optional<T>& value) {
    if (in.boolean()) read(in, value.emplace());
}

void write(Writer& out, const Vote& vote) {
    out.below(u32(vote.occasion), occasions);
    write(out, vote.starter);
    write(out, vote.arrows);
    write(out, vote.fired);
}
void read(Reader& in, Vote& vote) {
    read(in, vote.occasion, occasions);
    read(in, vote.starter);
    read(in, vote.arrows);
    read(in, vote.fired);
}

void write(Writer& out, const Player& player) {
    write(out, player.hand);
    for (const Worker worker : player.row) write(out, worker);
    for (const Places places : {player.fired, player.shown, player.was_pointed_at, player.saw_wn_fired})
        write(out, places);
    out.below(player.active, row_size);
    write(out, player.at);
    out.boolean(player.lore.tasks_gone);
    out.boolean(player.lore.webeos_gone);
    out.below(player.done, markers);
    out.below(player.ruined, markers);
    out.below(player.debates, most_debates + 1);
}
void read(Reader& in, Player& player) {
    read(in, player.hand);
    for (Worker& worker : player.row) read(in, worker);
    for (Places* places : {&player.fired, &player.shown, &player.was_pointed_at, &player.saw_wn_fired})
        read(in, *places);
    read(in, player.active, row_size);
    read(in, player.at);
    player.lore.tasks_gone = in.boolean();
    player.lore.webeos_gone = in.boolean();
    read(in, player.done, markers);
    read(in, player.ruined, markers);
    read(in, player.debates, most_debates + 1);
}

void write(Writer& out, const Workspace& workspace) {
    write(out, workspace.tokens);
    out.below(workspace.count, most_tokens + 1);
    for (const PlacedCard& placed : std::span{workspace.placed}.first(workspace.count)) {
        write(out, placed.card);
        write(out, placed.announced);
    }
}
void read(Reader& in, Workspace& workspace) {
    read(in, workspace.tokens);
    read(in, workspace.count, most_tokens + 1);
    for (PlacedCard& placed : std::span{workspace.placed}.first(workspace.count)) {
        read(in, placed.card);
        read(in, placed.announced);
    }
}

void write_agreements(Writer& out, const State& state) {
    out.below(u32(state.seats - least_seats), most_seats - least_seats + 1);
    out.below(u32(state.way), ways);
    out.below(state.wns, wn_count + 1);
    out.below(state.bosses, task_count + 1);
    for (const bool agreed : {state.take_three_more, state.strict, state.secret_pointing}) out.boolean(agreed);
    out.below(state.talk, u32(talk_seconds.size()));
    write(out, state.first);
}
void read_agreements(Reader& in, State& state) {
    state.seats = static_cast<std::uint8_t>(least_seats + in.below(most_seats - least_seats + 1));
    read(in, state.way, ways);
    read(in, state.wns, wn_count + 1);
    read(in, state.bosses, task_count + 1);
    for (bool* agreed : {&state.take_three_more, &state.strict, &state.secret_pointing}) *agreed = in.boolean();
    read(in, state.talk, u32(talk_seconds.size()));
    read(in, state.first);
}

} // namespace

void Rules::encode_state(Writer& out, const State& state) {
    write_agreements(out, state);
    out.below(u32(state.phase), phases);
    write(out, state.turn);
    for (const Seat seat : state.everyone()) write(out, state.at(seat));
    for (int tile = 1; tile <= state.plan().workspaces; ++tile) write(out, state.at(Tile{tile}));
    write(out, state.reserve);
    for (const Cards heap : {state.tasks, state.webeos, state.discards, state.gone}) write(out, heap);
    out.below(state.done, markers);
    out.below(state.ruined, markers);
    out.below(u32(state.occasion), occasions);
    write(out, state.arrows);
    write(out, state.inspected);
    write(out, state.first_wn_fired);
    write(out, state.last_reveal);
    write(out, state.last_vote);
    write(out, state.result);
    for (const engine::Rng& rng : {state.card_chance, state.token_chance, state.reveal_chance}) out.rng(rng);
}

State Rules::decode_state(Reader& in) {
    State state;
    read_agreements(in, state);
    read(in, state.phase, phases);
    read(in, state.turn);
    for (const Seat seat : state.everyone()) read(in, state.at(seat));
    for (int tile = 1; tile <= state.plan().workspaces; ++tile) read(in, state.at(Tile{tile}));
    read(in, state.reserve);
    for (Cards* heap : {&state.tasks, &state.webeos, &state.discards, &state.gone}) read(in, *heap);
    read(in, state.done, markers);
    read(in, state.ruined, markers);
    read(in, state.occasion, occasions);
    read(in, state.arrows);
    read(in, state.inspected);
    read(in, state.first_wn_fired);
    read(in, state.last_reveal);
    read(in, state.last_vote);
    read(in, state.result);
    for (engine::Rng* rng : {&state.card_chance, &state.token_chance, &state.reveal_chance}) *rng = in.rng();
    if (in.ok() && audit(state)) in.fail();
    return state;
}

} // namespace siempre_de_wn

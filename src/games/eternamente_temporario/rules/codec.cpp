// Actions as bits. A match must fit a link, so frequent things are short: a bare pass takes one bit, a single twelve.
//
// A play is written as its reading, then which physical cards make it: those that stand where they are printed (the
// reading says their ranks, so only suits and copies are written), then the wild ones (which share one rank).
#include "games/eternamente_temporario/rules/combinations.h"
#include "games/eternamente_temporario/rules/rules.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

using engine::Reader;
using engine::Writer;

// Prefixes: 0 bare pass, 10 play, 110 other pass, 1110 badge, 11110 choice, 11111 next round.
constexpr int longest_prefix = 5;

void write_prefix(Writer& out, int ones) {
    for (int i = 0; i < ones; ++i) out.boolean(true);
    if (ones < longest_prefix) out.boolean(false);
}
int read_prefix(Reader& in) {
    int ones = 0;
    while (ones < longest_prefix && in.boolean()) ++ones;
    return ones;
}

void write_card(Writer& out, Card card) { out.below(static_cast<std::uint32_t>(card.id()), card_count); }
Card read_card(Reader& in) { return Card{static_cast<int>(in.below(card_count))}; }

// The six cards of a rank, one bit each; the first copies lowest.
constexpr int rank_cards = 2 * suit_count;
CardSet cards_of_rank(int rank, std::uint32_t mask) {
    CardSet cards;
    for (const Card card : CardSet::of_rank(rank)) {
        if ((mask & 1U) != 0) cards.insert(card);
        mask >>= 1U;
    }
    return cards;
}
std::uint32_t mask_of_rank(int rank, CardSet cards) {
    std::uint32_t mask = 0;
    std::uint32_t bit = 1;
    for (const Card card : CardSet::of_rank(rank)) {
        if (cards.contains(card)) mask |= bit;
        bit <<= 1U;
    }
    return mask;
}

// Which `count` of a rank's six cards, as a number among all such choices.
constexpr std::uint32_t choices_of_six(int count) {
    int choices = 1;
    for (int i = 0; i < count; ++i) choices = choices * (rank_cards - i) / (i + 1);
    return static_cast<std::uint32_t>(choices);
}
void write_some_of_rank(Writer& out, int rank, CardSet cards) {
    const std::uint32_t mask = mask_of_rank(rank, cards);
    std::uint32_t before = 0;
    for (std::uint32_t other = 0; other < mask; ++other)
        if (std::popcount(other) == std::popcount(mask)) ++before;
    out.below(before, choices_of_six(std::popcount(mask)));
}
CardSet read_some_of_rank(Reader& in, int rank, int count) {
    std::uint32_t before = in.below(choices_of_six(count));
    std::uint32_t mask = 0;
    while (std::popcount(mask) != count || before-- > 0) ++mask;
    return cards_of_rank(rank, mask);
}

void write_reading(Writer& out, Reading reading) {
    assert(can_be(reading));
    out.boolean(reading.kind != Kind::single);
    if (reading.kind != Kind::single) {
        out.boolean(reading.kind == Kind::run);
        out.below(reading.size - 2U, bomb_size - 1);
    }
    const std::uint32_t least = reading.kind == Kind::run ? reading.size : 1U;
    out.below(reading.top - least, rank_count + 1 - least);
    if (reading.kind == Kind::run) out.below(static_cast<std::uint32_t>(reading.suit), suit_count);
}

Reading read_reading(Reader& in) {
    Reading reading;
    if (in.boolean()) {
        reading.kind = in.boolean() ? Kind::run : Kind::set;
        reading.size = static_cast<std::uint8_t>(2 + in.below(bomb_size - 1));
    }
    const std::uint32_t least = reading.kind == Kind::run ? reading.size : 1U;
    reading.top = static_cast<std::uint8_t>(least + in.below(rank_count + 1 - least));
    if (reading.kind == Kind::run) reading.suit = static_cast<Suit>(in.below(suit_count));
    return reading;
}

// Cards in their own place. With none wild, a set says which of the rank's six, and a run one copy a rank; else a set
// has a bit for each of the six, and a run says for each rank whether and which.
void write_own(Writer& out, CardSet own, Reading reading, bool all) {
    if (reading.kind != Kind::run) {
        if (all)
            write_some_of_rank(out, reading.top, own);
        else
            out.bits(mask_of_rank(reading.top, own), rank_cards);
        return;
    }
    for (int rank = lowest_rank(reading); rank <= reading.top; ++rank) {
        const bool second = own.contains(Card{rank, reading.suit, 1});
        const bool there = second || own.contains(Card{rank, reading.suit, 0});
        if (!all) out.boolean(there);
        if (there) out.boolean(second);
    }
}

CardSet read_own(Reader& in, Reading reading, bool all) {
    if (reading.kind != Kind::run)
        return all ? read_some_of_rank(in, reading.top, reading.size)
                   : cards_of_rank(reading.top, static_cast<std::uint32_t>(in.bits(rank_cards)));
    CardSet own;
    for (int rank = lowest_rank(reading); rank <= reading.top; ++rank)
        if (all || in.boolean()) own.insert(Card{rank, reading.suit, in.boolean() ? 1 : 0});
    return own;
}

void write(Writer& out, const Play& play) {
    write_prefix(out, 1);
    out.boolean(play.with_stress);
    write_reading(out, play.reading);
    const CardSet own = in_own_place(play.cards, play.reading);
    const CardSet wild = play.cards - own;
    out.boolean(!wild.empty());
    write_own(out, own, play.reading, wild.empty());
    if (wild.empty()) return;
    const int rank = wild.first().rank();
    assert(CardSet::of_rank(rank).contains_all(wild) && play.cards.size() == play.reading.size);
    out.below(static_cast<std::uint32_t>(rank - 1), rank_count);
    write_some_of_rank(out, rank, wild);
}

Play read_play(Reader& in) {
    Play play;
    play.with_stress = in.boolean();
    play.reading = read_reading(in);
    const bool wilds = in.boolean();
    const CardSet own = read_own(in, play.reading, !wilds);
    play.cards = own;
    const int missing = play.reading.size - own.size();
    if (wilds && missing > 0) {
        const int rank = 1 + static_cast<int>(in.below(rank_count));
        play.cards |= read_some_of_rank(in, rank, missing);
    }
    // Only the one spelling that `write` uses.
    if (wilds != (missing > 0) || play.cards.size() != play.reading.size ||
        in_own_place(play.cards, play.reading) != own)
        in.fail();
    return play;
}

constexpr std::uint32_t other_deeds = 6; // all but `nothing`

void write(Writer& out, const Pass& pass) {
    if (pass.deed == Pass::Deed::nothing) {
        write_prefix(out, 0);
        return;
    }
    write_prefix(out, 2);
    out.below(static_cast<std::uint32_t>(pass.deed) - 1, other_deeds);
    if (pass.deed == Pass::Deed::drop) return;
    write_card(out, pass.card);
    if (pass.deed == Pass::Deed::cover) out.below(pass.column, column_count);
    if (pass.deed == Pass::Deed::give) out.below(static_cast<std::uint32_t>(pass.receiver.index()), most_seats);
}

Pass read_pass(Reader& in) {
    Pass pass;
    pass.deed = static_cast<Pass::Deed>(1 + in.below(other_deeds));
    if (pass.deed == Pass::Deed::drop) return pass;
    pass.card = read_card(in);
    if (pass.deed == Pass::Deed::cover) pass.column = static_cast<std::uint8_t>(in.below(column_count));
    if (pass.deed == Pass::Deed::give) pass.receiver = Seat{static_cast<int>(in.below(most_seats))};
    return pass;
}

// Two different cards as one number: the pairs with a lower greater card come first.
constexpr std::uint32_t pair_count = card_count * (card_count - 1) / 2;

void write(Writer& out, const Commit& commit) {
    assert(commit.cards.size() == 2);
    write_prefix(out, 4);
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    for (const Card card : commit.cards) low = std::exchange(high, static_cast<std::uint32_t>(card.id()));
    out.below(high * (high - 1) / 2 + low, pair_count);
    out.boolean(commit.wild.has_value());
    if (commit.wild) write_card(out, *commit.wild);
}

Commit read_commit(Reader& in) {
    std::uint32_t low = in.below(pair_count);
    std::uint32_t high = 1;
    while (low >= high) low -= high++;
    Commit commit{{Card{static_cast<int>(low)}, Card{static_cast<int>(high)}}, std::nullopt};
    if (in.boolean()) commit.wild = read_card(in);
    return commit;
}

void write(Writer& out, const TakeBadge& take) {
    write_prefix(out, 3);
    out.boolean(take.team == Team::collections);
    out.below(static_cast<std::uint32_t>(take.stress), stress_count);
}

TakeBadge read_badge(Reader& in) {
    TakeBadge take;
    if (in.boolean()) take.team = Team::collections;
    take.stress = static_cast<Stress>(in.below(stress_count));
    return take;
}

void write(Writer& out, const NextRound& /*next*/) { write_prefix(out, longest_prefix); }

} // namespace

void Rules::encode(Writer& out, const Action& action) {
    std::visit([&](const auto& move) { write(out, move); }, action);
}

Action Rules::decode(Reader& in) {
    switch (read_prefix(in)) {
    case 0: return Pass{};
    case 1: return read_play(in);
    case 2: return read_pass(in);
    case 3: return read_badge(in);
    case 4: return read_commit(in);
    default: return NextRound{};
    }
}

} // namespace eternamente_temporario

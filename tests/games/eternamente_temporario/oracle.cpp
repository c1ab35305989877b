#include "oracle.h"

#include <algorithm>

namespace eternamente_temporario::oracle {

namespace {

struct Slot {
    int rank;
    std::optional<Suit> suit;
};

std::vector<Slot> slots_of(Reading reading) {
    std::vector<Slot> slots;
    for (int i = 0; i < reading.size; ++i) {
        if (reading.kind == Kind::run)
            slots.push_back({reading.top - i, reading.suit});
        else
            slots.push_back({reading.top, std::nullopt});
    }
    return slots;
}

// Tries every way to put the cards into the slots, one each. [ET-13]
bool fill(const std::vector<Card>& cards, std::size_t next, std::vector<Slot>& slots, int wild) {
    if (next == cards.size()) return slots.empty();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const Slot slot = slots[i];
        const Card card = cards[next];
        const bool stands =
            card.rank() == wild || (card.rank() == slot.rank && (!slot.suit || *slot.suit == card.suit()));
        if (!stands) continue;
        slots.erase(slots.begin() + static_cast<std::ptrdiff_t>(i));
        const bool rest = fill(cards, next + 1, slots, wild);
        slots.insert(slots.begin() + static_cast<std::ptrdiff_t>(i), slot);
        if (rest) return true;
    }
    return false;
}

bool can_mean(CardSet set, Reading reading, int wild) {
    std::vector<Card> cards;
    for (const Card card : set) cards.push_back(card);
    std::vector<Slot> slots = slots_of(reading);
    return cards.size() == slots.size() && fill(cards, 0, slots, wild);
}

// Each card is in hand, on the badge, or in the Archive with all that lie on it played as well. [ET-14]
bool can_take(const State& state, Seat seat, CardSet cards) {
    const Player& player = state.at(seat);
    const Archive& archive = state.archive(*player.team);
    return std::ranges::all_of(cards, [&](Card card) {
        if (player.hand.contains(card) || player.badge[0] == card || player.badge[1] == card) return true;
        for (int column = 0; column < 6; ++column)
            for (int depth = 0; depth < archive.height(column); ++depth) {
                if (archive.at(column, depth) != card) continue;
                for (int above = 0; above < depth; ++above)
                    if (!cards.contains(archive.at(column, above))) return false;
                return true;
            }
        return false;
    });
}

int lowest_in(Reading reading) { return reading.kind == Kind::run ? reading.top - reading.size + 1 : reading.top; }
bool bomb(Reading reading) { return reading.size == 6; }

// [ET-10] [ET-11] [ET-12]
bool beats(const State& state, Reading played, Reading table) {
    if (bomb(table)) {
        if (!bomb(played)) return false;
        return state.literal_bombs ? played.top > lowest_in(table) : lowest_in(played) > lowest_in(table);
    }
    if (bomb(played)) return true;
    return played.kind == table.kind && played.size == table.size && played.top > table.top;
}

int count_usable(const State& state, Seat seat) {
    const Player& player = state.at(seat);
    int count = player.hand.size() + (player.badge[0] ? 1 : 0) + (player.badge[1] ? 1 : 0);
    for (int column = 0; column < 6; ++column) count += state.archive(*player.team).height(column);
    return count;
}

bool breakdown(const State& state, Seat seat, CardSet cards, Reading played) {
    const Player& player = state.at(seat);
    std::vector<Card> among;
    for (const Card card : player.hand) among.push_back(card);
    if (among.empty()) {
        for (const auto& slot : player.badge)
            if (slot) among.push_back(*slot);
        for (int column = 0; column < 6; ++column)
            if (state.archive(*player.team).height(column) > 0)
                among.push_back(state.archive(*player.team).at(column, 0));
    }
    if (cards.size() != 1 || played.top != cards.first().rank()) return false;
    if (std::ranges::find(among, cards.first()) == among.end()) return false;
    return std::ranges::all_of(among, [&](Card card) { return card.rank() >= cards.first().rank(); });
}

bool escalation(const State& state, Seat seat, Reading played, Reading table) {
    if (count_usable(state, seat) == 1) return beats(state, played, table) && !bomb(played);
    if (bomb(table) || bomb(played)) return false;
    if (played.size != table.size + 1 || played.top <= table.top) return false;
    return table.kind == Kind::single || played.kind == table.kind;
}

// [ET-20]
bool stress_allows(const State& state, Seat seat, CardSet cards, Reading played) {
    const auto stress = state.at(seat).stress;
    if (!stress || bomb(played)) return false;
    if (!state.trick) {
        if (*stress == Stress::overtime || *stress == Stress::do_not_disturb) return true;
        return *stress == Stress::breakdown && breakdown(state, seat, cards, played);
    }
    const Reading table = state.trick->reading;
    if (*stress == Stress::do_not_disturb) return beats(state, played, table);
    if (*stress == Stress::escalation) return escalation(state, seat, played, table);
    if (*stress != Stress::echo || bomb(table)) return false;
    return played.kind == table.kind && played.size == table.size && played.top == table.top;
}

} // namespace

bool may_play(const State& state, Seat seat, CardSet cards, Reading reading, bool with_stress) {
    if (!can_take(state, seat, cards)) return false;
    if (reading.kind == Kind::run && reading.size < state.shortest_run) return false;
    const int wild = state.wilds[state.at(seat).team == Team::customer_service ? 0 : 1]->rank();
    if (!can_mean(cards, reading, wild)) return false;
    if (with_stress) return stress_allows(state, seat, cards, reading);
    return !state.trick || beats(state, reading, state.trick->reading);
}

const std::vector<Reading>& all_readings() {
    static const std::vector<Reading> all = [] {
        std::vector<Reading> readings;
        for (std::uint8_t rank = 1; rank <= 12; ++rank) {
            readings.push_back({Kind::single, 1, rank, Suit::sadness});
            for (std::uint8_t size = 2; size <= 6; ++size) {
                readings.push_back({Kind::set, size, rank, Suit::sadness});
                if (rank < size) continue;
                for (const Suit suit : {Suit::sadness, Suit::fear, Suit::anger})
                    readings.push_back({Kind::run, size, rank, suit});
            }
        }
        return readings;
    }();
    return all;
}

namespace {

void extend(const std::vector<Card>& cards, std::size_t next, CardSet chosen,
            const std::function<void(CardSet)>& visit) {
    if (!chosen.empty()) visit(chosen);
    if (chosen.size() == 6) return;
    for (std::size_t i = next; i < cards.size(); ++i) extend(cards, i + 1, chosen | CardSet{cards[i]}, visit);
}

} // namespace

void each_subset(CardSet cards, const std::function<void(CardSet)>& visit) {
    std::vector<Card> list;
    for (const Card card : cards) list.push_back(card);
    extend(list, 0, {}, visit);
}

} // namespace eternamente_temporario::oracle

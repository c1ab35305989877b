#include "games/eternamente_temporario/rules/archive.h"

#include <algorithm>
#include <cassert>

namespace eternamente_temporario {

int Archive::size() const { return begin(column_count); }

int Archive::begin(int column) const {
    int sum = 0;
    for (int i = 0; i < column; ++i) sum += height(i);
    return sum;
}

std::uint8_t Archive::columns() const {
    std::uint32_t existing = 0;
    for (int column = 0; column < column_count; ++column)
        if (height(column) > 0) existing |= 1U << column;
    return static_cast<std::uint8_t>(existing);
}

Card Archive::at(int column, int depth) const {
    assert(depth >= 0 && depth < height(column));
    return cards_[static_cast<std::size_t>(begin(column) + height(column) - 1 - depth)];
}

CardSet Archive::cards() const {
    CardSet all;
    const int count = size();
    for (int i = 0; i < count; ++i) all.insert(cards_[static_cast<std::size_t>(i)]);
    return all;
}

CardSet Archive::available() const {
    CardSet open_cards;
    int end = 0;
    for (const std::uint8_t cards : heights_) {
        end += cards;
        if (cards > 0) open_cards.insert(cards_[static_cast<std::size_t>(end - 1)]);
    }
    return open_cards;
}

std::optional<Archive::Spot> Archive::find(Card card) const {
    for (int column = 0; column < column_count; ++column)
        for (int depth = 0; depth < height(column); ++depth)
            if (at(column, depth) == card) return Spot{column, depth};
    return std::nullopt;
}

int Archive::reachable(int column, CardSet chosen) const {
    const int bottom = begin(column);
    int top = bottom + height(column);
    while (top > bottom && chosen.contains(cards_[static_cast<std::size_t>(top - 1)])) --top;
    return bottom + height(column) - top;
}

int Archive::open(Card card) {
    // Columns are only opened before the first turn, when none has been emptied yet. [ET-7]
    const auto unused = std::ranges::find(heights_, std::uint8_t{0});
    assert(unused != heights_.end());
    const auto column = static_cast<int>(unused - heights_.begin());
    cover(column, card);
    return column;
}

void Archive::cover(int column, Card card) {
    [[maybe_unused]] const bool fitted = append(column, card);
    assert(fitted);
}

bool Archive::append(int column, Card card) {
    const int count = size();
    if (count >= capacity) return false;
    const int place = begin(column) + height(column);
    std::copy_backward(cards_.begin() + place, cards_.begin() + count, cards_.begin() + count + 1);
    cards_[static_cast<std::size_t>(place)] = card;
    ++heights_[static_cast<std::size_t>(column)];
    return true;
}

void Archive::take(Spot spot) {
    assert(spot.depth >= 0 && spot.depth < height(spot.column));
    const int count = size();
    const int place = begin(spot.column) + height(spot.column) - 1 - spot.depth;
    std::copy(cards_.begin() + place + 1, cards_.begin() + count, cards_.begin() + place);
    cards_[static_cast<std::size_t>(count - 1)] = Card{};
    --heights_[static_cast<std::size_t>(spot.column)];
}

} // namespace eternamente_temporario

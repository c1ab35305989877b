// A team's Archive: up to six columns of open cards, of which the last of each is available. [ET-4]
//
// What always holds: a column keeps its number; an emptied one is gone for the round and takes no card again [ET-14];
// equal Archives are equal byte for byte. Left out: the card of the wild rank, which is no part of it [ET-6].
#pragma once

#include "games/eternamente_temporario/api/action.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace eternamente_temporario {

class Archive {
  public:
    // A team never holds more: half of all cards. [ET-3]
    static constexpr int capacity = 36;

    struct Spot {
        int column = 0;
        int depth = 0; // cards lying on it
    };

    [[nodiscard]] int size() const;
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] int height(int column) const { return heights_[static_cast<std::size_t>(column)]; }
    // Whether the column exists, so that it may be covered; any number may be asked about. [ET-16]
    [[nodiscard]] bool has_column(int column) const {
        return column >= 0 && column < column_count && height(column) > 0;
    }
    // Those that exist: bit i for column i.
    [[nodiscard]] std::uint8_t columns() const;
    // The card under `depth` others, 0 for the available one; depth below the height.
    [[nodiscard]] Card at(int column, int depth) const;
    [[nodiscard]] CardSet cards() const;
    [[nodiscard]] CardSet available() const;
    [[nodiscard]] std::optional<Spot> find(Card card) const;
    // How many of `chosen` can be taken one after the other from the top of a column. [ET-14]
    [[nodiscard]] int reachable(int column, CardSet chosen) const;

    // A new column, in the first place never used; there must be one.
    int open(Card card);
    void cover(int column, Card card);
    void take(Spot spot);
    // Puts a column in place while decoding: columns in order, from the bottom; false when there is no room.
    bool append(int column, Card card);

    friend bool operator==(const Archive&, const Archive&) = default;

  private:
    [[nodiscard]] int begin(int column) const;

    std::array<Card, capacity> cards_{}; // column by column, each from the bottom; the first card of all after them
    std::array<std::uint8_t, column_count> heights_{};
};

} // namespace eternamente_temporario

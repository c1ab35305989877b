// The office: the bathroom in the middle and a ring of four to six workspaces round it. [WN-3]
//
// What always holds: tile 0 is the bathroom, tiles 1 … workspaces are the ring in order; every workspace touches the
// bathroom and its two neighbours in the ring. Left out: what lies there (view.h).
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <initializer_list>

namespace siempre_de_wn {

inline constexpr int most_workspaces = 6;
inline constexpr int most_tokens = 5; // on a workspace

class Tile {
  public:
    constexpr Tile() = default; // the bathroom
    // 0 … 6.
    constexpr explicit Tile(int number) : number_(static_cast<std::uint8_t>(number)) {
        assert(number >= 0 && number <= most_workspaces);
    }
    [[nodiscard]] constexpr int number() const { return number_; }
    [[nodiscard]] constexpr bool is_bathroom() const { return number_ == 0; }
    friend constexpr auto operator<=>(Tile, Tile) = default;

  private:
    std::uint8_t number_ = 0;
};

inline constexpr Tile bathroom{};

class TileSet {
  public:
    constexpr TileSet() = default;
    constexpr TileSet(std::initializer_list<Tile> tiles) {
        for (const Tile tile : tiles) insert(tile);
    }
    // The bathroom and that many workspaces.
    static constexpr TileSet office(int workspaces) {
        TileSet all;
        all.bits_ = static_cast<std::uint8_t>((2U << workspaces) - 1U);
        return all;
    }
    constexpr void insert(Tile tile) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << tile.number()); }
    [[nodiscard]] constexpr bool contains(Tile tile) const { return (bits_ >> tile.number() & 1) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }

    class iterator {
      public:
        constexpr explicit iterator(std::uint32_t rest) : rest_(rest) {}
        constexpr Tile operator*() const { return Tile{std::countr_zero(rest_)}; }
        constexpr iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        std::uint32_t rest_;
    };
    // The bathroom first, then round the ring.
    [[nodiscard]] constexpr iterator begin() const { return iterator{bits_}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{0}; }
    friend constexpr bool operator==(TileSet, TileSet) = default;

  private:
    std::uint8_t bits_ = 0;
};

// Where one may walk to from there. [WN-8]
[[nodiscard]] constexpr TileSet neighbours(Tile tile, int workspaces) {
    TileSet near;
    if (tile.is_bathroom()) {
        for (int number = 1; number <= workspaces; ++number) near.insert(Tile{number});
        return near;
    }
    near.insert(bathroom);
    near.insert(Tile{tile.number() % workspaces + 1});
    near.insert(Tile{(tile.number() + workspaces - 2) % workspaces + 1});
    return near;
}

} // namespace siempre_de_wn

// The nine worker cards, each with a personal objective. [WN-4] [WN-19]
//
// What always holds: the three WNs come first. In the base game and the Civil Service Career everybody has one worker;
// a team leader has a row of three, places 0 to 2 from left to right. Left out: what an objective asks for
// (rules/counting.h), names and faces.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace siempre_de_wn {

enum class Worker : std::uint8_t {
    wn_pillo,
    wn_volao,
    wn_wn,
    goriela,
    jose_cornelio,
    horacio,
    laura,
    jirafina,
    mariano,
};

inline constexpr std::array all_workers{Worker::wn_pillo, Worker::wn_volao,      Worker::wn_wn,
                                        Worker::goriela,  Worker::jose_cornelio, Worker::horacio,
                                        Worker::laura,    Worker::jirafina,      Worker::mariano};
inline constexpr int worker_count = static_cast<int>(all_workers.size());
inline constexpr int wn_count = 3;
inline constexpr int row_size = 3;

[[nodiscard]] constexpr bool is_wn(Worker worker) { return worker <= Worker::wn_wn; }
// Whether the objective may be claimed before the end, with the card shown. [WN-20]
[[nodiscard]] constexpr bool is_claimable(Worker worker) {
    return worker == Worker::jose_cornelio || worker == Worker::laura;
}

// Places of a row, one bit each.
class Places {
  public:
    constexpr Places() = default;
    static constexpr Places first(int count) { return from_bits((1U << count) - 1U); }
    static constexpr Places from_bits(std::uint32_t bits) {
        Places places;
        places.bits_ = static_cast<std::uint8_t>(bits & ((1U << row_size) - 1U));
        return places;
    }
    [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
    constexpr void insert(int place) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << place); }
    // Any number may be asked about.
    [[nodiscard]] constexpr bool contains(int place) const {
        return place >= 0 && place < row_size && (bits_ >> place & 1) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool contains_all(Places others) const { return (others - *this).empty(); }
    friend constexpr Places operator|(Places a, Places b) { return from_bits(a.bits() | b.bits()); }
    friend constexpr Places operator-(Places a, Places b) { return from_bits(a.bits() & ~b.bits()); }

    class iterator {
      public:
        using value_type = int;
        using difference_type = int;
        constexpr iterator() = default;
        constexpr explicit iterator(std::uint32_t rest) : rest_(rest) {}
        constexpr int operator*() const { return std::countr_zero(rest_); }
        constexpr iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr iterator operator++(int) {
            const iterator here = *this;
            ++*this;
            return here;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        std::uint32_t rest_ = 0;
    };
    // From left to right.
    [[nodiscard]] constexpr iterator begin() const { return iterator{bits_}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{0}; }
    friend constexpr bool operator==(Places, Places) = default;

  private:
    std::uint8_t bits_ = 0;
};

} // namespace siempre_de_wn

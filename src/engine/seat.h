// Who sits at the table, and who is looking.
//
// A Seat is a place at the table, numbered clockwise from 0 [ALL-1]; a SeatSet is a set of places; a Viewer is the
// pair of eyes a view is made for. What always holds: a Seat is below max_seats, a SeatSet holds only such seats.
// Left out: names, colours, pictures (session/people.h) and who is still in the game (each game's own state).
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <initializer_list>

namespace engine {

inline constexpr int max_seats = 20;

class Seat {
  public:
    constexpr Seat() = default;
    constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {
        assert(index >= 0 && index < max_seats);
    }
    // 0 … max_seats − 1.
    [[nodiscard]] constexpr int index() const { return index_; }
    // The seat `steps` places clockwise (to the left) of this one at a table of `seats`; steps may be negative. [ALL-1]
    [[nodiscard]] constexpr Seat left(int steps, int seats) const {
        const int turned = (index_ + steps % seats + seats) % seats;
        return Seat{turned};
    }
    friend constexpr auto operator<=>(Seat, Seat) = default;

  private:
    std::uint8_t index_ = 0;
};

class SeatSet {
  public:
    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats) {
        for (const Seat seat : seats) insert(seat);
    }
    // Every seat of a table of `count` seats.
    static constexpr SeatSet first(int count) {
        assert(count >= 0 && count <= max_seats);
        SeatSet all;
        all.bits_ = (1U << count) - 1U;
        return all;
    }
    constexpr void insert(Seat seat) { bits_ |= bit(seat); }
    constexpr void erase(Seat seat) { bits_ &= ~bit(seat); }
    [[nodiscard]] constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    // One bit a seat, seat 0 lowest; for codecs.
    [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
    static constexpr SeatSet from_bits(std::uint32_t bits) {
        SeatSet set;
        set.bits_ = bits & ((1U << max_seats) - 1U);
        return set;
    }

    class iterator {
      public:
        using value_type = Seat;
        using difference_type = int;
        constexpr iterator() = default;
        constexpr explicit iterator(std::uint32_t rest) : rest_(rest) {}
        constexpr Seat operator*() const { return Seat{std::countr_zero(rest_)}; }
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
    // Seats in clockwise order from seat 0.
    [[nodiscard]] constexpr iterator begin() const { return iterator{bits_}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{0}; }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;

  private:
    static constexpr std::uint32_t bit(Seat seat) { return 1U << seat.index(); }
    std::uint32_t bits_ = 0;
};

// The eyes a view is built for. Public is a device lying in the middle of the table; Omniscient sees everything and
// is granted once a game is over. [ALL-3]
class Viewer {
  public:
    static constexpr Viewer everyone() { return Viewer{Kind::everyone, Seat{}}; }
    static constexpr Viewer at(Seat seat) { return Viewer{Kind::seat, seat}; }
    static constexpr Viewer omniscient() { return Viewer{Kind::omniscient, Seat{}}; }

    [[nodiscard]] constexpr bool is_public() const { return kind_ == Kind::everyone; }
    [[nodiscard]] constexpr bool is_omniscient() const { return kind_ == Kind::omniscient; }
    // True for that very seat; an omniscient viewer is no seat.
    [[nodiscard]] constexpr bool is(Seat seat) const { return kind_ == Kind::seat && seat_ == seat; }
    // True when what belongs to `seat` alone may be shown.
    [[nodiscard]] constexpr bool sees(Seat seat) const { return is_omniscient() || is(seat); }
    [[nodiscard]] constexpr bool is_seat() const { return kind_ == Kind::seat; }
    // Only for is_seat().
    [[nodiscard]] constexpr Seat seat() const {
        assert(is_seat());
        return seat_;
    }
    friend constexpr bool operator==(Viewer, Viewer) = default;

  private:
    enum class Kind : std::uint8_t { everyone, seat, omniscient };
    constexpr Viewer(Kind kind, Seat seat) : kind_(kind), seat_(seat) {}
    Kind kind_ = Kind::everyone;
    Seat seat_{};
};

} // namespace engine

// Who points at whom: at most one arrow a seat. [WN-10] [WN-14]
//
// What always holds: an arrow goes from a seat to a seat of this game's tables. Left out: who may point, and whether an
// arrow may be missing (rules/pointing.cpp).
#pragma once

#include "engine/seat.h"
#include "games/siempre_de_wn/api/options.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace siempre_de_wn {

class Arrows {
  public:
    [[nodiscard]] constexpr std::optional<engine::Seat> from(engine::Seat seat) const {
        const std::uint8_t target = targets_[static_cast<std::size_t>(seat.index())];
        return target == 0 ? std::nullopt : std::optional{engine::Seat{target - 1}};
    }
    // Both below most_seats.
    constexpr void set(engine::Seat seat, engine::Seat target) {
        targets_[static_cast<std::size_t>(seat.index())] = static_cast<std::uint8_t>(target.index() + 1);
    }
    constexpr void clear(engine::Seat seat) { targets_[static_cast<std::size_t>(seat.index())] = 0; }
    // Who points at anybody.
    [[nodiscard]] constexpr engine::SeatSet pointing() const {
        engine::SeatSet seats;
        for (int index = 0; index < most_seats; ++index)
            if (targets_[static_cast<std::size_t>(index)] != 0) seats.insert(engine::Seat{index});
        return seats;
    }
    // Who points at that seat.
    [[nodiscard]] constexpr engine::SeatSet at(engine::Seat target) const {
        engine::SeatSet seats;
        for (const engine::Seat seat : pointing())
            if (from(seat) == target) seats.insert(seat);
        return seats;
    }
    friend constexpr bool operator==(const Arrows&, const Arrows&) = default;

  private:
    std::array<std::uint8_t, most_seats> targets_{}; // 0: none, else seat + 1
};

} // namespace siempre_de_wn

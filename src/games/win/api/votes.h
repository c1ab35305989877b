// Who votes for whom: one vote a seat, white, black or none. [WI-5] [WI-9]
//
// What always holds: each seat has exactly one of the three. Left out: who may vote and whether a vote may be missing
// (rules/).
#pragma once

#include "engine/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace win {

enum class Vote : std::uint8_t {
    none,  // not given yet; in a finished action: abstains
    white, // for the player on turn
    black, // for the opponent
};

// How a table votes.
enum class VoteKind : std::uint8_t { show_of_hands, secret };

class Votes {
  public:
    [[nodiscard]] constexpr Vote of(engine::Seat seat) const { return votes_[static_cast<std::size_t>(seat.index())]; }
    constexpr void set(engine::Seat seat, Vote vote) { votes_[static_cast<std::size_t>(seat.index())] = vote; }
    // The seats with that vote; for Vote::none also those that do not vote at all.
    [[nodiscard]] constexpr engine::SeatSet with(Vote vote) const {
        engine::SeatSet seats;
        for (int index = 0; index < engine::max_seats; ++index)
            if (const engine::Seat seat{index}; of(seat) == vote) seats.insert(seat);
        return seats;
    }
    friend constexpr bool operator==(const Votes&, const Votes&) = default;

  private:
    std::array<Vote, engine::max_seats> votes_{};
};

struct Tally {
    std::uint8_t white = 0;
    std::uint8_t black = 0;
    std::uint8_t abstained = 0;
    friend constexpr bool operator==(const Tally&, const Tally&) = default;
};

} // namespace win

// What the points of a Civil Service Career or of team leaders come to, line by line. [WN-19] [WN-21] [WN-24]
//
// What always holds: a line says what its points are for; their sum is the seat's total. Left out: counting
// (rules/counting.h).
#pragma once

#include "games/siempre_de_wn/api/workers.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace siempre_de_wn {

struct CountLine {
    enum class What : std::uint8_t {
        done,      // markers of done tasks [WN-18]
        ruined,    // markers of ruined ones: points are negative
        debates,   // WNs fired in debates one began
        objective, // of `worker` [WN-19]
        employee,  // Employee of the Month [WN-21]
        in_play,   // team leaders: workers, or WNs, in play when their side won [WN-24]
        unfired,   // team leaders: worker cards not fired
    };
    What what = What::done;
    std::optional<Worker> worker{};
    int points = 0;
    friend bool operator==(const CountLine&, const CountLine&) = default;
};

struct SeatCount {
    std::vector<CountLine> lines; // those of 0 points are left out
    int total = 0;
    friend bool operator==(const SeatCount&, const SeatCount&) = default;
};

} // namespace siempre_de_wn

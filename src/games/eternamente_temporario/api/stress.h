// The eight Stress cards and when each may be used. [ET-20]
//
// What always holds: a Stress card has one or two moments, and is used at most once a round. Left out: what they do
// (rules/demand.h for plays, rules/passing.h for passes).
#pragma once

#include <cstdint>

namespace eternamente_temporario {

enum class Stress : std::uint8_t {
    overtime,
    breakdown,
    escalation,
    echo,
    do_not_disturb,
    call_transfer,
    backlog,
    shredder,
};

inline constexpr int stress_count = 8;

// Used with a combination that is led.
[[nodiscard]] constexpr bool used_when_leading(Stress stress) {
    return stress == Stress::overtime || stress == Stress::breakdown || stress == Stress::do_not_disturb;
}
// Used with a combination played on another.
[[nodiscard]] constexpr bool used_when_playing(Stress stress) {
    return stress == Stress::escalation || stress == Stress::echo || stress == Stress::do_not_disturb;
}
// Used with a pass. Who holds any other one and has no usable card left loses the round. [ET-21]
[[nodiscard]] constexpr bool used_when_passing(Stress stress) { return stress >= Stress::call_transfer; }

} // namespace eternamente_temporario

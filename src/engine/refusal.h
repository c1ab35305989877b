// Why an action is not possible, as a value: the screen's texts make words of it.
//
// What always holds: a reason is a value of the game's own enum Reason (its api/) or GameModule::not_an_action. Left
// out: texts, and anything secret: a refusal tells its seat nothing that the seat may not know.
#pragma once

#include <cstdint>

namespace engine {

// Why an action is not possible: the game's own enum and up to two numbers that its text needs.
struct Refusal {
    std::uint16_t reason = 0;
    std::int16_t a = 0;
    std::int16_t b = 0;
    friend bool operator==(const Refusal&, const Refusal&) = default;

    template <class Reason> static Refusal of(Reason reason, int a = 0, int b = 0) {
        return {static_cast<std::uint16_t>(reason), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)};
    }
};

} // namespace engine

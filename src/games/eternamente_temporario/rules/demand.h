// What the table asks for: which readings a Human may play now, with or without their Stress card. [ET-10] … [ET-12]
//
// What always holds: for each kind and size, the ranks allowed are one span; so one small table says everything, and
// checking, listing and assessing plays all use it. Left out: whether the Human has the cards.
#pragma once

#include "engine/rules.h"
#include "games/eternamente_temporario/api/reason.h"
#include "games/eternamente_temporario/rules/refuse.h"
#include "games/eternamente_temporario/rules/state.h"

namespace eternamente_temporario {

struct Demand {
    // Highest ranks from … to; none when from is above to.
    struct Span {
        std::uint8_t from = 1;
        std::uint8_t to = 0;
        [[nodiscard]] bool holds(int rank) const { return rank >= from && rank <= to; }
        [[nodiscard]] bool empty() const { return from > to; }
    };
    std::array<Span, bomb_size + 1> sets{}; // by size; size 1 is the single
    std::array<Span, bomb_size + 1> runs{};
    // The only cards that may be played at all; Breakdown narrows it. [ET-20]
    CardSet cards = CardSet::all();

    [[nodiscard]] bool allows(Reading reading) const {
        return (reading.kind == Kind::run ? runs : sets)[reading.size].holds(reading.top);
    }
};

// Whether the seat's Stress card has its moment in a play now. [ET-20]
[[nodiscard]] Checked stress_has_moment(const State& state, Seat seat);

// The seat has the turn; with_stress only where stress_has_moment.
[[nodiscard]] Demand demand(const State& state, Seat seat, bool with_stress);

// Why `reading` (of cards that fit it) is not what is asked for; Reason::none when it is.
[[nodiscard]] engine::Refusal objection(const State& state, Seat seat, bool with_stress, CardSet cards,
                                        Reading reading);

} // namespace eternamente_temporario

// A player's place at the table: a disc in that player's colour with a picture, a name, a count, a mark for the turn.
//
// What always holds: colour is never the only sign (picture, name); the name is spoken even where there is no room to
// write it; a seat that can be tapped is at least 44 px. Left out: who sits there (session/), whose turn it is (games).
#pragma once

#include "kit/names.h"

#include <vector>

namespace kit {

struct SeatLook {
    Text name{};   // written
    Text spoken{}; // for screen readers, with what the badge says; the name when empty
    Icon picture{};
    int colour = 0;       // scene::seat_ink
    Text badge{};         // points or cards; empty: none
    bool current = false; // its turn
    bool chosen = false;
    bool dim = false;  // out, or not concerned
    Command command{}; // none: only looked at
    Command held{};
    bool enabled = true;
    Text why_not{};
    bool drag = false;
    bool drop = false;
};

// How much room a seat takes: disc with the name below; disc beside the name; disc alone.
enum class SeatSize : std::uint8_t { full, line, small };
// CSS px; names get `name_width`.
Size seat_size(const Env& env, SeatSize size);
void seat(Builder& builder, NodeId id, Box box, const SeatLook& look, SeatSize size);

// Places round a table, clockwise, `first` in the middle of the lower edge: in `size`, the roomiest that fits, without
// overlap. `inside` is free of seats.
struct Ring {
    std::vector<Box> boxes{}; // one a seat
    SeatSize size = SeatSize::full;
    Box inside;
};
Ring seats_ring(const Env& env, Box table, int seats, int first = 0);
// Places in rows, from the top left: for the lower or upper edge of a screen. `used` is the height taken.
struct Rows {
    std::vector<Box> boxes{};
    SeatSize size = SeatSize::full;
    float height = 0; // CSS px
};
Rows seat_rows(const Env& env, Box box, int seats);

} // namespace kit

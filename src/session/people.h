// Who sits in the seats: names, colours, pictures.
//
// What always holds: one person a seat, names are UTF-8 of 1 … most_name characters without control characters. The
// rules never see people; texts get them as arguments. Left out: drawing them (kit/), typing names (app/).
#pragma once

#include "engine/codec.h"
#include "engine/seat.h"

#include <string>
#include <string_view>
#include <vector>

namespace session {

inline constexpr int most_name = 20; // characters

struct Person {
    std::string name;
    std::uint8_t colour = 0;  // of scene::seat_colours
    std::uint8_t picture = 0; // of the seat pictures
    friend bool operator==(const Person&, const Person&) = default;
};

using People = std::vector<Person>;

// A name as it may stand on screen (engine/typed.h), of most_name characters at most. May be empty.
std::string tidy_name(std::string_view typed);

void write(engine::Writer& out, const People& people);
People read_people(engine::Reader& in);

} // namespace session

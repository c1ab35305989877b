#include "session/people.h"

#include "engine/typed.h"

namespace session {

namespace {

constexpr std::size_t most_name_bytes = std::size_t{most_name} * 4;
constexpr std::uint64_t most_colours = 16;
constexpr std::uint64_t most_pictures = 64;

} // namespace

std::string tidy_name(std::string_view typed) { return engine::tidy(typed, most_name); }

void write(engine::Writer& out, const People& people) {
    out.number(people.size());
    for (const Person& person : people) {
        out.text(person.name);
        out.number(person.colour);
        out.number(person.picture);
    }
}

People read_people(engine::Reader& in) {
    People people;
    const std::uint64_t count = in.number();
    if (count > engine::max_seats) in.fail();
    for (std::uint64_t i = 0; i < count && in.ok(); ++i) {
        Person person;
        person.name = in.text(most_name_bytes);
        if (person.name != tidy_name(person.name)) in.fail();
        const std::uint64_t colour = in.number();
        const std::uint64_t picture = in.number();
        if (colour >= most_colours || picture >= most_pictures) in.fail();
        person.colour = static_cast<std::uint8_t>(colour);
        person.picture = static_cast<std::uint8_t>(picture);
        people.push_back(std::move(person));
    }
    return people;
}

} // namespace session

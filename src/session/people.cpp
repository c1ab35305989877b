#include "session/people.h"

namespace session {

namespace {

constexpr std::size_t most_name_bytes = std::size_t{most_name} * 4;
constexpr std::uint64_t most_colours = 16;
constexpr std::uint64_t most_pictures = 64;

// Length in bytes of the well-formed character at `at`, 0 when there is none.
std::size_t character_at(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead < 0x80                   ? 1
                               : lead >= 0xC2 && lead < 0xE0 ? 2
                               : lead >= 0xE0 && lead < 0xF0 ? 3
                               : lead >= 0xF0 && lead < 0xF5 ? 4
                                                             : 0;
    if (length == 0 || at + length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(text[at + i]) & 0xC0U) != 0x80U) return 0;
    return length;
}

// U+2028, U+2029 and the marks that turn the direction of the text around them would reach beyond the name.
bool reaches_beyond(std::string_view character) {
    if (character.size() != 3 || character[0] != '\xE2') return false;
    const auto second = static_cast<unsigned char>(character[1]);
    const auto third = static_cast<unsigned char>(character[2]);
    return (second == 0x80 && third >= 0xA8 && third <= 0xAE) || (second == 0x81 && third >= 0xA6 && third <= 0xA9);
}

} // namespace

std::string tidy_name(std::string_view typed) {
    std::string tidy;
    int characters = 0;
    for (std::size_t at = 0; at < typed.size() && characters < most_name;) {
        const std::size_t length = character_at(typed, at);
        const std::string_view character = typed.substr(at, length);
        at += length == 0 ? 1 : length;
        if (length == 0 || reaches_beyond(character)) continue;
        const auto first = static_cast<unsigned char>(character[0]);
        const bool blank = first <= 0x20 || first == 0x7F || character == "\xC2\xA0";
        if (blank && (tidy.empty() || tidy.back() == ' ')) continue;
        if (blank) {
            tidy += ' ';
        } else {
            tidy += character;
        }
        ++characters;
    }
    while (!tidy.empty() && tidy.back() == ' ') tidy.pop_back();
    return tidy;
}

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

#include "engine/typed.h"

#include <cstdint>

namespace engine {

namespace {

struct Character {
    std::size_t length = 0; // in bytes; 0: not well-formed
    std::uint32_t code = 0;
};

Character character_at(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return {1, lead};
    const std::size_t length = lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    if (lead < 0xC2 || length == 0 || at + length > text.size()) return {};
    std::uint32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    constexpr std::uint32_t shortest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (code < shortest[length] || surrogate || code > 0x10FFFF) return {};
    return {length, code};
}

bool is_blank(std::uint32_t code) {
    return code <= 0x20 || (code >= 0x7F && code <= 0xA0) || code == 0x2028 || code == 0x2029 || code == 0x3000 ||
           (code >= 0x2000 && code <= 0x200A);
}

// Invisible, or turns the direction of the text around it.
bool is_dropped(std::uint32_t code) {
    return code == 0xAD || code == 0x200B || code == 0x200E || code == 0x200F || code == 0x61C || code == 0xFEFF ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) || code == 0x3164;
}

// Stands over or under the character before it.
bool is_mark(std::uint32_t code) {
    return (code >= 0x300 && code <= 0x36F) || (code >= 0x483 && code <= 0x489) || (code >= 0x1AB0 && code <= 0x1AFF) ||
           (code >= 0x1DC0 && code <= 0x1DFF) || (code >= 0x20D0 && code <= 0x20FF) ||
           (code >= 0xFE20 && code <= 0xFE2F);
}

} // namespace

std::string tidy(std::string_view typed, int most) {
    constexpr int most_marks = 2; // on one character: a tower of them would reach into the lines above
    std::string tidy;
    int characters = 0;
    int marks = 0;
    for (std::size_t at = 0; at < typed.size() && characters < most;) {
        const Character character = character_at(typed, at);
        const std::string_view bytes = typed.substr(at, character.length);
        at += character.length == 0 ? 1 : character.length;
        if (character.length == 0 || is_dropped(character.code)) continue;
        const bool blank = is_blank(character.code);
        if (blank && (tidy.empty() || tidy.back() == ' ')) continue;
        marks = is_mark(character.code) ? marks + 1 : 0;
        if (marks > most_marks || (marks > 0 && tidy.empty())) continue;
        tidy += blank ? std::string_view{" "} : bytes;
        ++characters;
    }
    while (!tidy.empty() && tidy.back() == ' ') tidy.pop_back();
    return tidy;
}

} // namespace engine

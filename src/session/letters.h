// Bits as letters that survive in an address, in a chat and on paper: A–Z a–z 0–9 - _, six bits each.
//
// Before them stand the number of the format and how many letters there are, behind them a CRC-32 of it all. What always
// holds: one body has one spelling; letters that were changed, cut or re-cased anywhere are refused; what mail and chat
// put around them, or encoded in between, is taken off. Left out: what the bits say (link.h).
#pragma once

#include "engine/codec.h"

#include <expected>
#include <string>
#include <string_view>

namespace session {

// Empty when it would take more than `most` letters, of which 4095 can be counted.
std::string to_letters(std::uint32_t format, const engine::Writer& body, std::size_t most);

struct Body {
    std::uint32_t format = 0;
    engine::Bytes bytes;
    std::size_t bits = 0; // with up to five zeros that fill the last letter
    // Everything was read but those zeros.
    [[nodiscard]] bool ends_at(engine::Reader in) const;
};
enum class LettersError : std::uint8_t {
    none_there, // nothing in these words could be letters of ours
    damaged,    // incomplete, or changed on the way
    capitals,   // damaged, and there is no small letter left in it
};
// Finds the letters in `words`: behind the last `#` where there is one, else from the first sign on that could be one.
std::expected<Body, LettersError> from_letters(std::string_view words);

} // namespace session

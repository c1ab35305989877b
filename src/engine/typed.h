// What somebody typed or a file brought, made fit to stand on screen: names, own cards.
//
// What always holds of tidy text: well-formed UTF-8 without line breaks, control characters, marks that turn the
// direction of the text around them, or spaces at its ends; it is tidy when tidied again. Left out: whether the font
// has the characters (render/).
#pragma once

#include <string>
#include <string_view>

namespace engine {

// Control characters and line breaks become spaces, several spaces one; broken UTF-8 and what is invisible or reaches
// beyond its place is dropped; the rest is cut to `most` characters. May be empty.
std::string tidy(std::string_view typed, int most);

} // namespace engine

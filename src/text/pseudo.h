// The pseudo-language: what a translation may do to a layout, without a translator.
//
// A table's own words get accents and 40 % more letters, spread over the words so that lines still break as a
// language's would. What always holds: arguments are untouched, for their words come from elsewhere. Left out: the
// brackets round a whole text (language.h).
#pragma once

#include <string>
#include <string_view>

namespace text {

class Pseudo {
  public:
    // Appends literal words (UTF-8) of a pattern to `out`.
    void append(std::string& out, std::string_view words);

  private:
    // Fifths of a letter still to be added; the start rounds, so that a word of two letters grows too.
    int owed_ = 3;
};

// Whether it holds anything that could need a translation: a letter, not figures and signs alone.
bool has_letters(std::string_view words);

} // namespace text

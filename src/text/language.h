// Texts put into words.
//
// A pattern in a table is a small part of ICU's message format: {who}, {count, number}, {count, plural, =0 {none} one
// {# card} other {# cards}}, {kind, select, a {…} other {…}}, '' for an apostrophe, '{' for a brace. tools/texts compiles
// it into the form that is read here: arguments by number, {0}; plurals {0p=0{none}one{{0} card}other{{0} cards}};
// choices {0sa{…}other{…}}; \ before a brace that is meant. What always holds: formatting never fails; what a language
// lacks comes from the first language of the pack; what a pattern gets wrong tools/texts refuses at build time. Left
// out: detecting the device's language (platform/), drawing (render/).
#pragma once

#include "text/text.h"

#include <string>
#include <string_view>

namespace text {

class Language {
  public:
    // "en", or "qps" for the pseudo-language: accented, 40 % longer, in ⟦brackets⟧ where it holds a letter at all, made
    // from the first language. An unknown code gives each pack's first language.
    explicit Language(std::string_view code = "en");

    [[nodiscard]] std::string_view code() const { return code_; }
    [[nodiscard]] bool pseudo() const { return pseudo_; }
    // "" for an empty Text.
    [[nodiscard]] std::string operator()(const Text& text) const;

    // Adds the same words to `out`, but never a bracket: what a Text is as the argument of another.
    void append(const Text& text, std::string& out) const;

  private:
    [[nodiscard]] const Pack::Translation& translation(const Pack& pack) const;
    std::string code_;
    bool pseudo_ = false;
};

} // namespace text

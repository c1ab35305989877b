// Texts put into words.
//
// A pattern is a small part of ICU's message format: {who}, {count, number}, {count, plural, one {# card} other
// {# cards}}, {kind, select, a {…} other {…}}, '' for an apostrophe. What always holds: formatting never fails; what
// a language lacks comes from the first language of the pack; what a pattern gets wrong tools/texts refuses at build
// time. Left out: detecting the device's language (platform/), drawing (render/).
#pragma once

#include "text/text.h"

#include <string>
#include <string_view>

namespace text {

class Language {
  public:
    // "en", or "qps" for the pseudo-language: accented, 40 % longer, in ⟦brackets⟧, made from the first language. An
    // unknown code gives each pack's first language.
    explicit Language(std::string_view code = "en");

    [[nodiscard]] std::string_view code() const { return code_; }
    [[nodiscard]] bool pseudo() const { return pseudo_; }
    // "" for an empty Text.
    [[nodiscard]] std::string operator()(const Text& text) const;

  private:
    [[nodiscard]] std::string_view pattern(const Text& text) const;
    std::string code_;
    bool pseudo_ = false;
};

} // namespace text

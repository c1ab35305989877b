// Which plural form a language uses with a whole number: CLDR's categories.
//
// What always holds: `other` for a language that is not known here and for every form it does not tell apart. tools/texts
// has the same languages, to refuse a category that a language does not have. Left out: fractions, ordinals.
#pragma once

#include <cstdint>
#include <string_view>

namespace text {

// "one", "few", "many" or "other". `language` is a BCP 47 code; what follows its first hyphen does not matter.
std::string_view plural_category(std::string_view language, std::int64_t number);

} // namespace text

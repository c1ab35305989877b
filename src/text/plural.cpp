#include "text/plural.h"

namespace text {
namespace {

bool one_of(std::string_view language, std::string_view list) {
    for (; list.size() >= 2; list.remove_prefix(2))
        if (language == list.substr(0, 2)) return true;
    return false;
}

std::string_view slavic(std::int64_t n, bool one_again) {
    const std::int64_t last = n % 10;
    const bool teens = n % 100 >= 11 && n % 100 <= 14;
    if (one_again ? last == 1 && !teens : n == 1) return "one";
    return last >= 2 && last <= 4 && !teens ? "few" : "many";
}

} // namespace

std::string_view plural_category(std::string_view language, std::int64_t number) {
    const std::string_view base = language.substr(0, language.find('-'));
    const std::int64_t n = number < 0 ? -(number + 1) + 1 : number;
    if (one_of(base, "jazhkoidthvi")) return "other";
    if (one_of(base, "frpt")) return n <= 1 ? "one" : "other";
    if (one_of(base, "ruuk")) return slavic(n, true);
    if (base == "pl") return slavic(n, false);
    if (one_of(base, "cssk")) return n == 1 ? "one" : n >= 2 && n <= 4 ? "few" : "other";
    return n == 1 ? "one" : "other";
}

} // namespace text

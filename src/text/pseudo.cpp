#include "text/pseudo.h"

#include <algorithm>

namespace text {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Latin-1 only: every font that can set a western language has these.
std::string_view accented(char c) {
    switch (c) {
    case 'a': return "á";
    case 'e': return "é";
    case 'i': return "í";
    case 'o': return "ö";
    case 'u': return "ú";
    case 'n': return "ñ";
    case 'c': return "ç";
    case 'y': return "ý";
    case 'A': return "Å";
    case 'E': return "É";
    case 'I': return "Î";
    case 'O': return "Ö";
    case 'U': return "Ü";
    case 'N': return "Ñ";
    case 'C': return "Ç";
    default: return {};
    }
}

} // namespace

void Pseudo::append(std::string& out, std::string_view words) {
    for (const char c : words) {
        if (!continues(c)) owed_ += 2;
        const std::string_view accent = accented(c);
        const int times = is_letter(c) && owed_ >= 5 ? 2 : 1;
        if (times == 2) owed_ -= 5;
        for (int i = 0; i < times; ++i) {
            if (accent.empty())
                out += c;
            else
                out += accent;
        }
    }
}

bool has_letters(std::string_view words) {
    // Two and three byte sequences from U+00C0 up to the general punctuation are letters of some script.
    return std::ranges::any_of(words, [](char c) {
        const auto unit = static_cast<unsigned char>(c);
        return is_letter(c) || (unit >= 0xC3U && unit != 0xE2U && unit < 0xEFU);
    });
}

} // namespace text

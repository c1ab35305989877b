#include "render/shaper.h"

#include <algorithm>

namespace render {

namespace {

constexpr float foreign_px = 64; // measured once at this size

// Part of a cluster that the platform must draw whole: joiners, variation selectors, skin tones, combining marks.
bool joins(std::uint32_t code) {
    return code == 0x200D || (code >= 0xFE00 && code <= 0xFE0F) || (code >= 0x0300 && code <= 0x036F) ||
           (code >= 0x1F3FB && code <= 0x1F3FF);
}

} // namespace

void Lines::clear() {
    placed.clear();
    lines.clear();
    foreign.clear();
    width = 0;
}

Foreign ForeignWords::measure(std::string_view words) const {
    if (const auto known = known_.find(words); known != known_.end()) return known->second;
    Foreign measured{0.6F * static_cast<float>(words.size()) / 3, 1, 0.8F};
    if (scribe_ != nullptr) {
        const Drawn drawn = scribe_->draw(words, foreign_px);
        if (drawn.width > 0) {
            measured = {static_cast<float>(drawn.width) / foreign_px, static_cast<float>(drawn.height) / foreign_px,
                        static_cast<float>(drawn.baseline) / foreign_px};
        }
    }
    known_.emplace(std::string{words}, measured);
    return measured;
}

// A word is what stands between spaces; one code point that the font lacks makes all of it foreign.
Shaper::Piece Shaper::take_word(std::string_view& words, FontBook::Face face, float px) const {
    Piece piece;
    std::string_view rest = words;
    while (!rest.empty() && rest.front() != ' ' && rest.front() != '\n') {
        const std::uint32_t code = take_code(rest);
        if (joins(code) || !fonts_.has(face, code)) piece.foreign = true;
        piece.width += fonts_.advance(face, code) * px;
    }
    piece.words = words.substr(0, words.size() - rest.size());
    if (piece.foreign) piece.width = foreign_.measure(piece.words).width * px;
    words = rest;
    return piece;
}

// As much of a word as fits a line of its own: up to its last hyphen, else to any character.
Shaper::Piece Shaper::shortened(const Piece& word, FontBook::Face face, float px, float most) const {
    std::string_view rest = word.words;
    Piece any{word.words.substr(0, 0), 0, false};
    Piece hyphen = any;
    float width = 0;
    while (!rest.empty()) {
        const std::uint32_t code = take_code(rest);
        width += fonts_.advance(face, code) * px;
        const bool first = any.words.empty();
        if (width > most && !first) break;
        any = {word.words.substr(0, word.words.size() - rest.size()), width, false};
        if (code == '-') hyphen = any;
    }
    return hyphen.words.empty() ? any : hyphen;
}

void Shaper::put(const Piece& piece, FontBook::Face face, float px, float x, Lines& out) const {
    if (piece.foreign) {
        out.placed.push_back({x, 0, static_cast<std::uint32_t>(out.foreign.size())});
        out.foreign.emplace_back(piece.words);
        return;
    }
    std::string_view rest = piece.words;
    while (!rest.empty()) {
        const std::uint32_t code = take_code(rest);
        out.placed.push_back({x, code, 0});
        x += fonts_.advance(face, code) * px;
    }
}

void Shaper::shape(std::string_view words, scene::Style style, float px, float wrap, Lines& out) const {
    out.clear();
    const FontBook::Face face = FontBook::face_of(style);
    const float space = fonts_.advance(face, ' ') * px;
    // A hair of leave: the same sum in another order must not break a line that was measured to fit.
    const float most = wrap > 0 ? wrap + 0.01F * px : 1e9F;
    Line line;
    float gap = 0;
    const auto end_line = [&] {
        line.count = static_cast<std::uint32_t>(out.placed.size()) - line.first;
        out.width = std::max(out.width, line.width);
        out.lines.push_back(line);
        line = {static_cast<std::uint32_t>(out.placed.size()), 0, 0};
        gap = 0;
    };
    while (!words.empty()) {
        if (words.front() == '\n') {
            end_line();
            words.remove_prefix(1);
        } else if (words.front() == ' ') {
            gap += space;
            words.remove_prefix(1);
        } else {
            const std::string_view whole = words;
            Piece piece = take_word(words, face, px);
            if (piece.width > most && !piece.foreign) {
                piece = shortened(piece, face, px, most);
                words = whole.substr(piece.words.size());
            }
            if (line.width > 0 && line.width + gap + piece.width > most) end_line();
            if (line.width > 0 && piece.foreign && out.placed.back().code == 0) {
                // One picture for both words: the platform knows which of them comes first in their script.
                std::string& before = out.foreign.back();
                before.append(" ").append(piece.words);
                line.width = out.placed.back().x + foreign_.measure(before).width * px;
            } else {
                put(piece, face, px, line.width + gap, out);
                line.width += gap + piece.width;
            }
            gap = 0;
        }
    }
    if (line.width > 0 || out.lines.empty()) end_line();
}

} // namespace render

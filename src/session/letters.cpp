#include "session/letters.h"

#include <algorithm>

namespace session {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int letter_bits = 6;
constexpr int length_bits = 12;
constexpr std::size_t head_bits = letter_bits + length_bits;
constexpr int seal_bits = 32;
constexpr std::size_t least_letters = (head_bits + seal_bits + letter_bits - 1) / letter_bits;
constexpr std::size_t most_letters = (1U << length_bits) - 1;

// CRC-32 of the next `count` bits. Every changed bit changes it.
std::uint32_t seal_of(engine::Reader in, std::size_t count) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (; count > 0; --count) {
        crc ^= in.boolean() ? 1U : 0U;
        crc = (crc & 1U) != 0 ? crc >> 1U ^ 0xEDB88320U : crc >> 1U;
    }
    return ~crc;
}

void copy_bits(engine::Reader& in, std::size_t count, engine::Writer& out) {
    for (; count > 0; --count) out.boolean(in.boolean());
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

std::string percent_decoded(std::string_view words) {
    std::string plain;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool coded = words[i] == '%' && i + 2 < words.size();
        const int high = coded ? hex_digit(words[i + 1]) : -1;
        const int low = coded ? hex_digit(words[i + 2]) : -1;
        const bool sound = high >= 0 && low >= 0;
        plain += sound ? static_cast<char>(high * 16 + low) : words[i];
        if (sound) i += 2;
    }
    return plain;
}

std::string letters_in(std::string_view words) {
    constexpr std::size_t most_words = 20'000;
    std::string text{words.substr(0, most_words)};
    constexpr int encodings = 3; // each program on the way may have encoded it once more
    for (int i = 0; i < encodings && text.contains('%'); ++i) text = percent_decoded(text);
    std::string_view rest = text;
    if (const std::size_t mark = rest.rfind('#'); mark != std::string_view::npos) rest.remove_prefix(mark + 1);
    rest.remove_prefix(std::min(rest.find_first_of(alphabet), rest.size()));
    return std::string{rest.substr(0, rest.find_first_not_of(alphabet))};
}

engine::Bytes bytes_of(std::string_view letters) {
    engine::Writer out;
    for (const char letter : letters) out.bits(alphabet.find(letter), letter_bits);
    return out.take();
}

LettersError damage(std::string_view letters) {
    const bool small = std::ranges::any_of(letters, [](char c) { return c >= 'a' && c <= 'z'; });
    const bool large = std::ranges::any_of(letters, [](char c) { return c >= 'A' && c <= 'Z'; });
    return large && !small ? LettersError::capitals : LettersError::damaged;
}

} // namespace

std::string to_letters(std::uint32_t format, const engine::Writer& body, std::size_t most) {
    const std::size_t bits = head_bits + body.bit_count() + seal_bits;
    const std::size_t count = (bits + letter_bits - 1) / letter_bits;
    if (count > std::min(most, most_letters)) return {};
    engine::Writer out;
    out.bits(format, letter_bits);
    out.bits(count, length_bits);
    engine::Reader from{body.bytes()};
    copy_bits(from, body.bit_count(), out);
    out.bits(0, static_cast<int>(count * letter_bits - bits));
    out.bits(seal_of(engine::Reader{out.bytes()}, out.bit_count()), seal_bits);
    std::string letters;
    engine::Reader in{out.bytes()};
    for (std::size_t i = 0; i < count; ++i) letters += alphabet[static_cast<std::size_t>(in.bits(letter_bits))];
    return letters;
}

std::expected<Body, LettersError> from_letters(std::string_view words) {
    std::string letters = letters_in(words);
    if (letters.empty()) return std::unexpected(LettersError::none_there);
    if (letters.size() < least_letters) return std::unexpected(damage(letters));
    const engine::Bytes bytes = bytes_of(letters);
    engine::Reader in{bytes};
    Body body;
    body.format = static_cast<std::uint32_t>(in.bits(letter_bits));
    // Letters of ours may have been written right behind it: they do not count.
    const auto count = static_cast<std::size_t>(in.bits(length_bits));
    if (count < least_letters || count > letters.size()) return std::unexpected(damage(letters));
    const std::size_t sealed = count * letter_bits - seal_bits;
    const std::uint32_t seal = seal_of(engine::Reader{bytes}, sealed);
    engine::Writer out;
    body.bits = sealed - head_bits;
    copy_bits(in, body.bits, out);
    if (in.bits(seal_bits) != seal) return std::unexpected(damage(std::string_view{letters}.substr(0, count)));
    body.bytes = out.take();
    return body;
}

bool Body::ends_at(engine::Reader in) const {
    if (!in.ok() || in.bit_count() > bits || bits - in.bit_count() >= letter_bits) return false;
    return in.bits(static_cast<int>(bits - in.bit_count())) == 0;
}

} // namespace session

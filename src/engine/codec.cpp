#include "engine/codec.h"

namespace engine {

void Writer::bits(std::uint64_t value, int width) {
    assert(width >= 0 && width <= 64);
    assert(width == 64 || value >> width == 0);
    for (int bit = width - 1; bit >= 0; --bit) {
        if (bit_count_ % 8 == 0) bytes_.push_back(0);
        if ((value >> bit & 1U) != 0)
            bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | 0x80U >> (bit_count_ % 8));
        ++bit_count_;
    }
}

void Writer::number(std::uint64_t value) {
    do {
        const std::uint64_t group = value & 0xFU;
        value >>= 4;
        bits((value != 0 ? 0x10U : 0U) | group, 5);
    } while (value != 0);
}

void Writer::text(std::string_view utf8) {
    number(utf8.size());
    for (const char unit : utf8) bits(static_cast<std::uint8_t>(unit), 8);
}

void Writer::rng(const Rng& rng) {
    bits(rng.seed(), 64);
    number(rng.stream_number());
    number(rng.position());
}

void Writer::raw(ByteView bytes) {
    for (const std::uint8_t byte : bytes) bits(byte, 8);
}

std::uint64_t Reader::bits(int width) {
    assert(width >= 0 && width <= 64);
    if (failed_ || bytes_.size() * 8 - position_ < static_cast<std::size_t>(width)) {
        failed_ = true;
        return 0;
    }
    std::uint64_t value = 0;
    for (int bit = 0; bit < width; ++bit, ++position_)
        value = value << 1 | (bytes_[position_ / 8] >> (7 - position_ % 8) & 1U);
    return value;
}

std::uint32_t Reader::below(std::uint32_t bound) {
    assert(bound >= 1);
    const auto value = static_cast<std::uint32_t>(bits(std::bit_width(bound - 1)));
    if (value < bound) return value;
    failed_ = true;
    return 0;
}

std::uint64_t Reader::number() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 4) {
        const std::uint64_t group = bits(5);
        value |= (group & 0xFU) << shift;
        if ((group & 0x10U) == 0) {
            // Only the shortest form is written, so only that is read: one value, one spelling.
            if (shift > 0 && (group & 0xFU) == 0) failed_ = true;
            return failed_ ? 0 : value;
        }
    }
    failed_ = true;
    return 0;
}

std::string Reader::text(std::size_t most) {
    const std::uint64_t size = number();
    if (size > most || size * 8 > bytes_.size() * 8 - position_) failed_ = true;
    std::string utf8;
    if (failed_) return utf8;
    utf8.reserve(static_cast<std::size_t>(size));
    for (std::uint64_t i = 0; i < size; ++i) utf8.push_back(static_cast<char>(bits(8)));
    return utf8;
}

Rng Reader::rng() {
    const std::uint64_t seed = bits(64);
    const std::uint64_t stream = number();
    if (stream > 0xFFFFFFFFU) failed_ = true;
    const std::uint64_t position = number();
    return failed_ ? Rng{} : Rng::at(seed, static_cast<std::uint32_t>(stream), position);
}

Bytes Reader::raw(std::size_t count) {
    Bytes bytes;
    if (failed_ || count > (bytes_.size() * 8 - position_) / 8) {
        failed_ = true;
        return bytes;
    }
    bytes.reserve(count);
    for (std::size_t i = 0; i < count; ++i) bytes.push_back(static_cast<std::uint8_t>(bits(8)));
    return bytes;
}

bool Reader::finished() const {
    if (failed_ || bytes_.size() * 8 - position_ >= 8) return false;
    Reader rest = *this;
    return rest.bits(static_cast<int>(bytes_.size() * 8 - position_)) == 0;
}

std::uint64_t digest(ByteView bytes) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001B3U;
    return hash;
}

} // namespace engine

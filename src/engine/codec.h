// Bits on the wire: actions, states, saves and links are written and read with these two.
//
// Values are written most significant bit first, in as few bits as their range allows, and the last byte is filled
// with zeros. What always holds: reading never goes past the end and never throws; the first thing that does not fit
// makes the Reader fail for good, after which every read gives 0. A caller therefore reads everything it expects and
// asks ok() once. Left out: text encodings of bytes (session/link), checksums (session/save).
#pragma once

#include "engine/rng.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

class Writer {
  public:
    // `width` ≤ 64 low bits of `value`; the rest of value must be 0.
    void bits(std::uint64_t value, int width);
    // A value from 0 … bound − 1, in as many bits as bound − 1 needs (none for bound 1).
    void below(std::uint32_t value, std::uint32_t bound) {
        assert(value < bound);
        bits(value, std::bit_width(bound - 1));
    }
    void boolean(bool value) { bits(value ? 1U : 0U, 1); }
    // Any value; small ones short: groups of 4 bits, each led by a bit that says whether another follows.
    void number(std::uint64_t value);
    // UTF-8 with its length before it. A reader gives the most that it accepts: see there.
    void text(std::string_view utf8);
    void rng(const Rng& rng);
    // Raw bytes, without their length.
    void raw(ByteView bytes);

    [[nodiscard]] std::size_t bit_count() const { return bit_count_; }
    [[nodiscard]] const Bytes& bytes() const { return bytes_; }
    // What was written; the Writer is empty afterwards.
    [[nodiscard]] Bytes take() {
        bit_count_ = 0;
        return std::exchange(bytes_, {});
    }

  private:
    Bytes bytes_;
    std::size_t bit_count_ = 0;
};

class Reader {
  public:
    explicit Reader(ByteView bytes) : bytes_(bytes) {}

    std::uint64_t bits(int width);
    // 0 … bound − 1; a larger one fails.
    std::uint32_t below(std::uint32_t bound);
    bool boolean() { return bits(1) != 0; }
    std::uint64_t number();
    // At most `most` bytes of UTF-8; a longer one fails. Whether it is valid UTF-8 is the caller's to ask.
    std::string text(std::size_t most);
    Rng rng();
    Bytes raw(std::size_t count);

    // How many bits have been read.
    [[nodiscard]] std::size_t bit_count() const { return position_; }
    // Makes this and all later reads fail.
    void fail() { failed_ = true; }
    // Nothing has failed so far.
    [[nodiscard]] bool ok() const { return !failed_; }
    // Nothing failed and nothing but the zero bits that fill the last byte is left over.
    [[nodiscard]] bool finished() const;

  private:
    ByteView bytes_;
    std::size_t position_ = 0;
    bool failed_ = false;
};

// FNV-1a, 64 bits: tells states apart in tests, saves and links. Not a defence against anybody.
std::uint64_t digest(ByteView bytes);

} // namespace engine

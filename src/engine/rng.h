// All chance in every game. [ALL-2]
//
// Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011): counter-based, so a generator is
// a plain value of a seed, a stream and a position, and the same three give the same numbers natively and in
// WebAssembly, for ever. A game keeps one stream per purpose in its State, so that drawing for one never shifts another.
// What always holds: bounded draws are unbiased; no floating point is used. Left out: seeding from the outside world
// (platform/), and std::shuffle and the std distributions, which differ between libraries.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace engine {

// One block of Philox4x32-10: the published function, held by its published test vectors.
std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

class Rng {
  public:
    Rng() = default;
    explicit Rng(std::uint64_t seed, std::uint32_t stream = 0) : seed_(seed), stream_(stream) {}

    // An independent generator of the same seed. Number streams with an enum of purposes, from 1 on; a game's first
    // `deal` gets stream 0.
    [[nodiscard]] Rng stream(std::uint32_t number) const { return Rng{seed_, number}; }

    // 32 fair bits.
    std::uint32_t next();

    // A fair draw from 0 … bound − 1; bound ≥ 1.
    std::uint32_t below(std::uint32_t bound);

    // Fisher–Yates, from the last place down.
    template <class T, std::size_t extent> void shuffle(std::span<T, extent> items) {
        for (std::size_t last = items.size(); last > 1; --last) {
            const std::size_t other = below(static_cast<std::uint32_t>(last));
            if (other != last - 1) std::swap(items[last - 1], items[other]);
        }
    }

    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    [[nodiscard]] std::uint32_t stream_number() const { return stream_; }
    // How many 32-bit words have been drawn.
    [[nodiscard]] std::uint64_t position() const { return position_; }
    // The generator with that position; for decoding a saved state.
    static Rng at(std::uint64_t seed, std::uint32_t stream, std::uint64_t position) {
        Rng rng{seed, stream};
        rng.position_ = position;
        return rng;
    }

#ifndef NDEBUG
    // How many words all generators together have drawn since the program began. It tells the suites whether an
    // action used chance, and has no influence on any draw.
    static std::uint64_t words_drawn();
#endif

    friend bool operator==(const Rng&, const Rng&) = default;

  private:
    std::uint64_t seed_ = 0;
    std::uint64_t position_ = 0;
    std::uint32_t stream_ = 0;
};

} // namespace engine

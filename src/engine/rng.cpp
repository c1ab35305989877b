#include "engine/rng.h"

namespace engine {

namespace {

struct Wide {
    std::uint32_t high;
    std::uint32_t low;
};

constexpr Wide multiply(std::uint32_t a, std::uint32_t b) {
    const std::uint64_t product = std::uint64_t{a} * b;
    return {static_cast<std::uint32_t>(product >> 32), static_cast<std::uint32_t>(product)};
}

#ifndef NDEBUG
std::uint64_t all_words_drawn = 0;
#endif

} // namespace

std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
    constexpr std::uint32_t multiplier0 = 0xD2511F53;
    constexpr std::uint32_t multiplier1 = 0xCD9E8D57;
    constexpr std::uint32_t weyl0 = 0x9E3779B9;
    constexpr std::uint32_t weyl1 = 0xBB67AE85;
    for (int round = 0; round < 10; ++round) {
        const Wide left = multiply(multiplier0, counter[0]);
        const Wide right = multiply(multiplier1, counter[2]);
        counter = {right.high ^ counter[1] ^ key[0], right.low, left.high ^ counter[3] ^ key[1], left.low};
        key = {key[0] + weyl0, key[1] + weyl1};
    }
    return counter;
}

std::uint32_t Rng::next() {
    const std::uint64_t block = position_ / 4;
    const std::array<std::uint32_t, 4> counter{static_cast<std::uint32_t>(block),
                                               static_cast<std::uint32_t>(block >> 32), stream_, 0};
    const std::array<std::uint32_t, 2> key{static_cast<std::uint32_t>(seed_), static_cast<std::uint32_t>(seed_ >> 32)};
    const std::uint32_t word = philox4x32(counter, key)[position_ % 4];
    ++position_;
#ifndef NDEBUG
    ++all_words_drawn;
#endif
    return word;
}

#ifndef NDEBUG
std::uint64_t Rng::words_drawn() { return all_words_drawn; }
#endif

std::uint32_t Rng::below(std::uint32_t bound) {
    assert(bound >= 1);
    if (bound <= 1) return 0;
    // Words from the incomplete last run of `bound` would favour small results: drop them.
    const std::uint32_t fair = static_cast<std::uint32_t>((std::uint64_t{1} << 32) / bound * bound - 1);
    for (;;) {
        const std::uint32_t word = next();
        if (word <= fair) return word % bound;
    }
}

} // namespace engine

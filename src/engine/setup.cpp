#include "engine/setup.h"

#include <algorithm>

namespace engine {

Setup standard_setup(const GameInfo& info, int seats) {
    Setup setup{seats, {}};
    for (const OptionInfo& option : info.options)
        setup.values.push_back(static_cast<std::uint8_t>(option.default_at(seats)));
    return setup;
}

bool fits(const GameInfo& info, const Setup& setup) {
    if (setup.seats < info.least_seats || setup.seats > info.most_seats) return false;
    return std::ranges::equal(setup.values, info.options, [&](std::uint8_t value, const OptionInfo& option) {
        return value < option.values(setup.seats);
    });
}

void write(Writer& out, const GameInfo& info, const Setup& setup) {
    assert(fits(info, setup));
    const auto range = static_cast<std::uint32_t>(info.most_seats - info.least_seats + 1);
    out.below(static_cast<std::uint32_t>(setup.seats - info.least_seats), range);
    for (std::size_t i = 0; i < info.options.size(); ++i)
        out.below(setup.values[i], static_cast<std::uint32_t>(info.options[i].values(setup.seats)));
}

Setup read_setup(Reader& in, const GameInfo& info) {
    Setup setup;
    const auto range = static_cast<std::uint32_t>(info.most_seats - info.least_seats + 1);
    setup.seats = info.least_seats + static_cast<int>(in.below(range));
    for (const OptionInfo& option : info.options)
        setup.values.push_back(
            static_cast<std::uint8_t>(in.below(static_cast<std::uint32_t>(option.values(setup.seats)))));
    return setup;
}

} // namespace engine

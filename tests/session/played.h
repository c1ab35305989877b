// Matches for the tests of saves and links: played by random legal actions.
//
// What always holds: the same arguments give the same match. Left out: what is tested.
#pragma once

#include "session/session.h"

#include <string>

namespace session_test {

inline constexpr int to_the_end = 1 << 20;

inline session::People named(int seats) {
    session::People people;
    for (int i = 0; i < seats; ++i)
        people.push_back(
            {"Zoë " + std::to_string(i), static_cast<std::uint8_t>(i % 8), static_cast<std::uint8_t>(i % 16)});
    return people;
}

inline session::Session played(const engine::GameModule& game, engine::Setup setup, int steps,
                               std::uint64_t seed = 99) {
    const int seats = setup.seats;
    session::Session session{game, std::move(setup), seed, named(seats)};
    engine::Rng choice{seed, 1};
    for (int i = 0; i < steps && !session.over(); ++i) {
        // Whoever is waited on, not only the first of them.
        const engine::SeatSet waiting = session.waiting_on();
        auto seat = waiting.begin();
        for (std::uint32_t n = choice.below(static_cast<std::uint32_t>(waiting.size())); n > 0; --n) ++seat;
        const auto actions = session.legal(*seat);
        if (!session.submit_bytes(*seat, actions[choice.below(static_cast<std::uint32_t>(actions.size()))])) break;
    }
    return session;
}

inline session::Session played(const engine::GameModule& game, int steps, std::uint64_t seed = 99) {
    return played(game, engine::standard_setup(game.info(), game.info().least_seats), steps, seed);
}

// The rulebook's options, and others: the last value of each.
inline engine::Setup other_setup(const engine::GameInfo& info, int seats) {
    engine::Setup setup{seats, {}};
    for (const engine::OptionInfo& option : info.options)
        setup.values.push_back(static_cast<std::uint8_t>(option.values(seats) - 1));
    for (std::size_t deck = 0; deck < info.own_decks.size(); ++deck) setup.own.push_back({"A walrus", "🦊"});
    return setup;
}

} // namespace session_test

// Random matches of any game: what every suite looks at.
//
// A match is a setup and a seed; `walk` plays it by random legal actions and shows each moment to a visitor. What
// always holds: the same match is walked in the same way, whatever the visitor does, so a finding can be repeated from
// its text alone. Left out: judging; that is for the visitors (checks.h).
#pragma once

#include "engine/game_module.h"

#include <functional>

namespace suites {

// Nothing, or what is wrong, for a developer.
using Finding = std::optional<std::string>;

// No table wants to play on for longer; a match that does is taken for an endless one.
inline constexpr int longest_match = 5000;

struct Match {
    const engine::GameModule& game;
    engine::Setup setup;
    std::uint64_t seed = 0;
};

struct Choice {
    engine::Seat seat;
    engine::Bytes action;
};

// A match just before an action, or at its end.
struct Moment {
    const engine::GameModule& game;
    const engine::Setup& setup;
    engine::Value state;
    int actions = 0;            // done so far
    std::optional<Choice> next; // what will be done; nothing at the end
    engine::Rng& chance;        // for the visitor's own draws; does not influence the walk

    [[nodiscard]] engine::SeatSet seats() const { return engine::SeatSet::first(setup.seats); }
};

// Plays to the end. Stops early at the visitor's first finding, at a seat that cannot act though it is waited on, at a
// legal action that is refused, and after longest_match actions: all of these are findings. Each finding begins with
// the game, setup, seed and number of the action.
Finding walk(const Match& match, const std::function<Finding(const Moment&)>& visit);

// The matches that a game is judged by: for each number of seats the standard setup and one with random options; more
// of them, with other seeds, when the environment has SOBREMESA_LONG=1.
std::vector<Match> matches_of(const engine::GameModule& game);

// Small things that many checks need.
std::optional<engine::Seat> random_seat(engine::SeatSet seats, engine::Rng& chance);
// Everybody at the table and the public.
std::vector<engine::Viewer> viewers_of(engine::SeatSet seats);
// The public, the next seat to act, and two seats by chance: at a large table all viewers would take too long.
std::vector<engine::Viewer> some_viewers(const Moment& moment);
std::string name_of(engine::Viewer viewer);
std::string hex(engine::ByteView bytes);
// Fair random bytes.
engine::Bytes random_bytes(std::size_t count, engine::Rng& chance);

} // namespace suites

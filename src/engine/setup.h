// What is agreed before a game begins: how many seats, a value for each of the game's options, and what the table itself
// wrote on cards.
//
// A game lists its options as data, so that one setup screen, one codec and one link format serve all games. What
// always holds of a checked Setup: the seats are in the game's range, each value is below its option's count, and there
// is a list for each of the game's own decks, of tidy texts, not too many.
// Left out: names and pictures (session/people.h), the seed (given to `deal` beside the setup), and texts: a game's
// text table has, for an option `x`, the keys `option_x`, `option_x_why` and `option_x_0`, `option_x_1`, …
#pragma once

#include "engine/codec.h"
#include "engine/seat.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

struct OptionInfo {
    enum class Kind : std::uint8_t {
        choice, // one of `count` values
        toggle, // 0 off, 1 on
        seat,   // 0 random, else seat + 1 [ALL-4]
    };
    std::string_view id; // stable for ever: links and saves rely on the order, people read the name
    Kind kind = Kind::choice;
    int count = 2;    // of values; ignored for Kind::seat
    int standard = 0; // the rulebook's default
    // The number of values where it depends on the number of seats; null: `count`.
    int (*count_for)(int seats) = nullptr;
    // The default where it depends on the number of seats; null: `standard`.
    int (*standard_for)(int seats) = nullptr;
    // Whether the option means anything at that many seats; null: always.
    bool (*applies)(int seats) = nullptr;

    [[nodiscard]] int values(int seats) const {
        if (kind == Kind::seat) return seats + 1;
        return count_for != nullptr ? count_for(seats) : count;
    }
    [[nodiscard]] int default_at(int seats) const { return standard_for != nullptr ? standard_for(seats) : standard; }
    [[nodiscard]] bool applies_at(int seats) const { return applies == nullptr || applies(seats); }
};

inline constexpr int max_own_cards = 100; // of a deck

// A deck to which the players may add cards that they write themselves. Rules see how many there are, screens what stands
// on them.
struct OwnDeckInfo {
    std::string_view id; // [a-z_]+, stable for ever: files of own cards have it
    int most = 0;        // cards, max_own_cards at most
    int most_letters = 0;
};

struct GameInfo {
    std::string_view id; // [a-z_]+, stable for ever
    int revision = 1;    // of the rules: raised when an old log would replay to another state
    int least_seats = 2;
    int most_seats = 2;
    int least_minutes = 0; // about how long a game takes, for the shelf
    int most_minutes = 0;
    std::span<const OptionInfo> options;
    std::span<const OwnDeckInfo> own_decks{};
    bool for_developers = false; // kept off the shelf unless a developer's switch is on
};

struct Setup {
    int seats = 0;
    std::vector<std::uint8_t> values;            // one per option of the game, in its order
    std::vector<std::vector<std::string>> own{}; // by own deck of the game: what the table wrote on its cards
    friend bool operator==(const Setup&, const Setup&) = default;
};

// The rulebook's setup for that many seats.
Setup standard_setup(const GameInfo& info, int seats);
// Whether `deal` may be called with it.
bool fits(const GameInfo& info, const Setup& setup);

void write(Writer& out, const GameInfo& info, const Setup& setup);
// Fails the reader when the setup does not fit the game.
Setup read_setup(Reader& in, const GameInfo& info);

} // namespace engine

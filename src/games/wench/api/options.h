// What a table of Wench settles before a match.
//
// What always holds: the order of options and of their values never changes within a revision, for links hold their
// numbers; the options that drop cards come last, one for each † card in the order of the deck. Left out: texts; what
// is said aloud, such as a penalty of the table's own.
#pragma once

#include "engine/setup.h"
#include "games/wench/api/deck.h"

namespace wench {

inline constexpr int least_players = 3;
inline constexpr int most_players = 6;

// Places in Setup::values.
enum class Option : std::uint8_t {
    dealer,    // 0 by chance, else seat + 1 [WE-1]
    cut,       // by chance means: each cuts a card, the highest deals [WE-1]
    cards,     // 0: 5 each, 1: 7 each [WE-9]
    cobra,     // [WE-9]
    spider,    // [WE-9]
    quiet,     // [WE-14]
    window,    // a WindowOption [WE-11]
    overruled, // who was overruled draws 1 [WE-10]
    penalty,   // a Penalty [WE-8]
    drop,      // the first of the options that drop a † card [WE-14]
};
inline constexpr int plain_option_count = static_cast<int>(Option::drop);

enum class WindowOption : std::uint8_t { three_seconds, until_tapped };
enum class Penalty : std::uint8_t {
    none,
    sip,    // of water
    agreed, // what the table has agreed aloud
};
inline constexpr int penalty_count = 3;

inline constexpr int few_cards = 5; // dealt to each
inline constexpr int many_cards = 7;

inline constexpr int watched_count = [] {
    int count = 0;
    for (const Row& row : deck) count += row.watched ? 1 : 0;
    return count;
}();

// The † cards in the order of the deck: the i-th is dropped by option Option::drop + i.
inline constexpr std::array<Name, watched_count> watched_cards = [] {
    std::array<Name, watched_count> names{};
    std::size_t count = 0;
    for (int name = 0; name < name_count; ++name)
        if (row(static_cast<Name>(name)).watched) names[count++] = static_cast<Name>(name);
    return names;
}();

inline constexpr int option_count = plain_option_count + watched_count;

// Few cards come round slowly at a small table: without Spider it can stall. [WE-9]
[[nodiscard]] constexpr int spider_for(int seats) { return seats <= 4 ? 1 : 0; }

inline constexpr std::array<engine::OptionInfo, option_count> options = [] {
    using Kind = engine::OptionInfo::Kind;
    std::array<engine::OptionInfo, option_count> list{{
        {.id = "dealer", .kind = Kind::seat},
        {.id = "cut", .kind = Kind::toggle},
        {.id = "cards", .kind = Kind::choice, .count = 2},
        {.id = "cobra", .kind = Kind::toggle},
        {.id = "spider", .kind = Kind::toggle, .standard_for = spider_for},
        {.id = "quiet", .kind = Kind::toggle},
        {.id = "window", .kind = Kind::choice, .count = 2},
        {.id = "overruled", .kind = Kind::toggle},
        {.id = "penalty", .kind = Kind::choice, .count = penalty_count, .standard = static_cast<int>(Penalty::sip)},
    }};
    constexpr std::array<std::string_view, watched_count> drops{"drop_elbows_off",
                                                                "drop_poker_face",
                                                                "drop_hands_off",
                                                                "drop_both_feet_down",
                                                                "drop_elbow_inspector",
                                                                "drop_yawn",
                                                                "drop_butterfingers",
                                                                "drop_restless",
                                                                "drop_nameless",
                                                                "drop_never_no",
                                                                "drop_curious",
                                                                "drop_my_liege",
                                                                "drop_card_caller",
                                                                "drop_but",
                                                                "drop_flattery",
                                                                "drop_big_sigh",
                                                                "drop_wrong_hand",
                                                                "drop_put_it_away",
                                                                "drop_bare_table",
                                                                "drop_cheers_first",
                                                                "drop_whim"};
    for (std::size_t i = 0; i < drops.size(); ++i)
        list[plain_option_count + i] = {.id = drops[i], .kind = Kind::toggle};
    return list;
}();

} // namespace wench

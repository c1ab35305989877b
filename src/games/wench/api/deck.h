// What the 52 cards of Wench do: one row of data each.
//
// A row says when a card acts and what then happens, as one or two steps; a step is a verb with the players that it is
// about. Rules know verbs and moments, and no card by its name. What always holds: the order is that of Name. Left out:
// how verbs work (rules/verbs.h), words (text/cards.en.json, keys card_<id>).
#pragma once

#include "games/wench/api/cards.h"

#include <string_view>

namespace wench {

enum class Kind : std::uint8_t {
    table,  // gold: lies in front of its player and is a rule [WE-3]
    action, // gold: is read out, done and discarded [WE-4]
    fast,   // blue: is used when its moment has come [WE-5]
};

enum class When : std::uint8_t {
    // Turn Actions
    played,
    // Table cards: one is called, the others are applied without a call
    called,
    drawn_as_turn,    // somebody draws as their turn
    suit_followed,    // a gold card of the suit of the gold card before it is played
    even_rank_played, // an even-ranked gold card is played
    turn_ends,        // somebody has strictly most cards at a turn's end
    // Fast cards that the table judges
    seen,
    heard,
    // Fast cards whose moment the rules know
    action_announced,
    table_announced,
    somebody_drew, // as their turn
    given_to_you,
    somebody_discarded, // by an effect
    down_to_one,        // another player has come down to one card
    somebody_given,     // other than you
    turn_ended,         // another player's
};

enum class Verb : std::uint8_t {
    nothing,
    draw,          // `who` draw n
    discard,       // `who` discard n of choice
    discard_to,    // `who` discard down to n
    give,          // `who` give a card of choice to `whom`, all at once
    swap_cards,    // `who` and `whom` exchange a card, each of own choice
    swap_hands,    // `who` and `whom` exchange hands
    take_random,   // `whom` takes a card of `who` at random
    take_table,    // the Table card of `who` comes to lie in front of `whom`
    discard_table, // the Table cards of `who` are discarded
    wrestle,       // `who` and `whom` show a card at random, the lower one's owner draws n
    reverse,       // direction of play
    lose_turn,     // the next player
    extra_turn,    // `who` take another turn at once
    begin_truce,
    speak_rule,
    cancel,    // the announced Turn Action has no effect
    send_back, // the announced Table card returns to its player's hand
    take_turn, // `who` are next on turn, and play goes on from there
    give_this, // this card goes to `whom`
    give_back, // the card that was given goes back
    discard_this,
};

enum class Who : std::uint8_t {
    self,   // who plays, calls or is bound by the card
    other,  // the chosen player; the one called or answered
    second, // a second chosen player
    others, // all but self
    everyone,
    left, // the left neighbour of `who`, whatever the direction of play
};

struct Step {
    Verb verb = Verb::nothing;
    Who who = Who::self;
    int n = 0;
    Who whom = Who::other;
};

// Whom a Turn Action is played on.
enum class Targets : std::uint8_t {
    none,
    one,
    one_with_table, // somebody with a Table card
    up_to_one,
    up_to_two,
};

struct Row {
    std::string_view id;
    Kind kind = Kind::table;
    When when = When::played;
    bool watched = false; // † somebody's body or words must be watched [WE-14]
    Targets targets = Targets::none;
    std::array<Step, 2> steps{};
};

namespace rows {

inline constexpr bool watched = true;
inline constexpr Step caller_gives{Verb::give, Who::self, 1, Who::other};
inline constexpr Step offender_draws{Verb::draw, Who::other, 1};
inline constexpr Step give_this{Verb::give_this};
inline constexpr Step discard_this{Verb::discard_this};

constexpr Row rule(std::string_view id, Step reward) { return {id, Kind::table, When::called, watched, {}, {reward}}; }
constexpr Row house_rule(std::string_view id, When when, Step step) {
    return {id, Kind::table, when, false, {}, {step}};
}
constexpr Row action(std::string_view id, Targets targets, Step first, Step second = {}) {
    return {id, Kind::action, When::played, false, targets, {first, second}};
}
constexpr Row judged(std::string_view id, When when, Step first, Step second = {}) {
    return {id, Kind::fast, when, watched, {}, {first, second}};
}
constexpr Row answer(std::string_view id, When when, Step first, Step second = {}) {
    return {id, Kind::fast, when, false, {}, {first, second}};
}

} // namespace rows

inline constexpr std::array<Row, name_count> deck{{
    // Spades: bodies
    rows::rule("elbows_off", rows::caller_gives),
    rows::rule("poker_face", rows::offender_draws),
    rows::rule("hands_off", rows::caller_gives),
    rows::rule("both_feet_down", rows::caller_gives),
    rows::action("long_arm", Targets::one_with_table, {Verb::discard_table, Who::other}),
    rows::action("full_round", Targets::none, {Verb::draw, Who::others, 1}),
    rows::action("spilled_ale", Targets::one, {Verb::draw, Who::other, 2}),
    rows::action("loose_purse", Targets::one, {Verb::take_random, Who::self, 1, Who::other}),
    rows::action("arm_wrestle", Targets::one, {Verb::wrestle, Who::self, 2, Who::other}),
    rows::judged("elbow_inspector", When::seen, rows::give_this),
    rows::judged("yawn", When::seen, rows::give_this),
    rows::judged("butterfingers", When::seen, rows::give_this),
    rows::judged("restless", When::seen, rows::give_this, rows::offender_draws),
    // Hearts: words
    rows::rule("nameless", rows::caller_gives),
    rows::rule("never_no", rows::offender_draws),
    rows::rule("curious", rows::caller_gives),
    rows::rule("my_liege", rows::offender_draws),
    rows::action("kind_word", Targets::one, {Verb::discard, Who::self, 1}, {Verb::discard, Who::other, 1}),
    rows::action("fair_trade", Targets::one, {Verb::swap_cards, Who::self, 1, Who::other}),
    rows::action("generous", Targets::up_to_two, {Verb::give, Who::self, 1, Who::other},
                 {Verb::give, Who::self, 1, Who::second}),
    rows::action("pass_along", Targets::none, {Verb::give, Who::everyone, 1, Who::left}),
    rows::action("truce", Targets::none, {Verb::begin_truce}),
    rows::judged("card_caller", When::heard, rows::give_this),
    rows::judged("but", When::heard, rows::give_this),
    rows::judged("flattery", When::heard, rows::discard_this),
    rows::judged("big_sigh", When::heard, rows::give_this),
    // Clubs: things
    rows::rule("wrong_hand", rows::caller_gives),
    rows::rule("put_it_away", rows::caller_gives),
    rows::rule("bare_table", rows::offender_draws),
    rows::rule("cheers_first", rows::caller_gives),
    rows::action("clear_away", Targets::none, {Verb::discard_table, Who::self}),
    rows::action("clean_sweep", Targets::none, {Verb::discard_table, Who::everyone}),
    rows::action("jumped_queue", Targets::none, {Verb::lose_turn}),
    rows::action("bottoms_up", Targets::none, {Verb::discard, Who::self, 1}),
    rows::action("trade_hands", Targets::up_to_one, {Verb::swap_hands, Who::self, 0, Who::other}),
    rows::answer("not_so_fast", When::action_announced, {Verb::cancel}, rows::discard_this),
    rows::answer("right_back", When::given_to_you, {Verb::give_back}, rows::discard_this),
    rows::answer("last_call", When::down_to_one, {Verb::draw, Who::other, 2}, rows::discard_this),
    rows::answer("house_veto", When::table_announced, {Verb::send_back}, rows::discard_this),
    // Diamonds: house rules
    rows::house_rule("toll", When::drawn_as_turn, {Verb::draw, Who::self, 1}),
    rows::house_rule("matching", When::suit_followed, {Verb::discard, Who::self, 1}),
    rows::house_rule("even_share", When::even_rank_played, {Verb::give, Who::self, 1, Who::left}),
    rows::house_rule("charity", When::turn_ends, {Verb::discard, Who::self, 1}),
    rows::action("last_orders", Targets::none, {Verb::discard_to, Who::everyone, 5}),
    rows::action("about_turn", Targets::none, {Verb::reverse}),
    rows::action("borrowed_rule", Targets::one_with_table, {Verb::take_table, Who::other, 0, Who::self}),
    rows::action("encore", Targets::none, {Verb::extra_turn}),
    {"whim", Kind::action, When::played, rows::watched, Targets::none, {Step{Verb::speak_rule}}},
    rows::answer("thirsty", When::somebody_drew, {Verb::draw, Who::other, 1}, rows::discard_this),
    rows::answer("me_too", When::somebody_discarded, rows::discard_this),
    rows::answer("toast", When::somebody_given, rows::discard_this),
    rows::answer("privilege", When::turn_ended, {Verb::take_turn}, rows::discard_this),
}};

// What somebody caught breaking the rule of a Whim does.
inline constexpr Row spoken_rule = rows::rule("whim", rows::offender_draws);

[[nodiscard]] constexpr const Row& row(Name name) { return deck[static_cast<std::size_t>(name)]; }
[[nodiscard]] constexpr const Row& row(Card card) { return row(card.name()); }
// May be played as a turn. [WE-2]
[[nodiscard]] constexpr bool is_gold(Card card) { return row(card).kind != Kind::fast; }
// Whether it was fair to use it, only the table can say. [WE-10]
[[nodiscard]] constexpr bool is_judged(const Row& row) {
    return row.when == When::called || row.when == When::seen || row.when == When::heard;
}
// Applied without a call. [WE-13]
[[nodiscard]] constexpr bool is_automatic(const Row& row) {
    return row.kind == Kind::table && row.when != When::called;
}
// The rule that is applied then.
[[nodiscard]] constexpr Name house_rule(When when) {
    std::size_t place = 0;
    while (deck[place].when != when) ++place;
    return static_cast<Name>(place);
}
// Whether a caller gives a card of choice to whom they call.
[[nodiscard]] constexpr bool is_call_with_gift(const Row& row) {
    return row.when == When::called && row.steps[0].verb == Verb::give;
}
// Whether using it names somebody: who is caught, or who draws for it.
[[nodiscard]] constexpr bool names_somebody(const Row& row) {
    return is_judged(row) || (row.kind == Kind::fast && row.steps[0].verb == Verb::draw);
}

// What a card in hand counts at the end. [WE-6]
[[nodiscard]] constexpr int points(Card card) {
    constexpr int court = 10;
    return card.rank() == 1 || card.rank() > court ? court : card.rank();
}

} // namespace wench

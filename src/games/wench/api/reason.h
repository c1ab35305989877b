// Why something cannot be done: an engine::Refusal carries one of these and up to two numbers.
//
// What always holds: the order is not stored anywhere and may change with a build. Left out: the words for it.
#pragma once

#include <cstdint>

namespace wench {

// In brackets what Refusal's a and b are.
enum class Reason : std::uint16_t {
    none, // it can be done
    game_over,
    not_now,    // the table is about something else
    not_waited, // (a: the seat that is) it is somebody else's to do

    // turns [WE-2] [WE-3]
    not_in_hand,
    not_gold,         // Fast cards are no turn
    target_missing,   // the card is played on somebody
    no_such_target,   // (a: seat) not at the table, oneself, or without a Table card where one is needed
    too_many_targets, // (a: the most)
    no_old_card,      // there is none in front to discard
    only_with_spider, // [WE-9]
    not_asked,        // (a: the Slot) nothing will be asked for there
    prepared_twice,   // one card for two purposes, or the card that is played

    // cards that an effect asks for
    how_many, // (a: how many are to be chosen)

    // calls [WE-10] … [WE-14]
    truce,          // no calls and no Fast cards
    nobody_called,  // a call without a caller
    no_such_caller, // (a: seat)
    no_such_rule,   // lies in front of nobody, or was never spoken
    automatic,      // that rule needs no call
    own_rule,       // Cobra: it lies in front of the caller, or of the one called [WE-9]
    not_fast,       // a gold card answers nothing
    does_not_fit,   // the moment for that Fast card is not now
    spent,          // used up for this round [WE-7]
    whom_missing,
    no_such_offender,  // (a: seat) not at the table, oneself, or not who the card speaks of
    no_offender_asked, // the card names nobody
    gift_missing,      // a card to give is to be chosen
    no_gift_asked,     // nothing is given

    // leaving [ALL-5]
    not_in_the_game, // (a: seat)
    only_between_turns,
    too_few_would_remain, // (a: least_players)
};

} // namespace wench

// Why something cannot be done: an engine::Refusal carries one of these and up to two numbers.
//
// What always holds: the order is not stored anywhere and may change with a build. A refusal depends on nothing that
// its seat may not know. Left out: the words for it.
#pragma once

#include <cstdint>

namespace siempre_de_wn {

enum class Reason : std::uint16_t {
    none,       // it can be done
    not_now,    // another phase of the game
    not_waited, // somebody else is to act, or one has chosen already
    unfinished, // a draft that lacks something

    // drawing [WN-6] [WN-8] [WN-22]
    not_three,       // a: how many were chosen; the first hand has three
    take_one,        // at least one card
    too_many,        // a: the most that one may take
    webeo_due,       // a WN takes at least one webeo: from the bottom
    no_such_worker,  // no worker at that place of one's row
    not_in_bathroom, // cards are taken in the bathroom
    hand_full,       // three cards in hand already

    // walking [WN-8] [WN-9]
    stays,         // one has to move
    not_adjacent,  // too far, or not in this office
    nothing_to_do, // nothing can be done there, and elsewhere something can

    // placing [WN-8]
    not_at_workspace,
    no_place, // a workspace without tokens takes no cards
    not_in_hand,

    // Boss cards [WN-10] [WN-11]
    no_boss,    // no Boss card of that type in hand
    yourself,   // not at oneself
    not_here,   // a: a seat that is fired or not at the table
    empty_hand, // a: a seat without cards, while somebody else has some

    // pointing [WN-14]
    arrows_missing, // a: the first seat without an arrow, b: how many

    // claims [WN-20]
    no_objectives, // not in this way to play
    not_claimable, // that worker's objective counts at the end
    claimed,       // shown already
    not_fulfilled,
};

} // namespace siempre_de_wn

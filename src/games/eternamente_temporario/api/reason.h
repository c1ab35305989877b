// Why something cannot be done: an engine::Refusal carries one of these and up to two numbers.
//
// What always holds: the order is not stored anywhere and may change with a build. Left out: the words for it.
#pragma once

#include <cstdint>

namespace eternamente_temporario {

enum class Reason : std::uint16_t {
    none,       // it can be done
    not_now,    // another phase of the round
    not_waited, // it is somebody else's turn, or one has chosen already
    unfinished, // a draft that lacks something; `may_add` and the like say what

    // the secret choice [ET-6]
    two_cards,      // exactly two cards go to the Archive
    wild_missing,   // a Leader also chooses the wild rank's card
    wild_not_yours, // only Leaders choose one
    wild_chosen,    // that card is one of the two already
    not_in_hand,

    // department and Stress card [ET-7]
    no_badge_left,
    stress_taken,

    // plays
    no_cards,
    not_usable,      // not in hand, on one's badge or in one's Archive [ET-14]
    covered,         // an Archive card under one that is not played too [ET-14]
    too_many,        // more than six [ET-11]
    no_combination,  // neither single, set nor run [ET-9]
    other_reading,   // the cards cannot be read so
    run_too_short,   // a: the shortest run [ET-9]
    other_kind,      // the table asks for another kind [ET-10]
    other_size,      // a: how many cards the table asks for [ET-10]
    not_higher,      // a: the rank to beat [ET-10]
    bomb_only,       // only a Bomb beats a Bomb [ET-11]
    bomb_not_higher, // a: the rank that the lowest card (literal: some card) must be above [ET-12]

    // Stress cards [ET-20]
    no_stress,        // holds none
    stress_moment,    // not at this moment, or not with this deed
    stress_in_bomb,   // never with a Bomb
    breakdown_lowest, // Breakdown: the lowest card, alone, as its printed rank; a: that rank
    escalation_size,  // Escalation: a: how many cards it takes
    escalation_five,  // Escalation: never above five
    echo_equal,       // Echo: a: the rank to equal
    something_to_do,  // the Stress card cannot just be discarded: there is a card to use it on

    // passes
    must_lead,      // nothing on the table [ET-15]
    must_drop,      // nobody can lead: the Stress card is to be discarded [ET-18]
    no_column,      // no such column [ET-16]
    not_available,  // not an uncovered card of one's Archive [ET-4]
    badge_full,     // [ET-16]
    not_in_archive, // Backlog
    not_shreddable, // Shredder
    no_teammate,    // Call Transfer
};

} // namespace eternamente_temporario

// An unfinished choice, and what it amounts to: what a screen asks while somebody chooses.
//
// An unfinished action has an action's shape: targets, prepared cards, whom and gift are missing until they are chosen.
// What always holds: an assessment depends on nothing that the seat may not know. Left out: lists of all actions.
#pragma once

#include "engine/refusal.h"
#include "games/wench/api/action.h"

#include <vector>

namespace wench {

using Draft = Action;

// A rule that the caller could call now.
struct CallableRule {
    Name name = Name::elbows_off;
    bool spent = false; // the caller's use of it: a fair call leads to the Secondary Penalty alone [WE-8]
    friend bool operator==(const CallableRule&, const CallableRule&) = default;
};

struct Assessment {
    std::optional<engine::Refusal> refusal{}; // empty: the draft can be committed as it stands

    // Play: the cards that may be played; for the card of the draft, who may still be added as a target, and whether it
    // can be played as it is; whether Spider offers to discard the old Table card.
    CardSet playable;
    engine::SeatSet may_target;
    bool targets_open = false; // enough targets are chosen, more are possible
    bool may_discard_old = false;
    // Play: which slots will ask for a card, and which cards may still fill one.
    std::array<bool, slot_count> asks{};
    CardSet may_prepare;

    // Choose: how many cards, and those that may still be added.
    int count = 0;
    CardSet may_choose;

    // Claim: rules to call, own Fast cards that fit now; for the draft's rule or card, who may be named, what may be
    // given, and whether the table will judge it.
    std::vector<CallableRule> rules;
    CardSet fits;
    engine::SeatSet may_name;
    CardSet may_give;
    bool judged = false;
    friend bool operator==(const Assessment&, const Assessment&) = default;
};

} // namespace wench

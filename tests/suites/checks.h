// What every registered game must hold, as functions from a match to a finding.
//
// Each check walks one match and judges each moment. What always holds: a check uses nothing but engine::GameModule,
// so it serves any game; each is proved by a deliberately broken game that it must catch (broken/). Left out: the rules
// of a game (tests/games/<game>), looks and texts.
#pragma once

#include "suites/match.h"

#include <span>
#include <string_view>

namespace suites {

// It ends; at every moment audit finds nothing, exactly those who are waited on have a legal action, all views can be
// made, and there is a standing for each seat.
Finding plays_to_the_end(const Match& match);

// States, actions and setups survive their encoding unchanged.
Finding codec_keeps_all(const Match& match);

// The same setup, seed and actions lead to the same states, byte for byte. [ALL-2]
Finding replays_alike(const Match& match);

// Damaged or invented bytes are refused or are something sound that can be played on. An assert that fails or a
// sanitizer's report ends the program: that is a finding too.
Finding survives_hostile_bytes(const Match& match);

// check, legal and assess say the same of each action: legal ones, other seats' ones, earlier ones, invented ones.
// (Where legal lists only a sample, it cannot be held against check for what it leaves out.)
Finding rules_agree(const Match& match);

// Of two choices that are waited for at once, it does not matter which is made first.
Finding order_is_free(const Match& match);

// Whatever a viewer cannot know has no influence on the view, on whom is waited for and whether the device must be
// handed over, nor, for a seat, on its legal actions, its refusals and what its drafts amount to. [ALL-3]
Finding views_keep_secrets(const Match& match);

// Events tell a viewer nothing that the views before and after do not tell as well. (They may be skipped, and who
// takes the device later has only the view; so the view must carry everything that became known. No secret is what
// somebody decides before all eyes, and what the state itself has forgotten.) [ALL-3]
Finding events_keep_secrets(const Match& match);

// An action that used chance, or showed somebody a secret that is not the actor's own, cannot be undone.
Finding barriers_stand(const Match& match);

struct Check {
    std::string_view name;
    Finding (*find)(const Match&);
};
// All of the above.
std::span<const Check> checks();

} // namespace suites

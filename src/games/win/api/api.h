// All that a screen may know of WIN, in one include.
//
// cards.h the decks · team.h who argues and wins · options.h what is settled before · action.h what can be done, drafts, refusals ·
// view.h what is seen · event.h what happened. What always holds: nothing here names the state. Left out: texts.
#pragma once

#include "games/win/api/action.h"
#include "games/win/api/cards.h"
#include "games/win/api/event.h"
#include "games/win/api/options.h"
#include "games/win/api/team.h"
#include "games/win/api/view.h"
#include "games/win/api/votes.h"

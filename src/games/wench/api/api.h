// All that a screen may know of Wench, in one include.
//
// cards.h the cards as things · deck.h what they do · options.h what is settled before · action.h what can be done ·
// draft.h unfinished choices · reason.h why not · view.h what is seen · event.h what happened. What always holds:
// nothing here names the state. Left out: texts.
#pragma once

#include "games/wench/api/action.h"
#include "games/wench/api/cards.h"
#include "games/wench/api/deck.h"
#include "games/wench/api/draft.h"
#include "games/wench/api/event.h"
#include "games/wench/api/options.h"
#include "games/wench/api/reason.h"
#include "games/wench/api/view.h"

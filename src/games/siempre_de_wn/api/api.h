// Everything of Siempre de WN that its screen may include.
//
// What always holds: plain values with operator==, no game state among them. Left out: the rules (rules/rules.h).
#pragma once

#include "games/siempre_de_wn/api/action.h"  // IWYU pragma: export
#include "games/siempre_de_wn/api/arrows.h"  // IWYU pragma: export
#include "games/siempre_de_wn/api/cards.h"   // IWYU pragma: export
#include "games/siempre_de_wn/api/count.h"   // IWYU pragma: export
#include "games/siempre_de_wn/api/draft.h"   // IWYU pragma: export
#include "games/siempre_de_wn/api/event.h"   // IWYU pragma: export
#include "games/siempre_de_wn/api/office.h"  // IWYU pragma: export
#include "games/siempre_de_wn/api/options.h" // IWYU pragma: export
#include "games/siempre_de_wn/api/reason.h"  // IWYU pragma: export
#include "games/siempre_de_wn/api/view.h"    // IWYU pragma: export
#include "games/siempre_de_wn/api/workers.h" // IWYU pragma: export

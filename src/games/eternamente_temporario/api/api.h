// Everything of Eternamente Temporário that its screen may include.
//
// What always holds: plain values with operator==, no game state among them. Left out: the rules (rules/rules.h).
#pragma once

#include "games/eternamente_temporario/api/action.h"      // IWYU pragma: export
#include "games/eternamente_temporario/api/cards.h"       // IWYU pragma: export
#include "games/eternamente_temporario/api/combination.h" // IWYU pragma: export
#include "games/eternamente_temporario/api/draft.h"       // IWYU pragma: export
#include "games/eternamente_temporario/api/event.h"       // IWYU pragma: export
#include "games/eternamente_temporario/api/options.h"     // IWYU pragma: export
#include "games/eternamente_temporario/api/reason.h"      // IWYU pragma: export
#include "games/eternamente_temporario/api/stress.h"      // IWYU pragma: export
#include "games/eternamente_temporario/api/view.h"        // IWYU pragma: export

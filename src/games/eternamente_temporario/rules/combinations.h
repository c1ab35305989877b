// Which cards can be read as which combination. [ET-9] [ET-11] [ET-13]
//
// What always holds: a card of the wild rank stands for any rank in any suit, so cards fit a reading when all others
// fit it and the number is right. Left out: whether the table takes it (demand.h).
#pragma once

#include "games/eternamente_temporario/api/combination.h"

#include <vector>

namespace eternamente_temporario {

// Whether the cards can be read so when `wild` (1 … 12) is the wild rank. Any reading may be asked about.
[[nodiscard]] bool fits(CardSet cards, int wild, Reading reading);

// All readings of the cards, none twice, the strongest first: by highest rank (Bombs: by lowest rank), sets before
// runs, then by suit. Empty when they are no combination. [ET-13]
[[nodiscard]] std::vector<Reading> readings(CardSet cards, int wild, int shortest_run);

// The cards of the play that stand where they are printed: in a run one of each rank. The rest is wild.
[[nodiscard]] CardSet in_own_place(CardSet cards, Reading reading);

// The ranks of a run, bit 0 for rank 1.
[[nodiscard]] constexpr std::uint32_t run_ranks(int size, int top) { return ((1U << size) - 1U) << (top - size); }

} // namespace eternamente_temporario

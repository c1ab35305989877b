// Short spellings for what checks return.
//
// What always holds: a refusal's reason is one of api/reason.h. Left out: words.
#pragma once

#include "engine/rules.h"
#include "games/siempre_de_wn/api/reason.h"

#include <expected>

namespace siempre_de_wn {

using Checked = std::expected<void, engine::Refusal>;

[[nodiscard]] inline std::unexpected<engine::Refusal> refuse(Reason reason, int a = 0, int b = 0) {
    return std::unexpected(engine::Refusal::of(reason, a, b));
}

} // namespace siempre_de_wn

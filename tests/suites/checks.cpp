#include "suites/checks.h"

#include <array>

namespace suites {

std::span<const Check> checks() {
    static constexpr std::array<Check, 9> all{{
        {"plays_to_the_end", plays_to_the_end},
        {"codec_keeps_all", codec_keeps_all},
        {"replays_alike", replays_alike},
        {"survives_hostile_bytes", survives_hostile_bytes},
        {"rules_agree", rules_agree},
        {"order_is_free", order_is_free},
        {"views_keep_secrets", views_keep_secrets},
        {"events_keep_secrets", events_keep_secrets},
        {"barriers_stand", barriers_stand},
    }};
    return all;
}

} // namespace suites

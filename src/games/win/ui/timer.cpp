#include "games/win/ui/parts.h"
#include "games/win/ui/sand.h"

#include "games/win/words.h"
#include "kit/pieces.h"

#include <algorithm>

namespace win {

void add_timer(const In& in, const Plan& plan, scene::Builder& out) {
    const Screen::Sand& sand = in.local.sand;
    const View& view = in.view;
    const double now = out.env().now;
    scene::Sand glass;
    glass.length = sand_length(view);
    if (is_turned(sand, view)) {
        glass.started = sand.started;
        glass.paused_at = sand.paused_at;
    } else {
        // Full, and standing still until it is turned.
        glass.started = 0;
        glass.paused_at = 0;
    }
    const int seconds = in.sitting.watching ? static_cast<int>(glass.length / 1000) : seconds_left(sand, view, now);
    // Close together: glass and seconds are one thing to the eye.
    const float width =
        std::min(plan.timer.w, std::max(190.0F, plan.timer.h * 1.1F) * std::min(1.5F, out.env().text_scale));
    const scene::Box box = plan.timer.centred({width, plan.timer.h});
    kit::sand_timer(out, scene::id("win_sand"), box, glass, words::seconds(seconds), words::seconds_left(seconds));
    // The next second is the next change; at rest and in pause nothing ticks.
    if (is_turned(sand, view) && !is_paused(sand, view) && !has_run_out(sand, view, now)) {
        const double left = sand_left(sand, view, now);
        const double whole = static_cast<double>(seconds_left(sand, view, now) - 1) * 1000;
        out.wake_at(now + (left - whole) + 1);
    }
}

} // namespace win

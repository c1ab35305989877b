#include "games/win/ui/sand.h"

#include <algorithm>
#include <cmath>

namespace win {

namespace {
constexpr double second = 1000;
}

double sand_length(const View& view) {
    if (!is_speech(view.phase)) return 0;
    return second * (is_answer(view.phase) ? view.answer_seconds : view.speech_seconds);
}

bool belongs(const Screen::Sand& sand, const View& view) { return sand.turn == view.turn && sand.phase == view.phase; }

bool is_turned(const Screen::Sand& sand, const View& view) { return belongs(sand, view) && sand.started >= 0; }

bool is_paused(const Screen::Sand& sand, const View& view) { return is_turned(sand, view) && sand.paused_at >= 0; }

double sand_left(const Screen::Sand& sand, const View& view, double now) {
    const double length = sand_length(view);
    if (!is_turned(sand, view)) return length;
    const double moment = sand.paused_at >= 0 ? sand.paused_at : now;
    return std::clamp(length - (moment - sand.started), 0.0, length);
}

bool has_run_out(const Screen::Sand& sand, const View& view, double now) {
    return is_turned(sand, view) && sand_left(sand, view, now) <= 0;
}

int seconds_left(const Screen::Sand& sand, const View& view, double now) {
    return static_cast<int>(std::ceil(sand_left(sand, view, now) / second));
}

void turn_sand(Screen::Sand& sand, const View& view, double now) {
    sand = {.turn = view.turn, .phase = view.phase, .started = now};
}

void pause_sand(Screen::Sand& sand, double now) {
    if (sand.paused_at < 0) sand.paused_at = now;
}

void resume_sand(Screen::Sand& sand, double now) {
    if (sand.paused_at < 0) return;
    sand.started += now - sand.paused_at;
    sand.paused_at = -1;
}

} // namespace win

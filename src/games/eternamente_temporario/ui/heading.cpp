// Which moment it is, in two lines.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/words.h"

namespace eternamente_temporario {

namespace {

struct Lines {
    text::Text large;
    text::Text small;
};

Lines of_choice(const View& view) {
    int chosen = 0;
    for (const SeatView& seat : view.seats) chosen += seat.committed ? 1 : 0;
    return {words::heading_choice(), words::line_choice(view.round, chosen, static_cast<int>(view.seats.size()))};
}

Lines of_draft(const In& in) {
    if (in.view.draft_order.empty()) return {};
    return {words::heading_draft(in.sitting.name(in.view.draft_order.front())), words::line_draft()};
}

text::Text what_beats(Reading reading) {
    if (is_bomb(reading)) return words::can_bomb();
    switch (reading.kind) {
    case Kind::single: return words::can_single();
    case Kind::set: return words::can_set(reading.size);
    case Kind::run: break;
    }
    return words::can_run(reading.size);
}

Lines of_turn(const In& in) {
    const View& view = in.view;
    const std::string& name = in.sitting.name(*view.turn);
    if (!view.trick) return {words::heading_lead(name), words::line_lead()};
    return {words::heading_turn(name), what_beats(view.trick->reading)};
}

Lines of_result(const In& in) {
    const View& view = in.view;
    if (!view.result) return {};
    const text::Text team = spoken(view.result->winner);
    const text::Text large =
        view.phase == Phase::over ? words::heading_over(team) : words::heading_result(team, view.round);
    if (!view.result->stranded) return {large, words::line_all_out()};
    const SeatView& seat = seat_of(view, *view.result->stranded);
    const std::string& name = in.sitting.name(*view.result->stranded);
    return {large, seat.stress ? words::line_stranded(name, spoken(*seat.stress)) : words::line_stranded_unnamed(name)};
}

Lines lines_of(const In& in) {
    switch (in.view.phase) {
    case Phase::choice: return of_choice(in.view);
    case Phase::draft: return of_draft(in);
    case Phase::turns: return of_turn(in);
    case Phase::result:
    case Phase::over: break;
    }
    return of_result(in);
}

} // namespace

float heading_height(const scene::Env& env) {
    return env.line_height(scene::Style::title) + env.line_height(scene::Style::small);
}

void add_heading(const In& in, scene::Box box, scene::Builder& out) {
    const Lines lines = lines_of(in);
    kit::Words large{lines.large, scene::Style::title, scene::Ink::text, scene::Align::centre};
    large.role = scene::Role::heading;
    large.cut = true;
    kit::label(out, scene::id("et_heading"), box.cut_top(out.env().line_height(scene::Style::title)), large);
    kit::Words small{lines.small, scene::Style::small, scene::Ink::muted, scene::Align::centre};
    small.cut = true;
    small.role = scene::Role::live;
    kit::label(out, scene::id("et_subline"), box, small);
}

} // namespace eternamente_temporario

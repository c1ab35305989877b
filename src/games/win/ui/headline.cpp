#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace win {

namespace {

namespace space = scene::space;

text::Text spoken_for(const In& in, bool white) {
    const auto& character = white ? in.view.white_character : in.view.black_character;
    const Team team = white ? in.view.arguing.white : in.view.arguing.black;
    if (!character) return words::turn_number(in.view.turn);
    return words::speaks(name_of(in.sitting, team), name_of(in.sitting, *character));
}

text::Text verdict(const In& in) {
    if (in.view.winner) return words::wins_game(name_of(in.sitting, *in.view.winner));
    if (!in.view.verdict || !in.view.verdict->winner) return words::tie();
    return words::wins_challenge(name_of(in.sitting, *in.view.verdict->winner));
}

struct Lines {
    text::Text large;
    text::Text small;
};

Lines lines_of(const In& in) {
    const View& view = in.view;
    const text::Text white = name_of(in.sitting, view.arguing.white);
    const text::Text black = name_of(in.sitting, view.arguing.black);
    switch (view.phase) {
    case Phase::draw_characters: return {words::pairing(white, black), words::turn_number(view.turn)};
    case Phase::reveal_challenge: return {words::pairing(white, black), words::reveal_hint()};
    case Phase::white_speaks: return {words::white_speaks(), spoken_for(in, true)};
    case Phase::black_speaks: return {words::black_speaks(), spoken_for(in, false)};
    case Phase::white_answers: return {words::white_answers(), words::answers(white)};
    case Phase::black_answers: return {words::black_answers(), words::answers(black)};
    case Phase::choose_vote_kind: return {words::who_will_win(), words::judge_argument()};
    case Phase::show_of_hands: return {words::who_will_win(), words::tap_voter()};
    case Phase::secret_vote: return {words::who_will_win(), words::votes_in(view.voted.size(), view.voters.size())};
    case Phase::verdict:
    case Phase::over: break;
    }
    return {verdict(in), view.verdict ? words::tally_spoken(view.verdict->tally.white, view.verdict->tally.black)
                                      : words::turn_number(view.turn)};
}

} // namespace

void add_headline(const In& in, const Plan& plan, scene::Builder& out) {
    const Lines lines = lines_of(in);
    const scene::Env& env = out.env();
    scene::Box box = plan.headline;
    // The standings are one tap away, at the side where the thumb is. As much is free on the other side, so that the
    // words stand in the middle.
    if (!in.sitting.watching) {
        const kit::Button standings{words::standings(),
                                    scene::command("win_sheet", static_cast<int>(Screen::Sheet::standings)),
                                    kit::Kind::plain, icon::podium};
        const scene::Box left = box.cut_left(space::target);
        const scene::Box right = box.cut_right(space::target);
        const scene::Box spot = env.left_handed ? left : right;
        kit::icon_button(out, scene::id("win_standings"), spot.centred({space::target, space::target}), standings);
        box = box.inset(space::hair, 0);
    }
    const scene::Box below = box.cut_bottom(env.line_height(scene::Style::small));
    kit::Words large{lines.large, scene::Style::title, scene::Ink::accent, scene::Align::centre};
    large.role = scene::Role::heading;
    large.cut = true;
    large.lines = box.h > env.line_height(scene::Style::title) * 1.2F ? 2 : 1;
    kit::label(out, scene::id("win_headline"), box, large).state.instant = true;
    kit::Words small{lines.small, scene::Style::small, scene::Ink::text, scene::Align::centre};
    small.cut = true;
    small.role = scene::Role::live;
    kit::label(out, scene::id("win_subline"), below, small).state.instant = true;
}

} // namespace win

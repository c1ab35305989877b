// The crowd: everybody at the table, below the stage; in a show of hands each voter's side is tapped.
#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/panel.h"
#include "kit/seat.h"
#include "scene/icons.h"

#include <algorithm>

namespace win {

namespace {

text::Text spoken_vote(const In& in, engine::Seat seat, Vote vote) {
    const std::string& who = in.sitting.name(seat);
    switch (vote) {
    case Vote::white: return words::voter_white(who);
    case Vote::black: return words::voter_black(who);
    case Vote::none: break;
    }
    return words::voter_none(who);
}

// What is known of that seat's vote right now.
Vote shown_vote(const In& in, engine::Seat seat) {
    if (in.view.phase == Phase::show_of_hands) return votes_now(in).of(seat);
    if (in.view.verdict && in.view.verdict->votes) return in.view.verdict->votes->of(seat);
    return Vote::none;
}

kit::SeatLook look_of(const In& in, engine::Seat seat) {
    const session::Person& person = in.sitting.person(seat);
    const View& view = in.view;
    kit::SeatLook look;
    look.name = words::plain(person.name);
    look.picture = icon::picture[person.picture % std::size(icon::picture)];
    look.colour = person.colour;
    look.spoken = spoken_seat(in, seat);
    const bool argues = seat == view.arguing.white || seat == view.arguing.black;
    look.current = argues;
    if (view.phase == Phase::show_of_hands) {
        look.dim = argues;
        if (view.voters.contains(seat)) {
            look.spoken = spoken_vote(in, seat, shown_vote(in, seat));
            look.drag = !in.sitting.watching && !in.sitting.over;
            if (look.drag) look.command = scene::command("win_tap_voter", seat.index(), -1);
        }
    } else if (view.phase == Phase::secret_vote) {
        look.dim = !view.voted.contains(seat);
    }
    return look;
}

// The side a voter stands on: a small vote card at the foot of the seat.
void add_vote_card(scene::Builder& out, engine::Seat seat, scene::Box box, Vote vote) {
    if (vote == Vote::none) return;
    const bool white = vote == Vote::white;
    scene::Panel card;
    card.fill = white ? scene::Ink::first : scene::Ink::second;
    card.edge = scene::Ink::accent;
    card.edge_width = 1.5F;
    card.radius = 3;
    card.lift = 4;
    const scene::Box spot{box.x + box.w * 0.5F + 8, box.y - 2, 18, 26};
    scene::Node& node = out.add(scene::id("win_vote", seat.index()), spot, card);
    node.state.decoration = true;
    node.state.overlap = true;
    node.z = 20;
    node.comes_from = scene::id("win_seat", seat.index());
}

// What that seat has won: small cards at its side, which come flying from the middle.
void add_prizes(const In& in, scene::Builder& out, engine::Seat seat, scene::Box box) {
    constexpr int most_goal = 5; // [WI-7]
    constexpr scene::Size card{20, 13};
    for (int i = 0; i < won_by(in.view, seat); ++i) {
        scene::Panel prize;
        prize.fill = scene::Ink::card;
        prize.edge = scene::Ink::on_card;
        prize.edge_width = 1;
        prize.radius = 3;
        prize.lift = 3;
        const float x = box.x + box.w * 0.5F - 40;
        const scene::Box spot{x, box.y + 2 + static_cast<float>(i) * 7, card.w, card.h};
        scene::Node& node = out.add(scene::id("win_prize", seat.index() * most_goal + i), spot, prize);
        node.state.decoration = true;
        node.state.overlap = true;
        node.z = 20 + i;
        node.comes_from = scene::id("win_challenge");
    }
}

} // namespace

void add_crowd(const In& in, const Plan& plan, scene::Builder& out) {
    if (plan.crowd.empty()) return;
    std::vector<engine::Seat> seats;
    for (const engine::Seat seat : in.view.playing) seats.push_back(seat);
    const scene::Env& env = out.env();
    const scene::NodeId id = scene::id("win_crowd");
    scene::Box box = plan.crowd;
    const kit::Rows tall = kit::seat_rows(env, box, static_cast<int>(seats.size()));
    scene::Box inside = kit::begin_scroll_panel(out, id, box, tall.height);
    if (tall.height < box.h) inside.y += (box.h - tall.height) / 2;
    inside.w = kit::scroll_width(box);
    const kit::Rows rows = kit::seat_rows(env, inside, static_cast<int>(seats.size()));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const scene::NodeId seat_id = scene::id("win_seat", seats[i].index());
        kit::seat(out, seat_id, rows.boxes[i], look_of(in, seats[i]), rows.size);
        add_prizes(in, out, seats[i], rows.boxes[i]);
        add_vote_card(out, seats[i], rows.boxes[i], shown_vote(in, seats[i]));
    }
    kit::end_scroll_panel(out);
}

} // namespace win

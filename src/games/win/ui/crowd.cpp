// The crowd: everybody at the table, below the stage; in a show of hands the voters, each with a card to turn.
#include "games/win/ui/parts.h"

#include "games/win/words.h"
#include "kit/panel.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace win {

namespace {

using scene::Box;
namespace space = scene::space;

text::Text spoken_vote(const In& in, engine::Seat seat, Vote vote) {
    const std::string& who = in.sitting.name(seat);
    switch (vote) {
    case Vote::white: return words::voter_white(who);
    case Vote::black: return words::voter_black(who);
    case Vote::none: break;
    }
    return words::voter_none(who);
}

// --- everybody, while nobody votes by hand ----------------------------------------------------------------------------

kit::SeatLook onlooker(const In& in, engine::Seat seat) {
    const View& view = in.view;
    kit::SeatLook look = look_of(in, seat);
    const Team team = team_of(in, seat);
    look.current = team == view.arguing.white || team == view.arguing.black;
    if (view.phase == Phase::secret_vote && view.voters.contains(seat)) look.chosen = view.voted.contains(seat);
    return look;
}

// What that seat's team has won: small cards at its side, which come flying from the middle.
void add_prizes(const In& in, scene::Builder& out, engine::Seat seat, Box box) {
    constexpr int most_goal = 5; // [WI-7]
    constexpr scene::Size card{20, 13};
    for (int i = 0; i < won_by(in.view, team_of(in, seat)); ++i) {
        scene::Panel prize;
        prize.fill = scene::Ink::card;
        prize.edge = scene::Ink::on_card;
        prize.edge_width = 1;
        prize.radius = 3;
        prize.lift = 3;
        const float x = box.x + box.w * 0.5F - 40;
        const Box spot{x, box.y + 2 + static_cast<float>(i) * 7, card.w, card.h};
        scene::Node& node = out.add(scene::id("win_prize", seat.index() * most_goal + i), spot, prize);
        node.state.decoration = true;
        node.state.overlap = true;
        node.z = 20 + i;
        node.comes_from = scene::id("win_challenge");
    }
}

void add_seats(const In& in, Box box, scene::Builder& out) {
    std::vector<engine::Seat> seats;
    for (const engine::Seat seat : in.view.playing) seats.push_back(seat);
    const int count = static_cast<int>(seats.size());
    const scene::Env& env = out.env();
    const kit::Rows tall = kit::seat_rows(env, box, count);
    Box inside = kit::begin_scroll_panel(out, scene::id("win_crowd"), box, tall.height);
    if (tall.height < box.h) inside.y += (box.h - tall.height) / 2;
    inside.w = kit::scroll_width(box);
    const kit::Rows rows = kit::seat_rows(env, inside, count);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        kit::seat(out, scene::id("win_seat", seats[i].index()), rows.boxes[i], onlooker(in, seats[i]), rows.size);
        add_prizes(in, out, seats[i], rows.boxes[i]);
    }
    kit::end_scroll_panel(out);
}

// --- a show of hands ----------------------------------------------------------------------------------------------------

// The card that a voter shows: where none is shown yet an empty place for it.
void add_vote_card(scene::Builder& out, engine::Seat seat, Box box, Vote vote) {
    const scene::NodeId id = scene::id("win_vote", seat.index());
    scene::Panel card;
    card.radius = 4;
    card.edge_width = 1.5F;
    if (vote == Vote::none) {
        card.fill = scene::Ink::none;
        card.edge = scene::Ink::muted;
        out.add(id.part("place"), box, card);
        return;
    }
    card.fill = vote == Vote::white ? scene::Ink::first : scene::Ink::second;
    card.edge = scene::Ink::accent;
    card.lift = 4;
    out.add(id, box, card).comes_from = scene::id("win_tile", seat.index());
}

void add_disc(const In& in, engine::Seat seat, Box box, scene::Builder& out) {
    const kit::SeatLook look = look_of(in, seat);
    scene::Disc disc;
    disc.fill = scene::seat_ink(look.colour);
    disc.ink = scene::Ink::on_seat;
    disc.icon = look.picture;
    disc.rim = scene::Ink::none;
    out.add(scene::id("win_tile", seat.index()).part("disc"), box, disc);
}

// A voter as one thing to tap: picture, name, and the card. [WI-9]
void add_tile(const In& in, engine::Seat seat, Box box, bool wide, scene::Builder& out) {
    const scene::NodeId id = scene::id("win_tile", seat.index());
    const Vote vote = votes_now(in).of(seat);
    scene::Panel sheet;
    sheet.fill = scene::Ink::raised;
    sheet.radius = 12;
    sheet.lift = 2;
    scene::Node& node = out.add(id, box, scene::Role::button, spoken_vote(in, seat, vote), sheet);
    const bool open = !in.sitting.watching && !in.sitting.over;
    node.state.instant = true;
    node.accepts.tap = open;
    node.accepts.drag = open;
    if (open) node.command = scene::command("win_tap_voter", seat.index(), -1);
    out.begin(id);
    constexpr float disc = 32;
    constexpr scene::Size card{22, 30};
    Box inside = box.inset(space::small, space::hair);
    Box name = inside;
    Box top = inside;
    if (!wide) {
        name = inside.cut_bottom(out.env().line_height(scene::Style::small));
        top = inside.centred({disc + space::small + card.w, inside.h});
    }
    add_disc(in, seat, top.cut_left(disc).centred({disc, disc}), out);
    add_vote_card(out, seat, top.cut_right(card.w).centred(card), vote);
    if (wide) name = top.inset(space::small, 0);
    kit::Words words{words::plain(in.sitting.name(seat)), scene::Style::small, scene::Ink::text,
                     wide ? scene::Align::left : scene::Align::centre};
    words.role = scene::Role::none;
    words.cut = true;
    kit::label(out, id.part("name"), name, words);
    out.end();
}

void add_tiles(const In& in, Box box, scene::Builder& out) {
    const Tiles tiles = tiles_in(out.env(), box, in.view.voters.size());
    Box inside = kit::begin_scroll_panel(out, scene::id("win_crowd"), box, tiles.height);
    if (tiles.height < box.h) inside.y += (box.h - tiles.height) / 2;
    int place = 0;
    for (const engine::Seat seat : in.view.voters) {
        const auto column = static_cast<float>(place % tiles.columns);
        const int line = place / tiles.columns;
        const auto row = static_cast<float>(line);
        const Box tile{inside.x + tiles.left + column * (tiles.size.w + space::small),
                       inside.y + row * (tiles.size.h + space::small), tiles.size.w, tiles.size.h};
        add_tile(in, seat, tile, tiles.wide, out);
        ++place;
    }
    kit::end_scroll_panel(out);
}

} // namespace

void add_crowd(const In& in, const Plan& plan, scene::Builder& out) {
    if (plan.crowd.empty()) return;
    if (in.view.phase == Phase::show_of_hands) {
        add_tiles(in, plan.crowd, out);
    } else {
        add_seats(in, plan.crowd, out);
    }
}

} // namespace win

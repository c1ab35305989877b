// The parts of the desk, each in a file of its own; screen.cpp puts them together.
//
// What always holds: a part adds Nodes and changes nothing. An open card is the same Node wherever it lies, and so is a
// card in a hand that its viewer may see: cards fly from place to place by themselves. Left out: where the parts lie
// (plan.h), what taps do (react.cpp).
#pragma once

#include "games/eternamente_temporario/ui/faces.h"
#include "games/eternamente_temporario/ui/screen.h"
#include "kit/button.h"

#include <span>

namespace eternamente_temporario {

using In = kit::In<Screen>;
using engine::Seat;

// --- the moment (moment.cpp) --------------------------------------------------------------------------------------

[[nodiscard]] const SeatView& seat_of(const View& view, Seat seat);
[[nodiscard]] const ArchiveView& archive_of(const View& view, Team team);
// Cards of the hand, the badge and the Archive that the seat plays from.
[[nodiscard]] CardSet usable_by(const View& view, Seat seat);
[[nodiscard]] CardSet badge_cards(const SeatView& seat);
// Whether that card is wild for the team. [ET-13]
[[nodiscard]] bool is_wild(const View& view, std::optional<Team> team, Card card);
// A card of a trick and the rank that it was played as.
struct PlayedCard {
    Card card;
    int rank = 1;
};
// The cards as the reading has them, lowest first; wild ones stand where they are needed.
[[nodiscard]] std::vector<PlayedCard> in_order(const Trick& trick);

// Whose own side of the table is shown: who looks, or who acts with nothing to hide. None: the table for all.
[[nodiscard]] std::optional<Seat> own_side(const In& in);
// Who acts at this moment, if one does.
[[nodiscard]] std::optional<Seat> actor_of(const In& in);
[[nodiscard]] Screen::Moment moment_of(const View& view, Seat actor);
// The choices that belong to this moment; fresh ones otherwise.
[[nodiscard]] Screen::Choices choices_of(const In& in);
// The seat passes by itself until this trick is cleared.
[[nodiscard]] bool passes_for_trick(const In& in, Seat seat);
// The seat can choose and commit here.
[[nodiscard]] bool may_act(const In& in, Seat seat);
// What a Stress card for passes is used as; none for the others.
[[nodiscard]] std::optional<Pass::Deed> deed_of(Stress stress);
// What is being put together.
[[nodiscard]] Draft draft_of(const In& in);

// --- the parts --------------------------------------------------------------------------------------------------------

inline scene::NodeId card_id(Card card) { return scene::id("et_card", card.id()); }
inline scene::NodeId seat_id(Seat seat) { return scene::id("et_seat", seat.index()); }

// Which moment it is. Whole: two lines.
void add_heading(const In& in, scene::Box box, scene::Builder& out);
float heading_height(const scene::Env& env);

// A seat with all that lies open before it; in three lines, or two where there is less room.
void add_plate(const In& in, scene::Box box, Seat seat, scene::Builder& out);
float plate_height(const scene::Env& env, bool low);
// All seats in a row, with no more than counts and whose turn it is.
void add_strip(const In& in, scene::Box box, scene::Builder& out);
float strip_height(const scene::Env& env);

// What lies in the middle: the trick, or what is taken in the draft, or how the round ended.
void add_trick(const In& in, scene::Box box, scene::Builder& out);
float trick_height(const scene::Env& env, float width);
void add_draft(const In& in, scene::Box box, scene::Builder& out);
float draft_height(const In& in, const scene::Env& env, float width);
void add_result(const In& in, scene::Box box, scene::Builder& out);
float result_height(const In& in, const scene::Env& env, float width);

// How the cards of one's own side may be chosen at this moment.
struct Choosing {
    bool on = false; // nothing can be chosen otherwise
    CardSet chosen;
    CardSet bright;       // can still help
    CardSet offered;      // may be tapped
    bool columns = false; // an Archive's columns are chosen from, not its cards
    bool drags = false;
};
[[nodiscard]] Choosing choosing_of(const In& in, Seat seat);

// The department's card with the wild one below it, and the columns.
void add_archive(const In& in, scene::Box box, Team team, const Choosing& choosing, scene::Builder& out);
float archive_height(const In& in, const scene::Env& env, Team team, float width);
// Whether its cards are then wide enough for index and suit, and for a finger.
bool archive_fits(const In& in, Team team, float width);
// One's own badge: two slots, and the Stress card in one of them.
void add_badge(const In& in, scene::Box box, Seat seat, const Choosing& choosing, scene::Builder& out);
scene::Size badge_size(const scene::Env& env);
void add_hand(const In& in, scene::Box box, Seat seat, const Choosing& choosing, scene::Builder& out);
// The two cards for the Archive and, for a Leader, the one of the wild rank. [ET-6]
void add_slots(const In& in, scene::Box box, Seat seat, scene::Builder& out);
float slots_height(const scene::Env& env);

// What may be done, and what is said to it.
struct Controls {
    text::Text line{}; // above the buttons
    std::vector<kit::Button> buttons{};
    std::vector<kit::Button> more{}; // small ones beside the line
};
[[nodiscard]] Controls own_controls(const In& in, Seat seat);
[[nodiscard]] Controls table_controls(const In& in);
void add_controls(scene::Box box, const Controls& controls, scene::Builder& out);
float controls_height(const scene::Env& env, float width, const Controls& controls);

// What lies over the desk: the ways to pass, the readings, a seat, a Stress card.
void add_sheet(const In& in, scene::Builder& out);

} // namespace eternamente_temporario

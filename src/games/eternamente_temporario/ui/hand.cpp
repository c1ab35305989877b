// One's own side of the desk: the hand, the badge, and what is chosen before the round.
#include "games/eternamente_temporario/ui/parts.h"
#include "games/eternamente_temporario/ui/spoken.h"

#include "kit/fan.h"
#include "kit/parts.h"
#include "kit/words.h"
#include "scene/icons.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

using scene::Box;
using scene::Env;
using scene::Ink;
using scene::NodeId;
using scene::Size;
namespace space = scene::space;

// By number with suits beside each other, or by suit with numbers in a row.
std::vector<Card> sorted(CardSet cards, bool by_rank) {
    std::vector<Card> hand;
    for (const Card card : cards) hand.push_back(card);
    const auto key = [by_rank](Card card) {
        const int suit = static_cast<int>(card.suit());
        return by_rank ? card.rank() * suit_count + suit : suit * (rank_count + 1) + card.rank();
    };
    std::ranges::stable_sort(hand, {}, key);
    return hand;
}

kit::CardLook look_of(const In& in, Size size, Card card, Seat seat, const Choosing& choosing, const Env& env) {
    const bool wild = is_wild(in.view, seat_of(in.view, seat).team, card);
    kit::CardLook look;
    look.face = feeling_face(env, size, card, Corner::of_hand, wild);
    look.back = feeling_back(size);
    look.name = wild ? words::card_wild(card.rank(), spoken(card.suit())) : spoken(card);
    look.chosen = choosing.chosen.contains(card);
    look.dim = choosing.on && !look.chosen && !choosing.bright.contains(card);
    if (choosing.on && choosing.offered.contains(card)) {
        look.command = scene::command("et_card", card.id());
        look.drag = choosing.drags;
    }
    return look;
}

void add_empty_hand(Box box, scene::Builder& out) {
    kit::Words words{words::hand_empty(), scene::Style::small, Ink::muted, scene::Align::centre};
    words.cut = true;
    kit::label(out, scene::id("et_hand_empty"), box, words);
}

} // namespace

void add_hand(const In& in, Box box, Seat seat, const Choosing& choosing, scene::Builder& out) {
    const auto& hand = seat_of(in.view, seat).hand;
    if (!hand || hand->empty()) {
        add_empty_hand(box, out);
        return;
    }
    const std::vector<Card> cards = sorted(*hand, in.local.by_rank);
    const Size size = kit::fan_card_size(out.env(), box, static_cast<int>(cards.size()));
    std::vector<kit::FanCard> fanned;
    fanned.reserve(cards.size());
    for (const Card card : cards) fanned.push_back({card_id(card), look_of(in, size, card, seat, choosing, out.env())});
    kit::fan(out, scene::id("et_hand", seat.index()), box, fanned, {words::hand_of(in.sitting.name(seat)), true});
}

namespace {

constexpr float badge_card = 54;

float badge_title(const Env& env) { return env.line_height(scene::Style::small); }

void add_empty_slot(Box box, int slot, const Choosing& choosing, scene::Builder& out) {
    scene::Panel empty;
    empty.fill = Ink::none;
    empty.edge = Ink::panel_edge;
    empty.edge_width = 2;
    empty.radius = 7;
    scene::Node& node = out.add(scene::id("et_slot", slot), box, scene::Role::image, words::badge_empty(), empty);
    node.state.instant = true;
    node.accepts.drop = choosing.drags;
    node.command = scene::command("et_drop_badge", slot);
}

void add_own_stress(const In& in, Box box, Seat seat, Stress stress, scene::Builder& out) {
    const Screen::Choices choices = choices_of(in);
    kit::CardLook look;
    look.face = stress_face(out.env(), box.size(), stress);
    look.back = feeling_back(box.size());
    look.name = words::stress_held(spoken(stress));
    look.chosen = choices.play.with_stress || (choices.pass && choices.pass->deed >= Pass::Deed::give);
    look.command = scene::command("et_stress_show", static_cast<int>(stress));
    look.held = look.command;
    look.lift = look.chosen ? 10.0F : 2.0F;
    const bool ready =
        may_act(in, seat) && in.view.phase == Phase::turns && in.assess(seat, draft_of(in)).stress_possible;
    kit::card(out, scene::id("et_own_stress"), box, look);
    if (!ready) return;
    // A small light: it can be used now.
    const Box lamp{box.right() - 9, box.bottom() - 9, 14, 14};
    scene::Node& node =
        kit::sheet(out, scene::id("et_own_stress").part("ready"), lamp, Ink::accent, 7, 3, Ink::on_accent, 2);
    node.z += 2;
    node.state.overlap = true;
    node.state.decoration = true;
}

} // namespace

Size badge_size(const Env& env) {
    return {2 * badge_card + 3 * space::small, badge_title(env) + badge_card * kit::card_ratio + 2 * space::small};
}

void add_badge(const In& in, Box box, Seat seat, const Choosing& choosing, scene::Builder& out) {
    const SeatView& own = seat_of(in.view, seat);
    if (!own.team) return;
    scene::Panel panel;
    panel.fill = Ink::panel;
    panel.edge = ink_of(*own.team);
    panel.edge_width = 1.5F;
    panel.radius = 12;
    box = box.centred({box.w, std::min(box.h, badge_size(out.env()).h)});
    const NodeId id = scene::id("et_badge");
    scene::Node& group = out.add(id, box, scene::Role::group, words::badge_of(in.sitting.name(seat)), panel);
    group.state.instant = true;
    out.begin(id);
    box = box.inset(space::small);
    // The card is too small for its name.
    kit::Words title{own.stress ? spoken(*own.stress) : words::badge_label(), scene::Style::small, ink_of(*own.team),
                     scene::Align::centre};
    title.cut = true;
    title.role = scene::Role::none;
    kit::label(out, id.part("title"), box.cut_top(badge_title(out.env())), title);
    for (int slot = 0; slot < 2; ++slot) {
        const Box place = box.cut_left(badge_card).centred({badge_card, std::min(box.h, badge_card * kit::card_ratio)});
        box.cut_left(space::small);
        const auto& card = own.badge[static_cast<std::size_t>(slot)];
        if (slot == 0 && own.stress)
            add_own_stress(in, place, seat, *own.stress, out);
        else if (card)
            kit::card(out, card_id(*card), place, look_of(in, place.size(), *card, seat, choosing, out.env()));
        else
            add_empty_slot(place, slot, choosing, out);
    }
    out.end();
}

namespace {

constexpr float slot_card = 76;

struct Slot {
    std::optional<Card> card{};
    bool wild = false;
    bool next = false;  // the next card goes here
    bool other = false; // free, and as good as the next one
};

std::vector<Slot> slots_of(const In& in, Seat seat) {
    const SeatView& own = seat_of(in.view, seat);
    const Screen::Choices choices = choices_of(in);
    const CommitDraft draft = own.choice ? CommitDraft{own.choice->cards, own.choice->wild} : choices.commit;
    std::vector<Slot> slots;
    for (const Card card : draft.cards) slots.push_back({card});
    slots.resize(2);
    if (own.leader) slots.push_back({draft.wild, true});
    if (own.choice) return slots;
    const bool wild_first = own.leader && !draft.wild && (choices.wild_next || draft.cards.size() >= 2);
    bool any = false;
    for (Slot& slot : slots) {
        if (slot.card || slot.wild != wild_first) continue;
        slot.other = any;
        slot.next = !any;
        any = true;
    }
    return slots;
}

void add_commit_slot(const In& in, Box box, const Slot& slot, int number, Seat seat, scene::Builder& out) {
    const Env& env = out.env();
    const text::Text kind = slot.wild ? words::slot_wild() : words::slot_archive();
    const Box title = box.cut_bottom(env.line_height(scene::Style::small));
    const NodeId id = scene::id("et_commit", number);
    scene::Panel place;
    place.fill = Ink::panel;
    place.edge = slot.next ? Ink::accent : slot.wild ? Ink::on_back : Ink::panel_edge;
    place.edge_width = slot.next ? 3.0F : 1.5F;
    place.radius = 8;
    // A filled slot is emptied, a free one is filled next.
    const bool pressed = may_act(in, seat) && !slot.next && !slot.other;
    scene::Node& node = out.add(id, box, pressed ? scene::Role::button : scene::Role::image,
                                slot.card ? words::slot_card(kind, spoken(*slot.card)) : words::slot_free(kind), place);
    node.state.instant = true;
    node.command = scene::command("et_commit_slot", slot.card ? slot.card->id() : -1, slot.wild ? 1 : 0);
    node.accepts.tap = pressed;
    node.accepts.drop = may_act(in, seat);
    out.begin(id);
    if (slot.card) {
        const Box inside = box.inset(3);
        scene::Card face{feeling_face(env, inside.size(), *slot.card, Corner::of_hand, slot.wild), {}};
        kit::shape(out, id.part("face"), inside, face).place.lift = 3;
    } else if (slot.wild) {
        kit::picture(out, id.part("wild"), box.inset(box.w * 0.25F), icon::wild, Ink::on_back);
    }
    out.end();
    kit::Words words{kind, scene::Style::small, slot.next ? Ink::accent : Ink::muted, scene::Align::centre};
    words.cut = true;
    words.role = scene::Role::none;
    kit::label(out, id.part("title"), title, words);
}

} // namespace

float slots_height(const Env& env) {
    return slot_card * kit::card_ratio + env.line_height(scene::Style::small) + 2 * space::small;
}

void add_slots(const In& in, Box box, Seat seat, scene::Builder& out) {
    const std::vector<Slot> slots = slots_of(in, seat);
    const auto count = static_cast<float>(slots.size());
    const float wished = slot_card * std::min(1.5F, out.env().text_scale);
    const float width = std::min(wished, (box.w - (count - 1) * space::normal) / count);
    const float height = std::min(box.h, slots_height(out.env()));
    Box row = box.centred({count * width + (count - 1) * space::normal, height - space::small});
    for (int i = 0; i < static_cast<int>(slots.size()); ++i) {
        add_commit_slot(in, row.cut_left(width), slots[static_cast<std::size_t>(i)], i, seat, out);
        row.cut_left(space::normal);
    }
}

} // namespace eternamente_temporario

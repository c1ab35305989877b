// Passing, with at most one thing done. [ET-16] [ET-20]
#include "games/eternamente_temporario/rules/passing.h"

#include "games/eternamente_temporario/rules/turn.h"

namespace eternamente_temporario {

namespace {

Checked holds(const State& state, Seat seat, Stress stress) {
    const auto held = state.at(seat).stress;
    if (!held) return refuse(Reason::no_stress);
    return held == stress ? Checked{} : refuse(Reason::stress_moment);
}

bool is_available(const State& state, Seat seat, Card card) {
    return archive_of(state, seat).available().contains(card);
}

// What makes the deed impossible with any card comes first: a screen asks before a card is chosen.
Checked check_cover(const State& state, Seat seat, const Pass& pass) {
    if (!archive_of(state, seat).has_column(pass.column)) return refuse(Reason::no_column);
    if (!state.at(seat).hand.contains(pass.card)) return refuse(Reason::not_in_hand);
    return {};
}

Checked check_to_badge(const State& state, Seat seat, const Pass& pass) {
    if (!state.at(seat).free_slot()) return refuse(Reason::badge_full, badge_slots);
    if (!is_available(state, seat, pass.card)) return refuse(Reason::not_available);
    return {};
}

Checked check_give(const State& state, Seat seat, const Pass& pass) {
    if (auto held = holds(state, seat, Stress::call_transfer); !held) return held;
    if (!cards_for_stress(state, seat, Stress::call_transfer).contains(pass.card)) return refuse(Reason::not_available);
    if (!teammates(state, seat).contains(pass.receiver)) return refuse(Reason::no_teammate);
    return {};
}

Checked check_fetch(const State& state, Seat seat, const Pass& pass) {
    if (auto held = holds(state, seat, Stress::backlog); !held) return held;
    if (!cards_for_stress(state, seat, Stress::backlog).contains(pass.card)) return refuse(Reason::not_in_archive);
    return {};
}

Checked check_shred(const State& state, Seat seat, const Pass& pass) {
    if (auto held = holds(state, seat, Stress::shredder); !held) return held;
    if (!cards_for_stress(state, seat, Stress::shredder).contains(pass.card)) return refuse(Reason::not_shreddable);
    return {};
}

Checked check_drop(const State& state, Seat seat) {
    const auto held = state.at(seat).stress;
    if (!held) return refuse(Reason::no_stress);
    if (!used_when_passing(*held)) return refuse(Reason::stress_moment);
    if (!cards_for_stress(state, seat, *held).empty()) return refuse(Reason::something_to_do);
    return {};
}

Place take_from_archive(State& state, Seat seat, Card card) {
    const auto spot = archive_of(state, seat).find(card);
    assert(spot);
    archive_of(state, seat).take(*spot);
    return {Place::Zone::archive, static_cast<std::uint8_t>(spot->column), static_cast<std::uint8_t>(spot->depth)};
}

Place take_anywhere(State& state, Seat seat, Card card) {
    Player& player = state.at(seat);
    if (player.hand.contains(card)) {
        player.hand.erase(card);
        return {};
    }
    for (std::uint8_t slot = 0; slot < badge_slots; ++slot) {
        if (player.badge[slot] != card) continue;
        player.badge[slot].reset();
        return {Place::Zone::badge, slot, 0};
    }
    return take_from_archive(state, seat, card);
}

void move_to_badge(State& state, Seat seat, Card card, Events& events) {
    const Place from = take_from_archive(state, seat, card);
    const int slot = *state.at(seat).free_slot();
    state.at(seat).badge[static_cast<std::size_t>(slot)] = card;
    events.emplace_back(MovedToBadge{seat, card, from.slot, static_cast<std::uint8_t>(slot)});
}

void cover(State& state, Seat seat, const Pass& pass, Events& events) {
    state.at(seat).hand.erase(pass.card);
    archive_of(state, seat).cover(pass.column, pass.card);
    events.emplace_back(Covered{seat, pass.card, pass.column});
}

void use_stress(State& state, Seat seat, const Pass& pass, Events& events) {
    discard_stress(state, seat, pass.deed == Pass::Deed::drop, events);
    if (pass.deed == Pass::Deed::give) {
        const Place from = take_anywhere(state, seat, pass.card);
        state.at(pass.receiver).hand.insert(pass.card);
        events.emplace_back(Given{seat, pass.receiver, from, pass.card});
    } else if (pass.deed == Pass::Deed::fetch) {
        const Place from = take_from_archive(state, seat, pass.card);
        state.at(seat).hand.insert(pass.card);
        events.emplace_back(Fetched{seat, from, pass.card});
    } else if (pass.deed == Pass::Deed::shred) {
        const Place from = take_anywhere(state, seat, pass.card);
        state.discarded.insert(pass.card);
        events.emplace_back(Shredded{seat, from, pass.card});
    }
}

} // namespace

SeatSet teammates(const State& state, Seat seat) {
    SeatSet others;
    for (const Seat other : state.everyone())
        if (other != seat && state.at(other).team == state.at(seat).team) others.insert(other);
    return others;
}

CardSet cards_for_stress(const State& state, Seat seat, Stress stress) {
    const Player& player = state.at(seat);
    const Archive& archive = archive_of(state, seat);
    switch (stress) {
    case Stress::call_transfer: return player.hand | archive.available();
    case Stress::backlog: return archive.cards();
    case Stress::shredder: return player.hand | player.badge_cards() | archive.available();
    default: return {};
    }
}

Checked check_move(const State& state, Seat seat, const Pass& pass) {
    if (!state.trick && !must_drop_stress(state, seat)) return refuse(Reason::must_lead);
    if (!state.trick && pass.deed != Pass::Deed::drop) return refuse(Reason::must_drop);
    switch (pass.deed) {
    case Pass::Deed::nothing: return {};
    case Pass::Deed::cover: return check_cover(state, seat, pass);
    case Pass::Deed::to_badge: return check_to_badge(state, seat, pass);
    case Pass::Deed::give: return check_give(state, seat, pass);
    case Pass::Deed::fetch: return check_fetch(state, seat, pass);
    case Pass::Deed::shred: return check_shred(state, seat, pass);
    case Pass::Deed::drop: return check_drop(state, seat);
    }
    return refuse(Reason::not_now);
}

bool apply_move(State& state, Seat seat, const Pass& pass, Events& events) {
    events.emplace_back(Passed{seat});
    switch (pass.deed) {
    case Pass::Deed::nothing: break;
    case Pass::Deed::cover: cover(state, seat, pass, events); break;
    case Pass::Deed::to_badge: move_to_badge(state, seat, pass.card, events); break;
    default: use_stress(state, seat, pass, events); break;
    }
    end_turn(state, seat, false, events);
    // A card given out of the hand is the giver's own secret: it may be taken back.
    return false;
}

} // namespace eternamente_temporario

// Who acts, and what is chosen at this moment.
#include "games/eternamente_temporario/ui/parts.h"

#include <algorithm>
#include <utility>

namespace eternamente_temporario {

const SeatView& seat_of(const View& view, Seat seat) { return view.seats[static_cast<std::size_t>(seat.index())]; }

const ArchiveView& archive_of(const View& view, Team team) { return view.archives[static_cast<std::size_t>(team)]; }

CardSet badge_cards(const SeatView& seat) {
    CardSet cards;
    for (const auto& slot : seat.badge)
        if (slot) cards.insert(*slot);
    return cards;
}

CardSet usable_by(const View& view, Seat seat) {
    const SeatView& own = seat_of(view, seat);
    CardSet cards = own.hand.value_or(CardSet{}) | badge_cards(own);
    if (own.team)
        for (const auto& column : archive_of(view, *own.team).columns)
            for (const Card card : column) cards.insert(card);
    return cards;
}

bool is_wild(const View& view, std::optional<Team> team, Card card) {
    if (!team) return false;
    const auto& wild = archive_of(view, *team).wild;
    return wild && wild->rank() == card.rank();
}

namespace {

// Of one rank, by suit; wild ones, which are of another, last.
std::vector<PlayedCard> set_in_order(const Trick& trick) {
    std::vector<PlayedCard> cards;
    cards.reserve(bomb_size);
    for (const Card card : trick.cards) cards.push_back({card, trick.reading.top});
    std::ranges::stable_sort(cards, {}, [&](const PlayedCard& played) {
        return std::pair{played.card.rank() != trick.reading.top, played.card.suit()};
    });
    return cards;
}

} // namespace

std::vector<PlayedCard> in_order(const Trick& trick) {
    if (trick.reading.kind != Kind::run) return set_in_order(trick);
    std::vector<PlayedCard> cards;
    cards.reserve(bomb_size);
    CardSet left = trick.cards;
    const int low = lowest_rank(trick.reading);
    for (int rank = low; rank <= trick.reading.top; ++rank) {
        const CardSet natural = left & CardSet::of_rank(rank) & CardSet::of_suit(trick.reading.suit);
        if (natural.empty()) continue;
        cards.push_back({natural.first(), rank});
        left.erase(natural.first());
    }
    // What is left is wild and fills the gaps.
    for (int rank = low; rank <= trick.reading.top && !left.empty(); ++rank) {
        if (std::ranges::any_of(cards, [rank](const PlayedCard& played) { return played.rank == rank; })) continue;
        cards.push_back({left.first(), rank});
        left.erase(left.first());
    }
    std::ranges::sort(cards, {}, &PlayedCard::rank);
    return cards;
}

std::optional<Seat> actor_of(const In& in) {
    const View& view = in.view;
    if (in.sitting.watching || view.waiting_on.empty()) return std::nullopt;
    if (in.sitting.viewer.is_seat()) {
        const Seat seat = in.sitting.viewer.seat();
        return view.waiting_on.contains(seat) ? std::optional{seat} : std::nullopt;
    }
    if (view.phase == Phase::choice && !view.open_hands) return std::nullopt;
    return *view.waiting_on.begin();
}

std::optional<Seat> own_side(const In& in) {
    if (in.sitting.viewer.is_seat()) return in.sitting.viewer.seat();
    const auto actor = actor_of(in);
    if (!actor || in.sitting.over) return std::nullopt;
    switch (in.view.phase) {
    case Phase::choice:
    case Phase::draft: return in.view.open_hands ? actor : std::nullopt;
    case Phase::turns: return in.view.open_hands || seat_of(in.view, *actor).hand_count == 0 ? actor : std::nullopt;
    case Phase::result:
    case Phase::over: break;
    }
    return std::nullopt;
}

Screen::Moment moment_of(const View& view, Seat actor) {
    return {view.round, view.phase, actor, view.tricks, view.trick ? view.trick->cards : CardSet{}};
}

Screen::Choices choices_of(const In& in) {
    const auto actor = actor_of(in);
    if (!actor || in.local.moment != moment_of(in.view, *actor)) return {};
    return in.local.choices;
}

bool passes_for_trick(const In& in, Seat seat) {
    const View& view = in.view;
    return view.trick && view.trick->by != seat && in.local.passing.contains(seat) &&
           in.local.passing_round == view.round && in.local.passing_trick == view.tricks;
}

bool may_act(const In& in, Seat seat) { return actor_of(in) == seat; }

std::optional<Pass::Deed> deed_of(Stress stress) {
    switch (stress) {
    case Stress::call_transfer: return Pass::Deed::give;
    case Stress::backlog: return Pass::Deed::fetch;
    case Stress::shredder: return Pass::Deed::shred;
    default: return std::nullopt;
    }
}

Draft draft_of(const In& in) {
    const Screen::Choices choices = choices_of(in);
    switch (in.view.phase) {
    case Phase::choice: return choices.commit;
    case Phase::draft: return choices.badge;
    case Phase::turns:
        if (choices.pass) return *choices.pass;
        return choices.play;
    case Phase::result:
    case Phase::over: break;
    }
    return NextRound{};
}

} // namespace eternamente_temporario

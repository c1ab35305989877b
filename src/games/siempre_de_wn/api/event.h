// What happened, for animation and narration.
//
// What always holds: what an event tells is in the views before and after as well; a card taken or placed in secret has
// no face but for its own seat, an arrow in secret no target. Left out: what follows from comparing views, such as
// heights of piles.
#pragma once

#include "engine/seat.h"
#include "games/siempre_de_wn/api/view.h"

#include <optional>
#include <variant>

namespace siempre_de_wn {

struct TurnBegan {
    engine::Seat seat{};
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct ActiveChosen { // a team leader's first active worker [WN-22]
    engine::Seat seat{};
    std::uint8_t place = 0;
    friend bool operator==(const ActiveChosen&, const ActiveChosen&) = default;
};
struct ActiveMoved { // to the next worker on the right [WN-22] [WN-23]
    engine::Seat seat{};
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend bool operator==(const ActiveMoved&, const ActiveMoved&) = default;
};
struct Took { // cards from the draw pile [WN-6] [WN-8]
    engine::Seat seat{};
    std::uint8_t count = 0;
    std::optional<Cards> cards{}; // for the taker
    PileLore found;               // for the taker: the half was used up
    friend bool operator==(const Took&, const Took&) = default;
};
struct Walked {
    engine::Seat seat{};
    Tile from{};
    Tile to{};
    friend bool operator==(const Walked&, const Walked&) = default;
};
struct Idle { // nothing can be done there, nor anywhere near [WN-9]
    engine::Seat seat{};
    friend bool operator==(const Idle&, const Idle&) = default;
};
struct Placed {
    engine::Seat seat{};
    Tile tile{};
    TaskType announced = TaskType::email;
    std::optional<Card> card{}; // for who placed it
    friend bool operator==(const Placed&, const Placed&) = default;
};
struct BossPlayed {
    engine::Seat seat{};
    PlayBoss boss;
    friend bool operator==(const BossPlayed&, const BossPlayed&) = default;
};
struct HandShown { // Auditoría [WN-11]
    engine::Seat to{};
    engine::Seat target{};
    std::optional<Cards> hand{}; // for `to`
    friend bool operator==(const HandShown&, const HandShown&) = default;
};
struct Revealed { // [WN-12]
    Reveal reveal;
    friend bool operator==(const Revealed&, const Revealed&) = default;
};
struct TokensPlaced {
    Tile tile{};
    Tokens tokens;
    friend bool operator==(const TokensPlaced&, const TokensPlaced&) = default;
};
struct DeckRanOut { // the last card was taken [WN-17]
    engine::Seat by{};
    friend bool operator==(const DeckRanOut&, const DeckRanOut&) = default;
};
struct PointingBegan {
    Occasion occasion = Occasion::dedocracia;
    engine::Seat starter{};
    friend bool operator==(const PointingBegan&, const PointingBegan&) = default;
};
struct Pointed { // in secret
    engine::Seat seat{};
    std::optional<engine::Seat> target{}; // for who pointed
    friend bool operator==(const Pointed&, const Pointed&) = default;
};
struct Counted { // all arrows at once; somebody is fired, or it is a tie
    Vote vote;
    friend bool operator==(const Counted&, const Counted&) = default;
};
struct LeftOffice { // fired, or a team leader without workers: cards and meeple go [WN-15]
    engine::Seat seat{};
    std::uint8_t cards = 0;
    friend bool operator==(const LeftOffice&, const LeftOffice&) = default;
};
struct Prestige { // one token [WN-18] [WN-19]
    enum class For : std::uint8_t { debate, volao, claim };
    engine::Seat seat{};
    For what = For::debate;
    friend bool operator==(const Prestige&, const Prestige&) = default;
};
struct Claimed { // [WN-20]
    engine::Seat seat{};
    std::uint8_t place = 0;
    Worker worker = Worker::jose_cornelio;
    friend bool operator==(const Claimed&, const Claimed&) = default;
};
struct Ended {
    Result result;
    engine::SeatSet winners;
    friend bool operator==(const Ended&, const Ended&) = default;
};

using Event =
    std::variant<TurnBegan, ActiveChosen, ActiveMoved, Took, Walked, Idle, Placed, BossPlayed, HandShown, Revealed,
                 TokensPlaced, DeckRanOut, PointingBegan, Pointed, Counted, LeftOffice, Prestige, Claimed, Ended>;

} // namespace siempre_de_wn

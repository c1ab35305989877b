// What somebody may see of a match. [ALL-3]
//
// Filled field by field. Secret are: workers until they are fired or claimed; hands; cards that lie face down, but for
// one's own; the draw pile, of which everybody sees how high it is and nobody where the webeos begin; arrows not shown
// yet; the hands of those who were fired, for ever. What always holds: none of that is in a view but for who may know
// it; workers are open to all once the match is over. Left out: the seed, and the order of the pile, which there is not.
#pragma once

#include "engine/seat.h"
#include "games/siempre_de_wn/api/action.h"
#include "games/siempre_de_wn/api/count.h"
#include "games/siempre_de_wn/api/workers.h"

#include <array>
#include <optional>
#include <vector>

namespace siempre_de_wn {

enum class Way : std::uint8_t { base, career, leaders };

enum class Phase : std::uint8_t {
    start,    // one after the other looks at the role and takes three cards [WN-6]
    walk,     // whose turn it is walks [WN-8]
    act,      // and does one thing there
    inspect,  // and looks at another hand: Auditoría [WN-11]
    pointing, // everybody points [WN-10] [WN-14]
    over,
};

enum class Occasion : std::uint8_t {
    dedocracia,  // [WN-10]
    debate,      // a task was ruined [WN-14]
    last_debate, // the last card was taken [WN-17]
};

// Somebody pointed out by most. [WN-15]
struct Firing {
    engine::Seat seat{};
    Worker worker = Worker::wn_pillo;
    std::uint8_t place = 0; // in the row
    friend bool operator==(const Firing&, const Firing&) = default;
};

// How everybody pointed, once counted.
struct Vote {
    Occasion occasion = Occasion::dedocracia;
    engine::Seat starter{};
    Arrows arrows;
    std::optional<Firing> fired{}; // none: a tie
    friend bool operator==(const Vote&, const Vote&) = default;
};

struct Announcement {
    engine::Seat by{};
    TaskType type = TaskType::email;
    friend bool operator==(const Announcement&, const Announcement&) = default;
};

// A task whose last card was placed. [WN-12]
struct Reveal {
    engine::Seat by{};                                 // who placed the last card
    Tile tile{};                                       // the workspace
    Tokens tokens;                                     // what was asked for
    bool done = false;                                 // else ruined
    std::uint8_t count = 0;                            // of cards
    std::array<Card, most_tokens> cards{};             // the first `count`, in the shuffled order
    std::array<Announcement, most_tokens> announced{}; // the first `count`, in the order in which they were placed
    friend bool operator==(const Reveal&, const Reveal&) = default;
};

enum class Ending : std::uint8_t {
    four_done,   // [WN-13]
    four_ruined, // [WN-13]
    wns_fired,   // all of them; among team leaders three [WN-16] [WN-24]
    wns_remain,  // two players left with a WN among them, or no worker left [WN-16]
    four_fired,  // team leaders [WN-24]
    deck_out,    // after the last debate [WN-17]
};
enum class Side : std::uint8_t { workers, wns, neither };

struct Result {
    Ending ending = Ending::four_done;
    Side side = Side::workers; // neither: only where team leaders' deck ran out
    friend bool operator==(const Result&, const Result&) = default;
};

// What was learnt of the draw pile by taking from it. [WN-8]
struct PileLore {
    bool tasks_gone = false;
    bool webeos_gone = false;
    friend bool operator==(const PileLore&, const PileLore&) = default;
};

struct WorkerView {
    std::optional<Worker> worker{}; // for who may know it
    bool fired = false;             // discarded, face up
    bool shown = false;             // claimed, face up [WN-20]
    friend bool operator==(const WorkerView&, const WorkerView&) = default;
};

struct SeatView {
    bool employed = true;
    Tile at{}; // the meeple, of those who are employed
    int hand_count = 0;
    bool has_begun = false;      // has taken the first three cards
    std::vector<WorkerView> row; // one worker, or a team leader's three
    int active = 0;              // place of the active worker; open to all [WN-22]
    int done = 0;                // markers before a player [WN-18]
    int ruined = 0;
    int prestige = 0; // tokens before a player
    // Only for who may see them:
    std::optional<Cards> hand{};
    bool webeo_due = false; // the next draw needs one from the bottom [WN-6]
    PileLore lore;
    Places claims; // workers whose objective is fulfilled and may be claimed on one's turn [WN-20]
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct PlacedView {
    engine::Seat by{};
    TaskType announced = TaskType::email;
    std::optional<Card> card{}; // one's own, and all once the match is over, for the omniscient
    friend bool operator==(const PlacedView&, const PlacedView&) = default;
};

struct WorkspaceView {
    Tokens tokens;
    std::vector<PlacedView> placed; // in order
    friend bool operator==(const WorkspaceView&, const WorkspaceView&) = default;
};

// While everybody points.
struct PointingView {
    Occasion occasion = Occasion::dedocracia;
    engine::Seat starter{};             // counts to three
    std::vector<engine::Seat> speaking; // order of speaking, the starter last; none in a Dedocracia
    engine::SeatSet pointed;            // in secret: who has
    std::optional<engine::Seat> own{};  // in secret: at whom the viewer points
    friend bool operator==(const PointingView&, const PointingView&) = default;
};

// The hand that an Auditoría shows, to who played it.
struct Inspection {
    engine::Seat target{};
    std::optional<Cards> hand{};
    friend bool operator==(const Inspection&, const Inspection&) = default;
};

struct View {
    std::optional<engine::Seat> viewer{}; // none for the public and the omniscient
    Phase phase = Phase::start;
    engine::SeatSet waiting_on;
    engine::Seat first{}; // had the first turn
    engine::Seat turn{};

    // What was agreed.
    Way way = Way::base;
    int wns = 1; // among the workers that were dealt
    int bosses = 6;
    bool take_three_more = false; // [WN-8]
    bool strict = false;          // [WN-17]
    bool secret_pointing = false;
    int talk_seconds = 0; // 0: no timer

    std::vector<SeatView> seats;
    std::vector<WorkspaceView> workspaces; // tile 1 first
    Tokens reserve;
    int refill_tokens = 3;
    int pile = 0;   // cards in the draw pile
    Cards discards; // all of them were open
    int gone = 0;   // cards that left the game unseen [WN-15]
    int done = 0;   // in all, by whomever
    int ruined = 0;

    // Where whose turn it is may walk. For that seat it is certain; others see where everybody with as many cards
    // might find something to do: there the meeple may be moved on the public table. Phase walk.
    TileSet moves;

    std::optional<PointingView> pointing{};
    std::optional<Inspection> inspection{};
    std::optional<Reveal> last_reveal{}; // the latest of the match
    std::optional<Vote> last_vote{};     // the latest of the match

    std::optional<Result> result{};
    std::vector<SeatCount> counts; // once over, but for the base game
    engine::SeatSet winners;       // once over

    friend bool operator==(const View&, const View&) = default;
};

} // namespace siempre_de_wn

// One match in play: who sits where, what was done, who is looking.
//
// The session keeps the log and everything that follows from it: the present state, undo up to the last barrier, what
// each seat has not seen yet, and the curtain. What always holds: the state is what the log replays to (or, after a
// revision of the rules, what the snapshot says: then the history is locked); at rest the viewer is the public table;
// only look() gives a seat's view, and every change of viewer goes through here. Left out: bytes of saves (save.h),
// drawing, clocks.
#pragma once

#include "engine/game_module.h"
#include "session/people.h"

#include <expected>
#include <span>
#include <vector>

namespace session {

// One action as it was done.
struct Entry {
    engine::Seat seat;
    engine::Bytes action;
    bool undo_barrier = false;
};

// What a submitted action led to, for the one who looks now.
struct Happening {
    std::vector<engine::Value> events; // projected for the viewer at that moment
    bool undo_barrier = false;
    bool over = false;
};

class Session {
  public:
    // Deals. The setup fits the game, and there is one person a seat.
    Session(const engine::GameModule& game, const engine::Setup& setup, std::uint64_t seed, People people);

    [[nodiscard]] const engine::GameModule& game() const { return *game_; }
    [[nodiscard]] const engine::Setup& setup() const { return setup_; }
    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    [[nodiscard]] const People& people() const { return people_; }
    // Renames, recolours; the number of people stays.
    void set_people(People people);

    // --- the curtain ------------------------------------------------------------------------------------------------
    [[nodiscard]] engine::Viewer viewer() const { return viewer_; }
    // Nothing but whose it is may be on screen: after a reload, a return to the tab, going back.
    [[nodiscard]] bool blank() const { return blank_; }
    void look(engine::Seat seat);
    void hide();
    void draw_curtain(); // blank until open_curtain
    void open_curtain();

    // --- what is seen -----------------------------------------------------------------------------------------------
    // For the present viewer; omniscient once the game is over.
    [[nodiscard]] engine::Value view() const;
    [[nodiscard]] engine::Value view_for(engine::Viewer viewer) const { return game_->view(state_, viewer); }
    [[nodiscard]] engine::SeatSet waiting_on() const { return game_->waiting_on(state_); }
    [[nodiscard]] bool over() const { return ended_ || waiting_on().empty(); }
    // The table ended the game early [ALL-5].
    [[nodiscard]] bool ended_early() const { return ended_; }
    void end_early() { ended_ = true; }
    [[nodiscard]] engine::Privacy privacy(engine::Seat seat) const { return game_->privacy(state_, seat); }
    [[nodiscard]] engine::Value assess(engine::Seat seat, const engine::Value& draft) const {
        return game_->assess(state_, seat, draft);
    }
    // For program players and tests, never for a screen.
    [[nodiscard]] std::vector<engine::Bytes> legal(engine::Seat seat) const { return game_->legal(state_, seat); }
    [[nodiscard]] std::vector<int> standing() const { return game_->standing(state_); }
    // Public events since that seat last looked, as that seat may see them; looking clears them.
    [[nodiscard]] std::vector<engine::Value> unseen(engine::Seat seat) const;
    // Of the whole state: for tests and saves, never for a screen.
    [[nodiscard]] std::uint64_t digest() const { return game_->digest_of(state_); }
    // The whole state as bytes, secrets and all: for saves.
    [[nodiscard]] engine::Bytes snapshot() const { return game_->encode_state(state_); }

    // The same match with another state that the present viewer cannot tell from this one: whatever differs between
    // the pictures of the two is a leak. For tests.
    [[nodiscard]] Session another(engine::Rng& chance) const;

    // --- what is done -----------------------------------------------------------------------------------------------
    std::expected<Happening, engine::Refusal> submit(engine::Seat seat, const engine::Value& action);
    std::expected<Happening, engine::Refusal> submit_bytes(engine::Seat seat, engine::ByteView action);

    // --- what was done ----------------------------------------------------------------------------------------------
    [[nodiscard]] std::span<const Entry> log() const { return log_; }
    // The last action can be taken back: there is one, it was no barrier, and the history is not locked.
    [[nodiscard]] bool can_undo() const;
    [[nodiscard]] engine::Seat last_actor() const { return log_.back().seat; }
    void undo();
    // What was done before the last barriers cannot be taken back, nor shown step by step: only the snapshot is known.
    [[nodiscard]] bool locked() const { return locked_; }
    // What the entry of that index led to, as `viewer` may know it. Empty where the history is locked.
    [[nodiscard]] std::vector<engine::Value> told(std::size_t entry, engine::Viewer viewer) const;
    // The match as it was after its first `entries`; nobody looks. The history is not locked.
    [[nodiscard]] Session until(std::size_t entries) const;

  private:
    friend class Loader; // save.cpp
    Session(const engine::GameModule& game, engine::Setup setup, std::uint64_t seed, People people,
            engine::Value state);
    struct Moment {
        engine::Value state;               // before the entry of the same index
        std::vector<engine::Value> events; // what the entry led to, whole
    };

    const engine::GameModule* game_;
    engine::Setup setup_;
    std::uint64_t seed_;
    People people_;
    engine::Value state_;
    std::vector<Entry> log_;
    std::vector<Moment> past_;
    std::vector<std::size_t> seen_; // by seat: how many entries it has seen
    engine::Viewer viewer_ = engine::Viewer::everyone();
    bool blank_ = false;
    bool locked_ = false;
    bool ended_ = false;
};

} // namespace session

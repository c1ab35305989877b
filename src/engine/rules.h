// What a game is: pure functions over values.
//
// A game says what is legal, what follows and who may know. It never handles undo, saving, links, hand-over, time,
// names, prose, pixels or sound. All functions are static and have no memory of their own: the same arguments give
// the same result, byte for byte, in every build. The registry-wide suites (tests/suites) hold every game to what is
// written here. Left out: erasing the types (game_module.h), playing (session/).
#pragma once

#include "engine/codec.h"
#include "engine/refusal.h"
#include "engine/rng.h"
#include "engine/seat.h"
#include "engine/setup.h"

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace engine {

// Whether a seat's decision needs that seat's secrets.
enum class Privacy : std::uint8_t {
    open,      // decided on the public table
    may_look,  // can be decided on the public table, or after a look at one's own secrets
    must_look, // the device is handed to that seat
};

// What an action led to.
template <class State, class Event> struct Outcome {
    State state;
    std::vector<Event> events; // in the order in which they happened
    // The action used chance, or showed somebody a secret that is not the actor's own: it cannot be taken back.
    bool undo_barrier = false;
};

// State, Action, Draft, Assessment, View and Event are values with operator==. Action, Draft, Assessment, View and
// Event belong to the game's api/, which its screen may include; State to its rules/, which the screen may not.
// A game may also have G::describe(event) -> std::string: one line without a language, such as "showed 2 11", for
// playthrough files.
template <class G>
concept Rules = requires(const typename G::State& state, const typename G::Action& action,
                         const typename G::Draft& draft, const typename G::Assessment& assessment,
                         const typename G::Event& event, const Setup& setup, Seat seat, Viewer viewer, Rng rng,
                         Rng& chance, Writer& out, Reader& in) {
    { G::info } -> std::convertible_to<const GameInfo&>;
    // Any setup that fits(G::info, setup).
    { G::deal(setup, rng) } -> std::same_as<typename G::State>;
    // Who may act; several at once for simultaneous secret choices, whose order must not change the result.
    // Empty exactly when the game is over.
    { G::waiting_on(state) } -> std::same_as<SeatSet>;
    // The only authority on what is legal: for any action that decodes, any seat, any state.
    { G::check(state, seat, action) } -> std::same_as<std::expected<void, Refusal>>;
    // What an unfinished choice amounts to: its readings, why it is not one, what may still be added. What a screen
    // asks while somebody chooses; it depends on nothing that the seat may not know.
    { G::assess(state, seat, draft) } -> std::same_as<typename G::Assessment>;
    // Only after check(…) said yes.
    { G::apply(state, seat, action) } -> std::same_as<Outcome<typename G::State, typename G::Event>>;
    // All actions that check(…) allows, without repeats; for program players and tests, never for a screen. Empty for a
    // seat that is not waited on, and for no other. Where there are too many, a game lists a sample, says of what, and
    // has `static constexpr bool legal_is_complete = false`.
    { G::legal(state, seat) } -> std::same_as<std::vector<typename G::Action>>;
    { G::privacy(state, seat) } -> std::same_as<Privacy>;
    // Built field by field from what the viewer may know. Omniscient only once the game is over.
    { G::view(state, viewer) } -> std::same_as<typename G::View>;
    // The event as that viewer may see it; nothing where the viewer may not know that it happened at all.
    { G::project(event, viewer) } -> std::same_as<std::optional<typename G::Event>>;
    G::encode(out, action);
    // Fails the reader on anything that is no action; never asserts on what it reads.
    { G::decode(in) } -> std::same_as<typename G::Action>;
    G::encode_state(out, state);
    // Fails the reader on anything that is no state. What can be read but would fail audit is refused by the adapter;
    // audit must therefore cope with any state that this gives.
    { G::decode_state(in) } -> std::same_as<typename G::State>;
    // Another state that `viewer` cannot tell from this one, drawn with `chance`: hidden cards, hidden choices, seeds.
    // For an omniscient viewer, at any time: all hands and choices stay and only what chance will bring is drawn again.
    { G::resample_hidden(state, viewer, chance) } -> std::same_as<typename G::State>;
    // Every invariant: cards conserved, counts, phases. Nothing, or the first thing wrong, for a developer.
    { G::audit(state) } -> std::same_as<std::optional<std::string>>;
    // An action as the draft a screen would hold just before committing it; for it, assess is ready exactly when check
    // says yes.
    { G::draft_of(action) } -> std::same_as<typename G::Draft>;
    { G::ready(assessment) } -> std::same_as<bool>;
    // Points or places at the present state, highest best, one a seat: who wins, once the game is over.
    { G::standing(state) } -> std::same_as<std::vector<int>>;
};

} // namespace engine

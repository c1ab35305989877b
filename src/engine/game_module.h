// One game with its types erased: what the session, the suites and the tools play.
//
// Actions go in and out as bytes, so the codec is used by every ordinary move and cannot rot. States, views, drafts,
// assessments and events are Values of the game's own types. What always holds: `submit` is decode, then check, then
// apply, then (in debug builds) audit; nothing else changes a state. Left out: history, saving and who holds the
// device (session/).
#pragma once

#include "engine/rules.h"
#include "engine/value.h"

namespace engine {

class GameModule {
  public:
    GameModule() = default;
    GameModule(const GameModule&) = delete;
    GameModule& operator=(const GameModule&) = delete;
    virtual ~GameModule() = default;

    struct Outcome {
        Value state;
        std::vector<Value> events;
        bool undo_barrier = false;
    };
    // Why bytes were not an action that may be done now; a refusal of reason not_an_action when they are no action.
    static constexpr std::uint16_t not_an_action = 0xFFFF;

    [[nodiscard]] virtual const GameInfo& info() const = 0;
    [[nodiscard]] virtual Value deal(const Setup& setup, std::uint64_t seed) const = 0;
    [[nodiscard]] virtual SeatSet waiting_on(const Value& state) const = 0;
    [[nodiscard]] virtual std::expected<void, Refusal> check(const Value& state, Seat seat, ByteView action) const = 0;
    [[nodiscard]] virtual std::expected<Outcome, Refusal> submit(const Value& state, Seat seat,
                                                                 ByteView action) const = 0;
    [[nodiscard]] virtual Value assess(const Value& state, Seat seat, const Value& draft) const = 0;
    [[nodiscard]] virtual std::vector<Bytes> legal(const Value& state, Seat seat) const = 0;
    // False where `legal` lists only a sample of what check allows.
    [[nodiscard]] virtual bool legal_is_complete() const = 0;
    [[nodiscard]] virtual Privacy privacy(const Value& state, Seat seat) const = 0;
    [[nodiscard]] virtual Value view(const Value& state, Viewer viewer) const = 0;
    // An empty Value where the viewer may not know of it.
    [[nodiscard]] virtual Value project(const Value& event, Viewer viewer) const = 0;
    [[nodiscard]] virtual Bytes encode_action(const Value& action) const = 0;
    // An empty Value when the bytes are not exactly one action.
    [[nodiscard]] virtual Value decode_action(ByteView bytes) const = 0;
    // One action amid others, in its own bits; the reader fails on anything else.
    virtual void write_action(Writer& out, ByteView action) const = 0;
    [[nodiscard]] virtual Bytes read_action(Reader& in) const = 0;
    [[nodiscard]] virtual Bytes encode_state(const Value& state) const = 0;
    // An empty Value when the bytes are not exactly one sound state.
    [[nodiscard]] virtual Value decode_state(ByteView bytes) const = 0;
    [[nodiscard]] virtual Value resample_hidden(const Value& state, Viewer viewer, Rng& chance) const = 0;
    [[nodiscard]] virtual std::optional<std::string> audit(const Value& state) const = 0;
    [[nodiscard]] virtual std::vector<int> standing(const Value& state) const = 0;

    // What a projected event says, in one line without a language, for playthrough files and developers; empty for
    // a game that has no describe().
    [[nodiscard]] virtual std::string describe(const Value& event) const = 0;

    // operator== of the game's own types.
    [[nodiscard]] virtual bool same_state(const Value& a, const Value& b) const = 0;
    [[nodiscard]] virtual bool same_view(const Value& a, const Value& b) const = 0;
    [[nodiscard]] virtual bool same_event(const Value& a, const Value& b) const = 0;
    [[nodiscard]] virtual bool same_assessment(const Value& a, const Value& b) const = 0;
    // A draft as a screen could hold it on the way to that action, for tests: the action itself, as a draft.
    [[nodiscard]] virtual Value draft_of(ByteView action) const = 0;
    // Whether an assessment says that its draft is an action that may be done now.
    [[nodiscard]] virtual bool ready(const Value& assessment) const = 0;

    // Tells states apart across builds: a digest of the encoded state.
    [[nodiscard]] std::uint64_t digest_of(const Value& state) const { return digest(encode_state(state)); }
};

} // namespace engine

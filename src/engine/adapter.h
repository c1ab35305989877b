// Turns a game's static functions into a GameModule.
//
// One template, one instance a game, made by the registry that CMake writes (games/CMakeLists.txt). What always holds:
// bytes that are decoded have exactly one spelling, for actions and for states. Left out: anything a game could do
// differently; a game has nothing to override here.
#pragma once

#include "engine/game_module.h"

#include <algorithm>

namespace engine {

// Whether each new state is audited at once, by an assert. The suites that look for what an audit finds go without.
enum class Audited : std::uint8_t { no, yes };

template <Rules G, Audited audited = Audited::yes> class Adapter final : public GameModule {
    using State = typename G::State;
    using Action = typename G::Action;
    using Draft = typename G::Draft;
    using Assessment = typename G::Assessment;
    using View = typename G::View;
    using Event = typename G::Event;

  public:
    [[nodiscard]] const GameInfo& info() const override { return G::info; }

    [[nodiscard]] Value deal(const Setup& setup, std::uint64_t seed) const override {
        assert(fits(G::info, setup));
        return sound(G::deal(setup, Rng{seed}));
    }

    [[nodiscard]] SeatSet waiting_on(const Value& state) const override { return G::waiting_on(state.as<State>()); }

    [[nodiscard]] std::expected<void, Refusal> check(const Value& state, Seat seat, ByteView action) const override {
        const std::optional<Action> decoded = decode(action);
        if (!decoded) return std::unexpected(Refusal{not_an_action});
        return G::check(state.as<State>(), seat, *decoded);
    }

    [[nodiscard]] std::expected<Outcome, Refusal> submit(const Value& state, Seat seat,
                                                         ByteView action) const override {
        const std::optional<Action> decoded = decode(action);
        if (!decoded) return std::unexpected(Refusal{not_an_action});
        const State& before = state.as<State>();
        if (auto allowed = G::check(before, seat, *decoded); !allowed) return std::unexpected(allowed.error());
        auto after = G::apply(before, seat, *decoded);
        Outcome outcome;
        outcome.state = sound(std::move(after.state));
        outcome.undo_barrier = after.undo_barrier;
        outcome.events.reserve(after.events.size());
        for (Event& event : after.events) outcome.events.push_back(Value::of(std::move(event)));
        return outcome;
    }

    [[nodiscard]] Value assess(const Value& state, Seat seat, const Value& draft) const override {
        return Value::of(G::assess(state.as<State>(), seat, draft.as<Draft>()));
    }

    [[nodiscard]] std::vector<Bytes> legal(const Value& state, Seat seat) const override {
        std::vector<Bytes> actions;
        for (const Action& action : G::legal(state.as<State>(), seat)) actions.push_back(encoded(action));
        return actions;
    }

    [[nodiscard]] bool legal_is_complete() const override {
        if constexpr (requires { G::legal_is_complete; })
            return G::legal_is_complete;
        else
            return true;
    }

    [[nodiscard]] Privacy privacy(const Value& state, Seat seat) const override {
        return G::privacy(state.as<State>(), seat);
    }

    [[nodiscard]] Value view(const Value& state, Viewer viewer) const override {
        assert(!viewer.is_omniscient() || waiting_on(state).empty());
        return Value::of(G::view(state.as<State>(), viewer));
    }

    [[nodiscard]] Value project(const Value& event, Viewer viewer) const override {
        std::optional<Event> seen = G::project(event.as<Event>(), viewer);
        return seen ? Value::of(std::move(*seen)) : Value{};
    }

    [[nodiscard]] Bytes encode_action(const Value& action) const override { return encoded(action.as<Action>()); }

    [[nodiscard]] Value decode_action(ByteView bytes) const override {
        std::optional<Action> action = decode(bytes);
        return action ? Value::of(std::move(*action)) : Value{};
    }

    void write_action(Writer& out, ByteView action) const override {
        const std::optional<Action> decoded = decode(action);
        assert(decoded);
        if (decoded) G::encode(out, *decoded);
    }

    [[nodiscard]] Bytes read_action(Reader& in) const override {
        Reader start = in;
        const Action action = G::decode(in);
        if (!in.ok() || !spelt_alike(action, start, in.bit_count() - start.bit_count())) in.fail();
        return in.ok() ? encoded(action) : Bytes{};
    }

    [[nodiscard]] Bytes encode_state(const Value& state) const override { return encoded(state.as<State>()); }

    [[nodiscard]] Value decode_state(ByteView bytes) const override {
        Reader in{bytes};
        State state = G::decode_state(in);
        if (!in.finished() || G::audit(state) || !std::ranges::equal(encoded(state), bytes)) return {};
        return Value::of(std::move(state));
    }

    [[nodiscard]] Value resample_hidden(const Value& state, Viewer viewer, Rng& chance) const override {
        return Value::of(G::resample_hidden(state.as<State>(), viewer, chance));
    }

    [[nodiscard]] std::optional<std::string> audit(const Value& state) const override {
        return G::audit(state.as<State>());
    }

    [[nodiscard]] std::vector<int> standing(const Value& state) const override {
        return G::standing(state.as<State>());
    }

    [[nodiscard]] std::string describe(const Value& event) const override {
        if constexpr (requires { G::describe(event.as<Event>()); })
            return G::describe(event.as<Event>());
        else
            return {};
    }

    [[nodiscard]] bool same_state(const Value& a, const Value& b) const override {
        return a.as<State>() == b.as<State>();
    }
    [[nodiscard]] bool same_view(const Value& a, const Value& b) const override { return a.as<View>() == b.as<View>(); }
    [[nodiscard]] bool same_event(const Value& a, const Value& b) const override {
        return a.empty() == b.empty() && (a.empty() || a.as<Event>() == b.as<Event>());
    }
    [[nodiscard]] bool same_assessment(const Value& a, const Value& b) const override {
        return a.as<Assessment>() == b.as<Assessment>();
    }
    [[nodiscard]] Value draft_of(ByteView action) const override {
        const std::optional<Action> decoded = decode(action);
        assert(decoded);
        return Value::of(G::draft_of(*decoded));
    }
    [[nodiscard]] bool ready(const Value& assessment) const override { return G::ready(assessment.as<Assessment>()); }

  private:
    static Bytes encoded(const Action& action) {
        Writer out;
        G::encode(out, action);
        return out.take();
    }
    static Bytes encoded(const State& state) {
        Writer out;
        G::encode_state(out, state);
        return out.take();
    }
    static std::optional<Action> decode(ByteView bytes) {
        Reader in{bytes};
        Action action = G::decode(in);
        // One action, one spelling: what does not encode back to the same bytes is not an action.
        if (!in.finished() || !std::ranges::equal(encoded(action), bytes)) return std::nullopt;
        return action;
    }
    // The next `count` bits are just those that the action encodes to.
    static bool spelt_alike(const Action& action, Reader& read, std::size_t count) {
        Writer out;
        G::encode(out, action);
        if (out.bit_count() != count) return false;
        Reader written{out.bytes()};
        while (count-- > 0)
            if (written.boolean() != read.boolean()) return false;
        return true;
    }
    static Value sound(State state) {
        assert(audited == Audited::no || !G::audit(state));
        return Value::of(std::move(state));
    }
};

} // namespace engine

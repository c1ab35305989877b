// Checks of what goes through bytes: nothing lost, nothing unsound let in.
#include "suites/checks.h"

#include <algorithm>

namespace suites {

using engine::Bytes;
using engine::GameModule;
using engine::Reader;
using engine::Rng;
using engine::Seat;
using engine::Value;
using engine::Viewer;
using engine::Writer;

namespace {

Finding state_kept(const Moment& moment) {
    const Bytes bytes = moment.game.encode_state(moment.state);
    const Value again = moment.game.decode_state(bytes);
    if (again.empty()) return "a state cannot be read back";
    if (!moment.game.same_state(moment.state, again)) return "a state comes back changed";
    return std::nullopt;
}

Finding action_kept(const GameModule& game, const Bytes& action) {
    const Value decoded = game.decode_action(action);
    if (decoded.empty()) return "a legal action cannot be read back: " + hex(action);
    if (game.encode_action(decoded) != action) return "an action comes back changed: " + hex(action);
    Writer out; // amid other bits, as in a link
    out.bits(5, 3);
    game.write_action(out, action);
    out.bits(0xA5, 8);
    const Bytes all = out.take();
    Reader in{all};
    const bool before = in.bits(3) == 5;
    const Bytes read = game.read_action(in);
    if (!before || read != action || in.bits(8) != 0xA5 || !in.finished())
        return "an action amid others comes back changed: " + hex(action);
    return std::nullopt;
}

Finding setup_kept(const Match& match) {
    Writer out;
    engine::write(out, match.game.info(), match.setup);
    const Bytes bytes = out.take();
    Reader in{bytes};
    const engine::Setup again = engine::read_setup(in, match.game.info());
    return in.finished() && again == match.setup ? std::nullopt : Finding{"a setup comes back changed"};
}

// One of: a bit flipped, cut short, something appended, invented altogether.
Bytes damaged(Bytes bytes, Rng& chance) {
    switch (chance.below(4)) {
    case 0:
        if (!bytes.empty()) {
            const std::uint32_t bit = chance.below(static_cast<std::uint32_t>(bytes.size() * 8));
            bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
        }
        return bytes;
    case 1: bytes.resize(chance.below(static_cast<std::uint32_t>(bytes.size() + 1))); return bytes;
    case 2: bytes.push_back(static_cast<std::uint8_t>(chance.below(256))); return bytes;
    default: return random_bytes(chance.below(static_cast<std::uint32_t>(2 * bytes.size() + 2)), chance);
    }
}

Finding hostile_action(const Moment& moment, const Bytes& bytes) {
    const GameModule& game = moment.game;
    const Seat seat{static_cast<int>(moment.chance.below(engine::max_seats))};
    const Value decoded = game.decode_action(bytes);
    const auto allowed = game.check(moment.state, seat, bytes);
    const bool no_action = !allowed && allowed.error().reason == GameModule::not_an_action;
    if (no_action != decoded.empty()) return "bytes are an action for one function only: " + hex(bytes);
    if (!decoded.empty() && game.encode_action(decoded) != bytes) return "two spellings of an action: " + hex(bytes);
    auto outcome = game.submit(moment.state, seat, bytes);
    if (outcome.has_value() != allowed.has_value()) return "submit and check disagree about " + hex(bytes);
    if (outcome && game.audit(outcome->state)) return "an unsound state after " + hex(bytes);
    Reader in{bytes};
    const Bytes read = game.read_action(in);
    if (!in.ok() && !read.empty()) return "an action was read where there is none";
    return std::nullopt;
}

// A decoded state is as good as one that was reached by playing: one can play on from it.
Finding play_on(const GameModule& game, Value state, Rng& chance) {
    for (int i = 0; i < 20; ++i) {
        if (Finding wrong = game.audit(state)) return "audit: " + *wrong;
        const engine::SeatSet waiting = game.waiting_on(state);
        for (const Viewer viewer : viewers_of(waiting)) (void)game.view(state, viewer);
        const auto seat = random_seat(waiting, chance);
        if (!seat) return std::nullopt;
        const auto actions = game.legal(state, *seat);
        if (actions.empty()) return "a seat is to act but cannot";
        auto outcome = game.submit(state, *seat, actions[chance.below(static_cast<std::uint32_t>(actions.size()))]);
        if (!outcome) return "a legal action was refused";
        state = std::move(outcome->state);
    }
    return std::nullopt;
}

Finding hostile_state(const Moment& moment, const Bytes& bytes) {
    Value state = moment.game.decode_state(bytes);
    if (state.empty()) return std::nullopt;
    if (moment.game.encode_state(state) != bytes) return "two spellings of a state: " + hex(bytes);
    if (Finding wrong = play_on(moment.game, std::move(state), moment.chance))
        return "an unsound state was let in, " + hex(bytes) + ": " + *wrong;
    return std::nullopt;
}

} // namespace

Finding codec_keeps_all(const Match& match) {
    if (Finding wrong = setup_kept(match)) return wrong;
    return walk(match, [](const Moment& moment) -> Finding {
        if (Finding wrong = state_kept(moment)) return wrong;
        if (!moment.next) return std::nullopt;
        for (const Bytes& action : moment.game.legal(moment.state, moment.next->seat))
            if (Finding wrong = action_kept(moment.game, action)) return wrong;
        return std::nullopt;
    });
}

Finding survives_hostile_bytes(const Match& match) {
    return walk(match, [](const Moment& moment) -> Finding {
        const Bytes action = moment.next ? moment.next->action : Bytes{};
        const Bytes state = moment.game.encode_state(moment.state);
        for (int i = 0; i < 8; ++i)
            if (Finding wrong = hostile_action(moment, damaged(action, moment.chance))) return wrong;
        for (int i = 0; i < 4; ++i)
            if (Finding wrong = hostile_state(moment, damaged(state, moment.chance))) return wrong;
        const Bytes noise = random_bytes(4, moment.chance);
        Reader in{noise};
        const engine::Setup setup = engine::read_setup(in, moment.game.info());
        if (in.ok() && !engine::fits(moment.game.info(), setup)) return "a setup was read that does not fit";
        return std::nullopt;
    });
}

} // namespace suites

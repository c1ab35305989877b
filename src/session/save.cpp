#include "session/save.h"

namespace session {

namespace {

constexpr std::uint32_t format = 1;
constexpr std::uint32_t formats = 256;
constexpr std::size_t most_id = 40;
constexpr std::size_t most_actions = 20'000;
constexpr std::size_t most_state = 1U << 16;

void write_log(engine::Writer& out, const Session& session) {
    out.number(session.log().size());
    for (const Entry& entry : session.log()) {
        out.below(static_cast<std::uint32_t>(entry.seat.index()), static_cast<std::uint32_t>(session.setup().seats));
        session.game().write_action(out, entry.action);
        out.boolean(entry.undo_barrier);
    }
}

} // namespace

engine::Bytes save(const Session& session) {
    engine::Writer out;
    out.below(format, formats);
    out.text(session.game().info().id);
    out.number(static_cast<std::uint64_t>(session.game().info().revision));
    engine::write(out, session.game().info(), session.setup());
    out.bits(session.seed(), 64);
    write(out, session.people());
    write_log(out, session);
    out.boolean(session.ended_early());
    out.boolean(session.locked());
    const engine::Bytes state = session.snapshot();
    out.number(state.size());
    out.raw(state);
    // Last, so that any flipped bit before it is noticed.
    engine::Bytes bytes = out.take();
    engine::Writer sealed;
    sealed.raw(bytes);
    sealed.bits(engine::digest(bytes), 64);
    return sealed.take();
}

// Reads a save step by step; a friend of Session, which has no other way to be made than by dealing.
class Loader {
  public:
    Loader(engine::ByteView body, FindGame find) : in_(body), find_(find) {}

    std::expected<std::unique_ptr<Session>, LoadError> load() {
        if (in_.below(formats) != format) return std::unexpected(in_.ok() ? LoadError::newer : LoadError::damaged);
        const std::string id = in_.text(most_id);
        const engine::GameModule* game = in_.ok() ? find_(id) : nullptr;
        if (game == nullptr) return std::unexpected(in_.ok() ? LoadError::unknown_game : LoadError::damaged);
        const std::uint64_t revision = in_.number();
        if (revision > static_cast<std::uint64_t>(game->info().revision)) return std::unexpected(LoadError::newer);
        auto session = read_session(*game);
        if (!session) return std::unexpected(LoadError::damaged);
        session->draw_curtain();
        return session;
    }

  private:
    std::unique_ptr<Session> read_session(const engine::GameModule& game) {
        engine::Setup setup = engine::read_setup(in_, game.info());
        const std::uint64_t seed = in_.bits(64);
        People people = read_people(in_);
        if (!in_.ok() || people.size() != static_cast<std::size_t>(setup.seats)) return nullptr;
        auto session = std::make_unique<Session>(game, std::move(setup), seed, std::move(people));
        const std::vector<Entry> log = read_log(game, session->setup().seats);
        session->ended_ = in_.boolean();
        const bool locked = in_.boolean();
        const std::uint64_t size = in_.number();
        if (size > most_state) in_.fail();
        const engine::Value snapshot = game.decode_state(in_.raw(in_.ok() ? static_cast<std::size_t>(size) : 0));
        if (!in_.finished() || snapshot.empty()) return nullptr;
        if (locked || !replay(*session, log) || session->digest() != game.digest_of(snapshot))
            lock(*session, log, snapshot);
        return session;
    }

    std::vector<Entry> read_log(const engine::GameModule& game, int seats) {
        std::vector<Entry> log;
        const std::uint64_t count = in_.number();
        if (count > most_actions) in_.fail();
        for (std::uint64_t i = 0; i < count && in_.ok(); ++i) {
            Entry entry;
            entry.seat = engine::Seat{static_cast<int>(in_.below(static_cast<std::uint32_t>(seats)))};
            entry.action = game.read_action(in_);
            entry.undo_barrier = in_.boolean();
            log.push_back(std::move(entry));
        }
        return log;
    }

    static bool replay(Session& session, const std::vector<Entry>& log) {
        for (const Entry& entry : log)
            if (!session.submit_bytes(entry.seat, entry.action)) return false;
        return true;
    }

    static void lock(Session& session, const std::vector<Entry>& log, const engine::Value& snapshot) {
        session.state_ = snapshot;
        session.log_ = log;
        session.past_.assign(log.size(), {});
        session.locked_ = true;
    }

    engine::Reader in_;
    FindGame find_;
};

std::expected<std::unique_ptr<Session>, LoadError> load(engine::ByteView bytes, FindGame find) {
    constexpr std::size_t seal = 8;
    if (bytes.size() <= seal) return std::unexpected(LoadError::damaged);
    const engine::ByteView body = bytes.first(bytes.size() - seal);
    engine::Reader tail{bytes.last(seal)};
    if (tail.bits(64) != engine::digest(body)) return std::unexpected(LoadError::damaged);
    return Loader{body, find}.load();
}

} // namespace session

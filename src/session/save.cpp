#include "session/save.h"

namespace session {

namespace {

constexpr std::uint32_t format = 2;
constexpr std::uint32_t formats = 256;
constexpr std::size_t most_id = 40;
constexpr std::size_t most_actions = 20'000;
constexpr std::size_t most_state = 1U << 16;

void write_log(engine::Writer& out, const Session& session) {
    for (const Entry& entry : session.log()) {
        out.below(static_cast<std::uint32_t>(entry.seat.index()), static_cast<std::uint32_t>(session.setup().seats));
        session.game().write_action(out, entry.action);
        out.boolean(entry.undo_barrier);
    }
}

constexpr std::size_t seal_bytes = 8;

// What the seal at the end holds together; nothing when it does not.
std::optional<engine::ByteView> unsealed(engine::ByteView bytes) {
    if (bytes.size() <= seal_bytes) return {};
    const engine::ByteView body = bytes.first(bytes.size() - seal_bytes);
    engine::Reader tail{bytes.last(seal_bytes)};
    if (tail.bits(64) != engine::digest(body)) return {};
    return body;
}

// The part of a save that a list of matches needs, up to where the history begins.
std::expected<Summary, LoadError> read_summary(engine::Reader& in, FindGame find) {
    if (in.below(formats) != format) return std::unexpected(in.ok() ? LoadError::newer : LoadError::damaged);
    const std::string id = in.text(most_id);
    Summary summary;
    summary.game = in.ok() ? find(id) : nullptr;
    if (summary.game == nullptr) return std::unexpected(in.ok() ? LoadError::unknown_game : LoadError::damaged);
    const std::uint64_t revision = in.number();
    if (revision > static_cast<std::uint64_t>(summary.game->info().revision)) return std::unexpected(LoadError::newer);
    summary.stamp.match = static_cast<std::uint32_t>(in.bits(32));
    summary.stamp.when = static_cast<std::int64_t>(in.bits(63));
    summary.setup = engine::read_setup(in, summary.game->info());
    summary.people = read_people(in);
    summary.over = in.boolean();
    const std::uint64_t actions = in.number();
    const bool seated = summary.people.size() == static_cast<std::size_t>(summary.setup.seats);
    if (!in.ok() || !seated || actions > most_actions) return std::unexpected(LoadError::damaged);
    summary.actions = static_cast<std::size_t>(actions);
    return summary;
}

} // namespace

engine::Bytes save(const Session& session, const Stamp& stamp) {
    assert(stamp.when >= 0);
    engine::Writer out;
    out.below(format, formats);
    out.text(session.game().info().id);
    out.number(static_cast<std::uint64_t>(session.game().info().revision));
    out.bits(stamp.match, 32);
    out.bits(static_cast<std::uint64_t>(stamp.when), 63);
    engine::write(out, session.game().info(), session.setup());
    write(out, session.people());
    out.boolean(session.over());
    out.number(session.log().size());
    out.bits(session.seed(), 64);
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

// Reads a save's history; a friend of Session, which has no other way to be made than by dealing.
class Loader {
  public:
    explicit Loader(engine::Reader in) : in_(in) {}

    std::unique_ptr<Session> load(Summary&& summary) {
        const engine::GameModule& game = *summary.game;
        const std::uint64_t seed = in_.bits(64);
        if (!in_.ok()) return nullptr;
        auto session = std::make_unique<Session>(game, std::move(summary.setup), seed, std::move(summary.people));
        const std::vector<Entry> log = read_log(game, session->setup().seats, summary.actions);
        session->ended_ = in_.boolean();
        const bool locked = in_.boolean();
        const std::uint64_t size = in_.number();
        if (size > most_state) in_.fail();
        const engine::Value snapshot = game.decode_state(in_.raw(in_.ok() ? static_cast<std::size_t>(size) : 0));
        if (!in_.finished() || snapshot.empty()) return nullptr;
        if (locked || !replay(*session, log) || session->digest() != game.digest_of(snapshot))
            lock(*session, log, snapshot);
        if (session->over() != summary.over) return nullptr;
        session->draw_curtain();
        return session;
    }

  private:
    std::vector<Entry> read_log(const engine::GameModule& game, int seats, std::size_t count) {
        std::vector<Entry> log;
        for (std::size_t i = 0; i < count && in_.ok(); ++i) {
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
};

std::expected<Loaded, LoadError> load(engine::ByteView bytes, FindGame find) {
    const std::optional<engine::ByteView> body = unsealed(bytes);
    if (!body) return std::unexpected(LoadError::damaged);
    engine::Reader in{*body};
    auto summary = read_summary(in, find);
    if (!summary) return std::unexpected(summary.error());
    const Stamp stamp = summary->stamp;
    auto session = Loader{in}.load(std::move(*summary));
    if (!session) return std::unexpected(LoadError::damaged);
    return Loaded{stamp, std::move(session)};
}

std::expected<Summary, LoadError> summarise(engine::ByteView bytes, FindGame find) {
    const std::optional<engine::ByteView> body = unsealed(bytes);
    if (!body) return std::unexpected(LoadError::damaged);
    engine::Reader in{*body};
    return read_summary(in, find);
}

} // namespace session

#include "session/link.h"

#include "session/letters.h"

#include <algorithm>

namespace session {

namespace {

constexpr std::uint32_t format = 1;
constexpr int game_bits = 16;
constexpr int match_bits = 32;
constexpr int digest_bits = 24;
constexpr std::uint32_t kinds = 3;
constexpr std::size_t most_actions = 4000;
constexpr std::size_t most_bits = most_link * 6;

std::uint64_t tag_of(const engine::GameModule& game) {
    const std::string_view id = game.info().id;
    const engine::Bytes bytes{id.begin(), id.end()};
    return engine::digest(bytes) & ((1U << game_bits) - 1);
}

std::uint64_t short_digest(const Session& session) { return session.digest() & ((1U << digest_bits) - 1); }

void write_head(engine::Writer& out, LinkKind kind, const engine::GameModule& game, const engine::Setup& setup) {
    out.below(static_cast<std::uint32_t>(kind), kinds);
    out.bits(tag_of(game), game_bits);
    out.number(static_cast<std::uint64_t>(game.info().revision));
    engine::write(out, game.info(), setup);
}

void write_people(engine::Writer& out, const People& people, Names names) {
    out.boolean(names == Names::told);
    if (names == Names::told) write(out, people);
}

// Who acts is told only where several could; what they do by what it is.
bool write_entry(engine::Writer& out, const Session& before, const Entry& entry) {
    const engine::SeatSet waiting = before.waiting_on();
    if (!waiting.contains(entry.seat)) return false;
    const auto place = static_cast<std::uint32_t>(
        std::ranges::distance(waiting.begin(), std::ranges::find(waiting.begin(), waiting.end(), entry.seat)));
    out.below(place, static_cast<std::uint32_t>(waiting.size()));
    before.game().write_action(out, entry.action);
    return true;
}

std::string link_to(const Session& session, LinkKind kind, std::uint32_t match, Names names) {
    if (session.locked() || session.log().size() > most_actions) return {};
    engine::Writer out;
    write_head(out, kind, session.game(), session.setup());
    write_people(out, session.people(), names);
    if (kind == LinkKind::match) out.bits(match, match_bits);
    out.bits(session.seed(), 64);
    out.number(session.log().size());
    Session again = session.until(0);
    for (const Entry& entry : session.log()) {
        if (!write_entry(out, again, entry) || !again.submit_bytes(entry.seat, entry.action)) return {};
        // Longer than any link: no need to go on.
        if (out.bit_count() > most_bits) return {};
    }
    out.boolean(session.ended_early());
    out.bits(short_digest(session), digest_bits);
    return to_letters(format, out, most_link);
}

class LinkReader {
  public:
    LinkReader(const Body& body, Games games) : body_(body), in_(body.bytes), games_(games) {}

    std::expected<Link, LinkProblem> read() {
        if (body_.format != format) return problem(LinkError::newer);
        Link link;
        link.kind = static_cast<LinkKind>(in_.below(kinds));
        if (!read_game(link)) return problem(error_);
        if (in_.boolean()) link.people = read_people(in_);
        const bool seated = link.people.empty() || link.people.size() == static_cast<std::size_t>(link.setup.seats);
        if (!in_.ok() || !seated) return problem(LinkError::damaged);
        if (link.kind != LinkKind::table && !read_match(link)) return problem(error_);
        if (!body_.ends_at(in_)) return problem(LinkError::damaged);
        return link;
    }

  private:
    [[nodiscard]] std::unexpected<LinkProblem> problem(LinkError error) const {
        return std::unexpected(LinkProblem{error, action_});
    }
    bool fail(LinkError error, int action = 0) {
        error_ = older_ ? LinkError::older_rules : error;
        action_ = action;
        return false;
    }

    bool read_game(Link& link) {
        const std::uint64_t tag = in_.bits(game_bits);
        const auto found = std::ranges::find_if(games_, [&](const auto* game) { return tag_of(*game) == tag; });
        if (!in_.ok()) return fail(LinkError::damaged);
        if (found == games_.end()) return fail(LinkError::unknown_game);
        link.game = *found;
        const std::uint64_t revision = in_.number();
        const auto ours = static_cast<std::uint64_t>(link.game->info().revision);
        if (in_.ok() && revision > ours) return fail(LinkError::newer);
        older_ = revision < ours;
        // Its options may have been others: there is nothing to hold a fresh deal against.
        if (older_ && link.kind == LinkKind::table) return fail(LinkError::older_rules);
        link.setup = engine::read_setup(in_, link.game->info());
        return in_.ok() || fail(LinkError::damaged);
    }

    bool read_match(Link& link) {
        if (link.kind == LinkKind::match) link.match = static_cast<std::uint32_t>(in_.bits(match_bits));
        const std::uint64_t seed = in_.bits(64);
        const std::uint64_t count = in_.number();
        if (!in_.ok() || count > most_actions) return fail(LinkError::damaged);
        People people = link.people;
        people.resize(static_cast<std::size_t>(link.setup.seats));
        auto session = std::make_unique<Session>(*link.game, link.setup, seed, std::move(people));
        for (int action = 1; action <= static_cast<int>(count); ++action)
            if (!read_entry(*session)) return fail(LinkError::against_rules, action);
        if (in_.boolean()) session->end_early();
        if (in_.bits(digest_bits) != short_digest(*session)) return fail(LinkError::against_rules);
        if (link.kind == LinkKind::replay && !session->over()) return fail(LinkError::damaged);
        session->draw_curtain();
        link.session = std::move(session);
        return true;
    }

    bool read_entry(Session& session) {
        const engine::SeatSet waiting = session.waiting_on();
        if (waiting.empty()) return false;
        const std::uint32_t place = in_.below(static_cast<std::uint32_t>(waiting.size()));
        const engine::Bytes action = session.game().read_action(in_);
        if (!in_.ok()) return false;
        return session.submit_bytes(*std::ranges::next(waiting.begin(), static_cast<int>(place)), action).has_value();
    }

    const Body& body_;
    engine::Reader in_;
    Games games_;
    bool older_ = false;
    LinkError error_ = LinkError::damaged;
    int action_ = 0;
};

} // namespace

std::string link_to_table(const engine::GameModule& game, const engine::Setup& setup, const People& people,
                          Names names) {
    engine::Writer out;
    write_head(out, LinkKind::table, game, setup);
    write_people(out, people, names);
    return to_letters(format, out, most_link);
}

std::string link_to_match(const Session& session, std::uint32_t match, Names names) {
    return link_to(session, LinkKind::match, match, names);
}

std::string link_to_replay(const Session& session, Names names) {
    assert(session.over());
    return link_to(session, LinkKind::replay, 0, names);
}

std::expected<Link, LinkProblem> read_link(std::string_view words, Games games) {
    const auto body = from_letters(words);
    if (body) return LinkReader{*body, games}.read();
    switch (body.error()) {
    case LettersError::none_there: return std::unexpected(LinkProblem{LinkError::none_there, 0});
    case LettersError::capitals: return std::unexpected(LinkProblem{LinkError::capitals, 0});
    case LettersError::damaged: break;
    }
    return std::unexpected(LinkProblem{LinkError::damaged, 0});
}

} // namespace session

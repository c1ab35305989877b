// A table, a match or a replay as a few letters, for the part of an address behind `#`.
//
// docs/link-format.md says bit by bit what they hold. What always holds: a link has one spelling, made of A–Z a–z 0–9 - _
// alone; reading it never asserts, and gives exactly what was linked or says what is wrong: a bit changed anywhere, a
// missing end, another game, other rules. Names travel only when asked for. A link to a match under way holds its
// secrets for whoever can decode it. Left out: the address before `#` (platform/), what a link looks like (app/).
#pragma once

#include "session/session.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace session {

// Longer ones are cut by what they are sent with: they are given as files instead.
inline constexpr std::size_t most_link = 2000; // letters

enum class LinkKind : std::uint8_t {
    table,  // game, options, people; to be dealt afresh
    match,  // to go on elsewhere
    replay, // a match that is over, to be looked at
};

struct Link {
    LinkKind kind = LinkKind::table;
    const engine::GameModule* game = nullptr;
    engine::Setup setup{};
    People people{};                    // empty: nobody is named
    std::uint32_t match = 0;            // which match it is, the same in every link to it (LinkKind::match)
    std::unique_ptr<Session> session{}; // none for a table; nobody looks, behind the blank curtain
};

enum class LinkError : std::uint8_t {
    none_there,   // no link in these words
    damaged,      // incomplete, or changed on its way
    capitals,     // damaged, and all its letters are capitals
    newer,        // written by a later version of the app
    unknown_game, // a game this build does not have
    older_rules,  // from an earlier revision of the rules, by which this match went otherwise
    against_rules // an action is not possible: nobody's app wrote this
};
struct LinkProblem {
    LinkError error = LinkError::damaged;
    int action = 0; // counted from 1: the first that does not fit the rules; 0 where that is not the matter
    friend bool operator==(LinkProblem, LinkProblem) = default;
};

enum class Names : std::uint8_t { left_out, told };

using Games = std::span<const engine::GameModule* const>;

std::string link_to_table(const engine::GameModule& game, const engine::Setup& setup, const People& people,
                          Names names);
// Empty when it cannot be a link: its history is locked, or it would be longer than most_link.
std::string link_to_match(const Session& session, std::uint32_t match, Names names);
std::string link_to_replay(const Session& session, Names names);

// Reads the link in `words`: a whole address or its end, as people paste it, with what mail and chat left at its ends or
// encoded in between. Where nobody is named the people of `session` are nameless: the caller names them.
std::expected<Link, LinkProblem> read_link(std::string_view words, Games games);

} // namespace session

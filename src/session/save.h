// A match as bytes, for keeping on the device and in files.
//
// A save is a stamp, the setup, the people, the seed, the log, the rules' revision and a snapshot of the state. What
// always holds: load(save(x)) plays on as x would; loading never asserts on what it reads and changes nothing when it
// fails; a match of an older revision that replays to another state goes on from its snapshot, its history locked. Left
// out: where bytes are kept (platform/), which of several are kept (app/library.h), links (link.h).
#pragma once

#include "session/session.h"

#include <functional>
#include <memory>

namespace session {

// What a match is known by beside what happened in it.
struct Stamp {
    std::uint32_t match = 0; // drawn when it began; the same in every copy of it
    std::int64_t when = 0;   // last played, seconds since 1970
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

engine::Bytes save(const Session& session, const Stamp& stamp);

enum class LoadError : std::uint8_t {
    damaged,      // not a save, or not a whole one
    newer,        // written by a later version of the app
    unknown_game, // a game this build does not have
};

// The registry's find, so that this room needs no list of games.
using FindGame = const engine::GameModule* (*)(std::string_view id);

struct Loaded {
    Stamp stamp;
    std::unique_ptr<Session> session; // behind the blank curtain
};
std::expected<Loaded, LoadError> load(engine::ByteView bytes, FindGame find);

// What a list of matches says of one, without playing it through. Nothing of it is secret.
struct Summary {
    Stamp stamp;
    const engine::GameModule* game = nullptr;
    engine::Setup setup;
    People people;
    bool over = false;
    std::size_t actions = 0;
};
std::expected<Summary, LoadError> summarise(engine::ByteView bytes, FindGame find);

} // namespace session

// A match as bytes, for keeping on the device.
//
// A save is the setup, the seed, the people, the log, the rules' revision and a snapshot of the state. What always
// holds: load(save(x)) plays on as x would; loading never asserts on what it reads and changes nothing when it fails;
// a match of an older revision that replays to another state goes on from its snapshot, its history locked. Left out:
// where bytes are kept (platform/), links.
#pragma once

#include "session/session.h"

#include <functional>
#include <memory>

namespace session {

engine::Bytes save(const Session& session);

enum class LoadError : std::uint8_t {
    damaged,      // not a save, or not a whole one
    newer,        // written by a later version of the app
    unknown_game, // a game this build does not have
};

// The registry's find, so that this room needs no list of games.
using FindGame = const engine::GameModule* (*)(std::string_view id);

// Comes back behind the blank curtain.
std::expected<std::unique_ptr<Session>, LoadError> load(engine::ByteView bytes, FindGame find);

} // namespace session

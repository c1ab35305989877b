// Playthrough files: a whole match as text, for people and for tests.
//
// A file (tests/playthroughs/<game>/<name>.txt) holds the setup, the seed, each action in hexadecimal with what the
// public learns of it, and at the end how often the device had to be handed over, the standing and the state's digest.
// What always holds: the text follows from setup, seed and actions alone, so the same file comes out of a native and
// of a WebAssembly build. Left out: words for players; the narration is the game's describe().
#pragma once

#include "suites/match.h"

namespace suites {

struct Playthrough {
    engine::Setup setup;
    std::uint64_t seed = 0;
    std::vector<Choice> actions;
};

// Reads what `text_of` wrote; narration and results are skipped. An error names the line.
std::expected<Playthrough, std::string> read_playthrough(const engine::GameModule& game, std::string_view text);

// Plays it and writes the whole file. An error names the action that was refused.
std::expected<std::string, std::string> text_of(const engine::GameModule& game, const Playthrough& playthrough);

// The playthrough brought up to date: its actions as far as they are legal, then random ones to the end.
Playthrough played_out(const engine::GameModule& game, Playthrough playthrough);

// The playthroughs that a game gets by itself, by the names of their files: fewest, middling and most seats, and all
// options other than standard.
std::vector<std::pair<std::string, Playthrough>> first_playthroughs(const engine::GameModule& game);

// Where the files of a game are, and which there are, in alphabetical order.
std::string playthrough_folder(const engine::GameModule& game);
std::vector<std::string> playthrough_files(const engine::GameModule& game);

// Whole files; nothing and false where that fails.
std::optional<std::string> read_file(const std::string& path);
bool write_file(const std::string& path, std::string_view text);

} // namespace suites

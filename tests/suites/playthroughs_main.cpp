// Writes all playthrough files anew: those that are there, and the first ones of a game that has none.
// Arguments: ids of games; none: all.
#include "suites/playthrough.h"

#include "games/modules/modules.h"

#include <algorithm>
#include <cstdio>

namespace {

using suites::Playthrough;

bool write(const engine::GameModule& game, const std::string& path, Playthrough playthrough) {
    const auto text = suites::text_of(game, suites::played_out(game, std::move(playthrough)));
    const bool same = text && suites::read_file(path) == *text;
    const bool good = text && (same || suites::write_file(path, *text));
    std::printf("%s %s\n", !good ? "FAILED " : same ? "as was " : "written", path.c_str());
    return good;
}

bool write_all(const engine::GameModule& game) {
    bool good = true;
    const std::vector<std::string> files = suites::playthrough_files(game);
    for (const std::string& path : files) {
        const auto text = suites::read_file(path);
        const auto playthrough = suites::read_playthrough(game, text.value_or(""));
        if (!playthrough) std::printf("FAILED  %s: %s\n", path.c_str(), playthrough.error().c_str());
        good = playthrough && write(game, path, *playthrough) && good;
    }
    if (!files.empty()) return good;
    for (auto& [name, playthrough] : suites::first_playthroughs(game))
        good = write(game, suites::playthrough_folder(game) + "/" + name + ".txt", std::move(playthrough)) && good;
    return good;
}

} // namespace

int main(int count, char** words) {
    const std::vector<std::string_view> wanted(words + 1, words + count);
    bool good = true;
    for (const engine::GameModule* game : games::modules())
        if (wanted.empty() || std::ranges::contains(wanted, game->info().id)) good = write_all(*game) && good;
    return good ? 0 : 1;
}

// seeds FOLDER: sound inputs for every fuzz target, from which it starts: FOLDER/<target>/<number>.
#include "../session/played.h"

#include "games/modules/modules.h"
#include "session/letters.h"
#include "session/link.h"
#include "session/save.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace {

class Folder {
  public:
    explicit Folder(std::filesystem::path path) : path_(std::move(path)) {}
    void put(std::string_view target, engine::ByteView bytes) {
        const std::filesystem::path folder = path_ / target;
        std::filesystem::create_directories(folder);
        std::ofstream out{folder / ("seed" + std::to_string(count_++)), std::ios::binary};
        out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }

  private:
    std::filesystem::path path_;
    int count_ = 0;
};

void put_link(Folder& folder, const std::string& link) {
    folder.put("link_fuzz", engine::Bytes{link.begin(), link.end()});
    if (const auto body = session::from_letters(link)) folder.put("link_fuzz", body->bytes);
}

void put_match(Folder& folder, const session::Session& match) {
    constexpr std::size_t seal = 8;
    const engine::Bytes save = session::save(match, {});
    folder.put("save_fuzz", engine::ByteView{save}.first(save.size() - seal));
    put_link(folder, session::link_to_match(match, 1, session::Names::told));
    if (match.over()) put_link(folder, session::link_to_replay(match, session::Names::left_out));
    put_link(folder, session::link_to_table(match.game(), match.setup(), match.people(), session::Names::told));
    folder.put("action_fuzz", match.snapshot());
    if (!match.log().empty()) folder.put("action_fuzz", match.log().back().action);
    engine::Writer people;
    session::write(people, match.people());
    folder.put("text_fuzz", people.bytes());
}

} // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: seeds FOLDER\n";
        return 2;
    }
    Folder folder{arguments[1]};
    for (const engine::GameModule* game : games::modules())
        for (const int steps : {0, 3, 12, 40, session_test::to_the_end})
            put_match(folder, session_test::played(*game, steps));
    return 0;
}

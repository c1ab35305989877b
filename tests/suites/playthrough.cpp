#include "suites/playthrough.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace suites {

using engine::Bytes;
using engine::GameModule;
using engine::Rng;
using engine::Seat;
using engine::Value;
using engine::Viewer;

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (end > 0) parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

template <class Number> std::optional<Number> number(std::string_view text, int base = 10) {
    Number value{};
    const char* begin = text.data(); // from_chars is told where the text ends
    const auto [stop, error] = std::from_chars(begin, begin + text.size(), value, base);
    return error == std::errc{} && stop == begin + text.size() ? std::optional{value} : std::nullopt;
}

// "-" stands for an action of no bytes.
std::optional<Bytes> bytes_of(std::string_view text) {
    Bytes bytes;
    if (text == "-") return bytes;
    if (text.size() % 2 != 0) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto byte = number<std::uint8_t>(text.substr(i, 2), 16);
        if (!byte) return std::nullopt;
        bytes.push_back(*byte);
    }
    return bytes;
}

// "id=value", by name: an option that is added later gets its standard value.
bool read_option(const GameModule& game, std::string_view word, engine::Setup& setup) {
    const auto parts = split(word, '=');
    if (parts.size() != 2) return false;
    const auto options = game.info().options;
    const auto option = std::ranges::find(options, parts[0], &engine::OptionInfo::id);
    const auto value = number<std::uint8_t>(parts[1]);
    if (option == options.end() || !value) return false;
    setup.values[static_cast<std::size_t>(option - options.begin())] = *value;
    return true;
}

bool read_seats(const GameModule& game, std::string_view word, engine::Setup& setup) {
    const auto seats = number<int>(word);
    if (!seats || *seats < game.info().least_seats || *seats > game.info().most_seats) return false;
    setup = engine::standard_setup(game.info(), *seats);
    return true;
}

// "seat 2 does 4c", perhaps with more behind.
bool read_action(const std::vector<std::string_view>& words, Playthrough& into) {
    const auto seat = number<int>(words[1]);
    const auto action = words.size() >= 4 && words[2] == "does" ? bytes_of(words[3]) : std::nullopt;
    if (!seat || *seat < 0 || *seat >= engine::max_seats || !action) return false;
    into.actions.push_back({Seat{*seat}, *action});
    return true;
}

bool read_line(const GameModule& game, const std::vector<std::string_view>& words, Playthrough& into) {
    if (words.size() < 2) return words.empty() || words[0] == "options";
    if (words[0] == "game") return words[1] == game.info().id;
    if (words[0] == "seats") return read_seats(game, words[1], into.setup);
    if (words[0] == "options")
        return std::all_of(words.begin() + 1, words.end(),
                           [&](std::string_view word) { return read_option(game, word, into.setup); });
    if (words[0] == "seed") {
        const auto seed = number<std::uint64_t>(words[1]);
        into.seed = seed.value_or(0);
        return seed.has_value();
    }
    return words[0] != "seat" || read_action(words, into);
}

std::string head(const GameModule& game, const Playthrough& playthrough) {
    const engine::GameInfo& info = game.info();
    std::string text = "game " + std::string{info.id} + "\nrevision " + std::to_string(info.revision) + "\nseats " +
                       std::to_string(playthrough.setup.seats) + "\noptions";
    for (std::size_t i = 0; i < info.options.size(); ++i)
        text += " " + std::string{info.options[i].id} + "=" + std::to_string(playthrough.setup.values[i]);
    return text + "\nseed " + std::to_string(playthrough.seed) + "\n\n";
}

std::string_view look(engine::Privacy privacy) {
    switch (privacy) {
    case engine::Privacy::must_look: return " (looks)";
    case engine::Privacy::may_look: return " (may look)";
    case engine::Privacy::open: break;
    }
    return "";
}

std::string narration(const GameModule& game, const GameModule::Outcome& outcome) {
    std::string text;
    for (const Value& event : outcome.events) {
        const Value seen = game.project(event, Viewer::everyone());
        if (seen.empty()) continue;
        const std::string line = game.describe(seen);
        if (!line.empty()) text += "  " + line + "\n";
    }
    return text;
}

std::string tail(const GameModule& game, const Value& state, int hand_overs) {
    std::string text = "\nhand-overs " + std::to_string(hand_overs);
    text += game.waiting_on(state).empty() ? "\nover, standing" : "\nunder way, standing";
    for (const int points : game.standing(state)) text += " " + std::to_string(points);
    const std::uint64_t digest = game.digest_of(state);
    Bytes big_endian;
    for (int shift = 56; shift >= 0; shift -= 8) big_endian.push_back(static_cast<std::uint8_t>(digest >> shift));
    return text + "\ndigest " + hex(big_endian) + "\n";
}

} // namespace

std::expected<Playthrough, std::string> read_playthrough(const GameModule& game, std::string_view text) {
    Playthrough playthrough;
    for (const std::string_view line : split(text, '\n')) {
        if (line.starts_with("  ")) continue;
        if (!read_line(game, split(line, ' '), playthrough))
            return std::unexpected("cannot make sense of: " + std::string{line});
    }
    if (!engine::fits(game.info(), playthrough.setup)) return std::unexpected("the setup does not fit the game");
    return playthrough;
}

std::expected<std::string, std::string> text_of(const GameModule& game, const Playthrough& playthrough) {
    std::string text = head(game, playthrough);
    Value state = game.deal(playthrough.setup, playthrough.seed);
    int hand_overs = 0;
    for (const auto& [seat, action] : playthrough.actions) {
        const std::string what =
            "seat " + std::to_string(seat.index()) + " does " + (action.empty() ? "-" : hex(action));
        auto outcome = game.submit(state, seat, action);
        if (!outcome) return std::unexpected(what + " is refused for reason " + std::to_string(outcome.error().reason));
        const engine::Privacy privacy = game.privacy(state, seat);
        if (privacy == engine::Privacy::must_look) ++hand_overs;
        text += what + std::string{look(privacy)} + "\n" + narration(game, *outcome);
        state = std::move(outcome->state);
    }
    return text + tail(game, state, hand_overs);
}

Playthrough played_out(const GameModule& game, Playthrough playthrough) {
    std::vector<Choice> done;
    Value state = game.deal(playthrough.setup, playthrough.seed);
    const auto act = [&](Choice choice) {
        auto outcome = game.submit(state, choice.seat, choice.action);
        if (!outcome) return false;
        state = std::move(outcome->state);
        done.push_back(std::move(choice));
        return true;
    };
    for (Choice& choice : playthrough.actions)
        if (!act(std::move(choice))) break;
    Rng chance{playthrough.seed, 1001};
    while (std::ssize(done) < longest_match) {
        const auto seat = random_seat(game.waiting_on(state), chance);
        if (!seat) break;
        auto actions = game.legal(state, *seat);
        if (actions.empty()) break;
        act({*seat, std::move(actions[chance.below(static_cast<std::uint32_t>(actions.size()))])});
    }
    playthrough.actions = std::move(done);
    return playthrough;
}

std::vector<std::pair<std::string, Playthrough>> first_playthroughs(const GameModule& game) {
    const engine::GameInfo& info = game.info();
    std::vector<std::pair<std::string, Playthrough>> first;
    const int middle = (info.least_seats + info.most_seats) / 2;
    for (const int seats : {info.least_seats, middle, info.most_seats})
        first.push_back({std::to_string(seats) + "_seats", {engine::standard_setup(info, seats), 1, {}}});
    if (info.options.empty()) return first;
    engine::Setup other = engine::standard_setup(info, middle);
    for (std::size_t i = 0; i < info.options.size(); ++i)
        other.values[i] = static_cast<std::uint8_t>((other.values[i] + 1) % info.options[i].values(middle));
    first.push_back({"other_options", {std::move(other), 2, {}}});
    return first;
}

std::string playthrough_folder(const GameModule& game) {
    return std::string{SOBREMESA_PLAYTHROUGHS} + "/" + std::string{game.info().id};
}

std::vector<std::string> playthrough_files(const GameModule& game) {
    std::vector<std::string> files;
    std::error_code error;
    for (auto entry = std::filesystem::directory_iterator{playthrough_folder(game), error};
         !error && entry != std::filesystem::directory_iterator{}; entry.increment(error))
        if (entry->path().extension() == ".txt") files.push_back(entry->path().string());
    std::ranges::sort(files);
    return files;
}

std::optional<std::string> read_file(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>{file}, {}};
}

bool write_file(const std::string& path, std::string_view text) {
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path{path}.parent_path(), error);
    std::ofstream file{path, std::ios::binary};
    file << text;
    return !file.flush().fail();
}

} // namespace suites

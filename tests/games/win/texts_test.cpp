// The cards' English texts and pictures. [WI-1]
#include "games/win/api/cards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace win_test {

namespace {

// A file of the checkout in which the tests run: in the present folder or one around it.
std::string read(const char* path) {
    namespace fs = std::filesystem;
    std::error_code none;
    fs::path folder = fs::current_path(none);
    while (!fs::exists(folder / path, none) && folder.has_relative_path()) folder = folder.parent_path();
    std::ifstream file{folder / path, std::ios::binary};
    EXPECT_TRUE(file) << path << " is not here: run the tests from within the checkout";
    return {std::istreambuf_iterator<char>{file}, {}};
}

constexpr std::size_t longest = 34; // letters that still fit a card 140 px wide

// The strings of a flat JSON object, in order: key, value, key, value. The table uses no escapes.
std::vector<std::string> strings(std::string_view json) {
    std::vector<std::string> found;
    EXPECT_FALSE(json.contains('\\'));
    for (std::size_t open = json.find('"'); open != std::string_view::npos; open = json.find('"', open)) {
        const std::size_t close = json.find('"', open + 1);
        found.emplace_back(json.substr(open + 1, close - open - 1));
        open = close + 1;
    }
    return found;
}

std::map<std::string, std::string> cards() {
    const std::vector<std::string> all = strings(read("src/games/win/text/cards.en.json"));
    std::map<std::string, std::string> table;
    for (std::size_t place = 0; place + 1 < all.size(); place += 2) table.emplace(all[place], all[place + 1]);
    EXPECT_EQ(table.size() * 2, all.size()) << "a key stands twice";
    return table;
}

std::set<std::string> keys() {
    std::set<std::string> all;
    for (int number = 0; number < win::character_count; ++number) all.insert("character_" + std::to_string(number));
    for (int number = 0; number < win::challenge_count; ++number) all.insert("challenge_" + std::to_string(number));
    return all;
}

std::string lower(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter + ('a' - 'A'));
    return text;
}

} // namespace

// [WI-1]
TEST(Texts, AreAHundredAndAHundred) {
    std::set<std::string> found;
    for (const auto& [key, text] : cards()) found.insert(key);
    EXPECT_EQ(found, keys());
}

// [WI-1]
TEST(Texts, AreAllDifferent) {
    std::set<std::string> seen;
    for (const auto& [key, text] : cards()) EXPECT_TRUE(seen.insert(lower(text)).second) << text;
}

// [WI-1]
TEST(Texts, FitTheirCards) {
    for (const auto& [key, text] : cards()) {
        EXPECT_FALSE(text.empty()) << key;
        EXPECT_LE(text.size(), longest) << text;
        EXPECT_TRUE(std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter <= '~'; })) << text;
        EXPECT_FALSE(text.contains('{') || text.contains('}') || text.contains("  ")) << text;
    }
}

// [WI-1] the rulebook's own examples are its own.
TEST(Texts, AreNotTheRulebooks) {
    for (const auto& [key, text] : cards())
        for (const char* taken : {"genghis", "hercules", "baby-sitting", "babysitting"})
            EXPECT_FALSE(lower(text).contains(taken)) << text;
}

// [WI-1] each card has one picture.
TEST(Texts, HaveAPictureEach) {
    std::set<std::string> found;
    std::set<std::string> pictures;
    const std::string file = read("assets/icons/win.txt");
    std::string_view rest = file;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (line.empty() || line.starts_with('#')) continue;
        const std::size_t space = line.find(' ');
        ASSERT_NE(space, std::string_view::npos) << line;
        EXPECT_TRUE(found.emplace(line.substr(0, space)).second) << line;
        pictures.emplace(line.substr(space + 1));
    }
    EXPECT_EQ(found, keys());
    EXPECT_LE(pictures.size(), 120U); // bytes of the page
}

} // namespace win_test

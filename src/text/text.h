// What a player reads, before it is put into a language: a key and typed arguments.
//
// Texts stand in tables (<room>/text/en.json), which tools/texts compiles into one function a key, so that a missing
// key or argument does not compile. A Text stays a key until somebody draws or speaks it; the same Text gives the
// same words in a language, always. Left out: languages and formatting (language.h), how it looks (scene/).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace text {

// A table of one room, in all the languages that are built in. Made by tools/texts only.
struct Pack {
    std::string_view name;                  // "app", "win", …
    std::uint16_t count = 0;                // of keys
    const std::string_view* keys = nullptr; // `count` of them
    struct Translation {
        std::string_view language;                  // BCP 47: "en"
        const std::string_view* patterns = nullptr; // `count` of them, compiled, see language.h
    };
    const Translation* translations = nullptr;
    std::uint16_t languages = 0; // of translations; the first is the fallback
};

struct Text;

// An argument: words that need no translation (a name), a number, or another Text.
class Arg {
  public:
    Arg(std::string words) : held_(std::move(words)) {}        // NOLINT(google-explicit-constructor)
    Arg(std::string_view words) : held_(std::string{words}) {} // NOLINT(google-explicit-constructor)
    Arg(const char* words) : held_(std::string{words}) {}      // NOLINT(google-explicit-constructor)
    Arg(int number) : held_(std::int64_t{number}) {}           // NOLINT(google-explicit-constructor)
    Arg(std::int64_t number) : held_(number) {}                // NOLINT(google-explicit-constructor)
    Arg(Text text);                                            // NOLINT(google-explicit-constructor)

    using Held = std::variant<std::int64_t, std::string, std::shared_ptr<const Text>>;
    [[nodiscard]] const Held& held() const { return held_; }
    friend bool operator==(const Arg& a, const Arg& b);

  private:
    Held held_;
};

struct Text {
    const Pack* pack = nullptr; // null: no text at all
    std::uint16_t key = 0;
    std::vector<Arg> args; // in the order in which the English pattern first names them

    [[nodiscard]] bool empty() const { return pack == nullptr; }
    friend bool operator==(const Text&, const Text&) = default;
};

// The text of a key found by its name, for keys that data name (an option's id, a card's number): empty when the pack
// has no such key. A pack's keys are sorted, so that this is a binary search.
Text find(const Pack& pack, std::string_view key, std::vector<Arg> args = {});

} // namespace text

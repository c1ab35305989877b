#include "text/language.h"

#include "text/plural.h"
#include "text/pseudo.h"

#include <algorithm>
#include <optional>

namespace text {
namespace {

// Walks a compiled pattern. It is lenient: tools/texts has refused whatever is malformed.
class Formatter {
  public:
    // `code` is the language whose plural rules count.
    Formatter(const Language& language, std::string_view code, const Text& text, std::string& out)
        : language_(language),
          code_(code),
          args_(text.args),
          out_(out) {}

    // Up to the end of the pattern or of the branch; `rest` is what follows.
    void run(std::string_view& rest) {
        while (!rest.empty() && rest.front() != '}') {
            if (rest.front() == '{') {
                rest.remove_prefix(1);
                argument(rest);
            } else {
                literal(rest);
            }
        }
    }

  private:
    void literal(std::string_view& rest) {
        if (rest.front() == '\\') rest.remove_prefix(1);
        const std::size_t end = std::min(rest.find_first_of("{}\\", 1), rest.size());
        if (language_.pseudo())
            pseudo_.append(out_, rest.substr(0, end));
        else
            out_ += rest.substr(0, end);
        rest.remove_prefix(end);
    }

    void argument(std::string_view& rest) {
        std::size_t index = 0;
        while (!rest.empty() && rest.front() >= '0' && rest.front() <= '9') {
            index = index * 10 + static_cast<std::size_t>(rest.front() - '0');
            rest.remove_prefix(1);
        }
        const Arg* const arg = index < args_.size() ? &args_[index] : nullptr;
        const char kind = rest.empty() ? '}' : rest.front();
        if (kind == '}') {
            if (arg != nullptr) value(*arg);
        } else {
            rest.remove_prefix(1);
            branches(rest, arg, kind == 'p');
        }
        if (!rest.empty()) rest.remove_prefix(1);
    }

    void value(const Arg& arg) {
        if (const auto* const number = std::get_if<std::int64_t>(&arg.held())) {
            out_ += number_words(*number);
        } else if (const auto* const words = std::get_if<std::string>(&arg.held())) {
            out_ += *words;
        } else {
            language_.append(*std::get<std::shared_ptr<const Text>>(arg.held()), out_);
        }
    }

    static std::string number_words(std::int64_t number) {
        std::string words = std::to_string(number);
        // A minus sign is as wide as a figure, a hyphen is not.
        if (words.front() == '-') words.replace(0, 1, "−");
        return words;
    }

    // Selectors, each followed by its branch in braces: "one{…}other{…}".
    void branches(std::string_view& rest, const Arg* arg, bool plural) {
        std::string_view other;
        std::optional<std::string_view> taken;
        while (!rest.empty() && rest.front() != '}') {
            const std::size_t open = std::min(rest.find('{'), rest.size() - 1);
            const std::string_view selector = rest.substr(0, open);
            rest.remove_prefix(open + 1);
            const std::string_view branch = cut_branch(rest);
            if (selector == "other") other = branch;
            // An exact number stands before the categories, so that the first fit is the best.
            if (!taken && arg != nullptr && fits(selector, *arg, plural)) taken = branch;
        }
        std::string_view branch = taken.value_or(other);
        run(branch);
    }

    // What stands up to the branch's closing brace, which is taken as well.
    static std::string_view cut_branch(std::string_view& rest) {
        int depth = 0;
        std::size_t at = 0;
        for (; at < rest.size(); ++at) {
            if (rest[at] == '\\')
                ++at;
            else if (rest[at] == '{')
                ++depth;
            else if (rest[at] == '}' && depth-- == 0)
                break;
        }
        const std::string_view branch = rest.substr(0, at);
        rest.remove_prefix(std::min(at + 1, rest.size()));
        return branch;
    }

    [[nodiscard]] bool fits(std::string_view selector, const Arg& arg, bool plural) const {
        if (!plural) {
            const auto* const words = std::get_if<std::string>(&arg.held());
            return words != nullptr && *words == selector;
        }
        const auto* const number = std::get_if<std::int64_t>(&arg.held());
        if (number == nullptr) return false;
        if (selector.starts_with('=')) return selector.substr(1) == std::to_string(*number);
        return selector == plural_category(code_, *number);
    }

    const Language& language_;
    std::string_view code_;
    const std::vector<Arg>& args_;
    std::string& out_;
    Pseudo pseudo_;
};

} // namespace

Language::Language(std::string_view code) : code_(code), pseudo_(code == "qps") {}

const Pack::Translation& Language::translation(const Pack& pack) const {
    for (std::uint16_t i = 0; i < pack.languages; ++i)
        if (pack.translations[i].language == code_) return pack.translations[i];
    return pack.translations[0];
}

void Language::append(const Text& text, std::string& out) const {
    if (text.empty()) return;
    const Pack::Translation& chosen = translation(*text.pack);
    std::string_view pattern = chosen.patterns[text.key];
    Formatter{*this, chosen.language, text, out}.run(pattern);
}

std::string Language::operator()(const Text& text) const {
    std::string out;
    append(text, out);
    if (!pseudo_ || !has_letters(out)) return out;
    return "⟦" + out + "⟧";
}

} // namespace text

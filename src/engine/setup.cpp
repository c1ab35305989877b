#include "engine/setup.h"

#include "engine/typed.h"

#include <algorithm>

namespace engine {

Setup standard_setup(const GameInfo& info, int seats) {
    Setup setup{seats, {}};
    for (const OptionInfo& option : info.options)
        setup.values.push_back(static_cast<std::uint8_t>(option.default_at(seats)));
    setup.own.resize(info.own_decks.size());
    return setup;
}

namespace {

bool is_tidy(const std::string& text, const OwnDeckInfo& deck) {
    return !text.empty() && text == tidy(text, deck.most_letters);
}

bool fits(const OwnDeckInfo& deck, const std::vector<std::string>& cards) {
    return cards.size() <= static_cast<std::size_t>(deck.most) &&
           std::ranges::all_of(cards, [&](const std::string& text) { return is_tidy(text, deck); });
}

std::vector<std::string> read_own(Reader& in, const OwnDeckInfo& deck) {
    constexpr std::size_t most_bytes = 4; // of a character
    std::vector<std::string> cards;
    const std::uint32_t count = in.below(static_cast<std::uint32_t>(deck.most) + 1);
    for (std::uint32_t i = 0; i < count && in.ok(); ++i) {
        cards.push_back(in.text(static_cast<std::size_t>(deck.most_letters) * most_bytes));
        if (!is_tidy(cards.back(), deck)) in.fail();
    }
    return cards;
}

} // namespace

bool fits(const GameInfo& info, const Setup& setup) {
    if (setup.seats < info.least_seats || setup.seats > info.most_seats) return false;
    const auto value_fits = [&](std::uint8_t value, const OptionInfo& option) {
        return value < option.values(setup.seats);
    };
    const auto cards_fit = [](const std::vector<std::string>& cards, const OwnDeckInfo& deck) {
        return fits(deck, cards);
    };
    return std::ranges::equal(setup.values, info.options, value_fits) &&
           std::ranges::equal(setup.own, info.own_decks, cards_fit);
}

void write(Writer& out, const GameInfo& info, const Setup& setup) {
    assert(fits(info, setup));
    const auto range = static_cast<std::uint32_t>(info.most_seats - info.least_seats + 1);
    out.below(static_cast<std::uint32_t>(setup.seats - info.least_seats), range);
    for (std::size_t i = 0; i < info.options.size(); ++i)
        out.below(setup.values[i], static_cast<std::uint32_t>(info.options[i].values(setup.seats)));
    for (std::size_t i = 0; i < info.own_decks.size(); ++i) {
        out.below(static_cast<std::uint32_t>(setup.own[i].size()),
                  static_cast<std::uint32_t>(info.own_decks[i].most) + 1);
        for (const std::string& text : setup.own[i]) out.text(text);
    }
}

Setup read_setup(Reader& in, const GameInfo& info) {
    Setup setup;
    const auto range = static_cast<std::uint32_t>(info.most_seats - info.least_seats + 1);
    setup.seats = info.least_seats + static_cast<int>(in.below(range));
    for (const OptionInfo& option : info.options)
        setup.values.push_back(
            static_cast<std::uint8_t>(in.below(static_cast<std::uint32_t>(option.values(setup.seats)))));
    for (const OwnDeckInfo& deck : info.own_decks) setup.own.push_back(read_own(in, deck));
    return setup;
}

} // namespace engine

#include "app/own_cards.h"

#include "engine/typed.h"

#include <algorithm>
#include <optional>

namespace app {

namespace {

constexpr std::uint32_t format = 1;
constexpr std::uint32_t formats = 256;
constexpr std::size_t most_id = 40;
constexpr std::size_t bytes_of_letter = 4;

bool has(const OwnDeck& deck, std::string_view text, std::size_t but) {
    for (std::size_t i = 0; i < deck.size(); ++i)
        if (i != but && deck[i].text == text) return true;
    return false;
}

OwnDeck read_deck(engine::Reader& in, const engine::OwnDeckInfo& info) {
    OwnDeck deck;
    const std::uint64_t count = in.number();
    if (count > static_cast<std::uint64_t>(info.most)) in.fail();
    for (std::uint64_t i = 0; i < count && in.ok(); ++i) {
        const bool on = in.boolean();
        const std::string text = in.text(static_cast<std::size_t>(info.most_letters) * bytes_of_letter);
        if (set_card(deck, info, deck.size(), text) != CardTrouble::none || deck.back().text != text) in.fail();
        if (in.ok()) deck.back().on = on;
    }
    return deck;
}

// The deck whose heading that line is.
std::optional<std::size_t> heading(std::string_view line, const engine::GameInfo& game) {
    if (!line.starts_with('#')) return std::nullopt;
    const std::string id = engine::tidy(line.substr(1), static_cast<int>(most_id));
    for (std::size_t deck = 0; deck < game.own_decks.size(); ++deck)
        if (id == game.own_decks[deck].id) return deck;
    return std::nullopt;
}

} // namespace

OwnCards no_own_cards(const engine::GameInfo& game) {
    return {std::string{game.id}, std::vector<OwnDeck>(game.own_decks.size())};
}

CardTrouble set_card(OwnDeck& deck, const engine::OwnDeckInfo& info, std::size_t place, std::string_view typed) {
    std::string text = engine::tidy(typed, info.most_letters);
    if (text.empty()) return CardTrouble::empty;
    if (has(deck, text, place)) return CardTrouble::twice;
    if (place < deck.size()) {
        deck[place].text = std::move(text);
        return CardTrouble::none;
    }
    if (deck.size() >= static_cast<std::size_t>(info.most)) return CardTrouble::full;
    deck.push_back({std::move(text)});
    return CardTrouble::none;
}

std::vector<std::vector<std::string>> switched_on(const OwnCards& cards) {
    std::vector<std::vector<std::string>> all;
    for (const OwnDeck& deck : cards.decks) {
        std::vector<std::string>& texts = all.emplace_back();
        for (const OwnCard& card : deck)
            if (card.on) texts.push_back(card.text);
    }
    return all;
}

engine::Bytes write_own_cards(const OwnCards& cards) {
    engine::Writer out;
    out.below(format, formats);
    out.text(cards.game);
    for (const OwnDeck& deck : cards.decks) {
        out.number(deck.size());
        for (const OwnCard& card : deck) {
            out.boolean(card.on);
            out.text(card.text);
        }
    }
    return out.take();
}

OwnCards read_own_cards(engine::ByteView bytes, const engine::GameInfo& game) {
    engine::Reader in{bytes};
    OwnCards cards{{}, {}};
    const bool known = in.below(formats) == format;
    cards.game = in.text(most_id);
    if (!known || cards.game != game.id) in.fail();
    for (const engine::OwnDeckInfo& info : game.own_decks) cards.decks.push_back(read_deck(in, info));
    return in.finished() ? cards : no_own_cards(game);
}

std::string own_cards_file(const OwnCards& cards, const engine::GameInfo& game) {
    std::string file;
    for (std::size_t i = 0; i < cards.decks.size(); ++i) {
        file += (i > 0 ? "\n# " : "# ") + std::string{game.own_decks[i].id} + "\n";
        for (const OwnCard& card : cards.decks[i]) {
            const bool like_a_mark = std::string_view{"+-#"}.contains(card.text.front());
            file += (!card.on ? "- " : like_a_mark ? "+ " : "") + card.text + "\n";
        }
    }
    return file;
}

int add_from_file(OwnCards& cards, const engine::GameInfo& game, std::string_view file) {
    std::size_t deck = 0;
    int added = 0;
    while (!file.empty()) {
        std::string_view line = file.substr(0, file.find('\n'));
        file.remove_prefix(std::min(line.size() + 1, file.size()));
        if (line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3); // as some editors begin a file
        if (const auto found = heading(line, game)) {
            deck = *found;
            continue;
        }
        if (line.starts_with('#')) continue;
        const bool off = line.starts_with('-');
        if (off || line.starts_with('+')) line.remove_prefix(1);
        if (deck >= cards.decks.size()) continue;
        OwnDeck& list = cards.decks[deck];
        if (set_card(list, game.own_decks[deck], list.size(), line) != CardTrouble::none) continue;
        list.back().on = !off;
        ++added;
    }
    return added;
}

} // namespace app

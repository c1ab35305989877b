// What players wrote on cards of their own, kept on this device: for each game that takes such cards, a list a deck.
//
// What always holds: texts are tidy and not empty, no deck has two alike or more than its game takes; a card that is
// switched off stays in its list. As a file they are plain words, one card a line, for people to read and change. Left
// out: whether a match uses them (the game's option), the screen (screens/cards.cpp).
#pragma once

#include "engine/setup.h"

#include <string>
#include <string_view>
#include <vector>

namespace app {

struct OwnCard {
    std::string text;
    bool on = true;
    friend bool operator==(const OwnCard&, const OwnCard&) = default;
};
using OwnDeck = std::vector<OwnCard>;
struct OwnCards {
    std::string game;           // its id
    std::vector<OwnDeck> decks; // one for each of GameInfo::own_decks
    friend bool operator==(const OwnCards&, const OwnCards&) = default;
};

OwnCards no_own_cards(const engine::GameInfo& game);

// Why a text cannot be a card of that deck.
enum class CardTrouble : std::uint8_t { none, empty, twice, full };
// `place`: the card whose text it is to be; its own text is no other card. The deck's size: a new one.
CardTrouble set_card(OwnDeck& deck, const engine::OwnDeckInfo& info, std::size_t place, std::string_view typed);

// The texts that are switched on, as a setup takes them.
std::vector<std::vector<std::string>> switched_on(const OwnCards& cards);

// The record that the device keeps. What cannot be read, or belongs to no such game, is none.
engine::Bytes write_own_cards(const OwnCards& cards);
OwnCards read_own_cards(engine::ByteView bytes, const engine::GameInfo& game);

// As a file: `# characters`, then a card a line; one that is switched off begins with `-`, and one whose own words begin
// like a mark with `+`. Other lines with `#` are remarks.
std::string own_cards_file(const OwnCards& cards, const engine::GameInfo& game);
// What a file adds to `cards`; how many cards that were. Lines that can be no card are passed over.
int add_from_file(OwnCards& cards, const engine::GameInfo& game, std::string_view file);

} // namespace app

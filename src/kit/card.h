// A card: what is printed on it, and how it lies on the table.
//
// A Face is made for the size in which the card lies, so that its words have real sizes: at least 14 px. What always
// holds: index in two corners and the large symbol are there at every size; title and words only where they fit. A card
// whose face its viewer may not know has none. Left out: which cards there are (games).
#pragma once

#include "kit/names.h"

namespace kit {

// Height of a card for a width of 1.
inline constexpr float card_ratio = 1.4F;

// CSS px: as large as fits.
Size card_fitting(Size room);
// The ordinary size on a table in that window.
Size card_size(const Env& env);
// As large as is comfortable to read, for holding a card up.
Size card_size_large(const Env& env);

struct Print {
    Text index{};  // a number or a letter, in two corners
    Icon mark{};   // below the index: the suit's shape
    Icon symbol{}; // the large one in the middle
    Text title{};
    Text words{};
    Ink ink = Ink::on_card; // of index, mark, symbol: a suit
    Ink paper = Ink::card;
    Ink on_paper = Ink::on_card; // of title and words
};
FaceRef face(const Env& env, Size size, const Print& print);
// A back: a frame and a symbol.
FaceRef back(Size size, Icon symbol = {}, Ink paper = Ink::back, Ink ink = Ink::on_back);

struct CardLook {
    FaceRef face{}; // null: not known
    FaceRef back{};
    Text name{}; // what a screen reader says
    bool chosen = false;
    bool dim = false;
    bool enabled = true;
    Text why_not{};
    Command command{}; // none: it is only looked at
    Command held{};    // none: holding does nothing
    bool drag = false;
    float angle = 0; // radians
    float lift = 1;  // CSS px above the table
    NodeId comes_from{};
};
Node& card(Builder& builder, NodeId id, Box box, const CardLook& look);

} // namespace kit

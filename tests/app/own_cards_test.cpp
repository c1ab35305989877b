// Cards that players wrote: kept, switched off, as a file; odd texts do no harm. [WI-11]
#include "app/own_cards.h"

#include "engine/rng.h"

#include <gtest/gtest.h>

namespace {

using app::CardTrouble;
using app::OwnCards;
using app::OwnDeck;

constexpr std::array<engine::OwnDeckInfo, 2> decks{{
    {.id = "faces", .most = 4, .most_letters = 20},
    {.id = "places", .most = 3, .most_letters = 20},
}};
constexpr engine::GameInfo game{.id = "sample", .least_seats = 2, .most_seats = 4, .options = {}, .own_decks = decks};

OwnCards some() {
    return {"sample", {{{"A walrus", true}, {"شهرزاد", false}, {"#1 fan", true}}, {{"- minus", true}, {"🦊", false}}}};
}

TEST(OwnCards, AreWrittenAndChanged) {
    OwnDeck deck;
    EXPECT_EQ(set_card(deck, decks[0], 0, "  A\nwalrus "), CardTrouble::none);
    EXPECT_EQ(set_card(deck, decks[0], 1, "A goose"), CardTrouble::none);
    EXPECT_EQ(set_card(deck, decks[0], 0, "A walrus on ice"), CardTrouble::none);
    EXPECT_EQ(deck, (OwnDeck{{"A walrus on ice", true}, {"A goose", true}}));
}

TEST(OwnCards, RefuseEmptyTextsDoublesAndTooMany) {
    OwnDeck deck{{"A", true}, {"B", true}, {"C", true}};
    EXPECT_EQ(set_card(deck, decks[0], 3, " \n "), CardTrouble::empty);
    EXPECT_EQ(set_card(deck, decks[0], 3, "B"), CardTrouble::twice);
    EXPECT_EQ(set_card(deck, decks[0], 0, "B"), CardTrouble::twice);
    EXPECT_EQ(set_card(deck, decks[0], 1, "B"), CardTrouble::none) << "its own text";
    EXPECT_EQ(set_card(deck, decks[0], 3, "D"), CardTrouble::none);
    EXPECT_EQ(set_card(deck, decks[0], 4, "E"), CardTrouble::full);
    EXPECT_EQ(deck.size(), 4U);
}

TEST(OwnCards, GoIntoASetupUnlessSwitchedOff) {
    EXPECT_EQ(switched_on(some()), (std::vector<std::vector<std::string>>{{"A walrus", "#1 fan"}, {"- minus"}}));
    engine::Setup setup = engine::standard_setup(game, 2);
    setup.own = switched_on(some());
    EXPECT_TRUE(engine::fits(game, setup));
}

TEST(OwnCards, AreKept) {
    EXPECT_EQ(app::read_own_cards(app::write_own_cards(some()), game), some());
    EXPECT_EQ(app::read_own_cards({}, game), app::no_own_cards(game));
    constexpr engine::GameInfo other{
        .id = "other", .least_seats = 2, .most_seats = 4, .options = {}, .own_decks = decks};
    EXPECT_EQ(app::read_own_cards(app::write_own_cards(some()), other), app::no_own_cards(other));
}

TEST(OwnCards, AreNoneWhenWhatWasKeptIsDamaged) {
    const engine::Bytes sound = app::write_own_cards(some());
    for (std::size_t bit = 0; bit < sound.size() * 8; ++bit) {
        engine::Bytes bytes = sound;
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 0x80U >> bit % 8);
        engine::Setup setup = engine::standard_setup(game, 2);
        setup.own = switched_on(app::read_own_cards(bytes, game));
        EXPECT_TRUE(engine::fits(game, setup)) << bit;
    }
}

TEST(OwnCards, SurviveAsAFile) {
    const std::string file = own_cards_file(some(), game);
    EXPECT_EQ(file, "# faces\nA walrus\n- شهرزاد\n+ #1 fan\n\n# places\n+ - minus\n- 🦊\n");
    OwnCards cards = app::no_own_cards(game);
    EXPECT_EQ(app::add_from_file(cards, game, file), 5);
    EXPECT_EQ(cards, some());
}

TEST(OwnCards, AreAddedFromAFile) {
    OwnCards cards = some();
    EXPECT_EQ(app::add_from_file(cards, game, "\xEF\xBB\xBF# places\r\nThe moon\r\n\r\nThe moon\r\nToo many\r\n"), 1);
    EXPECT_EQ(cards.decks[1].back(), (app::OwnCard{"The moon", true}));
    EXPECT_EQ(app::add_from_file(cards, game, "# a remark\nA goose"), 1);
    EXPECT_EQ(cards.decks[0].back(), (app::OwnCard{"A goose", true}));
}

TEST(OwnCards, TakeWhateverAFileHolds) {
    OwnCards cards = app::no_own_cards(game);
    app::add_from_file(cards, game, std::string(10'000, 'x'));
    EXPECT_EQ(cards.decks[0].front().text, std::string(20, 'x'));
    engine::Rng chance{4};
    for (int i = 0; i < 2000; ++i) {
        std::string file;
        for (std::uint32_t left = chance.below(200); left > 0; --left) {
            constexpr std::string_view marks = "\n\r#-+ af";
            file += chance.below(2) == 0 ? marks[chance.below(8)] : static_cast<char>(chance.below(256));
        }
        OwnCards own = app::no_own_cards(game);
        app::add_from_file(own, game, file);
        engine::Setup setup = engine::standard_setup(game, 2);
        setup.own = switched_on(own);
        EXPECT_TRUE(engine::fits(game, setup));
        OwnCards again = app::no_own_cards(game);
        app::add_from_file(again, game, own_cards_file(own, game));
        EXPECT_EQ(again, own);
    }
}

} // namespace

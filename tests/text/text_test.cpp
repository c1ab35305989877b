#include "text/language.h"
#include "text/plural.h"
#include "text/pseudo.h"

#include "texts/words.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

namespace words = test::words;
using text::Language;

std::size_t letters(std::string_view utf8) {
    std::size_t count = 0;
    for (const char c : utf8)
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++count;
    return count;
}

TEST(Text, FillsInArguments) {
    const Language english;
    EXPECT_EQ(english(words::name("Ana")), "Ana");
    EXPECT_EQ(english(words::points(-3)), "−3");
    EXPECT_EQ(english(words::continue_()), "Continue");
    EXPECT_EQ(english(words::braces()), "It's {so} and back\\slash");
    EXPECT_EQ(english(words::outer(words::continue_())), "Now: Continue!");
}

TEST(Text, ChoosesByNumberAndKind) {
    const Language english;
    EXPECT_EQ(english(words::cards("Ana", 0)), "Ana takes nothing.");
    EXPECT_EQ(english(words::cards("Ana", 1)), "Ana takes 1 card.");
    EXPECT_EQ(english(words::cards("Ana", 21)), "Ana takes 21 cards.");
    EXPECT_EQ(english(words::kind("fear", "Ana")), "Fear of Ana");
    EXPECT_EQ(english(words::kind("love", "Ana")), "Something of Ana");
}

TEST(Text, AnotherLanguageOrdersAndCountsForItself) {
    const Language polish{"pl"};
    EXPECT_EQ(polish(words::cards("Ana", 1)), "1 karta dla Ana.");
    EXPECT_EQ(polish(words::cards("Ana", 3)), "3 karty dla Ana.");
    EXPECT_EQ(polish(words::cards("Ana", 5)), "5 kart dla Ana.");
    EXPECT_EQ(polish(words::kind("fear", "Ana")), "Ana: Strach");
}

TEST(Text, AnUnknownLanguageIsTheFirst) {
    EXPECT_EQ(Language{"xx"}(words::cards("Ana", 1)), "Ana takes 1 card.");
    EXPECT_EQ(Language{"xx"}(text::Text{}), "");
}

TEST(Text, NumberedKeysAreOneFunction) {
    const Language english;
    EXPECT_EQ(english(words::part(2, "Ana")), "two of Ana");
    EXPECT_EQ(english(words::part(10, "Ana")), "ten of Ana");
    EXPECT_EQ(words::part(9, "Ana"), text::find(words::pack, "part_9", {"Ana"}));
}

TEST(Text, IsFoundByItsKey) {
    for (std::uint16_t i = 0; i < words::pack.count; ++i) {
        const text::Text found = text::find(words::pack, words::pack.keys[i]);
        ASSERT_FALSE(found.empty());
        EXPECT_EQ(found.key, i);
    }
    EXPECT_TRUE(text::find(words::pack, "part_11").empty());
    EXPECT_TRUE(text::find(words::pack, "").empty());
    EXPECT_TRUE(text::find(words::pack, "zzz").empty());
}

TEST(Text, IsEqualWithEqualArguments) {
    EXPECT_EQ(words::outer(words::name("Ana")), words::outer(words::name("Ana")));
    EXPECT_NE(words::outer(words::name("Ana")), words::outer(words::name("Bo")));
    EXPECT_NE(words::points(1), words::points(2));
    EXPECT_NE(words::points(1), text::Text{});
}

TEST(Text, PluralsOfOtherLanguages) {
    EXPECT_EQ(text::plural_category("fr", 0), "one");
    EXPECT_EQ(text::plural_category("en-GB", 0), "other");
    EXPECT_EQ(text::plural_category("ja", 1), "other");
    EXPECT_EQ(text::plural_category("ru", 21), "one");
    EXPECT_EQ(text::plural_category("ru", 11), "many");
    EXPECT_EQ(text::plural_category("pl", 21), "many");
    EXPECT_EQ(text::plural_category("cs", 3), "few");
    EXPECT_EQ(text::plural_category("en", -1), "one");
}

TEST(Pseudo, IsLongerAccentedAndInBrackets) {
    const Language pseudo{"qps"};
    const std::string plain = Language{}(words::sentence());
    const std::string words_seen = pseudo(words::sentence());
    EXPECT_TRUE(words_seen.starts_with("⟦") && words_seen.ends_with("⟧"));
    const double growth = static_cast<double>(letters(words_seen) - 2) / static_cast<double>(letters(plain));
    EXPECT_GE(growth, 1.35);
    EXPECT_LE(growth, 1.45);
    EXPECT_EQ(words_seen.find('e'), std::string::npos);
    EXPECT_EQ(std::ranges::count(words_seen, ' '), std::ranges::count(plain, ' '));
}

TEST(Pseudo, LeavesArgumentsAlone) {
    const Language pseudo{"qps"};
    EXPECT_NE(pseudo(words::part(1, "Eleonore")).find("Eleonore"), std::string::npos);
    EXPECT_EQ(pseudo(words::name("Ana")), "⟦Ana⟧");
    // Figures alone need no translation, and no room for one.
    EXPECT_EQ(pseudo(words::points(12)), "12");
}

TEST(Pseudo, BracketsAndLengthensNestedTextsOnce) {
    const Language pseudo{"qps"};
    const std::string once = pseudo(words::sentence());
    const std::string nested = pseudo(words::outer(words::sentence()));
    EXPECT_EQ(nested.find("⟦", 1), std::string::npos);
    EXPECT_NE(nested.find(once.substr(3, once.size() - 6)), std::string::npos);
}

TEST(Pseudo, KnowsWhatHasLetters) {
    EXPECT_TRUE(text::has_letters("3 cards"));
    EXPECT_TRUE(text::has_letters("漢"));
    EXPECT_TRUE(text::has_letters("é"));
    EXPECT_FALSE(text::has_letters("−3 · 5 / 12"));
    EXPECT_FALSE(text::has_letters(""));
}

} // namespace

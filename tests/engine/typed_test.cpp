// What somebody typed becomes fit to stand on screen.
#include "engine/typed.h"

#include <gtest/gtest.h>

namespace {

using engine::tidy;

TEST(Tidy, LeavesWordsOfAnyScript) {
    for (const char* words : {"Anne-Sophie", "José", "李小龍", "شهرزاد", "Ἀθηνᾶ", "😀", "👩‍🚀", "नमस्ते"})
        EXPECT_EQ(tidy(words, 60), words);
}

TEST(Tidy, MakesOneLineOfIt) {
    EXPECT_EQ(tidy("  a\n\nwalrus\t\r\x01 on ice \xC2\xA0", 60), "a walrus on ice");
    EXPECT_EQ(tidy("one\xE2\x80\xA8two\xE3\x80\x80three", 60), "one two three"); // U+2028, U+3000
    EXPECT_EQ(tidy(" \n ", 60), "");
}

TEST(Tidy, DropsWhatReachesBeyondItsPlace) {
    EXPECT_EQ(tidy("a\xE2\x80\xAE"
                   "b\xE2\x81\xA6"
                   "c\xE2\x80\x8F",
                   60),
              "abc");                                                                        // RLO, LRI, RLM
    EXPECT_EQ(tidy("\xE2\x80\x8B\xEF\xBB\xBF\xE2\x81\xA0\xC2\xAD", 60), "");                 // nothing to see
    EXPECT_EQ(tidy("a\xCC\x81\xCC\x82\xCC\x83\xCC\x84\xCC\x85z", 60), "a\xCC\x81\xCC\x82z"); // a tower of marks
    EXPECT_EQ(tidy("\xCC\x81"
                   "a",
                   60),
              "a");
}

TEST(Tidy, DropsBrokenBytes) {
    EXPECT_EQ(tidy("A\xFF\xC3(B", 60), "A(B");
    EXPECT_EQ(tidy("\xC0\xAF\xE0\x80\xAF"
                   "x",
                   60),
              "x"); // longer than need be
    EXPECT_EQ(tidy("\xED\xA0\x80"
                   "x",
                   60),
              "x"); // half of a pair
    EXPECT_EQ(tidy("\xF4\x90\x80\x80\xF5\x80\x80\x80"
                   "x",
                   60),
              "x");                        // past the last character
    EXPECT_EQ(tidy("x\xE2\x80", 60), "x"); // cut off
}

TEST(Tidy, CutsWhatIsTooLong) {
    EXPECT_EQ(tidy(std::string(10'000, 'x'), 60), std::string(60, 'x'));
    std::string faces;
    for (int i = 0; i < 100; ++i) faces += "😀";
    EXPECT_EQ(tidy(faces, 3), "😀😀😀");
    EXPECT_EQ(tidy("ab cd", 3), "ab"); // not with a space at its end
}

TEST(Tidy, IsTidyWhenTidiedAgain) {
    std::uint32_t chance = 1;
    for (int i = 0; i < 20'000; ++i) {
        std::string bytes;
        for (int j = 0; j < 24; ++j) {
            chance = chance * 1664525 + 1013904223;
            bytes += static_cast<char>(chance >> 24);
        }
        const std::string once = tidy(bytes, 10);
        EXPECT_EQ(tidy(once, 10), once);
    }
}

} // namespace

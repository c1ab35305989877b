// Links: what is linked is what is opened; whatever happens to a link on its way, the right match opens or it is said what
// is wrong.
#include "session/link.h"

#include "played.h"

#include "games/modules/modules.h"
#include "session/letters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using session::LinkError;
using session::LinkKind;
using session::Names;
using session_test::played;
using session_test::to_the_end;

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::uint32_t match_id = 0xDEADBEEF;

auto opened(std::string_view words) { return session::read_link(words, games::modules()); }

LinkError error_of(std::string_view words) {
    const auto link = opened(words);
    EXPECT_FALSE(link) << words;
    return link ? LinkError::none_there : link.error().error;
}

void expect_same(const session::Session& a, const session::Session& b) {
    EXPECT_EQ(a.digest(), b.digest());
    EXPECT_EQ(a.setup(), b.setup());
    EXPECT_EQ(a.seed(), b.seed());
    EXPECT_EQ(a.over(), b.over());
    EXPECT_EQ(a.ended_early(), b.ended_early());
    EXPECT_TRUE(std::ranges::equal(a.log(), b.log(), [](const session::Entry& one, const session::Entry& other) {
        return one.seat == other.seat && one.action == other.action && one.undo_barrier == other.undo_barrier;
    }));
}

class EveryLink : public testing::TestWithParam<const engine::GameModule*> {
  protected:
    [[nodiscard]] static const engine::GameModule& game() { return *GetParam(); }
    [[nodiscard]] static const engine::GameInfo& info() { return GetParam()->info(); }
};

TEST_P(EveryLink, ToATableOpensItsOptionsAndNames) {
    for (int seats = info().least_seats; seats <= info().most_seats; ++seats) {
        for (const engine::Setup& setup :
             {engine::standard_setup(info(), seats), session_test::other_setup(info(), seats)}) {
            for (const Names names : {Names::left_out, Names::told}) {
                const session::People people = session_test::named(seats);
                const std::string link = session::link_to_table(game(), setup, people, names);
                if (names == Names::left_out) EXPECT_LE(link.size(), 120U);
                EXPECT_EQ(link.find_first_not_of(alphabet), std::string::npos);
                const auto read = opened(link);
                ASSERT_TRUE(read);
                EXPECT_EQ(read->kind, LinkKind::table);
                EXPECT_EQ(read->game, &game());
                EXPECT_EQ(read->setup, setup);
                EXPECT_EQ(read->people, names == Names::told ? people : session::People{});
                EXPECT_EQ(read->session, nullptr) << "a table is dealt afresh";
            }
        }
    }
}

TEST_P(EveryLink, ToAMatchGoesOnWhereItIs) {
    for (int seats = info().least_seats; seats <= info().most_seats; seats += 3) {
        for (const int steps : {0, 1, 7, 40}) {
            const session::Session match = played(game(), session_test::other_setup(info(), seats), steps);
            const std::string link = session::link_to_match(match, match_id, Names::told);
            ASSERT_FALSE(link.empty());
            const auto read = opened(link);
            ASSERT_TRUE(read);
            EXPECT_EQ(read->kind, LinkKind::match);
            EXPECT_EQ(read->match, match_id);
            EXPECT_EQ(read->people, match.people());
            EXPECT_EQ(read->session->people(), match.people());
            EXPECT_TRUE(read->session->blank()) << "whoever opens it sees nothing but whose it is";
            EXPECT_TRUE(read->session->viewer().is_public());
            expect_same(*read->session, match);
            EXPECT_EQ(session::link_to_match(*read->session, match_id, Names::told), link) << "one match, one spelling";
        }
    }
}

TEST_P(EveryLink, ToAReplayHoldsTheWholeMatch) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const session::Session match = played(game(), to_the_end, seed);
        ASSERT_TRUE(match.over());
        const std::string link = session::link_to_replay(match, Names::left_out);
        // Random players take their time; what sensible ones need stands in docs/link-format.md.
        if (link.empty()) continue;
        const auto read = opened(link);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->kind, LinkKind::replay);
        EXPECT_TRUE(read->people.empty()) << "names travel only when asked for";
        expect_same(*read->session, match);
    }
}

TEST_P(EveryLink, OfAMatchThatWasEndedEarlySaysSo) {
    session::Session match = played(game(), 5);
    match.end_early();
    const auto read = opened(session::link_to_replay(match, Names::told));
    ASSERT_TRUE(read);
    expect_same(*read->session, match);
}

TEST_P(EveryLink, CutAnywhereIsTold) {
    const std::string whole = session::link_to_match(played(game(), 12), match_id, Names::told);
    for (std::size_t size = 1; size < whole.size(); ++size) {
        const LinkError error = error_of(std::string_view{whole}.substr(0, size));
        EXPECT_TRUE(error == LinkError::damaged || error == LinkError::capitals) << size;
    }
    for (std::size_t cut = 1; cut < whole.size(); ++cut)
        EXPECT_FALSE(opened(std::string_view{whole}.substr(cut))) << "its beginning is missing: " << cut;
    EXPECT_EQ(error_of(""), LinkError::none_there);
}

TEST_P(EveryLink, OneBitChangedAnywhereIsTold) {
    const std::string whole = session::link_to_match(played(game(), 9), match_id, Names::left_out);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (unsigned bit = 0; bit < 6; ++bit) {
            std::string changed = whole;
            changed[at] = alphabet[alphabet.find(whole[at]) ^ 1U << bit];
            EXPECT_FALSE(opened(changed)) << at << ", bit " << bit;
        }
        std::string swapped = whole;
        if (at > 0) std::swap(swapped[at], swapped[at - 1]);
        if (swapped != whole) EXPECT_FALSE(opened(swapped)) << at;
    }
}

TEST_P(EveryLink, WhatMailAndChatDoToItDoesNotMatter) {
    const session::Session match = played(game(), 9);
    const std::string link = session::link_to_match(match, match_id, Names::left_out);
    const std::string address = "https://example.org/play/#" + link;
    for (const std::string& around :
         {link, "#" + link, address, " " + address, "<" + address + ">", "(" + address + ").", address + ".",
          address + ")", address + " ", address + "\n", address + ", look!", "Look: " + address, address + "_and-more",
          "https://example.org/play/%23" + link, "https://example.org/play/%2523" + link}) {
        const auto read = opened(around);
        ASSERT_TRUE(read) << around;
        expect_same(*read->session, match);
    }
    // Every letter encoded, once and twice.
    for (const std::string percent : {"%", "%25"}) {
        std::string coded = "#";
        for (const char letter : link) {
            constexpr std::string_view digits = "0123456789abcdef";
            const auto code = static_cast<unsigned char>(letter);
            coded += percent;
            coded += digits[code >> 4U];
            coded += digits[code & 15U];
        }
        const auto read = opened(coded);
        ASSERT_TRUE(read) << percent;
        expect_same(*read->session, match);
    }
}

TEST_P(EveryLink, InCapitalsIsTold) {
    std::string link = session::link_to_match(played(game(), 9), match_id, Names::left_out);
    std::ranges::transform(link, link.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    EXPECT_EQ(error_of(link), LinkError::capitals);
}

TEST_P(EveryLink, OfAGameThatIsNotBuiltInSaysSo) {
    const std::string link = session::link_to_match(played(game(), 4), match_id, Names::left_out);
    std::vector<const engine::GameModule*> others{games::modules().begin(), games::modules().end()};
    std::erase(others, &game());
    const auto read = session::read_link(link, others);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().error, LinkError::unknown_game);
}

TEST_P(EveryLink, ThatIsSealedButHoldsNoiseNeverOpensAsAMatchThatCannotBe) {
    engine::Rng noise{static_cast<std::uint64_t>(info().most_seats)};
    const std::string whole = session::link_to_match(played(game(), 20), match_id, Names::told);
    const auto body = session::from_letters(whole);
    ASSERT_TRUE(body);
    int sound = 0;
    for (int round = 0; round < 3000; ++round) {
        // One, two or many bits of a sound body changed, and sealed anew.
        engine::Bytes bytes = body->bytes;
        for (std::uint32_t changes = 1 + noise.below(3); changes > 0; --changes) {
            const std::uint32_t bit = noise.below(static_cast<std::uint32_t>(body->bits));
            bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 0x80U >> bit % 8);
        }
        engine::Writer out;
        engine::Reader in{bytes};
        for (std::size_t i = 0; i < body->bits; ++i) out.boolean(in.boolean());
        const std::string link = session::to_letters(1, out, session::most_link);
        const auto read = opened(link);
        if (!read || !read->session) continue;
        ++sound;
        EXPECT_FALSE(read->game->audit(read->game->decode_state(read->session->snapshot())));
    }
    // The digest of the state catches nearly all; people and the match's number may be anything.
    EXPECT_GT(sound, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryLink, testing::ValuesIn(games::modules().begin(), games::modules().end()),
                         [](const auto& game) { return std::string{game.param->info().id}; });

TEST(Link, OfALaterFormatSaysSo) {
    engine::Writer body;
    body.bits(0x1234567, 30);
    EXPECT_EQ(error_of(session::to_letters(2, body, session::most_link)), LinkError::newer);
    EXPECT_EQ(error_of(session::to_letters(63, body, session::most_link)), LinkError::newer);
}

TEST(Link, WordsThatAreNoneAreNone) {
    EXPECT_EQ(error_of(""), LinkError::none_there);
    EXPECT_EQ(error_of("#"), LinkError::none_there);
    EXPECT_EQ(error_of("%%%"), LinkError::none_there);
    EXPECT_EQ(error_of("¿?…"), LinkError::none_there);
    EXPECT_EQ(error_of("hello"), LinkError::damaged);
    EXPECT_EQ(error_of(std::string(1'000'000, 'x')), LinkError::damaged);
}

TEST(Link, NoTwoGamesAreToldApartByTheSameNumber) {
    std::set<std::string> beginnings;
    for (const engine::GameModule* game : games::modules()) {
        const engine::Setup setup = engine::standard_setup(game->info(), game->info().least_seats);
        const auto read = opened(session::link_to_table(*game, setup, {}, Names::left_out));
        ASSERT_TRUE(read);
        EXPECT_EQ(read->game, game);
    }
}

TEST(Letters, AnyBodyComesBack) {
    engine::Rng chance{8};
    for (std::size_t bits = 0; bits < 200; ++bits) {
        engine::Writer body;
        for (std::size_t i = 0; i < bits; ++i) body.boolean(chance.below(2) != 0);
        const std::string letters = session::to_letters(5, body, 100);
        const auto read = session::from_letters(letters);
        ASSERT_TRUE(read) << bits;
        EXPECT_EQ(read->format, 5U);
        engine::Reader wanted{body.bytes()};
        engine::Reader in{read->bytes};
        for (std::size_t i = 0; i < bits; ++i) ASSERT_EQ(in.boolean(), wanted.boolean());
        EXPECT_TRUE(read->ends_at(in));
    }
}

TEST(Letters, TooManyAreNone) {
    engine::Writer body;
    for (int i = 0; i < 600; ++i) body.boolean(true);
    EXPECT_EQ(session::to_letters(1, body, 100), "");
    EXPECT_EQ(session::to_letters(1, body, 200).size(), 109U);
}

} // namespace

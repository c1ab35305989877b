// Actions and states as bits.
#include "oracle.h"
#include "players.h"
#include "table.h"

namespace eternamente_temporario {
namespace {

engine::Bytes bytes_of(const Action& action) {
    engine::Writer out;
    Rules::encode(out, action);
    return out.take();
}
int bits_of(const Action& action) {
    engine::Writer out;
    Rules::encode(out, action);
    return static_cast<int>(out.bit_count());
}
std::optional<Action> action_of(const engine::Bytes& bytes) {
    engine::Reader in{bytes};
    Action action = Rules::decode(in);
    if (!in.finished()) return std::nullopt;
    return action;
}

TEST(EtCodec, EveryReadingOfEveryKindOfCards) {
    // With each number of wilds, and wilds that stand where they are printed.
    engine::Rng rng{1};
    for (int wild = 1; wild <= 12; ++wild)
        for (const Reading reading : oracle::all_readings())
            for (int tries = 0; tries < 6; ++tries) {
                CardSet cards;
                for (int i = 0; i < reading.size; ++i) {
                    const int rank = reading.kind == Kind::run ? reading.top - i : int{reading.top};
                    CardSet fitting = rng.below(3) == 0 ? CardSet::of_rank(wild)
                                      : reading.kind == Kind::run
                                          ? CardSet{Card{rank, reading.suit, 0}, Card{rank, reading.suit, 1}}
                                          : CardSet::of_rank(rank);
                    fitting -= cards;
                    if (fitting.empty()) fitting = CardSet::of_rank(wild) - cards;
                    if (fitting.empty()) break;
                    auto pick = rng.below(static_cast<std::uint32_t>(fitting.size()));
                    for (const Card card : fitting)
                        if (pick-- == 0) cards.insert(card);
                }
                if (cards.size() != reading.size) continue;
                const Action action = Play{cards, reading, tries % 2 == 0};
                ASSERT_EQ(action_of(bytes_of(action)), action) << testing::PrintToString(cards);
            }
}

TEST(EtCodec, EveryOtherAction) {
    std::vector<Action> actions{Pass{}, drop(), NextRound{}};
    for (const Card card : CardSet::all()) {
        for (std::uint8_t column = 0; column < 6; ++column)
            actions.emplace_back(Pass{.deed = Pass::Deed::cover, .card = card, .column = column});
        for (const auto deed : {Pass::Deed::to_badge, Pass::Deed::fetch, Pass::Deed::shred})
            actions.emplace_back(Pass{.deed = deed, .card = card});
        for (int to = 0; to < 6; ++to)
            actions.emplace_back(Pass{.deed = Pass::Deed::give, .card = card, .receiver = Seat{to}});
        for (const Card other : CardSet::all())
            if (card != other) {
                actions.emplace_back(Commit{{card, other}, std::nullopt});
                actions.emplace_back(Commit{{card, other}, Card{(card.id() + other.id()) % 72}});
            }
    }
    for (int stress = 0; stress < 8; ++stress)
        for (const Team team : {gold, silver}) actions.emplace_back(TakeBadge{team, static_cast<Stress>(stress)});
    for (const Action& action : actions) ASSERT_EQ(action_of(bytes_of(action)), action);
}

TEST(EtCodec, FrequentActionsAreShort) {
    EXPECT_EQ(bits_of(Pass{}), 1);
    EXPECT_EQ(bits_of(Play{{card("7F")}, single_of(7)}), 12);
    EXPECT_EQ(bits_of(Play{{card("7F"), card("7A")}, set_of(2, 7)}), 17);
    EXPECT_EQ(bits_of(Play{{card("7F"), card("8F"), card("9F")}, run_of(3, 9, Suit::fear)}), 18);
    EXPECT_LE(bits_of(Commit{{card("7F"), card("7A")}, card("12A")}), 25);
}

TEST(EtCodec, HostileBytesAreRefusedOrHaveOneSpelling) {
    engine::Rng rng{2};
    int decoded = 0;
    for (int i = 0; i < 50'000; ++i) {
        engine::Bytes bytes(1 + rng.below(6));
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.below(256));
        engine::Reader in{bytes};
        const Action action = Rules::decode(in);
        if (!in.ok()) continue;
        ++decoded;
        engine::Writer out;
        Rules::encode(out, action);
        engine::Reader again{out.bytes()};
        ASSERT_EQ(Rules::decode(again), action);
        if (const Play* play = std::get_if<Play>(&action)) ASSERT_EQ(play->cards.size(), play->reading.size);
    }
    EXPECT_GT(decoded, 1000);
}

TEST(EtCodec, ARunThatSwapsTheCopiesOfItsWildIsNoAction) {
    // The lower copy stands in its place, the other is the wild: the other way round is another spelling, and refused.
    const Play play{{card("2F"), card("2F'"), card("3F")}, run_of(3, 3, Suit::fear), false};
    engine::Writer right;
    Rules::encode(right, play);
    engine::Bytes bytes = right.bytes();
    int accepted = 0;
    for (std::size_t bit = 0; bit < right.bit_count(); ++bit) {
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 0x80U >> bit % 8);
        if (const auto other = action_of(bytes)) {
            ++accepted;
            EXPECT_NE(*other, Action{play});
        }
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 0x80U >> bit % 8);
    }
    EXPECT_GT(accepted, 0);
}

TEST(EtCodec, StatesComeBackAsTheyWere) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        engine::Rng rng{seed, 12};
        const int seats = 4 + static_cast<int>(seed % 3);
        State state = Rules::deal(engine::Setup{seats, {0, 0, 1, 1, 1, 1}}, engine::Rng{seed});
        while (state.phase != Phase::over) {
            engine::Writer out;
            Rules::encode_state(out, state);
            engine::Reader in{out.bytes()};
            const State read = Rules::decode_state(in);
            ASSERT_TRUE(in.finished());
            ASSERT_EQ(read, state);
            const Seat seat = *Rules::waiting_on(state).begin();
            state = Rules::apply(state, seat, random_choice(state, seat, rng)).state;
        }
    }
}

TEST(EtCodec, AnArchiveTakesATeamsShareAndNoMore) {
    // [ET-3]
    Archive archive;
    for (int id = 0; id < 36; ++id) EXPECT_TRUE(archive.append(id / 6, Card{id}));
    const Archive full = archive;
    EXPECT_FALSE(archive.append(5, Card{36}));
    EXPECT_EQ(archive, full);
}

TEST(EtCodec, DamagedStatesAreRefusedOrPlayable) {
    engine::Rng rng{3};
    const State start = Position{"gsgsgs"}
                            .hand(2, "8S 7S")
                            .stress(2, Stress::echo)
                            .column(gold, "4F 5F")
                            .column(silver, "3F")
                            .table(1, "7F", single_of(7))
                            .loses_turn(4)
                            .turn(2)
                            .state();
    engine::Writer out;
    Rules::encode_state(out, start);
    int sound = 0;
    for (std::size_t bit = 0; bit < out.bit_count(); ++bit) {
        engine::Bytes bytes = out.bytes();
        bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 0x80U >> bit % 8);
        engine::Reader in{bytes};
        State state = Rules::decode_state(in);
        if (!in.ok()) continue;
        ++sound;
        // It passed the audit, so it can be played to its end.
        for (int steps = 0; state.phase != Phase::over && steps < 20'000; ++steps) {
            const Seat seat = *Rules::waiting_on(state).begin();
            state = done(state, seat.index(), random_choice(state, seat, rng));
            if (testing::Test::HasFailure()) FAIL() << "bit " << bit;
        }
    }
    EXPECT_GT(sound, 64) << "another seed at least is sound";
}

} // namespace
} // namespace eternamente_temporario

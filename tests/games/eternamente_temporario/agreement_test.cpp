// check, legal and assess against a brute force over all subsets, on small random positions. [ET-9] … [ET-14] [ET-20]
#include "oracle.h"
#include "table.h"

#include <algorithm>

namespace eternamente_temporario {
namespace {

constexpr int everyday_positions = 300;
constexpr int long_positions = 10'000;

// Few cards of few ranks and suits, so that sets, runs, wilds and covered cards meet often.
class SmallPosition {
  public:
    explicit SmallPosition(std::uint64_t seed) : rng_(seed, 1) {}

    State make() {
        State state;
        do state = attempt();
        while (Rules::audit(state));
        return state;
    }

  private:
    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }

    Card draw() {
        // Out of six neighbouring ranks mostly, and two suits mostly.
        for (int tries = 0;; ++tries) {
            const int rank = tries > 20 ? 1 + below(12) : std::min(12, low_ + below(6));
            const Suit suit = static_cast<Suit>(below(4) == 0 ? 2 : below(2));
            const Card card{rank, suit, below(2)};
            if (used_.contains(card)) continue;
            used_.insert(card);
            return card;
        }
    }

    // Half of the time a wild card, if one is left.
    Card draw_or_wild(int wild) {
        for (const Card card : CardSet::of_rank(wild) - used_)
            if (below(4) == 0) {
                used_.insert(card);
                return card;
            }
        return draw();
    }

    std::optional<Trick> random_trick(Seat by, int wild) {
        const auto& readings = oracle::all_readings();
        for (int tries = 0; tries < 200; ++tries) {
            const Reading reading = readings[rng_.below(static_cast<std::uint32_t>(readings.size()))];
            // Singles and pairs are answered most often.
            if (reading.size > 1 + below(6) || (reading.top > 8 && below(2) == 0)) continue;
            CardSet cards;
            for (int i = 0; i < reading.size; ++i) {
                CardSet fitting = reading.kind == Kind::run ? CardSet{Card{reading.top - i, reading.suit, 0},
                                                                      Card{reading.top - i, reading.suit, 1}}
                                                            : CardSet::of_rank(reading.top);
                fitting |= CardSet::of_rank(wild);
                fitting -= used_ | cards;
                if (!fitting.empty()) cards.insert(fitting.first());
            }
            if (cards.size() != reading.size) continue;
            used_ |= cards;
            return Trick{cards, reading, by};
        }
        return std::nullopt;
    }

    State attempt() {
        used_ = {};
        low_ = 1 + below(8);
        State state;
        state.seats = static_cast<std::uint8_t>(4 + below(3));
        state.phase = Phase::turns;
        state.shortest_run = static_cast<std::uint8_t>(2 + below(2));
        state.literal_bombs = below(2) == 0;
        state.leaders = {Seat{1}, Seat{2}};
        for (const Seat seat : state.everyone())
            state.at(seat).team =
                seat.index() % 2 == 1 || seat.index() == 4 ? Team::customer_service : Team::collections;
        if (state.seats == 6) state.at(Seat{0}).team = state.at(Seat{4}).team = Team::collections;
        if (state.seats == 5) state.at(Seat{4}).team = Team::customer_service;
        if (state.seats == 6) state.at(Seat{5}).team = Team::customer_service;
        state.wilds = {draw(), draw()};
        state.turn = Seat{0};
        const Team team = *state.at(Seat{0}).team;
        const int wild = state.wilds[static_cast<std::size_t>(team)]->rank();
        if (below(3) > 0) {
            const Seat by{1 + below(state.seats - 1)};
            state.trick = random_trick(by, state.wilds[static_cast<std::size_t>(*state.at(by).team)]->rank());
            state.tricks = state.trick ? 1 : 0;
        }
        fill_own(state, team, wild);
        for (const Seat seat : state.everyone())
            if (seat != Seat{0}) state.at(seat).hand = {draw(), draw()};
        state.discarded = CardSet::all() - used_;
        return state;
    }

    void fill_own(State& state, Team team, int wild) {
        Player& player = state.at(Seat{0});
        if (below(2) == 0) player.stress = static_cast<Stress>(below(stress_count));
        int left = 2 + below(9);
        for (int columns = below(5); columns > 0; --columns) {
            const int height = 1 + below(4);
            int opened = -1;
            for (int i = 0; i < height && left > 0; ++i, --left) {
                if (opened < 0)
                    opened = state.archive(team).open(draw_or_wild(wild));
                else
                    state.archive(team).cover(opened, draw_or_wild(wild));
            }
        }
        for (int i = below(3); i > 0 && left > 0; --i)
            if (const auto slot = player.free_slot()) {
                player.badge[static_cast<std::size_t>(*slot)] = draw_or_wild(wild);
                --left;
            }
        for (; left > 0; --left) player.hand.insert(draw_or_wild(wild));
    }

    engine::Rng rng_;
    CardSet used_;
    int low_ = 1;
};

bool names_lowest(CardSet cards, CardSet place) {
    return std::ranges::all_of(cards & place, [&](Card card) {
        if (card.copy() == 0) return true;
        const Card first{card.face()};
        return !place.contains(first) || cards.contains(first);
    });
}

// Of equal cards in hand, and on the badge, the lowest ids.
bool is_listed(const State& state, CardSet cards) {
    return names_lowest(cards, state.at(Seat{0}).hand) && names_lowest(cards, state.at(Seat{0}).badge_cards());
}

auto key(const Play& play) {
    return std::tuple{play.cards.copies(0), play.cards.copies(1), play.reading.kind, play.reading.size,
                      play.reading.top,     play.reading.suit,    play.with_stress};
}

// All plays of the position by brute force; check is asked about each and about each that is none.
std::vector<Play> brute_force(const State& state) {
    std::vector<Play> plays;
    oracle::each_subset(usable_cards(state, Seat{0}), [&](CardSet cards) {
        for (const Reading reading : oracle::all_readings()) {
            if (reading.size != cards.size()) continue;
            for (const bool with_stress : {false, true}) {
                const bool may = oracle::may_play(state, Seat{0}, cards, reading, with_stress);
                const bool can = Rules::check(state, Seat{0}, Play{cards, reading, with_stress}).has_value();
                EXPECT_EQ(may, can) << testing::PrintToString(cards) << " as " << testing::PrintToString(reading)
                                    << (with_stress ? " with stress" : "");
                if (may) plays.push_back({cards, reading, with_stress});
            }
        }
    });
    return plays;
}

void compare_legal(const State& state, const std::vector<Play>& plays) {
    std::vector<decltype(key(Play{}))> expected;
    std::vector<decltype(key(Play{}))> listed;
    for (const Play& play : plays)
        if (is_listed(state, play.cards)) expected.push_back(key(play));
    for (const Action& action : Rules::legal(state, Seat{0}))
        if (const Play* play = std::get_if<Play>(&action)) listed.push_back(key(*play));
    std::ranges::sort(expected);
    std::ranges::sort(listed);
    EXPECT_EQ(std::ranges::adjacent_find(listed), listed.end()) << "a play twice";
    EXPECT_TRUE(expected == listed) << expected.size() << " plays, " << listed.size() << " listed";
}

void compare_assessment(const State& state, const std::vector<Play>& plays, CardSet chosen, bool with_stress) {
    const auto assessed = Rules::assess(state, Seat{0}, PlayDraft{chosen, {}, with_stress});
    CardSet more;
    std::vector<Reading> readings;
    for (const Play& play : plays) {
        if (play.with_stress != with_stress || !play.cards.contains_all(chosen)) continue;
        more |= play.cards;
        if (play.cards == chosen) readings.push_back(play.reading);
    }
    EXPECT_EQ(assessed.may_add, more - chosen) << "chosen " << testing::PrintToString(chosen);
    EXPECT_EQ(assessed.action.has_value(), !readings.empty());
    std::vector<Reading> offered;
    int strength = 13;
    for (const auto& offer : assessed.offers) {
        const int own = offer.reading.size == 6 ? lowest_rank(offer.reading) : offer.reading.top;
        EXPECT_LE(own, strength) << "the strongest first";
        strength = own;
        if (offer.refusal == engine::Refusal{}) offered.push_back(offer.reading);
    }
    EXPECT_TRUE(std::ranges::is_permutation(offered, readings)) << testing::PrintToString(chosen);
    if (assessed.action) EXPECT_EQ(std::get<Play>(*assessed.action).reading, offered.front());
}

bool any_with_stress(const std::vector<Play>& plays) { return std::ranges::any_of(plays, &Play::with_stress); }

TEST(EtAgreement, ET14_CheckLegalAndAssessAgreeWithBruteForce) {
    // [ET-9] … [ET-14] [ET-20]
    const int positions = long_run() ? long_positions : everyday_positions;
    std::size_t count = 0;
    std::size_t wilds = 0;
    std::size_t with_stress = 0;
    std::size_t bombs = 0;
    int leads = 0;
    for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
        const State state = SmallPosition{static_cast<std::uint64_t>(i)}.make();
        const std::vector<Play> plays = brute_force(state);
        compare_legal(state, plays);
        leads += state.trick ? 0 : 1;
        engine::Rng rng{static_cast<std::uint64_t>(i), 2};
        const CardSet usable = usable_cards(state, Seat{0});
        for (const bool stress : {false, true}) {
            compare_assessment(state, plays, {}, stress);
            for (int tries = 0; tries < 12; ++tries) {
                CardSet chosen;
                for (int size = 1 + static_cast<int>(rng.below(4)); size > 0; --size) {
                    auto pick = rng.below(static_cast<std::uint32_t>(usable.size()));
                    for (const Card card : usable)
                        if (pick-- == 0) chosen.insert(card);
                }
                compare_assessment(state, plays, chosen, stress);
            }
            // Parts of what can be played, and all of it.
            for (int tries = 0; tries < 12 && !plays.empty(); ++tries) {
                CardSet chosen = plays[rng.below(static_cast<std::uint32_t>(plays.size()))].cards;
                if (tries % 2 == 0) chosen.erase(chosen.first());
                compare_assessment(state, plays, chosen, stress);
            }
        }
        const auto stress = state.at(Seat{0}).stress;
        const bool possible = Rules::assess(state, Seat{0}, PlayDraft{}).stress_possible;
        if (stress && !used_when_passing(*stress)) EXPECT_EQ(possible, any_with_stress(plays));
        for (const Play& play : plays) {
            ++count;
            with_stress += play.with_stress ? 1U : 0U;
            bombs += is_bomb(play.reading) ? 1U : 0U;
            const int wild = wild_rank(state, Seat{0});
            wilds += (play.cards & CardSet::of_rank(wild)).empty() ? 0U : 1U;
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << "position " << i;
    }
    // The positions are worth looking at.
    EXPECT_GT(count, static_cast<std::size_t>(positions) * 10);
    EXPECT_GT(wilds, static_cast<std::size_t>(positions));
    EXPECT_GT(with_stress, static_cast<std::size_t>(positions));
    EXPECT_GT(bombs, static_cast<std::size_t>(positions) / 4);
    EXPECT_GT(leads, positions / 4);
    EXPECT_LT(leads, positions / 2);
}

TEST(EtAgreement, ET16_EveryPassOnceAndNoOther) {
    // [ET-16] [ET-20] Every pass there could be, asked one by one.
    const int positions = long_run() ? long_positions : everyday_positions;
    for (int i = 0; i < positions; ++i) {
        const State state = SmallPosition{static_cast<std::uint64_t>(i)}.make();
        std::vector<Pass> expected;
        const auto ask = [&](const Pass& pass, CardSet place) {
            if (Rules::check(state, Seat{0}, pass) && (place.empty() || names_lowest({pass.card}, place)))
                expected.push_back(pass);
        };
        const Player& player = state.at(Seat{0});
        for (const auto deed : {Pass::Deed::nothing, Pass::Deed::drop}) ask(Pass{.deed = deed}, {});
        for (const Card card : CardSet::all()) {
            const CardSet place = player.hand.contains(card) ? player.hand : player.badge_cards();
            for (std::uint8_t column = 0; column < 8; ++column)
                ask(Pass{.deed = Pass::Deed::cover, .card = card, .column = column}, place);
            for (const auto deed : {Pass::Deed::to_badge, Pass::Deed::fetch, Pass::Deed::shred})
                ask(Pass{.deed = deed, .card = card},
                    deed == Pass::Deed::shred && !archive_of(state, Seat{0}).find(card) ? place : CardSet{});
            for (int to = 0; to < 6; ++to)
                ask(Pass{.deed = Pass::Deed::give, .card = card, .receiver = Seat{to}},
                    archive_of(state, Seat{0}).find(card) ? CardSet{} : place);
        }
        std::vector<Pass> listed;
        for (const Action& action : Rules::legal(state, Seat{0}))
            if (const Pass* pass = std::get_if<Pass>(&action)) listed.push_back(*pass);
        EXPECT_TRUE(std::ranges::is_permutation(expected, listed)) << "position " << i;
    }
}

// Choices in which only copies differ are one.
auto faces_of(const Commit& commit) {
    std::vector<int> faces;
    for (const Card card : commit.cards) faces.push_back(card.face());
    std::ranges::sort(faces);
    return std::pair{faces, commit.wild ? commit.wild->face() : -1};
}

TEST(EtAgreement, ET6_EverySecretChoiceOnceAndNoOther) {
    // [ET-6] Every one there could be, asked one by one.
    int pairs = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const State state = Rules::deal(engine::standard_setup(Rules::info, 4), engine::Rng{seed});
        for (const Seat seat : state.everyone()) {
            std::vector<decltype(faces_of({}))> expected;
            const CardSet hand = state.at(seat).hand;
            for (const Card first : hand)
                for (const Card second : hand) {
                    if (first <= second) continue;
                    const auto ask = [&](const Commit& commit) {
                        if (Rules::check(state, seat, commit)) expected.push_back(faces_of(commit));
                    };
                    ask({{first, second}, std::nullopt});
                    for (const Card wild : hand) ask({{first, second}, wild});
                }
            std::ranges::sort(expected);
            const auto copies = std::ranges::unique(expected);
            expected.erase(copies.begin(), copies.end());
            std::vector<decltype(faces_of({}))> listed;
            for (const Action& action : Rules::legal(state, seat)) {
                const auto& commit = std::get<Commit>(action);
                pairs += (commit.cards.pairs() != 0) ? 1 : 0;
                listed.push_back(faces_of(commit));
            }
            EXPECT_TRUE(std::ranges::is_permutation(expected, listed)) << seed;
        }
    }
    EXPECT_GT(pairs, 0) << "both copies of a card";
}

TEST(EtAgreement, ET7_EveryBadgeOnceAndNoOther) {
    // [ET-7]
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        for (int seats = 4; seats <= 6; ++seats) {
            State state = Rules::deal(engine::standard_setup(Rules::info, seats), engine::Rng{seed});
            for (const Seat seat : state.everyone())
                state = done(state, seat.index(), Rules::legal(state, seat).front());
            while (state.phase == Phase::draft) {
                const Seat seat = *next_to_draft(state);
                std::vector<Action> expected;
                for (const Team team : {gold, silver})
                    for (int stress = 0; stress < 8; ++stress) {
                        const TakeBadge take{team, static_cast<Stress>(stress)};
                        if (Rules::check(state, seat, take)) expected.emplace_back(take);
                    }
                EXPECT_TRUE(std::ranges::is_permutation(expected, Rules::legal(state, seat))) << seed;
                state = done(state, seat.index(), expected.front());
            }
        }
}

} // namespace
} // namespace eternamente_temporario

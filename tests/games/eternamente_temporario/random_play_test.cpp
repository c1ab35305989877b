// Whole matches, played at random and sensibly: they end, no card is lost, and the points are right. [ET-1] [ET-22] [ET-23]
//
// SOBREMESA_LONG=1 plays a hundred thousand of each and prints how long they are.
#include "players.h"
#include "table.h"

#include <algorithm>
#include <numeric>

namespace eternamente_temporario {
namespace {

constexpr int everyday_matches = 1'000;
constexpr int long_matches = 100'000;
// Above what any match can need. A round has 72 plays at most, each followed by five passes at most.
constexpr int most_actions = 20'000;

struct Length {
    int seats = 0;
    bool short_game = false;
    int rounds = 0;
    int actions = 0;
    int bits = 0;
};

engine::Setup setup_of(std::uint64_t seed) {
    engine::Rng rng{seed, 11};
    engine::Setup setup{4 + static_cast<int>(rng.below(3)), {}};
    for (const engine::OptionInfo& option : Rules::info.options)
        setup.values.push_back(
            static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(option.values(setup.seats)))));
    return setup;
}

// Counted here, not by the audit: every card in one place.
int cards_in_all(const State& state) {
    int count = state.discarded.size() + state.centre_cards.size() + (state.trick ? state.trick->cards.size() : 0);
    for (const Seat seat : state.everyone()) {
        count += state.at(seat).hand.size() + state.at(seat).badge_cards().size();
        if (state.phase == Phase::draft && state.at(seat).choice) count += 2;
    }
    for (int team = 0; team < 2; ++team)
        count += state.archives[static_cast<std::size_t>(team)].size() +
                 (state.wilds[static_cast<std::size_t>(team)] ? 1 : 0);
    return count;
}

// [ET-22] [ET-23], told again from the state before and after the round's end.
void check_points(const State& before, const State& after) {
    const Team winner = after.result->winner;
    int together = 0;
    int size = 0;
    for (const Seat seat : after.everyone()) {
        const Player& player = after.at(seat);
        const int gained = player.points - before.at(seat).points;
        const bool out = player.hand.empty() && player.badge_cards().empty() && !player.stress;
        ASSERT_EQ(gained, player.team == winner ? 20 : out ? 10 : 0);
        if (player.team != winner) continue;
        together += player.points;
        ++size;
    }
    const int mark = after.short_game ? 30 * size : 50 * size;
    ASSERT_EQ(after.phase == Phase::over, together >= mark);
    if (after.result->how == RoundEnd::all_out) {
        int holding = 0;
        for (const Seat seat : after.everyone())
            if (after.at(seat).team == winner) {
                holding += after.at(seat).hand.empty() ? 0 : 1;
                ASSERT_TRUE(after.at(seat).badge_cards().empty() && !after.at(seat).stress);
            }
        ASSERT_LE(holding, 1);
        ASSERT_TRUE(after.archive(winner).empty());
    }
}

template <class Choose> void play_match(std::uint64_t seed, Choose choose, Length& length) {
    const engine::Setup setup = setup_of(seed);
    engine::Rng rng{seed, 12};
    State state = Rules::deal(setup, engine::Rng{seed});
    engine::Writer link;
    for (; state.phase != Phase::over; ++length.actions) {
        ASSERT_LT(length.actions, most_actions);
        const SeatSet waiting = Rules::waiting_on(state);
        ASSERT_FALSE(waiting.empty());
        const Seat seat = *waiting.begin();
        const Action action = choose(state, seat, rng);
        ASSERT_TRUE(Rules::check(state, seat, action));
        Rules::encode(link, action);
        const State before = state;
        const auto outcome = Rules::apply(before, seat, action);
        state = outcome.state;
        // Only what used chance or uncovered somebody else's cards stands for good.
        ASSERT_EQ(outcome.undo_barrier,
                  state.phase != before.phase && (before.phase == Phase::choice || state.phase == Phase::choice));
        ASSERT_EQ(cards_in_all(state), 72);
        const auto fault = Rules::audit(state);
        ASSERT_FALSE(fault) << *fault;
        if (before.result || !state.result) continue;
        check_points(before, state);
        // The round ends immediately: nothing happens after it.
        const Event& last = outcome.events.back();
        ASSERT_TRUE(std::holds_alternative<RoundEnded>(last) || std::holds_alternative<MatchEnded>(last));
    }
    length.seats = setup.seats;
    length.short_game = state.short_game;
    length.rounds = state.round;
    length.bits = static_cast<int>(link.bit_count());
}

int quantile(std::vector<int> values, int percent) {
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[(values.size() - 1) * static_cast<std::size_t>(percent) / 100];
}

void print_spread(const char* what, const std::vector<int>& values) {
    std::printf("    %-8s least %d, 10%% %d, median %d, 90%% %d, 99%% %d, most %d\n", what, quantile(values, 0),
                quantile(values, 10), quantile(values, 50), quantile(values, 90), quantile(values, 99),
                quantile(values, 100));
}

void print_lengths(const char* who, const std::vector<Length>& lengths) {
    for (int seats = 4; seats <= 6; ++seats)
        for (const bool short_game : {false, true}) {
            std::vector<int> rounds;
            std::vector<int> actions;
            std::vector<int> characters;
            for (const Length& length : lengths) {
                if (length.seats != seats || length.short_game != short_game) continue;
                rounds.push_back(length.rounds);
                actions.push_back(length.actions);
                characters.push_back((length.bits + 5) / 6);
            }
            std::printf("  %s, %d Humans, %s: %zu matches\n", who, seats, short_game ? "short" : "full", rounds.size());
            print_spread("rounds", rounds);
            print_spread("actions", actions);
            print_spread("base64", characters);
        }
}

template <class Choose> void play_matches(const char* who, Choose choose) {
    const int matches = long_run() ? long_matches : everyday_matches;
    std::vector<Length> lengths(static_cast<std::size_t>(matches));
    for (int i = 0; i < matches; ++i) {
        play_match(static_cast<std::uint64_t>(i), choose, lengths[static_cast<std::size_t>(i)]);
        if (testing::Test::HasFatalFailure()) FAIL() << "match " << i;
    }
    if (long_run()) print_lengths(who, lengths);
}

TEST(EtMatches, ET23_RandomMatchesEnd) { play_matches("random", random_choice); }       // [ET-1] [ET-22] [ET-23]
TEST(EtMatches, ET23_SensibleMatchesEnd) { play_matches("sensible", sensible_choice); } // [ET-1] [ET-22] [ET-23]

TEST(EtMatches, ET23_ASensibleMatchFitsALink) {
    // Seen in most everyday matches: under a thousand characters for the full game.
    int longest = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Length length;
        play_match(seed, sensible_choice, length);
        longest = std::max(longest, (length.bits + 5) / 6);
    }
    EXPECT_LT(longest, 1500);
}

} // namespace
} // namespace eternamente_temporario

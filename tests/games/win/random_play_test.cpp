// Whole matches by chance: what must hold at every step of any match.
#include "table.h"

#include <algorithm>

namespace win_test {

namespace {

// Ties can go on for ever, and no rule of ours stops them; random votes end a match with certainty. With random votes
// of two voters or more a turn is decided more often than not, and at most 31 decided turns end a match, so that 400
// turns are beyond any chance. A turn is at most 8 actions, and one a voter.
constexpr int most_random_turns = 400;

void expect_hidden(const State& state, engine::Rng& chance) {
    std::vector<Viewer> viewers{Viewer::everyone()};
    for (const Seat seat : SeatSet::first(state.seats)) viewers.push_back(Viewer::at(seat));
    for (const Viewer viewer : viewers) {
        const State other = Rules::resample_hidden(state, viewer, chance);
        EXPECT_EQ(Rules::audit(other), std::nullopt);
        EXPECT_EQ(Rules::view(state, viewer), Rules::view(other, viewer));
        if (!viewer.is_seat()) continue;
        EXPECT_EQ(Rules::legal(state, viewer.seat()), Rules::legal(other, viewer.seat()));
        EXPECT_EQ(Rules::privacy(state, viewer.seat()), Rules::privacy(other, viewer.seat()));
    }
}

void expect_agreement(const State& state) {
    const SeatSet waiting = Rules::waiting_on(state);
    EXPECT_EQ(waiting.empty(), state.phase == Phase::over);
    for (const Seat seat : SeatSet::first(state.seats)) {
        const std::vector<Action> legal = Rules::legal(state, seat);
        EXPECT_EQ(legal.empty(), !waiting.contains(seat));
        for (const Action& action : legal) {
            EXPECT_TRUE(Rules::check(state, seat, action));
            EXPECT_TRUE(Rules::ready(Rules::assess(state, seat, Rules::draft_of(action))));
            EXPECT_EQ(std::ranges::count(legal, action), 1);
        }
    }
}

template <class Range> auto any_of(const Range& range, engine::Rng& chance) {
    auto place = range.begin();
    for (std::uint32_t step = chance.below(static_cast<std::uint32_t>(range.size())); step > 0; --step) ++place;
    return *place;
}

void play(Table& table, engine::Rng& chance) {
    while (table.state.phase != Phase::over && !testing::Test::HasFailure()) {
        expect_agreement(table.state);
        expect_hidden(table.state, chance);
        const Seat seat = any_of(Rules::waiting_on(table.state), chance);
        table.act(seat, any_of(Rules::legal(table.state, seat), chance));
        for (const Event& event : table.events) EXPECT_EQ(Rules::project(event, Viewer::everyone()), event);
        ASSERT_LE(table.state.turn, static_cast<std::uint32_t>(most_random_turns));
    }
}

} // namespace

TEST(RandomPlay, EndsSoundly) {
    for (int seats = least_players; seats <= most_players; ++seats)
        for (const VoteOption votes : {VoteOption::show_of_hands, VoteOption::secret, VoteOption::ask_each_time}) {
            engine::Rng chance{static_cast<std::uint64_t>(seats)};
            Table table{setup_for(seats, seats / 2, votes), static_cast<std::uint64_t>(seats)};
            play(table, chance);
            EXPECT_EQ(table.state.phase, Phase::over);
            EXPECT_TRUE(table.view().winner);
        }
}

// [ALL-2] the same setup, seed and actions give the same state for ever within a revision.
TEST(RandomPlay, IsPinned) {
    engine::Rng chance{11};
    Table table{setup_for(7, 3, VoteOption::ask_each_time), 2024};
    play(table, chance);
    engine::Writer out;
    Rules::encode_state(out, table.state);
    EXPECT_EQ(engine::digest(out.bytes()), 16782873646487235184U) << "turn " << table.state.turn;
}

} // namespace win_test

// From the box to the first turn. [WN-1] … [WN-7] [WN-22]
#include "table.h"

#include <set>

namespace siempre_de_wn {
namespace {

int wns_dealt(const State& state) {
    int count = 0;
    for (const Seat seat : state.everyone()) count += is_wn(state.at(seat).row[0]) ? 1 : 0;
    return count;
}

int count_of(Cards heap, Quality quality) { return heap.only(quality).size(); }

TEST(WnCards, WN1_FortyEightCardsOfThreeTypes) {
    // [WN-1]
    const State state = dealt(4);
    EXPECT_EQ(state.tasks.size(), 36);
    EXPECT_EQ(state.webeos.size(), 12);
    for (const TaskType type : {email, report, presentation}) {
        EXPECT_EQ(state.tasks.of(Card{type}) + state.tasks.of(Card{type, Quality::boss}), 12);
        EXPECT_EQ(state.webeos.of(Card{type, Quality::webeo}), 4);
    }
    EXPECT_EQ(state.tasks.webeos(), 0);
    EXPECT_EQ(state.webeos.webeos(), 12);
}

TEST(WnCards, WN1_BossCardsByOption) {
    // [WN-1]
    EXPECT_EQ(count_of(dealt(4).tasks, Quality::boss), 6) << "two of each type";
    for (int value = 0; value < 3; ++value) {
        const State state = dealt(4, 1, {{Option::bosses, value}});
        for (const TaskType type : {email, report, presentation})
            EXPECT_EQ(state.tasks.of(Card{type, Quality::boss}), value + 1);
        EXPECT_EQ(state.tasks.size(), 36);
        EXPECT_EQ(public_view(state).bosses, 3 * (value + 1));
    }
}

TEST(WnCards, WN1_ThirtyNineTokens) {
    // [WN-1] [WN-7]
    for (int seats = 3; seats <= 8; ++seats) {
        const State state = dealt(seats);
        Tokens all = state.reserve;
        for (const Workspace& workspace : state.workspaces)
            for (std::size_t type = 0; type < 3; ++type)
                all.counts[type] = static_cast<std::uint8_t>(all.counts[type] + workspace.tokens.counts[type]);
        EXPECT_EQ(all, (Tokens{{13, 13, 13}})) << seats;
    }
}

TEST(WnSetup, WN2_TheOfficePlan) {
    // [WN-2]
    struct Row {
        int wns, workspaces, first, refill;
    };
    const std::array<Row, 6> plan{{{1, 4, 3, 3}, {1, 4, 3, 3}, {2, 5, 3, 4}, {2, 5, 3, 4}, {3, 6, 4, 5}, {3, 6, 4, 5}}};
    for (int seats = 3; seats <= 8; ++seats) {
        const Row& row = plan[static_cast<std::size_t>(seats - 3)];
        const State state = dealt(seats, 1, {{Option::leaders, 0}});
        const View seen = public_view(state);
        EXPECT_EQ(wns_dealt(state), row.wns) << seats;
        EXPECT_EQ(seen.wns, row.wns);
        EXPECT_EQ(seen.workspaces.size(), static_cast<std::size_t>(row.workspaces));
        for (const WorkspaceView& workspace : seen.workspaces) EXPECT_EQ(workspace.tokens.size(), row.first);
        EXPECT_EQ(seen.refill_tokens, row.refill);
    }
}

TEST(WnSetup, WN2_TwoWnsAmongSevenOrEightByOption) {
    // [WN-2]
    for (int seats = 3; seats <= 8; ++seats) {
        const State state = dealt(seats, 1, {{Option::leaders, 0}, {Option::wns, 1}});
        EXPECT_EQ(wns_dealt(state), seats <= 4 ? 1 : 2) << "only there it makes a difference";
        EXPECT_FALSE(Rules::audit(state));
    }
    EXPECT_TRUE(Rules::info.options[static_cast<std::size_t>(Option::wns)].applies_at(7));
    EXPECT_FALSE(Rules::info.options[static_cast<std::size_t>(Option::wns)].applies_at(6));
}

TEST(WnSetup, WN3_ARingRoundTheBathroom) {
    // [WN-3]
    EXPECT_EQ(neighbours(bathroom, 5), (TileSet{Tile{1}, Tile{2}, Tile{3}, Tile{4}, Tile{5}}));
    EXPECT_EQ(neighbours(Tile{1}, 4), (TileSet{bathroom, Tile{2}, Tile{4}}));
    EXPECT_EQ(neighbours(Tile{3}, 4), (TileSet{bathroom, Tile{2}, Tile{4}}));
    EXPECT_EQ(neighbours(Tile{6}, 6), (TileSet{bathroom, Tile{5}, Tile{1}}));
    const View seen = public_view(dealt(5));
    for (const SeatView& seat : seen.seats) EXPECT_EQ(seat.at, bathroom) << "meeples start there";
}

TEST(WnSetup, WN4_AnyWorkerMayComeToAnySeat) {
    // [WN-4]
    std::set<std::pair<int, Worker>> dealt_to;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        const State state = dealt(5, seed);
        std::set<Worker> different;
        for (const Seat seat : state.everyone()) {
            different.insert(state.at(seat).row[0]);
            dealt_to.insert({seat.index(), state.at(seat).row[0]});
        }
        EXPECT_EQ(different.size(), 5U);
        EXPECT_EQ(wns_dealt(state), 2);
    }
    EXPECT_EQ(dealt_to.size(), 45U);
}

TEST(WnSetup, WN4_EachSeesOnlyTheOwnWorker) {
    // [WN-4] WNs do not know each other.
    const State state = Position{"pillo volao goriela laura mariano"}.state();
    const View seen = view(state, 0);
    EXPECT_EQ(seen.seats[0].row[0].worker, Worker::wn_pillo);
    for (std::size_t other = 1; other < 5; ++other) EXPECT_FALSE(seen.seats[other].row[0].worker);
    for (const SeatView& seat : public_view(state).seats) EXPECT_FALSE(seat.row[0].worker);
}

TEST(WnSetup, ALL2_TheSameSeedDealsTheSame) {
    EXPECT_EQ(dealt(5, 77), dealt(5, 77));
    EXPECT_NE(dealt(5, 77), dealt(5, 78));
}

TEST(WnSetup, ALL4_WhoBeginsByHandOrByChance) {
    std::set<int> by_chance;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        by_chance.insert(dealt(4, seed).first.index());
        EXPECT_EQ(dealt(4, seed, {{Option::first, 3}}).first, Seat{2});
    }
    EXPECT_EQ(by_chance, (std::set<int>{0, 1, 2, 3}));
    EXPECT_EQ(dealt(4, 1, {{Option::first, 3}}).turn, Seat{2});
}

TEST(WnSetup, WaysToPlay) {
    // [WN-18] [WN-22] Team leaders are preselected for three, and impossible for others.
    EXPECT_EQ(dealt(3).way, Way::leaders);
    EXPECT_EQ(dealt(3, 1, {{Option::leaders, 0}}).way, Way::base);
    EXPECT_EQ(dealt(3, 1, {{Option::leaders, 0}, {Option::career, 1}}).way, Way::career);
    EXPECT_EQ(dealt(3, 1, {{Option::career, 1}}).way, Way::leaders);
    for (int seats = 4; seats <= 8; ++seats) {
        EXPECT_EQ(dealt(seats).way, Way::base);
        EXPECT_EQ(dealt(seats, 1, {{Option::career, 1}}).way, Way::career);
        EXPECT_EQ(dealt(seats, 1, {{Option::leaders, 1}}).way, Way::base);
    }
    const engine::OptionInfo& leaders = Rules::info.options[static_cast<std::size_t>(Option::leaders)];
    EXPECT_TRUE(leaders.applies_at(3));
    EXPECT_FALSE(leaders.applies_at(4));
}

TEST(WnSetup, AgreementsAreSeenByAll) {
    const View seen = public_view(
        dealt(4, 1, {{Option::refill, 1}, {Option::deck_out, 1}, {Option::pointing, 1}, {Option::talk, 3}}));
    EXPECT_TRUE(seen.take_three_more);
    EXPECT_TRUE(seen.strict);
    EXPECT_TRUE(seen.secret_pointing);
    EXPECT_EQ(seen.talk_seconds, 90);
    const View standard = public_view(dealt(4));
    EXPECT_FALSE(standard.take_three_more);
    EXPECT_FALSE(standard.strict);
    EXPECT_FALSE(standard.secret_pointing);
    EXPECT_EQ(standard.talk_seconds, 0);
}

TEST(WnStart, WN6_ThreeCardsOneAfterTheOther) {
    // [WN-6]
    State state = dealt(4, 1, {{Option::first, 3}});
    EXPECT_EQ(state.phase, Phase::start);
    for (const int seat : {2, 3, 0, 1}) {
        EXPECT_EQ(Rules::waiting_on(state), SeatSet{Seat{seat}});
        EXPECT_EQ(Rules::privacy(state, Seat{seat}), engine::Privacy::must_look) << "role and cards in one look";
        EXPECT_FALSE(public_view(state).seats[static_cast<std::size_t>(seat)].has_begun);
        EXPECT_EQ(reason(state, (seat + 1) % 4, begin(1)), Reason::not_waited);
        state = done(state, seat, begin(1));
        EXPECT_EQ(player(state, seat).hand.size(), 3);
        EXPECT_EQ(player(state, seat).hand.webeos(), 1);
        EXPECT_TRUE(public_view(state).seats[static_cast<std::size_t>(seat)].has_begun);
    }
    EXPECT_EQ(state.phase, Phase::walk);
    EXPECT_EQ(state.turn, Seat{2});
    EXPECT_EQ(state.pile_size(), 36);
    EXPECT_EQ(reason(state, 2, begin(1)), Reason::not_now);
}

TEST(WnStart, WN6_AnyMixButAWnTakesAWebeo) {
    // [WN-6]
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const State state = dealt(4, seed);
        const int seat = state.turn.index();
        const bool wn = is_wn(player(state, seat).row[0]);
        EXPECT_EQ(reason(state, seat, begin(0)), wn ? Reason::webeo_due : Reason::none);
        EXPECT_EQ(view(state, seat).seats[static_cast<std::size_t>(seat)].webeo_due, wn);
        for (int bottom = 1; bottom <= 3; ++bottom)
            EXPECT_EQ(player(done(state, seat, begin(bottom)), seat).hand.webeos(), bottom);
        EXPECT_EQ(reason(state, seat, begin(4)), Reason::not_three);
        EXPECT_EQ(reason(state, seat, begin(1, 1)), Reason::no_such_worker) << "one worker each";
        EXPECT_EQ(reason(state, seat, take(3, 0)), Reason::not_now);
        EXPECT_TRUE(is_barrier(state, seat, begin(1)));
    }
}

TEST(WnStart, WN6_SlidingTheFirstThree) {
    // [WN-6]
    State state = dealt(4, 1);
    const int seat = state.turn.index();
    state.at(state.turn).row[0] = Worker::goriela;
    Assessment assessment = assess(state, seat, BeginDraft{1, 1, {}});
    EXPECT_FALSE(Rules::ready(assessment));
    EXPECT_EQ(assessment.refusal, engine::Refusal::of(Reason::unfinished));
    EXPECT_EQ(assessment.least, 3);
    EXPECT_EQ(assessment.most, 3);
    EXPECT_FALSE(assessment.webeo_due);
    EXPECT_EQ(assess(state, seat, BeginDraft{3, 1, {}}).refusal, engine::Refusal::of(Reason::not_three, 4));
    EXPECT_EQ(assess(state, seat, BeginDraft{3, 0, {}}).action, Action{Begin{}});
    state.at(state.turn).row[0] = Worker::wn_wn;
    assessment = assess(state, seat, BeginDraft{3, 0, {}});
    EXPECT_EQ(assessment.refusal, engine::Refusal::of(Reason::webeo_due)) << "told in private, when one confirms";
    EXPECT_TRUE(assessment.webeo_due);
    EXPECT_EQ(assess(state, seat, BeginDraft{2, 1, {}}).action, (Action{Begin{1, 0}}));
}

TEST(WnStart, WN5_OthersSeeOnlyHowManyCards) {
    // [WN-5]
    const State before = dealt(4, 1, {{Option::first, 1}});
    const State after = done(before, 0, begin(2));
    const View seen = view(after, 1);
    EXPECT_EQ(seen.seats[0].hand_count, 3);
    EXPECT_FALSE(seen.seats[0].hand);
    EXPECT_EQ(seen.pile, 45);
    const auto took = only<Took>(events_of(before, 0, begin(2))).at(0);
    EXPECT_EQ(took.cards, player(after, 0).hand);
    const auto told = std::get<Took>(*Rules::project(took, engine::Viewer::at(Seat{1})));
    EXPECT_EQ(told.count, 3);
    EXPECT_FALSE(told.cards);
    EXPECT_TRUE(std::get<Took>(*Rules::project(took, engine::Viewer::at(Seat{0}))).cards);
}

} // namespace
} // namespace siempre_de_wn

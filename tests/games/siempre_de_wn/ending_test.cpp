// How a match ends by who is fired, and when the pile is used up. [WN-16] [WN-17]
#include "table.h"

namespace siempre_de_wn {
namespace {

// Everybody employed points at `out`, who points at seat `at`.
Action all_at(const State& state, int out, int at) {
    PointAloud point;
    for (const Seat seat : employed(state)) point.arrows.set(seat, Seat{out});
    point.arrows.set(Seat{out}, Seat{at});
    return point;
}

State debated(const State& state, int out) {
    return done(state, state.turn.index(), all_at(state, out, out == 0 ? 1 : 0));
}

TEST(WnEnd, WN16_AllWnsFired) {
    // [WN-16]
    const State state = Position{"goriela pillo volao laura mariano"}.pointing(Occasion::debate).state();
    EXPECT_EQ(debated(state, 1).phase, Phase::walk) << "one of two";
    const State later = Position{"goriela pillo volao laura mariano"}.fired(1).pointing(Occasion::debate).state();
    const State after = debated(later, 2);
    EXPECT_EQ(after.result, (Result{Ending::wns_fired, Side::workers}));
    EXPECT_EQ(public_view(after).winners, (SeatSet{Seat{0}, Seat{3}, Seat{4}}));
    EXPECT_TRUE(is_barrier(later, 0, all_at(later, 2, 0)));
}

TEST(WnEnd, WN16_FiredWorkersWinWithTheirSide) {
    // [WN-16]
    const State state = Position{"goriela pillo laura mariano"}.fired(3).pointing(Occasion::dedocracia).state();
    EXPECT_EQ(public_view(debated(state, 1)).winners, (SeatSet{Seat{0}, Seat{2}, Seat{3}}));
}

TEST(WnEnd, WN16_TwoPlayersLeftWithAWnAmongThem) {
    // [WN-16]
    const State state = Position{"goriela pillo laura mariano"}.fired(3).pointing(Occasion::debate).state();
    const State after = debated(state, 2);
    EXPECT_EQ(after.result, (Result{Ending::wns_remain, Side::wns}));
    EXPECT_EQ(public_view(after).winners, SeatSet{Seat{1}});
    const State three = Position{"goriela pillo laura mariano"}.pointing(Occasion::debate).state();
    EXPECT_EQ(debated(three, 2).phase, Phase::walk) << "three are left";
}

TEST(WnEnd, WN16_NoWorkerLeft) {
    // [WN-16] Three WNs remain of eight.
    Position position{"goriela pillo volao wn laura mariano horacio jirafina"};
    for (const int seat : {4, 5, 6, 7}) position.fired(seat);
    const State after = debated(position.pointing(Occasion::debate).state(), 0);
    EXPECT_EQ(after.result, (Result{Ending::wns_remain, Side::wns}));
    EXPECT_EQ(public_view(after).winners, (SeatSet{Seat{1}, Seat{2}, Seat{3}}));
}

TEST(WnEnd, WN16_TheLastWnAmongThreeIsLookedAtFirst) {
    // [WN-16] Two are left, but no WN is among them.
    const State state = Position{"goriela pillo laura"}.pointing(Occasion::debate).state();
    EXPECT_EQ(debated(state, 1).result, (Result{Ending::wns_fired, Side::workers}));
    EXPECT_EQ(debated(state, 2).result, (Result{Ending::wns_remain, Side::wns})) << "three players: the first firing";
}

Position last_debate(std::string_view workers) {
    Position position{workers};
    position.pile(0, 0).pointing(Occasion::last_debate);
    return position;
}
constexpr std::string_view five = "goriela pillo volao laura mariano";
constexpr std::string_view tie = "1 2 3 4 0";

TEST(WnDeckOut, WN17_MoreDoneThanRuined) {
    // [WN-17]
    const State won = done(last_debate(five).finished(2, 1).state(), 0, aloud(tie));
    EXPECT_EQ(won.result, (Result{Ending::deck_out, Side::workers}));
    EXPECT_EQ(public_view(won).winners, (SeatSet{Seat{0}, Seat{3}, Seat{4}}));
    EXPECT_TRUE(is_barrier(last_debate(five).finished(2, 1).state(), 0, aloud(tie))) << "all workers are shown";
    for (const auto& [finished, ruined] : {std::pair{2, 2}, std::pair{0, 0}, std::pair{1, 3}}) {
        const State lost = done(last_debate(five).finished(finished, ruined).state(), 0, aloud(tie));
        EXPECT_EQ(lost.result, (Result{Ending::deck_out, Side::wns}));
        EXPECT_EQ(public_view(lost).winners, (SeatSet{Seat{1}, Seat{2}}));
    }
}

TEST(WnDeckOut, WN17_StrictByOption) {
    // [WN-17]
    const State state = last_debate(five).finished(3, 0).strict().state();
    EXPECT_EQ(done(state, 0, aloud(tie)).result, (Result{Ending::deck_out, Side::wns}));
}

TEST(WnDeckOut, WN17_WhoIsFiredIsLookedAtFirst) {
    // [WN-16] [WN-17]
    const State last_wn = last_debate(five).fired(1).finished(0, 3).state();
    EXPECT_EQ(debated(last_wn, 2).result, (Result{Ending::wns_fired, Side::workers}));
    const State two_left = last_debate("goriela pillo laura mariano").fired(3).finished(3, 0).state();
    EXPECT_EQ(debated(two_left, 2).result, (Result{Ending::wns_remain, Side::wns}));
    // A firing that settles nothing: the markers do.
    const State nothing = last_debate(five).finished(1, 0).state();
    EXPECT_EQ(debated(nothing, 3).result, (Result{Ending::deck_out, Side::workers}));
    EXPECT_EQ(debated(nothing, 3).last_vote->fired->seat, Seat{3});
}

TEST(WnEnd, EverybodyIsShownAtTheEnd) {
    // [ALL-3]
    const State after = done(last_debate(five).hand(0, "").hand(1, "E!").state(), 0, aloud(tie));
    for (std::size_t seat = 0; seat < 5; ++seat) EXPECT_TRUE(public_view(after).seats[seat].row[0].worker);
    EXPECT_FALSE(public_view(after).seats[1].hand);
    EXPECT_EQ(Rules::view(after, engine::Viewer::omniscient()).seats[1].hand, cards("E!"));
    EXPECT_TRUE(public_view(after).counts.empty()) << "no points in the base game";
}

} // namespace
} // namespace siempre_de_wn

// Civil Service Career: markers, prestige, objectives, the final count. [WN-18] … [WN-21]
#include "table.h"

#include <algorithm>

namespace siempre_de_wn {
namespace {

using What = CountLine::What;

constexpr std::string_view five = "goriela pillo volao laura mariano";
constexpr std::string_view tie = "1 2 3 4 0";

// The last debate: with a tie the match is over, with the workers winning if more was done than ruined.
Position last_debate(std::string_view workers) {
    Position position{workers};
    position.career().pile(0, 0).pointing(Occasion::last_debate);
    return position;
}
State ended(const Position& position) {
    const State state = position.state();
    PointAloud ring;
    for (const Seat seat : employed(state)) {
        Seat next = state.left(seat);
        while (!is_employed(state, next)) next = state.left(next);
        ring.arrows.set(seat, next);
    }
    return done(state, state.turn.index(), ring);
}
// Points of a seat's lines of that kind, at the end.
int points(const State& state, int seat, What what) {
    int sum = 0;
    for (const CountLine& line : public_view(state).counts[static_cast<std::size_t>(seat)].lines)
        if (line.what == what) sum += line.points;
    return sum;
}
int total(const State& state, int seat) {
    const SeatCount count = public_view(state).counts[static_cast<std::size_t>(seat)];
    int sum = 0;
    for (const CountLine& line : count.lines) sum += line.points;
    EXPECT_EQ(sum, count.total);
    return sum;
}

TEST(WnCareer, WN18_WhoRevealsGetsTheMarker) {
    // [WN-18]
    Position position{five};
    position.career().hand(0, "P E").at(0, 1).wants(1, "P").acting();
    const State well = done(position.state(), 0, place("P", presentation));
    EXPECT_EQ(public_view(well).seats[0].done, 1);
    EXPECT_EQ(public_view(well).done, 1);
    EXPECT_EQ(Rules::standing(well), (std::vector{1, 0, 0, 0, 0}));
    const State badly = done(position.state(), 0, place("E", presentation));
    EXPECT_EQ(public_view(badly).seats[0].ruined, 1);
    EXPECT_EQ(Rules::standing(badly), (std::vector{-1, 0, 0, 0, 0}));
}

TEST(WnCareer, WN18_TheTotalsStillCount) {
    // [WN-13] [WN-18]
    Position position{five};
    position.career().finished(2, 0, 1).finished(1, 3, 2).hand(0, "P E").at(0, 1).wants(1, "P").acting();
    EXPECT_EQ(done(position.state(), 0, place("P", presentation)).result, (Result{Ending::four_done, Side::workers}));
    EXPECT_EQ(done(position.state(), 0, place("E", presentation)).result, (Result{Ending::four_ruined, Side::wns}));
}

TEST(WnCareer, WN18_ADebateThatFiresAWn) {
    // [WN-18]
    const State state = Position{five}.career().pointing(Occasion::debate).state();
    const State after = done(state, 0, aloud("1 0 1 1 1"));
    EXPECT_EQ(public_view(after).seats[0].prestige, 1);
    EXPECT_EQ(Rules::standing(after), (std::vector{1, 0, 0, 0, 0}));
    EXPECT_EQ(after.reserve.size(), state.reserve.size() - 1) << "a token from the reserve";
    EXPECT_EQ(only<Prestige>(events_of(state, 0, aloud("1 0 1 1 1"))).at(0),
              (Prestige{Seat{0}, Prestige::For::debate}));
    EXPECT_EQ(public_view(done(state, 0, aloud("3 0 3 0 3"))).seats[0].prestige, 0) << "a worker was fired";
    EXPECT_EQ(public_view(done(state, 0, aloud(tie))).seats[0].prestige, 0);
}

TEST(WnCareer, WN18_ADedocraciaBringsNothing) {
    // [WN-18]
    const State state = Position{five}.career().pointing(Occasion::dedocracia).state();
    EXPECT_EQ(public_view(done(state, 0, aloud("1 0 1 1 1"))).seats[0].prestige, 0);
}

TEST(WnCareer, WN18_TheLastDebateIsOneToo) {
    // [WN-18]
    const State after = done(last_debate(five).state(), 0, aloud("1 0 1 1 1"));
    EXPECT_EQ(points(after, 0, What::debates), 1);
}

TEST(WnCareer, WN18_TokensOfTheTypeThatIsThereMost) {
    // [WN-18] Workspaces hold five of each type; one more Email on one of them.
    const State state = Position{five}.career().wants(1, "ERPE").pointing(Occasion::debate).state();
    ASSERT_EQ(state.reserve, (Tokens{{7, 8, 8}}));
    EXPECT_EQ(done(state, 0, aloud("1 0 1 1 1")).reserve, (Tokens{{7, 7, 8}}));
}

TEST(WnCareer, WN18_ThePointCountsWithoutATokenToo) {
    // [WN-7] [WN-18]
    const State last = Position{five}.career().debates(0, 23).pointing(Occasion::debate).state();
    ASSERT_EQ(last.reserve.size(), 1);
    EXPECT_EQ(done(last, 0, aloud("1 0 1 1 1")).reserve.size(), 0);
    const State state = Position{five}.career().debates(0, 24).pointing(Occasion::debate).state();
    ASSERT_EQ(state.reserve.size(), 0);
    const State after = done(state, 0, aloud("1 0 1 1 1"));
    EXPECT_EQ(after.reserve.size(), 0);
    EXPECT_EQ(public_view(after).seats[0].prestige, 25);
}

TEST(WnCareer, NoneOfItInTheBaseGame) {
    // [WN-18] [WN-19]
    const State state = Position{five}.pointing(Occasion::debate).state();
    const State after = done(state, 0, aloud("2 0 0 2 2"));
    for (const SeatView& seat : public_view(after).seats) EXPECT_EQ(seat.prestige, 0);
    EXPECT_EQ(player(after, 3).saw_wn_fired, Places{});
    EXPECT_EQ(player(after, 0).was_pointed_at, Places{});
    EXPECT_TRUE(only<Prestige>(events_of(state, 0, aloud("2 0 0 2 2"))).empty());
    EXPECT_EQ(after.reserve, state.reserve);
}

TEST(WnObjectives, WN19_VolaoTheFirstWnFired) {
    // [WN-19] At once.
    for (const Occasion occasion : {Occasion::debate, Occasion::dedocracia}) {
        const State state = Position{five}.career().pointing(occasion).state();
        const State after = done(state, 0, aloud("2 0 0 2 2"));
        EXPECT_EQ(public_view(after).seats[2].prestige, 1);
        EXPECT_EQ(only<Prestige>(events_of(state, 0, aloud("2 0 0 2 2"))).at(0),
                  (Prestige{Seat{2}, Prestige::For::volao}));
    }
    // The second one.
    const State later = Position{"goriela pillo volao wn mariano laura horacio"}
                            .career()
                            .fired(1)
                            .pointing(Occasion::dedocracia)
                            .state();
    const State after = done(later, 0, aloud("2 - 0 2 2 2 2"));
    EXPECT_EQ(public_view(after).seats[2].prestige, 0);
    EXPECT_EQ(after.first_wn_fired, Worker::wn_pillo);
    // A worker fired before does not matter.
    const State worker_first = Position{five}.career().fired(3).pointing(Occasion::dedocracia).state();
    EXPECT_EQ(public_view(done(worker_first, 0, aloud("2 2 0 - 2"))).seats[2].prestige, 1);
}

TEST(WnObjectives, WN19_VolaoIsCountedOnce) {
    // [WN-19]
    const State after = done(last_debate(five).state(), 0, aloud("2 0 0 2 2"));
    EXPECT_EQ(points(after, 2, What::objective), 1);
    EXPECT_EQ(total(after, 2), 1);
    EXPECT_EQ(points(ended(last_debate(five)), 2, What::objective), 0) << "not fired";
    const State second = ended(last_debate("goriela pillo volao wn mariano laura horacio").fired(1).fired(2));
    EXPECT_EQ(points(second, 2, What::objective), 0) << "Pillo was first";
}

TEST(WnObjectives, WN19_PilloNotFired) {
    // [WN-19]
    EXPECT_EQ(points(ended(last_debate(five)), 1, What::objective), 1);
    EXPECT_EQ(points(ended(last_debate(five).fired(1)), 1, What::objective), 0);
}

TEST(WnObjectives, WN19_WnWnHoldsTwoDone) {
    // [WN-19]
    const std::string_view workers = "goriela wn volao laura mariano";
    EXPECT_EQ(points(ended(last_debate(workers).finished(2, 0, 1)), 1, What::objective), 1);
    EXPECT_EQ(points(ended(last_debate(workers).finished(3, 0, 1)), 1, What::objective), 1) << "at most once";
    EXPECT_EQ(points(ended(last_debate(workers).finished(1, 0, 1).finished(1, 0, 0)), 1, What::objective), 0);
}

TEST(WnObjectives, WN19_GorielaHoldsTwoRuined) {
    // [WN-19]
    EXPECT_EQ(points(ended(last_debate(five).finished(0, 2, 0)), 0, What::objective), 1);
    EXPECT_EQ(points(ended(last_debate(five).finished(0, 1, 0).finished(0, 1, 3)), 0, What::objective), 0);
}

TEST(WnObjectives, WN19_MarianoHoldsTwoDone) {
    // [WN-19]
    EXPECT_EQ(points(ended(last_debate(five).finished(2, 0, 4)), 4, What::objective), 1);
    EXPECT_EQ(points(ended(last_debate(five).finished(1, 2, 4)), 4, What::objective), 0);
}

TEST(WnObjectives, WN19_HoracioThreeRuinedAndTheWorkersWin) {
    // [WN-19]
    const std::string_view workers = "horacio pillo volao laura mariano";
    Position four_done{workers};
    four_done.career().finished(3, 3, 1).hand(0, "P E").at(0, 1).wants(1, "P").acting();
    EXPECT_EQ(points(done(four_done.state(), 0, place("P", email)), 0, What::objective), 2);
    EXPECT_EQ(points(done(four_done.state(), 0, place("E", email)), 0, What::objective), 0) << "the WNs win";
    Position two_ruined{workers};
    two_ruined.career().finished(3, 2, 1).hand(0, "P").at(0, 1).wants(1, "P").acting();
    EXPECT_EQ(points(done(two_ruined.state(), 0, place("P", email)), 0, What::objective), 0);
}

TEST(WnObjectives, WN19_JirafinaAtMostOneRuined) {
    // [WN-19] In all, by whomever.
    const std::string_view workers = "jirafina pillo volao laura mariano";
    EXPECT_EQ(points(ended(last_debate(workers)), 0, What::objective), 2);
    EXPECT_EQ(points(ended(last_debate(workers).finished(0, 1, 3)), 0, What::objective), 2);
    EXPECT_EQ(points(ended(last_debate(workers).finished(0, 2, 3)), 0, What::objective), 0);
}

constexpr std::string_view with_jose = "jose pillo volao laura mariano";

TEST(WnObjectives, WN19_JosePointedAtInADebateAndNotFired) {
    // [WN-19]
    const State debate = Position{with_jose}.career().pointing(Occasion::debate).state();
    const State pointed = done(debate, 0, aloud("1 0 3 4 3"));
    EXPECT_EQ(view(pointed, 0).seats[0].claims, Places::first(1));
    EXPECT_EQ(view(done(debate, 0, aloud("1 2 3 4 3")), 0).seats[0].claims, Places{}) << "nobody pointed";
    EXPECT_EQ(player(done(debate, 0, aloud("1 0 0 0 3")), 0).was_pointed_at, Places{}) << "fired by it";
    const State dedocracia = Position{with_jose}.career().pointing(Occasion::dedocracia).state();
    EXPECT_EQ(player(done(dedocracia, 0, aloud("1 0 3 4 3")), 0).was_pointed_at, Places{}) << "no debate";
    // Somebody else is fired, and one was pointed at as well.
    EXPECT_FALSE(player(done(debate, 0, aloud("1 0 1 1 1")), 0).was_pointed_at.empty());
    // Counted at the end where it was not claimed; also for somebody fired later.
    EXPECT_EQ(points(ended(last_debate(with_jose)), 0, What::objective), 1) << "the last debate counts";
    EXPECT_EQ(points(ended(last_debate(with_jose).fired(0).turn(1)), 0, What::objective), 0);
    EXPECT_EQ(points(ended(last_debate(with_jose).pointed_at(0).fired(0).turn(1)), 0, What::objective), 1);
}

TEST(WnObjectives, WN19_LauraPointedAtAWnInTheDebateThatFiredIt) {
    // [WN-19]
    const State debate = Position{five}.career().pointing(Occasion::debate).state();
    EXPECT_EQ(view(done(debate, 0, aloud("1 0 1 1 1")), 3).seats[3].claims, Places::first(1));
    EXPECT_EQ(view(done(debate, 0, aloud("1 0 1 2 1")), 3).seats[3].claims, Places{}) << "pointed at another WN";
    EXPECT_EQ(view(done(debate, 0, aloud("4 0 4 4 3")), 3).seats[3].claims, Places{}) << "a worker was fired";
    EXPECT_EQ(view(done(debate, 0, aloud("1 0 0 1 2")), 3).seats[3].claims, Places{}) << "a tie fired nobody";
    const State dedocracia = Position{five}.career().pointing(Occasion::dedocracia).state();
    EXPECT_EQ(view(done(dedocracia, 0, aloud("1 0 1 1 1")), 3).seats[3].claims, Places{}) << "no debate";
    EXPECT_EQ(points(done(last_debate(five).state(), 0, aloud("1 0 1 1 1")), 3, What::objective), 1);
    EXPECT_EQ(points(ended(last_debate(five)), 3, What::objective), 0);
}

TEST(WnClaims, WN20_ShownOnOnesOwnTurn) {
    // [WN-20]
    const State state = Position{with_jose}.career().pointed_at(0).pointed_at(1).state();
    const State after = done(state, 0, claim());
    EXPECT_EQ(after.phase, Phase::walk) << "one walks all the same";
    EXPECT_EQ(after.turn, Seat{0});
    EXPECT_EQ(public_view(after).seats[0].row[0].worker, Worker::jose_cornelio);
    EXPECT_TRUE(public_view(after).seats[0].row[0].shown);
    EXPECT_TRUE(public_view(after).seats[0].employed);
    EXPECT_EQ(public_view(after).seats[0].prestige, 1);
    EXPECT_EQ(after.reserve.size(), state.reserve.size() - 1);
    EXPECT_FALSE(is_barrier(state, 0, claim()));
    const auto events = events_of(state, 0, claim());
    EXPECT_EQ(only<Claimed>(events).at(0), (Claimed{Seat{0}, 0, Worker::jose_cornelio}));
    EXPECT_EQ(only<Prestige>(events).at(0), (Prestige{Seat{0}, Prestige::For::claim}));
    EXPECT_EQ(reason(after, 0, claim()), Reason::claimed);
    EXPECT_EQ(view(after, 0).seats[0].claims, Places{});
    // After walking as well, but not on another's turn.
    EXPECT_EQ(reason(done(state, 0, move(1)), 0, claim()), Reason::none);
    EXPECT_EQ(reason(state, 1, claim()), Reason::not_waited);
    EXPECT_EQ(reason(Position{with_jose}.career().pointed_at(0).pointing(Occasion::debate).state(), 0, claim()),
              Reason::not_now);
    EXPECT_EQ(assess(state, 0, Claim{0}).action, claim());
    EXPECT_EQ(assess(state, 0, Claim{0}).workers, Places::first(1));
}

TEST(WnClaims, WN20_OnlyWhatIsFulfilledAndClaimable) {
    // [WN-20]
    EXPECT_EQ(reason(Position{with_jose}.career().state(), 0, claim()), Reason::not_fulfilled);
    EXPECT_EQ(reason(Position{with_jose}.career().pointed_at(0).state(), 0, claim(1)), Reason::no_such_worker);
    EXPECT_EQ(reason(Position{with_jose}.career().pointed_at(1).turn(1).state(), 1, claim()), Reason::not_claimable);
    EXPECT_EQ(reason(Position{with_jose}.career().pointed_at(3).turn(3).state(), 3, claim()), Reason::not_fulfilled)
        << "Laura waits for something else";
    EXPECT_EQ(reason(Position{with_jose}.career().fired(1).saw_wn_fired(3).turn(3).state(), 3, claim()), Reason::none);
    EXPECT_EQ(reason(Position{with_jose}.career().fired(1).saw_wn_fired(0).state(), 0, claim()), Reason::not_fulfilled);
    EXPECT_EQ(reason(Position{with_jose}.state(), 0, claim()), Reason::no_objectives);
    const Assessment none = assess(Position{with_jose}.state(), 0, Claim{0});
    EXPECT_TRUE(none.workers.empty());
    EXPECT_EQ(none.refusal, engine::Refusal::of(Reason::no_objectives));
}

TEST(WnClaims, WN20_ThatItCouldBeClaimedIsNobodyElsesBusiness) {
    // [WN-20]
    const State state = Position{with_jose}.career().pointed_at(0).state();
    EXPECT_EQ(view(state, 0).seats[0].claims, Places::first(1));
    EXPECT_EQ(view(state, 1).seats[0].claims, Places{});
    EXPECT_EQ(public_view(state).seats[0].claims, Places{});
}

TEST(WnClaims, WN20_ClaimedOrNotItCountsOnce) {
    // [WN-20]
    Position position{with_jose};
    position.career().pointed_at(0).finished(3, 0, 4).hand(0, "P").at(0, 1).wants(1, "P").acting();
    const State unclaimed = done(position.state(), 0, place("P", email));
    const State claimed = done(done(position.state(), 0, claim()), 0, place("P", email));
    EXPECT_EQ(unclaimed.phase, Phase::over);
    EXPECT_EQ(view(unclaimed, 0).seats[0].claims, Places{}) << "it is awarded without";
    EXPECT_EQ(points(unclaimed, 0, What::objective), 1);
    EXPECT_EQ(points(claimed, 0, What::objective), 1);
    EXPECT_EQ(total(claimed, 0), total(unclaimed, 0));
}

TEST(WnCount, WN21_TheEmployeeOfTheMonth) {
    // [WN-21]
    const State most = ended(last_debate(five).finished(2, 0, 3).finished(1, 0, 0));
    EXPECT_EQ(points(most, 3, What::employee), 1);
    EXPECT_EQ(points(most, 0, What::employee), 0);
    const State tied = ended(last_debate(five).finished(1, 0, 3).finished(1, 0, 0));
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(points(tied, seat, What::employee), 0);
    const State nobody = ended(last_debate(five));
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(points(nobody, seat, What::employee), 0);
}

TEST(WnCount, WN21_LineByLine) {
    // [WN-18] [WN-21]
    const State state = ended(last_debate(five).finished(2, 1, 4).debates(4, 2).fired(1).finished(0, 1, 0));
    const SeatCount count = public_view(state).counts[4];
    EXPECT_EQ(count.lines, (std::vector<CountLine>{{What::done, {}, 2},
                                                   {What::ruined, {}, -1},
                                                   {What::debates, {}, 2},
                                                   {What::objective, Worker::mariano, 1},
                                                   {What::employee, {}, 1}}));
    EXPECT_EQ(count.total, 5);
    EXPECT_EQ(total(state, 0), -1);
    EXPECT_EQ(public_view(state).winners, SeatSet{Seat{4}});
    EXPECT_EQ(Rules::standing(state), (std::vector{0, 2, 2, 1, 4})) << "how many are behind; WNs before others";
}

TEST(WnCount, WN21_TiesByDoneThenRuinedThenAWn) {
    // [WN-21] Seats 0, Goriela, and 3, Laura, have one point each.
    const State by_done = ended(last_debate("goriela wn volao laura mariano").finished(2, 1, 0).debates(3, 2));
    EXPECT_EQ(total(by_done, 0), 2);
    EXPECT_EQ(total(by_done, 3), 2);
    EXPECT_EQ(public_view(by_done).winners, SeatSet{Seat{0}}) << "more done";
    // Both one done; seat 0 has one ruined more, and a debate more.
    const State by_ruined =
        ended(last_debate("goriela wn volao laura mariano").finished(1, 1, 0).debates(0, 1).finished(1, 0, 3));
    EXPECT_EQ(total(by_ruined, 0), 1);
    EXPECT_EQ(total(by_ruined, 3), 1);
    EXPECT_EQ(public_view(by_ruined).winners, SeatSet{Seat{3}}) << "fewer ruined";
    // Volao and Laura are alike but for being a WN.
    const State by_wn = ended(last_debate("goriela wn volao laura mariano").debates(2, 1).debates(3, 1));
    EXPECT_EQ(public_view(by_wn).winners, SeatSet{Seat{2}}) << "a WN";
    const State shared = ended(last_debate("goriela wn volao laura mariano").debates(0, 1).debates(3, 1));
    EXPECT_EQ(public_view(shared).winners, (SeatSet{Seat{0}, Seat{3}}));
    EXPECT_EQ(Rules::standing(shared), (std::vector{3, 1, 1, 3, 0}));
}

TEST(WnCount, WN20_FiredPlayersScoreToo) {
    // [WN-20]
    const State state = ended(last_debate(five).finished(2, 0, 4).fired(4));
    EXPECT_EQ(total(state, 4), 4);
    EXPECT_EQ(public_view(state).winners, SeatSet{Seat{4}});
}

} // namespace
} // namespace siempre_de_wn

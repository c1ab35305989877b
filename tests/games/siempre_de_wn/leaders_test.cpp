// Team leaders, three players. [WN-22] … [WN-25]
#include "table.h"

#include <algorithm>
#include <set>

namespace siempre_de_wn {
namespace {

using What = CountLine::What;

constexpr std::string_view teams = "pillo goriela laura | volao jose horacio | wn jirafina mariano";

int points(const State& state, int seat, What what) {
    int sum = 0;
    for (const CountLine& line : public_view(state).counts[static_cast<std::size_t>(seat)].lines)
        if (line.what == what) sum += line.points;
    return sum;
}

TEST(WnLeaders, WN22_ThreeWorkersEachNeverAllThreeWns) {
    // [WN-22]
    std::set<std::pair<int, Worker>> dealt_to;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        const State state = dealt(3, seed);
        std::set<Worker> different;
        for (int seat = 0; seat < 3; ++seat) {
            const auto& row = player(state, seat).row;
            EXPECT_FALSE(std::ranges::all_of(row, is_wn));
            different.insert(row.begin(), row.end());
            for (const Worker worker : row) dealt_to.insert({seat, worker});
        }
        EXPECT_EQ(different.size(), 9U);
    }
    EXPECT_EQ(dealt_to.size(), 27U);
    const View seen = view(dealt(3, 1), 1);
    EXPECT_EQ(seen.way, Way::leaders);
    EXPECT_EQ(seen.wns, 3);
    EXPECT_EQ(seen.workspaces.size(), 4U);
    ASSERT_EQ(seen.seats[0].row.size(), 3U);
    EXPECT_FALSE(seen.seats[0].row[2].worker);
    EXPECT_TRUE(seen.seats[1].row[2].worker);
}

TEST(WnLeaders, WN22_TheActiveWorkerIsChosenBeforeDrawing) {
    // [WN-22] Its nature decides the webeo duty.
    State state = dealt(3, 1, {{Option::first, 1}});
    state.at(Seat{0}).row = {Worker::goriela, Worker::wn_pillo, Worker::laura};
    state.at(Seat{1}).row = {Worker::wn_volao, Worker::jose_cornelio, Worker::horacio};
    state.at(Seat{2}).row = {Worker::wn_wn, Worker::jirafina, Worker::mariano};
    ASSERT_FALSE(Rules::audit(state));
    EXPECT_EQ(reason(state, 0, begin(0, 0)), Reason::none);
    EXPECT_EQ(reason(state, 0, begin(0, 1)), Reason::webeo_due);
    EXPECT_EQ(reason(state, 0, begin(1, 1)), Reason::none);
    EXPECT_EQ(reason(state, 0, begin(0, 2)), Reason::none);
    EXPECT_EQ(reason(state, 0, begin(0, 3)), Reason::no_such_worker);
    const State after = done(state, 0, begin(1, 1));
    EXPECT_EQ(public_view(after).seats[0].active, 1) << "the meeple stands on it for all to see";
    EXPECT_EQ(only<ActiveChosen>(events_of(state, 0, begin(1, 1))).at(0), (ActiveChosen{Seat{0}, 1}));
    EXPECT_FALSE(public_view(after).seats[0].row[1].worker);
    EXPECT_FALSE(has<ActiveMoved>(events_of(state, 0, begin(1, 1)))) << "the first hand is no action C";

    EXPECT_EQ(assess(state, 0, BeginDraft{2, 1, {}}).refusal, engine::Refusal::of(Reason::unfinished));
    EXPECT_EQ(assess(state, 0, BeginDraft{2, 1, {}}).workers, Places::first(3));
    EXPECT_FALSE(assess(state, 0, BeginDraft{}).webeo_due);
    EXPECT_TRUE(assess(state, 0, BeginDraft{0, 0, std::uint8_t{1}}).webeo_due);
    EXPECT_EQ(assess(state, 0, BeginDraft{3, 0, std::uint8_t{1}}).refusal, engine::Refusal::of(Reason::webeo_due));
    EXPECT_EQ(assess(state, 0, BeginDraft{3, 0, std::uint8_t{2}}).action, begin(0, 2));
    EXPECT_EQ(assess(state, 0, BeginDraft{3, 0, std::uint8_t{7}}).refusal, engine::Refusal::of(Reason::no_such_worker));
    // Nothing is due before it is chosen, whoever stands first.
    EXPECT_FALSE(view(state, 1).seats[1].webeo_due);
    EXPECT_FALSE(assess(done(state, 0, begin(0, 0)), 1, BeginDraft{}).webeo_due);
    EXPECT_TRUE(view(done(state, 0, begin(1, 1)), 0).seats[0].webeo_due);
}

TEST(WnLeaders, WN22_TheMarkerMovesRightAfterEachDraw) {
    // [WN-22]
    const State state = Position{teams}.hand(0, "").acting().state();
    EXPECT_EQ(reason(state, 0, take(1, 0)), Reason::webeo_due) << "Pillo is active";
    const State after = done(state, 0, take(0, 1));
    EXPECT_EQ(player(after, 0).active, 1);
    EXPECT_EQ(only<ActiveMoved>(events_of(state, 0, take(0, 1))).at(0), (ActiveMoved{Seat{0}, 0, 1}));
    const State worker = Position{teams}.hand(0, "").active(0, 2).acting().state();
    EXPECT_EQ(player(done(worker, 0, take(1, 0)), 0).active, 0) << "from the last to the first";
    const State gap = Position{teams}.hand(0, "").active(0, 0).fired(0, 1).acting().state();
    EXPECT_EQ(player(done(gap, 0, take(0, 1)), 0).active, 2) << "past a discarded one";
    const State alone = Position{teams}.hand(0, "").fired(0, 0).fired(0, 1).acting().state();
    EXPECT_EQ(player(done(alone, 0, take(1, 0)), 0).active, 2) << "the only one left";
    EXPECT_FALSE(has<ActiveMoved>(events_of(alone, 0, take(1, 0))));
    // Nobody else's action moves it, nor another action.
    const State placing = Position{teams}.at(0, 1).acting().state();
    EXPECT_EQ(player(done(placing, 0, place("E", email)), 0).active, 0);
    // In the other ways to play nothing moves.
    const State base = Position{"goriela pillo laura"}.hand(0, "").acting().state();
    EXPECT_FALSE(has<ActiveMoved>(events_of(base, 0, take(1, 0))));
}

TEST(WnLeaders, WN23_TheActiveWorkerIsDiscarded) {
    // [WN-23] By a debate or a Dedocracia.
    for (const Occasion occasion : {Occasion::debate, Occasion::dedocracia}) {
        const State state = Position{teams}.hand(1, "E R").active(1, 1).at(1, 2).pointing(occasion).state();
        const State after = done(state, 0, aloud("1 0 1"));
        EXPECT_EQ(after.last_vote->fired, (Firing{Seat{1}, Worker::jose_cornelio, 1}));
        EXPECT_EQ(player(after, 1).active, 2) << "the next one on the right";
        EXPECT_TRUE(is_employed(after, Seat{1}));
        EXPECT_EQ(player(after, 1).hand.size(), 2) << "the leader stays";
        EXPECT_EQ(player(after, 1).at, Tile{2});
        EXPECT_EQ(public_view(after).seats[1].row[1].worker, Worker::jose_cornelio);
        EXPECT_FALSE(public_view(after).seats[1].row[0].worker);
        EXPECT_EQ(only<ActiveMoved>(events_of(state, 0, aloud("1 0 1"))).at(0), (ActiveMoved{Seat{1}, 1, 2}));
        EXPECT_FALSE(has<LeftOffice>(events_of(state, 0, aloud("1 0 1"))));
        EXPECT_EQ(after.turn, Seat{1});
    }
    const State wrap = Position{teams}.active(1, 2).pointing(Occasion::debate).state();
    EXPECT_EQ(player(done(wrap, 0, aloud("1 0 1")), 1).active, 0);
}

TEST(WnLeaders, WN23_ALeaderWithoutWorkersIsOut) {
    // [WN-23]
    const State state =
        Position{teams}.hand(1, "E!").fired(1, 0).fired(1, 1).at(1, 2).pointing(Occasion::debate).state();
    const State after = done(state, 0, aloud("1 0 1"));
    EXPECT_FALSE(is_employed(after, Seat{1}));
    EXPECT_EQ(after.gone, cards("E!"));
    EXPECT_EQ(player(after, 1).at, bathroom);
    EXPECT_EQ(after.turn, Seat{2});
    EXPECT_EQ(after.phase, Phase::walk) << "three are fired, one of them a WN";
    EXPECT_TRUE(has<LeftOffice>(events_of(state, 0, aloud("1 0 1"))));
    // Two leaders left: they can only point at each other.
    State later = after;
    later.phase = Phase::pointing;
    later.turn = Seat{2};
    ASSERT_FALSE(Rules::audit(later));
    EXPECT_EQ(Rules::legal(later, Seat{2}).size(), 1U);
    EXPECT_FALSE(done(later, 2, aloud("2 - 0")).last_vote->fired);
}

TEST(WnLeaders, WN16_DoesNotApply) {
    // [WN-22] Two leaders left with a WN among them, as above; and nobody's WN is the last of all.
    const State state = Position{teams}.fired(0, 0).pointing(Occasion::debate).state();
    EXPECT_EQ(done(state, 0, aloud("1 0 1")).phase, Phase::walk) << "two of three WNs";
}

TEST(WnLeaders, WN24_ThreeWnsFired) {
    // [WN-24] Looked at before the four fired.
    const State three = Position{teams}.fired(0, 0).fired(2, 0).pointing(Occasion::debate).state();
    State after = done(three, 0, aloud("1 0 1"));
    EXPECT_EQ(after.result, (Result{Ending::wns_fired, Side::workers}));
    EXPECT_EQ(points(after, 0, What::in_play), 2);
    EXPECT_EQ(points(after, 1, What::in_play), 2);
    const State four = Position{teams}.fired(0, 0).fired(2, 0).fired(0, 1).pointing(Occasion::debate).state();
    after = done(four, 0, aloud("1 0 1"));
    EXPECT_EQ(after.result, (Result{Ending::wns_fired, Side::workers}));
    EXPECT_EQ(points(after, 0, What::in_play), 1);
    EXPECT_EQ(points(after, 0, What::unfired), 1);
}

TEST(WnLeaders, WN24_FourFiredInAll) {
    // [WN-24]
    const State three = Position{teams}.fired(0, 1).fired(2, 1).pointing(Occasion::debate).state();
    EXPECT_EQ(done(three, 0, aloud("1 0 1")).phase, Phase::walk);
    const State state = Position{teams}.fired(0, 1).fired(2, 1).fired(2, 2).pointing(Occasion::debate).state();
    const State after = done(state, 0, aloud("1 0 1"));
    EXPECT_EQ(after.result, (Result{Ending::four_fired, Side::wns}));
    EXPECT_EQ(points(after, 0, What::in_play), 1) << "Pillo";
    EXPECT_EQ(points(after, 1, What::in_play), 0) << "Volao has just been fired";
    EXPECT_EQ(points(after, 2, What::in_play), 1);
    EXPECT_EQ(points(after, 0, What::unfired), 2) << "WNs too";
    EXPECT_EQ(points(after, 2, What::unfired), 1);
}

TEST(WnLeaders, WN24_FourDoneOrFourRuined) {
    // [WN-13] [WN-24]
    Position position{teams};
    position.finished(3, 3, 1).hand(0, "P E").at(0, 1).wants(1, "P").acting();
    State after = done(position.state(), 0, place("P", email));
    EXPECT_EQ(after.result, (Result{Ending::four_done, Side::workers}));
    EXPECT_EQ(player(after, 0).done, 1) << "markers as in a career";
    EXPECT_EQ(points(after, 0, What::in_play), 2);
    EXPECT_EQ(points(after, 0, What::unfired), 3);
    EXPECT_EQ(points(after, 1, What::employee), 1);
    after = done(position.state(), 0, place("E", email));
    EXPECT_EQ(after.result, (Result{Ending::four_ruined, Side::wns}));
    EXPECT_EQ(points(after, 0, What::in_play), 1);
}

TEST(WnLeaders, WN24_ThePileUsedUp) {
    // [WN-17] [WN-24] The last debate, then neither bonus.
    Position position{teams};
    position.pile(0, 0).finished(2, 0, 1).pointing(Occasion::last_debate);
    State after = done(position.state(), 0, aloud("1 2 0"));
    EXPECT_EQ(after.result, (Result{Ending::deck_out, Side::neither}));
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(points(after, seat, What::in_play), 0);
        EXPECT_EQ(points(after, seat, What::unfired), 3);
    }
    // Who is fired in it may still end the match otherwise.
    position.fired(0, 1).fired(2, 1).fired(2, 2);
    EXPECT_EQ(done(position.state(), 0, aloud("1 0 1")).result, (Result{Ending::four_fired, Side::wns}));
}

TEST(WnLeaders, WN24_TheLastCardMovesTheMarkerFirst) {
    // [WN-17] [WN-22]
    const State state = Position{teams}.hand(0, "").pile(0, 1).acting().state();
    const State after = done(state, 0, take(0, 1));
    EXPECT_EQ(after.occasion, Occasion::last_debate);
    EXPECT_EQ(player(after, 0).active, 1);
}

TEST(WnLeaders, WN23_ObjectivesAreTheOwners) {
    // [WN-23] "Holds" means the owner's markers, "fired" that card.
    Position position{teams};
    position.pile(0, 0).finished(2, 0, 2).finished(0, 1, 0).pointing(Occasion::last_debate);
    const State after = done(position.state(), 0, aloud("1 2 0"));
    const auto lines = public_view(after).counts[2].lines;
    // WN WN and Mariano both hold the leader's two; Jirafina one ruined in all.
    EXPECT_EQ(std::ranges::count(lines, What::objective, &CountLine::what), 3);
    EXPECT_EQ(points(after, 2, What::objective), 4);
    EXPECT_EQ(points(after, 0, What::objective), 1) << "Pillo, who is not fired; not Laura or Goriela";
    EXPECT_EQ(points(after, 1, What::objective), 1) << "José Cornelio: the leader was pointed at";
}

TEST(WnLeaders, WN23_FiredMeansThatCard) {
    // [WN-19] [WN-23]
    Position position{teams};
    position.pile(0, 0).finished(0, 2, 0).fired(0, 0).fired(1, 0).pointing(Occasion::last_debate);
    const State after = done(position.state(), 0, aloud("1 2 0"));
    EXPECT_EQ(points(after, 0, What::objective), 1) << "Goriela; Pillo was fired";
    EXPECT_EQ(points(after, 1, What::objective), 1) << "José Cornelio; Volao was fired, but second";
    // Another card of José Cornelio's leader is fired by the debate: he was pointed at and not fired.
    Position debate{teams};
    debate.active(1, 2).pointing(Occasion::debate);
    EXPECT_EQ(view(done(debate.state(), 0, aloud("1 0 1")), 1).seats[1].claims, Places::from_bits(0b010));
    // His own card.
    Position own{teams};
    own.active(1, 1).pointing(Occasion::debate);
    EXPECT_EQ(view(done(own.state(), 0, aloud("1 0 1")), 1).seats[1].claims, Places{});
}

TEST(WnLeaders, WN23_LauraHasToBeInPlay) {
    // [WN-23]
    Position position{teams};
    position.active(1, 0).pointing(Occasion::debate);
    EXPECT_EQ(view(done(position.state(), 0, aloud("1 0 1")), 0).seats[0].claims, Places::from_bits(0b100));
    position.fired(0, 2);
    EXPECT_EQ(view(done(position.state(), 0, aloud("1 0 1")), 0).seats[0].claims, Places{});
}

TEST(WnLeaders, WN20_ClaimsShowTheCard) {
    // [WN-20]
    const State state = Position{teams}.fired(1, 0).saw_wn_fired(0, 2).saw_wn_fired(0, 1).state();
    EXPECT_EQ(reason(state, 0, claim(1)), Reason::not_claimable);
    EXPECT_EQ(reason(state, 0, claim(2)), Reason::none);
    const State after = done(state, 0, claim(2));
    EXPECT_EQ(public_view(after).seats[0].row[2].worker, Worker::laura);
    EXPECT_FALSE(public_view(after).seats[0].row[1].worker);
    EXPECT_EQ(public_view(after).seats[0].prestige, 1);
    EXPECT_EQ(public_view(after).seats[1].prestige, 1) << "Volao was the first";
    EXPECT_EQ(player(after, 0).active, 0);
}

// All have the same points; `changes` makes a difference that counts only in a tie.
SeatSet winners_of(Position& position) {
    position.pile(0, 0).pointing(Occasion::last_debate);
    const State after = done(position.state(), 0, aloud("1 2 0"));
    const auto& counts = public_view(after).counts;
    EXPECT_EQ(counts[0].total, counts[1].total);
    return public_view(after).winners;
}

TEST(WnLeaders, WN25_Ties) {
    // [WN-25] Seat 0: 3 workers unfired and Pillo = 4. Seat 1: 3, José Cornelio = 4. Seat 2: 3, with three ruined.
    Position done_first{"pillo goriela laura | volao jose horacio | wn jirafina mariano"};
    done_first.finished(1, 0, 0).finished(0, 2, 2).debates(1, 2);
    EXPECT_EQ(winners_of(done_first), SeatSet{Seat{0}}) << "the Employee of the Month, and more done";
    Position ruined{"pillo goriela laura | volao jose horacio | wn jirafina mariano"};
    ruined.finished(0, 1, 0).debates(0, 1).finished(0, 2, 2);
    EXPECT_EQ(winners_of(ruined), SeatSet{Seat{1}}) << "fewer ruined";
    Position fired{"pillo goriela laura | volao jose horacio | wn jirafina mariano"};
    fired.finished(0, 2, 2).fired(0, 1).debates(0, 1);
    EXPECT_EQ(winners_of(fired), SeatSet{Seat{0}}) << "more fired workers";
    Position wns{"pillo goriela laura | volao wn jose | horacio jirafina mariano"};
    wns.finished(0, 2, 2);
    EXPECT_EQ(winners_of(wns), SeatSet{Seat{1}}) << "more WNs";
    Position shared{"pillo goriela laura | volao jose horacio | wn jirafina mariano"};
    shared.finished(0, 2, 2);
    EXPECT_EQ(winners_of(shared), (SeatSet{Seat{0}, Seat{1}}));
}

} // namespace
} // namespace siempre_de_wn

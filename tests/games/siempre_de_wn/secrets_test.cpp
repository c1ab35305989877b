// Who may know what, and that nothing tells a WN from a worker. [ALL-3] [WN-5] [WN-6] [WN-9]
//
// The suites hold every moment of random matches to non-interference; here it is proved that what is hidden does change,
// all of it, and what the viewer knows stays.
#include "table.h"

#include <functional>
#include <set>

namespace siempre_de_wn {
namespace {

using engine::Viewer;

constexpr int tries = 60;

// Other states that the viewer cannot tell from that one.
void for_others(const State& state, Viewer viewer, const std::function<void(const State&)>& look) {
    engine::Rng chance{11};
    for (int i = 0; i < tries; ++i) {
        const State other = Rules::resample_hidden(state, viewer, chance);
        const auto fault = Rules::audit(other);
        ASSERT_FALSE(fault) << *fault;
        ASSERT_EQ(Rules::view(state, viewer), Rules::view(other, viewer));
        look(other);
    }
}

// How many different things are seen in them.
template <class What> std::size_t variety(const State& state, Viewer viewer, What what) {
    std::set<decltype(what(state))> seen;
    for_others(state, viewer, [&](const State& other) { seen.insert(what(other)); });
    return seen.size();
}

State middle() {
    return Position{"pillo volao goriela laura mariano"}
        .hand(0, "E! R P")
        .hand(1, "E E R!")
        .hand(2, "P* R")
        .placed(1, "0E! 1R")
        .placed(2, "2P*")
        .at(0, 1)
        .at(1, 2)
        .state();
}

TEST(WnHidden, WhatTheViewerKnowsStays) {
    const State state = middle();
    for_others(state, Viewer::at(Seat{0}), [&](const State& other) {
        EXPECT_EQ(other.players[0], state.players[0]);
        EXPECT_EQ(other.at(Tile{1}).placed[0], state.at(Tile{1}).placed[0]) << "one's own card";
        EXPECT_EQ(other.pile_size(), state.pile_size());
        EXPECT_EQ(other.discards, state.discards);
    });
}

TEST(WnHidden, EverythingElseChanges) {
    const State state = middle();
    for (const Viewer viewer : {Viewer::everyone(), Viewer::at(Seat{0})}) {
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.players[1].hand.bits(); }), 10U);
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.at(Tile{1}).placed[1].card; }), 4U);
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.at(Tile{2}).placed[0].card; }), 4U);
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.players[2].row[0]; }), 4U);
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.tasks.size(); }), 3U) << "the border";
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.card_chance.seed(); }), 50U);
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.token_chance.seed(); }), 50U);
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.reveal_chance.seed(); }), 50U);
    }
    EXPECT_GT(variety(state, Viewer::everyone(), [](const State& s) { return s.players[0].row[0]; }), 4U);
}

TEST(WnHidden, AnyWnsAndAnyWorkersMayPlay) {
    // [WN-4] Those not dealt as well; the number of WNs is known.
    const State state = middle();
    std::set<Worker> seen;
    for_others(state, Viewer::at(Seat{0}), [&](const State& other) {
        int wns = 0;
        for (int seat = 1; seat < 5; ++seat) {
            seen.insert(player(other, seat).row[0]);
            wns += is_wn(player(other, seat).row[0]) ? 1 : 0;
        }
        EXPECT_EQ(wns, 1);
    });
    EXPECT_EQ(seen.size(), 8U) << "all but one's own";
}

TEST(WnHidden, OpenWorkersStay) {
    // [WN-15] [WN-20]
    const State state = Position{"jose volao goriela pillo mariano"}.career().fired(2).pointed_at(0).state();
    const State shown = done(state, 0, claim());
    for_others(shown, Viewer::at(Seat{4}), [&](const State& other) {
        EXPECT_EQ(player(other, 0).row[0], Worker::jose_cornelio);
        EXPECT_EQ(player(other, 2).row[0], Worker::goriela);
    });
    EXPECT_GT(variety(state, Viewer::at(Seat{4}), [](const State& s) { return s.players[0].row[0]; }), 3U)
        << "that a claim is possible is not seen";
}

TEST(WnHidden, NoTeamOfThreeWns) {
    // [WN-22]
    const State state = Position{"pillo volao laura | goriela jose horacio | wn jirafina mariano"}.state();
    std::set<std::uint32_t> seen;
    for (const Viewer viewer : {Viewer::everyone(), Viewer::at(Seat{0}), Viewer::at(Seat{1})})
        for_others(state, viewer, [&](const State& other) {
            if (viewer.sees(Seat{1})) EXPECT_EQ(player(other, 1).row, player(state, 1).row);
        });
    EXPECT_GT(variety(state, Viewer::at(Seat{1}), [](const State& s) { return s.players[0].row; }), 20U);
}

TEST(WnHidden, HandsOfThoseWhoWereFiredStayUnseen) {
    // [WN-15]
    const State state =
        done(Position{"goriela pillo volao laura mariano"}.hand(3, "E! R* P").pointing(Occasion::debate).state(), 0,
             aloud("3 3 3 0 3"));
    for (const Viewer viewer : {Viewer::everyone(), Viewer::at(Seat{0}), Viewer::at(Seat{3})})
        EXPECT_GT(variety(state, viewer, [](const State& s) { return s.gone.bits(); }), 10U);
}

TEST(WnHidden, SecretArrowsButNotOnesOwn) {
    // [WN-14]
    State state = Position{"goriela pillo volao laura mariano"}.in_secret().pointing(Occasion::debate).state();
    state = done(done(state, 1, in_secret(3)), 2, in_secret(3));
    EXPECT_EQ(variety(state, Viewer::at(Seat{1}), [](const State& s) { return s.arrows.from(Seat{1}); }), 1U);
    EXPECT_EQ(variety(state, Viewer::at(Seat{1}), [](const State& s) { return s.arrows.from(Seat{2}); }), 4U);
    EXPECT_EQ(variety(state, Viewer::everyone(), [](const State& s) { return s.arrows.from(Seat{1}); }), 4U);
}

TEST(WnHidden, AnInspectedHandIsKnownToWhoLooks) {
    // [WN-11]
    const State state =
        done(Position{"goriela pillo laura mariano"}.hand(0, "R*").hand(1, "E! P R").at(0, 1).acting().state(), 0,
             auditoria(report, 1));
    const auto hand = [](const State& s) { return s.players[1].hand.bits(); };
    EXPECT_EQ(variety(state, Viewer::at(Seat{0}), hand), 1U);
    EXPECT_GT(variety(state, Viewer::at(Seat{2}), hand), 10U);
    EXPECT_GT(variety(state, Viewer::everyone(), hand), 10U);
    EXPECT_GT(variety(done(state, 0, seen()), Viewer::at(Seat{0}), hand), 10U) << "forgotten afterwards";
    EXPECT_GT(variety(state, Viewer::at(Seat{0}), [](const State& s) { return s.players[1].row[0]; }), 3U);
}

TEST(WnHidden, WhatWasFoundOutOfThePileIsKeptByWhoFoundIt) {
    // [WN-8]
    State state = Position{"pillo goriela laura mariano"}.hand(0, "R").pile(3, 0).hand(1, "E! E! P!").state();
    state.at(Seat{0}).lore.webeos_gone = true;
    const auto webeos = [](const State& s) { return s.webeos.size(); };
    EXPECT_EQ(variety(state, Viewer::at(Seat{0}), webeos), 1U);
    EXPECT_GT(variety(state, Viewer::at(Seat{2}), webeos), 2U);
    const auto found = [](const State& s) { return s.players[0].lore.webeos_gone; };
    EXPECT_EQ(variety(state, Viewer::at(Seat{2}), found), 2U);
    EXPECT_EQ(variety(state, Viewer::at(Seat{0}), found), 1U);

    State other = Position{"pillo goriela laura mariano"}
                      .hand(0, "R")
                      .hand(1, "E! E! P!")
                      .hand(2, "")
                      .hand(3, "")
                      .pile(0, 6)
                      .state();
    other.at(Seat{0}).lore.tasks_gone = true;
    const auto tasks = [](const State& s) { return s.tasks.size(); };
    EXPECT_EQ(variety(other, Viewer::at(Seat{0}), tasks), 1U);
    EXPECT_GT(variety(other, Viewer::everyone(), tasks), 1U);
    EXPECT_EQ(variety(other, Viewer::everyone(), [](const State& s) { return s.players[0].lore.tasks_gone; }), 2U);
}

TEST(WnHidden, WhatWasFoundOutIsKeptToTheLastCard) {
    // [WN-8] All webeos that one does not see are in the pile, and one knows it.
    State state = Position{"pillo goriela laura mariano"}.hand(0, "R").pile(0, 6).state();
    state.at(Seat{0}).lore.tasks_gone = true;
    for_others(state, Viewer::at(Seat{0}), [](const State& other) { EXPECT_EQ(other.webeos.size(), 6); });
}

TEST(WnHidden, WhoWalksToTheBathroomWithAFullHandHasABossCard) {
    // [WN-9] Everybody knows that much of the hand.
    const State state = Position{"pillo goriela laura mariano"}.hand(0, "R* E P").hand(1, "E! E! P!").acting().state();
    for_others(state, Viewer::at(Seat{1}), [](const State& other) {
        EXPECT_FALSE(player(other, 0).hand.only(Quality::boss).empty());
        EXPECT_EQ(player(other, 0).hand.size(), 3);
    });
    EXPECT_GT(variety(state, Viewer::at(Seat{1}), [](const State& s) { return s.players[0].hand.bits(); }), 10U);
    const State at_work = Position{"pillo goriela laura mariano"}.hand(0, "R* E P").at(0, 1).acting().state();
    std::set<bool> boss;
    for_others(at_work, Viewer::at(Seat{1}),
               [&](const State& other) { boss.insert(player(other, 0).hand.only(Quality::boss).empty()); });
    EXPECT_EQ(boss.size(), 2U) << "elsewhere nobody knows";
}

TEST(WnHidden, TheFirstHands) {
    // [WN-6] While some have begun and some not.
    State state = dealt(5, 4, {{Option::first, 1}});
    state = done(done(state, 0, begin(1)), 1, begin(1));
    for_others(state, Viewer::at(Seat{0}), [](const State& other) {
        EXPECT_TRUE(player(other, 3).hand.empty());
        EXPECT_EQ(player(other, 3).lore, PileLore{});
    });
    EXPECT_GT(variety(state, Viewer::at(Seat{0}), [](const State& s) { return s.players[1].hand.bits(); }), 10U);
}

TEST(WnHidden, OnlyLuckForWhoKnowsAll) {
    const State state = middle();
    for_others(state, Viewer::omniscient(), [&](const State& other) {
        State same = other;
        same.card_chance = state.card_chance;
        same.token_chance = state.token_chance;
        same.reveal_chance = state.reveal_chance;
        EXPECT_EQ(same, state);
        EXPECT_NE(other.card_chance, state.card_chance);
        EXPECT_EQ(other.card_chance.position(), state.card_chance.position());
    });
}

TEST(WnHidden, WorkersStayWhenTheMatchIsOver) {
    Position position{"goriela pillo volao laura mariano"};
    position.hand(1, "E! P R").pile(0, 0).pointing(Occasion::last_debate);
    const State over = done(position.state(), 0, aloud("1 2 3 4 0"));
    EXPECT_EQ(variety(over, Viewer::everyone(), [](const State& s) { return s.players[1].row; }), 1U);
    EXPECT_GT(variety(over, Viewer::everyone(), [](const State& s) { return s.players[1].hand.bits(); }), 5U);
}

// A WN and a worker in the same place, with the same cards.
TEST(WnAlike, NothingOthersSeeTellsAWnFromAWorker) {
    // [WN-6] Not when cards are taken, nor whether somebody has tried otherwise first.
    const auto with = [](std::string_view workers) { return Position{workers}.hand(0, "").acting().state(); };
    const State wn = with("pillo goriela laura mariano");
    const State worker = with("goriela pillo laura mariano");
    EXPECT_EQ(public_view(wn), public_view(worker));
    EXPECT_EQ(view(wn, 2), view(worker, 2));
    EXPECT_EQ(Rules::privacy(wn, Seat{0}), Rules::privacy(worker, Seat{0}));
    EXPECT_EQ(reason(wn, 0, take(3, 0)), Reason::webeo_due);
    // What the WN can do the worker can do as well, and it looks the same.
    for (const Action& action : Rules::legal(wn, Seat{0})) {
        const State after_wn = done(wn, 0, action);
        const State after_worker = done(worker, 0, action);
        EXPECT_EQ(public_view(after_wn), public_view(after_worker));
        EXPECT_EQ(view(after_wn, 2), view(after_worker, 2));
        const auto told = [&](const State& state) {
            std::vector<Event> events;
            for (const Event& event : events_of(state, 0, action))
                if (auto projected = Rules::project(event, Viewer::at(Seat{2}))) events.push_back(*projected);
            return events;
        };
        EXPECT_EQ(told(wn), told(worker));
    }
}

TEST(WnAlike, NobodyElseSeesFromWhichEndCardsCame) {
    // [WN-5]
    const State state = Position{"goriela pillo laura mariano"}.hand(0, "").acting().state();
    const State top = done(state, 0, take(2, 0));
    const State bottom = done(state, 0, take(0, 2));
    EXPECT_EQ(public_view(top), public_view(bottom));
    EXPECT_EQ(view(top, 1), view(bottom, 1));
    EXPECT_NE(view(top, 0), view(bottom, 0));
    EXPECT_EQ(top.turn, bottom.turn);
}

TEST(WnAlike, NobodyElseSeesWhetherAnAnnouncementIsTrue) {
    // [WN-8]
    const State state = Position{"goriela pillo laura mariano"}.hand(0, "E P!").at(0, 1).acting().state();
    const State truth = done(state, 0, place("E", email));
    const State lie = done(state, 0, place("P!", email));
    EXPECT_EQ(public_view(truth), public_view(lie));
    EXPECT_EQ(view(truth, 3), view(lie, 3));
    EXPECT_NE(view(truth, 0), view(lie, 0));
}

} // namespace
} // namespace siempre_de_wn

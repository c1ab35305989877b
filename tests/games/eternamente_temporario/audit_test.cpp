// The audit finds each kind of damage. One change to a sound state a line.
#include "table.h"

#include <functional>

namespace eternamente_temporario {
namespace {

using Damage = std::function<void(State&)>;

void expect_found(const State& sound, const std::vector<Damage>& damages) {
    ASSERT_FALSE(Rules::audit(sound));
    for (std::size_t i = 0; i < damages.size(); ++i) {
        State state = sound;
        damages[i](state);
        EXPECT_TRUE(Rules::audit(state)) << "damage " << i;
    }
}

Player& at(State& state, int seat) { return state.at(Seat{seat}); }

TEST(EtAudit, Table) {
    const State sound = Position{"gsgsg"}.hand(0, "7F 9S").turn(0).state();
    expect_found(sound, {
                            [](State& s) { s.seats = 3; },
                            [](State& s) { s.seats = 7; },
                            [](State& s) { s.seats = 4; },
                            [](State& s) { s.shortest_run = 1; },
                            [](State& s) { s.shortest_run = 4; },
                            [](State& s) { s.round = 0; },
                            [](State& s) { s.round = 64; },
                            [](State& s) { s.leaders[1] = s.leaders[0]; },
                            [](State& s) { s.leaders[0] = Seat{5}; },
                            [](State& s) { s.leaders[0] = Seat{1}; },
                            [](State& s) { s.leaders[1] = Seat{0}; },
                            [](State& s) { std::swap(s.leaders[0], s.leaders[1]); },
                            [](State& s) { at(s, 5).points = 10; },
                            [](State& s) { at(s, 0).points = 15; },
                            [](State& s) { at(s, 1).points = 15; },
                            [](State& s) { at(s, 1).points = 2010; },
                            [](State& s) { s.turn = Seat{5}; },
                        });
}

TEST(EtAudit, TheMostThatIsCounted) {
    State state = Position{"gsgsg"}.points(1, most_points).turn(0).state();
    state.round = most_rounds;
    EXPECT_FALSE(Rules::audit(state));
}

TEST(EtAudit, ET1_Cards) {
    // [ET-1]
    const State sound = Position{"gsgs"}.hand(0, "7F 9S").column(gold, "4F").turn(0).state();
    expect_found(sound, {
                            [](State& s) { at(s, 0).hand.erase(card("7F")); },
                            [](State& s) { at(s, 1).hand.insert(card("7F")); },
                            [](State& s) { s.discarded.insert(card("7F")); },
                            [](State& s) { at(s, 1).badge[1] = card("7F"); },
                            [](State& s) { s.archives[0].cover(0, card("7F")); },
                            [](State& s) { s.archives[0].cover(0, card("4F")); },
                            [](State& s) { s.wilds[0] = card("7F"); },
                            [](State& s) { s.centre_cards = {card("7F")}; },
                            [](State& s) { s.trick = Trick{{card("7F")}, single_of(7), Seat{1}}; },
                        });
}

TEST(EtAudit, ET7_TeamsAndStressCards) {
    // [ET-7]
    const State sound = Position{"gsgs"}.stress(2, Stress::echo).stress(3, Stress::backlog).turn(0).state();
    expect_found(sound, {
                            [](State& s) { at(s, 3).stress = Stress::echo; },
                            [](State& s) { at(s, 0).stress = Stress::overtime; },
                            [](State& s) {
                                const Card first = at(s, 2).hand.first();
                                at(s, 2).hand.erase(first);
                                at(s, 2).badge[0] = first;
                            },
                            [](State& s) { at(s, 2).team = silver; },
                            [](State& s) { at(s, 2).team.reset(); },
                            [](State& s) { s.badges_left[0] = 1; },
                            [](State& s) { s.stress_left = 1; },
                            [](State& s) { at(s, 2).choice = Commit{}; },
                            [](State& s) { s.wilds[1].reset(); },
                        });
}

TEST(EtAudit, ET18_WhoIsOut) {
    // [ET-18]
    const State sound = Position{"gsgsgs"}.out(1, 1).out(3, 2).column(silver, "4F").turn(0).state();
    expect_found(sound, {
                            [](State& s) { at(s, 1).out_place = 0; },
                            [](State& s) { at(s, 1).out_place = 2; },
                            [](State& s) { at(s, 1).out_place = 3; },
                            [](State& s) { at(s, 0).out_place = 3; },
                        });
}

TEST(EtAudit, ET3_NoTeamHasMoreThanItsShare) {
    // [ET-3] Every card dealt to one side would not fit its Archive.
    State state = Position{"gsgs"}.hand(0, "7F").badge(0, "4S").column(gold, "4F").turn(0).state();
    const auto share = [&] {
        // With the card of the wild rank; seat 2 has two in hand.
        return 1 + state.archive(gold).size() + at(state, 0).hand.size() + at(state, 0).badge_cards().size() + 2;
    };
    for (const Card more : state.discarded) {
        if (share() == 36) break;
        state.discarded.erase(more);
        at(state, 0).hand.insert(more);
    }
    ASSERT_EQ(share(), 36);
    EXPECT_FALSE(Rules::audit(state));
    const Card last = state.discarded.first();
    state.discarded.erase(last);
    at(state, 0).hand.insert(last);
    EXPECT_TRUE(Rules::audit(state));
}

TEST(EtAudit, ET18_ATurnWithNothingToDo) {
    // [ET-18] A Stress card for passes must only be dropped at a lead when nobody has a card.
    Position position{"ggssgs"};
    position.hand(0, "9F").out(4, 1).hand(1, "").stress(1, Stress::shredder);
    position.out(2, 2).hand(3, "").stress(3, Stress::backlog).out(5, 3);
    expect_found(position.turn(0).state(), {[](State& s) { s.turn = Seat{1}; }, [](State& s) { s.turn = Seat{4}; }});
}

TEST(EtAudit, ET17_TurnsAndTricks) {
    // [ET-17] [ET-18]
    const State sound = Position{"gsgsgs"}
                            .wilds("2S", "9S")
                            .hand(0, "8F")
                            .table(1, "6F 7F", run_of(2, 7, Suit::fear))
                            .loses_turn(5)
                            .turn(2)
                            .state();
    expect_found(sound, {
                            [](State& s) { s.turn = Seat{1}; },
                            [](State& s) { s.trick->by = Seat{2}; },
                            [](State& s) { s.trick->by = Seat{6}; },
                            [](State& s) { s.trick->reading = set_of(2, 7); },
                            [](State& s) { s.trick->reading.top = 8; },
                            [](State& s) { s.shortest_run = 3; },
                            [](State& s) { at(s, 1).loses_turn = true; },
                            [](State& s) { at(s, 2).loses_turn = true; },
                            [](State& s) {
                                s.discarded |= s.trick->cards;
                                s.trick.reset();
                            },
                            [](State& s) { s.result = RoundResult{}; },
                            [](State& s) { s.phase = Phase::result; },
                            [](State& s) {
                                s.discarded |= at(s, 2).hand;
                                at(s, 2).hand = {};
                                at(s, 2).out_place = 1;
                            },
                        });
}

TEST(EtAudit, ET21_ARoundThatIsOverIsOver) {
    // [ET-19] [ET-21]
    const State sound = Position{"gsgs"}.hand(0, "8F").hand(2, "9F").stress(2, Stress::echo).turn(0).state();
    expect_found(sound, {
                            [](State& s) { // stranded
                                s.discarded |= at(s, 2).hand;
                                at(s, 2).hand = {};
                            },
                            [](State& s) { // finished
                                s.discarded |= at(s, 2).hand;
                                at(s, 2).hand = {};
                                at(s, 2).stress.reset();
                                at(s, 2).out_place = 1;
                            },
                        });
}

TEST(EtAudit, ET22_Results) {
    // [ET-22] [ET-23] [ET-24]
    const State last = Position{"gsgs"}.hand(0, "7S").points(1, 40).turn(0).state();
    const State sound = done(last, 0, play(last, 0, "7S", single_of(7)));
    expect_found(sound, {
                            [](State& s) { s.result.reset(); },
                            [](State& s) { s.result->winner = silver; },
                            [](State& s) { s.result->how = RoundEnd::stranded; },
                            [](State& s) { s.result->stranded = Seat{1}; },
                            [](State& s) {
                                s.result->how = RoundEnd::stranded;
                                s.result->stranded = Seat{5};
                            },
                            [](State& s) { s.result->gained[1] = 10; },
                            [](State& s) { s.result->gained[4] = 10; },
                            [](State& s) { at(s, 0).points = 0; },
                            [](State& s) { s.result->next_leader_1 = Seat{1}; },
                            [](State& s) { s.result->next_leader_2 = s.result->next_leader_1; },
                            [](State& s) { s.result->next_leader_2 = Seat{3}; },
                            [](State& s) { s.phase = Phase::over; },
                            [](State& s) { at(s, 2).points = 90; },
                            [](State& s) { at(s, 3).loses_turn = true; },
                        });
}

TEST(EtAudit, ET6_TheSecretChoice) {
    // [ET-3] [ET-5] [ET-6]
    State sound = Rules::deal(engine::Setup{5, {1, 2, 0, 0, 0, 0}}, engine::Rng{1});
    sound = done(sound, 0, Rules::legal(sound, Seat{0}).front());
    sound = done(sound, 2, Rules::legal(sound, Seat{2}).front());
    expect_found(sound, {
                            [](State& s) { s.phase = Phase::draft; },
                            [](State& s) { s.phase = Phase::turns; },
                            [](State& s) { at(s, 0).choice->wild.reset(); },
                            [](State& s) { at(s, 0).choice->wild = at(s, 0).choice->cards.first(); },
                            [](State& s) { at(s, 0).choice->wild = at(s, 1).hand.first(); },
                            [](State& s) { at(s, 2).choice->wild = at(s, 2).hand.first(); },
                            [](State& s) { at(s, 2).choice->cards = {at(s, 2).hand.first()}; },
                            [](State& s) { at(s, 2).choice->cards = at(s, 0).choice->cards; },
                            [](State& s) { at(s, 2).team = gold; },
                            [](State& s) { at(s, 2).out_place = 1; },
                            [](State& s) { at(s, 2).loses_turn = true; },
                            [](State& s) { s.stress_left = 7; },
                            [](State& s) { s.turn = Seat{1}; },
                            [](State& s) {
                                const Card moved = at(s, 3).hand.first();
                                at(s, 3).hand.erase(moved);
                                at(s, 4).hand.insert(moved);
                            },
                            [](State& s) { at(s, 3).hand |= std::exchange(s.centre_cards, {}); },
                            [](State& s) {
                                const Card moved = s.archives[1].at(0, 0);
                                s.archives[1].take({0, 0});
                                s.archives[1].cover(1, moved);
                            },
                        });
}

TEST(EtAudit, ET6_WhenAllHaveChosenNobodyIsWaitedFor) {
    // [ET-6]
    State state = Rules::deal(engine::Setup{4, {1, 2, 0, 0, 0, 0}}, engine::Rng{1});
    for (const Seat seat : state.everyone())
        state.at(seat).choice = std::get<Commit>(Rules::legal(state, seat).front());
    EXPECT_TRUE(Rules::audit(state));
}

TEST(EtAudit, ET3_ACardInTheOtherTeamsArchive) {
    // [ET-3]
    expect_found(Rules::deal(engine::Setup{4, {1, 2, 0, 0, 0, 0}}, engine::Rng{1}), {[](State& s) {
                     const Card moved = s.archives[0].at(0, 0);
                     s.archives[0].take({0, 0});
                     s.archives[1].cover(0, moved);
                 }});
}

TEST(EtAudit, ET7_TheDraft) {
    // [ET-7]
    State sound = Rules::deal(engine::Setup{4, {1, 2, 0, 0, 0, 0}}, engine::Rng{1});
    for (const Seat seat : sound.everyone()) sound = done(sound, seat.index(), Rules::legal(sound, seat).front());
    const int first = next_to_draft(sound)->index();
    sound = done(sound, first, Rules::legal(sound, Seat{first}).front());
    const int next = next_to_draft(sound)->index();
    expect_found(sound, {
                            [=](State& s) { at(s, next).choice.reset(); },
                            [=](State& s) { at(s, next).team = at(s, first).team; },
                            [=](State& s) { at(s, next).choice->wild = at(s, next).hand.first(); },
                            [=](State& s) { at(s, first).stress.reset(); },
                            [](State& s) { s.wilds[0].reset(); },
                            [](State& s) { std::swap(s.wilds[0], at(s, 0).badge[1]); },
                            [](State& s) { std::swap(s.wilds[1], at(s, 0).badge[1]); },
                            [](State& s) { s.stress_left = 0; },
                            [](State& s) { s.badges_left = {1, 1}; },
                            [](State& s) { s.badges_left = {0, 0}; },
                            [](State& s) { s.result = RoundResult{}; },
                            [=](State& s) {
                                const Card moved = at(s, next).choice->cards.first();
                                at(s, next).choice->cards.erase(moved);
                                at(s, next).hand.insert(moved);
                            },
                        });
}

} // namespace
} // namespace eternamente_temporario

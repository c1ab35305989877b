// The audit finds each kind of damage. One change to a sound state a line.
#include "table.h"

#include <functional>

namespace siempre_de_wn {
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
void expect_sound(const State& sound, const std::vector<Damage>& changes) {
    for (std::size_t i = 0; i < changes.size(); ++i) {
        State state = sound;
        changes[i](state);
        const auto fault = Rules::audit(state);
        EXPECT_FALSE(fault) << "change " << i << ": " << *fault;
    }
}

Player& at(State& state, int seat) { return state.at(Seat{seat}); }

constexpr std::string_view five = "goriela pillo volao laura mariano";
constexpr std::string_view seven = "goriela pillo volao wn laura mariano jose";
constexpr std::string_view teams = "pillo goriela laura | volao jose horacio | wn jirafina mariano";

TEST(WnAudit, WN2_Agreements) {
    // [WN-1] [WN-2]
    expect_found(Position{five}.state(), {
                                             [](State& s) { s.seats = 2; },
                                             [](State& s) { s.seats = 9; },
                                             [](State& s) { s.seats = 4; },
                                             [](State& s) { s.way = static_cast<Way>(3); },
                                             [](State& s) { s.way = Way::leaders; },
                                             [](State& s) { s.phase = static_cast<Phase>(6); },
                                             [](State& s) { s.wns = 1; },
                                             [](State& s) { s.wns = 3; },
                                             [](State& s) { s.bosses = 0; },
                                             [](State& s) { s.bosses = 12; },
                                             [](State& s) { s.bosses = 3; },
                                             [](State& s) { s.talk = 4; },
                                             [](State& s) { s.first = Seat{5}; },
                                             [](State& s) { s.turn = Seat{5}; },
                                             [](State& s) { at(s, 5).done = 1; },
                                             [](State& s) { at(s, 7).active = 1; },
                                         });
    expect_sound(Position{five}.state(), {
                                             [](State& s) { s.first = Seat{4}; },
                                             [](State& s) { s.turn = Seat{4}; },
                                             [](State& s) { s.talk = 3; },
                                             [](State& s) { s.take_three_more = true; },
                                         });
    // Seven may have two or three WNs, six only two, team leaders three.
    expect_sound(Position{seven}.state(), {[](State& s) {
                     at(s, 3).row[0] = Worker::horacio;
                     s.wns = 2;
                 }});
    expect_found(Position{seven}.state(), {[](State& s) {
                     at(s, 3).row[0] = Worker::horacio;
                     at(s, 2).row[0] = Worker::jirafina;
                     s.wns = 1;
                 }});
    expect_found(Position{"goriela pillo volao laura mariano horacio"}.state(), {[](State& s) {
                     at(s, 0).row[0] = Worker::wn_wn;
                     s.wns = 3;
                 }});
    expect_found(Position{"goriela pillo volao laura mariano horacio"}.state(), {[](State& s) {
                     at(s, 1).row[0] = Worker::jirafina;
                     s.wns = 1;
                 }});
    expect_found(Position{teams}.state(), {[](State& s) { s.wns = 2; }});
}

TEST(WnAudit, WN1_Cards) {
    // [WN-1]
    const State sound = Position{five}.hand(0, "E R!").placed(1, "1P").pile(9, 4).state();
    expect_found(sound, {
                            [](State& s) { at(s, 0).hand.take(card("E")); },
                            [](State& s) { at(s, 0).hand.add(card("P")); },
                            [](State& s) { s.discards.take(s.discards.at(0)); },
                            [](State& s) { s.gone.add(card("E")); },
                            [](State& s) { s.at(Tile{1}).placed[0].card = card("E"); },
                            [](State& s) { s.tasks.take(s.tasks.at(0)); },
                            [](State& s) { s.webeos.take(s.webeos.at(0)); },
                            [](State& s) {
                                const Card one = s.tasks.at(0);
                                s.tasks.take(one);
                                s.webeos.add(one);
                            },
                            [](State& s) {
                                const Card one = s.webeos.at(0);
                                s.webeos.take(one);
                                s.tasks.add(one);
                            },
                        });
    // From one face to another: the sum stays.
    expect_found(sound, {[](State& s) {
                     at(s, 0).hand.take(card("E"));
                     at(s, 0).hand.add(card("P"));
                 }});
    expect_sound(sound, {[](State& s) {
                     s.gone.add(card("E"));
                     at(s, 1).hand.take(card("E"));
                 }});
    for (const int bosses : {3, 9}) {
        const State dealt_so = dealt(4, 1, {{Option::bosses, bosses / 3 - 1}});
        EXPECT_FALSE(Rules::audit(dealt_so));
        expect_found(dealt_so, {[](State& s) { s.bosses = 6; }});
    }
}

TEST(WnAudit, WN12_Workspaces) {
    // [WN-12]
    const State sound = Position{five}.placed(1, "1P 2E").state();
    expect_found(sound, {
                            [](State& s) { s.at(Tile{6}).tokens = tokens("E"); },
                            [](State& s) { s.at(Tile{6}).count = 1; },
                            [](State& s) {
                                s.at(Tile{1}).tokens = tokens("ER");
                                ++s.reserve.of(presentation);
                            },
                            [](State& s) {
                                s.at(Tile{2}).tokens = tokens("ERPEE");
                                s.reserve.of(email) -= 2;
                            },
                            [](State& s) { s.at(Tile{1}).placed[2].announced.by = Seat{1}; },
                            [](State& s) { s.at(Tile{1}).placed[0].announced.by = Seat{5}; },
                            [](State& s) { s.at(Tile{1}).count = 6; },
                        });
    expect_sound(sound, {[](State& s) {
                     s.at(Tile{2}).tokens = tokens("ERPE");
                     --s.reserve.of(email);
                 }});
    expect_sound(sound, {[](State& s) { s.at(Tile{1}).placed[0].announced.by = Seat{4}; }});
}

TEST(WnAudit, WN7_Tokens) {
    // [WN-7] [WN-18]
    expect_found(Position{five}.state(), {
                                             [](State& s) { ++s.reserve.of(email); },
                                             [](State& s) { --s.reserve.of(email); },
                                             [](State& s) {
                                                 ++s.reserve.of(email);
                                                 --s.reserve.of(report);
                                             },
                                         });
    const State career = Position{five}.career().debates(2, 2).state();
    expect_found(career, {[](State& s) { --s.reserve.of(email); }});
    expect_sound(career, {
                             [](State& s) { ++s.reserve.of(email); }, // given while there was none
                         });
}

TEST(WnAudit, WN4_Workers) {
    // [WN-4] [WN-22]
    expect_found(Position{five}.state(), {
                                             [](State& s) { at(s, 0).row[0] = Worker::laura; },
                                             [](State& s) { at(s, 0).row[0] = Worker::wn_wn; },
                                             [](State& s) { at(s, 1).row[0] = Worker::jirafina; },
                                             [](State& s) { at(s, 0).row[0] = static_cast<Worker>(9); },
                                             [](State& s) { at(s, 0).row[1] = Worker::jirafina; },
                                             [](State& s) { at(s, 0).row[2] = Worker::jirafina; },
                                             [](State& s) { at(s, 0).active = 1; },
                                         });
    expect_found(Position{teams}.state(), {
                                              [](State& s) { at(s, 0).row[2] = Worker::goriela; },
                                              [](State& s) {
                                                  at(s, 0).row = {Worker::wn_pillo, Worker::wn_volao, Worker::wn_wn};
                                                  at(s, 1).row[0] = Worker::goriela;
                                                  at(s, 2).row[0] = Worker::laura;
                                              },
                                              [](State& s) { at(s, 0).active = 3; },
                                          });
    expect_sound(Position{teams}.state(), {[](State& s) { at(s, 0).active = 2; }});
}

TEST(WnAudit, WN15_Players) {
    // [WN-15] [WN-23]
    const State sound = Position{five}.fired(2).at(0, 5).hand(0, "E R P").hand(2, "").state();
    expect_found(sound, {
                            [](State& s) { at(s, 0).at = Tile{6}; },
                            [](State& s) {
                                at(s, 0).hand.add(s.tasks.at(0));
                                s.tasks.take(s.tasks.at(0));
                            },
                            [](State& s) {
                                at(s, 2).hand.add(s.tasks.at(0));
                                s.tasks.take(s.tasks.at(0));
                            },
                            [](State& s) { at(s, 2).at = Tile{1}; },
                            [](State& s) { at(s, 0).lore.tasks_gone = true; },
                            [](State& s) { at(s, 0).lore.webeos_gone = true; },
                            [](State& s) { at(s, 1).fired = Places::from_bits(2); },
                            [](State& s) { s.first_wn_fired.reset(); },
                            [](State& s) { s.first_wn_fired = Worker::wn_pillo; },
                            [](State& s) { s.first_wn_fired = Worker::wn_wn; },
                            [](State& s) { s.first_wn_fired = Worker::goriela; },
                            [](State& s) { s.turn = Seat{2}; },
                        });
    expect_found(Position{five}.fired(0).turn(1).state(), {
                                                              [](State& s) { s.first_wn_fired = Worker::wn_pillo; },
                                                              [](State& s) { s.first_wn_fired = Worker::goriela; },
                                                          });
    expect_found(Position{teams}.fired(0, 1).state(), {[](State& s) { at(s, 0).active = 1; }});
    expect_sound(Position{teams}.fired(0, 1).state(), {[](State& s) { at(s, 0).active = 2; }});
    State many = Position{five}.three_more().hand(0, "E R P E").state();
    EXPECT_FALSE(Rules::audit(many)) << "by option";
}

TEST(WnAudit, WN18_CareerAndMarkers) {
    // [WN-13] [WN-18] [WN-20]
    expect_found(Position{five}.state(), {
                                             [](State& s) { at(s, 0).done = 1; },
                                             [](State& s) { at(s, 0).ruined = 1; },
                                             [](State& s) { at(s, 0).debates = 1; },
                                             [](State& s) { at(s, 0).was_pointed_at = Places::first(1); },
                                             [](State& s) { at(s, 0).saw_wn_fired = Places::first(1); },
                                             [](State& s) { s.done = 5; },
                                             [](State& s) { s.ruined = 5; },
                                             [](State& s) { s.done = 4; },
                                             [](State& s) { s.ruined = 4; },
                                         });
    const State career = Position{five}.career().finished(1, 1, 3).state();
    expect_found(career, {
                             [](State& s) { s.done = 2; },
                             [](State& s) { s.ruined = 2; },
                             [](State& s) { at(s, 3).done = 0; },
                             [](State& s) { at(s, 3).ruined = 0; },
                             [](State& s) { at(s, 0).debates = 32; },
                             [](State& s) { at(s, 0).was_pointed_at = Places::from_bits(2); },
                             [](State& s) { at(s, 0).saw_wn_fired = Places::from_bits(4); },
                             [](State& s) { at(s, 3).shown = Places::first(1); },
                             [](State& s) {
                                 at(s, 0).shown = Places::first(1);
                                 at(s, 0).was_pointed_at = Places::first(1);
                             },
                         });
    expect_sound(career, {
                             [](State& s) { at(s, 0).debates = 31; },
                             [](State& s) {
                                 at(s, 3).shown = Places::first(1);
                                 at(s, 3).saw_wn_fired = Places::first(1);
                             },
                         });
    const State base = Position{five}.state();
    expect_found(base, {[](State& s) {
                     at(s, 3).shown = Places::first(1);
                     at(s, 3).saw_wn_fired = Places::first(1);
                 }});
}

TEST(WnAudit, WN12_LastReveal) {
    // [WN-12]
    State sound = Position{five}.hand(0, "P").at(0, 1).wants(1, "P").acting().state();
    sound = done(sound, 0, place("P", email));
    expect_found(sound, {
                            [](State& s) { s.last_reveal->by = Seat{5}; },
                            [](State& s) { s.last_reveal->tile = bathroom; },
                            [](State& s) { s.last_reveal->tile = Tile{6}; },
                            [](State& s) {
                                s.last_reveal->count = 0;
                                s.last_reveal->tokens = {};
                                s.last_reveal->cards = {};
                                s.last_reveal->announced = {};
                            },
                            [](State& s) { s.last_reveal->count = 2; },
                            [](State& s) { s.last_reveal->tokens = tokens("PP"); },
                            [](State& s) {
                                s.last_reveal->count = 6;
                                s.last_reveal->tokens = tokens("PPPPPP");
                            },
                            [](State& s) { s.last_reveal->cards[1] = card("E!"); },
                            [](State& s) { s.last_reveal->announced[1].type = report; },
                            [](State& s) { s.last_reveal->announced[0].by = Seat{5}; },
                        });
    expect_sound(sound, {[](State& s) { s.last_reveal->by = Seat{4}; }, [](State& s) { s.last_reveal->tile = Tile{5}; },
                         [](State& s) { s.last_reveal->announced[0].by = Seat{4}; }});
}

TEST(WnAudit, WN14_LastVote) {
    // [WN-14]
    State sound = Position{five}.pointing(Occasion::debate).state();
    sound = done(sound, 0, aloud("2 0 0 2 2"));
    expect_found(sound, {
                            [](State& s) { s.last_vote->occasion = static_cast<Occasion>(3); },
                            [](State& s) { s.last_vote->starter = Seat{5}; },
                            [](State& s) { s.last_vote->arrows.set(Seat{5}, Seat{0}); },
                            [](State& s) { s.last_vote->arrows.set(Seat{0}, Seat{5}); },
                            [](State& s) { s.last_vote->arrows.set(Seat{0}, Seat{0}); },
                            [](State& s) { s.last_vote->fired->seat = Seat{1}; },
                            [](State& s) { s.last_vote->fired->seat = Seat{5}; },
                            [](State& s) { s.last_vote->fired->place = 1; },
                            [](State& s) { s.last_vote->fired->worker = Worker::wn_pillo; },
                        });
    expect_sound(sound, {[](State& s) { s.last_vote->starter = Seat{4}; },
                         [](State& s) { s.last_vote->arrows.set(Seat{4}, Seat{3}); }});
}

TEST(WnAudit, WN6_Start) {
    // [WN-6]
    const State sound = done(dealt(5, 3, {{Option::first, 1}, {Option::career, 1}}), 0, begin(1));
    expect_found(sound, {
                            [](State& s) { s.turn = Seat{2}; },
                            [](State& s) { s.turn = Seat{0}; },
                            [](State& s) { at(s, 1).lore.tasks_gone = true; },
                            [](State& s) { at(s, 0).at = Tile{1}; },
                            [](State& s) { at(s, 0).debates = 1; },
                            [](State& s) { at(s, 0).was_pointed_at = Places::first(1); },
                            [](State& s) { at(s, 0).saw_wn_fired = Places::first(1); },
                            [](State& s) {
                                s.done = 1;
                                at(s, 0).done = 1;
                            },
                            [](State& s) {
                                s.ruined = 1;
                                at(s, 0).ruined = 1;
                            },
                            [](State& s) {
                                s.discards.add(s.tasks.at(0));
                                s.tasks.take(s.tasks.at(0));
                            },
                            [](State& s) {
                                s.gone.add(s.tasks.at(0));
                                s.tasks.take(s.tasks.at(0));
                            },
                            [](State& s) {
                                s.at(Tile{1}).placed[0].card = s.tasks.at(0);
                                s.at(Tile{1}).count = 1;
                                s.tasks.take(s.tasks.at(0));
                            },
                            [](State& s) {
                                Tokens& there = s.at(Tile{1}).tokens;
                                const std::size_t type = there.counts[0] > 0 ? 0 : there.counts[1] > 0 ? 1 : 2;
                                --there.counts[type];
                                ++s.reserve.counts[type];
                            },
                            [](State& s) { s.last_vote = Vote{}; },
                            [](State& s) { s.result = Result{}; },
                        });
    expect_found(done(dealt(3, 1, {{Option::first, 1}}), 0, begin(1)), {[](State& s) { at(s, 1).active = 1; }});
    expect_sound(done(dealt(3, 1, {{Option::first, 1}}), 0, begin(1)), {[](State& s) { at(s, 0).active = 2; }});
    // Everybody's worker may be fired only later; a last reveal is later too.
    State fired = sound;
    for (const int seat : {3, 4})
        if (!is_wn(player(fired, seat).row[0])) at(fired, seat).fired = Places::first(1);
    EXPECT_TRUE(Rules::audit(fired));
    State revealed = sound;
    revealed.last_reveal = Position{five}.pointing(Occasion::debate).state().last_reveal;
    EXPECT_TRUE(Rules::audit(revealed));
}

TEST(WnAudit, WN8_Phases) {
    // [WN-8] [WN-11] [WN-16] [WN-17]
    const State walk = Position{five}.fired(4).state();
    expect_found(walk, {
                           [](State& s) { s.result = Result{}; },
                           [](State& s) { s.inspected = Seat{1}; },
                           [](State& s) { s.arrows.set(Seat{0}, Seat{1}); },
                           [](State& s) { s.occasion = Occasion::debate; },
                           [](State& s) { s.phase = Phase::over; },
                           [](State& s) { s.phase = Phase::inspect; },
                           [](State& s) {
                               s.phase = Phase::inspect;
                               s.inspected = Seat{4};
                           },
                           [](State& s) { s.phase = Phase::start; },
                           [](State& s) {
                               s.discards.add_all(s.tasks);
                               s.discards.add_all(s.webeos);
                               s.tasks = {};
                               s.webeos = {};
                           },
                       });
    expect_sound(walk, {[](State& s) {
                            s.phase = Phase::inspect;
                            s.inspected = Seat{3};
                        },
                        [](State& s) { s.phase = Phase::act; }});
    const State full = Position{five}.hand(0, "E R P").state();
    expect_found(full, {[](State& s) { s.phase = Phase::act; }});
    // A match that has ended: all WNs fired, or two left.
    expect_found(walk, {
                           [](State& s) {
                               for (const int seat : {1, 2}) {
                                   at(s, seat).fired = Places::first(1);
                                   s.gone.add_all(at(s, seat).hand);
                                   at(s, seat).hand = {};
                               }
                               s.first_wn_fired = Worker::wn_pillo;
                           },
                           [](State& s) {
                               for (const int seat : {0, 3}) {
                                   at(s, seat).fired = Places::first(1);
                                   s.gone.add_all(at(s, seat).hand);
                                   at(s, seat).hand = {};
                               }
                               s.turn = Seat{1};
                           },
                       });
}

TEST(WnAudit, WN14_Pointing) {
    // [WN-14] [WN-17]
    const State debate = Position{five}.fired(4).pointing(Occasion::debate).state();
    expect_found(debate, {
                             [](State& s) { s.occasion = static_cast<Occasion>(3); },
                             [](State& s) { s.occasion = Occasion::last_debate; },
                             [](State& s) { s.last_reveal.reset(); },
                             [](State& s) { s.last_reveal->done = true; },
                             [](State& s) { s.turn = Seat{1}; },
                             [](State& s) { s.arrows.set(Seat{0}, Seat{1}); },
                         });
    expect_sound(debate, {[](State& s) { s.occasion = Occasion::dedocracia; }});
    const State last = Position{five}.pile(0, 0).pointing(Occasion::last_debate).state();
    expect_found(last, {[](State& s) { s.occasion = Occasion::dedocracia; },
                        [](State& s) {
                            s.phase = Phase::walk;
                            s.occasion = {};
                        }});
    State secret = Position{five}.fired(4).in_secret().pointing(Occasion::debate).state();
    secret = done(done(secret, 0, in_secret(1)), 1, in_secret(2));
    expect_found(secret, {
                             [](State& s) { s.secret_pointing = false; },
                             [](State& s) { s.arrows.set(Seat{0}, Seat{0}); },
                             [](State& s) { s.arrows.set(Seat{0}, Seat{4}); },
                             [](State& s) { s.arrows.set(Seat{0}, Seat{6}); },
                             [](State& s) { s.arrows.set(Seat{4}, Seat{0}); },
                             [](State& s) { s.arrows.set(Seat{6}, Seat{0}); },
                             [](State& s) {
                                 s.arrows.set(Seat{2}, Seat{0});
                                 s.arrows.set(Seat{3}, Seat{0});
                             },
                         });
    expect_sound(secret, {[](State& s) { s.arrows.set(Seat{3}, Seat{0}); }});
}

TEST(WnAudit, WN17_Over) {
    // [WN-13] [WN-16] [WN-17]
    const State out =
        done(Position{five}.pile(0, 0).finished(2, 1).pointing(Occasion::last_debate).state(), 0, aloud("1 2 3 4 0"));
    expect_found(out, {
                          [](State& s) { s.result.reset(); },
                          [](State& s) { s.result->side = Side::wns; },
                          [](State& s) { s.result->side = Side::neither; },
                          [](State& s) { s.result->ending = Ending::four_done; },
                          [](State& s) { s.strict = true; },
                          [](State& s) { s.ruined = 2; },
                          [](State& s) { s.done = 4; },
                          [](State& s) { s.phase = Phase::walk; },
                      });
    Position four{five};
    four.hand(0, "P").at(0, 1).wants(1, "P").finished(3, 0).acting();
    expect_found(done(four.state(), 0, place("P", email)), {
                                                               [](State& s) { s.done = 3; },
                                                               [](State& s) { s.result->side = Side::wns; },
                                                           });
}

TEST(WnAudit, Chance) {
    expect_found(Position{five}.state(), {
                                             [](State& s) { s.card_chance = engine::Rng{5, 3}; },
                                             [](State& s) { s.token_chance = engine::Rng{5, 2}; },
                                             [](State& s) { s.reveal_chance = engine::Rng{5, 3}; },
                                             [](State& s) { s.card_chance = engine::Rng{6, 2}; },
                                             [](State& s) { s.token_chance = engine::Rng{6, 3}; },
                                             [](State& s) { s.reveal_chance = engine::Rng{6, 4}; },
                                         });
}

} // namespace
} // namespace siempre_de_wn

// The audit refuses every kind of unsound state: what it lets through, a saved match could be.
#include "table.h"

#include <functional>

namespace wench {

namespace {

Table four() {
    Table table{4, {{Option::spider, 1}}};
    table.hand(0, "toast me_too not_so_fast").hand(1, "pass_along curious toll fair_trade");
    table.hand(2, "right_back last_call charity").hand(3, "yawn but generous").front(2, "elbows_off");
    return table;
}

void expect_unsound(const State& sound, std::initializer_list<std::function<void(State&)>> changes) {
    EXPECT_EQ(Rules::audit(sound), std::nullopt);
    int number = 0;
    for (const auto& change : changes) {
        State state = sound;
        change(state);
        EXPECT_NE(Rules::audit(state), std::nullopt) << "change " << number;
        ++number;
    }
}

void move_to(State& state, Seat from, Seat to, std::string_view id) {
    state.at(from).hand.erase(card(id));
    state.at(to).hand.insert(card(id));
}

} // namespace

TEST(Audit, TheTable) {
    expect_unsound(four().state, {
                                     [](State& s) { s.playing.erase(Seat{0}); },
                                     [](State& s) { s.playing = SeatSet::first(2); },
                                     [](State& s) { s.playing.insert(Seat{4}); },
                                     [](State& s) { s.dealer = Seat{4}; },
                                     [](State& s) { s.turn = Seat{4}; },
                                     [](State& s) { s.truces.insert(Seat{5}); },
                                     [](State& s) { s.spoken.insert(Seat{5}); },
                                     [](State& s) { s.phase = Phase::form; },
                                     [](State& s) { s.phase = Phase::judging; },
                                     [](State& s) { s.pile_chance = s.hand_chance; },
                                     [](State& s) { s.hand_chance = s.pile_chance; },
                                     [](State& s) { s.dropped = 1; },
                                 });
}

TEST(Audit, AQuietTableDropsNothing) {
    Table table{3, {{Option::quiet, 1}}};
    table.hand(0, "toast").hand(1, "toll").hand(2, "thirsty");
    expect_unsound(table.state, {[](State& s) { s.dropped = 1; }});
}

TEST(Audit, Cards) {
    Table table = four();
    table.discards("encore");
    expect_unsound(table.state, {
                                    [](State& s) { s.pile.erase(s.pile.at(0)); },
                                    [](State& s) { s.pile.insert(card("toast")); },
                                    [](State& s) { s.discards.insert(card("toast")); },
                                    [](State& s) { s.at(Seat{1}).hand.insert(card("toast")); },
                                    [](State& s) { s.at(Seat{1}).table = card("elbows_off"); },
                                    [](State& s) { s.pile.insert(card("toast'")); },
                                    [](State& s) { s.top = card("toast"); },
                                    [](State& s) {
                                        s.at(Seat{2}).table = card("encore");
                                        s.discards = cards("elbows_off");
                                        s.top.reset();
                                    },
                                });
}

TEST(Audit, Players) {
    expect_unsound(four().state, {
                                     [](State& s) { s.at(Seat{1}).discarded.insert(card("toast'")); },
                                     [](State& s) { s.at(Seat{1}).cut = card("toast'"); },
                                     [](State& s) { s.at(Seat{1}).gift = Gift{Seat{1}, Seat{1}, card("toast")}; },
                                     [](State& s) { s.at(Seat{1}).gift = Gift{Seat{0}, Seat{2}, card("toast")}; },
                                     [](State& s) { s.at(Seat{1}).gift = Gift{Seat{4}, Seat{1}, card("toast")}; },
                                     [](State& s) { s.at(Seat{1}).gift = Gift{Seat{0}, Seat{1}, card("toast'")}; },
                                 });
    State sound = four().state;
    sound.at(Seat{1}).gift = Gift{Seat{0}, Seat{1}, card("toast")};
    EXPECT_EQ(Rules::audit(sound), std::nullopt);
}

TEST(Audit, WhoLeftIsGone) {
    Table table = four();
    table.act(Leave{Seat{3}});
    expect_unsound(table.state, {
                                    [](State& s) { s.at(Seat{3}).turns_to_lose = 1; },
                                    [](State& s) { s.at(Seat{3}).spent.insert(Name::toll); },
                                    [](State& s) { move_to(s, Seat{1}, Seat{3}, "curious"); },
                                    [](State& s) { s.at(Seat{3}).table = std::exchange(s.at(Seat{2}).table, {}); },
                                    [](State& s) { s.truces.insert(Seat{3}); },
                                    [](State& s) { s.turn = Seat{3}; },
                                });
}

TEST(Audit, Moments) {
    Table table = four();
    table.draw();
    expect_unsound(table.state, {
                                    [](State& s) { s.moments[0].insert(Seat{5}); },
                                    [](State& s) { s.answered[0][1].insert(Seat{5}); },
                                    [](State& s) { s.answered[0][0].insert(Seat{2}); },
                                    [](State& s) { s.answered[1][1].insert(Seat{2}); },
                                });
}

TEST(Audit, Wrestled) {
    State state = four().state;
    state.wrestled = Wrestled{Seat{0}, Seat{1}, card("toast"), card("curious")};
    expect_unsound(state, {
                              [](State& s) { s.wrestled->one = Seat{4}; },
                              [](State& s) { s.wrestled->other = Seat{4}; },
                              [](State& s) { s.wrestled->other = Seat{0}; },
                              [](State& s) { s.wrestled->one_card = card("toast'"); },
                              [](State& s) { s.wrestled->other_card = card("toast'"); },
                              [](State& s) { s.wrestled->other_card = card("toast"); },
                          });
}

TEST(Audit, BetweenTurns) {
    Table table = four();
    table.play_out("toll");
    expect_unsound(table.state, {
                                    [](State& s) { s.prepared[0] = card("toast"); },
                                    [](State& s) { s.follows_suit = true; },
                                    [](State& s) { s.follows_even = true; },
                                    [](State& s) { s.stage = Stage::matching; },
                                    [](State& s) { s.step = 1; },
                                    [](State& s) { s.request = Request{}; },
                                    [](State& s) { s.winner = Seat{1}; },
                                    [](State& s) { s.done->by = Seat{5}; },
                                    [](State& s) { s.done->targets.insert(Seat{5}); },
                                    [](State& s) { s.done->card = card("toast'"); },
                                    [](State& s) {
                                        s.pile |= s.at(Seat{0}).hand;
                                        s.at(Seat{0}).hand = {};
                                    },
                                    [](State& s) {
                                        s.extra_turn = true;
                                        s.at(s.turn).turns_to_lose = 1;
                                    },
                                });
}

TEST(Audit, TheWindow) {
    Table table = four();
    table.play("fair_trade", {3});
    const auto announce_instead = [](State& s, std::string_view id) {
        s.at(Seat{1}).hand.insert(s.announced->card);
        s.announced->card = card(id);
        for (Player& player : s.players) player.hand.erase(card(id));
    };
    expect_unsound(table.state,
                   {
                       [](State& s) {
                           s.pile.insert(s.announced->card);
                           s.announced.reset();
                       },
                       [](State& s) { s.announced->by = Seat{2}; },
                       [](State& s) { s.announced->targets.insert(Seat{1}); },
                       [](State& s) { s.announced->targets.insert(Seat{0}); }, // too many
                       [](State& s) { s.announced->discard_old = true; },
                       [](State& s) { s.announced->cancelled = true; },
                       [&](State& s) { announce_instead(s, "toast"); },
                       [](State& s) { s.truces.insert(Seat{2}); },
                       [](State& s) { s.extra_turn = true; },
                       [](State& s) { s.stage = Stage::sharing; },
                       [](State& s) { s.step = 1; },
                       [](State& s) { s.request = Request{}; },
                       [](State& s) { s.at(Seat{1}).turns_to_lose = 1; },
                       [](State& s) { s.moments[static_cast<std::size_t>(Moment::turn_ended)].insert(Seat{0}); },
                       [](State& s) { s.winner = Seat{1}; },
                   });
}

TEST(Audit, Choosing) {
    Table table = four();
    table.play_out("fair_trade", {3});
    table.choose("curious");
    const auto request = [](State& s) -> Request& { return *s.request; };
    expect_unsound(table.state, {
                                    [](State& s) { s.request.reset(); },
                                    [&](State& s) { request(s).source = Name::toll; },
                                    [&](State& s) { request(s).verb = Verb::discard; },
                                    [&](State& s) { request(s).n = 2; },
                                    [&](State& s) { request(s).who.insert(Seat{0}); },
                                    [&](State& s) { request(s).answered.insert(Seat{0}); },
                                    [&](State& s) { request(s).answered.erase(Seat{1}); },
                                    [&](State& s) { request(s).answers[1] = cards("toast"); },
                                    [&](State& s) { request(s).answers[1] = cards("pass_along toll"); },
                                    [&](State& s) { request(s).answers[1] = {}; },
                                    [&](State& s) { request(s).answers[2] = cards("charity"); },
                                    [&](State& s) {
                                        request(s).answered.insert(Seat{3});
                                        request(s).answers[3] = cards("but");
                                    },
                                    [](State& s) { s.announced->targets = {}; },
                                    [](State& s) { s.step = 1; },
                                    [](State& s) { s.stage = Stage::matching; },
                                    [](State& s) { s.stage = Stage::sharing; },
                                    [](State& s) { s.stage = Stage::charity; },
                                    [](State& s) { s.at(Seat{1}).turns_to_lose = 1; },
                                    // Seat 3 has no choice left, and would not be asked.
                                    [](State& s) {
                                        s.at(Seat{3}).hand = cards("but");
                                        s.pile |= cards("yawn generous");
                                    },
                                });
}

TEST(Audit, RulesThatAsk) {
    Table matching = four();
    matching.front(3, "matching").last_suit(Suit::hearts);
    matching.play_out("fair_trade", {3}, prepared({{Slot::text, "curious"}}));
    matching.choose("but");
    ASSERT_EQ(matching.state.stage, Stage::matching);
    expect_unsound(matching.state, {
                                       [](State& s) { s.follows_suit = false; },
                                       [](State& s) { s.request->source = Name::charity; },
                                       [](State& s) { s.request->who = seats({2}); },
                                       [](State& s) { s.step = 1; },
                                       [](State& s) { s.stage = Stage::sharing; },
                                       [](State& s) {
                                           s.announced = s.done;
                                           s.discards.erase(s.done->card);
                                           s.top.reset();
                                       },
                                   });
    Table sharing = four();
    sharing.front(3, "even_share");
    sharing.play_out("fair_trade", {3}, prepared({{Slot::text, "curious"}}));
    sharing.choose("but");
    ASSERT_EQ(sharing.state.stage, Stage::sharing);
    expect_unsound(sharing.state, {[](State& s) { s.follows_even = false; }});
    Table charity{4};
    charity.hand(0, "toast me_too").hand(1, "encore toll").hand(2, "yawn but").hand(3, "whim").front(3, "charity");
    charity.draw();
    ASSERT_EQ(charity.state.stage, Stage::charity);
    expect_unsound(charity.state, {
                                      [](State& s) { s.request->who = seats({0, 1}); },
                                      [](State& s) { s.request->source = Name::matching; },
                                      [](State& s) { s.request->answers[1] = cards("toll"); },
                                  });
}

TEST(Audit, TheEnd) {
    Table table = four();
    table.state.pile |= cards("pass_along curious fair_trade");
    table.state.at(Seat{1}).hand = cards("toll");
    table.play_out("toll");
    ASSERT_TRUE(table.over());
    expect_unsound(table.state, {
                                    [](State& s) { s.winner.reset(); },
                                    [](State& s) { s.winner = Seat{0}; },
                                    [](State& s) { s.winner = Seat{5}; },
                                    [](State& s) { s.extra_turn = true; },
                                    [](State& s) { s.call = CallState{seats({1}), {}}; },
                                    [](State& s) { s.moments[1].insert(Seat{0}); },
                                    [](State& s) { s.at(Seat{0}).gift = Gift{Seat{2}, Seat{0}, card("toast")}; },
                                    [](State& s) { s.prepared[1] = card("toast"); },
                                    [](State& s) { s.phase = Phase::turn; },
                                });
}

TEST(Audit, Calls) {
    Table table = four();
    table.front(0, "hands_off");
    table.call({2, 3});
    expect_unsound(table.state, {
                                    [](State& s) { s.call->callers = {}; },
                                    [](State& s) { s.call->callers.insert(Seat{5}); },
                                    [](State& s) { s.truces.insert(Seat{0}); },
                                });
    table.act(Claim{});
    table.act(Claim{.kind = Claim::Kind::rule, .name = Name::hands_off, .whom = Seat{2}, .gift = card("but")});
    expect_unsound(table.state, {
                                    [](State& s) { s.call->claim = Claim{}; },
                                    [](State& s) { s.call->claim->gift.reset(); },
                                    [](State& s) { s.call->claim->gift = card("toast"); },
                                    [](State& s) { s.call->claim->whom = Seat{3}; },
                                    [](State& s) { s.call->claim->card = card("yawn"); },
                                    [](State& s) { s.call->callers = seats({2}); },
                                });
    table.act(Judge{false});
    table.call({3});
    table.act(Claim{.kind = Claim::Kind::fast, .card = card("yawn"), .whom = Seat{2}});
    expect_unsound(table.state, {
                                    [](State& s) { s.call->claim->name = Name::toll; },
                                    [](State& s) { s.call->claim->gift = card("but"); },
                                    [](State& s) { s.call->claim->card = card("toast"); },
                                });
}

// What the rules can tell themselves is never judged.
TEST(Audit, NothingKnownIsJudged) {
    Table table = four();
    table.play("fair_trade", {3});
    table.call({0});
    expect_unsound(table.state,
                   {[](State& s) { s.call->claim = Claim{.kind = Claim::Kind::fast, .card = card("not_so_fast")}; }});
}

} // namespace wench

// The 20 Turn Actions, each: its effect, its limits, empty hands and piles, as the last card. (Whim stands with the
// Table cards; that each can be cancelled and discarded is shown below for all.) [WE-4] [WE-6] [WE-13]
#include "table.h"

namespace wench {

namespace {

// Seat 1 is on turn and holds the card and two more.
Table playing(std::string_view id) {
    Table table{4};
    table.hand(1, id).hand(1, "my_liege curious");
    table.hand(0, "toast me_too").hand(2, "right_back last_call").hand(3, "yawn but");
    return table;
}

Table playing_last(std::string_view id) {
    Table table = playing(id);
    table.state.pile |= cards("my_liege curious");
    table.state.at(Seat{1}).hand -= cards("my_liege curious");
    return table;
}

void empty_pile(Table& table) {
    table.state.at(Seat{1}).hand |= table.state.pile;
    table.state.pile = {};
}

std::vector<std::string_view> all_actions() {
    std::vector<std::string_view> ids;
    for (const Row& card : deck)
        if (card.kind == Kind::action) ids.push_back(card.id);
    return ids;
}

std::initializer_list<int> first_target(std::string_view id) {
    static constexpr std::initializer_list<int> nobody{};
    static constexpr std::initializer_list<int> two{2};
    return row(card(id)).targets == Targets::none ? nobody : two;
}

} // namespace

// --- all of them -----------------------------------------------------------------------------------------------------

class TurnActions : public testing::TestWithParam<std::string_view> {};

TEST_P(TurnActions, HaveNoEffectWhenCancelled) {
    Table table = playing(GetParam());
    table.hand(3, "not_so_fast").front(2, "toll").front(1, "matching");
    const Table before = table;
    table.play(GetParam(), first_target(GetParam()));
    table.use(3, "not_so_fast");
    EXPECT_TRUE(table.discarded(GetParam()));
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(table.front(seat), before.front(seat));
    EXPECT_EQ(table.hand(1), cards("my_liege curious"));
    for (const int seat : {0, 2}) EXPECT_EQ(table.hand(seat), before.hand(seat));
    EXPECT_EQ(table.waiting(), 2);
    EXPECT_TRUE(table.state.to_the_left);
    EXPECT_TRUE(table.state.truces.empty() && table.state.spoken.empty());
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(table.view().seats[static_cast<std::size_t>(seat)].turns_to_lose, 0);
}

TEST_P(TurnActions, AreDiscardedAfterTheirText) {
    Table table = playing(GetParam());
    table.front(2, "toll");
    table.play_out(GetParam(), first_target(GetParam()));
    for (int i = 0; i < 4 && table.phase() == Phase::choosing; ++i)
        table.act(Choose{{table.hand(table.waiting()).at(0)}});
    EXPECT_TRUE(table.discarded(GetParam()));
    EXPECT_FALSE(table.view().announced);
    EXPECT_EQ(table.state.done->card, card(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, TurnActions, testing::ValuesIn(all_actions()),
                         [](const auto& tested) { return std::string{tested.param}; });

// --- as the last card ------------------------------------------------------------------------------------------------

class LastActions : public testing::TestWithParam<std::string_view> {};

TEST_P(LastActions, Win) {
    Table table = playing_last(GetParam());
    table.front(2, "toll");
    table.play_out(GetParam(), first_target(GetParam()));
    while (table.phase() == Phase::choosing) table.act(Choose{{table.hand(table.waiting()).at(0)}});
    EXPECT_EQ(table.state.winner, Seat{1});
}

INSTANTIATE_TEST_SUITE_P(Winning, LastActions,
                         testing::Values("long_arm", "full_round", "spilled_ale", "loose_purse", "arm_wrestle",
                                         "kind_word", "fair_trade", "generous", "truce", "clear_away", "clean_sweep",
                                         "jumped_queue", "bottoms_up", "last_orders", "about_turn", "borrowed_rule",
                                         "encore", "whim"),
                         [](const auto& tested) { return std::string{tested.param}; });

// Pass Along brings a card, Trade Hands a whole hand.
TEST(LastActions, ThatDoNotWin) {
    Table pass = playing_last("pass_along");
    pass.play_out("pass_along");
    while (pass.phase() == Phase::choosing) pass.act(Choose{{pass.hand(pass.waiting()).at(0)}});
    EXPECT_FALSE(pass.over());
    EXPECT_EQ(pass.count(1), 1);
    EXPECT_EQ(pass.count(2), 1);

    Table trade = playing_last("trade_hands");
    trade.play_out("trade_hands", {2});
    EXPECT_EQ(trade.state.winner, Seat{2}); // who has no cards left
    Table keep = playing_last("trade_hands");
    keep.play_out("trade_hands");
    EXPECT_EQ(keep.state.winner, Seat{1});
}

// --- Spades ----------------------------------------------------------------------------------------------------------

TEST(LongArm, DiscardsAnothersTableCard) {
    Table table = playing("long_arm");
    table.front(2, "toll").front(1, "matching");
    table.play_out("long_arm", {2});
    EXPECT_FALSE(table.front(2));
    EXPECT_TRUE(table.front(1));
    EXPECT_TRUE(table.discarded("toll"));
    EXPECT_TRUE(table.told(TableDiscarded{Seat{2}, card("toll")}));
    EXPECT_EQ(table.count(2), 2);
}

TEST(LongArm, WithNoTableCardAnywhere) {
    Table table = playing("long_arm");
    EXPECT_EQ(table.reason(Play{.card = card("long_arm")}), Reason::none);
    table.play_out("long_arm");
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::does_not_fit); // nothing was discarded
}

TEST(FullRound, EveryoneElseDraws) {
    Table table = playing("full_round");
    table.play_out("full_round");
    for (const int seat : {0, 2, 3}) EXPECT_EQ(table.count(seat), 3);
    EXPECT_EQ(table.count(1), 2);
}

TEST(FullRound, AsFarAsThePileReaches) {
    Table table = playing("full_round");
    table.state.at(Seat{1}).hand |= table.state.pile - cards("encore toll");
    table.state.pile = cards("encore toll");
    table.play_out("full_round");
    EXPECT_EQ(table.count(0) + table.count(2) + table.count(3), 8);
}

TEST(SpilledAle, ThePlayerDrawsTwo) {
    Table table = playing("spilled_ale");
    table.play_out("spilled_ale", {3});
    EXPECT_EQ(table.count(3), 4);
    EXPECT_EQ(table.count(2), 2);
}

TEST(SpilledAle, EmptyPile) {
    Table table = playing("spilled_ale");
    empty_pile(table);
    table.play_out("spilled_ale", {3});
    EXPECT_EQ(table.count(3), 2);
    EXPECT_TRUE(table.told(CardsDrawn{Seat{3}, 0, Name::spilled_ale}));
}

TEST(LoosePurse, ThePlayerTakesOneFromYou) {
    Table table = playing("loose_purse");
    table.play_out("loose_purse", {3});
    EXPECT_EQ(table.count(1), 1);
    EXPECT_EQ(table.count(3), 3);
    EXPECT_TRUE(table.undo_barrier);
    const auto taken = table.all<CardTaken>();
    ASSERT_EQ(taken.size(), 1U);
    EXPECT_TRUE(cards("my_liege curious").contains(*taken[0].card));
    const auto seen = Rules::project(taken[0], engine::Viewer::at(Seat{0}));
    EXPECT_FALSE(std::get<CardTaken>(*seen).card);
    EXPECT_EQ(Rules::project(taken[0], engine::Viewer::at(Seat{3})), Event{taken[0]});
}

TEST(LoosePurse, AtRandom) {
    CardSet taken;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Table table = playing("loose_purse");
        table.state.hand_chance = engine::Rng{seed, static_cast<std::uint32_t>(Stream::hands)};
        table.play_out("loose_purse", {3});
        taken.insert(*table.all<CardTaken>()[0].card);
    }
    EXPECT_EQ(taken, cards("my_liege curious"));
}

TEST(ArmWrestle, TheLowerRankDrawsTwo) {
    Table loses = playing_last("arm_wrestle");
    loses.hand(1, "toll"); // an ace is low
    loses.play_out("arm_wrestle", {3});
    EXPECT_EQ(loses.count(1), 3);
    EXPECT_EQ(loses.count(3), 2);
    ASSERT_TRUE(loses.view().wrestled);
    EXPECT_EQ(loses.view().wrestled->one_card, card("toll"));
    EXPECT_TRUE(cards("yawn but").contains(loses.view().wrestled->other_card));

    Table wins = playing_last("arm_wrestle");
    wins.hand(1, "restless");
    wins.play_out("arm_wrestle", {3});
    EXPECT_EQ(wins.count(1), 1);
    EXPECT_EQ(wins.count(3), 4);
    EXPECT_TRUE(wins.told(ArmsWrestled{Seat{1}, Seat{3}, card("restless"), wins.view().wrestled->other_card}));
    wins.draw();
    EXPECT_FALSE(wins.view().wrestled);
}

TEST(ArmWrestle, EqualRanksDrawOneEach) {
    Table table = playing_last("arm_wrestle");
    table.hand(1, "thirsty");
    table.state.at(Seat{3}).hand = cards("not_so_fast");
    table.state.pile |= cards("yawn but");
    table.state.pile.erase(card("not_so_fast"));
    table.play_out("arm_wrestle", {3});
    EXPECT_EQ(table.count(1), 2);
    EXPECT_EQ(table.count(3), 2);
}

TEST(ArmWrestle, NoCardToShow) {
    Table table = playing_last("arm_wrestle");
    table.play_out("arm_wrestle", {3});
    EXPECT_TRUE(table.all<ArmsWrestled>().empty());
    EXPECT_EQ(table.count(3), 2);
    EXPECT_TRUE(table.over());
}

// --- Hearts ----------------------------------------------------------------------------------------------------------

TEST(KindWord, BothDiscardOneOfChoice) {
    Table table = playing("kind_word");
    table.play_out("kind_word", {3});
    EXPECT_EQ(table.waiting(), 1);
    table.choose("curious");
    EXPECT_EQ(table.waiting(), 3);
    table.choose("but");
    EXPECT_TRUE(table.discarded("curious but kind_word"));
    EXPECT_EQ(table.hand(1), cards("my_liege"));
    EXPECT_EQ(table.hand(3), cards("yawn"));
    EXPECT_EQ(table.view().seats[3].discarded, cards("but"));
}

TEST(KindWord, WithOneCardNobodyIsAsked) {
    Table table = playing("kind_word");
    table.state.at(Seat{3}).hand = cards("yawn");
    table.state.pile.insert(card("but"));
    table.play_out("kind_word", {3}, prepared({{Slot::text, "curious"}}));
    EXPECT_TRUE(table.discarded("curious yawn"));
    EXPECT_EQ(table.state.winner, Seat{3});
}

TEST(FairTrade, ACardEachAtOnce) {
    Table table = playing("fair_trade");
    table.play_out("fair_trade", {3});
    table.choose("curious");
    EXPECT_EQ(table.hand(1), cards("my_liege curious")); // nothing moves before both have chosen
    EXPECT_EQ(table.waiting(), 3);
    table.choose("but");
    EXPECT_EQ(table.hand(1), cards("my_liege but"));
    EXPECT_EQ(table.hand(3), cards("yawn curious"));
    const Event swapped = CardsSwapped{Seat{1}, Seat{3}, card("curious"), card("but")};
    EXPECT_EQ(Rules::project(swapped, engine::Viewer::at(Seat{1})), swapped);
    EXPECT_EQ(Rules::project(swapped, engine::Viewer::at(Seat{3})), swapped);
    EXPECT_EQ(Rules::project(swapped, engine::Viewer::everyone()), (Event{CardsSwapped{Seat{1}, Seat{3}, {}, {}}}));
    EXPECT_TRUE(table.told(std::get<CardsSwapped>(swapped)));
}

TEST(FairTrade, NothingToGiveNothingToTake) {
    Table table = playing_last("fair_trade");
    table.play_out("fair_trade", {3});
    EXPECT_EQ(table.count(3), 2);
    EXPECT_TRUE(table.over());
}

// A call may take the other's last card while the trade waits.
TEST(FairTrade, LeftOutWhenAHandIsGone) {
    Table table = playing("fair_trade");
    table.state.at(Seat{3}).hand = cards("yawn");
    table.state.pile.insert(card("but"));
    table.play_out("fair_trade", {3});
    EXPECT_EQ(table.waiting(), 1);
    table.use(3, "yawn", 2);
    EXPECT_EQ(table.phase(), Phase::over);
    EXPECT_EQ(table.state.winner, Seat{3});
    EXPECT_EQ(table.hand(1), cards("my_liege curious"));
}

TEST(Generous, OneEachToUpToTwo) {
    Table table = playing("generous");
    table.hand(1, "toll");
    table.play_out("generous", {0, 3});
    table.choose("curious"); // to seat 0 …
    table.choose("toll");    // … and to seat 3
    EXPECT_TRUE(table.hand(0).contains(card("curious")));
    EXPECT_TRUE(table.hand(3).contains(card("toll")));
    EXPECT_EQ(table.hand(1), cards("my_liege"));
}

TEST(Generous, PreparedForBoth) {
    Table table = playing("generous");
    table.hand(1, "toll");
    EXPECT_EQ(table.reason(Play{
                  .card = card("generous"), .targets = seats({0}), .prepared = prepared({{Slot::text_again, "toll"}})}),
              Reason::not_asked);
    EXPECT_EQ(table.reason(Play{.card = card("generous"), .prepared = prepared({{Slot::text, "toll"}})}),
              Reason::not_asked);
    table.play_out("generous", {0, 3}, prepared({{Slot::text, "toll"}, {Slot::text_again, "curious"}}));
    EXPECT_TRUE(table.hand(0).contains(card("toll")));
    EXPECT_TRUE(table.hand(3).contains(card("curious")));
    EXPECT_EQ(table.waiting(), 2);
}

TEST(Generous, ToNobody) {
    Table table = playing("generous");
    table.play_out("generous");
    EXPECT_EQ(table.hand(1), cards("my_liege curious"));
}

TEST(Generous, OneCardForTwo) {
    Table table = playing("generous");
    table.state.at(Seat{1}).hand.erase(card("curious"));
    table.state.pile.insert(card("curious"));
    table.play_out("generous", {0, 3});
    EXPECT_EQ(table.count(0), 3);
    EXPECT_EQ(table.count(3), 2);
    EXPECT_EQ(table.state.winner, Seat{1});
}

TEST(PassAlong, EveryonePassesToTheLeftAtOnce) {
    Table table = playing("pass_along");
    table.to_the_right();
    table.play_out("pass_along", {}, prepared({{Slot::text, "curious"}}));
    for (const auto& [seat, id] : {std::pair{2, "last_call"}, {3, "yawn"}, {0, "toast"}}) {
        EXPECT_EQ(table.waiting(), seat);
        table.choose(id);
    }
    EXPECT_EQ(table.hand(0), cards("me_too yawn"));
    EXPECT_EQ(table.hand(1), cards("my_liege toast"));
    EXPECT_EQ(table.hand(2), cards("right_back curious"));
    EXPECT_EQ(table.hand(3), cards("but last_call"));
    EXPECT_TRUE(table.undo_barrier);
    EXPECT_EQ(table.reason_to_use(2, "right_back"), Reason::none); // it was given
}

TEST(PassAlong, NotTheCardThatComes) {
    Table table = playing("pass_along");
    table.play_out("pass_along", {}, prepared({{Slot::text, "curious"}}));
    EXPECT_EQ(table.reason(Choose{cards("curious")}), Reason::not_in_hand); // still with seat 1
}

TEST(TruceCard, IsTold) {
    Table table = playing("truce");
    table.play_out("truce");
    EXPECT_TRUE(table.told(TruceBegan{Seat{1}}));
    EXPECT_TRUE(table.view().seats[1].truce);
    EXPECT_FALSE(table.view().seats[2].truce);
}

// --- Clubs -----------------------------------------------------------------------------------------------------------

TEST(ClearAway, OnesOwnTableCard) {
    Table table = playing("clear_away");
    table.front(1, "toll").front(2, "matching");
    table.play_out("clear_away");
    EXPECT_FALSE(table.front(1));
    EXPECT_TRUE(table.front(2));
    EXPECT_TRUE(table.discarded("toll"));
}

TEST(ClearAway, Nothing) {
    Table table = playing("clear_away");
    table.front(2, "matching");
    table.play_out("clear_away");
    EXPECT_TRUE(table.front(2));
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::does_not_fit);
}

TEST(CleanSweep, AllTableCards) {
    Table table = playing("clean_sweep");
    table.front(1, "toll").front(2, "matching").front(0, "charity");
    table.play_out("clean_sweep");
    for (int seat = 0; seat < 4; ++seat) EXPECT_FALSE(table.front(seat));
    EXPECT_TRUE(table.discarded("toll matching charity clean_sweep"));
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::none);
}

TEST(JumpedQueue, TheNextPlayerLosesATurn) {
    Table table = playing("jumped_queue");
    table.play_out("jumped_queue");
    EXPECT_TRUE(table.told(TurnWillBeLost{Seat{2}}));
    EXPECT_EQ(table.waiting(), 3);
    table.draw();
    EXPECT_EQ(table.waiting(), 0);
    table.draw();
    table.draw();
    EXPECT_EQ(table.waiting(), 2); // one turn, no more
}

TEST(JumpedQueue, InTheDirectionOfPlay) {
    Table table = playing("jumped_queue");
    table.to_the_right();
    table.play_out("jumped_queue");
    EXPECT_EQ(table.waiting(), 3); // seat 0 is passed over
}

TEST(JumpedQueue, TwiceTheSame) {
    Table table = playing("jumped_queue");
    table.loses_turns(2, 1);
    table.play_out("jumped_queue");
    EXPECT_EQ(table.view().seats[2].turns_to_lose, 2);
    for (const int seat : {3, 0, 1, 3}) {
        EXPECT_EQ(table.waiting(), seat);
        table.draw();
    }
}

TEST(BottomsUp, DiscardsOneMore) {
    Table table = playing("bottoms_up");
    table.play_out("bottoms_up");
    table.choose("curious");
    EXPECT_TRUE(table.discarded("curious bottoms_up"));
    EXPECT_EQ(table.hand(1), cards("my_liege"));
    EXPECT_TRUE(table.told(CardsDiscarded{Seat{1}, cards("curious"), Name::bottoms_up}));
}

TEST(TradeHands, ExchangesHands) {
    Table table = playing("trade_hands");
    table.play_out("trade_hands", {3});
    EXPECT_EQ(table.hand(1), cards("yawn but"));
    EXPECT_EQ(table.hand(3), cards("my_liege curious"));
    EXPECT_TRUE(table.told(HandsSwapped{Seat{1}, Seat{3}}));
    EXPECT_TRUE(table.undo_barrier);
}

TEST(TradeHands, OrNot) {
    Table table = playing("trade_hands");
    table.play_out("trade_hands");
    EXPECT_EQ(table.hand(1), cards("my_liege curious"));
    EXPECT_TRUE(table.all<HandsSwapped>().empty());
}

// --- Diamonds --------------------------------------------------------------------------------------------------------

TEST(LastOrders, DownToFive) {
    Table table = playing("last_orders");
    table.hand(1, "toll matching charity encore").hand(3, "long_arm whim restless flattery big_sigh");
    table.hand(0, "elbows_off poker_face hands_off"); // five
    table.play_out("last_orders");
    EXPECT_EQ(table.waiting(), 1);
    EXPECT_EQ(table.view().asked->count, 1);
    EXPECT_EQ(table.reason(Choose{cards("toll encore")}), Reason::how_many);
    table.choose("toll");
    EXPECT_EQ(table.waiting(), 3);
    EXPECT_EQ(table.view().asked->count, 2);
    EXPECT_FALSE(table.discarded("toll")); // not before all have chosen
    table.choose("whim but");
    EXPECT_TRUE(table.discarded("toll whim but last_orders"));
    EXPECT_TRUE(table.undo_barrier);
    EXPECT_EQ(table.count(0), 5);
    EXPECT_EQ(table.count(1), 5);
    EXPECT_EQ(table.count(3), 5);
}

TEST(LastOrders, NobodyHasMore) {
    Table table = playing("last_orders");
    table.play_out("last_orders");
    EXPECT_EQ(table.phase(), Phase::turn);
    EXPECT_EQ(table.reason_to_use(0, "me_too"), Reason::does_not_fit);
}

TEST(AboutTurn, ReversesTheDirection) {
    Table table = playing("about_turn");
    table.play_out("about_turn");
    EXPECT_TRUE(table.told(DirectionChanged{false}));
    EXPECT_FALSE(table.view().to_the_left);
    EXPECT_EQ(table.waiting(), 0);
    table.draw();
    EXPECT_EQ(table.waiting(), 3);
    table.hand(3, "encore");
    table.state.discards.erase(card("about_turn"));
    table.state.top.reset();
    table.state.at(Seat{3}).hand.insert(card("about_turn"));
    table.play_out("about_turn");
    EXPECT_TRUE(table.view().to_the_left);
    EXPECT_EQ(table.waiting(), 0);
}

TEST(BorrowedRule, TakesAnothersTableCard) {
    Table table = playing("borrowed_rule");
    table.front(1, "toll").front(2, "matching");
    table.play_out("borrowed_rule", {2});
    EXPECT_EQ(table.front(1), card("matching"));
    EXPECT_FALSE(table.front(2));
    EXPECT_EQ(table.hand(1), cards("my_liege curious toll")); // one's own returns [WE-3]
    EXPECT_TRUE(table.told(TableTaken{Seat{2}, Seat{1}, card("matching"), card("toll")}));
}

TEST(BorrowedRule, IntoAnEmptyPlace) {
    Table table = playing("borrowed_rule");
    table.front(2, "matching");
    table.play_out("borrowed_rule", {2});
    EXPECT_EQ(table.front(1), card("matching"));
    EXPECT_EQ(table.hand(1), cards("my_liege curious"));
}

TEST(BorrowedRule, NothingToTake) {
    Table table = playing("borrowed_rule");
    table.front(1, "toll");
    table.play_out("borrowed_rule");
    EXPECT_EQ(table.front(1), card("toll"));
}

TEST(Encore, AnotherTurnAtOnce) {
    Table table = playing("encore");
    table.play_out("encore");
    EXPECT_TRUE(table.told(ExtraTurn{Seat{1}}));
    EXPECT_TRUE(table.view().extra_turn);
    EXPECT_TRUE(table.all<TurnEnded>().empty());
    EXPECT_EQ(table.waiting(), 1);
    table.draw();
    EXPECT_FALSE(table.view().extra_turn);
    EXPECT_TRUE(table.told(TurnEnded{Seat{1}}));
    EXPECT_EQ(table.waiting(), 2);
}

} // namespace wench

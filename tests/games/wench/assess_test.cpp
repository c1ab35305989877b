// What an unfinished choice amounts to: what a form offers while somebody chooses.
#include "table.h"

namespace wench {

namespace {

Assessment assess(const Table& table, int seat, const Draft& draft) {
    return Rules::assess(table.state, Seat{seat}, draft);
}

Reason refusal(const Assessment& assessment) {
    return assessment.refusal ? static_cast<Reason>(assessment.refusal->reason) : Reason::none;
}

Table three() {
    Table table{3, {{Option::spider, 1}}};
    table.hand(0, "toast me_too yawn").hand(1, "generous toll fair_trade but encore").hand(2, "last_call thirsty");
    return table;
}

} // namespace

TEST(Assess, APlay) {
    Table table = three();
    const Assessment generous = assess(table, 1, Play{.card = card("generous")});
    EXPECT_EQ(generous.playable, cards("generous toll fair_trade encore"));
    EXPECT_EQ(generous.may_target, seats({0, 2}));
    EXPECT_TRUE(generous.targets_open);
    EXPECT_FALSE(generous.may_discard_old);
    EXPECT_EQ(generous.asks, (std::array{false, false, false, false})); // to nobody
    EXPECT_TRUE(generous.may_prepare.empty());
    EXPECT_TRUE(Rules::ready(generous));

    const Assessment one = assess(table, 1, Play{.card = card("generous"), .targets = seats({2})});
    EXPECT_EQ(one.may_target, seats({0}));
    EXPECT_TRUE(one.targets_open);
    EXPECT_EQ(one.asks, (std::array{true, false, false, false}));
    EXPECT_EQ(one.may_prepare, cards("toll fair_trade but encore"));
    const Assessment two =
        assess(table, 1,
               Play{.card = card("generous"), .targets = seats({0, 2}), .prepared = prepared({{Slot::text, "toll"}})});
    EXPECT_TRUE(two.may_target.empty());
    EXPECT_FALSE(two.targets_open);
    EXPECT_EQ(two.asks, (std::array{true, true, false, false}));
    EXPECT_EQ(two.may_prepare, cards("fair_trade but encore"));
}

TEST(Assess, APlayThatLacksItsTarget) {
    Table table = three();
    const Assessment missing = assess(table, 1, Play{.card = card("fair_trade")});
    EXPECT_EQ(refusal(missing), Reason::target_missing);
    EXPECT_EQ(missing.may_target, seats({0, 2}));
    EXPECT_FALSE(missing.targets_open);
    const Assessment chosen = assess(table, 1, Play{.card = card("fair_trade"), .targets = seats({2})});
    EXPECT_TRUE(Rules::ready(chosen));
    EXPECT_EQ(chosen.asks, (std::array{true, false, false, false}));
}

TEST(Assess, NoGoldCardYet) {
    Table table = three();
    const Assessment blue = assess(table, 1, Play{.card = card("but")});
    EXPECT_EQ(refusal(blue), Reason::not_gold);
    EXPECT_EQ(blue.playable, cards("generous toll fair_trade encore"));
    EXPECT_TRUE(blue.may_target.empty());
}

TEST(Assess, SpiderAndTheRulesOfPlaying) {
    Table table = three();
    table.front(1, "curious").front(0, "matching").front(2, "even_share").last_suit(Suit::diamonds);
    const Assessment toll = assess(table, 1, Play{.card = card("toll")});
    EXPECT_TRUE(toll.may_discard_old);
    EXPECT_EQ(toll.asks, (std::array{false, false, true, false}));
    const Assessment encore = assess(table, 1, Play{.card = card("encore")});
    EXPECT_FALSE(encore.may_discard_old);
    EXPECT_EQ(encore.asks, (std::array{false, false, true, true}));
    EXPECT_EQ(encore.may_prepare, cards("generous toll fair_trade but"));
}

TEST(Assess, WithoutSpider) {
    Table table{3};
    table.hand(0, "toast me_too").hand(1, "toll but").hand(2, "last_call thirsty").front(1, "curious");
    EXPECT_FALSE(assess(table, 1, Play{.card = card("toll")}).may_discard_old);
}

TEST(Assess, NothingForOthers) {
    const Table table = three();
    const Assessment other = assess(table, 0, Play{.card = card("generous")});
    EXPECT_EQ(refusal(other), Reason::not_waited);
    EXPECT_EQ(other.refusal->a, 1);
    EXPECT_TRUE(other.playable.empty());
    EXPECT_TRUE(assess(table, 0, Claim{}).fits.empty());
    EXPECT_EQ(assess(table, 1, Choose{}).count, 0);
}

TEST(Assess, AChoice) {
    Table table = three();
    table.play_out("fair_trade", {2});
    const Assessment none = assess(table, 1, Choose{});
    EXPECT_EQ(none.count, 1);
    EXPECT_EQ(none.may_choose, cards("generous toll but encore"));
    EXPECT_EQ(refusal(none), Reason::how_many);
    EXPECT_EQ(none.refusal->a, 1);
    const Assessment one = assess(table, 1, Choose{cards("toll")});
    EXPECT_TRUE(one.may_choose.empty());
    EXPECT_TRUE(Rules::ready(one));
    EXPECT_EQ(assess(table, 2, Choose{}).count, 0); // not yet
}

TEST(Assess, AForm) {
    Table table = three();
    table.front(1, "curious").front(2, "never_no").front(0, "matching").spent(0, "never_no");
    table.play_out("generous", {2}, prepared({{Slot::text, "encore"}}));
    table.call({0});
    const Assessment form = assess(table, 0, Claim{});
    EXPECT_TRUE(Rules::ready(form)); // nothing
    EXPECT_EQ(form.rules, (std::vector<CallableRule>{{Name::never_no, true}, {Name::curious, false}}));
    EXPECT_EQ(form.fits, cards("toast yawn"));
    EXPECT_FALSE(form.judged);

    const Assessment curious = assess(table, 0, Claim{.kind = Claim::Kind::rule, .name = Name::curious});
    EXPECT_EQ(curious.may_name, seats({1, 2}));
    EXPECT_EQ(curious.may_give, cards("toast me_too yawn"));
    EXPECT_TRUE(curious.judged);
    EXPECT_EQ(refusal(curious), Reason::whom_missing);
    const Assessment spent = assess(table, 0, Claim{.kind = Claim::Kind::rule, .name = Name::never_no});
    EXPECT_TRUE(spent.may_give.empty());
    EXPECT_EQ(spent.may_name, seats({1, 2}));
    EXPECT_TRUE(assess(table, 0, Claim{.kind = Claim::Kind::rule, .name = Name::matching}).may_name.empty());

    const Assessment yawn = assess(table, 0, Claim{.kind = Claim::Kind::fast, .card = card("yawn")});
    EXPECT_EQ(yawn.may_name, seats({1, 2}));
    EXPECT_TRUE(yawn.judged);
    const Assessment toast = assess(table, 0, Claim{.kind = Claim::Kind::fast, .card = card("toast")});
    EXPECT_TRUE(toast.may_name.empty());
    EXPECT_FALSE(toast.judged);
    EXPECT_TRUE(Rules::ready(toast));
    EXPECT_FALSE(assess(table, 0, Claim{.kind = Claim::Kind::fast, .card = card("me_too")}).judged);
}

// [WE-9] Cobra: not one's own rule, and not its owner.
TEST(Assess, AFormUnderCobra) {
    Table table{3, {{Option::cobra, 1}}};
    table.hand(0, "toast me_too")
        .hand(1, "toll but")
        .hand(2, "last_call thirsty")
        .front(0, "curious")
        .front(2, "never_no");
    table.call({0});
    EXPECT_EQ(assess(table, 0, Claim{}).rules, (std::vector<CallableRule>{{Name::never_no, false}}));
    EXPECT_EQ(assess(table, 0, Claim{.kind = Claim::Kind::rule, .name = Name::never_no}).may_name, seats({1}));
}

TEST(Assess, TheRuleOfAWhim) {
    Table table = three();
    table.hand(1, "whim");
    table.play_out("whim");
    table.call({0});
    EXPECT_EQ(assess(table, 0, Claim{}).rules, (std::vector<CallableRule>{{Name::whim, false}}));
}

TEST(Assess, SpentAnswersDoNotFit) {
    Table table = three();
    table.spent(0, "toast").spent(0, "yawn");
    table.play_out("generous", {2}, prepared({{Slot::text, "encore"}}));
    table.call({0});
    EXPECT_EQ(assess(table, 0, Claim{}).fits, cards("yawn")); // for the Secondary Penalty
}

} // namespace wench

// What a screen is told while somebody chooses.
#include "table.h"

namespace eternamente_temporario {
namespace {

Assessment assess(const State& state, int seat, const Draft& draft) { return Rules::assess(state, Seat{seat}, draft); }
Reason why(const Assessment& assessment) { return static_cast<Reason>(assessment.refusal.reason); }

// Seat 1 faces a pair of 7s.
Position facing_a_pair(std::string_view hand) {
    Position position{"gsgs"};
    return position.wilds("2S", "9S").hand(1, hand).table(0, "7F 7S", set_of(2, 7)).turn(1);
}

TEST(EtAssess, ET14_LightsWhatCanStillBePartOfAPlay) {
    // [ET-14] 10S alone cannot beat a pair; 8F and the covered 8S can, once what covers it is taken too.
    const State state = facing_a_pair("8F 10S 12A").column(silver, "8S 8A").column(silver, "11S 10F").state();
    const auto start = assess(state, 1, PlayDraft{});
    EXPECT_EQ(start.may_add, own(state, 1, "8F 8A 8S 10S 10F"));
    EXPECT_EQ(why(start), Reason::no_cards);
    const auto chosen = assess(state, 1, PlayDraft{own(state, 1, "8F"), {}, false});
    EXPECT_EQ(chosen.may_add, own(state, 1, "8A"));
    EXPECT_FALSE(chosen.action);
    const auto deep = assess(state, 1, PlayDraft{own(state, 1, "8S"), {}, false});
    EXPECT_EQ(deep.may_add, own(state, 1, "8A"));
    EXPECT_EQ(why(deep), Reason::covered);
    const auto dead = assess(state, 1, PlayDraft{own(state, 1, "12A"), {}, false});
    EXPECT_TRUE(dead.may_add.empty());
    EXPECT_EQ(why(dead), Reason::other_kind);
}

TEST(EtAssess, ET13_TakesTheStrongestReadingUnlessOneIsNamed) {
    // [ET-13]
    const State state = Position{"gsgs"}.wilds("2S", "9S").hand(0, "6F 2A 12S").turn(0).state();
    const CardSet cards = own(state, 0, "6F 2A");
    const auto open = assess(state, 0, PlayDraft{cards, {}, false});
    EXPECT_EQ(std::get<Play>(*open.action).reading, run_of(2, 7, Suit::fear));
    const auto named = assess(state, 0, PlayDraft{cards, set_of(2, 6), false});
    EXPECT_EQ(std::get<Play>(*named.action).reading, set_of(2, 6));
    const auto wrong = assess(state, 0, PlayDraft{cards, set_of(2, 7), false});
    EXPECT_FALSE(wrong.action);
    EXPECT_EQ(why(wrong), Reason::other_reading);
}

TEST(EtAssess, ET10_EachReadingWithItsReason) {
    // [ET-10]
    const State state = facing_a_pair("6F 9A").state();
    const auto assessed = assess(state, 1, PlayDraft{own(state, 1, "6F 9A"), {}, false});
    ASSERT_EQ(assessed.offers.size(), 3U);
    EXPECT_EQ(assessed.offers[0].reading, run_of(2, 7, Suit::fear));
    EXPECT_EQ(assessed.offers[0].refusal, engine::Refusal::of(Reason::other_kind));
    EXPECT_EQ(assessed.offers[1].reading, set_of(2, 6));
    EXPECT_EQ(assessed.offers[1].refusal, engine::Refusal::of(Reason::not_higher, 7));
    EXPECT_EQ(why(assessed), Reason::other_kind);
}

TEST(EtAssess, ET9_ARunThatIsTooShortIsToldApart) {
    // [ET-9]
    const State state = Position{"gsgs"}.hand(0, "6F 7F 9S").turn(0).runs_from_three().state();
    const auto run = assess(state, 0, PlayDraft{own(state, 0, "6F 7F"), {}, false});
    EXPECT_EQ(run.refusal, engine::Refusal::of(Reason::run_too_short, 3));
    EXPECT_TRUE(run.offers.empty());
    EXPECT_EQ(why(assess(state, 0, PlayDraft{own(state, 0, "6F 9S"), {}, false})), Reason::no_combination);
}

TEST(EtAssess, ET20_WithTheStressCard) {
    // [ET-20]
    const State state = facing_a_pair("8F 8S 8A 7A 7F").stress(3, Stress::echo).state();
    EXPECT_EQ(why(assess(state, 1, PlayDraft{own(state, 1, "8F"), {}, true})), Reason::no_stress);
    EXPECT_TRUE(assess(state, 1, PlayDraft{{}, {}, true}).may_add.empty());
    const State echo =
        Position{"sgsg"}.hand(2, "7A 7F 8F 8S").stress(2, Stress::echo).table(1, "7S 7S", set_of(2, 7)).turn(2).state();
    EXPECT_EQ(assess(echo, 2, PlayDraft{{}, {}, true}).may_add, own(echo, 2, "7A 7F"));
    EXPECT_EQ(assess(echo, 2, PlayDraft{{}, {}, false}).may_add, own(echo, 2, "8F 8S"));
}

TEST(EtAssess, ET15_OutOfTurn) {
    // [ET-15]
    const State state = Position{"gsgs"}.hand(0, "6F 7F 9S").turn(0).state();
    EXPECT_EQ(why(assess(state, 1, PlayDraft{})), Reason::not_waited);
    EXPECT_EQ(why(assess(state, 0, CommitDraft{})), Reason::not_now);
    EXPECT_EQ(why(assess(state, 0, NextRound{})), Reason::not_now);
    EXPECT_EQ(why(assess(state, 0, PassDraft{})), Reason::must_lead);
    EXPECT_FALSE(assess(state, 0, PlayDraft{}).stress_possible) << "there is no Stress card to remind of";
}

TEST(EtAssess, ET15_AtALeadNothingGoesWithAPass) {
    // [ET-15]
    const State state = Position{"gsgs"}.hand(0, "6F 7F").column(gold, "4S").turn(0).state();
    const auto covering = assess(state, 0, PassDraft{.deed = Pass::Deed::cover});
    EXPECT_EQ(why(covering), Reason::must_lead);
    EXPECT_TRUE(covering.may_add.empty());
    EXPECT_EQ(covering.columns, 0);
}

TEST(EtAssess, ET18_WhoMustDropTheStressCardMayDoNothingElse) {
    // [ET-18] Nobody has a usable card.
    Position position{"ggssgs"};
    position.out(0, 1).out(4, 2).hand(1, "").stress(1, Stress::shredder);
    position.out(2, 3).hand(3, "").stress(3, Stress::backlog).out(5, 4);
    const State state = position.turn(1).state();
    EXPECT_EQ(assess(state, 1, PassDraft{.deed = Pass::Deed::drop}).action, drop());
    EXPECT_EQ(why(assess(state, 1, PassDraft{})), Reason::must_drop);
    EXPECT_TRUE(assess(state, 1, PassDraft{}).stress_possible);
}

TEST(EtAssess, ET16_WhatGoesWithAPass) {
    // [ET-16]
    const State state = facing_a_pair("8F 10S").column(silver, "8S 8A").column(silver, "11S").state();
    EXPECT_EQ(assess(state, 1, PassDraft{}).action, pass());

    PassDraft cover_draft{.deed = Pass::Deed::cover};
    auto covering = assess(state, 1, cover_draft);
    EXPECT_EQ(covering.may_add, own(state, 1, "8F 10S"));
    EXPECT_EQ(covering.columns, 0b11);
    EXPECT_EQ(why(covering), Reason::unfinished);
    cover_draft.card = card("8F");
    EXPECT_EQ(why(assess(state, 1, cover_draft)), Reason::unfinished);
    cover_draft.column = std::uint8_t{1};
    EXPECT_EQ(assess(state, 1, cover_draft).action, cover(state, 1, "8F", 1));

    PassDraft badge_draft{.deed = Pass::Deed::to_badge};
    EXPECT_EQ(assess(state, 1, badge_draft).may_add, own(state, 1, "8A 11S"));
    badge_draft.card = card("8A");
    EXPECT_EQ(assess(state, 1, badge_draft).action, to_badge(state, 1, "8A"));

    const State one = facing_a_pair("8F 10S").column(silver, "8S").state();
    EXPECT_EQ(assess(one, 1, PassDraft{.deed = Pass::Deed::cover}).columns, 0b1);
    EXPECT_EQ(assess(one, 1, PassDraft{.deed = Pass::Deed::cover}).may_add, own(one, 1, "8F 10S"));
    const State full = facing_a_pair("8F").badge(1, "4A 5A").column(silver, "8S").state();
    EXPECT_EQ(why(assess(full, 1, PassDraft{.deed = Pass::Deed::to_badge})), Reason::badge_full);
    const State empty = facing_a_pair("8F").state();
    EXPECT_EQ(why(assess(empty, 1, PassDraft{.deed = Pass::Deed::cover})), Reason::no_column);
}

TEST(EtAssess, ET20_WhatAStressCardForPassesCanBeUsedOn) {
    // [ET-20]
    const auto facing = [](Stress stress) {
        return Position{"sgsgsg"}
            .hand(2, "8F")
            .badge(4, "3A")
            .stress(2, stress)
            .column(silver, "5S 6S")
            .table(1, "7S", single_of(7))
            .turn(2)
            .state();
    };
    const State giving = facing(Stress::call_transfer);
    PassDraft draft{.deed = Pass::Deed::give};
    EXPECT_EQ(assess(giving, 2, draft).may_add, own(giving, 2, "8F 6S"));
    EXPECT_EQ(assess(giving, 2, draft).receivers, (SeatSet{Seat{0}, Seat{4}}));
    draft.card = card("8F");
    EXPECT_EQ(why(assess(giving, 2, draft)), Reason::unfinished);
    draft.receiver = Seat{4};
    EXPECT_EQ(assess(giving, 2, draft).action, give(giving, 2, "8F", 4));
    const State fetching = facing(Stress::backlog);
    EXPECT_EQ(assess(fetching, 2, PassDraft{.deed = Pass::Deed::fetch}).may_add, own(fetching, 2, "5S 6S"));
    EXPECT_EQ(why(assess(fetching, 2, PassDraft{.deed = Pass::Deed::shred})), Reason::stress_moment);
    EXPECT_TRUE(assess(fetching, 2, PassDraft{.deed = Pass::Deed::shred}).may_add.empty());
    const State shredding = facing(Stress::shredder);
    EXPECT_EQ(assess(shredding, 2, PassDraft{.deed = Pass::Deed::shred}).may_add, own(shredding, 2, "8F 6S"));
    EXPECT_EQ(why(assess(shredding, 2, PassDraft{.deed = Pass::Deed::drop})), Reason::something_to_do);
    EXPECT_TRUE(assess(shredding, 2, PassDraft{}).stress_possible);
}

TEST(EtAssess, ET6_TheSecretChoice) {
    // [ET-6]
    const State state = Rules::deal(engine::Setup{4, {1, 2, 0, 0, 0, 0}}, engine::Rng{1});
    CommitDraft draft;
    EXPECT_EQ(assess(state, 0, draft).may_add, player(state, 0).hand);
    EXPECT_EQ(why(assess(state, 0, draft)), Reason::two_cards);
    const Card first = player(state, 0).hand.first();
    draft.cards = {first};
    EXPECT_EQ(assess(state, 0, draft).may_add, player(state, 0).hand - draft.cards);
    draft.cards.insert((player(state, 0).hand - draft.cards).first());
    EXPECT_EQ(why(assess(state, 0, draft)), Reason::wild_missing);
    EXPECT_EQ(assess(state, 0, draft).may_add, player(state, 0).hand - draft.cards);
    draft.wild = (player(state, 0).hand - draft.cards).first();
    EXPECT_TRUE(assess(state, 0, draft).action);
    EXPECT_TRUE(assess(state, 0, draft).may_add.empty());
    // The others need no third.
    CommitDraft other;
    other.cards = {player(state, 2).hand.first()};
    other.cards.insert((player(state, 2).hand - other.cards).first());
    EXPECT_TRUE(assess(state, 2, other).action);
    EXPECT_TRUE(assess(state, 2, other).may_add.empty());
}

TEST(EtAssess, ET7_DepartmentsAndStressCards) {
    // [ET-7]
    State state = Rules::deal(engine::Setup{4, {1, 2, 0, 0, 0, 0}}, engine::Rng{1});
    for (const Seat seat : state.everyone()) state = done(state, seat.index(), Rules::legal(state, seat).front());
    const int first = next_to_draft(state)->index();
    auto assessed = assess(state, first, BadgeDraft{});
    EXPECT_EQ(assessed.teams, 0b11);
    EXPECT_EQ(std::popcount(assessed.stress_left), 3);
    EXPECT_EQ(why(assessed), Reason::unfinished);
    EXPECT_EQ(why(assess(state, first, BadgeDraft{gold, {}})), Reason::unfinished);
    const auto stress = static_cast<Stress>(std::countr_zero(assessed.stress_left));
    EXPECT_EQ(assess(state, first, BadgeDraft{gold, stress}).action, Action{(TakeBadge{gold, stress})});
    state = done(state, first, TakeBadge{gold, stress});
    EXPECT_EQ(assess(state, next_to_draft(state)->index(), BadgeDraft{}).teams, 0b10);
}

TEST(EtPrivacy, ET15_WhenTheDeviceIsHandedOver) {
    // [ET-6] [ET-7] [ET-15]
    using engine::Privacy;
    const State choice = Rules::deal(engine::Setup{4, {1, 2, 0, 0, 0, 0}}, engine::Rng{1});
    EXPECT_EQ(Rules::privacy(choice, Seat{0}), Privacy::must_look);
    State draft = choice;
    for (const Seat seat : draft.everyone()) draft = done(draft, seat.index(), Rules::legal(draft, seat).front());
    EXPECT_EQ(Rules::privacy(draft, *next_to_draft(draft)), Privacy::may_look);
    const State lead = Position{"gsgs"}.hand(0, "7F 9S").turn(0).state();
    EXPECT_EQ(Rules::privacy(lead, Seat{0}), Privacy::must_look);
    EXPECT_EQ(Rules::privacy(lead, Seat{1}), Privacy::open) << "not waited on";
    EXPECT_EQ(Rules::privacy(done(lead, 0, play(lead, 0, "7F", single_of(7))), Seat{1}), Privacy::may_look);
    const State out = Position{"gsgs"}.out(0, 1).column(gold, "7F 8F").turn(0).state();
    EXPECT_EQ(Rules::privacy(out, Seat{0}), Privacy::open) << "everything usable lies open";
}

} // namespace
} // namespace eternamente_temporario

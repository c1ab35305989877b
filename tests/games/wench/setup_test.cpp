// Before the first turn: dealer, deal, options, the deck. [WE-1] [WE-9] [WE-14]
#include "table.h"

#include <algorithm>
#include <set>
#include <string>

namespace wench {

namespace {

int value_of(const engine::OptionInfo& option, int players) { return option.default_at(players); }

const engine::OptionInfo& option(Option which) { return options[static_cast<std::size_t>(which)]; }

engine::Setup dropping(int players, std::initializer_list<std::string_view> ids) {
    engine::Setup setup = setup_for(players);
    for (const std::string_view id : ids) {
        const auto* place = std::ranges::find(options, "drop_" + std::string{id}, &engine::OptionInfo::id);
        EXPECT_NE(place, options.end()) << id;
        setup.values[static_cast<std::size_t>(place - options.begin())] = 1;
    }
    return setup;
}

} // namespace

// [WE-1]
TEST(Setup, FiveCardsEachAndTheLeftNeighbourBegins) {
    for (int players = 3; players <= 6; ++players)
        for (int dealer = 0; dealer < players; ++dealer) {
            const Table table{setup_for(players, {{Option::dealer, dealer + 1}})};
            EXPECT_EQ(table.state.dealer, Seat{dealer});
            EXPECT_EQ(table.waiting(), (dealer + 1) % players);
            for (int seat = 0; seat < players; ++seat) EXPECT_EQ(table.count(seat), 5);
            EXPECT_EQ(table.state.pile.size(), 52 - 5 * players);
            EXPECT_TRUE(table.state.to_the_left);
        }
}

// [WE-1] by chance everybody can come to deal.
TEST(Setup, ChanceNamesAnyDealer) {
    for (const int cut : {0, 1}) {
        std::set<int> dealers;
        for (std::uint64_t seed = 0; seed < 60; ++seed)
            dealers.insert(Table{setup_for(5, {{Option::dealer, 0}, {Option::cut, cut}}), seed}.state.dealer.index());
        EXPECT_EQ(dealers, (std::set{0, 1, 2, 3, 4}));
    }
}

// [WE-1] the highest cut deals; everybody can see the cuts, until the first turn is done.
TEST(Setup, TheHighestCutDeals) {
    bool tied = false;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Table table{setup_for(6, {{Option::dealer, 0}, {Option::cut, 1}}), seed};
        const View view = table.view();
        std::multiset<int> ranks;
        for (const SeatView& seat : view.seats) {
            ASSERT_TRUE(seat.cut);
            ranks.insert(seat.cut->rank());
        }
        const auto dealer = view.seats[static_cast<std::size_t>(view.dealer.index())];
        // Who tied for the first cut has cut again, so another's card may be as high as the dealer's last.
        tied |= dealer.cut->rank() < *ranks.rbegin();
        if (ranks.count(*ranks.rbegin()) == 1 && !tied) EXPECT_EQ(dealer.cut->rank(), *ranks.rbegin());
        table.draw();
        for (const SeatView& seat : table.view().seats) EXPECT_FALSE(seat.cut);
    }
}

// [WE-1] a named dealer needs no cut, and chance without cutting shows none.
TEST(Setup, NoCutWhereNoneWasAgreed) {
    for (const auto& setup : {setup_for(4, {{Option::cut, 1}}), setup_for(4, {{Option::dealer, 0}})})
        for (const SeatView& seat : Table{setup}.view().seats) EXPECT_FALSE(seat.cut);
}

// [WE-9]
TEST(Setup, SevenCardsByOption) {
    for (int players = 3; players <= 6; ++players) {
        const Table table{setup_for(players, {{Option::cards, 1}})};
        for (int seat = 0; seat < players; ++seat) EXPECT_EQ(table.count(seat), 7);
    }
}

// [WE-9] seven only where a card is left for the pile.
TEST(Setup, FewCardsAreDealtByFive) {
    EXPECT_EQ(cards_to_deal(CardSet::of_names((std::uint64_t{1} << 43) - 1, 0), 6, true), 7);
    EXPECT_EQ(cards_to_deal(CardSet::of_names((std::uint64_t{1} << 42) - 1, 0), 6, true), 5);
    EXPECT_EQ(cards_to_deal(CardSet::of_names((std::uint64_t{1} << 43) - 1, 0), 6, false), 5);
    engine::Setup setup = setup_for(6, {{Option::cards, 1}});
    for (int i = 0; i < watched_count; ++i) setup.values[static_cast<std::size_t>(plain_option_count + i)] = 1;
    const Table table{setup};
    for (int seat = 0; seat < 6; ++seat) EXPECT_EQ(table.count(seat), 5);
    EXPECT_EQ(table.state.pile.size(), 1);
}

// [WE-9] Spider is preselected at small tables.
TEST(Setup, StandardOptions) {
    for (int players = 3; players <= 6; ++players)
        EXPECT_EQ(value_of(option(Option::spider), players), players <= 4 ? 1 : 0);
    EXPECT_EQ(value_of(option(Option::cobra), 3), 0);
    EXPECT_EQ(value_of(option(Option::penalty), 3), static_cast<int>(Penalty::sip)); // [WE-8]
    const Table table{engine::standard_setup(Rules::info, 4)};
    EXPECT_TRUE(table.view().spider);
    EXPECT_FALSE(table.view().cobra);
    EXPECT_FALSE(table.view().quiet);
    EXPECT_EQ(table.view().window, WindowOption::three_seconds);
    EXPECT_EQ(table.view().penalty, Penalty::sip);
    EXPECT_FALSE(table.view().overruled_draws);
}

TEST(Setup, AgreementsReachTheTable) {
    const View view = Table{setup_for(5, {{Option::cobra, 1},
                                          {Option::spider, 1},
                                          {Option::window, 1},
                                          {Option::overruled, 1},
                                          {Option::penalty, 2}})}
                          .view();
    EXPECT_TRUE(view.cobra && view.spider && view.overruled_draws);
    EXPECT_EQ(view.window, WindowOption::until_tapped);
    EXPECT_EQ(view.penalty, Penalty::agreed);
}

// [WE-14] cards marked † leave, the others are there twice.
TEST(Setup, AQuietDeck) {
    const CardSet quiet = Table{setup_for(4, {{Option::quiet, 1}})}.view().cards;
    EXPECT_EQ(quiet.size(), 2 * (52 - watched_count));
    for (const Card card : quiet) {
        EXPECT_FALSE(row(card).watched);
        EXPECT_TRUE(quiet.contains(Card{card.name(), 1 - card.copy()}));
    }
    EXPECT_FALSE(quiet.contains(card("whim")));
    EXPECT_TRUE(quiet.contains(card("toll'")));
    EXPECT_EQ(Table{setup_for(4)}.view().cards.size(), 52);
}

// [WE-14] the † cards are those of the settled deck.
TEST(Setup, WatchedCards) {
    EXPECT_EQ(watched_count, 21);
    CardSet watched;
    for (const Name name : watched_cards) watched.insert(Card{name});
    EXPECT_EQ(watched,
              cards("elbows_off poker_face hands_off both_feet_down nameless never_no curious my_liege wrong_hand "
                    "put_it_away bare_table cheers_first whim elbow_inspector yawn butterfingers restless "
                    "card_caller but flattery big_sigh"));
}

// [WE-14] single † cards, and no others, can be dropped.
TEST(Setup, DroppedCards) {
    const CardSet all = Table{setup_for(4)}.view().cards;
    EXPECT_EQ(Table{dropping(4, {"both_feet_down", "put_it_away"})}.view().cards,
              all - cards("both_feet_down put_it_away"));
    for (int i = 0; i < watched_count; ++i) {
        engine::Setup setup = setup_for(4);
        setup.values[static_cast<std::size_t>(plain_option_count + i)] = 1;
        const auto& dropped = watched_cards[static_cast<std::size_t>(i)];
        EXPECT_EQ(Table{setup}.view().cards, all - CardSet{Card{dropped}});
        EXPECT_EQ(options[static_cast<std::size_t>(plain_option_count + i)].id, "drop_" + std::string{row(dropped).id});
    }
    engine::Setup quiet = dropping(4, {"yawn"});
    quiet.values[static_cast<std::size_t>(Option::quiet)] = 1;
    EXPECT_EQ(Table{quiet}.view().cards, Table{setup_for(4, {{Option::quiet, 1}})}.view().cards);
}

// The deck is what the settled rules print: suit by suit, A–4 Table, 5–9 Turn Action, 10–K Fast.
TEST(Setup, KindsFollowRanks) {
    for (int i = 0; i < name_count; ++i) {
        const auto name = static_cast<Name>(i);
        const int rank = rank_of(name);
        EXPECT_EQ(row(name).kind, rank <= 4 ? Kind::table : rank <= 9 ? Kind::action : Kind::fast) << row(name).id;
        EXPECT_EQ(is_gold(Card{name}), rank <= 9);
    }
    EXPECT_EQ(Card{Name::elbows_off}.suit(), Suit::spades);
    EXPECT_EQ(Card{Name::privilege}.suit(), Suit::diamonds);
    EXPECT_EQ(Card{Name::big_sigh}.rank(), 13);
    EXPECT_EQ(Card{Name::wrong_hand}.rank(), 1);
}

} // namespace wench

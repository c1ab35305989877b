// The rulebook's "Example of Play", turn by turn. [ET-10] [ET-13] [ET-14] [ET-16]
#include "table.h"

namespace eternamente_temporario {
namespace {

TEST(EtExample, ET13_TheRulebooksExampleOfPlay) {
    // [ET-13] [ET-14] [ET-16]
    constexpr int xn79 = 0;
    constexpr int st02 = 1;
    constexpr int my80 = 2;
    constexpr int gr14 = 3;
    State state = Position{"ggss"}
                      .wilds("2F", "1S")
                      .hand(xn79, "3A 2S 5A 12S")
                      .hand(st02, "5F 6F 12F")
                      .column(gold, "4S 7F")
                      .hand(my80, "9F 4A")
                      .column(silver, "8S 8A")
                      .hand(gr14, "11F 3S")
                      .badge(gr14, "10F")
                      .turn(xn79)
                      .state();

    // "XN-79 leads a 3-4-5 run, using the 2 of Sadness as a 4 of Anger, since all 2s are wild cards for their team."
    state = done(state, xn79, play(state, xn79, "3A 2S 5A", run_of(3, 5, Suit::anger)));
    EXPECT_EQ(player(state, xn79).hand, CardSet{card("12S")});

    // "ST-02 plays a higher 5-6-7 run, using the 7 of Fear from their team's Archive."
    const auto events = events_of(state, st02, play(state, st02, "5F 6F 7F", run_of(3, 7, Suit::fear)));
    const Played played = only<Played>(events).front();
    EXPECT_FALSE(played.lead);
    EXPECT_EQ(played.sources[2], (Played::Source{card("7F"), {Place::Zone::archive, 0, 0}}));
    EXPECT_EQ(played.sources[0].from.zone, Place::Zone::hand);
    state = done(state, st02, play(state, st02, "5F 6F 7F", run_of(3, 7, Suit::fear)));
    EXPECT_EQ(state.archive(gold).at(0, 0), card("4S")) << "what lay beneath is available now";

    // "MY-80 passes and adds a 9 of Fear from their hand to one of their team's Archive columns."
    state = done(state, my80, cover(state, my80, "9F", 0));
    EXPECT_EQ(state.archive(silver).at(0, 0), card("9F"));
    EXPECT_EQ(state.archive(silver).at(0, 1), card("8A"));

    // "GR-14 then plays a 9-10-11 run, using the 9 of Fear from their team's Archive and the 10 from their Badge."
    const Action nine = play(state, gr14, "9F 10F 11F", run_of(3, 11, Suit::fear));
    EXPECT_EQ(only<Played>(events_of(state, gr14, nine)).front().sources[1],
              (Played::Source{card("10F"), {Place::Zone::badge, 0, 0}}));
    state = done(state, gr14, nine);
    EXPECT_EQ(player(state, gr14).hand, CardSet{card("3S")});
    EXPECT_TRUE(player(state, gr14).badge_cards().empty());
    EXPECT_EQ(state.archive(silver).at(0, 0), card("8A"));
    EXPECT_EQ(state.turn, Seat{xn79});
    EXPECT_EQ(reason(state, xn79, pass()), Reason::none) << "who has played may pass, and later play again";
}

} // namespace
} // namespace eternamente_temporario

// Events as lines of a playthrough file.
#include "table.h"

namespace eternamente_temporario {
namespace {

std::vector<std::string> told(const State& state, int seat, const Action& action) {
    std::vector<std::string> lines;
    for (const Event& event : events_of(state, seat, action)) lines.push_back(Rules::describe(event));
    return lines;
}

using Lines = std::vector<std::string>;

TEST(EtNarration, APlaySaysWhatItCountsAsAndWhereEachCardWas) {
    const State state = Position{"gsgs"}
                            .wilds("2A", "9S")
                            .hand(0, "3A 8F 8F")
                            .badge(0, "2S")
                            .column(gold, "4A 5A 6A")
                            .column(gold, "12S")
                            .turn(0)
                            .state();
    EXPECT_EQ(told(state, 0, play(state, 0, "2S 3A 5A 6A", run_of(4, 6, Suit::anger))),
              Lines{"led 0 run 3-6A: 2S(badge 0) 3A 5A(column 0 under 1) 6A(column 0)"});
    EXPECT_EQ(told(state, 0, play(state, 0, "8F 8F'", set_of(2, 8))), Lines{"led 0 set 2x8: 8F 8F'"});
    EXPECT_EQ(told(state, 0, play(state, 0, "3A", single_of(3))), Lines{"led 0 single 3: 3A"});
}

TEST(EtNarration, ABombIsCalledOne) {
    const State state =
        Position{"gsgs"}.table(3, "4S", single_of(4)).hand(0, "7S 7F 7A 7S 7F 7A 2S 3S 4S 5S 6S").turn(0).state();
    EXPECT_EQ(told(state, 0, play(state, 0, "7S 7F 7A 7S' 7F' 7A'", set_of(6, 7))),
              Lines{"played 0 bomb set 6x7: 7S 7F 7A 7S' 7F' 7A'"});
    EXPECT_EQ(told(state, 0, play(state, 0, "2S 3S 4S' 5S 6S 7S", run_of(6, 7, Suit::sadness))),
              Lines{"played 0 bomb run 2-7S: 2S 3S 5S 6S 7S 4S'"});
}

TEST(EtNarration, ARoundFromTheDealToItsEnd) {
    const Seat two{2};
    EXPECT_EQ(Rules::describe(RoundDealt{3, Seat{1}, Seat{0}}), "dealt round 3 leaders 1 0");
    EXPECT_EQ(Rules::describe(Committed{two}), "chose 2");
    Revealed revealed{.cards = {}, .wilds = {card("9A"), card("2S'")}};
    for (std::size_t seat = 0; seat < 4; ++seat) revealed.cards[seat] = {card("3S"), Card{static_cast<int>(seat + 5)}};
    EXPECT_EQ(Rules::describe(revealed), "revealed 3S+6S 3S+7S 3S+8S 3S+9S wilds 9A 2S'");
    EXPECT_EQ(Rules::describe(Archived{two, silver, {card("3S"), card("11F")}, {2, 3}}),
              "archived 2 collections 3S(column 2) 11F(column 3)");
    EXPECT_EQ(Rules::describe(BadgeTaken{two, gold, Stress::do_not_disturb, {}}),
              "joined 2 customer_service do_not_disturb");
    EXPECT_EQ(Rules::describe(BadgeTaken{two, silver, Stress::overtime, {card("1S"), card("4F")}}),
              "joined 2 collections overtime with 1S+4F");
    EXPECT_EQ(Rules::describe(StressLeft{Stress::breakdown}), "left breakdown");
    EXPECT_EQ(Rules::describe(TurnsBegin{two}), "begins 2");
    EXPECT_EQ(Rules::describe(TableCleared{}), "cleared");
    EXPECT_EQ(Rules::describe(LeadPassed{two, Seat{3}}), "lead passed 2 3");
    EXPECT_EQ(Rules::describe(TurnSkipped{two}), "turn skipped 2");
    EXPECT_EQ(Rules::describe(WentOut{two}), "out 2");
    EXPECT_EQ(Rules::describe(CameBack{two}), "back 2");
    EXPECT_EQ(Rules::describe(RoundEnded{{silver, RoundEnd::all_out, {}, {20, 10, 20}, two, Seat{0}}}),
              "round won collections points 0:20 1:10 2:20 next leaders 2 0");
    EXPECT_EQ(Rules::describe(RoundEnded{{gold, RoundEnd::stranded, Seat{3}, {0, 20}, two, Seat{1}}}),
              "round won customer_service stranded 3 points 1:20 next leaders 2 1");
    EXPECT_EQ(Rules::describe(MatchEnded{{Seat{0}, two}}), "match won 0 2");
}

TEST(EtNarration, PassesAndWhatIsDoneWithThem) {
    const auto position = [](int turn) {
        return Position{"gsgs"}
            .column(silver, "7F 9F 4A")
            .hand(1, "2S 5A")
            .table(turn - 1, "8S", single_of(8))
            .turn(turn);
    };
    State state = position(1).state();
    EXPECT_EQ(told(state, 1, pass()), Lines{"passed 1"});
    EXPECT_EQ(told(state, 1, cover(state, 1, "5A", 0)), (Lines{"passed 1", "covered 1 column 0 5A"}));
    EXPECT_EQ(told(state, 1, to_badge(state, 1, "4A")), (Lines{"passed 1", "moved 1 4A(column 0) badge 0"}));
    state = position(3).stress(3, Stress::backlog).state();
    EXPECT_EQ(told(state, 3, fetch(state, 3, "9F")),
              (Lines{"passed 3", "used 3 backlog", "fetched 3 9F(column 0 under 1)"}));
    state = position(3).stress(3, Stress::shredder).badge(3, "11S").state();
    EXPECT_EQ(told(state, 3, shred(state, 3, "11S")),
              (Lines{"passed 3", "used 3 shredder", "shredded 3 11S(badge 1)"}));
}

TEST(EtNarration, ACardGivenOutOfAHandStaysHidden) {
    const State state = Position{"gsgs"}
                            .column(silver, "7F")
                            .stress(3, Stress::call_transfer)
                            .hand(3, "5A 6A")
                            .table(2, "8F", single_of(8))
                            .turn(3)
                            .state();
    const auto seen = [&](std::string_view name) {
        return Rules::describe(
            *Rules::project(events_of(state, 3, give(state, 3, name, 1)).at(2), engine::Viewer::everyone()));
    };
    EXPECT_EQ(seen("5A"), "gave 3 1 hidden");
    EXPECT_EQ(seen("7F"), "gave 3 1 7F(column 0)");
}

TEST(EtNarration, StressCards) {
    EXPECT_EQ(Rules::describe(StressUsed{Seat{3}, Stress::echo, true}), "used 3 echo in vain");
    const State state = Position{"gsgs"}.stress(2, Stress::do_not_disturb).hand(2, "3S 4S").turn(2).state();
    EXPECT_EQ(
        told(state, 2, play_with_stress(state, 2, "3S", single_of(3))),
        (Lines{"led 2 single 3: 3S using do_not_disturb", "used 2 do_not_disturb", "disturbed 3", "turn lost 3"}));
}

} // namespace
} // namespace eternamente_temporario

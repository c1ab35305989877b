// Bits of actions and states, and the lines of the narration.
#include "table.h"

namespace siempre_de_wn {
namespace {

using engine::Bytes;
using engine::Reader;
using engine::Writer;

Bytes encoded(const Action& action) {
    Writer out;
    Rules::encode(out, action);
    return out.take();
}
std::size_t bits(const Action& action) {
    Writer out;
    Rules::encode(out, action);
    return out.bit_count();
}
Action decoded(const Bytes& bytes) {
    Reader in{bytes};
    const Action action = Rules::decode(in);
    EXPECT_TRUE(in.finished());
    return action;
}
bool is_action(const Bytes& bytes) {
    Reader in{bytes};
    const Action action = Rules::decode(in);
    return in.finished() && encoded(action) == bytes;
}

TEST(WnCodec, ActionsComeBack) {
    std::vector<Action> actions{seen(), claim(0), claim(2), aloud(""), aloud("1 0"), aloud("7 6 5 4 3 2 1 0")};
    for (int i = 0; i < 4; ++i) {
        for (int active = 0; active < 3; ++active) actions.push_back(begin(i, active));
        for (int j = 0; j < 4; ++j) actions.push_back(take(i, j));
    }
    for (int tile = 0; tile <= 6; ++tile) actions.push_back(move(tile));
    for (int face = 0; face < face_count; ++face)
        for (const TaskType type : task_types) actions.push_back(Place{Card::of_face(face), type});
    for (const TaskType type : task_types) {
        actions.push_back(dedocracia(type));
        for (int seat = 0; seat < 8; ++seat) actions.push_back(auditoria(type, seat));
    }
    for (int seat = 0; seat < 8; ++seat) actions.push_back(in_secret(seat));
    for (std::size_t i = 0; i < actions.size(); ++i) {
        EXPECT_EQ(decoded(encoded(actions[i])), actions[i]) << i;
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(encoded(actions[i]), encoded(actions[j])) << i << ", " << j;
    }
}

TEST(WnCodec, WhatIsDoneEachTurnIsShort) {
    EXPECT_EQ(bits(move(6)), 5U);
    EXPECT_EQ(bits(place("P!", presentation)), 7U);
    EXPECT_EQ(bits(take(3, 3)), 6U);
    EXPECT_EQ(bits(seen()), 5U);
    EXPECT_EQ(bits(aloud("1 0 0 0")), 5U + 8 + 4 * 3);
}

TEST(WnCodec, WhatIsNoActionIsRefused) {
    EXPECT_FALSE(is_action({}));
    EXPECT_FALSE(is_action({0b00'111'000})) << "tile 7";
    EXPECT_FALSE(is_action({0b01'11011'0})) << "placement 27";
    EXPECT_FALSE(is_action({0b11'110'000, 0})) << "no seventh kind";
    EXPECT_FALSE(is_action({0b11'111'000, 0}));
    EXPECT_FALSE(is_action({0b11'100'11'0})) << "place 3";
    EXPECT_FALSE(is_action({0b11'101'00'1, 0b1'0000000})) << "active 3";
    EXPECT_FALSE(is_action({0b11'010'11'0})) << "type 3";
    EXPECT_FALSE(is_action({0b00'110'001})) << "a bit too many";
    EXPECT_TRUE(is_action({0b00'110'000}));
}

State round_trip(const State& state) {
    Writer out;
    Rules::encode_state(out, state);
    const Bytes bytes = out.take();
    Reader in{bytes};
    const State again = Rules::decode_state(in);
    EXPECT_TRUE(in.finished());
    return again;
}

TEST(WnCodec, StatesComeBack) {
    const std::string_view five = "goriela pillo volao laura mariano";
    std::vector<State> states{dealt(3), dealt(8), begun(dealt(6), 2)};
    states.push_back(Position{five}.career().hand(0, "E R* P!").placed(1, "1E! 4R").finished(1, 2, 3).state());
    states.push_back(done(Position{five}.hand(0, "R*").acting().state(), 0, auditoria(report, 4)));
    states.push_back(done(Position{five}.in_secret().pointing(Occasion::debate).state(), 4, in_secret(1)));
    states.push_back(done(Position{five}.career().pointing(Occasion::debate).state(), 0, aloud("2 0 0 2 2")));
    states.push_back(done(Position{five}.pile(0, 0).pointing(Occasion::last_debate).state(), 0, aloud("2 0 0 2 2")));
    states.push_back(Position{five}.three_more().strict().fired(4).turn(3).at(3, 5).state());
    State lore = Position{five}.pile(4, 0).state();
    lore.at(Seat{1}).lore.webeos_gone = true;
    lore.talk = 3;
    states.push_back(lore);
    State tasks = Position{five}.pile(0, 4).state();
    tasks.at(Seat{1}).lore.tasks_gone = true;
    states.push_back(tasks);
    states.push_back(Position{"pillo goriela laura | volao jose horacio | wn jirafina mariano"}
                         .fired(1, 0)
                         .active(2, 1)
                         .pointed_at(1, 1)
                         .saw_wn_fired(0, 2)
                         .debates(0, 3)
                         .state());
    for (std::size_t i = 0; i < states.size(); ++i) EXPECT_EQ(round_trip(states[i]), states[i]) << i;
}

TEST(WnCodec, AnUnsoundStateIsNotRead) {
    State state = dealt(4);
    state.at(Seat{0}).active = 1;
    Writer out;
    Rules::encode_state(out, state);
    const Bytes bytes = out.take();
    Reader in{bytes};
    (void)Rules::decode_state(in);
    EXPECT_FALSE(in.ok());
}

TEST(WnNarration, OneLineAnEvent) {
    const auto line = [](const Event& event) { return Rules::describe(event); };
    Reveal reveal{.by = Seat{1}, .tile = Tile{2}, .tokens = tokens("EPP"), .done = false, .count = 3};
    reveal.cards = {card("P"), card("E*"), card("P!")};
    Vote vote{.arrows = std::get<PointAloud>(aloud("1 0 1")).arrows, .fired = Firing{Seat{1}, Worker::laura, 0}};
    const std::vector<std::pair<Event, std::string>> expected{
        {TurnBegan{Seat{2}}, "turn 2"},
        {ActiveChosen{Seat{2}, 1}, "active 2 1"},
        {ActiveMoved{Seat{2}, 1, 2}, "active 2 2"},
        {Took{Seat{1}, 2, {}, {}}, "took 1 2"},
        {Took{Seat{1}, 2, cards("E R!"), {}}, "took 1 2 email webeo report"},
        {Walked{Seat{1}, Tile{1}, bathroom}, "walked 1 bathroom"},
        {Walked{Seat{1}, bathroom, Tile{4}}, "walked 1 4"},
        {Idle{Seat{1}}, "idle 1"},
        {Placed{Seat{1}, Tile{3}, report, {}}, "placed 1 at 3 as report"},
        {Placed{Seat{1}, Tile{3}, report, card("E!")}, "placed 1 at 3 as report, a webeo email"},
        {BossPlayed{Seat{1}, {report, PlayBoss::Deed::dedocracia, {}}}, "boss report 1 dedocracia"},
        {BossPlayed{Seat{1}, {email, PlayBoss::Deed::auditoria, Seat{3}}}, "boss email 1 auditoria 3"},
        {HandShown{Seat{1}, Seat{3}, {}}, "hand of 3 shown to 1"},
        {Revealed{reveal}, "revealed 1 at 2: presentation, boss email, webeo presentation, wanted email presentation "
                           "presentation: ruined"},
        {TokensPlaced{Tile{2}, tokens("ER")}, "tokens 2 email report"},
        {DeckRanOut{Seat{1}}, "deck out 1"},
        {PointingBegan{Occasion::last_debate, Seat{1}}, "last debate begun by 1"},
        {Pointed{Seat{1}, {}}, "pointed 1"},
        {Pointed{Seat{1}, Seat{2}}, "pointed 1>2"},
        {Counted{vote}, "counted 0>1 1>0 2>1, fired 1 laura"},
        {Counted{Vote{}}, "counted, a tie"},
        {LeftOffice{Seat{1}, 2}, "left 1 with 2"},
        {Prestige{Seat{1}, Prestige::For::volao}, "prestige 1 volao"},
        {Claimed{Seat{1}, 0, Worker::jose_cornelio}, "claimed 1 jose_cornelio"},
        {Ended{{Ending::deck_out, Side::wns}, {Seat{0}, Seat{2}}}, "ended deck_out, won 0 2"},
    };
    for (const auto& [event, text] : expected) EXPECT_EQ(line(event), text);
    reveal.done = true;
    EXPECT_TRUE(line(Revealed{reveal}).ends_with(": done"));
}

} // namespace
} // namespace siempre_de_wn

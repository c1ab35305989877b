#include "table.h"

namespace win_test {

namespace {

void expect_codec(const Action& action) {
    engine::Writer out;
    Rules::encode(out, action);
    engine::Reader in{out.bytes()};
    EXPECT_EQ(Rules::decode(in), action);
    EXPECT_TRUE(in.finished());
}

void expect_codec(const State& state) {
    engine::Writer out;
    Rules::encode_state(out, state);
    engine::Reader in{out.bytes()};
    EXPECT_EQ(Rules::decode_state(in), state);
    EXPECT_TRUE(in.finished());
}

} // namespace

void Table::act(Seat seat, const Action& action) {
    ASSERT_EQ(refusal(seat, action), std::nullopt);
    ASSERT_TRUE(Rules::waiting_on(state).contains(seat));
    expect_codec(action);
    auto outcome = Rules::apply(state, seat, action);
    state = outcome.state;
    events = std::move(outcome.events);
    undo_barrier = outcome.undo_barrier;
    ASSERT_EQ(Rules::audit(state), std::nullopt);
    expect_codec(state);
}

void Table::argue() {
    act(Draw{});
    act(Reveal{});
    for (int speech = 0; speech < 4; ++speech) act(SpeechOver{});
}

void Table::all_vote(Vote vote) {
    Votes all;
    for (const Seat seat : voters(state)) all.set(seat, vote);
    act(ShowOfHands{all, vote == Vote::none});
}

void Table::play_turn(Vote winner) {
    argue();
    all_vote(winner);
    if (state.phase == Phase::verdict) act(Next{});
}

void Table::play_tie() { play_turn(Vote::none); }

Votes votes(std::initializer_list<int> white, std::initializer_list<int> black) {
    Votes all;
    for (const int seat : white) all.set(Seat{seat}, Vote::white);
    for (const int seat : black) all.set(Seat{seat}, Vote::black);
    return all;
}

} // namespace win_test

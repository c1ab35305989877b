// The audit finds each way in which a state can be wrong.
#include "table.h"

namespace win_test {

namespace {

Table at_the_verdict() {
    Table table{6};
    table.argue();
    table.act(ShowOfHands{votes({0, 2, 4}, {5}), false});
    return table;
}

// The state with one thing changed.
template <class Change> bool found(State state, Change change) {
    EXPECT_EQ(Rules::audit(state), std::nullopt);
    change(state);
    return Rules::audit(state).has_value();
}

} // namespace

TEST(Audit, FindsWrongSeats) {
    const State fresh = Table{5}.state;
    EXPECT_TRUE(found(fresh, [](State& state) { state.seats = 2; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.seats = 21; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.playing.insert(Seat{5}); }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.playing = SeatSet{Seat{0}, Seat{1}}; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.playing.erase(Seat{0}); })); // the Timekeeper
    EXPECT_TRUE(found(fresh, [](State& state) { state.playing.erase(Seat{1}); })); // white
    EXPECT_TRUE(found(fresh, [](State& state) { state.first = Team{5}; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.round = 0; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.round = 2; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.turn = most_turns + 1; }));
}

// [WI-10]
TEST(Audit, FindsWrongTeams) {
    const State fresh = Table{8}.state;
    EXPECT_TRUE(found(fresh, [](State& state) { state.teams = 2; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.teams = 7; })); // more than the variant has
    EXPECT_TRUE(found(fresh, [](State& state) { state.teams = 9; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.white = Team{8}; }));
    EXPECT_FALSE(found(fresh, [](State& state) { state.teams = 6; }));
    EXPECT_FALSE(found(fresh, [](State& state) { state.teams = 3; }));
    // Of three teams one has gone home.
    EXPECT_TRUE(found(fresh, [](State& state) {
        state.teams = 3;
        state.playing = SeatSet{Seat{0}, Seat{1}, Seat{2}, Seat{3}, Seat{4}};
    }));
}

// [WI-11]
TEST(Audit, FindsWrongSwaps) {
    Table table{5};
    EXPECT_TRUE(found(table.state, [](State& state) { state.swapped = 1; }));
    EXPECT_TRUE(found(table.state, [](State& state) { state.begun = true; }));
    table.act(Draw{});
    EXPECT_FALSE(found(table.state, [](State& state) { state.swapped = 3; }));
    EXPECT_TRUE(found(table.state, [](State& state) { state.swapped = 4; })); // no Challenge yet
    EXPECT_TRUE(found(table.state, [](State& state) { state.begun = true; }));
    table.act(Reveal{});
    EXPECT_FALSE(found(table.state, [](State& state) { state.swapped = 7; }));
    EXPECT_TRUE(found(table.state, [](State& state) { state.swapped = 8; }));
    EXPECT_FALSE(found(table.state, [](State& state) { state.begun = true; }));
    table.act(SpeechOver{});
    EXPECT_TRUE(found(table.state, [](State& state) { state.begun = false; }));
}

// [WI-11]
TEST(Audit, FindsWrongDecks) {
    const State fresh = Table{4}.state;
    EXPECT_TRUE(found(fresh, [](State& state) { state.character_deck.own = 1; })); // which is nowhere
    EXPECT_TRUE(found(fresh, [](State& state) { state.challenge_deck.own = 101; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.character_deck.ours = false; }));
    const auto alone = [](State& state, int characters, int challenges) {
        state.character_deck = {false, static_cast<std::uint8_t>(characters)};
        state.challenge_deck = {false, static_cast<std::uint8_t>(challenges)};
        state.characters = Heap::full(state.character_deck.cards());
        state.challenges = Heap::full(state.challenge_deck.cards());
    };
    EXPECT_FALSE(found(fresh, [&](State& state) { alone(state, 6, 18); }));
    EXPECT_TRUE(found(fresh, [&](State& state) { alone(state, 5, 18); }));
    EXPECT_TRUE(found(fresh, [&](State& state) { alone(state, 6, 17); }));
}

// A forged count of turns stops rather than wraps.
TEST(Audit, LetsTurnsStopAtTheirMost) {
    Table table{5};
    table.state.turn = most_turns;
    table.state.round = most_turns;
    EXPECT_EQ(Rules::audit(table.state), std::nullopt);
    for (int turn = 0; turn < 5; ++turn) table.play_tie();
    EXPECT_EQ(table.state.turn, most_turns);
    EXPECT_EQ(table.state.round, most_turns);
}

TEST(Audit, FindsWrongOptionsAndPhases) {
    const State fresh = Table{5}.state;
    EXPECT_TRUE(found(fresh, [](State& state) { state.vote_option = static_cast<VoteOption>(3); }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.speech = 5; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.answer = 3; }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.phase = static_cast<Phase>(11); }));
    EXPECT_TRUE(found(fresh, [](State& state) { state.phase = Phase::reveal_challenge; }));
    Table asked{5, VoteOption::ask_each_time};
    asked.argue();
    EXPECT_TRUE(found(asked.state, [](State& state) { state.vote_option = VoteOption::secret; }));
    asked.act(ChooseVoteKind{VoteKind::secret});
    EXPECT_TRUE(found(asked.state, [](State& state) { state.vote_option = VoteOption::show_of_hands; }));
    EXPECT_FALSE(found(asked.state, [](State& state) { state.vote_option = VoteOption::secret; }));
    Table hands{5};
    hands.argue();
    EXPECT_TRUE(found(hands.state, [](State& state) { state.vote_option = VoteOption::secret; }));
}

TEST(Audit, FindsLostAndDoubledCards) {
    const State state = at_the_verdict().state;
    EXPECT_TRUE(found(state, [](State& it) { it.characters = Heap::full(DeckMade{}.cards()); }));
    EXPECT_TRUE(found(state, [](State& it) { it.challenges = Heap::full(DeckMade{}.cards()); }));
    EXPECT_TRUE(found(state, [](State& it) { it.white_character = it.black_character; }));
    EXPECT_TRUE(found(state, [](State& it) { it.white_character->number = 100; }));
    EXPECT_TRUE(found(state, [](State& it) { it.trophies[0].challenge.number = 100; }));
    EXPECT_TRUE(found(state, [](State& it) { it.trophy_count = 32; }));
    EXPECT_TRUE(found(state, [](State& it) { it.trophies[5].challenge.number = 1; }));
    EXPECT_TRUE(found(state, [](State& it) { it.trophies[0].team = Team{3}; }));
    EXPECT_TRUE(found(state, [](State& it) { it.trophies[0].team = Team{9}; }));
    EXPECT_TRUE(found(state, [](State& it) { it.phase = Phase::over; }));
    Table open{5};
    open.act(Draw{});
    open.act(Reveal{});
    EXPECT_TRUE(found(open.state, [](State& it) { it.challenge.reset(); }));
    EXPECT_TRUE(found(open.state, [](State& it) { it.challenge->number = 100; }));
    EXPECT_TRUE(found(open.state, [](State& it) { it.black_character.reset(); }));
}

TEST(Audit, FindsWrongVotes) {
    const State state = at_the_verdict().state;
    EXPECT_TRUE(found(state, [](State& it) { it.tally.white = 4; }));
    EXPECT_TRUE(found(state, [](State& it) { it.named = false; }));
    EXPECT_TRUE(found(state, [](State& it) { it.voted = SeatSet{Seat{0}}; }));
    EXPECT_TRUE(found(state, [](State& it) { it.votes.set(Seat{1}, Vote::white); }));
    EXPECT_TRUE(found(state, [](State& it) { it.votes.set(Seat{0}, Vote::black); }));
    EXPECT_TRUE(found(state, [](State& it) { it.vote_option = VoteOption::secret; }));
    Table secret{5, VoteOption::secret};
    secret.argue();
    secret.act(Seat{0}, SecretVote{Vote::white});
    EXPECT_TRUE(found(secret.state, [](State& it) { it.votes.set(Seat{2}, Vote::white); }));
    EXPECT_TRUE(found(secret.state, [](State& it) { it.voted.insert(Seat{1}); }));
    EXPECT_TRUE(found(secret.state, [](State& it) { it.voted = voters(it); }));
    EXPECT_TRUE(found(secret.state, [](State& it) { it.tally.white = 1; }));
    EXPECT_TRUE(found(secret.state, [](State& it) { it.named = true; }));
    EXPECT_TRUE(found(Table{5}.state, [](State& it) { it.voted.insert(Seat{0}); }));
    secret.act(Seat{2}, SecretVote{Vote::white});
    secret.act(Seat{4}, SecretVote{Vote::white});
    EXPECT_TRUE(found(secret.state, [](State& it) { it.votes.set(Seat{2}, Vote::white); }));
    Table lone{3, VoteOption::secret};
    lone.argue();
    EXPECT_TRUE(found(lone.state, [](State& it) { it.voted.insert(Seat{2}); }));
    lone.act(Seat{2}, SecretVote{Vote::white});
    EXPECT_TRUE(found(lone.state, [](State& it) { it.tally = {0, 0, 1}; }));
}

TEST(Audit, FindsAGoalWithoutAnEnd) {
    Table table{16};
    table.play_turn(Vote::black); // seat 3 has one of two
    EXPECT_TRUE(found(table.state, [](State& it) {
        engine::Rng chance{1};
        it.trophies[it.trophy_count++] = {Team{3}, Challenge{it.challenges.draw(chance)}};
    }));
}

TEST(Audit, FindsForeignChance) {
    const State fresh = Table{5}.state;
    EXPECT_TRUE(found(fresh, [](State& it) { it.character_chance = it.challenge_chance; }));
    EXPECT_TRUE(found(fresh, [](State& it) { it.challenge_chance = engine::Rng{1, 3}; }));
}

} // namespace win_test

#include "table.h"

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <sstream>
#include <string>

namespace eternamente_temporario {

namespace {

struct Name {
    int rank = 1;
    Suit suit = Suit::sadness;
    bool second = false;
};

std::vector<Name> names(std::string_view text) {
    std::vector<Name> found;
    std::istringstream words{std::string{text}};
    for (std::string word; words >> word;) {
        Name name;
        name.second = word.back() == '\'';
        if (name.second) word.pop_back();
        name.suit = word.back() == 'S' ? Suit::sadness : word.back() == 'F' ? Suit::fear : Suit::anger;
        word.pop_back();
        name.rank = std::atoi(word.c_str());
        found.push_back(name);
    }
    return found;
}

Action play_of(const State& state, int seat, std::string_view cards, Reading reading, bool with_stress) {
    return Play{own(state, seat, cards), reading, with_stress};
}

Card own_card(const State& state, int seat, std::string_view name) {
    const CardSet found = own(state, seat, name);
    return found.empty() ? card(name) : found.first();
}

} // namespace

Position::Position(std::string_view teams) {
    state_.seats = static_cast<std::uint8_t>(teams.size());
    state_.phase = Phase::turns;
    state_.leaders = {Seat{static_cast<int>(teams.find('g'))}, Seat{static_cast<int>(teams.find('s'))}};
    for (std::size_t seat = 0; seat < teams.size(); ++seat)
        state_.players[seat].team = teams[seat] == 'g' ? gold : silver;
}

std::vector<Card> Position::take_each(std::string_view cards) {
    std::vector<Card> taken;
    for (const Name& name : names(cards)) {
        const Card first{name.rank, name.suit, 0};
        const Card chosen = name.second || used_.contains(first) ? Card{name.rank, name.suit, 1} : first;
        EXPECT_FALSE(used_.contains(chosen)) << "a card twice in a position: " << cards;
        used_.insert(chosen);
        taken.push_back(chosen);
    }
    return taken;
}

CardSet Position::take(std::string_view cards) {
    CardSet taken;
    for (const Card one : take_each(cards)) taken.insert(one);
    return taken;
}

Position& Position::wilds(std::string_view gold_card, std::string_view silver_card) {
    state_.wilds = {take_each(gold_card).front(), take_each(silver_card).front()};
    wilds_given_ = true;
    return *this;
}

Position& Position::hand(int seat, std::string_view cards) {
    state_.at(Seat{seat}).hand |= take(cards);
    hand_given_[static_cast<std::size_t>(seat)] = true;
    return *this;
}

Position& Position::badge(int seat, std::string_view cards) {
    for (const Card one : take_each(cards)) {
        Player& player = state_.at(Seat{seat});
        player.badge[static_cast<std::size_t>(*player.free_slot())] = one;
    }
    return *this;
}

Position& Position::stress(int seat, Stress stress) {
    state_.at(Seat{seat}).stress = stress;
    return *this;
}

Position& Position::column(Team team, std::string_view cards) {
    const int column = columns_[static_cast<std::size_t>(team)]++;
    for (const Card one : take_each(cards)) state_.archive(team).cover(column, one);
    return *this;
}

Position& Position::table(int by, std::string_view cards, Reading reading) {
    state_.trick = Trick{take(cards), reading, Seat{by}};
    state_.tricks = 1;
    return *this;
}

Position& Position::turn(int seat) {
    state_.turn = Seat{seat};
    return *this;
}
Position& Position::points(int seat, int points) {
    state_.at(Seat{seat}).points = static_cast<std::uint16_t>(points);
    return *this;
}
Position& Position::out(int seat, int place) {
    hand(seat, "");
    state_.at(Seat{seat}).out_place = static_cast<std::uint8_t>(place);
    return *this;
}
Position& Position::runs_from_three() {
    state_.shortest_run = 3;
    return *this;
}
Position& Position::literal_bombs() {
    state_.literal_bombs = true;
    return *this;
}
Position& Position::short_game() {
    state_.short_game = true;
    return *this;
}
Position& Position::open_hands() {
    state_.open_hands = true;
    return *this;
}
Position& Position::loses_turn(int seat) {
    state_.at(Seat{seat}).loses_turn = true;
    return *this;
}

State Position::state() const {
    State state = state_;
    CardSet rest = CardSet::all() - used_;
    const auto next = [&] {
        const Card one = rest.first();
        rest.erase(one);
        return one;
    };
    if (!wilds_given_) state.wilds = {next(), next()};
    for (const Seat seat : state.everyone()) {
        if (hand_given_[static_cast<std::size_t>(seat.index())]) continue;
        state.at(seat).hand = {next()};
        state.at(seat).hand.insert(next());
    }
    state.discarded = rest;
    const auto fault = Rules::audit(state);
    EXPECT_FALSE(fault) << "the position is unsound: " << *fault;
    return state;
}

Card card(std::string_view name) {
    const Name read = names(name).front();
    return Card{read.rank, read.suit, read.second ? 1 : 0};
}

CardSet own(const State& state, int seat, std::string_view cards) {
    const Player& holder = state.at(Seat{seat});
    CardSet chosen;
    for (const Name& name : names(cards)) {
        bool found = false;
        for (const CardSet place : {holder.hand, holder.badge_cards(), archive_of(state, Seat{seat}).available(),
                                    archive_of(state, Seat{seat}).cards()})
            for (int copy = name.second ? 1 : 0; copy < 2 && !found; ++copy) {
                const Card one{name.rank, name.suit, copy};
                found = place.contains(one) && !chosen.contains(one);
                if (found) chosen.insert(one);
            }
        if (!found) chosen.insert(Card{name.rank, name.suit, name.second ? 1 : 0});
    }
    return chosen;
}

Action play(const State& state, int seat, std::string_view cards, Reading reading) {
    return play_of(state, seat, cards, reading, false);
}
Action play_with_stress(const State& state, int seat, std::string_view cards, Reading reading) {
    return play_of(state, seat, cards, reading, true);
}
Action pass() { return Pass{}; }
Action cover(const State& state, int seat, std::string_view name, int column) {
    return Pass{
        .deed = Pass::Deed::cover, .card = own_card(state, seat, name), .column = static_cast<std::uint8_t>(column)};
}
Action to_badge(const State& state, int seat, std::string_view name) {
    return Pass{.deed = Pass::Deed::to_badge, .card = own_card(state, seat, name)};
}
Action give(const State& state, int seat, std::string_view name, int receiver) {
    return Pass{.deed = Pass::Deed::give, .card = own_card(state, seat, name), .receiver = Seat{receiver}};
}
Action fetch(const State& state, int seat, std::string_view name) {
    return Pass{.deed = Pass::Deed::fetch, .card = own_card(state, seat, name)};
}
Action shred(const State& state, int seat, std::string_view name) {
    return Pass{.deed = Pass::Deed::shred, .card = own_card(state, seat, name)};
}
Action drop() { return Pass{.deed = Pass::Deed::drop}; }

Reason reason(const State& state, int seat, const Action& action) {
    const auto checked = Rules::check(state, Seat{seat}, action);
    return checked ? Reason::none : static_cast<Reason>(checked.error().reason);
}

State done(const State& state, int seat, const Action& action) {
    EXPECT_EQ(reason(state, seat, action), Reason::none);
    if (reason(state, seat, action) != Reason::none) return state;
    State after = Rules::apply(state, Seat{seat}, action).state;
    const auto fault = Rules::audit(after);
    EXPECT_FALSE(fault) << *fault;
    return after;
}

std::vector<Event> events_of(const State& state, int seat, const Action& action) {
    EXPECT_EQ(reason(state, seat, action), Reason::none);
    return Rules::apply(state, Seat{seat}, action).events;
}

State passed_until(State state, int seat) {
    for (int steps = 0; state.phase == Phase::turns && state.turn != Seat{seat} && steps < most_seats; ++steps)
        state = done(state, state.turn.index(), pass());
    EXPECT_EQ(state.turn, Seat{seat});
    return state;
}

bool long_run() {
    const char* wish = std::getenv("SOBREMESA_LONG");
    return wish != nullptr && std::string_view{wish} == "1";
}

void PrintTo(const Reading& reading, std::ostream* out) {
    *out << (reading.kind == Kind::run   ? "run"
             : reading.kind == Kind::set ? "set"
                                         : "single")
         << " of " << int{reading.size} << ", top " << int{reading.top};
    if (reading.kind == Kind::run) *out << " suit " << int{static_cast<std::uint8_t>(reading.suit)};
}
void PrintTo(const CardSet& cards, std::ostream* out) {
    *out << "{";
    for (const Card one : cards)
        *out << " " << one.rank() << "SFA"[static_cast<int>(one.suit())] << (one.copy() == 1 ? "'" : "");
    *out << " }";
}
void PrintTo(const Reason& reason, std::ostream* out) { *out << "reason " << static_cast<int>(reason); }

} // namespace eternamente_temporario

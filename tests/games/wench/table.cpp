#include "table.h"

#include <algorithm>
#include <cstdlib>
#include <ostream>

namespace wench {

namespace {

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) found.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

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

Claim fast_claim(std::string_view id, std::optional<int> whom) {
    Claim claim{.kind = Claim::Kind::fast, .card = card(id)};
    if (whom) claim.whom = Seat{*whom};
    return claim;
}

Claim rule_claim(std::string_view id, int whom, std::string_view gift) {
    Claim claim{.kind = Claim::Kind::rule, .name = card(id).name(), .whom = Seat{whom}};
    if (!gift.empty()) claim.gift = card(gift);
    return claim;
}

Reason reason_of(const std::expected<void, engine::Refusal>& checked) {
    return checked ? Reason::none : static_cast<Reason>(checked.error().reason);
}

Reason reason_to_claim(State state, int caller, const Claim& claim) {
    const Seat seat = *Rules::waiting_on(state).begin();
    const Action call = Call{{Seat{caller}}};
    if (const auto able = Rules::check(state, seat, call); !able) return reason_of(able);
    state = Rules::apply(state, seat, call).state;
    return reason_of(Rules::check(state, Seat{caller}, claim));
}

} // namespace

Card card(std::string_view id) {
    const int copy = id.ends_with('\'') ? 1 : 0;
    if (copy == 1) id.remove_suffix(1);
    const auto* place = std::ranges::find(deck, id, &Row::id);
    EXPECT_NE(place, deck.end()) << id;
    return Card{static_cast<Name>(place - deck.begin()), copy};
}

CardSet cards(std::string_view ids) {
    CardSet set;
    for (const std::string_view id : words(ids)) set.insert(card(id));
    return set;
}

engine::Setup setup_for(int players, std::initializer_list<std::pair<Option, int>> chosen) {
    engine::Setup setup = engine::standard_setup(Rules::info, players);
    setup.values[static_cast<std::size_t>(Option::dealer)] = 1;
    setup.values[static_cast<std::size_t>(Option::spider)] = 0;
    for (const auto& [option, value] : chosen)
        setup.values[static_cast<std::size_t>(option)] = static_cast<std::uint8_t>(value);
    return setup;
}

Prepared prepared(std::initializer_list<std::pair<Slot, std::string_view>> cards) {
    Prepared all{};
    for (const auto& [slot, id] : cards) all[static_cast<std::size_t>(slot)] = card(id);
    return all;
}

Table::Table(const engine::Setup& setup, std::uint64_t seed) : state(Rules::deal(setup, engine::Rng{seed})) {
    EXPECT_EQ(Rules::audit(state), std::nullopt);
}

Table::Table(int players, std::initializer_list<std::pair<Option, int>> chosen) : Table(setup_for(players, chosen)) {
    for (const Seat seat : state.playing) state.pile |= std::exchange(state.at(seat).hand, {});
}

Card Table::take(std::string_view id) {
    const Card found = card(id);
    EXPECT_TRUE(state.pile.contains(found)) << id;
    state.pile.erase(found);
    return found;
}

Table& Table::hand(int seat, std::string_view ids) {
    for (const std::string_view id : words(ids)) state.at(Seat{seat}).hand.insert(take(id));
    return *this;
}
Table& Table::front(int seat, std::string_view id) {
    state.at(Seat{seat}).table = take(id);
    return *this;
}
Table& Table::discards(std::string_view ids) {
    for (const std::string_view id : words(ids)) put_away(state, take(id));
    return *this;
}
Table& Table::pile(std::string_view ids) {
    for (const Card card : state.pile - cards(ids)) put_away(state, card);
    state.pile = state.pile & cards(ids);
    return *this;
}
Table& Table::turn(int seat) {
    state.turn = Seat{seat};
    return *this;
}
Table& Table::last_suit(Suit suit) {
    state.last_suit = suit;
    return *this;
}
Table& Table::to_the_right() {
    state.to_the_left = false;
    return *this;
}
Table& Table::truce(int seat) {
    state.truces.insert(Seat{seat});
    return *this;
}
Table& Table::spent(int seat, std::string_view id) {
    state.at(Seat{seat}).spent.insert(card(id).name());
    return *this;
}
Table& Table::loses_turns(int seat, int count) {
    state.at(Seat{seat}).turns_to_lose = static_cast<std::uint8_t>(count);
    return *this;
}

void Table::act(const Action& action) {
    ASSERT_EQ(Rules::audit(state), std::nullopt) << "before";
    ASSERT_FALSE(over());
    const Seat seat = *Rules::waiting_on(state).begin();
    ASSERT_EQ(reason(action), Reason::none);
    expect_codec(action);
    auto outcome = Rules::apply(state, seat, action);
    state = outcome.state;
    events = std::move(outcome.events);
    undo_barrier = outcome.undo_barrier;
    ASSERT_EQ(Rules::audit(state), std::nullopt) << "after";
    expect_codec(state);
}

void Table::play(std::string_view id, std::initializer_list<int> targets, Prepared prepared) {
    act(Play{.card = card(id), .targets = seats(targets), .prepared = prepared});
}
void Table::play_out(std::string_view id, std::initializer_list<int> targets, Prepared prepared) {
    play(id, targets, prepared);
    if (phase() != Phase::window) return;
    std::vector<Event> before = std::move(events);
    next();
    events.insert(events.begin(), before.begin(), before.end());
}
void Table::use(int caller, std::string_view id, std::optional<int> whom) {
    call({caller});
    act(fast_claim(id, whom));
    if (phase() == Phase::judging) act(Judge{true});
}
void Table::catch_by(int caller, std::string_view id, int whom, std::string_view gift, bool fair) {
    call({caller});
    act(rule_claim(id, whom, gift));
    act(Judge{fair});
}

Reason Table::reason(const Action& action) const {
    return reason_of(Rules::check(state, *Rules::waiting_on(state).begin(), action));
}
Reason Table::reason_for(int seat, const Action& action) const {
    return reason_of(Rules::check(state, Seat{seat}, action));
}
Reason Table::reason_to_use(int caller, std::string_view id, std::optional<int> whom) const {
    return reason_to_claim(state, caller, fast_claim(id, whom));
}
Reason Table::reason_to_catch(int caller, std::string_view id, int whom, std::string_view gift) const {
    return reason_to_claim(state, caller, rule_claim(id, whom, gift));
}

bool long_run() {
    const char* wish = std::getenv("SOBREMESA_LONG");
    return wish != nullptr && std::string_view{wish} == "1";
}

void PrintTo(const Reason& reason, std::ostream* out) { *out << "reason " << static_cast<int>(reason); }
void PrintTo(const Card& card, std::ostream* out) { *out << row(card).id << (card.copy() == 1 ? "'" : ""); }
void PrintTo(const CardSet& cards, std::ostream* out) {
    *out << '{';
    for (const Card card : cards) {
        PrintTo(card, out);
        *out << ' ';
    }
    *out << '}';
}

} // namespace wench

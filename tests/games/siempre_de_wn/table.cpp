#include "table.h"

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <sstream>
#include <string>

namespace siempre_de_wn {

namespace {

constexpr std::array<std::string_view, worker_count> worker_names{"pillo",   "volao", "wn",       "goriela", "jose",
                                                                  "horacio", "laura", "jirafina", "mariano"};

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> found;
    std::istringstream stream{std::string{text}};
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

Worker worker(std::string_view name) {
    const auto* found = std::ranges::find(worker_names, name);
    EXPECT_NE(found, worker_names.end()) << name;
    return static_cast<Worker>(found - worker_names.begin());
}

TaskType type_of(char letter) { return letter == 'E' ? email : letter == 'R' ? report : presentation; }

Player& at_seat(State& state, int seat) { return state.at(Seat{seat}); }

} // namespace

Card card(std::string_view name) {
    const Quality quality = name.ends_with('*') ? Quality::boss : name.ends_with('!') ? Quality::webeo : Quality::plain;
    return {type_of(name.front()), quality};
}

Cards cards(std::string_view names) {
    Cards heap;
    for (const std::string& name : words(names)) heap.add(card(name));
    return heap;
}

Tokens tokens(std::string_view types) {
    Tokens counted;
    for (const char letter : types) ++counted.of(type_of(letter));
    return counted;
}

Position::Position(std::string_view workers) {
    const bool rows = workers.contains('|');
    int seat = 0;
    std::size_t place = 0;
    state_.wns = 0;
    for (const std::string& word : words(workers)) {
        if (word == "|") {
            ++seat;
            place = 0;
            continue;
        }
        at_seat(state_, seat).row[place++] = worker(word);
        state_.wns = static_cast<std::uint8_t>(state_.wns + (is_wn(worker(word)) ? 1 : 0));
        if (rows) continue;
        ++seat;
        place = 0;
    }
    state_.seats = static_cast<std::uint8_t>(rows ? seat + 1 : seat);
    state_.way = rows ? Way::leaders : Way::base;
    state_.phase = Phase::walk;
    for (std::uint8_t& count : state_.reserve.counts) count = tokens_of_a_type;
    state_.card_chance = engine::Rng{5, static_cast<std::uint32_t>(Stream::cards)};
    state_.token_chance = engine::Rng{5, static_cast<std::uint32_t>(Stream::tokens)};
    state_.reveal_chance = engine::Rng{5, static_cast<std::uint32_t>(Stream::reveals)};
}

Position& Position::career() {
    state_.way = Way::career;
    return *this;
}
Position& Position::three_more() {
    state_.take_three_more = true;
    return *this;
}
Position& Position::strict() {
    state_.strict = true;
    return *this;
}
Position& Position::in_secret() {
    state_.secret_pointing = true;
    return *this;
}
Position& Position::hand(int seat, std::string_view names) {
    at_seat(state_, seat).hand = cards(names);
    hand_given_[static_cast<std::size_t>(seat)] = true;
    return *this;
}
Position& Position::at(int seat, int tile) {
    at_seat(state_, seat).at = Tile{tile};
    return *this;
}
Position& Position::active(int seat, int place) {
    at_seat(state_, seat).active = static_cast<std::uint8_t>(place);
    return *this;
}
Position& Position::wants(int tile, std::string_view types) {
    state_.at(Tile{tile}).tokens = tokens(types);
    return *this;
}
Position& Position::bare(int tile) {
    bare_.insert(Tile{tile});
    return *this;
}
Position& Position::placed(int tile, std::string_view names) {
    Workspace& workspace = state_.at(Tile{tile});
    for (const std::string& word : words(names)) {
        const Card one = card(std::string_view{word}.substr(1));
        workspace.placed[workspace.count++] = {one, {Seat{word[0] - '0'}, one.type()}};
    }
    return *this;
}
Position& Position::finished(int done, int ruined, int seat) {
    state_.done = static_cast<std::uint8_t>(state_.done + done);
    state_.ruined = static_cast<std::uint8_t>(state_.ruined + ruined);
    if (!state_.has_career()) return *this;
    at_seat(state_, seat).done = static_cast<std::uint8_t>(player(state_, seat).done + done);
    at_seat(state_, seat).ruined = static_cast<std::uint8_t>(player(state_, seat).ruined + ruined);
    return *this;
}
Position& Position::pile(int tasks, int webeos) {
    tasks_ = tasks;
    webeos_ = webeos;
    return *this;
}
Position& Position::fired(int seat, int place) {
    Player& gone = at_seat(state_, seat);
    gone.fired.insert(place);
    const Worker who = gone.row[static_cast<std::size_t>(place)];
    if (is_wn(who) && !state_.first_wn_fired) state_.first_wn_fired = who;
    if (gone.active == place) gone.active = static_cast<std::uint8_t>(next_in_row(state_, Seat{seat}, place));
    if (!is_employed(state_, Seat{seat})) hand(seat, "");
    return *this;
}
Position& Position::pointed_at(int seat, int place) {
    at_seat(state_, seat).was_pointed_at.insert(place);
    return *this;
}
Position& Position::saw_wn_fired(int seat, int place) {
    at_seat(state_, seat).saw_wn_fired.insert(place);
    return *this;
}
Position& Position::debates(int seat, int count) {
    at_seat(state_, seat).debates = static_cast<std::uint8_t>(count);
    return *this;
}
Position& Position::turn(int seat) {
    state_.turn = Seat{seat};
    return *this;
}
Position& Position::acting() {
    state_.phase = Phase::act;
    return *this;
}
Position& Position::pointing(Occasion occasion) {
    state_.phase = Phase::pointing;
    state_.occasion = occasion;
    if (occasion != Occasion::debate) return *this;
    Reveal reveal{.by = state_.turn, .tile = Tile{1}, .tokens = tokens("E"), .done = false, .count = 1};
    reveal.cards[0] = card("R");
    reveal.announced[0] = {state_.turn, email};
    state_.last_reveal = reveal;
    return *this;
}

namespace {

// Every workspace that was not told about wants one card of each type. Prestige has come out of the reserve.
void fill_workspaces(State& state, TileSet bare) {
    for (int tile = 1; tile <= state.plan().workspaces; ++tile) {
        Tokens& wanted = state.at(Tile{tile}).tokens;
        if (wanted.size() == 0 && !bare.contains(Tile{tile})) wanted = tokens("ERP");
        for (std::size_t type = 0; type < type_count; ++type)
            state.reserve.counts[type] = static_cast<std::uint8_t>(state.reserve.counts[type] - wanted.counts[type]);
    }
    for (const Seat seat : state.everyone())
        for (int i = 0; i < prestige(state, seat); ++i) --*std::ranges::max_element(state.reserve.counts);
}

// All cards that are nowhere yet, as a heap.
Cards rest_of(const State& state) {
    Cards rest;
    for (const TaskType type : task_types) {
        rest.add(Card{type}, 12 - state.bosses / 3);
        rest.add(Card{type, Quality::boss}, state.bosses / 3);
        rest.add(Card{type, Quality::webeo}, 4);
    }
    const auto take_out = [&](Cards used) {
        for (int i = 0; i < used.size(); ++i) rest.take(used.at(i));
    };
    for (const Seat seat : state.everyone()) take_out(state.at(seat).hand);
    for (const Workspace& workspace : state.workspaces)
        for (int i = 0; i < workspace.count; ++i) rest.take(workspace.placed[static_cast<std::size_t>(i)].card);
    return rest;
}

} // namespace

State Position::state() const {
    State state = state_;
    for (const Seat seat : state.everyone())
        if (!hand_given_[static_cast<std::size_t>(seat.index())]) state.at(seat).hand = cards("E");
    fill_workspaces(state, bare_);
    const Cards rest = rest_of(state);
    for (int i = 0; i < rest.size(); ++i) {
        const Card one = rest.at(i);
        Cards& heap = one.is_webeo() ? state.webeos : state.tasks;
        const int most = one.is_webeo() ? webeos_ : tasks_;
        (most < 0 || heap.size() < most ? heap : state.discards).add(one);
    }
    const auto fault = Rules::audit(state);
    EXPECT_FALSE(fault) << "the position is unsound: " << *fault;
    return state;
}

Action begin(int bottom, int active) {
    return Begin{static_cast<std::uint8_t>(bottom), static_cast<std::uint8_t>(active)};
}
Action move(int tile) { return Move{Tile{tile}}; }
Action place(std::string_view name, TaskType announced) { return Place{card(name), announced}; }
Action take(int top, int bottom) { return Take{static_cast<std::uint8_t>(top), static_cast<std::uint8_t>(bottom)}; }
Action dedocracia(TaskType type) { return PlayBoss{type, PlayBoss::Deed::dedocracia, {}}; }
Action auditoria(TaskType type, int target) { return PlayBoss{type, PlayBoss::Deed::auditoria, Seat{target}}; }
Action seen() { return Seen{}; }
Action aloud(std::string_view targets) {
    PointAloud point;
    int seat = 0;
    for (const std::string& word : words(targets)) {
        if (word != "-") point.arrows.set(Seat{seat}, Seat{std::atoi(word.c_str())});
        ++seat;
    }
    return point;
}
Action in_secret(int target) { return PointInSecret{Seat{target}}; }
Action claim(int place) { return Claim{static_cast<std::uint8_t>(place)}; }

engine::Refusal refusal(const State& state, int seat, const Action& action) {
    const auto checked = Rules::check(state, Seat{seat}, action);
    return checked ? engine::Refusal{} : checked.error();
}
Reason reason(const State& state, int seat, const Action& action) {
    return static_cast<Reason>(refusal(state, seat, action).reason);
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
bool is_barrier(const State& state, int seat, const Action& action) {
    EXPECT_EQ(reason(state, seat, action), Reason::none);
    return Rules::apply(state, Seat{seat}, action).undo_barrier;
}
Assessment assess(const State& state, int seat, const Draft& draft) { return Rules::assess(state, Seat{seat}, draft); }
View view(const State& state, int seat) { return Rules::view(state, engine::Viewer::at(Seat{seat})); }
View public_view(const State& state) { return Rules::view(state, engine::Viewer::everyone()); }

State dealt(int seats, std::uint64_t seed, std::vector<std::pair<Option, int>> agreed) {
    engine::Setup setup = engine::standard_setup(Rules::info, seats);
    for (const auto& [option, value] : agreed)
        setup.values[static_cast<std::size_t>(option)] = static_cast<std::uint8_t>(value);
    return Rules::deal(setup, engine::Rng{seed});
}

State begun(State state, int bottom) {
    while (state.phase == Phase::start) {
        const int seat = state.turn.index();
        const bool due = reason(state, seat, begin(bottom)) == Reason::webeo_due;
        state = done(state, seat, begin(due ? 1 : bottom));
    }
    return state;
}

bool long_run() {
    const char* wish = std::getenv("SOBREMESA_LONG");
    return wish != nullptr && std::string_view{wish} == "1";
}

void PrintTo(const Reason& reason, std::ostream* out) { *out << "reason " << static_cast<int>(reason); }
void PrintTo(const Phase& phase, std::ostream* out) { *out << "phase " << static_cast<int>(phase); }
void PrintTo(const Cards& heap, std::ostream* out) {
    *out << "{";
    for (int i = 0; i < heap.size(); ++i) {
        const Card one = heap.at(i);
        *out << " " << "ERP"[static_cast<int>(one.type())] << (one.is_boss() ? "*" : one.is_webeo() ? "!" : "");
    }
    *out << " }";
}

} // namespace siempre_de_wn

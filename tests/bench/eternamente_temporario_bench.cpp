// How fast the rules of Eternamente Temporário are. Prints figures; judges nothing.
//
//   check + apply           actions a second, replaying recorded random matches
//   random play             decisions a second, with the complete `legal` at every step
//   assess, legal           slowest and 99th percentile, over positions of sensible play and over the largest lead
#include "games/eternamente_temporario/players.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace eternamente_temporario {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

struct Step {
    Seat seat;
    Action action;
};
struct Record {
    State start;
    std::vector<Step> steps;
};

template <class Choose> Record record(std::uint64_t seed, Choose choose) {
    const int seats = 4 + static_cast<int>(seed % 3);
    engine::Rng rng{seed, 12};
    Record match{Rules::deal(engine::standard_setup(Rules::info, seats), engine::Rng{seed}), {}};
    for (State state = match.start; state.phase != Phase::over;) {
        const Seat seat = *Rules::waiting_on(state).begin();
        const Action action = choose(state, seat, rng);
        match.steps.push_back({seat, action});
        state = Rules::apply(state, seat, action).state;
    }
    return match;
}

void time_check_and_apply(const std::vector<Record>& matches, const char* who) {
    std::size_t actions = 0;
    std::size_t events = 0;
    const auto begin = Clock::now();
    while (seconds_since(begin) < 1.0)
        for (const Record& match : matches) {
            State state = match.start;
            for (const Step& step : match.steps) {
                if (!Rules::check(state, step.seat, step.action)) std::abort();
                auto outcome = Rules::apply(state, step.seat, step.action);
                events += outcome.events.size();
                state = outcome.state;
                ++actions;
            }
        }
    std::printf("check + apply, %s matches: %.0f actions/s (%.2f events each)\n", who,
                static_cast<double>(actions) / seconds_since(begin),
                static_cast<double>(events) / static_cast<double>(actions));
}

void time_random_play() {
    std::size_t decisions = 0;
    std::size_t listed = 0;
    const auto begin = Clock::now();
    for (std::uint64_t seed = 0; seconds_since(begin) < 2.0; ++seed) {
        engine::Rng rng{seed, 12};
        const int seats = 4 + static_cast<int>(seed % 3);
        State state = Rules::deal(engine::standard_setup(Rules::info, seats), engine::Rng{seed});
        while (state.phase != Phase::over) {
            const Seat seat = *Rules::waiting_on(state).begin();
            const std::vector<Action> actions = Rules::legal(state, seat);
            listed += actions.size();
            state = Rules::apply(state, seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]).state;
            ++decisions;
        }
    }
    std::printf("random play with legal: %.0f decisions/s (%.1f actions each)\n",
                static_cast<double>(decisions) / seconds_since(begin),
                static_cast<double>(listed) / static_cast<double>(decisions));
}

// Milliseconds.
void print_times(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    std::printf("%s: median %.4f ms, p99 %.4f ms, slowest %.4f ms (%zu)\n", what, times[times.size() / 2],
                times[times.size() * 99 / 100], times.back(), times.size());
}

// The best of three: the machine does other things too.
template <class Work> double milliseconds(Work work) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const auto begin = Clock::now();
        work();
        best = std::min(best, seconds_since(begin) * 1000);
    }
    return best;
}

// Drafts as a screen meets them: cards chosen one after the other on the way to the play that was made.
void time_assess(const std::vector<Record>& matches) {
    std::vector<double> assess;
    std::vector<double> legal;
    for (const Record& match : matches) {
        State state = match.start;
        for (const Step& step : match.steps) {
            legal.push_back(milliseconds([&] { (void)Rules::legal(state, step.seat); }));
            PlayDraft draft;
            if (const Play* play = std::get_if<Play>(&step.action)) {
                assess.push_back(milliseconds([&] { (void)Rules::assess(state, step.seat, draft); }));
                for (const Card card : play->cards) {
                    draft.cards.insert(card);
                    assess.push_back(milliseconds([&] { (void)Rules::assess(state, step.seat, draft); }));
                }
            } else {
                assess.push_back(
                    milliseconds([&] { (void)Rules::assess(state, step.seat, Rules::draft_of(step.action)); }));
            }
            state = Rules::apply(state, step.seat, step.action).state;
        }
    }
    print_times("assess, sensible matches", assess);
    print_times("legal, sensible matches", legal);
}

// 27 usable cards, five wilds among them, to lead from; `in_hand` of them where nothing covers them. `two_suits`: all
// of them of two suits and different, which makes the most runs.
State large_lead(std::uint64_t seed, std::size_t in_hand, bool two_suits, std::vector<Card>& own) {
    constexpr int wild = 6;
    engine::Rng rng{seed, 3};
    State state;
    state.phase = Phase::turns;
    state.leaders = {Seat{0}, Seat{1}};
    for (int seat = 0; seat < 4; ++seat)
        state.at(Seat{seat}).team = seat % 2 == 0 ? Team::customer_service : Team::collections;
    std::vector<Card> pack;
    for (const Card card : CardSet::all() - CardSet::of_rank(wild)) pack.push_back(card);
    rng.shuffle(std::span<Card>{pack});
    if (two_suits) std::ranges::stable_partition(pack, [](Card card) { return card.id() >= 2 * rank_count; });
    const auto next = [&] {
        const Card card = pack.back();
        pack.pop_back();
        return card;
    };
    state.wilds = {Card{wild, Suit::anger, 1}, pack.front()};
    pack.erase(pack.begin());
    for (const Card card : CardSet::of_rank(wild) - CardSet{Card{wild, Suit::anger, 1}}) own.push_back(card);
    while (own.size() < 27) own.push_back(next());
    rng.shuffle(std::span<Card>{own});
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (i < in_hand)
            state.at(Seat{0}).hand.insert(own[i]);
        else if (i < in_hand + badge_slots)
            state.at(Seat{0}).badge[i - in_hand] = own[i];
        else
            state.archives[0].cover(static_cast<int>(i % column_count), own[i]);
    }
    for (int seat = 1; seat < 4; ++seat) state.at(Seat{seat}).hand = {next(), next()};
    for (const Card card : pack) state.discarded.insert(card);
    if (Rules::audit(state)) std::abort();
    return state;
}

void time_large_leads(std::size_t in_hand, bool two_suits) {
    std::vector<double> assess;
    std::vector<double> legal;
    std::size_t most = 0;
    std::size_t sum = 0;
    constexpr std::uint64_t leads = 200;
    for (std::uint64_t seed = 0; seed < leads; ++seed) {
        std::vector<Card> own;
        const State state = large_lead(seed, in_hand, two_suits, own);
        std::size_t plays = 0;
        legal.push_back(milliseconds([&] { plays = Rules::legal(state, Seat{0}).size(); }));
        most = std::max(most, plays);
        sum += plays;
        PlayDraft draft;
        for (const Card card : own) {
            assess.push_back(milliseconds([&] { (void)Rules::assess(state, Seat{0}, draft); }));
            if (draft.cards.size() == bomb_size) break;
            draft.cards.insert(card);
        }
    }
    std::printf("leads with 27 usable cards%s, %zu of them in hand: %zu plays on average, %zu at most\n",
                two_suits ? " of two suits" : "", in_hand, static_cast<std::size_t>(sum / leads), most);
    print_times("  assess", assess);
    print_times("  legal", legal);
}

void run() {
    std::vector<Record> random_matches;
    std::vector<Record> sensible_matches;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        random_matches.push_back(record(seed, random_choice));
        sensible_matches.push_back(record(seed, sensible_choice));
    }
    time_check_and_apply(random_matches, "random");
    time_check_and_apply(sensible_matches, "sensible");
    time_random_play();
    time_assess(sensible_matches);
    time_large_leads(12, false);
    time_large_leads(25, false);
    time_large_leads(25, true);
}

} // namespace
} // namespace eternamente_temporario

int main() { eternamente_temporario::run(); }

#include "games/eternamente_temporario/rules/play_finder.h"

#include "games/eternamente_temporario/rules/combinations.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

// Cards that can only be taken in this order: equal cards of a hand (lowest id first), or a column from its top.
struct Chain {
    struct Step {
        Card card;
        bool bound = false; // in a run: it stands where it is printed, and nothing else can stand there
        [[nodiscard]] std::uint32_t place() const { return bound ? 1U << (card.rank() - 1) : 0U; }
    };
    std::array<Step, bomb_size> steps{};
    std::uint8_t length = 0;
    std::uint8_t reach = 0; // cards in this and all later chains

    void add(Card card, bool bound) { steps[length++] = {card, bound}; }
};

// A search for combinations of one kind: how many cards from each chain. Each choice of cards is met once.
class Search {
  public:
    Search(const State& state, Seat seat, const Demand& asked, bool with_stress, std::vector<Action>& plays)
        : asked_(asked),
          archive_(archive_of(state, seat)),
          hand_(state.at(seat).hand & asked.cards),
          badge_(state.at(seat).badge_cards() & asked.cards),
          wild_(CardSet::of_rank(wild_rank(state, seat))),
          usable_(usable_cards(state, seat)),
          with_stress_(with_stress),
          plays_(plays) {}

    void sets() {
        for (int rank = 1; rank <= rank_count; ++rank) {
            limit_sizes(asked_.sets, [rank](Demand::Span span) { return span.holds(rank); });
            if (most_ == 0) continue;
            reading_ = set_of(1, rank);
            const CardSet fitting = CardSet::of_rank(rank) | wild_;
            if ((usable_ & fitting).size() < least_) continue;
            gather(fitting, {});
            extend(0, {}, 0, 0);
        }
    }

    void runs() {
        limit_sizes(asked_.runs, [](Demand::Span span) { return !span.empty(); });
        if (most_ == 0) return;
        for (int suit = 0; suit < suit_count; ++suit) {
            const CardSet bound = CardSet::of_suit(static_cast<Suit>(suit), promising_ranks(static_cast<Suit>(suit)));
            if (bound.empty()) continue;
            reading_ = run_of(1, 1, static_cast<Suit>(suit));
            gather(wild_, bound - wild_);
            extend(0, {}, 0, 0);
        }
    }

  private:
    // The sizes to look for: those whose span passes; most_ 0 when there is none.
    template <class Test> void limit_sizes(const std::array<Demand::Span, bomb_size + 1>& spans, Test wanted) {
        least_ = most_ = 0;
        for (int size = 1; size <= bomb_size; ++size) {
            if (!wanted(spans[static_cast<std::size_t>(size)])) continue;
            if (least_ == 0) least_ = size;
            most_ = size;
        }
    }

    // Ranks of the suit inside any window that could be filled, were no card covered.
    [[nodiscard]] std::uint32_t promising_ranks(Suit suit) const {
        const std::uint32_t held = (usable_ - wild_).ranks_of(suit);
        const int wilds = (usable_ & wild_).size();
        std::uint32_t ranks = 0;
        for (int size = least_; size <= most_; ++size) {
            const Demand::Span span = asked_.runs[static_cast<std::size_t>(size)];
            for (int top = std::max<int>(span.from, size); top <= span.to; ++top) {
                const std::uint32_t window = run_ranks(size, top);
                if (std::popcount(held & window) + wilds >= size) ranks |= window;
            }
        }
        return ranks;
    }

    // Builds the chains of all cards that stand for anything (`any`) or, in a run, for themselves (`bound`).
    void gather(CardSet any, CardSet bound) {
        chains_ = 0;
        gather_loose(hand_, any, bound);
        gather_loose(badge_, any, bound);
        for (int column = 0; column < column_count; ++column) gather_column(column, any, bound);
        int reach = 0;
        for (int i = chains_ - 1; i >= 0; --i) {
            reach += at(i).length;
            at(i).reach = static_cast<std::uint8_t>(reach);
        }
    }

    void gather_loose(CardSet place, CardSet any, CardSet bound) {
        // In a run only one of two equal cards can stand in its place.
        for (const Card card : (place & bound).one_of_each()) start().add(card, true);
        const CardSet free = place & any;
        for (const Card card : free.one_of_each()) {
            Chain& chain = start();
            chain.add(card, false);
            if ((free.pairs() >> card.face() & 1U) != 0) chain.add(Card{card.face() + face_count}, false);
        }
    }

    void gather_column(int column, CardSet any, CardSet bound) {
        const int height = archive_.height(column);
        if (height == 0) return;
        Chain& chain = start();
        for (int depth = 0; depth < std::min(height, bomb_size); ++depth) {
            const Card card = archive_.at(column, depth);
            if (!asked_.cards.contains(card)) break;
            if (!any.contains(card) && !bound.contains(card)) break;
            chain.add(card, bound.contains(card));
        }
        if (chain.length == 0) --chains_;
    }

    // Takes one card or more from chain after chain, from `first` on; meets each choice of cards once.
    void extend(int first, CardSet cards, int size, std::uint32_t ranks) {
        for (int i = first; i < chains_ && size + at(i).reach >= least_; ++i) {
            const Chain& chain = at(i);
            CardSet more = cards;
            std::uint32_t taken = ranks;
            const int steps = std::min<int>(chain.length, most_ - size);
            for (int count = 1; count <= steps; ++count) {
                const Chain::Step& step = chain.steps[static_cast<std::size_t>(count - 1)];
                if ((taken & step.place()) != 0) break;
                taken |= step.place();
                if (spread(taken) > most_) break;
                more.insert(step.card);
                const int reachable = size + count + (i + 1 < chains_ ? at(i + 1).reach : 0);
                if (spread(taken) > reachable && count == steps) break;
                found(more, size + count, taken);
                if (size + count < most_) extend(i + 1, more, size + count, taken);
            }
        }
    }

    void found(CardSet cards, int size, std::uint32_t ranks) {
        if (size < least_) return;
        const Demand::Span span =
            (reading_.kind == Kind::run ? asked_.runs : asked_.sets)[static_cast<std::size_t>(size)];
        if (reading_.kind != Kind::run) {
            if (span.holds(reading_.top)) add(cards, set_of(size, reading_.top));
            return;
        }
        int from = std::max<int>(span.from, size);
        int to = span.to;
        if (ranks != 0) {
            from = std::max(from, std::bit_width(ranks));
            to = std::min(to, std::countr_zero(ranks) + size);
        }
        for (int top = from; top <= to; ++top) add(cards, run_of(size, top, reading_.suit));
    }

    void add(CardSet cards, Reading reading) { plays_.emplace_back(Play{cards, reading, with_stress_}); }

    // How many places a run needs to hold all these ranks.
    static int spread(std::uint32_t ranks) { return ranks == 0 ? 0 : std::bit_width(ranks) - std::countr_zero(ranks); }
    Chain& at(int chain) { return store_[static_cast<std::size_t>(chain)]; }
    Chain& start() {
        Chain& chain = at(chains_++);
        chain.length = 0;
        return chain;
    }

    const Demand& asked_;
    const Archive& archive_;
    CardSet hand_;
    CardSet badge_;
    CardSet wild_;
    CardSet usable_;
    bool with_stress_;
    std::vector<Action>& plays_;

    Reading reading_; // what is looked for; size and, for runs, top are found
    int least_ = 0;
    int most_ = 0;
    std::array<Chain, 36 + badge_slots + column_count> store_; // at most one chain a face in hand
    int chains_ = 0;
};

} // namespace

void find_plays(const State& state, Seat seat, bool with_stress, std::vector<Action>& plays) {
    if (with_stress && !stress_has_moment(state, seat)) return;
    const Demand asked = demand(state, seat, with_stress);
    Search search{state, seat, asked, with_stress, plays};
    search.sets();
    search.runs();
}

} // namespace eternamente_temporario

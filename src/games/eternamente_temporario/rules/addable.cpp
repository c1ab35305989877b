#include "games/eternamente_temporario/rules/addable.h"

#include "games/eternamente_temporario/rules/combinations.h"

#include <algorithm>

namespace eternamente_temporario {

namespace {

// For each combination asked for (12 ranks of sets; 3 suits × windows of runs): can it be made around the chosen cards,
// and of which cards? Sets only need counting. In runs each rank is taken once, so what is taken from each column is
// tried in turn; hand and badge then fill up.
class Question {
  public:
    Question(const State& state, Seat seat, const Demand& asked, CardSet chosen)
        : asked_(asked),
          archive_(archive_of(state, seat)),
          loose_((state.at(seat).hand | state.at(seat).badge_cards()) & asked.cards),
          wild_(CardSet::of_rank(wild_rank(state, seat))),
          usable_(loose_ | (archive_.cards() & asked.cards)),
          base_(chosen) {
        for (int column = 0; column < column_count; ++column) uncover(column, chosen);
    }

    CardSet answer() {
        for (int rank = 1; rank <= rank_count; ++rank) try_set(rank);
        for (int size = bomb_size; size >= 2; --size) {
            const Demand::Span span = asked_.runs[static_cast<std::size_t>(size)];
            for (int top = std::max<int>(span.from, size); top <= span.to; ++top)
                for (int suit = 0; suit < suit_count; ++suit) try_run(run_of(size, top, static_cast<Suit>(suit)));
        }
        return found_;
    }

  private:
    // A chosen card of a column brings all that lies on it.
    void uncover(int column, CardSet chosen) {
        int deepest = 0;
        for (int depth = 0; depth < archive_.height(column); ++depth)
            if (chosen.contains(archive_.at(column, depth))) deepest = depth + 1;
        for (int depth = 0; depth < deepest; ++depth) base_.insert(archive_.at(column, depth));
        based_[static_cast<std::size_t>(column)] = deepest;
    }

    // How many cards of the column, from its top, could be taken into a combination of fitting cards.
    [[nodiscard]] int fitting_depth(int column, CardSet fitting) const {
        int depth = 0;
        while (depth < archive_.height(column) && fitting.contains(archive_.at(column, depth))) ++depth;
        return depth;
    }

    // Cards of a set can be added one at a time in any order, down each column: only their number matters.
    void try_set(int rank) {
        const CardSet fitting = (CardSet::of_rank(rank) | wild_) & usable_;
        if (!fitting.contains_all(base_) || found_.contains_all(fitting)) return;
        std::array<int, column_count> depths{};
        int reach = (fitting & loose_).size();
        for (int column = 0; column < column_count; ++column)
            reach += depths[static_cast<std::size_t>(column)] = fitting_depth(column, fitting);
        int size = std::min(reach, bomb_size);
        const int least = std::max(base_.size(), 1);
        while (size >= least && !asked_.sets[static_cast<std::size_t>(size)].holds(rank)) --size;
        if (size < least) return;
        const int room = size - base_.size();
        found_ |= base_;
        if (room > 0) found_ |= fitting & loose_;
        for (int column = 0; column < column_count; ++column) {
            const int based = based_[static_cast<std::size_t>(column)];
            const int deepest = std::min(depths[static_cast<std::size_t>(column)], based + room);
            for (int depth = based; depth < deepest; ++depth) found_.insert(archive_.at(column, depth));
        }
    }

    void try_run(Reading run) {
        bound_ = CardSet::of_suit(run.suit, run_ranks(run.size, run.top)) - wild_;
        const CardSet fitting = (bound_ | wild_) & usable_;
        if (!fitting.contains_all(base_) || found_.contains_all(fitting)) return;
        if (base_.size() > run.size || (base_ & bound_).pairs() != 0) return;
        if (std::popcount((fitting & bound_).faces()) + (fitting & wild_).size() < run.size) return;
        run_ = run;
        for (int column = 0; column < column_count; ++column)
            depths_[static_cast<std::size_t>(column)] = fitting_depth(column, fitting);
        try_columns(0, base_);
    }

    // `taken` holds the base and what has been taken from the columns before `column`.
    void try_columns(int column, CardSet taken) {
        if (column == column_count) {
            fill_up(taken);
            return;
        }
        try_columns(column + 1, taken);
        const int depth = depths_[static_cast<std::size_t>(column)];
        for (int i = based_[static_cast<std::size_t>(column)]; i < depth; ++i) {
            const Card card = archive_.at(column, i);
            if (bound_.contains(card) && (taken.faces() >> card.face() & 1U) != 0) return;
            taken.insert(card);
            if (taken.size() > run_.size) return;
            try_columns(column + 1, taken);
        }
    }

    // Can hand and badge make a whole run of these?
    void fill_up(CardSet taken) {
        CardSet stand = loose_ & bound_;
        const std::uint64_t filled = (taken & bound_).faces();
        stand -= CardSet::of_faces(filled, filled);
        const CardSet wilds = (loose_ & wild_) - taken;
        const int size = taken.size();
        if (size + std::popcount(stand.faces()) + wilds.size() < run_.size) return;
        found_ |= taken;
        if (size < run_.size) found_ |= stand | wilds;
    }

    const Demand& asked_;
    const Archive& archive_;
    CardSet loose_; // hand and badge
    CardSet wild_;
    CardSet usable_;
    CardSet base_;                          // the chosen cards and what covers them
    std::array<int, column_count> based_{}; // cards of each column in base_
    CardSet found_;

    Reading run_;   // being tried
    CardSet bound_; // cards that stand in it where they are printed
    std::array<int, column_count> depths_{};
};

} // namespace

CardSet cards_of_plays_with(const State& state, Seat seat, const Demand& asked, CardSet chosen) {
    return Question{state, seat, asked, chosen}.answer();
}

} // namespace eternamente_temporario

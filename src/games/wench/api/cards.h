// The cards of Wench as things: a name, a copy, and sets of them.
//
// A Card is one physical card. A Quiet table plays with two copies of each, every other table with first copies alone
// [WE-14]. What always holds: names stand suit by suit, from ace to king, so that suit and rank follow from the name;
// sets are walked by rising id, first copies before second ones. Left out: what a card does (deck.h), its words
// (text/).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace wench {

enum class Suit : std::uint8_t { spades, hearts, clubs, diamonds };

inline constexpr int suit_count = 4;
inline constexpr int rank_count = 13; // ace 1, jack 11, queen 12, king 13
inline constexpr int name_count = suit_count * rank_count;
inline constexpr int copy_count = 2;
inline constexpr int card_count = name_count * copy_count;

// clang-format off
enum class Name : std::uint8_t {
    elbows_off, poker_face, hands_off, both_feet_down, long_arm, full_round, spilled_ale, loose_purse, arm_wrestle,
    elbow_inspector, yawn, butterfingers, restless,
    nameless, never_no, curious, my_liege, kind_word, fair_trade, generous, pass_along, truce,
    card_caller, but, flattery, big_sigh,
    wrong_hand, put_it_away, bare_table, cheers_first, clear_away, clean_sweep, jumped_queue, bottoms_up, trade_hands,
    not_so_fast, right_back, last_call, house_veto,
    toll, matching, even_share, charity, last_orders, about_turn, borrowed_rule, encore, whim,
    thirsty, me_too, toast, privilege,
};
// clang-format on

[[nodiscard]] constexpr Suit suit_of(Name name) { return static_cast<Suit>(static_cast<int>(name) / rank_count); }
// 1 … 13.
[[nodiscard]] constexpr int rank_of(Name name) { return static_cast<int>(name) % rank_count + 1; }

class Card {
  public:
    constexpr Card() = default;
    // 0 … 103.
    constexpr explicit Card(int id) : id_(static_cast<std::uint8_t>(id)) { assert(id >= 0 && id < card_count); }
    constexpr explicit Card(Name name, int copy = 0) : Card(copy * name_count + static_cast<int>(name)) {
        assert(copy == 0 || copy == 1);
    }
    [[nodiscard]] constexpr int id() const { return id_; }
    [[nodiscard]] constexpr int copy() const { return id_ / name_count; }
    [[nodiscard]] constexpr Name name() const { return static_cast<Name>(id_ % name_count); }
    [[nodiscard]] constexpr Suit suit() const { return suit_of(name()); }
    [[nodiscard]] constexpr int rank() const { return rank_of(name()); }
    friend constexpr auto operator<=>(Card, Card) = default;

  private:
    std::uint8_t id_ = 0;
};

class CardSet {
  public:
    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (const Card card : cards) insert(card);
    }
    // A word of 52 bits for each copy, one bit a name; for codecs.
    static constexpr CardSet of_names(std::uint64_t first_copies, std::uint64_t second_copies) {
        assert(((first_copies | second_copies) & ~all_names) == 0);
        CardSet set;
        set.copies_ = {first_copies, second_copies};
        return set;
    }
    [[nodiscard]] constexpr std::uint64_t names(int copy) const { return copies_[static_cast<std::size_t>(copy)]; }

    constexpr void insert(Card card) { word(card) |= bit(card); }
    constexpr void erase(Card card) { word(card) &= ~bit(card); }
    [[nodiscard]] constexpr bool contains(Card card) const {
        return (copies_[static_cast<std::size_t>(card.copy())] & bit(card)) != 0;
    }
    [[nodiscard]] constexpr bool contains_all(CardSet other) const { return (other - *this).empty(); }
    [[nodiscard]] constexpr bool empty() const { return (copies_[0] | copies_[1]) == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(copies_[0]) + std::popcount(copies_[1]); }
    // By rising id; place below size().
    [[nodiscard]] constexpr Card at(int place) const {
        auto card = begin();
        while (place-- > 0) ++card;
        return *card;
    }

    friend constexpr CardSet operator|(CardSet a, CardSet b) {
        return of_names(a.copies_[0] | b.copies_[0], a.copies_[1] | b.copies_[1]);
    }
    friend constexpr CardSet operator&(CardSet a, CardSet b) {
        return of_names(a.copies_[0] & b.copies_[0], a.copies_[1] & b.copies_[1]);
    }
    friend constexpr CardSet operator-(CardSet a, CardSet b) {
        return of_names(a.copies_[0] & ~b.copies_[0], a.copies_[1] & ~b.copies_[1]);
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    class iterator {
      public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        constexpr iterator() = default;
        constexpr explicit iterator(std::array<std::uint64_t, copy_count> rest) : rest_(rest) {}
        constexpr Card operator*() const {
            return rest_[0] != 0 ? Card{std::countr_zero(rest_[0])} : Card{name_count + std::countr_zero(rest_[1])};
        }
        constexpr iterator& operator++() {
            std::uint64_t& word = rest_[rest_[0] != 0 ? 0 : 1];
            word &= word - 1;
            return *this;
        }
        constexpr iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        std::array<std::uint64_t, copy_count> rest_{};
    };
    // By rising id.
    [[nodiscard]] constexpr iterator begin() const { return iterator{copies_}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{}; }

  private:
    static constexpr std::uint64_t all_names = (std::uint64_t{1} << name_count) - 1;
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << static_cast<int>(card.name()); }
    constexpr std::uint64_t& word(Card card) { return copies_[static_cast<std::size_t>(card.copy())]; }

    std::array<std::uint64_t, copy_count> copies_{};
};

// A set of names, one bit each.
class NameSet {
  public:
    constexpr NameSet() = default;
    static constexpr NameSet from_bits(std::uint64_t bits) {
        NameSet set;
        set.bits_ = bits & ((std::uint64_t{1} << name_count) - 1);
        return set;
    }
    constexpr void insert(Name name) { bits_ |= std::uint64_t{1} << static_cast<int>(name); }
    constexpr void erase(Name name) { bits_ &= ~(std::uint64_t{1} << static_cast<int>(name)); }
    [[nodiscard]] constexpr bool contains(Name name) const { return (bits_ >> static_cast<int>(name) & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    friend constexpr bool operator==(NameSet, NameSet) = default;

  private:
    std::uint64_t bits_ = 0;
};

} // namespace wench

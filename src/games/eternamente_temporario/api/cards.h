// The 72 Feelings and sets of them. [ET-1]
//
// A Card is one physical card: a rank from 1 to 12, one of three suits, and which of the two equal copies it is. A
// CardSet is a set of such cards, small enough to be copied freely. What always holds: ids run from 0 to 71, all first
// copies before all second copies, so the lower id of two equal cards is the first copy; sets are walked by id. Left
// out: wild ranks (rules/combinations.h), faces and names.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace eternamente_temporario {

inline constexpr int rank_count = 12;
inline constexpr int suit_count = 3;
inline constexpr int face_count = rank_count * suit_count; // different cards
inline constexpr int card_count = 2 * face_count;

enum class Suit : std::uint8_t { sadness, fear, anger };

inline constexpr std::array suits{Suit::sadness, Suit::fear, Suit::anger};

class Card {
  public:
    constexpr Card() = default;
    // 0 … 71.
    constexpr explicit Card(int id) : id_(static_cast<std::uint8_t>(id)) { assert(id >= 0 && id < card_count); }
    // Rank 1 … 12, copy 0 or 1.
    constexpr Card(int rank, Suit suit, int copy = 0)
        : Card(copy * face_count + static_cast<int>(suit) * rank_count + rank - 1) {
        assert(rank >= 1 && rank <= rank_count && (copy == 0 || copy == 1));
    }
    [[nodiscard]] constexpr int id() const { return id_; }
    [[nodiscard]] constexpr int copy() const { return id_ >= face_count ? 1 : 0; }
    // 0 … 35: equal for the two copies of a card.
    [[nodiscard]] constexpr int face() const { return id_ - copy() * face_count; }
    // 1 … 12.
    [[nodiscard]] constexpr int rank() const { return face() % rank_count + 1; }
    [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(face() / rank_count); }
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
    // One word of 36 bits for each copy, faces in order: for counting by rank and suit, and for codecs.
    static constexpr CardSet of_faces(std::uint64_t first_copies, std::uint64_t second_copies) {
        assert(((first_copies | second_copies) & ~all_faces) == 0);
        CardSet set;
        set.copies_ = {first_copies, second_copies};
        return set;
    }
    static constexpr CardSet all() { return of_faces(all_faces, all_faces); }
    // All six cards of a rank.
    static constexpr CardSet of_rank(int rank) {
        const std::uint64_t faces = rank_faces << (rank - 1);
        return of_faces(faces, faces);
    }
    // The cards of a suit whose ranks are in `ranks`, bit 0 for rank 1.
    static constexpr CardSet of_suit(Suit suit, std::uint32_t ranks = suit_ranks) {
        const std::uint64_t faces = std::uint64_t{ranks & suit_ranks} << shift(suit);
        return of_faces(faces, faces);
    }

    constexpr void insert(Card card) { word(card) |= bit(card); }
    constexpr void erase(Card card) { word(card) &= ~bit(card); }
    [[nodiscard]] constexpr bool contains(Card card) const {
        return (copies_[static_cast<std::size_t>(card.copy())] & bit(card)) != 0;
    }
    [[nodiscard]] constexpr bool contains_all(CardSet other) const { return (other - *this).empty(); }
    [[nodiscard]] constexpr bool empty() const { return (copies_[0] | copies_[1]) == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(copies_[0]) + std::popcount(copies_[1]); }
    // The card of lowest id; the set must not be empty.
    [[nodiscard]] constexpr Card first() const {
        assert(!empty());
        return copies_[0] != 0 ? Card{std::countr_zero(copies_[0])} : Card{face_count + std::countr_zero(copies_[1])};
    }
    // Faces of which at least one copy is in the set.
    [[nodiscard]] constexpr std::uint64_t faces() const { return copies_[0] | copies_[1]; }
    // Faces of which both copies are in the set.
    [[nodiscard]] constexpr std::uint64_t pairs() const { return copies_[0] & copies_[1]; }
    // The faces of one copy.
    [[nodiscard]] constexpr std::uint64_t copies(int copy) const { return copies_[static_cast<std::size_t>(copy)]; }
    // Ranks of that suit of which at least one copy is in the set, bit 0 for rank 1.
    [[nodiscard]] constexpr std::uint32_t ranks_of(Suit suit) const {
        return static_cast<std::uint32_t>(faces() >> shift(suit)) & suit_ranks;
    }
    // Ranks of any suit that are in the set, bit 0 for rank 1.
    [[nodiscard]] constexpr std::uint32_t ranks() const {
        return ranks_of(Suit::sadness) | ranks_of(Suit::fear) | ranks_of(Suit::anger);
    }
    // The set with one copy of each face, the lower one: what stands for it where equal copies make no difference.
    [[nodiscard]] constexpr CardSet one_of_each() const { return of_faces(copies_[0], copies_[1] & ~copies_[0]); }

    friend constexpr CardSet operator|(CardSet a, CardSet b) {
        return raw(a.copies_[0] | b.copies_[0], a.copies_[1] | b.copies_[1]);
    }
    friend constexpr CardSet operator&(CardSet a, CardSet b) {
        return raw(a.copies_[0] & b.copies_[0], a.copies_[1] & b.copies_[1]);
    }
    friend constexpr CardSet operator-(CardSet a, CardSet b) {
        return raw(a.copies_[0] & ~b.copies_[0], a.copies_[1] & ~b.copies_[1]);
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    class iterator {
      public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        constexpr iterator() = default;
        constexpr iterator(std::uint64_t first, std::uint64_t second) : copies_{first, second} {}
        constexpr Card operator*() const { return raw(copies_[0], copies_[1]).first(); }
        constexpr iterator& operator++() {
            std::uint64_t& word = copies_[copies_[0] != 0 ? 0 : 1];
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
        std::array<std::uint64_t, 2> copies_{};
    };
    // By rising id.
    [[nodiscard]] constexpr iterator begin() const { return iterator{copies_[0], copies_[1]}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{0, 0}; }

  private:
    static constexpr std::uint64_t all_faces = (std::uint64_t{1} << face_count) - 1;
    static constexpr std::uint32_t suit_ranks = (1U << rank_count) - 1;
    static constexpr std::uint64_t rank_faces =
        1U | std::uint64_t{1} << rank_count | std::uint64_t{1} << (2 * rank_count);
    static constexpr int shift(Suit suit) { return static_cast<int>(suit) * rank_count; }
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.face(); }
    static constexpr CardSet raw(std::uint64_t first, std::uint64_t second) {
        CardSet set;
        set.copies_ = {first, second};
        return set;
    }
    constexpr std::uint64_t& word(Card card) { return copies_[static_cast<std::size_t>(card.copy())]; }

    std::array<std::uint64_t, 2> copies_{};
};

} // namespace eternamente_temporario

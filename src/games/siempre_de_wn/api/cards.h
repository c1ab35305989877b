// The 48 task and webeo cards, and heaps of them. [WN-1]
//
// A Card is what stands on its face: one of three types, and whether it is an ordinary task, a task with the Boss icon
// or a webeo. Cards with equal faces are interchangeable, so a heap counts faces and knows no single cards. What always
// holds: 36 tasks, 12 a type, of which `bosses / 3` a type carry the Boss icon, and 4 webeos a type; Cards are one
// number, copied freely. Left out: who may see a face (view.h).
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace siempre_de_wn {

enum class TaskType : std::uint8_t { email, report, presentation };
enum class Quality : std::uint8_t { plain, boss, webeo };

inline constexpr int type_count = 3;
inline constexpr int face_count = 9;
inline constexpr int task_count = 36;
inline constexpr int webeo_count = 12;
inline constexpr int card_count = task_count + webeo_count;
inline constexpr std::array task_types{TaskType::email, TaskType::report, TaskType::presentation};

class Card {
  public:
    constexpr Card() = default;
    constexpr Card(TaskType type, Quality quality = Quality::plain)
        : face_(static_cast<std::uint8_t>(static_cast<int>(quality) * type_count + static_cast<int>(type))) {}
    // 0 … 8.
    static constexpr Card of_face(int face) {
        assert(face >= 0 && face < face_count);
        return Card{static_cast<TaskType>(face % type_count), static_cast<Quality>(face / type_count)};
    }
    [[nodiscard]] constexpr int face() const { return face_; }
    [[nodiscard]] constexpr TaskType type() const { return static_cast<TaskType>(face_ % type_count); }
    [[nodiscard]] constexpr Quality quality() const { return static_cast<Quality>(face_ / type_count); }
    [[nodiscard]] constexpr bool is_webeo() const { return quality() == Quality::webeo; }
    [[nodiscard]] constexpr bool is_boss() const { return quality() == Quality::boss; }
    friend constexpr auto operator<=>(Card, Card) = default;

  private:
    std::uint8_t face_ = 0;
};

// Four bits a face: no face is there more than twelve times.
class Cards {
  public:
    constexpr Cards() = default;
    constexpr Cards(std::initializer_list<Card> cards) {
        for (const Card card : cards) add(card);
    }
    // For codecs: face 0 in the lowest bits, 36 bits in all.
    static constexpr Cards of_bits(std::uint64_t bits) {
        Cards cards;
        cards.counts_ = bits & all_bits;
        return cards;
    }
    [[nodiscard]] constexpr std::uint64_t bits() const { return counts_; }

    constexpr void add(Card card, int count = 1) {
        assert(of(card) + count <= most);
        counts_ += static_cast<std::uint64_t>(count) << shift(card);
    }
    constexpr void take(Card card) {
        assert(has(card));
        counts_ -= std::uint64_t{1} << shift(card);
    }
    // None of a face may then be there more than fifteen times.
    constexpr void add_all(Cards others) { counts_ += others.counts_; }
    [[nodiscard]] constexpr int of(Card card) const { return static_cast<int>(counts_ >> shift(card)) & most; }
    [[nodiscard]] constexpr bool has(Card card) const { return of(card) > 0; }
    [[nodiscard]] constexpr bool empty() const { return counts_ == 0; }
    [[nodiscard]] constexpr int size() const {
        constexpr std::uint64_t low_halves = 0x0F0F0F0F0F0F0F0F;
        constexpr std::uint64_t each_byte = 0x0101010101010101;
        return static_cast<int>(((counts_ & low_halves) + (counts_ >> 4 & low_halves)) * each_byte >> 56);
    }
    // Those of one quality.
    [[nodiscard]] constexpr Cards only(Quality quality) const {
        constexpr std::uint64_t three_faces = 0xFFF;
        return of_bits(counts_ & three_faces << shift(Card{TaskType::email, quality}));
    }
    [[nodiscard]] constexpr int webeos() const { return only(Quality::webeo).size(); }
    // The card at `place` when they lie in a row, sorted by face; place below the size.
    [[nodiscard]] constexpr Card at(int place) const {
        for (int face = 0; face < face_count; ++face) {
            place -= of(Card::of_face(face));
            if (place < 0) return Card::of_face(face);
        }
        assert(false);
        return {};
    }
    friend constexpr bool operator==(Cards, Cards) = default;

  private:
    static constexpr int most = 0xF;
    static constexpr std::uint64_t all_bits = (std::uint64_t{1} << 4 * face_count) - 1;
    static constexpr int shift(Card card) { return 4 * card.face(); }
    std::uint64_t counts_ = 0;
};

// Task tokens by type: what a workspace asks for. [WN-12]
struct Tokens {
    std::array<std::uint8_t, type_count> counts{};

    [[nodiscard]] constexpr int of(TaskType type) const { return counts[static_cast<std::size_t>(type)]; }
    [[nodiscard]] constexpr std::uint8_t& of(TaskType type) { return counts[static_cast<std::size_t>(type)]; }
    [[nodiscard]] constexpr int size() const { return counts[0] + counts[1] + counts[2]; }
    friend constexpr bool operator==(const Tokens&, const Tokens&) = default;
};

inline constexpr int tokens_of_a_type = 13;

} // namespace siempre_de_wn

#pragma once
// A set of squares, one bit a square: one 64-bit word up to 64 squares, two words up to 128.

#include <array>
#include <bit>
#include <cstdint>

#include "board/geometry.hpp"

namespace kingcraft {

template <class G>
class SquareSet {
  public:
    static constexpr int word_bits = 64;
    static constexpr int word_count = (G::squares + word_bits - 1) / word_bits;
    using Words = std::array<std::uint64_t, word_count>;

    constexpr SquareSet() = default;
    constexpr explicit SquareSet(Square square) { insert(square); }
    constexpr explicit SquareSet(const Words& words) : words_(words) {}

    constexpr const Words& words() const { return words_; }

    constexpr bool contains(Square square) const { return (words_[word(square)] >> (square % word_bits) & 1) != 0; }
    constexpr void insert(Square square) { words_[word(square)] |= bit(square); }
    constexpr void erase(Square square) { words_[word(square)] &= ~bit(square); }

    constexpr bool empty() const {
        std::uint64_t all = 0;
        for (const auto each : words_) all |= each;
        return all == 0;
    }
    constexpr int count() const {
        int sum = 0;
        for (const auto each : words_) sum += std::popcount(each);
        return sum;
    }
    constexpr bool more_than_one() const { return count() > 1; }
    constexpr bool intersects(const SquareSet& other) const { return !(*this & other).empty(); }

    /// The lowest square; only of a set that is not empty.
    constexpr Square first() const {
        std::size_t at = 0;
        while (words_[at] == 0) ++at;
        return static_cast<Square>(static_cast<int>(at) * word_bits + std::countr_zero(words_[at]));
    }

    /// The highest square; only of a set that is not empty.
    constexpr Square last() const {
        std::size_t at = word_count - 1;
        while (words_[at] == 0) --at;
        return static_cast<Square>(static_cast<int>(at + 1) * word_bits - 1 - std::countl_zero(words_[at]));
    }

    constexpr SquareSet operator&(const SquareSet& other) const {
        return combine(other, [](auto a, auto b) { return a & b; });
    }
    constexpr SquareSet operator|(const SquareSet& other) const {
        return combine(other, [](auto a, auto b) { return a | b; });
    }
    constexpr SquareSet operator^(const SquareSet& other) const {
        return combine(other, [](auto a, auto b) { return a ^ b; });
    }
    /// The squares of this set that are not in the other.
    constexpr SquareSet operator-(const SquareSet& other) const {
        return combine(other, [](auto a, auto b) { return a & ~b; });
    }
    /// All squares of the board that are not in this set.
    constexpr SquareSet operator~() const {
        constexpr int last_bits = G::squares - (word_count - 1) * word_bits;
        SquareSet result;
        for (std::size_t i = 0; i < word_count; ++i) result.words_[i] = ~words_[i];
        result.words_[word_count - 1] &= ~std::uint64_t{0} >> (word_bits - last_bits);
        return result;
    }
    /// Every square moved up the numbering, by less than a word; what leaves the words is lost.
    template <int Offset>
    constexpr SquareSet shifted_up() const {
        SquareSet result;
        for (std::size_t i = 0; i < word_count; ++i) {
            result.words_[i] = words_[i] << Offset;
            if (i > 0) result.words_[i] |= words_[i - 1] >> (word_bits - Offset);
        }
        return result;
    }
    /// Every square moved down the numbering, by less than a word; what leaves the words is lost.
    template <int Offset>
    constexpr SquareSet shifted_down() const {
        SquareSet result;
        for (std::size_t i = 0; i < word_count; ++i) {
            result.words_[i] = words_[i] >> Offset;
            if (i + 1 < word_count) result.words_[i] |= words_[i + 1] << (word_bits - Offset);
        }
        return result;
    }
    constexpr SquareSet& operator|=(const SquareSet& other) { return *this = *this | other; }
    constexpr SquareSet& operator&=(const SquareSet& other) { return *this = *this & other; }
    constexpr SquareSet& operator-=(const SquareSet& other) { return *this = *this - other; }
    constexpr bool operator==(const SquareSet&) const = default;

    /// Walks the squares from the lowest to the highest; the set must not change meanwhile.
    class Iterator {
      public:
        constexpr explicit Iterator(const Words& words) : words_(words) { skip(); }
        constexpr Square operator*() const {
            return static_cast<Square>(static_cast<int>(at_) * word_bits + std::countr_zero(words_[at_]));
        }
        constexpr Iterator& operator++() {
            words_[at_] &= words_[at_] - 1;
            skip();
            return *this;
        }
        /// True until the end is reached; there is only one end to compare with.
        constexpr bool operator!=(const Iterator&) const { return at_ < word_count; }

      private:
        constexpr void skip() {
            while (at_ < word_count && words_[at_] == 0) ++at_;
        }
        Words words_;
        std::size_t at_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(words_); }
    constexpr Iterator end() const { return Iterator(Words{}); }

  private:
    static constexpr std::size_t word(Square square) { return square / word_bits; }
    static constexpr std::uint64_t bit(Square square) { return std::uint64_t{1} << (square % word_bits); }

    template <class Operation>
    constexpr SquareSet combine(const SquareSet& other, Operation operation) const {
        SquareSet result;
        for (std::size_t i = 0; i < word_count; ++i) result.words_[i] = operation(words_[i], other.words_[i]);
        return result;
    }

    Words words_{};
};

}  // namespace kingcraft

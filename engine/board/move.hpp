#pragma once
// A move in 22 bits, and a list of them.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "board/piece.hpp"

namespace kingcraft {

/// The most moves of a game that is read.
inline constexpr int moves_max = 100'000;

/// How a piece moves. `step` is a plain step, leap or pawn's capture; `slide` a move along a line or round a bend that
/// a piece in the way stops; `jump` passes over pieces in the way. Those that only one game has come after these.
enum class MoveKind : std::uint8_t { step, double_step, en_passant, castle, slide, jump };

inline constexpr std::array<std::string_view, 6> common_kinds{"step",   "double", "en-passant",
                                                              "castle", "slide",  "jump"};

/// One of the kinds that only one game has, counted from 0. The game's `own_kinds` are their names in this order.
constexpr MoveKind own_kind(std::size_t number) { return static_cast<MoveKind>(common_kinds.size() + number); }

/// The most kinds that only one game has: a move has four bits for its kind.
inline constexpr std::size_t own_kinds_max = 16 - common_kinds.size();

template <class V>
constexpr std::string_view name(MoveKind kind) {
    const auto number = static_cast<std::size_t>(kind);
    if constexpr (V::own_kinds.size() > 0) {
        if (number >= common_kinds.size()) return V::own_kinds[number - common_kinds.size()];
    }
    return common_kinds[number];
}

/// From, to, kind and promotion. A castling's squares are the king's; where a piece captures without leaving its
/// square, from and to are the same.
class Move {
  public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, MoveKind kind)
        : bits_(static_cast<std::uint32_t>(from) | static_cast<std::uint32_t>(to) << to_shift |
                static_cast<std::uint32_t>(kind) << kind_shift) {}
    constexpr Move(Square from, Square to, MoveKind kind, Role promotion) : Move(from, to, kind) {
        bits_ |= static_cast<std::uint32_t>(1 + index(promotion)) << promotion_shift;
    }

    constexpr Square from() const { return static_cast<Square>(bits_ & square_mask); }
    constexpr Square to() const { return static_cast<Square>(bits_ >> to_shift & square_mask); }
    /// True when the piece captures without leaving its square.
    constexpr bool stays_in_place() const { return from() == to(); }
    constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> kind_shift & nibble); }
    constexpr std::optional<Role> promotion() const {
        const std::uint32_t code = bits_ >> promotion_shift & nibble;
        if (code == 0) return std::nullopt;
        return static_cast<Role>(code - 1);
    }
    /// False for the default move, which stands for "no move".
    constexpr bool exists() const { return bits_ != 0; }
    /// How many bits, from the lowest on, a move has.
    static constexpr int bit_count = 22;
    /// The bits, for tables.
    constexpr std::uint32_t bits() const { return bits_; }
    /// The move whose `bits()` these are.
    static constexpr Move from_bits(std::uint32_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }
    constexpr bool operator==(const Move&) const = default;

  private:
    /// The largest board has 128 squares.
    static constexpr std::uint32_t square_mask = 0x7F;
    static constexpr std::uint32_t nibble = 0xF;
    static_assert(roles_max <= nibble, "a promotion is one more than the index of its role");
    static constexpr int to_shift = 7;
    static constexpr int kind_shift = 14;
    static constexpr int promotion_shift = 18;
    std::uint32_t bits_ = 0;
};

/// A list of moves. The first 256 are stored in the list itself; a position with very many queens has more, which go to
/// the heap.
class MoveList {
  public:
    MoveList() {}
    MoveList(const MoveList&) = delete;
    MoveList& operator=(const MoveList&) = delete;

    void push(Move move) {
        if (size_ < inline_capacity) [[likely]] {
            inline_[size_++] = move;
        } else {
            push_over(move);
        }
    }
    void clear() {
        size_ = 0;
        overflow_.clear();
    }
    /// Removes the moves for which the predicate does not hold; the order stays.
    template <class Predicate>
    void filter(Predicate predicate) {
        Move* const moves = data();
        std::size_t count = 0;
        for (std::size_t i = 0; i < size_; ++i) {
            if (predicate(moves[i])) moves[count++] = moves[i];
        }
        if (size_ > inline_capacity) {
            overflow_.resize(count);
            if (count <= inline_capacity) {
                for (std::size_t i = 0; i < count; ++i) inline_[i] = overflow_[i];
            }
        }
        size_ = count;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move* begin() const { return size_ > inline_capacity ? overflow_.data() : inline_.data(); }
    const Move* end() const { return begin() + size_; }
    Move* begin() { return data(); }
    Move* end() { return data() + size_; }
    Move operator[](std::size_t at) const { return begin()[at]; }

  private:
    static constexpr std::size_t inline_capacity = 256;
    Move* data() { return size_ > inline_capacity ? overflow_.data() : inline_.data(); }

    /// Its own function, so that `push` is short enough to be inlined.
    [[gnu::noinline]] void push_over(Move move) {
        if (size_ == inline_capacity) overflow_.assign(inline_.begin(), inline_.end());
        overflow_.push_back(move);
        ++size_;
    }

    /// Not initialized: that would cost more than to generate the moves.
    union {
        std::array<Move, inline_capacity> inline_;
    };
    std::size_t size_ = 0;
    std::vector<Move> overflow_;
};

}  // namespace kingcraft

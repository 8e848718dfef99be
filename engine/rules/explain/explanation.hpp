#pragma once
// Why a move may be made, or which rule forbids it.

#include <array>
#include <cassert>
#include <initializer_list>
#include <string_view>

#include "base/message.hpp"
#include "board/geometry.hpp"

namespace kingcraft {

/// A row of squares in order, at most one line of the board and its end.
class SquarePath {
  public:
    SquarePath() = default;
    SquarePath(std::initializer_list<Square> squares) {
        for (const Square square : squares) push_back(square);
    }

    void push_back(Square square) {
        assert(size_ < capacity);
        squares_[size_++] = square;
    }
    /// Keeps the first squares, as many as there are of them.
    void shorten(std::size_t count) {
        if (count < size_) size_ = count;
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Square operator[](std::size_t at) const { return squares_[at]; }
    const Square* begin() const { return squares_.data(); }
    const Square* end() const { return begin() + size_; }

  private:
    static constexpr std::size_t capacity = 16;
    std::array<Square, capacity> squares_{};
    std::size_t size_ = 0;
};

/// An attack that forbids a move: it meets the king on this square once the move is made.
struct Threat {
    /// The cause: the king moves to an attacked square, a check remains, or the move opens a line.
    enum class Kind { walked_into, remaining, opened };
    Kind kind;
    Square attacker;
    Square king;
};

struct Explanation {
    bool legal = false;
    /// The id under which the rulebook has the rule that decides: `chess/3.5`.
    std::string_view rule;
    /// One sentence to the player.
    Message message;
    /// The squares that it is about: those passed, those up to the piece in the way, the one attacked.
    SquarePath path;
};

}  // namespace kingcraft

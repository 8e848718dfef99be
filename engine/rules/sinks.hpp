#pragma once
// Sinks for generated moves: a list, or only a count.

#include <cstdint>

#include "board/move.hpp"
#include "rules/position.hpp"

namespace kingcraft {

/// Makes every move and appends it to a list.
template <class V>
class MoveSink {
  public:
    using Set = SquaresOf<V>;

    MoveSink(const Position<V>& position, MoveList& moves) : position_(position), moves_(moves) {}

    void piece(Square from, const Set& targets) {
        for (const Square to : targets) moves_.push({from, to, V::kind(position_, from, to)});
    }
    template <int Offset>
    void pawns(const Set& targets, MoveKind kind) {
        for (const Square to : targets) moves_.push({static_cast<Square>(to - Offset), to, kind});
    }
    template <int Offset>
    void promotions(const Set& targets) {
        for (const Square to : targets) {
            for (const Role role : V::promotions)
                moves_.push({static_cast<Square>(to - Offset), to, MoveKind::step, role});
        }
    }
    void move(Move move) { moves_.push(move); }

  private:
    const Position<V>& position_;
    MoveList& moves_;
};

/// Counts the moves of a whole set of squares at once, without making them.
template <class V>
class CountSink {
  public:
    using Set = SquaresOf<V>;

    void piece(Square, const Set& targets) { add(targets); }
    template <int>
    void pawns(const Set& targets, MoveKind) {
        add(targets);
    }
    template <int>
    void promotions(const Set& targets) {
        for (std::size_t i = 0; i < V::promotions.size(); ++i) add(targets);
    }
    void move(Move) { ++count_; }

    std::uint64_t count() const { return count_; }

  private:
    void add(const Set& targets) { count_ += static_cast<std::uint64_t>(targets.count()); }
    std::uint64_t count_ = 0;
};

}  // namespace kingcraft

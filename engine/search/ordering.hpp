#pragma once
// The order in which moves are tried: the better the first move, the less there is to search.

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "rules/movegen.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// The man that the move captures, or none.
template <class V>
Piece captured_piece(const Position<V>& position, Move move) {
    return move.kind() == MoveKind::castle ? Piece{} : position.at(V::victim(position, move));
}

/// True for moves that change no material.
template <class V>
bool is_quiet(const Position<V>& position, Move move) {
    return !move.promotion() && !captured_piece(position, move).exists();
}

/// True for a promotion to another piece than the first and best of the list.
template <class V>
bool promotes_low(Move move) {
    return move.promotion().value_or(V::promotions[0]) != V::promotions[0];
}

/// True when a dearer man captures a cheaper one where it can be taken back. A man that captures without moving cannot
/// be.
template <class V>
bool is_losing_capture(const Position<V>& position, Move move, Piece captured) {
    const Piece capturer = position.at(move.from());
    if (move.from() == move.to() || V::value(capturer.role()) <= V::value(captured.role())) return false;
    return position.is_attacked(move.to(), !position.turn());
}

/// What the search has learned about quiet moves: those that refuted a sister node (killers), and those that often do
/// (history).
template <class V>
class MoveMemory {
  public:
    static constexpr int history_max = 1 << 14;
    using Killers = std::array<Move, 2>;

    void clear() {
        for (auto& killers : killers_) killers.fill(Move{});
        for (auto& color : history_) {
            for (auto& role : color) role.fill(0);
        }
    }

    const Killers& killers(int ply) const { return killers_[static_cast<std::size_t>(ply)]; }
    int history(Piece piece, Square to) const { return history_[index(piece.color())][index(piece.role())][to]; }

    /// The quiet move refuted the node at this ply.
    void reward(const Position<V>& position, Move move, int depth, int ply) {
        auto& [first, second] = killers_[static_cast<std::size_t>(ply)];
        if (first != move) second = std::exchange(first, move);
        change(position.at(move.from()), move.to(), bonus(depth));
    }
    /// The quiet move was tried before the one that refuted the node.
    void punish(const Position<V>& position, Move move, int depth) {
        change(position.at(move.from()), move.to(), -bonus(depth));
    }

  private:
    static int bonus(int depth) { return std::min(depth * depth * 8, history_max / 16); }

    /// Moves the entry toward the end of the scale, the less the nearer it is.
    void change(Piece piece, Square to, int by) {
        int& entry = history_[index(piece.color())][index(piece.role())][to];
        entry += by - entry * std::abs(by) / history_max;
    }

    std::array<Killers, max_ply + 1> killers_{};
    std::array<std::array<std::array<int, V::Geometry::squares>, role_count>, color_count> history_{};
};

/// Hands out moves from the most to the least promising.
template <class V>
class MoveOrder {
  public:
    MoveOrder(const Position<V>& position, MoveList& moves, Move from_table, const MoveMemory<V>& memory, int ply)
        : moves_(moves) {
        const std::size_t scored = std::min(moves.size(), scores_.size());
        for (std::size_t i = 0; i < scored; ++i) scores_[i] = promise(position, moves[i], from_table, memory, ply);
    }

    /// Keeps the order in which the moves stand.
    explicit MoveOrder(MoveList& moves) : moves_(moves) { scores_.fill(0); }

    /// The next move, or the default move when all were handed out.
    Move next() {
        if (next_ == moves_.size()) return Move{};
        Move* const moves = moves_.begin();
        const std::size_t scored = std::min(moves_.size(), scores_.size());
        if (next_ < scored) {
            const auto best = static_cast<std::size_t>(
                std::max_element(scores_.begin() + next_, scores_.begin() + scored) - scores_.begin());
            std::swap(scores_[next_], scores_[best]);
            std::swap(moves[next_], moves[best]);
        }
        return moves[next_++];
    }

  private:
    static constexpr int best_known = 1 << 24;
    static constexpr int capture = 1 << 20;
    static constexpr int killer = 1 << 16;

    static int promise(const Position<V>& position, Move move, Move from_table, const MoveMemory<V>& memory, int ply) {
        if (move == from_table) return best_known;
        const Piece captured = captured_piece(position, move);
        const Piece mover = position.at(move.from());
        if (captured.exists() && !promotes_low<V>(move)) {
            // The dearest victim first, by the cheapest man.
            constexpr int victims_first = 16;
            const int exchange = victims_first * V::value(captured.role()) - V::value(mover.role());
            return is_losing_capture(position, move, captured) ? exchange - capture : exchange + capture;
        }
        if (promotes_low<V>(move)) return -capture;
        if (move.promotion()) return capture;
        const auto& killers = memory.killers(ply);
        if (move == killers[0]) return killer + 1;
        if (move == killers[1]) return killer;
        return memory.history(mover, move.to());
    }

    /// Moves beyond these, of which only a composed position has so many, come last in their own order.
    std::array<int, 256> scores_;
    MoveList& moves_;
    std::size_t next_ = 0;
};

}  // namespace kingcraft

#pragma once
// Forced wins by exhaustive search: slow, but simple enough to check by reading.

#include <vector>

#include "rules/ending.hpp"
#include "support/position.hpp"

namespace kingcraft::test {

/// True when the side that has just moved has won: mate, or the capture of the king.
template <class V>
bool is_won(const Position<V>& position) {
    if (const auto verdict = V::verdict(position)) return verdict->winner == !position.turn();
    return V::king_must_be_safe && position.is_check() && count_legal(position) == 0;
}

template <class V>
bool wins_in(const Position<V>& position, int moves_to_win);

/// True when the side to move loses after each of its moves, at the latest by the opponent's move of this number.
template <class V>
bool loses_in(const Position<V>& position, int moves_to_win) {
    MoveList answers;
    generate_legal(position, answers);
    for (const Move answer : answers) {
        if (!wins_in(position.after(answer), moves_to_win)) return false;
    }
    return !answers.empty();
}

/// True when this move wins at once, or by force within this number of moves, itself included.
template <class V>
bool wins_by(const Position<V>& position, Move move, int moves_to_win) {
    const auto next = position.after(move);
    return is_won(next) || (moves_to_win > 1 && !is_dead(next) && loses_in(next, moves_to_win - 1));
}

/// True when the side to move wins by force within this number of moves.
template <class V>
bool wins_in(const Position<V>& position, int moves_to_win) {
    MoveList moves;
    generate_legal(position, moves);
    for (const Move move : moves) {
        if (wins_by(position, move, moves_to_win)) return true;
    }
    return false;
}

/// The moves, as coordinates, that win by force within this number of moves.
template <class V>
std::vector<std::string> winning_moves(const Position<V>& position, int moves_to_win) {
    MoveList moves;
    generate_legal(position, moves);
    moves.filter([&](Move move) { return wins_by(position, move, moves_to_win); });
    return ids<V>(moves);
}

}  // namespace kingcraft::test

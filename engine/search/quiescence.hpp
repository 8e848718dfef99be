#pragma once
// Search until the position is quiet, so that it is not judged in the middle of an exchange.

#include "search/evaluation.hpp"
#include "search/tree.hpp"

namespace kingcraft {

namespace detail {

/// True for moves that quiescence looks at where it may also stand pat: captures that may gain enough, and best
/// promotions.
template <class V>
bool is_worth_a_look(const Position<V>& position, Move move, int gap) {
    if (promotes_low<V>(move)) return false;
    if (move.promotion()) return true;
    const Piece captured = captured_piece(position, move);
    if (!captured.exists()) return false;
    constexpr int positional_gain = 150;
    return V::value(captured.role()) + positional_gain >= gap && !is_losing_capture(position, move, captured);
}

template <class V>
int quiescence(Tree<V>& tree, const Position<V>& position, int alpha, int beta, int ply) {
    // 1. Leave, when the slice is over or the game is.
    if (tree.enter(ply)) return draw_score;
    if (const auto settled = settled_score(tree, position, ply, beta - alpha > 1)) return *settled;
    if (ply >= max_ply || tree.quiet_nodes_left-- <= 0) return evaluate(position);

    // 2. Stand pat: whoever is not in check need not capture.
    const bool in_check = position.is_check();
    const int standing = in_check ? loss_in(ply) : evaluate(position);
    if (standing >= beta) return standing;
    alpha = std::max(alpha, standing);

    // 3. Without a move it is mate or stalemate.
    MoveList moves;
    generate_legal(position, moves);
    if (moves.empty()) return in_check && V::king_must_be_safe ? loss_in(ply) : draw_score;

    // 4. Try what disturbs the quiet.
    int best = standing;
    if (!in_check) moves.keep_if([&](Move move) { return is_worth_a_look(position, move, alpha - standing); });
    MoveOrder<V> order(position, moves, Move{}, tree.memory, ply);
    for (Move move = order.next(); move.exists(); move = order.next()) {
        Position<V> next = position;
        next.play(move);
        const int score = -detail::quiescence(tree, next, -beta, -alpha, ply + 1);
        if (tree.control.is_unwinding()) return draw_score;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        alpha = score;
        tree.lines.lead_with(move, ply);
        if (score >= beta) return score;
    }
    return best;
}

}  // namespace detail

/// The score between alpha and beta of the position when only captures, promotions and, in check, all answers are
/// looked at.
template <class V>
int quiescence(Tree<V>& tree, const Position<V>& position, int alpha, int beta, int ply) {
    constexpr int nodes_max = 1000;
    tree.quiet_nodes_left = nodes_max;
    return detail::quiescence(tree, position, alpha, beta, ply);
}

}  // namespace kingcraft

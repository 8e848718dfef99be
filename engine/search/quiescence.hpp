#pragma once
// Quiescence search: captures and promotions until the position is quiet, since evaluation in an exchange is wrong.

#include "search/cutoffs.hpp"
#include "search/margins.hpp"
#include "search/tablebase_score.hpp"
#include "search/tree.hpp"

namespace kingcraft {

namespace detail {

/// Lists the moves to try: in check all of them; else best promotions, and captures that may gain `gap` (delta
/// pruning). Returns the most that a pruned capture may gain.
template <class V>
int list_moves(const Position<V>& position, bool in_check, int gap, MoveList& moves) {
    if (in_check) {
        generate_legal(position, moves);
        return 0;
    }
    int missed = 0;
    generate_tactical(position, moves);
    moves.filter([&](Move move) {
        if (is_underpromotion<V>(move)) return false;
        if (move.promotion()) return true;
        const Piece captured = captured_piece(position, move);
        if (!captured.exists()) return false;
        const int gain = piece_value<V>(captured.role()) + margins::delta;
        if (gain < gap) missed = std::max(missed, gain);
        return gain >= gap;
    });
    return missed;
}

/// True when the side to move is stalemated. Looked for only with kings and pawns, since a piece almost always has a
/// move.
template <class V>
bool is_stalemate(const Position<V>& position) {
    return !has_pieces(position, position.turn()) && count_legal(position) == 0;
}

template <class V>
int quiescence(Tree<V>& tree, const Position<V>& position, int alpha, int beta, int ply) {
    // 1. Return when the slice or the game is over, or an endgame table has the score.
    const bool pv_node = beta - alpha > 1;
    if (tree.enter(ply)) return draw_score;
    if (const auto settled = settled_score(tree, position, ply, pv_node)) return *settled;
    if (const auto tablebase = tablebase_score(tree, position, ply)) return tablebase->score;
    if (ply >= max_ply || tree.quiet_nodes_left-- <= 0) return evaluate(position, tree.net_evaluator, ply);

    // 2. Transposition table cutoff.
    const auto entry = tree.transposition_table.probe(position.key());
    if (!pv_node) {
        if (const auto score = table_cutoff(entry, 0, alpha, beta, ply)) return *score;
    }

    // 3. Stand pat: a side that is not in check need not capture.
    const bool in_check = position.is_check();
    TranspositionEntry found{{}, loss_in(ply), 0, Bound::upper};
    if (!in_check) {
        if (is_stalemate(position)) return draw_score;
        found.evaluation = static_evaluation(tree, position, ply, entry);
        found.score = with_correction(tree, position, found.evaluation);
        if (found.score >= beta) return found.score;
    }
    const int standing = found.score;
    alpha = std::max(alpha, standing);

    // 4. List the moves. Without a move out of check it is mate.
    MoveList moves;
    // A pruned capture might gain so much: the stored score is an upper bound and must include it.
    found.score += list_moves(position, in_check, alpha - standing, moves);
    tree.attention.filter(position, in_check, moves);
    if (in_check && moves.empty()) return V::king_must_be_safe ? loss_in(ply) : draw_score;

    // 5. Search the moves that lose no material.
    const PreviousMoves back = tree.previous_moves(ply);
    MovePicker<V> picker(position, moves, entry ? entry->move : Move{}, tree.history, ply, back);
    for (Move move = picker.next(); move.exists(); move = picker.next()) {
        if (picker.is_at_losing_captures() && found.score > -decisive_score) break;
        const Position<V> next = position.after(move);
        tree.transposition_table.prefetch(next.key());
        tree.played(ply) = {position.at(move.from()), move};
        const int score = -detail::quiescence(tree, next, -beta, -alpha, ply + 1);
        if (tree.clock.is_unwinding()) return draw_score;
        if (score <= found.score) continue;
        found.score = score;
        if (score <= alpha) continue;
        alpha = score;
        found.move = move;
        if (pv_node) tree.pv.update(move, ply);
        if (score >= beta) {
            found.bound = Bound::lower;
            break;
        }
    }
    TranspositionEntry stored = found;
    stored.score = to_table(stored.score, ply);
    tree.transposition_table.store(position.key(), stored);
    return found.score;
}

}  // namespace detail

/// The score between alpha and beta when only captures, promotions and, in check, all moves are searched.
template <class V>
int quiescence(Tree<V>& tree, const Position<V>& position, int alpha, int beta, int ply) {
    tree.quiet_nodes_left = margins::quiescence_nodes;
    return detail::quiescence(tree, position, alpha, beta, ply);
}

}  // namespace kingcraft

#pragma once
// Search until the position is quiet, so that it is not judged in the middle of an exchange.

#include "search/cutoffs.hpp"
#include "search/endgames.hpp"
#include "search/margins.hpp"
#include "search/tree.hpp"

namespace kingcraft {

namespace detail {

/// The moves to be tried: in check all of them, else best promotions and the captures that may gain as much as `gap`
/// (delta pruning). Returns what one of the other captures may gain at most.
template <class V>
int list_moves(const Position<V>& position, bool in_check, int gap, MoveList& moves) {
    if (in_check) {
        generate_legal(position, moves);
        return 0;
    }
    int missed = 0;
    generate_disturbing(position, moves);
    moves.keep_if([&](Move move) {
        if (promotes_low<V>(move)) return false;
        if (move.promotion()) return true;
        const Piece captured = captured_piece(position, move);
        if (!captured.exists()) return false;
        const int gain = piece_value<V>(captured.role()) + margins::quiescence_gain;
        if (gain < gap) missed = std::max(missed, gain);
        return gain >= gap;
    });
    return missed;
}

/// True where the side to move is stalemated; asked only where it has pawns and kings alone, since one piece hardly
/// ever is without a move.
template <class V>
bool is_stalemate(const Position<V>& position) {
    return !has_pieces(position, position.turn()) && count_legal(position) == 0;
}

template <class V>
int quiescence(Tree<V>& tree, const Position<V>& position, int alpha, int beta, int ply) {
    // 1. Leave, when the slice is over, or the game is, or its end is known.
    const bool expects_line = beta - alpha > 1;
    if (tree.enter(ply)) return draw_score;
    if (const auto settled = settled_score(tree, position, ply, expects_line)) return *settled;
    if (const auto told = endgame_score(tree, position, ply)) return told->score;
    if (ply >= max_ply || tree.quiet_nodes_left-- <= 0) return evaluate(position);

    // 2. What the table knows.
    const auto known = tree.table.probe(position.key());
    if (!expects_line) {
        if (const auto score = table_cutoff(known, 0, alpha, beta, ply)) return *score;
    }

    // 3. Stand pat: whoever is not in check need not capture.
    const bool in_check = position.is_check();
    TableEntry found{{}, loss_in(ply), 0, Bound::upper};
    if (!in_check) {
        if (is_stalemate(position)) return draw_score;
        found.evaluation = static_evaluation(position, known);
        found.score = found.evaluation;
        if (found.score >= beta) return found.score;
    }
    const int standing = found.score;
    alpha = std::max(alpha, standing);

    // 4. Without a move out of check it is mate.
    MoveList moves;
    // Whatever is left out might gain so much: the score kept in the table must not promise less.
    found.score += list_moves(position, in_check, alpha - standing, moves);
    if (in_check && moves.empty()) return V::king_must_be_safe ? loss_in(ply) : draw_score;

    // 5. Try what disturbs the quiet and loses nothing.
    const StepsBack back = tree.steps_back(ply);
    MoveOrder<V> order(position, moves, known ? known->move : Move{}, tree.memory, ply, back);
    for (Move move = order.next(); move.exists(); move = order.next()) {
        if (order.is_at_losing_captures() && found.score > -decisive_score) break;
        const Position<V> next = position.after(move);
        tree.table.prefetch(next.key());
        tree.step(ply) = {position.at(move.from()), move};
        const int score = -detail::quiescence(tree, next, -beta, -alpha, ply + 1);
        if (tree.control.is_unwinding()) return draw_score;
        if (score <= found.score) continue;
        found.score = score;
        if (score <= alpha) continue;
        alpha = score;
        found.move = move;
        if (expects_line) tree.lines.lead_with(move, ply);
        if (score >= beta) {
            found.bound = Bound::lower;
            break;
        }
    }
    TableEntry entry = found;
    entry.score = to_table(entry.score, ply);
    tree.table.store(position.key(), entry);
    return found.score;
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

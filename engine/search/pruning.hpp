#pragma once
// Which moves of a node are pruned, and how far the others are reduced.

#include <algorithm>

#include "search/margins.hpp"
#include "search/move_picker.hpp"
#include "search/node.hpp"
#include "search/static_exchange.hpp"
#include "search/tree.hpp"

namespace kingcraft::detail {

template <class V>
bool gives_check(const Position<V>& position, Move move) {
    return position.after(move).is_check();
}

/// True for a quiet move that will hardly raise alpha, by futility, history or SEE pruning.
template <class V>
bool can_prune_quiet(const Tree<V>& tree, const Position<V>& position, Move move, const Node& node,
                     const Progress& progress) {
    const int left = std::max(node.depth - margins::late_move_reduction(node.depth, progress.tried), 0);
    if (left <= margins::futility_depth && node.static_eval + margins::futility(left) <= progress.alpha) return true;
    const PreviousMoves back = tree.previous_moves(node.ply);
    if (left <= margins::history_pruning_depth &&
        tree.history.quiet(position.at(move.from()), move, back) < margins::history_pruning(node.depth))
        return true;
    return left <= margins::see_depth && !see_ge(position, move, margins::see_quiet(left));
}

/// True when moves of the node may be pruned: one is good enough that the side to move is not lost without them.
inline bool prunes_moves(const Node& node, const Progress& progress) {
    return progress.tried > 0 && !node.in_check && node.has_pieces && progress.found.score >= -decisive_score &&
           !is_decisive(progress.alpha);
}

/// True when so many moves were tried that no quiet move is likely to be better. Includes moves that give check: to
/// find out which do takes longer than is gained.
inline bool prunes_all_quiets(const Node& node, const Progress& progress) {
    return !node.pv_node && node.depth <= margins::late_move_pruning_depth &&
           progress.tried >= margins::late_move_pruning(node.depth, node.improving) && prunes_moves(node, progress);
}

/// True for a late move that will hardly raise alpha at its reduced depth. Checks are never pruned.
template <class V>
bool can_prune(const Tree<V>& tree, const Position<V>& position, Move move, bool quiet, const Node& node,
               const Progress& progress, const MovePicker<V>& picker) {
    if (!prunes_moves(node, progress)) return false;
    const bool prunable = quiet ? can_prune_quiet(tree, position, move, node, progress)
                                : picker.is_at_losing_captures() && node.depth <= margins::see_depth &&
                                      !see_ge(position, move, margins::see_capture(node.depth));
    return prunable && !gives_check(position, move);
}

/// Late move reduction of a quiet move or losing capture, in plies.
template <class V>
int reduction_of(const Tree<V>& tree, const Position<V>& position, Move move, bool quiet, const Node& node, int tried) {
    if (node.depth < margins::reduction_depth || tried < margins::unreduced_moves) return 0;
    int reduction = margins::late_move_reduction(node.depth, tried);
    reduction += (node.improving ? 0 : 1) - (node.pv_node ? 1 : 0) - (node.in_check ? 1 : 0);
    if (!quiet) return reduction - 1;
    const auto& killers = tree.history.killers(node.ply);
    if (move == killers[0] || move == killers[1]) --reduction;
    const PreviousMoves back = tree.previous_moves(node.ply);
    return reduction + (node.cut_node ? 1 : 0) -
           tree.history.quiet(position.at(move.from()), move, back) / margins::history_per_ply;
}

}  // namespace kingcraft::detail

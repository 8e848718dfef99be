#pragma once
// Which moves of a node need no search, and which one less deep.

#include <algorithm>

#include "search/exchange.hpp"
#include "search/margins.hpp"
#include "search/node.hpp"
#include "search/ordering.hpp"
#include "search/tree.hpp"

namespace kingcraft::detail {

template <class V>
bool gives_check(const Position<V>& position, Move move) {
    return position.after(move).is_check();
}

/// True for a quiet move of which the static evaluation, its history or the exchange on its square says that it will
/// hardly raise alpha.
template <class V>
bool is_hopeless_quiet(const Tree<V>& tree, const Position<V>& position, Move move, const Node& node,
                       const Progress& progress) {
    const int left = std::max(node.depth - margins::late_move_reduction(node.depth, progress.tried), 0);
    if (left <= margins::futile_depth && node.evaluation + margins::futile(left) <= progress.alpha) return true;
    const StepsBack back = tree.steps_back(node.ply);
    if (left <= margins::bad_history_depth &&
        tree.memory.quiet(position.at(move.from()), move, back) < margins::bad_history(node.depth))
        return true;
    return left <= margins::losing_depth && !exchange_gains(position, move, margins::losing_quiet(left));
}

/// True for a move behind others that will hardly raise alpha at the depth that is left for it.
template <class V>
bool is_hopeless(const Tree<V>& tree, const Position<V>& position, Move move, bool quiet, const Node& node,
                 const Progress& progress, const MoveOrder<V>& order) {
    if (progress.tried == 0 || node.in_check || !node.has_pieces || progress.found.score < -decisive_score ||
        is_decisive(progress.alpha))
        return false;
    const bool hopeless = quiet ? is_hopeless_quiet(tree, position, move, node, progress)
                                : order.is_at_losing_captures() && node.depth <= margins::losing_depth &&
                                      !exchange_gains(position, move, margins::losing_capture(node.depth));
    return hopeless && !gives_check(position, move);
}

/// How many plies less deep than the first one a quiet move, or a losing capture, is searched.
template <class V>
int reduction_of(const Tree<V>& tree, const Position<V>& position, Move move, bool quiet, const Node& node, int tried) {
    constexpr int full_moves = 2;
    constexpr int history_per_ply = 10000;
    if (node.depth < 3 || tried < full_moves) return 0;
    int reduction = margins::late_move_reduction(node.depth, tried);
    reduction += (node.improving ? 0 : 1) - (node.expects_line ? 1 : 0) - (node.in_check ? 1 : 0);
    if (!quiet) return reduction - 1;
    const auto& killers = tree.memory.killers(node.ply);
    if (move == killers[0] || move == killers[1]) --reduction;
    const StepsBack back = tree.steps_back(node.ply);
    return reduction + (node.expects_cut ? 1 : 0) -
           tree.memory.quiet(position.at(move.from()), move, back) / history_per_ply;
}

}  // namespace kingcraft::detail

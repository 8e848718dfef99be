#pragma once
// Updates the histories after the moves of a node were searched.

#include "search/margins.hpp"
#include "search/move_picker.hpp"
#include "search/node.hpp"
#include "search/tree.hpp"

namespace kingcraft::detail {

/// Learns from a score that says on which side of it the static evaluation lies. A capture changes what is
/// evaluated, so it says nothing.
template <class V>
void update_corrections(Tree<V>& tree, const Position<V>& position, const Node& node, const TranspositionEntry& found) {
    if (tree.corrections == nullptr || node.in_check || is_decisive(found.score)) return;
    const int difference = found.score - node.static_eval;
    if (difference <= 0 ? found.bound == Bound::lower : found.bound == Bound::upper) return;
    if (!found.move.exists() || is_quiet(position, found.move))
        tree.corrections->update(position, difference, node.depth);
}

/// Rewards the best move in the history, and lowers the moves tried before it.
template <class V>
void update_history(Tree<V>& tree, const Position<V>& position, const Node& node, const Progress& progress) {
    const Move best = progress.found.move;
    const PreviousMoves back = tree.previous_moves(node.ply);
    const int bonus = margins::history_bonus(node.depth);
    const bool best_is_quiet = is_quiet(position, best);
    const auto update_one = [&](Move move, int by) {
        const Piece piece = position.at(move.from());
        const Piece captured = captured_piece(position, move);
        if (captured.exists()) {
            tree.history.update_capture(piece, move, captured, by);
        } else if (best_is_quiet && is_quiet(position, move)) {
            tree.history.update_quiet(piece, move, back, by);
        }
    };
    update_one(best, bonus);
    for (const Move move : progress.failed) update_one(move, -bonus);
    if (!best_is_quiet) return;
    tree.history.add_killer(best, node.ply);
    tree.history.set_counter(back.one, best);
}

}  // namespace kingcraft::detail

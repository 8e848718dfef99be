#pragma once
// Cutoffs that decide a node before its moves are searched.

#include <optional>

#include "rules/ending.hpp"
#include "search/evaluation.hpp"
#include "search/tree.hpp"

namespace kingcraft {

namespace detail {

/// Scores of wins count plies from the root in the search, and from the position in the transposition table.
constexpr int to_table(int score, int ply) {
    return score > counted_score ? score + ply : score < -counted_score ? score - ply : score;
}
constexpr int from_table(int score, int ply) {
    return score > counted_score ? score - ply : score < -counted_score ? score + ply : score;
}

/// The stored score, when its bound and depth are enough for this node.
inline std::optional<int> table_cutoff(const std::optional<TranspositionEntry>& entry, int depth, int alpha, int beta,
                                       int ply) {
    if (!entry || entry->depth < depth) return std::nullopt;
    const int score = from_table(entry->score, ply);
    const bool settles = entry->bound == Bound::exact || (entry->bound == Bound::lower && score >= beta) ||
                         (entry->bound == Bound::upper && score <= alpha);
    return settles ? std::optional(score) : std::nullopt;
}

/// Repetition and fifty moves: the search counts a draw as soon as it can be claimed.
template <class V>
bool is_claimable_draw(const Tree<V>& tree, const Position<V>& position) {
    if (tree.keys.is_repetition()) return true;
    if (position.halfmove_clock() < claimable_halfmoves) return false;
    const auto outcome = position_outcome(position);
    return !outcome || !outcome->winner;
}

template <class V>
bool has_pieces(const Position<V>& position, Color color) {
    return !(position.of(color) - position.of(Role::pawn) - position.of(Role::king)).empty();
}

/// The static evaluation, from the transposition table or computed.
template <class V>
int static_evaluation(Tree<V>& tree, const Position<V>& position, int ply,
                      const std::optional<TranspositionEntry>& entry) {
    return entry && entry->evaluation != no_evaluation ? entry->evaluation
                                                       : evaluate(position, tree.net_evaluator, ply);
}

/// The static evaluation with its correction. That of a lone king leads to mate, so it stays as it is.
template <class V>
int with_correction(const Tree<V>& tree, const Position<V>& position, int evaluation) {
    if (tree.corrections == nullptr || !NetInputs<V>::applies(position)) return evaluation;
    return tree.corrections->corrected(position, evaluation);
}

}  // namespace detail

}  // namespace kingcraft

#pragma once
// What settles a node before its moves are searched, or shortens the search of one.

#include <optional>

#include "rules/ending.hpp"
#include "search/evaluation.hpp"
#include "search/tree.hpp"

namespace kingcraft {

namespace detail {

/// Scores of wins are counted from the root while searching, and from the position itself in the table.
constexpr int to_table(int score, int ply) {
    return score > counted_score ? score + ply : score < -counted_score ? score - ply : score;
}
constexpr int from_table(int score, int ply) {
    return score > counted_score ? score - ply : score < -counted_score ? score + ply : score;
}

/// The stored score, when it settles what the node is asked.
inline std::optional<int> table_cutoff(const std::optional<TableEntry>& entry, int depth, int alpha, int beta,
                                       int ply) {
    if (!entry || entry->depth < depth) return std::nullopt;
    const int score = from_table(entry->score, ply);
    const bool settles = entry->bound == Bound::exact || (entry->bound == Bound::lower && score >= beta) ||
                         (entry->bound == Bound::upper && score <= alpha);
    return settles ? std::optional(score) : std::nullopt;
}

/// Threefold repetition and fifty moves, which the search takes for drawn at the first chance to claim.
template <class V>
bool is_claimable_draw(const Tree<V>& tree, const Position<V>& position) {
    if (tree.path.is_repetition()) return true;
    if (position.halfmove_clock() < claimable_halfmoves) return false;
    const auto outcome = position_outcome(position);
    return !outcome || !outcome->winner;
}

template <class V>
bool has_pieces(const Position<V>& position, Color color) {
    return !(position.of(color) - position.of(Role::pawn) - position.of(Role::king)).empty();
}

/// What the position is worth without a search, remembered or found now.
template <class V>
int static_evaluation(const Position<V>& position, const std::optional<TableEntry>& known) {
    return known && known->evaluation != no_evaluation ? known->evaluation : evaluate(position);
}

}  // namespace detail

}  // namespace kingcraft

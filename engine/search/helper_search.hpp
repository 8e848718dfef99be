#pragma once
// Lazy SMP (Martin Sedlák, 2013): several searches of one position that share only the transposition table. The main
// search reports the result; the helpers fill the table, and store their own results in it.

#include <optional>

#include "base/split_mix.hpp"
#include "search/limits.hpp"
#include "search/root_moves.hpp"
#include "search/transposition_table.hpp"

namespace kingcraft {

/// The limits of a helper: no limit of depth or time, since the main search ends the work, and one line only.
inline Limits limits_of_helper(Limits limits, int helper) {
    limits.depth.reset();
    limits.movetime.reset();
    limits.clock.reset();
    limits.multipv = 1;
    limits.helper = helper;
    return limits;
}

/// Whether a helper skips this depth; the main search (number 0) skips none. Helpers skip every second depth, or two of
/// four, or three of six: two helpers of the first kind, four of the second, six of the third and so on. So some of
/// them are always ahead of the main search, at different depths.
constexpr bool skips_depth(int helper, int depth) {
    if (helper == 0) return false;
    int stride = 1;
    int phase = helper - 1;
    while (phase >= 2 * stride) phase -= 2 * stride++;
    return (depth + phase) / stride % 2 != 0;
}

/// The next depth that the search does not skip.
constexpr int next_depth(int helper, int depth) {
    do ++depth;
    while (skips_depth(helper, depth));
    return depth;
}

namespace detail {

/// The key of a search's result, which is no position's key. It changes with every search, since an earlier search of
/// the position may not have known a repetition.
inline Key helper_result_key(const TranspositionTable& table, Key root) {
    return root ^ golden_step * (table.generation() + Key{1});
}

}  // namespace detail

/// The deepest result of the helpers in this search: move, score and depth. `root` is the key of the root position.
inline std::optional<TranspositionEntry> find_helper_result(const TranspositionTable& table, Key root) {
    return table.probe(detail::helper_result_key(table, root));
}

/// Stores the best move of a completed depth for the other searches, unless a deeper result is there.
inline void store_helper_result(TranspositionTable& table, Key root, const RootMove& best, int depth) {
    if (const auto known = find_helper_result(table, root); known && known->depth >= depth) return;
    table.store(detail::helper_result_key(table, root), {best.move, best.score, depth, Bound::exact});
}

}  // namespace kingcraft

#pragma once
// The moves of the root, and how a search hears of what others found there: a helper leaves the result of each depth
// in the table, under a key that is no position's.

#include <cstdint>
#include <optional>
#include <vector>

#include "board/split_mix.hpp"
#include "search/score.hpp"
#include "search/table.hpp"

namespace kingcraft {

/// A move of the root and what is known of it.
struct RootMove {
    Move move;
    /// The score, depth and longest line of the last search that found it best of those not yet in line; depth 0 before
    /// the first.
    int score = -infinite_score;
    int depth = 0;
    int seldepth = 0;
    /// What it took at the depth that is searched now or was searched last.
    std::uint64_t nodes = 0;
    /// The score may be still higher: it left the window of that search.
    bool is_lower_bound = false;
    /// From the move itself on.
    std::vector<Move> line{};
};

namespace detail {

/// Another one for every search, since an earlier one of the same position may not have known of a repetition.
inline Key root_news_key(const Table& table, Key root) { return root ^ golden_step * (table.generation() + Key{1}); }

}  // namespace detail

/// What a helper of the search under way found of the position with the key `root`: move, score and depth.
inline std::optional<TableEntry> find_root_news(const Table& table, Key root) {
    return table.probe(detail::root_news_key(table, root));
}

/// Leaves the best move of a completed depth for others to find, unless they can find a deeper one.
inline void leave_root_news(Table& table, Key root, const RootMove& best, int depth) {
    if (const auto known = find_root_news(table, root); known && known->depth >= depth) return;
    table.store(detail::root_news_key(table, root), {best.move, best.score, depth, Bound::exact});
}

}  // namespace kingcraft

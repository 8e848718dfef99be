#pragma once
// A whole search in one call. It is compiled with the search of the game, so that programs that play games need not
// compile another one.

#include <optional>
#include <vector>

#include "rules/position.hpp"
#include "search/limits.hpp"
#include "search/net/net.hpp"
#include "search/root_moves.hpp"
#include "search/search_history.hpp"
#include "search/transposition_table.hpp"

namespace kingcraft {

struct FinishedSearch {
    /// The best moves with their lines, best first; empty only when there is no move.
    std::vector<RootMove> lines;
    /// The move to play, chosen as the playing level does; none when there is no move.
    std::optional<RootMove> best;
};

/// The positions of a game, from its start on.
template <class V>
using PlayedPositions = std::vector<Position<V>>;

/// Searches the last of the positions until a limit is reached. Limits of time do not count, since there is no clock.
template <class V>
FinishedSearch run_search(TranspositionTable& table, SearchHistory<V>& history, const PlayedPositions<V>& game,
                          const Limits& limits, const Net* net);

}  // namespace kingcraft

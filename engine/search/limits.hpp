#pragma once
// The limits of a search: depth, nodes, time, and the playing level. The caller provides the clock.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "board/move.hpp"

namespace kingcraft {

/// A monotonic clock, in milliseconds.
using Now = std::function<std::int64_t()>;
/// Nodes between two calls of the caller and the clock.
inline constexpr std::uint64_t poll_interval = 1024;
/// Called every 1024 nodes: may the search go on? On false it pauses, and can be continued.
using GoOn = std::function<bool()>;

/// The clock of the side to move, in milliseconds.
struct ClockLimit {
    std::int64_t remaining = 0;
    std::int64_t increment = 0;
    /// Moves to the next time control; 0 when the clock has to last for the whole game.
    int moves_to_go = 0;
};

inline constexpr int depth_max = 100;
inline constexpr int level_min = 1;
inline constexpr int level_max = 10;
inline constexpr int multipv_max = 256;
/// The default time that a move takes to reach the player, in milliseconds.
inline constexpr std::int64_t overhead_default = 30;

/// The first limit reached ends the search. Without limits it runs until it is stopped or the game is solved.
struct Limits {
    /// Plies, 1 to `depth_max`.
    std::optional<int> depth{};
    std::optional<std::uint64_t> nodes{};
    /// Nodes after which no iteration begins.
    std::optional<std::uint64_t> soft_nodes{};
    /// Milliseconds for this move.
    std::optional<std::int64_t> movetime{};
    std::optional<ClockLimit> clock{};
    /// The time of the clock that each move takes to reach the player, in milliseconds.
    std::int64_t overhead = overhead_default;
    /// A win in this many own moves ends the search.
    std::optional<int> mate{};
    /// The moves to choose from; all legal ones when empty.
    std::vector<Move> moves{};
    /// How many of the best moves get their own line, 1 to 256.
    int multipv = 1;
    /// The playing level: 1, which a child can beat, to 10, full strength.
    int level = level_max;
    /// The seed for what the lower levels overlook and choose, and unless it is 0, for the opening moves of full
    /// strength. The same seed plays the same moves.
    std::uint64_t seed = 0;
    /// The time limits wait for `ponder_hit`.
    bool ponder = false;
    /// The number of the helper, see helper_search.hpp; 0 for the main search.
    int helper = 0;
};

}  // namespace kingcraft

#pragma once
// What ends a search: depth, nodes, time, and the level of play. Time is told by the caller, in milliseconds.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "board/move.hpp"

namespace kingcraft {

/// A clock that only has to go forward, in milliseconds.
using Now = std::function<std::int64_t()>;
/// How many nodes pass between two looks at the caller and the clock.
inline constexpr std::uint64_t poll_interval = 1024;
/// Asked every 1024 nodes whether the search may go on; when it says no, the search pauses and can be taken up again.
using GoOn = std::function<bool()>;

/// The clock of the side to move, in milliseconds.
struct ClockLimit {
    std::int64_t remaining = 0;
    std::int64_t increment = 0;
    /// Moves to the next time control; 0 when the clock has to last for the whole game.
    int moves_to_go = 0;
};

inline constexpr int level_min = 1;
inline constexpr int level_max = 10;
inline constexpr int multipv_max = 256;
/// What an answer takes on its way to the player where nothing else is known, in milliseconds.
inline constexpr std::int64_t overhead_default = 30;

/// Whichever limit is reached first ends the search; without any, it runs until it is stopped or the game is solved.
struct Limits {
    /// Plies, 1 to 100.
    std::optional<int> depth{};
    std::optional<std::uint64_t> nodes{};
    /// Milliseconds for this move.
    std::optional<std::int64_t> movetime{};
    std::optional<ClockLimit> clock{};
    /// What of the clock each answer takes on its way to the player, in milliseconds.
    std::int64_t overhead = overhead_default;
    /// A win in this many own moves ends the search.
    std::optional<int> mate{};
    /// The moves to choose from; all legal ones when empty.
    std::vector<Move> moves{};
    /// How many of the best moves get a line of their own, 1 to 256.
    int multipv = 1;
    /// 1, which a beginner can beat, to 10, full strength.
    int level = level_max;
    /// What the choices of the lower levels are drawn from, and in an opening, unless it is 0, those of the others;
    /// the same seed plays the same moves.
    std::uint64_t seed = 0;
    /// The time limits wait for `ponder_hit`.
    bool ponder = false;
    /// Which of the searches of this position it is, see helpers.hpp; 0 for the one that tells the result.
    int helper = 0;
};

}  // namespace kingcraft

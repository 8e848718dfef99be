#pragma once
// The steps of building a table: count, report, run in parallel, save.

#include <cstddef>
#include <cstdint>
#include <functional>

namespace kingcraft {

/// The event to which plies are counted.
enum class EndgameGoal : std::uint8_t {
    /// The end of the game.
    end,
    /// The end of the game, or an earlier capture or pawn move that resets the fifty-move count and keeps the win.
    /// Values
    /// have `reset_head_start` plies more than the real number. A win takes an odd number of plies and a loss an even
    /// one, but the loser may have to make the resetting move. Then his ply is left out when the winner is to move, and
    /// counted twice otherwise. So the value is within an even limit exactly when the real number is.
    reset_for_winner_to_move,
    reset_for_loser_to_move
};

inline constexpr int reset_head_start = 2;

/// Called before each pass with the goal and the plies of the positions from which the pass starts; -1 before the
/// first.
using PassReport = std::function<void(EndgameGoal goal, int plies)>;

/// Work on the numbers from `begin` to `end`, which is excluded.
using RangeWork = std::function<void(std::size_t begin, std::size_t end)>;
/// Does the work on all numbers below `size`, in ranges that may run in parallel.
using ParallelFor = std::function<void(std::size_t size, const RangeWork& work)>;
/// Saves memory, or loads it. Returns false on failure.
using Transfer = std::function<bool(void* memory, std::size_t bytes)>;

}  // namespace kingcraft

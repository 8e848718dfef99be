#pragma once
// To what a builder of tables counts the plies, and what it tells of its way there.

#include <cstdint>
#include <functional>

namespace kingcraft {

/// To what the plies are counted.
enum class EndgameGoal : std::uint8_t {
    /// The end of the game.
    end,
    /// The end of the game, or before it the capture or pawn move behind which the fifty-move count begins afresh and
    /// the win is still there; told as `reset_head_start` plies more than there are. A win takes an odd number, a loss
    /// an even one, but the loser may be the one who has to make that move. To keep the number within an even bound
    /// just when the true one is, his ply is left out where the winner is to move, and counted twice in the other case.
    reset_for_winner_to_move,
    reset_for_loser_to_move
};

inline constexpr int reset_head_start = 2;

/// Is told before each pass to what plies are counted, and how many of them the positions last that it starts from; -1
/// before the first.
using PassReport = std::function<void(EndgameGoal goal, int plies)>;

}  // namespace kingcraft

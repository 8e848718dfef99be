#pragma once
// Scores: hundredths of a pawn for the side to move. At both ends of the scale are wins and losses by their distance.

#include <cstdlib>

#include "rules/outcome.hpp"

namespace kingcraft {

/// The longest line, in plies from the root, that the search follows.
inline constexpr int max_ply = 120;

inline constexpr int draw_score = 0;
inline constexpr int win_score = 30000;
/// Above every score that can occur.
inline constexpr int infinite_score = 32000;
/// Scores beyond this, either way, say that the game ends by force.
inline constexpr int decisive_score = win_score - 2 * max_ply;

/// Scores beyond this, either way, are counted from the root in plies.
inline constexpr int counted_score = 28000;
/// The score, less the plies, of a win in an endgame table that the fifty-move rule may turn into a draw, and of a
/// cursed win, which it turns into a draw unless somebody errs.
inline constexpr int unsure_win_score = 29000;
inline constexpr int cursed_win_score = 700;

/// The score of winning with the move that makes `plies` half-moves from the root.
constexpr int win_in(int plies) { return win_score - plies; }
/// The score of having lost after `plies` half-moves from the root.
constexpr int loss_in(int plies) { return plies - win_score; }
constexpr bool is_decisive(int score) { return score > decisive_score || score < -decisive_score; }

/// The score of a game that has ended so after `plies` half-moves from the root, for the side to move.
constexpr int score_of(const Outcome& outcome, Color turn, int plies) {
    if (!outcome.winner) return draw_score;
    return *outcome.winner == turn ? win_in(plies) : loss_in(plies);
}

/// A score as it is reported, for the side to move.
struct Score {
    enum class Unit { centipawns, mate };
    Unit unit = Unit::centipawns;
    /// Hundredths of a pawn; or the number of the winner's moves to mate or, where kings are captured, to that capture:
    /// negative when the opponent wins, 0 when the side to move has lost already.
    int value = 0;
    bool operator==(const Score&) const = default;
};

constexpr Score make_score(int score) {
    if (!is_decisive(score)) return {Score::Unit::centipawns, score};
    const int plies = win_score - std::abs(score);
    return {Score::Unit::mate, score > 0 ? (plies + 1) / 2 : -(plies / 2)};
}

}  // namespace kingcraft

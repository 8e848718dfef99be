#pragma once
// Margins and depths of pruning, reductions and extensions. Scores are in hundredths of a pawn, depths in plies. All of
// them are trade-offs; docs/strength.md says which ones were decided by matches.

#include <algorithm>
#include <array>
#include <cstddef>

namespace kingcraft::margins {

/// Reverse futility pruning: up to this depth, a node this far above beta is cut.
inline constexpr int reverse_futility_depth = 8;
constexpr int reverse_futility(int depth, bool improving) { return 80 * (depth - (improving ? 1 : 0)); }

/// Razoring: up to this depth, a node this far below alpha goes to quiescence search.
inline constexpr int razoring_depth = 3;
constexpr int razoring(int depth) { return 200 + 150 * depth; }

/// Null move pruning: tried from this depth on, with the search reduced by so many plies.
inline constexpr int null_move_depth = 3;
constexpr int null_move_reduction(int depth, int above_beta) { return 3 + depth / 4 + std::min(above_beta / 200, 3); }

/// Internal iterative reduction: from this depth on, a node without a move in the transposition table loses one ply.
inline constexpr int internal_reduction_depth = 4;

/// Futility pruning: up to this depth, a quiet move is skipped when the static evaluation is this far below alpha.
inline constexpr int futility_depth = 8;
constexpr int futility(int depth) { return 100 + 90 * depth; }

/// Late move pruning: up to this depth, no more quiet moves are tried after so many moves.
inline constexpr int late_move_pruning_depth = 8;
constexpr int late_move_pruning(int depth, bool improving) { return (4 + depth * depth) / (improving ? 1 : 2); }

/// History pruning: up to this depth, a quiet move with a history below this is skipped.
inline constexpr int history_pruning_depth = 4;
constexpr int history_pruning(int depth) { return -3500 * depth; }

/// SEE pruning: up to this depth, a move that loses more than this in an exchange is skipped.
inline constexpr int see_depth = 8;
constexpr int see_quiet(int depth) { return -25 * depth * depth; }
constexpr int see_capture(int depth) { return -100 * depth; }

/// Delta pruning: what a capture in quiescence search may gain beyond the captured piece.
inline constexpr int delta = 200;

/// Singular extension: from this depth on, the move from the transposition table gets one ply more when no other move
/// comes this close to its score. The table's depth may be less by at most `singular_depth_difference`.
inline constexpr int singular_depth = 6;
inline constexpr int singular_depth_difference = 3;
constexpr int singular(int depth) { return 2 * depth; }

/// Added to the history of a move that raised alpha; taken from those tried before it.
constexpr int history_bonus(int depth) { return std::min(170 * depth - 80, 1700); }

/// Aspiration: from this depth on, the window of the first search around the score before is so far to each side.
inline constexpr int aspiration_depth = 5;
inline constexpr int aspiration = 15;

/// Late move reductions: from this depth on, after so many moves that are searched in full; at the root others.
inline constexpr int reduction_depth = 3;
inline constexpr int unreduced_moves = 2;
inline constexpr int root_reduction_depth = 4;
inline constexpr int unreduced_root_moves = 4;
/// So much history takes one ply off the reduction, or adds one.
inline constexpr int history_per_ply = 10000;

/// The nodes of one quiescence search, after which it stands pat.
inline constexpr int quiescence_nodes = 1000;

/// The order of captures: the value of the captured piece counts so often, that of the mover once, and this share of
/// the history.
inline constexpr int captured_first = 16;
inline constexpr int capture_history_share = 16;

/// How much of the correction by the pawns, and of that by the pieces of each side, is added to an evaluation.
inline constexpr int pawn_correction = 30;
inline constexpr int piece_correction = 20;

/// The share of the planned time, in percent: less for each depth at which the best move stayed, more by as much as its
/// score fell.
constexpr int time_percent(int stable_depths, int loss) {
    return 145 - 15 * std::min(stable_depths, 6) + std::min(loss, 60);
}
/// From this share of the nodes for the best move on, in percent, the others are refuted with few: less time is needed.
inline constexpr int clear_effort = 95;

namespace detail {

/// Correct to nine digits, and equal on every compiler, unlike std::log.
constexpr double natural_logarithm(double x) {
    constexpr double ln2 = 0.693147180559945309;
    double whole = 0;
    for (; x >= 2; x /= 2) whole += ln2;
    const double y = (x - 1) / (x + 1);
    double sum = 0;
    double power = y;
    for (int odd = 1; odd < 40; odd += 2, power *= y * y) sum += 2 * power / odd;
    return whole + sum;
}

inline constexpr std::size_t reductions_size = 64;
using Reductions = std::array<std::array<signed char, reductions_size>, reductions_size>;

constexpr Reductions make_reductions() {
    Reductions reductions{};
    std::array<double, reductions_size> logarithms{};
    for (std::size_t i = 1; i < reductions_size; ++i) logarithms[i] = natural_logarithm(static_cast<double>(i));
    for (std::size_t depth = 1; depth < reductions_size; ++depth) {
        for (std::size_t tried = 1; tried < reductions_size; ++tried) {
            reductions[depth][tried] = static_cast<signed char>(0.6 + logarithms[depth] * logarithms[tried] / 2.2);
        }
    }
    return reductions;
}

inline constexpr Reductions reductions = make_reductions();

}  // namespace detail

/// Late move reduction of a quiet move after `tried` others, in plies.
constexpr int late_move_reduction(int depth, int tried) {
    constexpr int last = static_cast<int>(detail::reductions_size) - 1;
    return detail::reductions[static_cast<std::size_t>(std::clamp(depth, 0, last))]
                             [static_cast<std::size_t>(std::min(tried, last))];
}

}  // namespace kingcraft::margins

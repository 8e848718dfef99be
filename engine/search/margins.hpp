#pragma once
// Margins and depths of pruning, reductions and extensions. Scores are in hundredths of a pawn, depths in plies. All of
// them are trade-offs; docs/notes/strength.md says which ones were decided by matches. A margin has a name, its value,
// and the range in which a tuner may try others.

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "search/margin.hpp"

namespace kingcraft::margins {

/// The values that a tuner may set: none, unless the build is for tuning.
inline std::vector<Margin*>& all() {
    static std::vector<Margin*> margins;
    return margins;
}

/// Reverse futility pruning: up to this depth, a node this far above beta is cut.
KINGCRAFT_MARGIN(reverse_futility_depth, 8, 1, 16);
KINGCRAFT_MARGIN(reverse_futility_step, 80, 20, 200);
inline int reverse_futility(int depth, bool improving) { return reverse_futility_step * (depth - (improving ? 1 : 0)); }

/// Razoring: up to this depth, a node this far below alpha goes to quiescence search.
KINGCRAFT_MARGIN(razoring_depth, 3, 0, 8);
KINGCRAFT_MARGIN(razoring_base, 200, 0, 600);
KINGCRAFT_MARGIN(razoring_step, 150, 0, 400);
inline int razoring(int depth) { return razoring_base + razoring_step * depth; }

/// Null move pruning: tried from this depth on, with the search reduced by so many plies.
KINGCRAFT_MARGIN(null_move_depth, 3, 1, 8);
KINGCRAFT_MARGIN(null_move_base, 3, 1, 6);
KINGCRAFT_MARGIN(null_move_depth_share, 4, 1, 10);
KINGCRAFT_MARGIN(null_move_lead_share, 200, 50, 500);
KINGCRAFT_MARGIN(null_move_lead_most, 3, 0, 6);
inline int null_move_reduction(int depth, int above_beta) {
    return null_move_base + depth / null_move_depth_share +
           std::min<int>(above_beta / null_move_lead_share, null_move_lead_most);
}

/// Internal iterative reduction: from this depth on, a node without a move in the transposition table loses one ply.
KINGCRAFT_MARGIN(internal_reduction_depth, 4, 2, 10);

/// Futility pruning: up to this depth, a quiet move is skipped when the static evaluation is this far below alpha.
KINGCRAFT_MARGIN(futility_depth, 8, 0, 16);
KINGCRAFT_MARGIN(futility_base, 100, 0, 300);
KINGCRAFT_MARGIN(futility_step, 90, 20, 200);
inline int futility(int depth) { return futility_base + futility_step * depth; }

/// Late move pruning: up to this depth, no more quiet moves are tried after so many moves.
KINGCRAFT_MARGIN(late_move_pruning_depth, 8, 0, 16);
KINGCRAFT_MARGIN(late_move_pruning_base, 4, 1, 12);
inline int late_move_pruning(int depth, bool improving) {
    return (late_move_pruning_base + depth * depth) / (improving ? 1 : 2);
}

/// History pruning: up to this depth, a quiet move with a history below this is skipped.
KINGCRAFT_MARGIN(history_pruning_depth, 4, 0, 12);
KINGCRAFT_MARGIN(history_pruning_step, 3500, 500, 10000);
inline int history_pruning(int depth) { return -history_pruning_step * depth; }

/// SEE pruning: up to this depth, a move that loses more than this in an exchange is skipped.
KINGCRAFT_MARGIN(see_depth, 8, 0, 16);
KINGCRAFT_MARGIN(see_quiet_step, 25, 5, 100);
KINGCRAFT_MARGIN(see_capture_step, 100, 20, 300);
inline int see_quiet(int depth) { return -see_quiet_step * depth * depth; }
inline int see_capture(int depth) { return -see_capture_step * depth; }

/// Delta pruning: what a capture in quiescence search may gain beyond the captured piece.
KINGCRAFT_MARGIN(delta, 200, 0, 600);

/// Singular extension: from this depth on, the move from the transposition table gets one ply more when no other move
/// comes this close to its score. The table's depth may be less by at most `singular_depth_difference`.
KINGCRAFT_MARGIN(singular_depth, 6, 4, 12);
KINGCRAFT_MARGIN(singular_depth_difference, 3, 0, 6);
KINGCRAFT_MARGIN(singular_step, 2, 1, 8);
inline int singular(int depth) { return singular_step * depth; }

/// Added to the history of a move that raised alpha; taken from those tried before it.
KINGCRAFT_MARGIN(history_bonus_step, 170, 20, 400);
KINGCRAFT_MARGIN(history_bonus_less, 80, 0, 400);
KINGCRAFT_MARGIN(history_bonus_most, 1700, 400, 4000);
inline int history_bonus(int depth) {
    return std::min<int>(history_bonus_step * depth - history_bonus_less, history_bonus_most);
}

/// Aspiration: from this depth on, the window of the first search around the score before is so far to each side.
KINGCRAFT_MARGIN(aspiration_depth, 5, 2, 10);
KINGCRAFT_MARGIN(aspiration, 15, 5, 100);

/// Late move reductions: from this depth on, after so many moves that are searched in full; at the root others.
KINGCRAFT_MARGIN(reduction_depth, 3, 2, 8);
KINGCRAFT_MARGIN(unreduced_moves, 2, 1, 8);
KINGCRAFT_MARGIN(root_reduction_depth, 4, 2, 8);
KINGCRAFT_MARGIN(unreduced_root_moves, 4, 1, 12);
/// So much history takes one ply off the reduction, or adds one.
KINGCRAFT_MARGIN(history_per_ply, 10000, 2000, 40000);
/// Of the product of the logarithms of depth and moves; in hundredths.
KINGCRAFT_MARGIN(reduction_base, 60, 0, 200);
KINGCRAFT_MARGIN(reduction_share, 220, 100, 500);

/// The nodes of one quiescence search, after which it stands pat.
KINGCRAFT_MARGIN(quiescence_nodes, 1000, 100, 10000);

/// The order of captures: the value of the captured piece counts so often, that of the mover once, and this share of
/// the history.
KINGCRAFT_MARGIN(captured_first, 16, 1, 64);
KINGCRAFT_MARGIN(capture_history_share, 16, 1, 64);

/// How much of the correction by the pawns, and of that by the pieces of each side, is added to an evaluation.
KINGCRAFT_MARGIN(pawn_correction, 30, 0, 100);
KINGCRAFT_MARGIN(piece_correction, 20, 0, 100);

/// The share of the planned time, in percent: less for each depth at which the best move stayed, more by as much as its
/// score fell.
KINGCRAFT_MARGIN(time_base, 145, 100, 250);
KINGCRAFT_MARGIN(time_stable_step, 15, 0, 40);
KINGCRAFT_MARGIN(time_stable_most, 6, 1, 12);
KINGCRAFT_MARGIN(time_loss_most, 60, 0, 200);
inline int time_percent(int stable_depths, int loss) {
    return time_base - time_stable_step * std::min<int>(stable_depths, time_stable_most) +
           std::min<int>(loss, time_loss_most);
}
/// From this share of the nodes for the best move on, in percent, the others are refuted with few: less time is needed.
KINGCRAFT_MARGIN(clear_effort, 95, 50, 100);

namespace detail {

/// Correct to nine digits, and equal on every compiler, unlike std::log.
constexpr double natural_logarithm(double x) {
    constexpr double ln2 = 0.693147180559945309;
    double whole = 0;
    while (x >= 2) {
        x /= 2;
        whole += ln2;
    }
    const double y = (x - 1) / (x + 1);
    double sum = 0;
    double power = y;
    for (int odd = 1; odd < 40; odd += 2, power *= y * y) sum += 2 * power / odd;
    return whole + sum;
}

inline constexpr std::size_t reductions_size = 64;
using Reductions = std::array<std::array<signed char, reductions_size>, reductions_size>;

KINGCRAFT_CONSTANT Reductions make_reductions() {
    Reductions reductions{};
    std::array<double, reductions_size> logarithms{};
    for (std::size_t i = 1; i < reductions_size; ++i) logarithms[i] = natural_logarithm(static_cast<double>(i));
    for (std::size_t depth = 1; depth < reductions_size; ++depth) {
        for (std::size_t tried = 1; tried < reductions_size; ++tried) {
            const double product = logarithms[depth] * logarithms[tried];
            reductions[depth][tried] =
                static_cast<signed char>(reduction_base / 100.0 + product / (reduction_share / 100.0));
        }
    }
    return reductions;
}

KINGCRAFT_CONSTANT Reductions reductions = make_reductions();

}  // namespace detail

/// Late move reduction of a quiet move after `tried` others, in plies.
inline int late_move_reduction(int depth, int tried) {
    constexpr int last = static_cast<int>(detail::reductions_size) - 1;
    return detail::reductions[static_cast<std::size_t>(std::clamp(depth, 0, last))]
                             [static_cast<std::size_t>(std::min(tried, last))];
}

/// Sets one of `all()`, while no search runs.
inline void set(Margin& margin, int value) {
    margin.value = value;
#ifdef KINGCRAFT_TUNE
    detail::reductions = detail::make_reductions();
#endif
}

}  // namespace kingcraft::margins

#pragma once
// The numbers by which the search decides what is not worth searching, or not so deeply. Scores are in hundredths of a
// pawn, depths in plies. All of them are trade-offs; docs/strength.md says which of them matches have settled.

#include <algorithm>
#include <array>
#include <cstddef>

namespace kingcraft::margins {

/// Up to this depth a position that is this far above beta is taken for good (reverse futility).
inline constexpr int good_enough_depth = 8;
constexpr int good_enough(int depth, bool improving) { return 80 * (depth - (improving ? 1 : 0)); }

/// Up to this depth a position that is this far below alpha is left to the quiescence (razoring).
inline constexpr int hopeless_depth = 3;
constexpr int hopeless(int depth) { return 200 + 150 * depth; }

/// How many plies less deep the answer to a null move is searched, and from which depth on one is tried.
inline constexpr int null_move_depth = 3;
constexpr int null_move_reduction(int depth, int above_beta) { return 3 + depth / 4 + std::min(above_beta / 200, 3); }

/// From this depth on a node without a move from the table is searched one ply less deep.
inline constexpr int unguided_depth = 4;

/// Up to this depth a quiet move needs the static evaluation to be within this distance below alpha (futility).
inline constexpr int futile_depth = 8;
constexpr int futile(int depth) { return 100 + 90 * depth; }

/// Up to this depth a quiet move needs a history above this.
inline constexpr int bad_history_depth = 4;
constexpr int bad_history(int depth) { return -3500 * depth; }

/// Up to this depth no move may lose more than this in an exchange.
inline constexpr int losing_depth = 8;
constexpr int losing_quiet(int depth) { return -25 * depth * depth; }
constexpr int losing_capture(int depth) { return -100 * depth; }

/// What a capture may gain in position besides what it captures, in quiescence.
inline constexpr int quiescence_gain = 200;

/// From this depth on the move from the table is searched one ply deeper when no other move comes within this distance
/// of its score (singular extension); the table must have looked at most so many plies less deep.
inline constexpr int singular_depth = 6;
inline constexpr int singular_trust = 3;
constexpr int singular(int depth) { return 2 * depth; }

/// What a move that raised alpha, or was tried in vain, adds to or takes from its history.
constexpr int history_bonus(int depth) { return std::min(170 * depth - 80, 1700); }

namespace detail {

/// Good to nine digits, and the same on every compiler.
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

/// How many plies less deep a quiet move is searched that comes behind so many others.
constexpr int late_move_reduction(int depth, int tried) {
    constexpr int last = static_cast<int>(detail::reductions_size) - 1;
    return detail::reductions[static_cast<std::size_t>(std::clamp(depth, 0, last))]
                             [static_cast<std::size_t>(std::min(tried, last))];
}

}  // namespace kingcraft::margins

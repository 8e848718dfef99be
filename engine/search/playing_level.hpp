#pragma once
// The playing levels: the lower ones search less and do not always play the best move that they found.

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "board/split_mix.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace kingcraft {

struct PlayingLevel {
    /// Plies and nodes; 0 for no limit.
    int depth_max;
    std::uint64_t nodes_max;
    /// The number of best moves to choose from.
    int candidates;
    /// The largest error added to a score, in hundredths of a pawn.
    int error_max;
    /// How often a far move is overlooked, in percent.
    int blindness;
};

/// Level 1 sees captures and little else, and may lose a piece on any move; level 10 is full strength. Calibrated by
/// matches between neighbouring levels, see docs/strength.md.
inline constexpr std::array<PlayingLevel, level_max> levels{{
    {1, 0, 30, 460, 60},
    {1, 0, 24, 290, 45},
    {1, 0, 18, 178, 29},
    {1, 0, 10, 76, 12},
    {2, 0, 12, 112, 18},
    {3, 0, 12, 118, 18},
    {3, 0, 9, 54, 9},
    {0, 1350, 1, 0, 0},
    {0, 2250, 1, 0, 0},
    {0, 0, 1, 0, 0},
}};

/// How levels without errors choose their first moves when games must differ: among moves that are almost equal.
inline constexpr int opening_candidates = 3;
inline constexpr int opening_error_max = 15;
inline constexpr int opening_moves = 4;

/// A move to choose from.
struct Candidate {
    /// In hundredths of a pawn.
    int score;
    /// The move goes so far that it may be overlooked.
    bool is_far;
    /// The move as `Move::bits`.
    std::uint32_t move;
};

constexpr const PlayingLevel& level_of(const Limits& limits) {
    return levels[static_cast<std::size_t>(limits.level - level_min)];
}

/// The index of the move that a level plays: the best of those not overlooked, after a random error is added to each
/// score; the first move when all are overlooked. The same seed makes the same choice in any order of equal moves.
inline std::size_t choose(const std::vector<Candidate>& candidates, const PlayingLevel& level, std::uint64_t seed) {
    constexpr std::uint64_t percent = 100;
    constexpr int move_bits = 32;
    std::size_t chosen = 0;
    std::pair<int, std::uint32_t> best{-infinite_score, 0};
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto& [score, is_far, move] = candidates[i];
        std::uint64_t random = seed ^ std::uint64_t{move} << move_bits;
        const auto error = static_cast<int>(split_mix_64(random) % (static_cast<std::uint64_t>(level.error_max) + 1));
        const bool overlooked = split_mix_64(random) % percent < static_cast<std::uint64_t>(level.blindness);
        const std::pair candidate{score + error, move};
        if ((is_far && overlooked) || candidate <= best) continue;
        best = candidate;
        chosen = i;
    }
    return chosen;
}

}  // namespace kingcraft

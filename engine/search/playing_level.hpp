#pragma once
// The playing levels: the lower ones overlook moves, search less, and do not always play the best move that they found.

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/split_mix.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace kingcraft {

struct PlayingLevel {
    /// Plies; 0 for no limit.
    int depth_max;
    /// The number of best moves to choose from.
    int candidates;
    /// The largest error added to a score, in hundredths of a pawn: less than a piece.
    int error_max;
    /// How many percent of obscure moves are overlooked, see attention.hpp: own moves, and those of the other side.
    int own_missed;
    int replies_missed;
};

/// Level 1 sees little more than the piece that it moves; level 10 is full strength. Calibrated by matches between
/// neighbouring levels, see docs/notes/strength.md.
inline constexpr std::array<PlayingLevel, level_max> levels{{
    {1, 8, 200, 154, 184},
    {1, 8, 160, 121, 144},
    {1, 8, 130, 95, 114},
    {1, 8, 100, 64, 76},
    {2, 8, 75, 40, 48},
    {3, 6, 50, 23, 28},
    {4, 5, 35, 12, 15},
    {5, 4, 25, 8, 9},
    {5, 4, 10, 3, 3},
    {0, 1, 0, 0, 0},
}};

/// Full strength chooses its first moves among almost equal ones when games must differ.
inline constexpr int opening_candidates = 3;
inline constexpr int opening_error_max = 15;
inline constexpr int opening_moves = 4;

/// A move to choose from.
struct Candidate {
    /// In hundredths of a pawn.
    int score;
    /// The move as `Move::bits`.
    std::uint32_t move;
};

constexpr const PlayingLevel& level_of(const Limits& limits) {
    return levels[static_cast<std::size_t>(limits.level - level_min)];
}

/// The index of the move that a level plays: the best after a random error is added to each score. The same seed makes
/// the same choice in any order of equal moves.
inline std::size_t choose(const std::vector<Candidate>& candidates, const PlayingLevel& level, std::uint64_t seed) {
    constexpr int move_bits = 32;
    std::size_t chosen = 0;
    std::pair<int, std::uint32_t> best{-infinite_score, 0};
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto& [score, move] = candidates[i];
        std::uint64_t random = seed ^ std::uint64_t{move} << move_bits;
        const auto error = static_cast<int>(split_mix_64(random) % (static_cast<std::uint64_t>(level.error_max) + 1));
        const std::pair candidate{score + error, move};
        if (candidate <= best) continue;
        best = candidate;
        chosen = i;
    }
    return chosen;
}

}  // namespace kingcraft

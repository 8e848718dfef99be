#pragma once
// The levels of play: the lower ones look less far ahead and do not always play what they think best.

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "search/limits.hpp"
#include "search/score.hpp"

namespace kingcraft {

struct Level {
    /// Plies; 0 for no bound.
    int depth_max;
    /// How many of the best moves the choice is made from.
    int candidates;
    /// The most by which a move may look better than it is, in hundredths of a pawn.
    int error_max;
};

/// Level 1 sees captures and little else, and may lose a piece on any move; level 10 holds nothing back.
inline constexpr std::array<Level, level_max> levels{{
    {1, 20, 260},
    {1, 12, 160},
    {2, 10, 110},
    {2, 8, 70},
    {3, 6, 50},
    {4, 5, 35},
    {5, 4, 25},
    {6, 3, 15},
    {8, 2, 10},
    {0, 1, 0},
}};

constexpr const Level& level_of(const Limits& limits) {
    return levels[static_cast<std::size_t>(limits.level - level_min)];
}

/// The index of the move that a level plays: the best one after each score was raised by a random error. `scores` are
/// from best to worst; the same seed makes the same choice.
inline std::size_t choose(const std::vector<int>& scores, const Level& level, std::uint64_t seed) {
    std::size_t chosen = 0;
    int best = -infinite_score;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        // One step of SplitMix64 (Sebastiano Vigna, public domain).
        std::uint64_t random = seed += 0x9E3779B97F4A7C15;
        random = (random ^ (random >> 30)) * 0xBF58476D1CE4E5B9;
        random = (random ^ (random >> 27)) * 0x94D049BB133111EB;
        random ^= random >> 31;
        const int error = static_cast<int>(random % static_cast<std::uint64_t>(level.error_max + 1));
        if (scores[i] + error <= best) continue;
        best = scores[i] + error;
        chosen = i;
    }
    return chosen;
}

}  // namespace kingcraft

#pragma once
// Counting the leaves of the tree of legal moves, the test and the measure of a move generator.

#include <cstdint>
#include <optional>

#include "rules/movegen.hpp"

namespace kingcraft {

/// The number of move sequences of this length, in plies; 1 for depth 0. The last ply is counted without being played.
template <class V>
std::uint64_t perft(const Position<V>& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return count_legal(position);
    MoveList moves;
    generate_legal(position, moves);
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        Position<V> next = position;
        next.play(move);
        leaves += perft(next, depth - 1);
    }
    return leaves;
}

/// The same, unless `go_on`, asked every few ten thousand leaves, says no: then none.
template <class V, class GoOn>
std::optional<std::uint64_t> perft(const Position<V>& position, int depth, const GoOn& go_on) {
    constexpr int depth_between = 3;
    if (depth <= depth_between) {
        if (!go_on()) return std::nullopt;
        return perft(position, depth);
    }
    MoveList moves;
    generate_legal(position, moves);
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        Position<V> next = position;
        next.play(move);
        const auto below = perft(next, depth - 1, go_on);
        if (!below) return std::nullopt;
        leaves += *below;
    }
    return leaves;
}

}  // namespace kingcraft

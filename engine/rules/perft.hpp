#pragma once
// Counting the leaves of the tree of legal moves, the test and the measure of a move generator.

#include <cstdint>
#include <optional>

#include "rules/movegen.hpp"

namespace kingcraft {

/// The most plies that programs count: chess has 6 · 10¹⁶ leaves there.
inline constexpr int perft_depth_max = 12;

namespace detail {

/// Visits the position after each legal move until `visit` returns false; returns false if it did.
template <class V, class Visit>
bool for_each_next(const Position<V>& position, Visit visit) {
    MoveList moves;
    generate_legal(position, moves);
    for (const Move move : moves) {
        if (!visit(position.after(move))) return false;
    }
    return true;
}

}  // namespace detail

/// The number of move sequences of this length, in plies; 1 up to depth 0. The last ply is counted unplayed.
template <class V>
std::uint64_t perft(const Position<V>& position, int depth) {
    if (depth <= 0) return 1;
    if (depth == 1) return count_legal(position);
    std::uint64_t leaves = 0;
    detail::for_each_next(position, [&](const Position<V>& next) {
        leaves += perft(next, depth - 1);
        return true;
    });
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
    std::uint64_t leaves = 0;
    const bool is_complete = detail::for_each_next(position, [&](const Position<V>& next) {
        const auto below = perft(next, depth - 1, go_on);
        leaves += below.value_or(0);
        return below.has_value();
    });
    return is_complete ? std::optional{leaves} : std::nullopt;
}

}  // namespace kingcraft

#pragma once
// Straight lines between two squares.

#include <algorithm>
#include <optional>

#include "board/geometry.hpp"
#include "board/square_set.hpp"

namespace kingcraft {

/// The direction in which `to` lies from `from` on a straight line, their levels left aside; none when they are not in
/// line.
template <class G>
constexpr std::optional<Direction> direction_between(Square from, Square to) {
    const int files = G::file(to) - G::file(from);
    const int ranks = G::rank(to) - G::rank(from);
    const bool in_line = files == 0 || ranks == 0 || files == ranks || files == -ranks;
    if (!in_line || (files == 0 && ranks == 0)) return std::nullopt;
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    for (int d = 0; d < direction_count; ++d) {
        const auto at = static_cast<std::size_t>(d);
        if (file_step[at] == sign(files) && rank_step[at] == sign(ranks)) return direction(d);
    }
    return std::nullopt;
}

/// The number of king's steps from one square to the other on a flat board.
template <class G>
constexpr int distance(Square from, Square to) {
    const int files = G::file(to) - G::file(from);
    const int ranks = G::rank(to) - G::rank(from);
    return std::max({files, -files, ranks, -ranks});
}

/// How far a piece may reach in one direction, and the number that decides it.
struct Ray {
    /// The last square.
    Square to;
    int count;
};

/// The squares strictly between two squares in line, on the level of `from`; none when they are not in line.
template <class G>
constexpr SquareSet<G> between(Square from, Square to) {
    SquareSet<G> squares;
    const auto direction = direction_between<G>(from, to);
    if (!direction) return squares;
    Square square = from;
    for (int i = 1; i < distance<G>(from, to); ++i) {
        square = G::step(square, *direction);
        squares.insert(square);
    }
    return squares;
}

}  // namespace kingcraft

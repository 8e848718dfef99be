#pragma once
// Positions that are made of pieces on squares.

#include <algorithm>
#include <span>
#include <vector>

#include "rules/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {

template <class V>
Position<V> placed(const std::vector<PieceOnSquare>& pieces, Color turn) {
    return Position<V>(std::span<const PieceOnSquare>(pieces), turn);
}

/// The squares on which a piece of this role may stand.
template <class V>
std::vector<Square> squares_of(Role role) {
    using G = typename V::Geometry;
    std::vector<Square> squares;
    for (int i = 0; i < G::squares; ++i) {
        const auto square = static_cast<Square>(i);
        const bool ends = G::rank(square) == 0 || G::rank(square) == G::ranks - 1;
        if ((G::level(square) == 0 || V::may_leave_ground(role)) && !(role == Role::pawn && ends))
            squares.push_back(square);
    }
    return squares;
}

inline bool is_taken(const std::vector<PieceOnSquare>& pieces, Square square) {
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const PieceOnSquare& placed_piece) { return placed_piece.square == square; });
}

/// Adds a piece on a random free square.
template <class V>
void place_anywhere(std::vector<PieceOnSquare>& pieces, Piece piece, Random& random) {
    const auto squares = squares_of<V>(piece.role());
    for (;;) {
        const Square square = squares[random.below(squares.size())];
        if (is_taken(pieces, square)) continue;
        pieces.push_back({piece, square});
        return;
    }
}

}  // namespace kingcraft::test

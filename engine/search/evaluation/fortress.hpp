#pragma once
// Fortresses: positions in which no piece can ever be taken. They are drawn with any difference in material.

#include "rules/piece_moves.hpp"
#include "rules/position.hpp"

namespace kingcraft {

namespace detail {

/// The same as `is_fortress` where no piece but kings and pawns reaches squares of both colours. `pieces` has them by
/// square, on one level with so many files.
bool has_no_way_through(const Piece* pieces, const BoardShape& shape);

}  // namespace detail

/// True when all pawns are locked, neither king comes to an enemy pawn, and the other pieces are bound to squares of a
/// colour on which no enemy pawn stands. False in games that do not draw like chess.
template <class V>
[[gnu::noinline]] bool is_fortress(const Position<V>& position) {
    using G = typename V::Geometry;
    if (!V::draws_like_chess || G::levels > 1 || position.en_passant() != no_square) return false;
    SquareSet<G> bound;
    for (const Role role : V::roles) {
        if (is_color_bound<V>(role)) bound |= position.of(role);
    }
    const auto pawns = position.of(Role::pawn);
    return !pawns.empty() && position.occupied() - pawns - position.of(Role::king) == bound &&
           detail::has_no_way_through(position.board().data(), G::shape);
}

}  // namespace kingcraft

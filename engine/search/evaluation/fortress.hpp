#pragma once
// Fortresses: positions in which no piece can ever be taken, whatever the difference in material.

#include "search/evaluation/pawn_spans.hpp"

namespace kingcraft {

namespace detail {

/// True when no pawn of this side can advance, or take a pawn.
template <class V>
bool has_locked_pawns(const Position<V>& position, Color color) {
    const auto own = position.of(color, Role::pawn);
    const auto enemies = position.of(!color, Role::pawn);
    const auto ahead = forward(color, own);
    return (ahead - own - enemies).empty() && !beside(ahead).intersects(enemies);
}

/// True when no walk leads this side's king to an enemy pawn, over squares without own pawns that no enemy pawn
/// attacks.
template <class V>
bool is_walled_off(const Position<V>& position, Color color) {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;
    const Set enemies = position.of(!color, Role::pawn);
    const Set open = ground<G> - position.of(color, Role::pawn) - beside(forward(!color, enemies));
    Set reached = position.of(color, Role::king);
    for (Set before; before != reached;) {
        before = reached;
        const Set rows = reached | beside(reached);
        reached |= (rows | forward(color, rows) | forward(!color, rows)) & open;
    }
    return !reached.intersects(enemies);
}

}  // namespace detail

/// True when all pawns are locked, neither king comes to an enemy pawn, and the other pieces are bound to squares of a
/// colour on which no enemy pawn stands. False in games that do not draw like chess.
template <class V>
bool is_fortress(const Position<V>& position) {
    using Set = SquareSet<typename V::Geometry>;
    if (!V::draws_like_chess) return false;
    const Set pawns = position.of(Role::pawn);
    const Set others = position.occupied() - pawns - position.of(Role::king);
    Set bound;
    for (const Role role : V::roles) {
        if (V::is_color_bound(role)) bound |= position.of(role);
    }
    if (others != bound || pawns.empty()) return false;
    for (const Color color : {Color::white, Color::black}) {
        if (!detail::has_locked_pawns(position, color)) return false;
        const Set enemies = position.of(!color, Role::pawn);
        for (const Square square : others& position.of(color)) {
            const Set dark = dark_squares<typename V::Geometry>;
            if (enemies.intersects(dark.contains(square) ? dark : ~dark)) return false;
        }
    }
    return detail::is_walled_off(position, Color::white) && detail::is_walled_off(position, Color::black);
}

}  // namespace kingcraft

#pragma once
// Moves: pseudo-legal ones as the pieces make them, and the legal ones among them.

#include "board/attacks.hpp"
#include "board/move.hpp"
#include "rules/castling.hpp"
#include "rules/position.hpp"

namespace kingcraft {

/// The rank index that is `count` ranks from this side's own edge.
template <class V>
constexpr int rank_from_home(Color color, int count) {
    return color == Color::white ? count : V::Geometry::ranks - 1 - count;
}

namespace detail {

template <class V>
void push_pawn_move(const Position<V>& position, Square from, Square to, MoveKind kind, MoveList& moves) {
    using G = typename V::Geometry;
    if (G::rank(to) != rank_from_home<V>(position.turn(), G::ranks - 1)) {
        moves.push({from, to, kind});
        return;
    }
    for (const Role role : V::promotions) moves.push({from, to, kind, role});
}

/// Steps, double steps, captures and en passant (FIDE 3.7).
template <class V>
void push_pawn_moves(const Position<V>& position, MoveList& moves) {
    using G = typename V::Geometry;
    const Color us = position.turn();
    const auto forward = us == Color::white ? Direction::north : Direction::south;
    for (const Square from : position.of(us, Role::pawn)) {
        const Square ahead = G::step(from, forward);
        if (!position.at(ahead).exists()) {
            push_pawn_move(position, from, ahead, MoveKind::step, moves);
            if (G::rank(from) == rank_from_home<V>(us, 1)) {
                const Square two_ahead = G::step(ahead, forward);
                if (!position.at(two_ahead).exists()) moves.push({from, two_ahead, MoveKind::double_step});
            }
        }
        for (const Square to : Attacks<G>::pawn(us, from)) {
            if (to == position.en_passant()) {
                moves.push({from, to, MoveKind::en_passant});
            } else if (position.of(!us).contains(to)) {
                push_pawn_move(position, from, to, MoveKind::step, moves);
            }
        }
    }
}

/// Castling on one side (FIDE 3.8.2): all squares between king and rook are empty, and, where kings must be safe, the
/// king is in check neither at home nor on a square it passes. Legality settles the square that it lands on.
template <class V>
void push_castling(const Position<V>& position, bool toward_higher_file, MoveList& moves) {
    using G = typename V::Geometry;
    const Color us = position.turn();
    const Square home = V::king_home[index(us)];
    const std::size_t right = castling_right<V>(us, toward_higher_file);
    if (!position.has_right(right) || !V::may_castle(position, toward_higher_file)) return;
    const auto side = toward_higher_file ? Direction::east : Direction::west;
    const Square rook = V::rights[right].home;
    for (Square between = G::step(home, side); between != rook; between = G::step(between, side)) {
        if (position.at(between).exists()) return;
    }
    Square passed = home;
    for (int distance = 1; distance <= V::castling_steps_max; ++distance) {
        if (V::king_must_be_safe && !position.king_is_safe_on(passed, home)) return;
        passed = G::step(passed, side);
        if (distance >= V::castling_steps_min) moves.push({home, passed, MoveKind::castle});
    }
}

}  // namespace detail

/// Appends every move that the pieces of the side to move can make, whether or not it leaves their king attacked.
template <class V>
void generate_pseudo_legal(const Position<V>& position, MoveList& moves) {
    if (V::is_decided(position)) return;
    const Color us = position.turn();
    detail::push_pawn_moves(position, moves);
    for (const Square from : position.of(us) - position.of(Role::pawn)) {
        for (const Square to : V::targets(position, from)) moves.push({from, to, V::kind(position, from, to)});
    }
    detail::push_castling(position, true, moves);
    detail::push_castling(position, false, moves);
    V::push_special_moves(position, moves);
}

/// Replaces the list by the legal moves.
template <class V>
void generate_legal(const Position<V>& position, MoveList& moves) {
    moves.clear();
    generate_pseudo_legal(position, moves);
    moves.keep_if([&](Move move) { return position.is_legal(move); });
}

}  // namespace kingcraft

#pragma once
// Generation of pseudo-legal and legal moves. Position::is_legal defines legality; the generator calls it only for
// moves that may expose the king, and handles all others a set of squares at a time.

#include "rules/castling.hpp"
#include "rules/pawns.hpp"
#include "rules/position.hpp"
#include "rules/sinks.hpp"

namespace kingcraft {

namespace detail {

/// Castling on one side (FIDE 3.8.2): all squares between king and rook are empty, and, where kings must be safe, the
/// king is in check neither at home nor on a square it passes. Legality settles the square that it lands on.
template <class V, class Sink>
void push_castling(const Position<V>& position, bool toward_higher_file, Sink& sink) {
    using G = typename V::Geometry;
    const Color us = position.turn();
    const CastlingPath<V>& path = castling_path<V>(us, toward_higher_file);
    if (!position.has_right(path.right) || position.occupied().intersects(path.between)) return;
    if (!V::may_castle(position, toward_higher_file)) return;
    const Square home = king_home<V>[index(us)];
    const auto side = toward_higher_file ? Direction::east : Direction::west;
    Square passed = home;
    for (int distance = 1; distance <= V::castling_steps.most; ++distance) {
        if (V::king_must_be_safe && !position.king_is_safe_on(passed, home)) return;
        passed = G::step(passed, side);
        if (distance >= V::castling_steps.least) sink.move({home, passed, MoveKind::castle});
    }
}

/// The squares on which the plain moves that are asked for end.
template <class V>
struct Landing {
    using Set = SquaresOf<V>;
    Set pawns = ~Set{};
    Set kings = ~Set{};
    Set others = ~Set{};

    /// The same for all but kings, on these squares alone.
    Landing within(const Set& squares) const { return {pawns & squares, kings, others & squares}; }
};

/// Where plain moves capture or promote.
template <class V>
Landing<V> tactical_landing(const Position<V>& position) {
    using G = typename V::Geometry;
    const auto& enemies = position.of(!position.turn());
    return {enemies | rank_squares<G>(rank_from_home<V>(position.turn(), G::ranks - 1)), enemies, enemies};
}

/// The plain moves of these pieces of the side to move.
template <class V, class Sink>
void push_plain_moves(const Position<V>& position, const SquaresOf<V>& pieces, const Landing<V>& landing, Sink& sink) {
    push_pawn_moves(position, pieces & position.of(Role::pawn), landing.pawns, sink);
    for (const Square from : pieces - position.of(Role::pawn) - position.of(Role::king)) {
        sink.piece(from, V::targets(position, position.at(from), from) & landing.others);
    }
    const Piece king{position.turn(), Role::king};
    const auto kings = pieces & position.of(Role::king);
    for (const Square from : kings) {
        sink.piece(from, V::targets(position, king, from) & landing.kings);
    }
}

/// En passant, castling, and what else is no plain move of a piece.
template <class V, class Sink>
void push_special_moves(const Position<V>& position, Sink& sink) {
    const Color us = position.turn();
    if (const Square to = position.en_passant(); to != no_square) {
        for (const Square from : Attacks<typename V::Geometry>::pawn(!us, to) & position.of(us, Role::pawn)) {
            sink.move({from, to, MoveKind::en_passant});
        }
    }
    push_castling(position, true, sink);
    push_castling(position, false, sink);
    V::push_special_moves(position, sink);
}

/// Passes the legal moves to a sink; of the plain moves only those that end on the wanted squares.
template <class V, class Sink>
void push_legal_moves(const Position<V>& position, const Landing<V>& wanted, Sink& sink) {
    using Set = SquaresOf<V>;
    if (V::verdict(position)) return;
    const Set pieces = position.of(position.turn());
    if constexpr (HasOwnLegality<V>) {
        MoveList moves;
        MoveSink<V> list(position, moves);
        push_plain_moves(position, pieces, wanted, list);
        push_special_moves(position, list);
        for (const Move move : moves) {
            if (position.is_legal(move)) sink.move(move);
        }
    } else if constexpr (!V::king_must_be_safe) {
        push_plain_moves(position, pieces, wanted, sink);
        push_special_moves(position, sink);
    } else {
        const Square royal = position.royal(position.turn());
        const Set checkers = position.attackers(royal, !position.turn());
        // Out of check only kings and blockers can expose the king; in check every move needs the legality check.
        const Set to_check = checkers.empty() ? (V::blockers_for_king(position, royal) & pieces) |
                                                    position.of(position.turn(), Role::king)
                                              : pieces;
        const Landing<V> landing = checkers.empty() ? wanted : wanted.within(V::check_mask(position, royal, checkers));
        push_plain_moves(position, pieces - to_check, landing, sink);
        MoveList moves_to_check;
        MoveSink<V> list(position, moves_to_check);
        push_plain_moves(position, to_check, landing, list);
        push_special_moves(position, list);
        for (const Move move : moves_to_check) {
            if (V::is_safe(position, move)) sink.move(move);
        }
    }
}

}  // namespace detail

/// Appends every move that the pieces of the side to move can make, whether or not it leaves their king attacked.
template <class V>
void generate_pseudo_legal(const Position<V>& position, MoveList& moves) {
    if (V::verdict(position)) return;
    MoveSink<V> sink(position, moves);
    detail::push_plain_moves(position, position.of(position.turn()), detail::Landing<V>{}, sink);
    detail::push_special_moves(position, sink);
}

/// Replaces the list by the legal moves.
template <class V>
void generate_legal(const Position<V>& position, MoveList& moves) {
    moves.clear();
    MoveSink<V> sink(position, moves);
    detail::push_legal_moves(position, {}, sink);
}

/// Replaces the list by the tactical moves: legal captures and promotions, and all special moves.
template <class V>
void generate_tactical(const Position<V>& position, MoveList& moves) {
    moves.clear();
    MoveSink<V> sink(position, moves);
    detail::push_legal_moves(position, detail::tactical_landing(position), sink);
}

/// How many legal moves there are, without making them.
template <class V>
std::uint64_t count_legal(const Position<V>& position) {
    CountSink<V> sink;
    detail::push_legal_moves(position, {}, sink);
    return sink.count();
}

}  // namespace kingcraft

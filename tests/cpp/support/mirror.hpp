#pragma once
// The mirrored position: colours swapped and ranks flipped, so that what White can do there Black can do here.

#include "rules/setup.hpp"
#include "rules/validate.hpp"

namespace kingcraft::test {

/// The square on the same file and level, as far from the other side's edge.
template <class G>
Square mirrored_square(Square square) {
    return G::square(G::file(square), G::ranks - 1 - G::rank(square), G::level(square));
}

template <class V>
Move mirrored_move(Move move) {
    using G = typename V::Geometry;
    const Square from = mirrored_square<G>(move.from());
    const Square to = mirrored_square<G>(move.to());
    return move.promotion() ? Move(from, to, move.kind(), *move.promotion()) : Move(from, to, move.kind());
}

template <class V>
Position<V> mirrored(const Position<V>& position) {
    using G = typename V::Geometry;
    Setup<V> setup;
    for (const Square square : position.occupied()) {
        const Piece piece = position.at(square);
        setup.board[mirrored_square<G>(square)] = Piece{!piece.color(), piece.role()};
    }
    setup.turn = !position.turn();
    for (std::size_t i = 0; i < V::rights.size(); ++i) {
        for (std::size_t j = 0; j < V::rights.size(); ++j) {
            const bool opposite = V::rights[j].home == mirrored_square<G>(V::rights[i].home);
            if (opposite && position.has_right(i)) setup.rights = static_cast<Rights>(setup.rights | right_bit(j));
        }
    }
    if (position.en_passant() != no_square) setup.en_passant = mirrored_square<G>(position.en_passant());
    setup.halfmove_clock = position.halfmove_clock();
    setup.move_number = position.move_number();
    return validate(setup).value();
}

}  // namespace kingcraft::test

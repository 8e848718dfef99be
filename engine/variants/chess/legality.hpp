#pragma once
// The fast legality check of the move generator, in orthodox chess. Each hook may cause more checks than needed, never
// fewer; the tests compare the result with Position::is_legal.

#include "board/move.hpp"
#include "rules/attack_lines.hpp"
#include "rules/position.hpp"

namespace kingcraft {

struct ChessLegality {
    /// Whether a move may leave the board like this (3.9.2); it is the other side's turn in `next`. A game with a law
    /// of its own returns a plain bool.
    template <class V>
    static KingSafety may_stand(const Position<V>& next, Color mover) {
        return {!V::king_must_be_safe || !next.is_check(mover)};
    }

    /// The pieces whose moves may expose the king of the side to move; extra squares are allowed, missing ones are not.
    template <class V>
    static SquareSet<typename V::Geometry> blockers_for_king(const Position<V>& position, Square king) {
        return blockers_by_notation(position, king);
    }

    /// The squares to which a piece other than a king may move to end these checks; extra squares are allowed, missing
    /// ones are not.
    template <class V>
    static SquareSet<typename V::Geometry> check_mask(const Position<V>& position, Square king,
                                                      const SquareSet<typename V::Geometry>& checkers) {
        return check_mask_by_notation(position, king, checkers);
    }

    /// Where the royal king of the side to move stands after this plain move.
    template <class V>
    static Square royal_after(const Position<V>& position, Move move) {
        return position.at(move.from()).role() == Role::king ? move.to() : V::royal(position, position.turn());
    }

    /// The same answer as `Position::is_legal`. A plain move is not played: after it, only the captured piece may
    /// attack the royal king.
    template <class V>
    static bool is_safe(const Position<V>& position, Move move) {
        using Set = SquareSet<typename V::Geometry>;
        const MoveKind kind = move.kind();
        if (kind != MoveKind::step && kind != MoveKind::slide && kind != MoveKind::double_step)
            return position.is_legal(move);
        const Set goal(move.to());
        const Set occupied = (position.occupied() - Set(move.from())) | goal;
        return (V::attackers(position, V::royal_after(position, move), !position.turn(), occupied) - goal).empty();
    }
};

}  // namespace kingcraft
